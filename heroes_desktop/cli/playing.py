"""`heroes`, `heroes play`, `heroes resume`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from argparse import Namespace

from heroes_desktop.engine import Match
from heroes_desktop.library import Library, Session
from heroes_desktop.locale import _
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.arranging import arrange, default_kinds
from heroes_desktop.terminal.console import Closed, Console, at_a_terminal, enable_wiping
from heroes_desktop.terminal.newgame import fresh_seed, mode_of, title_of

from .errors import CommandError, WrongArguments
from .wishes import base_setup, game_named

WINDOW = "heroes_desktop.desktop.launch"
"""Its `main(match: int | None) -> int` opens the window; without this module there is no window yet."""


def start_(_wishes: Namespace) -> int:
    """No command: the window where it can open, else the terminal."""
    code = start_window()
    return lobby.enter(_console()) if code is None else code


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
    windowed = not wishes.text and window_can_open()
    console = None if windowed else _console(needed="person" in kinds)
    match = Match.new(info.id, setup, fresh_seed() if wishes.seed is None else wishes.seed)
    with _library(console) as library:
        session = library.start(match, seats, title_of(info.id, mode_of(info.id, setup)))
        if console is not None:
            return _sit(console, library, session, odds=not wishes.no_odds)
    return start_window(session.id) or 0


def resume_(wishes: Namespace) -> int:
    """Go on with a stored match."""
    windowed = not wishes.text and window_can_open()
    console = None if windowed else _console()
    with _library(console) as library:
        number = wishes.id or _latest(library)
        library.entry(number)
        if console is not None:
            return _sit(console, library, library.resume(number), odds=not wishes.no_odds)
    return start_window(number) or 0


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


def start_window(match: int | None = None) -> int | None:
    """Open the window, at a match if one is named; None when it cannot open here."""
    if not window_can_open():
        return None
    code: int = importlib.import_module(WINDOW).main(match)
    return code


def window_can_open() -> bool:
    """Whether this installation has the window and this machine something to show it on."""
    return display() != "" and importlib.util.find_spec(WINDOW) is not None


def display() -> str:
    """What a window would be shown on; empty when there is nothing."""
    if sys.platform in ("win32", "darwin"):
        return sys.platform
    names = ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER")
    return next((f"{name}={os.environ[name]}" for name in names if os.environ.get(name)), "")
