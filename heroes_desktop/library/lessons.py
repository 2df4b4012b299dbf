"""Guided matches on the shelf."""

from __future__ import annotations

from heroes_desktop.games.shared import lessons
from heroes_desktop.games.shared.room import texts
from heroes_desktop.locale import _

from .entries import Seat
from .library import Library
from .session import Session


def start_lesson(library: Library, game: str) -> Session:
    """Begin the guided match of a game; like every match it is stored at once."""
    match = lessons.begin(game)
    plan = lessons.lesson_of(match)
    assert plan is not None
    seats = [Seat(name, player) for name, player in zip(match.setup.seats, plan.players(), strict=True)]
    return library.start(match, seats, _("Lesson: {game}").format(game=texts(game).title()))
