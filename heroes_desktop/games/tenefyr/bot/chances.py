"""How likely a team reaches a power: hands as normal distributions, rejecting as optimal stopping.

Each turn still to come is a hand drawn from a pile of known composition. A player rejects a hand when a fresh
one promises more, at a price for the cards it costs; the team wins when the sum reaches what is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

MARKS = (-1.58, -0.97, -0.55, -0.18, 0.18, 0.55, 0.97, 1.58)
"""Where the eighths of a normal distribution have their middle, in deviations."""
_SURELY = 0.999


class Hand(NamedTuple):
    """Hands one turn can bring: mean and deviation of their power, and how many can be drawn."""

    mean: float
    deviation: float
    hands: int


def hand_of(values: Sequence[float], size: int, rejections: int) -> Hand:
    """The hands that a pile with cards of these values gives."""
    count = len(values)
    if not count or size <= 0:
        return Hand(0.0, 0.0, 1)
    if count <= size:
        return Hand(round(sum(values), 1), 0.0, 1)
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values]) / count
    deviation = sqrt(size * spread * (count - size) / (count - 1))
    hands = 1 + min(rejections, ceil((count - size) / size), 3)
    return Hand(round(size * mean, 1), round(deviation, 1), hands)


@lru_cache(20_000)
def reaching(turns: tuple[Hand, ...], most: int, growth: int, price: float) -> tuple[float, ...]:
    """The chance to reach a need of 0, 1, … `most` in these turns, the first one first.

    `growth` is what the enemy gains after each turn, `price` what a rejected hand costs.
    """
    if not turns:
        return (1.0,) + (0.0,) * most
    later = reaching(turns[1:], most, growth, price)
    hand = turns[0]
    gains = [hand.mean + mark * hand.deviation for mark in MARKS] if hand.deviation else [hand.mean]
    table = [_after(later, need, gains, growth if len(turns) > 1 else 0) for need in range(most + 1)]
    return tuple(_best(reached, hand.hands, price) for reached in table)


def _after(later: tuple[float, ...], need: int, gains: Sequence[float], growth: int) -> list[float]:
    """The chance once each of these hands has been played."""
    found = []
    for gain in gains:
        rest = ceil(need - gain - 0.25)
        found.append(1.0 if rest <= 0 else later[min(rest + growth, len(later) - 1)])
    return found


def _best(reached: Sequence[float], hands: int, price: float) -> float:
    """The chance when hands worse than a fresh one are rejected."""
    count = len(reached)
    best = sum(reached) / count
    for _hand in range(hands - 1):
        if best > _SURELY:
            break
        fresh = best - price
        best = sum([max(chance, fresh) for chance in reached]) / count
    return best


def chance_at(table: tuple[float, ...], need: float) -> float:
    """The chance for a need between two whole ones."""
    if need <= 0:
        return 1.0
    last = len(table) - 1
    if need >= last:
        return table[last]
    below = int(need)
    share = need - below
    return table[below] * (1 - share) + table[below + 1] * share
