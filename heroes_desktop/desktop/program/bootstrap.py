"""Putting the application together, for the real window and for the pilot alike."""

from __future__ import annotations

from heroes_desktop.library import Library

from ..art import Art, ArtCache
from ..paint.metrics import Metrics, canvas_for
from . import heap
from .app import App, wake
from .clock import Clock
from .preferences import Preferences
from .sound import Sound
from .window import Window


def make_app(window: Window, clock: Clock, library: Library, preferences: Preferences, sound: Sound) -> App:
    """An application without a scene yet."""
    heap.set_up()
    width, height = canvas_for(window.size)
    metrics = Metrics(width, height, preferences.text_scale)
    art = Art(metrics.factor, ArtCache(), wake=wake)
    app = App(window, clock, art, library, preferences, sound)
    sound.volumes(preferences.effects_volume, preferences.ambience_volume)
    return app
