"""`heroes play`, `heroes resume`."""

from __future__ import annotations

from argparse import Namespace

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.lessons import lesson
from heroes_desktop.library import Library, Session, start_lesson
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import arrange, default_kinds, fresh_seed, kinds_of, mode_label, title_of
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.console import Closed, Console

from . import windowing
from .errors import CommandError
from .match_request import base_setup, game_named
from .starting import console_at_hand


def play_(wishes: Namespace) -> int:
    """Start a new match."""
    info = game_named(wishes.game)
    base = base_setup(info, wishes.setup, wishes.option, len(wishes.seat or ()))
    kinds = tuple(wishes.seat or default_kinds(len(base.seats)))
    if beyond := [kind for kind in kinds if kind not in kinds_of(info.id)]:
        raise CommandError(
            _("{title} has no computers of the level {level}; there are: {known}").format(
                title=room.texts(info.id).title(), level=beyond[0], known=", ".join(kinds_of(info.id)[1:])
            )
        )
    setup, seats = arrange(base, kinds, wishes.name)
    windowed = not wishes.text and windowing.window_can_open(info.id)
    console = None if windowed else console_at_hand(needed="person" in kinds)
    match = Match.new(info.id, setup, fresh_seed() if wishes.seed is None else wishes.seed)
    with open_library(console) as library:
        session = library.start(match, seats, title_of(info.id, mode_label(info.id, setup.name)))
        if console is not None:
            return sit(console, library, session, odds=not wishes.no_odds)
    return windowing.start_window(wishes)


def learn_(wishes: Namespace) -> int:
    """Begin the guided first match of a game; in the window it waits on the first page."""
    info = game_named(wishes.game)
    if lesson(info.id) is None:
        raise CommandError(_("There is no lesson for {game}.").format(game=info.id))
    windowed = not wishes.text and windowing.window_can_open(info.id)
    console = None if windowed else console_at_hand()
    with open_library(console) as library:
        session = start_lesson(library, info.id)
        if console is not None:
            return sit(console, library, session, odds=True)
    return windowing.start_window(wishes)


def resume_(wishes: Namespace) -> int:
    """Go on with a stored match; in the window the latest one waits on the first page."""
    if wishes.id is None and not wishes.text and any(windowing.window_can_open(game) for game in catalogue):
        return windowing.start_window(wishes)
    console = console_at_hand()
    with open_library(console) as library:
        session = library.resume(wishes.id or _latest(library))
        return sit(console, library, session, odds=not wishes.no_odds)


def _latest(library: Library) -> int:
    waiting = library.matches(unfinished=True)
    if not waiting:
        raise CommandError(_("No match is waiting to be resumed."))
    return waiting[0].id


def open_library(console: Console | None) -> Library:
    """The player's library, opened for a window (None) or for a terminal."""
    return Library.open() if console is None else lobby.open_library(console)


def sit(console: Console, library: Library, session: Session, odds: bool) -> int:
    """Play a match at the terminal; gives the exit code."""
    try:
        lobby.play(console, library, session, odds)
    except Closed:
        return 0
    return 0
