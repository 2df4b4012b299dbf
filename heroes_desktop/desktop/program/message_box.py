"""Telling a person something when there is no scene to show it: before the window, or after a crash."""

from __future__ import annotations

import os
import sys

from heroes_desktop.locale import _

_REAL = ("", "x11", "wayland", "windows", "cocoa")
"""Video drivers a person can be looking at; an empty one lets the system choose."""


def tell(message: str) -> None:
    """On the terminal; whoever has none, because the program was started by a click, gets a small window."""
    if sys.stderr is not None:
        print(message, file=sys.stderr)
        if sys.stderr.isatty():
            return
    if os.environ.get("SDL_VIDEODRIVER", "") in _REAL:
        _show(message)


def _show(message: str) -> None:
    """A message of the system's own; where even that is impossible the printed words must do."""
    try:
        import pygame

        pygame.display.message_box("Heroes Desktop", message, "info", buttons=(_("Close"),))
    except Exception:
        return
