"""Piles of cards, tiles or tokens: lists of instances whose top is their end."""

from __future__ import annotations

from collections.abc import Iterable

from .table import Table


def draw(pile: list[int], count: int) -> list[int]:
    """Take this many from the top, or as many as there are; the first one drawn comes first."""
    taken = pile[len(pile) - count :] if count < len(pile) else list(pile)
    del pile[len(pile) - len(taken) :]
    return taken[::-1]


def discard(table: Table, instances: Iterable[int], pile: list[int]) -> None:
    """Lay these on an open pile one after the other, face up for everybody."""
    for instance in instances:
        table.show(instance)
        pile.append(instance)


def gather(table: Table, pile: list[int], *others: list[int]) -> None:
    """Put all of the other piles into this one and shuffle it."""
    for other in others:
        pile.extend(other)
        other.clear()
    table.shuffle(pile)


def draw_on(table: Table, pile: list[int], discarded: list[int], count: int) -> list[int]:
    """Take this many from the top; a pile that runs out is rebuilt from the discards.

    Fewer come when both are empty.
    """
    taken = draw(pile, count)
    if len(taken) < count and discarded:
        gather(table, pile, discarded)
        taken += draw(pile, count - len(taken))
    return taken
