"""How likely a team reaches a power: hands counted exactly, rejecting as optimal stopping.

Each turn still to come is a hand drawn from a pile of known composition. A player rejects a hand when a fresh
one promises more, at a price for the cards it costs; the team wins when the sum reaches what is needed.
Powers are counted in halves, since what an effect brings is an estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, comb
from typing import NamedTuple

_SURELY = 0.999
_BITS = 32
"""Room for the number of hands with one power, when they are counted in one long number."""
_MASK = (1 << _BITS) - 1


class Hand(NamedTuple):
    """Hands one turn can bring: their powers in halves with the chance of each, and how many can be drawn.

    `price` is the share of what a won fight is worth that a rejected hand costs."""

    spread: tuple[tuple[int, float], ...]
    hands: int = 1
    price: float = 0.0

    @property
    def mean(self) -> float:
        """The power of a hand on average."""
        return sum([power * chance for power, chance in self.spread]) / 2


NO_HAND = Hand(((0, 1.0),))


def hand_of(values: Sequence[float], size: int, rejections: int, banned: bool = False) -> Hand:
    """The hands that a pile with cards of these values gives; `banned`: their strongest card counts 0."""
    count = len(values)
    if not count or size <= 0:
        return NO_HAND
    halves = tuple(sorted([max(0, round(2 * value)) for value in values]))
    hands = 1 + min(rejections, ceil((count - size) / size), 3) if count > size else 1
    return Hand(spread_of(halves, min(size, count), banned), hands)


@lru_cache(20_000)
def spread_of(values: tuple[int, ...], size: int, banned: bool = False) -> tuple[tuple[int, float], ...]:
    """The power of a hand of `size` cards drawn from these, and how likely it is; values in rising order."""
    ways = [1] + [0] * size
    topped = 0
    for value in values:
        topped += ways[size - 1]
        for cards in range(size, 0, -1):
            ways[cards] += ways[cards - 1] << (_BITS * value)
    counted = topped if banned else ways[size]
    total = comb(len(values), size)
    found = []
    power = 0
    while counted:
        if counted & _MASK:
            found.append((power, (counted & _MASK) / total))
        counted >>= _BITS
        power += 1
    return tuple(found)


@lru_cache(20_000)
def reaching(turns: tuple[Hand, ...], most: int, growth: int) -> tuple[float, ...]:
    """The chance to reach a need of 0, 1, … `most` halves in these turns, the first one first.

    `growth` is what the enemy gains after each turn, in whole points.
    """
    if not turns:
        return (1.0,) + (0.0,) * most
    later = reaching(turns[1:], most, growth)
    hand = turns[0]
    grown = 2 * growth if len(turns) > 1 else 0
    return tuple(best_of_hands(_after(later, need, hand, grown), hand) for need in range(most + 1))


def _after(later: tuple[float, ...], need: int, hand: Hand, growth: int) -> list[float]:
    """The chance once each of these hands has been played."""
    last = len(later) - 1
    return [
        1.0 if power >= need else later[min(need - power + growth, last)] for power, _chance in hand.spread
    ]


def best_of_hands(reached: Sequence[float], hand: Hand) -> float:
    """The chance when hands worse than a fresh one, with its price, are rejected."""
    spread = hand.spread
    best = sum([chance * each for chance, (_power, each) in zip(reached, spread, strict=True)])
    for _hand in range(hand.hands - 1):
        if best > _SURELY or not best:
            break
        fresh = best * (1 - hand.price)
        best = sum(
            [max(chance, fresh) * each for chance, (_power, each) in zip(reached, spread, strict=True)]
        )
    return best


def chance_at(table: tuple[float, ...], need: float) -> float:
    """The chance for a need in whole points, from a table in halves."""
    halves = ceil(2 * need - 0.2)
    if halves <= 0:
        return 1.0
    return table[min(halves, len(table) - 1)]
