"""Where the answers of a match go: into the library, or nowhere for a match that is only watched."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from heroes_desktop.engine import Event, Match, Option
from heroes_desktop.library import Seat


class Keeper(Protocol):
    """A match with its seats; a `library.Session` is one."""

    @property
    def match(self) -> Match: ...

    @property
    def seats(self) -> Sequence[Seat]: ...

    def commit(self, option: Option, seat: int | None = None) -> Future[list[Event]]:
        """Answer; the future is done once the answer is safe."""
        ...

    def commit_undo(self) -> Future[list[Event]]:
        """Take back the last answer; the future is done once that is safe."""
        ...


class Unkept:
    """A match nobody goes on with later: attract loops, rehearsals, tests."""

    def __init__(self, match: Match, seats: Sequence[Seat]) -> None:
        self.match = match
        self.seats = tuple(seats)

    def commit(self, option: Option, seat: int | None = None) -> Future[list[Event]]:
        """Answer at once."""
        return _done(self.match.play(option, seat))

    def commit_undo(self) -> Future[list[Event]]:
        """Take back at once."""
        self.match.undo()
        return _done([])


def _done(events: list[Event]) -> Future[list[Event]]:
    future: Future[list[Event]] = Future()
    future.set_result(events)
    return future
