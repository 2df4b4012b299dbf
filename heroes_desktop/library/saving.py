"""One write of a match being played: everything that is new about it, in one transaction.

It is put together where the match is played, because the match may have gone on when the library's thread
writes.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from heroes_desktop.engine import Match, Outcome, Sides

from . import campaign_store, match_store, results
from .database import transaction
from .entries import Seat


@dataclass(frozen=True)
class Start:
    """A match that is not in the library yet; `campaign`: the number of the campaign it is a game of."""

    opening: match_store.Opening
    campaign: int | None

    def write(self, connection: sqlite3.Connection) -> int:
        """Make room for the match; returns its number."""
        number = match_store.add(connection, self.opening)
        if self.campaign is not None:
            record = self.opening.record
            campaign_store.begin(connection, self.campaign, number, record.game, record.setup)
        return number


@dataclass(frozen=True)
class Finish:
    """The end of a match; `counts`: whether it is a result. `played`: what its campaign keeps of it."""

    outcome: Outcome
    seats: tuple[Seat, ...]
    sides: Sides
    turns: int | None
    counts: bool
    played: campaign_store.Played | None

    @classmethod
    def of(cls, match: Match, title: str, seats: tuple[Seat, ...], *, counts: bool, campaign: bool) -> Finish:
        """The end of this match, which has one."""
        assert match.outcome is not None
        played = campaign_store.Played.of(match, title, seats) if campaign else None
        turns = match.info.standing(match.state).turns
        return cls(match.outcome, seats, match.sides, turns, counts, played)

    def write(self, connection: sqlite3.Connection, number: int) -> None:
        """The result, and the history of the campaign."""
        if self.counts:
            results.add(connection, number, self.outcome, self.seats, self.sides, self.turns)
        if self.played is not None:
            campaign_store.finish(connection, number, self.played)


@dataclass(frozen=True)
class Saving:
    """What one write stores of the match with this number, or of a new one."""

    number: int
    start: Start | None
    progress: match_store.Progress
    finish: Finish | None

    def write(self, connection: sqlite3.Connection) -> int:
        """All of it or nothing; returns the number of the match."""
        with transaction(connection):
            number = self.number if self.start is None else self.start.write(connection)
            match_store.advance(connection, number, self.progress)
            if self.finish is not None:
                self.finish.write(connection, number)
        return number
