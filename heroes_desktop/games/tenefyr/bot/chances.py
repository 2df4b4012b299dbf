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


class Prospect:
    """The turns of a fight that are still to come: how likely they reach a need.

    Only what is asked is reckoned, and nothing twice: most questions meet a handful of needs."""

    __slots__ = ("_grown", "_hand", "_known", "_later")

    def __init__(self, hand: Hand, later: Prospect | None, growth: int) -> None:
        self._hand = hand
        self._later = later
        self._grown = 2 * growth if later is not None else 0
        self._known: dict[int, float] = {}

    def reaching(self, need: int) -> float:
        """The chance to reach this need, in halves."""
        found = self._known.get(need)
        if found is None:
            found = self._known[need] = self._reckoned(need)
        return found

    def _reckoned(self, need: int) -> float:
        hand, later = self._hand, self._later
        if need <= hand.spread[0][0]:
            return 1.0
        if later is None:
            return best_of_hands([float(power >= need) for power, _chance in hand.spread], hand)
        ahead = need + self._grown
        return best_of_hands(
            [1.0 if power >= need else later.reaching(ahead - power) for power, _chance in hand.spread], hand
        )


@lru_cache(20_000)
def prospect(turns: tuple[Hand, ...], growth: int) -> Prospect | None:
    """These turns, the first one first; `growth` is what the enemy gains after each, in whole points."""
    return Prospect(turns[0], prospect(turns[1:], growth), growth) if turns else None


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


def chance_at(turns: Prospect | None, need: float) -> float:
    """The chance for a need in whole points."""
    halves = ceil(2 * need - 0.2)
    if halves <= 0:
        return 1.0
    return turns.reaching(halves) if turns is not None else 0.0
