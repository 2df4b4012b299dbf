"""The window's pace: computers think elsewhere, and the match goes on in the main thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from heroes_desktop.engine import Decision, Match, Thought

from ...program.app import App

T = TypeVar("T")


class WindowPace:
    """What a conductor needs (see `table.pace.Pace`), from the application."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.skipping = False
        """Whether computers play without pause or motion up to the next question."""
        self.after = app.after
        self.now = app.clock.now

    def think(self, match: Match, decision: Decision, level: str) -> Future[Thought]:
        return self._app.thinking.think(match, decision, level)

    def work(self, task: Callable[[], T]) -> Future[T]:
        return self._app.workers.submit(task)

    def when_done(self, future: Future[T], then: Callable[[Future[T]], None]) -> None:
        self._app.when_done(future, then)

    def lasting(self, milliseconds: float) -> float:
        return 0.0 if self.skipping else self._app.prefs.duration(milliseconds)
