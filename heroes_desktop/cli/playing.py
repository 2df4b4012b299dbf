"""`heroes`, `heroes play`, `heroes resume`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from argparse import Namespace

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.library import Library, Session
from heroes_desktop.locale import _
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.arranging import arrange, default_kinds
from heroes_desktop.terminal.console import Closed, Console, at_a_terminal, enable_wiping
from heroes_desktop.terminal.newgame import fresh_seed, mode_of, title_of

from .errors import CommandError, WrongArguments
from .wishes import base_setup, game_named

WINDOW = "heroes_desktop.desktop.launch"
BOARD = "heroes_desktop.games.{game}.board"


def start_(wishes: Namespace) -> int:
    """No command: the window where it can open, else the terminal."""
    if any(window_can_open(game) for game in catalogue):
        return start_window(wishes)
    return lobby.enter(_console())


def play_(wishes: Namespace) -> int:
    """Start a new match."""
    info = game_named(wishes.game)
    base = base_setup(info, wishes.setup, wishes.option)
    kinds = tuple(wishes.seat or default_kinds(len(base.seats)))
    if len(kinds) != len(base.seats):
        raise WrongArguments(
            _("The setup {setup} has {seats} seats, but --seat was given {given} times.").format(
                setup=base.name, seats=len(base.seats), given=len(kinds)
            )
        )
    setup, seats = arrange(base, kinds, wishes.name)
    windowed = not wishes.text and window_can_open(info.id)
    console = None if windowed else _console(needed="person" in kinds)
    match = Match.new(info.id, setup, fresh_seed() if wishes.seed is None else wishes.seed)
    with _library(console) as library:
        session = library.start(match, seats, title_of(info.id, mode_of(info.id, setup)))
        if console is not None:
            return _sit(console, library, session, odds=not wishes.no_odds)
    return start_window(wishes)


def resume_(wishes: Namespace) -> int:
    """Go on with a stored match; in the window the latest one waits on the first page."""
    if wishes.id is None and not wishes.text and any(window_can_open(game) for game in catalogue):
        return start_window(wishes)
    console = _console()
    with _library(console) as library:
        session = library.resume(wishes.id or _latest(library))
        return _sit(console, library, session, odds=not wishes.no_odds)


def _latest(library: Library) -> int:
    waiting = library.matches(unfinished=True)
    if not waiting:
        raise CommandError(_("No match is waiting to be resumed."))
    return waiting[0].id


def _library(console: Console | None) -> Library:
    return Library.open() if console is None else lobby.open_library(console)


def _sit(console: Console, library: Library, session: Session, odds: bool) -> int:
    try:
        lobby.play(console, library, session, odds)
    except Closed:
        return 0
    return 0


def _console(needed: bool = True) -> Console:
    """A terminal to play at; without one nothing is ever waited for."""
    if needed and not at_a_terminal():
        raise CommandError(_("There is neither a display nor a terminal here, so nothing can be played."))
    enable_wiping()
    return Console()


# the window


def start_window(wishes: Namespace) -> int:
    """Open the window; a match stored just now is the one its first page offers to continue."""
    language = ["--language", wishes.lang] if "lang" in wishes else []
    code: int = importlib.import_module(WINDOW).launch(language)
    return code


def window_can_open(game: str) -> bool:
    """Whether there is a window with a board for this game, and something to show it on."""
    needed = (WINDOW, BOARD.format(game=game))
    return display() != "" and all(importlib.util.find_spec(module) is not None for module in needed)


def display() -> str:
    """What a window would be shown on; empty when there is nothing."""
    if sys.platform in ("win32", "darwin"):
        return sys.platform
    names = ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER")
    return next((f"{name}={os.environ[name]}" for name in names if os.environ.get(name)), "")
