"""Matches that go their own way from a position of another.

What a match in play still hides must not be found out by playing a copy of it. As long as it is not over, a
copy has other hidden cards and another future; the one person at the table cannot tell the two apart. Several
people have secrets from each other, and one copy cannot keep them all: they wait for the end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from heroes_desktop.engine import Match
from heroes_desktop.games.shared.lessons import lesson_of
from heroes_desktop.locale import _

from .entries import Seat
from .errors import NoBranch


def branch(match: Match, seats: Sequence[Seat], *, over: bool) -> Match:
    """A match of its own from where `match` stands; `over`: the one it is taken from has come to its end."""
    people = _people(seats)
    if over or not people or lesson_of(match) is not None:  # a lesson goes the same way every time
        return match.clone()
    if len(people) > 1:
        raise NoBranch(_("Several people play this match: it can be copied once it is over."))
    return variation(match, seats)


def variation(match: Match, seats: Sequence[Seat]) -> Match:
    """What the first person at the table does not know is drawn anew, from the start of the stage on."""
    return match.variation(next(iter(_people(seats)), 0), random.SystemRandom())


def _people(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.is_person]
