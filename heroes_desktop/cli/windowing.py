"""Whether a window can open, and opening it; imports nothing a quick start has to wait for."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from argparse import Namespace

WINDOW = "heroes_desktop.desktop.program.launch"
BOARD = "heroes_desktop.games.{game}.board"


def start_window(wishes: Namespace) -> int:
    """Open the window; a match stored just now is the one its first page offers to continue."""
    from heroes_desktop.desktop.program.launch import Opening, launch

    given = {name: value for name, value in vars(wishes).items() if name in Opening._fields}
    return launch(Opening(language=getattr(wishes, "lang", None), **given))


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
