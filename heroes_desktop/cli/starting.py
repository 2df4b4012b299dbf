"""`heroes` alone: the window where it can open, otherwise the terminal, which is loaded only then."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from heroes_desktop.games import catalogue
from heroes_desktop.locale import _

from . import windowing
from .errors import CommandError

if TYPE_CHECKING:
    from heroes_desktop.terminal.console import Console


def start_(wishes: Namespace) -> int:
    """No command: the window where it can open, otherwise the terminal."""
    if wishes.self_test:
        from heroes_desktop.desktop.proving.self_test import self_test

        return self_test()
    if any(windowing.window_can_open(game) for game in catalogue):
        return windowing.start_window(wishes)
    from heroes_desktop.terminal import lobby

    return lobby.enter(console_at_hand())


def console_at_hand(needed: bool = True) -> Console:
    """A terminal to play at; without one nothing is ever waited for."""
    from heroes_desktop.terminal.console import Console, at_a_terminal, enable_wiping

    if needed and not at_a_terminal():
        raise CommandError(_("There is neither a display nor a terminal here, so nothing can be played."))
    enable_wiping()
    return Console()
