"""What the library hands out and takes in: plain, typed records."""

from __future__ import annotations

from typing import Any

import msgspec

from heroes_desktop.engine import Outcome, Setup

PERSON = "person"
"""The `player` of a seat that a person holds; computer seats name their level instead."""


class Notice(msgspec.Struct, frozen=True):
    """Something the player should be told once. `kind` lets a client choose how."""

    kind: str
    text: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat: a person (perhaps with a profile) or a computer level, and how it is shown."""

    name: str
    player: str = PERSON
    profile: int | None = None
    colour: str = ""
    shape: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.player == PERSON


class MatchEntry(msgspec.Struct, frozen=True):
    """A stored match as lists show it. Dates are seconds since 1970."""

    id: int
    game: str
    mode: str
    rules: int
    seed: int
    title: str
    seats: tuple[Seat, ...]
    created: float
    updated: float
    finished: float | None
    outcome: Outcome | None
    played: int
    deleted: float | None
    campaign: int | None = None


class Profile(msgspec.Struct, frozen=True):
    """A person known to the library."""

    id: int
    name: str
    colour: str
    shape: str
    created: float


class Score(msgspec.Struct, frozen=True):
    """How one seat came out of a finished match; seats with the same `side` won or lost together."""

    seat: int
    name: str
    player: str
    profile: int | None
    won: bool
    score: int | None
    side: int = 0


class Result(msgspec.Struct, frozen=True):
    """A finished match; it outlives the deletion of the match itself. `facts` are those of its outcome.

    `turns` are None where the game counts none, or did not when the match was played.
    """

    id: int
    match: int | None
    game: str
    mode: str
    reason: str
    choices: int
    started: float
    finished: float
    scores: tuple[Score, ...] = ()
    facts: dict[str, Any] = {}
    turns: int | None = None


class CampaignEntry(msgspec.Struct, frozen=True):
    """A campaign as lists show it. `games` have been finished; `under_way` is the number of the match being
    played. `ticks` are the ticked boxes by challenge."""

    id: int
    game: str
    name: str
    created: float
    updated: float
    deleted: float | None
    games: int
    under_way: int | None
    ticks: dict[str, int]


class CampaignGame(msgspec.Struct, frozen=True):
    """A finished game of a campaign, counted from 1; it outlives the deletion of its match.

    `tried` is the challenge it was played for, `earned` the challenge whose box `box` it has ticked; "" and 0
    stand for none. `match` is None when its match is no longer stored.
    """

    campaign: int
    number: int
    match: int | None
    title: str
    seats: tuple[Seat, ...]
    setup: Setup
    outcome: Outcome
    started: float
    finished: float
    tried: str = ""
    earned: str = ""
    box: int = 0

    @property
    def won(self) -> bool:
        """Whether it was won, with or without a tick."""
        return bool(self.outcome.winners)


class Box(msgspec.Struct, frozen=True):
    """A ticked box: the `number`-th of its challenge, won by the `game`-th game of the campaign."""

    challenge: str
    number: int
    game: int


class Statistic(msgspec.Struct, frozen=True):
    """Finished matches of one game in one mode; their lengths in turns, or in choices if none are known."""

    game: str
    mode: str
    matches: int
    won: int
    shortest: int
    longest: int
    average: float
    in_turns: bool = False


class HighScore(msgspec.Struct, frozen=True):
    """One line of a score table: a side's score, named by the people who played for it."""

    name: str
    player: str
    score: int
    mode: str
    finished: float
    match: int | None
    facts: dict[str, Any] = {}
    seed: str = ""
    """Of the match, as long as it is kept."""
