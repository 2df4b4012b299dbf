"""What a game has to say once a match is over: its tale for the end page, its traits for statistics,
its points line by line for the score hall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class TaleLine(NamedTuple):
    """One line of a tale. A line with a `seat` opens the part of that player."""

    text: str
    icon: str
    seat: int | None = None


@dataclass(frozen=True)
class Tale:
    """What a finished match tells of itself, in the language in use; `hope` is what is said in parting."""

    title: str
    lines: tuple[TaleLine, ...]
    hope: str = ""


class Trait(NamedTuple):
    """One thing by which finished matches are told apart: what it is, and how it was in this match."""

    heading: str
    value: str


class Points(NamedTuple):
    """One line of a score: what the points are for, and how many."""

    label: str
    points: int


@dataclass(frozen=True)
class Tally:
    """A score told: by whom and how it was reached, in a few words, and the lines it is the sum of."""

    title: str
    lines: tuple[Points, ...] = ()
