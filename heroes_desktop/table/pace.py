"""Who does the work while people wait, and when the match goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol, TypeVar

from heroes_desktop import players
from heroes_desktop.engine import Decision, Match, Player, Thought, situation

T = TypeVar("T")


class Pace(Protocol):
    """What a conductor needs of the program around it. Everything it calls belongs to one thread."""

    def think(self, match: Match, decision: Decision, level: str) -> Future[Thought]:
        """Let a computer player of this level think about a question."""
        ...

    def work(self, task: Callable[[], T]) -> Future[T]:
        """Do something that takes a while."""
        ...

    def when_done(self, future: Future[T], then: Callable[[Future[T]], None]) -> None:
        """Go on with `then` once the work is done, never at once."""
        ...

    def after(self, milliseconds: float, then: Callable[[], None]) -> object:
        """Go on later, never at once."""
        ...

    def now(self) -> float:
        """Milliseconds on a clock of its own."""
        ...

    def lasting(self, milliseconds: float) -> float:
        """How long something lasts here that usually takes this long."""
        ...


class OneByOne:
    """The pace of a program that does one thing after the other and waits for nothing but people."""

    def __init__(self) -> None:
        self._next: deque[Callable[[], None]] = deque()
        self._players: dict[tuple[str, str], Player] = {}

    def run(self) -> None:
        """Go on until there is nothing left to do."""
        while self._next:
            self._next.popleft()()

    def think(self, match: Match, decision: Decision, level: str) -> Future[Thought]:
        key = (match.game, level)
        if key not in self._players:
            self._players[key] = players.make(*key)
        player = self._players[key]
        return self.work(lambda: player.think(situation(match, decision)))

    def work(self, task: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(task())
        except Exception as error:  # told to whoever asks for the result, as another thread would
            future.set_exception(error)
        return future

    def when_done(self, future: Future[T], then: Callable[[Future[T]], None]) -> None:
        self._next.append(lambda: then(future))

    def after(self, milliseconds: float, then: Callable[[], None]) -> object:
        del milliseconds
        self._next.append(then)
        return None

    def now(self) -> float:
        return 0.0

    def lasting(self, milliseconds: float) -> float:
        del milliseconds
        return 0.0
