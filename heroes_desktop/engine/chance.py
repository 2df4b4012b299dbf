"""Chance: a PCG32 generator whose whole state is one integer, and scripted dice for tests."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import Any

import msgspec

_MASK64 = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def seeded(seed: int) -> int:
    """The generator's first state for a seed; neighbouring seeds give unrelated streams."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK64
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    return (mixed ^ (mixed >> 27)) & _MASK64


def advance(rng: int) -> int:
    """The state that follows `rng`."""
    return (rng * _MULTIPLIER + _INCREMENT) & _MASK64


def output(rng: int) -> int:
    """The 32 bits that the state `rng` gives."""
    word = (((rng >> 18) ^ rng) >> 27) & 0xFFFFFFFF
    turn = rng >> 59
    return ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF


class Chance:
    """A generator outside any match: for sampling, searching players and builders."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1."""
        rng = self.rng
        self.rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK64
        word, turn = ((rng >> 18 ^ rng) >> 27) & 0xFFFFFFFF, rng >> 59  # `output`, without the call
        return (((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF) * bound >> 32

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Script(msgspec.Struct, omit_defaults=True, gc=False):
    """Chance results still to be handed out before the generator takes over."""

    rolls: list[int] = []
    orders: list[list[int]] = []


class ScriptedDice:
    """Given results for rolls and, where wanted, given orders for shuffles.

    Results are handed out first to last; once they are used up the seeded generator goes on.
    An order lists, for each place of the shuffled zone, the index of the face that goes there.
    """

    def __init__(self, rolls: Iterable[int] = (), orders: Iterable[Iterable[int]] = ()) -> None:
        self.rolls = list(rolls)
        self.orders = [list(order) for order in orders]

    def script(self) -> Script:
        """A fresh script for one match."""
        return Script(list(self.rolls), [list(order) for order in self.orders])
