"""Time as the window sees it: milliseconds from a clock that tests can turn by hand."""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Clock(Protocol):
    """Where the window reads the time."""

    def now(self) -> float:
        """Milliseconds since some fixed moment."""
        ...


class SystemClock:
    """The real time."""

    def now(self) -> float:
        return time.monotonic() * 1000


class ManualClock:
    """A clock that moves only when told, so that tests repeat exactly."""

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def advance(self, milliseconds: float) -> None:
        self._now += milliseconds


class Timer:
    """Something to be done later; `cancel` takes it back."""

    __slots__ = ("action", "at", "cancelled")

    def __init__(self, at: float, action: Callable[[], None]) -> None:
        self.at = at
        self.action = action
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Timers:
    """All things to be done later, soonest first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._queue: list[tuple[float, int, Timer]] = []
        self._number = count()

    def after(self, milliseconds: float, action: Callable[[], None]) -> Timer:
        """Do something after a while."""
        timer = Timer(self._clock.now() + milliseconds, action)
        heapq.heappush(self._queue, (timer.at, next(self._number), timer))
        return timer

    def next_at(self) -> float | None:
        """When the next timer is due."""
        while self._queue and self._queue[0][2].cancelled:
            heapq.heappop(self._queue)
        return self._queue[0][0] if self._queue else None

    def run_due(self) -> bool:
        """Do what is due; True when something was."""
        done = False
        now = self._clock.now()
        while self._queue and self._queue[0][0] <= now:
            timer = heapq.heappop(self._queue)[2]
            if not timer.cancelled:
                timer.action()
                done = True
        return done
