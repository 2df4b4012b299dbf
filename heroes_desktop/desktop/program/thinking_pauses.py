"""Lets thinking computers pause while the loop reacts and draws: both share one interpreter.

Without it the two would take turns every millisecond, and a frame would take twice as long as it needs.
"""

from __future__ import annotations

import threading
from dataclasses import replace

from heroes_desktop.engine import Chance, Event, Match, Option, Situation

LONGEST = 0.1
"""Seconds a thinking computer waits at most."""

_at_ease = threading.Event()
_at_ease.set()


def at_ease() -> None:
    """The loop sleeps, or is over: others may go on."""
    _at_ease.set()


def at_work() -> None:
    """The loop has something to do."""
    _at_ease.clear()


def courteous(situation: Situation) -> Situation:
    """The same situation for a player who lets the loop go first before every step of a game in its head."""

    def sample(chance: Chance) -> Match:
        _at_ease.wait(LONGEST)
        match = situation.sample(chance)
        match.__class__ = Gentle
        return match

    return replace(situation, sample=sample)


class Gentle(Match):
    """A match in a computer's head; long ones would else hold up a frame."""

    __slots__ = ()

    def play(self, option: Option, seat: int | None = None) -> list[Event]:
        _at_ease.wait(LONGEST)
        return super().play(option, seat)
