"""One name for each seat, everywhere: people wear their own, computers that of the hero or side they play.

Names are made when they are shown, so that they follow the match and the language. A seat whose name was
given by nobody ("Player 2") is called by its figure, and before that is known by its place at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from heroes_desktop import locale
from heroes_desktop.engine import Match, Setup, State
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import lessons, room
from heroes_desktop.games.shared.room import Mode
from heroes_desktop.library import MatchEntry, Seat, Session
from heroes_desktop.locale import _, counted

from .arranging import every_mode, mode_label


def seat_names(match: Match, view: State, seats: Sequence[Seat]) -> tuple[str, ...]:
    """How everybody is called at a table, as far as a view tells who plays whom."""
    return tuple(seat_name(match.game, match.setup, view, number, seat) for number, seat in enumerate(seats))


def seat_name(game: str, setup: Setup, view: State, number: int, seat: Seat) -> str:
    """How one seat is called: "Nora (Jupanila)", "Corlof"."""
    figure = room.texts(game).figure(view, number)
    own = seat.name if seat.is_person and seat.name not in given_names(game) else ""
    if own and figure and own != figure:
        return _("{name} ({figure})").format(name=own, figure=figure)
    return own or figure or place_name(game, setup, number) or seat.name


def stored_name(entry: MatchEntry, number: int) -> str:
    """The name of a seat in lists of matches, where no position is at hand."""
    seat = entry.seats[number]
    if seat.name not in given_names(entry.game):
        return seat.name
    return _place(entry.game, entry.mode, number) or seat.name


def company(entry: MatchEntry) -> str:
    """Who plays a stored match: people by name, computers by their number."""
    people = [stored_name(entry, number) for number, seat in enumerate(entry.seats) if seat.is_person]
    computers = len(entry.seats) - len(people)
    machines = [counted("{n} computer", "{n} computers", computers)] if computers else []
    return ", ".join([*people, *machines])


def short_name(name: str) -> str:
    """A name without the figure, where there is no room for both."""
    return name.partition(" (")[0]


def entry_title(entry: MatchEntry) -> str:
    """The title of a match in a list."""
    return match_title(entry.game, entry.mode, entry.title, entry.seats)


def session_title(session: Session) -> str:
    """The title of a match that is open."""
    return match_title(session.match.game, session.match.setup.name, session.title, session.seats)


def match_title(game: str, mode: str, title: str, seats: Sequence[Seat]) -> str:
    """The title of a stored match in the language in use, unless somebody has given it one."""
    if game not in catalogue or title not in _given_titles(game, mode, tuple(seat.name for seat in seats)):
        return title
    if mode == lessons.LESSON:
        return _lesson_title(game)
    own = [seat.name for seat in seats if seat.is_person and seat.name not in given_names(game)]
    label = mode_label(game, mode)
    return _("{title}: {text}").format(title=label, text=" – ".join(own)) if own else label


def place_name(game: str, setup: Setup, number: int) -> str:
    """A seat by its place at the table, in the language in use."""
    return _place(game, setup.name, number)


def named(setup: Setup, names: Sequence[str]) -> Setup:
    """A setup whose seats are called as people see them."""
    return msgspec.structs.replace(setup, seats=tuple(names))


def _sizes(game: str) -> list[Mode]:
    """All ways to play a game; none of one that is no longer known."""
    return every_mode(game) if game in room.rooms else []


def _place(game: str, mode: str, number: int) -> str:
    seats = next((size.seats for size in _sizes(game) if size.id == mode), ())
    return seats[number] if number < len(seats) else ""


def _lesson_title(game: str) -> str:
    return _("Lesson: {game}").format(game=room.texts(game).title())


def _in_each_language() -> Iterator[str]:
    """Speak one language after the other; then again the one that was in use."""
    before = locale.language()
    try:
        for language in locale.LANGUAGES:
            locale.use(language)
            yield language
    finally:
        locale.use(before)


@cache
def _given_titles(game: str, mode: str, names: tuple[str, ...]) -> frozenset[str]:
    """The titles a match of these people gets by itself, in all languages."""
    found = set()
    for _language in _in_each_language():
        found.add(_("{title}: {text}").format(title=mode_label(game, mode), text=" – ".join(names)))
        found.add(_lesson_title(game))
    return frozenset(found)


@cache
def given_names(game: str) -> frozenset[str]:
    """Names of seats that no person has chosen, in all languages."""
    lesson = lessons.lesson(game)
    texts = lesson.seats if lesson is not None else ()
    found = {name for text in texts for name in (text.en, text.fr)}
    for _language in _in_each_language():
        found.update(name for size in _sizes(game) for name in size.names())
    return frozenset(found)
