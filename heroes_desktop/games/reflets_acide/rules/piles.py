"""Draw piles and their discards; the top of a pile is its end (NA-007, NA-D79)."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..state import NOTHING, State


def draw_hero(s: State, table: Table) -> int:
    """The top Hero, −1 if there is none."""
    return _draw(s, table, s.heroes, s.heroes_discard, "heroes")


def draw_loot(s: State, table: Table) -> int:
    """The top Loot, −1 if there is none."""
    return _draw(s, table, s.loot, s.loot_discard, "loot")


def draw_unforeseen(s: State, table: Table) -> int:
    """The top Unforeseen, −1 if there is none."""
    return _draw(s, table, s.unforeseen, s.unforeseen_discard, "unforeseen")


def refill_unforeseen(s: State, table: Table) -> None:
    """Turn the discard over if the pile is empty, so that its top can be looked at."""
    if not s.unforeseen:
        _turn_over(s, table, s.unforeseen, s.unforeseen_discard, "unforeseen")


def _draw(s: State, table: Table, pile: list[int], discard: list[int], name: str) -> int:
    if not pile:
        _turn_over(s, table, pile, discard, name)
    return table.draw(pile) if pile else NOTHING


def _turn_over(s: State, table: Table, pile: list[int], discard: list[int], name: str) -> None:
    """Shuffle a discard into a new pile; what was in it everybody can count, so it is marked as one batch."""
    if not discard:
        return
    pile.extend(discard)
    discard.clear()
    table.shuffle(pile)
    number = max(s.batches.values(), default=0) + 1
    marks = {**s.batches, **dict.fromkeys(pile, number)}
    s.batches = dict(sorted(marks.items()))
    table.tell("pile_turned", pile=name, count=len(pile))
