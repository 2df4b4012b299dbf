"""Doors to parts of the house that may or may not be built.

A game night shows its door in the kiosk's hub by having a function `kiosk_door(app)` in
`desktop/scenes/evening/__init__.py`; it puts its first scene in front. The hub is below it, so `app.home()`
leads back, and idle guests are sent home as from any other page.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache

from ...program.app import App

EVENING = "heroes_desktop.desktop.scenes.evening"

Door = Callable[[App], None]


@cache
def evening_door() -> Door | None:
    """The way into a game night; None while there is none."""
    if importlib.util.find_spec(EVENING) is None:
        return None
    door: Door | None = getattr(importlib.import_module(EVENING), "kiosk_door", None)
    return door
