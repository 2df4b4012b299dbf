"""Things that move: single motions, and the reel that plays what one choice has caused."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypedDict

import pygame

from ..program.preferences import Preferences

Frame = Callable[[pygame.Surface, float], None]
"""Draws a motion at its progress from 0 to 1."""


def ease_out(t: float) -> float:
    """For arrivals: fast, then gentle."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """For moves from place to place."""
    return 4 * t * t * t if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def between(start: float, end: float, t: float) -> float:
    return start + (end - start) * t


class Timing(TypedDict, total=False):
    """When a motion begins and what is heard; see `Motion`."""

    together: bool
    delay: float
    sound: str


class Staying(Timing, total=False):
    """And whether its last picture stays."""

    holds: bool


class Lifting(Staying, total=False):
    """And what is lifted off the still picture."""

    hides: frozenset[str]


@dataclass(frozen=True)
class Motion:
    """One motion, lasting `duration` milliseconds at normal speed.

    hides: tags of pieces lifted off the still picture from its start until the reel ends.
    holds: its last picture stays until the reel ends or another motion takes the piece on.
    together: starts with the motion before it instead of after it (plus `delay`).
    """

    paint: Frame
    duration: float
    hides: frozenset[str] = frozenset()
    holds: bool = True
    together: bool = False
    delay: float = 0.0
    sound: str = ""


class Reel:
    """Plays motions in order over the old picture; when it is over the new picture appears."""

    def __init__(self, motions: Sequence[Motion], preferences: Preferences) -> None:
        self._preferences = preferences
        self._shots: list[tuple[float, float, Motion]] = []
        start = end = 0.0
        for motion in motions:
            delay = preferences.duration(motion.delay)
            start = (start if motion.together else end) + delay
            stop = start + preferences.duration(motion.duration)
            self._shots.append((start, stop, motion))
            end = max(end, stop)
        self.length = end
        self._followed = [self._next_with(number) for number in range(len(self._shots))]
        self._began: float | None = None
        self._sounded: set[int] = set()

    def _next_with(self, number: int) -> float:
        """When the next motion of the same piece begins: until then its last picture may stay."""
        hides = self._shots[number][2].hides
        later = (start for start, _stop, motion in self._shots[number + 1 :] if motion.hides & hides)
        return next(later, math.inf)

    def begin(self, now: float) -> None:
        self._began = now

    def _time(self, now: float) -> float:
        return 0.0 if self._began is None else now - self._began

    def over(self, now: float) -> bool:
        return self._began is not None and self._time(now) >= self.length

    def skip(self, now: float) -> None:
        """Jump to the end."""
        self._began = now - self.length

    def hidden(self, now: float) -> frozenset[str]:
        """Tags of all pieces lifted off so far."""
        time = self._time(now)
        tags: set[str] = set()
        for start, _stop, motion in self._shots:
            if start <= time:
                tags |= motion.hides
        return frozenset(tags)

    def sounds(self, now: float) -> list[str]:
        """Sounds that begin now; each is given out once."""
        time = self._time(now)
        due = []
        for index, (start, _stop, motion) in enumerate(self._shots):
            if motion.sound and start <= time and index not in self._sounded:
                self._sounded.add(index)
                due.append(motion.sound)
        return due

    def paint(self, target: pygame.Surface, now: float) -> None:
        """Draw all motions as they are at this moment."""
        time = self._time(now)
        fading = self._preferences.reduced_motion
        for (start, stop, motion), followed in zip(self._shots, self._followed, strict=True):
            if time < start or (time >= stop and (not motion.holds or time >= followed)):
                continue
            progress = 1.0 if stop <= start else min(1.0, (time - start) / (stop - start))
            motion.paint(target, 1.0 if fading else progress)
