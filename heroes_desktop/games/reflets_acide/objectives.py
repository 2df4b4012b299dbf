"""Objectives: how high they are now, and what the dice on the Track come to (NA-170 to NA-193, NA-D26,
NA-D27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .content import STATS, Objective, door, room, zone
from .figures import board_at, member_of, position_of, raised, value, width
from .state import Hazard, Member, State, Trial
from .track import slot

MOST_POINTS = 20
MOST_STARS = 6
DICE_ALONE = 5
SIX = 6
NOTCH_VALUES = (0, 1, 3, 6)
"""What a card slid so many notches uncovers in all."""


def hazard_of(s: State) -> Hazard:
    """The Hazard being resolved."""
    assert s.hazard is not None
    return s.hazard


def trial_of(s: State) -> Trial:
    """The Trial under way."""
    assert s.trial is not None
    return s.trial


def objectives(s: State, hazard: Hazard) -> tuple[Objective, ...]:
    """The chain of a Hazard's Trial."""
    face = s.faces[hazard.card]
    if hazard.kind == "zone":
        return zone(face).trial
    if hazard.kind == "door":
        return door(face).trial
    return room(face).octogon if hazard.purpose == "octogon" else room(face).trial


def current(s: State) -> Objective:
    """The present Objective."""
    hazard, trial = s.hazard, s.trial
    assert hazard is not None
    assert trial is not None
    return objectives(s, hazard)[trial.objective]


def stat(s: State) -> int:
    """The characteristic of the present Objective."""
    return STATS.index(current(s).stat)


def notch(s: State) -> int:
    """How far the card of the Hazard has been slid."""
    hazard = hazard_of(s)
    if hazard.kind == "door":
        return s.door_notch
    return s.notches[slot(hazard.place) - 1] if hazard.kind == "room" else 0


def as_stars(n: int) -> int:
    """Points turned into stars, for one source (NA-D27)."""
    return max(1, n // 2)


class Part(NamedTuple):
    """One source that changes an Objective."""

    source: str
    amount: int


def parts(s: State) -> list[Part]:
    """The printed number and everything that changes it, each source by itself."""
    trial, objective = trial_of(s), current(s)
    alone = bool(objective.stars)
    changes = [Part("creature", n) for n in raised(s, STATS.index(objective.stat))]
    if slid := NOTCH_VALUES[notch(s)]:
        changes.append(Part("notches", -slid))
    changes += [Part("lowered", -n) for n in (*trial.lowered_all, *trial.lowered)]
    if alone:
        changes = [
            Part(p.source, as_stars(p.amount) if p.amount > 0 else -as_stars(-p.amount)) for p in changes
        ]
    return [Part("printed", objective.stars or objective.points), *changes]


def target(s: State) -> int:
    """What must be reached: all changes together, limits last (NA-179)."""
    return _limited(s, sum(part.amount for part in parts(s)))


def lowered_target(s: State, by: int) -> int:
    """What must be reached once one more source lowers it."""
    more = as_stars(by) if current(s).stars else by
    return _limited(s, sum(part.amount for part in parts(s)) - more)


def _limited(s: State, amount: int) -> int:
    return max(1, min(MOST_STARS if current(s).stars else MOST_POINTS, amount))


# reading dice

CRITICAL, SUCCESS, FAILURE, FUMBLE, OFF = "critical", "success", "failure", "fumble", "off"


def reading(die: int, worth: int, ignore_sixes: bool = False) -> str:
    """A die against a Hero's value (NA-183 to NA-186); 0 is a die taken off."""
    if die == SIX:
        return OFF if ignore_sixes else FUMBLE
    if die == 0:
        return OFF
    if die == worth:
        return CRITICAL
    return SUCCESS if die < worth else FAILURE


def bearer(s: State, index: int) -> Member:
    """The Hero a die lies with."""
    trial = trial_of(s)
    return member_of(s, trial.hero) if current(s).stars else s.team[index]


def die_board(s: State, index: int) -> int:
    """The board a die belongs to; in an individual Objective the Hero's (NA-196, NA-D54)."""
    return board_at(s, position_of(s, trial_of(s).hero) if current(s).stars else index)


def readings(s: State) -> list[str]:
    """All dice of the Track; that of a Hero who has just died counts for nothing."""
    trial, objective = trial_of(s), current(s)
    of = STATS.index(objective.stat)
    if objective.stars:
        worth = value(s, member_of(s, trial.hero), of)
        return [reading(die, worth, trial.ignore_sixes) for die in trial.dice]
    return [
        reading(die, value(s, member, of), trial.ignore_sixes) if member.card >= 0 else OFF
        for die, member in zip(trial.dice, s.team, strict=True)
    ]


_STARS = {CRITICAL: 2, SUCCESS: 1, FAILURE: 0, FUMBLE: -1, OFF: 0}


def total(s: State) -> int:
    """Stars or points of the dice as they lie (NA-183 to NA-187, NA-191)."""
    found, lying = 0, readings(s)
    if current(s).stars:
        return sum(_STARS[how] for how in lying)
    for die, how in zip(trial_of(s).dice, lying, strict=True):
        if how is CRITICAL:
            found += die + 1
        elif how is SUCCESS:
            found += die
        elif how is FUMBLE:
            found -= 1
    return found


def laid(s: State, board: int, dice: Sequence[int]) -> tuple[int, int]:
    """Points and critical successes of the dice of a board, laid to its Heroes in this order."""
    first, of = board * width(s), stat(s)
    found = criticals = 0
    for place, die in enumerate(dice):
        how = reading(die, value(s, s.team[first + place], of))
        criticals += how is CRITICAL
        found += die + 1 if how is CRITICAL else die if how is SUCCESS else -(how is FUMBLE)
    return found, criticals


def short(s: State) -> bool:
    """Whether the total falls short (NA-195)."""
    return total(s) < target(s)
