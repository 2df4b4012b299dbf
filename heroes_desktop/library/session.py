"""A match being played from the library: every answer is stored before the next is asked for."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from heroes_desktop.engine import Choice, Decision, Event, Match, Option, SetupError
from heroes_desktop.engine.record import RESAMPLE
from heroes_desktop.locale import _

from . import match_store
from .database import Database, empty_log
from .entries import Notice, Seat
from .errors import DATABASE_ERRORS, LibraryError, from_sqlite
from .saving import Finish, Saving, Start

EVERY = 32
"""The position is stored again after this many choices; opening a match never replays more."""


class Session:
    """One match at the table.

    `trouble` is None as long as everything is stored. When the disk is full or gone the match
    goes on in memory, `trouble` says why, and each further answer tries to store all again.
    `notice` tells what a resume had to do to get the match back. `campaign` is the number of the
    campaign it is a game of. `counts`: whether its end is a result; one that went its own way from another
    match is none.
    """

    def __init__(
        self,
        database: Database,
        match: Match,
        seats: Sequence[Seat],
        title: str,
        *,
        id: int = 0,
        notice: Notice | None = None,
        campaign: int | None = None,
        counts: bool = True,
    ) -> None:
        self.id = id
        self.match = match
        self.seats = tuple(seats)
        self.title = title
        self.notice = notice
        self.trouble: LibraryError | None = None
        self.campaign = campaign
        self.when_over: Callable[[], None] = lambda: None
        """Called in the library's thread once the end of the match is stored."""
        self._database = database
        self._choices = list(match.record().choices)
        self.counts = counts and not any(choice.option.act == RESAMPLE for choice in self._choices)
        self._stored = len(self._choices) if id else 0
        self._placed = -EVERY
        self._ended = match.outcome is not None
        self._writing: Future[list[Event]] | None = None

    # asking

    @property
    def ready(self) -> bool:
        """Whether the last answer has been stored (or could not be)."""
        return self._writing is None or self._writing.done()

    @property
    def offered(self) -> tuple[Decision, ...]:
        """The open decisions, once everything answered so far is safe."""
        return self.match.pending if self.ready else ()

    # answering

    def play(self, option: Option, seat: int | None = None) -> list[Event]:
        """Answer and wait until it is stored. An illegal option raises IllegalOption."""
        return self.commit(option, seat).result()

    def commit(self, option: Option, seat: int | None = None) -> Future[list[Event]]:
        """Answer at once and store it in the background.

        The future gives the events and never raises: `trouble` tells when storing failed. A second
        call waits for the first, so that no answer builds on one that could still be lost.
        """
        self._settle()
        asked = self.match.decision if seat is None else None
        events = self.match.play(option, seat)
        who = seat if asked is None else asked.seat
        assert who is not None
        self._choices.append(Choice(who, option))
        return self._store(events)

    def undo(self) -> None:
        """Take back the last choice and wait until that is stored."""
        self.commit_undo().result()

    def commit_undo(self) -> Future[list[Event]]:
        """Take back the last choice; raises IllegalOption with the reason when impossible."""
        self._settle()
        self.match.undo()
        self._choices.pop()
        self._stored = min(self._stored, len(self._choices))
        return self._store([])

    def save(self) -> bool:
        """Try again to store what could not be stored; True when all is safe."""
        self._settle()
        if not self.id or self.trouble is not None or self._stored != len(self._choices):
            self._store([]).result()
        return self.trouble is None

    # storing

    def _settle(self) -> None:
        if self._writing is not None:
            self._writing.result()

    def _position_is_due(self) -> bool:
        """Whether to store where the match stands, and not only the choices."""
        since = len(self._choices) - self._placed
        ended = self.match.outcome is not None
        return not self.id or ended or self.trouble is not None or not 0 <= since < EVERY

    def _new(self) -> Saving:
        """Everything that is not stored yet."""
        match, title, seats = self.match, self.title, self.seats
        choices = tuple(self._choices[self._stored :])
        start = finish = None
        if not self.id:
            start = Start(match_store.Opening.of(match, title, seats), self.campaign)
        if match.outcome is not None and not self._ended:
            in_campaign = self.campaign is not None
            finish = Finish.of(match, title, seats, counts=self.counts, campaign=in_campaign)
        whole = self._position_is_due()
        progress = match_store.Progress.of(match, self._stored, choices, whole=whole)
        return Saving(self.id, start, progress, finish)

    def _store(self, events: list[Event]) -> Future[list[Event]]:
        saving, length = self._new(), len(self._choices)

        def write(connection: sqlite3.Connection) -> list[Event]:
            try:
                number = saving.write(connection)
            except DATABASE_ERRORS as error:
                self.trouble = from_sqlite(error)
            except LibraryError as error:
                self.trouble = error
            else:
                self.id, self._stored, self.trouble = number, length, None
                self._placed = self._placed if saving.progress.position is None else length
                if saving.finish is not None:
                    self._ended = True
                    empty_log(connection)
                    self.when_over()
            return events

        try:
            self._writing = self._database.submit(write)
        except LibraryError as error:
            self.trouble = error
            self._writing = Future()
            self._writing.set_result(events)
        return self._writing


def check_seats(match: Match, seats: Sequence[Seat]) -> None:
    """One entry for each seat of the setup."""
    if len(seats) != len(match.setup.seats):
        raise SetupError(
            _("The match has {n} seats, but {given} were named.").format(
                n=len(match.setup.seats), given=len(seats)
            )
        )
