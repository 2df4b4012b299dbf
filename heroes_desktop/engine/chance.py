"""Chance: a PCG32 generator whose whole state is one integer, and scripted dice for tests."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from functools import cache
from struct import Struct
from typing import Any, NamedTuple

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


def draw_below(bound: int, rng: int) -> tuple[int, int]:
    """A whole number from 0 to `bound` − 1, and the state that follows `rng`.

    What `output` and `advance` say, in a single call: every die of every search comes by here.
    """
    word = (rng >> 18 ^ rng) >> 27 & 0xFFFFFFFF
    turned = (word << 32 | word) >> (rng >> 59) & 0xFFFFFFFF  # a word written twice is turned by one shift
    return turned * bound >> 32, (rng * _MULTIPLIER + _INCREMENT) & _MASK64


class _Stretch(NamedTuple):
    """Constants for this many states of the generator side by side in one long number, 128 bits each."""

    multipliers: int
    increments: int
    states: int
    words: int
    layout: Struct


@cache
def _stretch(count: int) -> _Stretch:
    multiplier, increment = 1, 0
    multipliers = increments = 0
    for place in range(0, 128 * count, 128):
        multipliers |= multiplier << place
        increments |= increment << place
        multiplier, increment = multiplier * _MULTIPLIER & _MASK64, advance(increment)
    ones = sum(1 << place for place in range(0, 128 * count, 128))
    return _Stretch(multipliers, increments, ones * _MASK64, ones * 0xFFFFFFFF, Struct(f"<{2 * count}Q"))


def shuffle(items: MutableSequence[Any], rng: int) -> int:
    """Put `items` into a random order, in place; returns the state that follows.

    It draws one number for each item from the last to the second. Set-ups shuffle whole dungeons, so the
    draws are computed together: long numbers are quicker than a long loop.
    """
    last = len(items) - 1
    if last < 1:
        return rng
    side_by_side = _stretch(last + 1)
    states = (rng * side_by_side.multipliers + side_by_side.increments) & side_by_side.states
    words = (((states >> 18) ^ states) >> 27) & side_by_side.words
    turns = (states >> 59) & side_by_side.words
    pairs = words | words << 32 | turns << 64  # as in `draw_below`
    numbers = iter(side_by_side.layout.unpack(pairs.to_bytes(16 * (last + 1), "little")))
    for place, pair, turn in zip(range(last, 0, -1), numbers, numbers, strict=False):
        other = (pair >> turn & 0xFFFFFFFF) * (place + 1) >> 32
        items[place], items[other] = items[other], items[place]
    return states >> 128 * last


class Chance:
    """A generator outside any match: for sampling, searching players and builders."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1."""
        number, self.rng = draw_below(bound, self.rng)
        return number

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into a random order, in place."""
        self.rng = shuffle(items, self.rng)


LONGEST_SCRIPT = 10_000
"""Numbers in a script read from a file. Every checkpoint carries what is left of it, so a longer one could
only slow the program down."""


class Script(msgspec.Struct, omit_defaults=True, gc=False):
    """Chance results still to be handed out before the generator takes over."""

    rolls: list[int] = []
    orders: list[list[int]] = []
    picks: list[int] = []
    numbers: list[int] = []

    def copy(self) -> Script:
        """A script of its own with the same results."""
        orders = [list(order) for order in self.orders]
        return Script(list(self.rolls), orders, list(self.picks), list(self.numbers))

    def too_long(self) -> bool:
        """Whether no sensible file holds a script like this."""
        single = len(self.rolls) + len(self.picks) + len(self.numbers)
        return single + sum(1 + len(order) for order in self.orders) > LONGEST_SCRIPT


class ScriptedDice:
    """Given results for rolls and, where wanted, for shuffles, picks from bags and other draws.

    Results are handed out first to last; once they are used up the seeded generator goes on.
    An order lists, for each place of the shuffled zone, the index of the face that goes there.
    A pick names the face that comes out of the bag, a number is what `Table.below` gives.
    """

    def __init__(
        self,
        rolls: Iterable[int] = (),
        orders: Iterable[Iterable[int]] = (),
        picks: Iterable[int] = (),
        numbers: Iterable[int] = (),
    ) -> None:
        self.rolls = list(rolls)
        self.orders = [list(order) for order in orders]
        self.picks = list(picks)
        self.numbers = list(numbers)

    def script(self) -> Script:
        """A fresh script for one match."""
        return Script(self.rolls, self.orders, self.picks, self.numbers).copy()
