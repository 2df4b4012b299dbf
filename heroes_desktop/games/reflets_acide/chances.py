"""Chances of dice, counted exactly: Objectives with the best assignment, Vitality tests.

A substitution by the Golden Die is taken where it helps; other aids are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial

from .figures import life, value, width
from .objectives import DICE_ALONE, SIX
from .state import Member, State

FACES = range(1, 7)


class Rolls(dict[tuple[int, int], float]):
    """How likely each pair is: best total as rolled, best total with one die replaced by the Golden Die."""

    def __init__(self, *given: dict[tuple[int, int], float]) -> None:
        super().__init__(*given)
        self.tails: dict[int, tuple[float, float]] = {}
        """What `reaching` has counted already."""


def points(die: int, worth: int) -> int:
    """What a die brings in a collective Objective."""
    if die == SIX:
        return -1
    if die > worth or not die:
        return 0
    return die + (die == worth)


def stars(die: int, worth: int) -> int:
    """What a die brings in an individual Objective."""
    if die == SIX:
        return -1
    if die > worth or not die:
        return 0
    return 1 + (die == worth)


def _weight(dice: Sequence[int]) -> float:
    """How likely a roll is, whatever its order."""
    ways = factorial(len(dice))
    for number in Counter(dice).values():
        ways //= factorial(number)
    return ways / 6.0 ** len(dice)


@lru_cache(4096)
def board_rolls(values: tuple[int, ...], golden: int) -> Rolls:
    """All rolls of one board's dice, each assigned as well as possible; golden 0: no substitution."""
    found = Rolls()
    for dice in combinations_with_replacement(FACES, len(values)):
        plain = helped = -99
        for order in set(permutations(dice)):
            each = [points(die, worth) for die, worth in zip(order, values, strict=True)]
            total = sum(each)
            plain = max(plain, total)
            if golden:
                gains = [points(golden, worth) - got for got, worth in zip(each, values, strict=True)]
                total += max(0, *gains)
            helped = max(helped, total)
        key = (plain, helped)
        found[key] = found.get(key, 0.0) + _weight(dice)
    return found


@lru_cache(1024)
def lone_rolls(worth: int, golden: int) -> Rolls:
    """All rolls of the five dice of an individual Objective."""
    found = Rolls()
    for dice in combinations_with_replacement(FACES, DICE_ALONE):
        each = [stars(die, worth) for die in dice]
        plain = sum(each)
        helped = plain + max(0, stars(golden, worth) - min(each)) if golden else plain
        key = (plain, helped)
        found[key] = found.get(key, 0.0) + _weight(dice)
    return found


@lru_cache(4096)
def team_rolls(boards: tuple[tuple[int, ...], ...], golden: int) -> Rolls:
    """The rolls of several boards together; one die of all may be replaced."""
    whole = Rolls({(0, 0): 1.0})
    for values in boards:
        if not values:
            continue
        joined = Rolls()
        part = board_rolls(values, golden)
        for (plain, helped), chance in whole.items():
            for (more, more_helped), other in part.items():
                key = (plain + more, max(plain + more_helped, helped + more))
                joined[key] = joined.get(key, 0.0) + chance * other
        whole = joined
    return whole


def reaching(rolls: Rolls, target: int) -> tuple[float, float]:
    """The chance to reach a target as rolled, and with a substitution if it takes one."""
    known = rolls.tails.get(target)
    if known is not None:
        return known
    plain = helped = 0.0
    for (total, best), chance in rolls.items():
        if total >= target:
            plain += chance
        if best >= target:
            helped += chance
    rolls.tails[target] = plain, helped
    return plain, helped


def board_values(s: State, stat: int) -> tuple[tuple[int, ...], ...]:
    """Values of a characteristic, board by board (sorted: the dice are assigned freely)."""
    wide = width(s)
    rows = []
    for first in range(0, len(s.boards) * wide, wide):
        there = [member for member in s.team[first : first + wide] if member.card >= 0]
        rows.append(tuple(sorted(value(s, member, stat) for member in there)))
    return tuple(rows)


def usable(golden: int) -> int:
    """The Golden Die as a substitute; 0 if it cannot be one (NA-198)."""
    return golden if 1 <= golden < SIX else 0


def collective(s: State, stat: int, target: int, golden: int) -> tuple[float, float]:
    """The chance of the whole team: without and with a substitution."""
    return reaching(team_rolls(board_values(s, stat), usable(golden)), target)


def individual(s: State, member: Member, stat: int, target: int, golden: int) -> tuple[float, float]:
    """The chance of one Hero: without and with a substitution."""
    return reaching(lone_rolls(value(s, member, stat), usable(golden)), target)


def fate(s: State, member: Member) -> tuple[float, float, float]:
    """A Vitality test: unharmed, wounded, dead (NA-227)."""
    points_now = life(s, member)
    return 1 / 6, (points_now - 1) / 6, (6 - points_now) / 6
