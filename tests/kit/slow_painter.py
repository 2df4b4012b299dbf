"""A painter that takes as long as a plain computer does, by the clock of the test: a cold cache that repeats.

Pictures are plain colours made from their specs; what counts is when they come. Stand-ins are painted in a
colour nothing else has, so that a frame can be asked whether one is in it.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from heroes_desktop.desktop.art import Spec
from heroes_desktop.desktop.art.core import art as art_module
from heroes_desktop.desktop.art.core.cache import ArtCache, Key
from heroes_desktop.desktop.art.core.geometry import Box, box
from heroes_desktop.desktop.art.core.worker import Worker
from heroes_desktop.desktop.program import bootstrap
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.program.clock import Clock
from heroes_desktop.desktop.program.window import Window

STAND_IN = (255, 0, 254)
EACH, FIGURED, PLAIN, LARGE = 1.0, 450e-6, 110e-6, 300_000
"""Milliseconds for any picture, and for a pixel of small and of large ones (grounds are simpler than cards);
measured on a cold cache: 370 to 1100 ns for cards, tiles and medallions, 75 to 185 for grounds."""


def cost(key: Key) -> float:
    """How many milliseconds a picture takes."""
    whole = box(*key)
    pixels = whole.width * whole.height
    return EACH + FIGURED * min(pixels, LARGE) + PLAIN * max(0, pixels - LARGE)


class SlowWorker(Worker):
    """One picture after the other, what is visible first, each finished when its time is up."""

    def __init__(self, cache: ArtCache, now: Callable[[], float]) -> None:
        super().__init__(cache)
        self._now = now
        self._free = 0.0
        self._orders: tuple[OrderedDict[Key, None], OrderedDict[Key, None]] = OrderedDict(), OrderedDict()

    def order(self, key: Key, visible: bool) -> None:
        seen, later = self._orders
        self._work()
        if visible:
            later.pop(key, None)
            seen.setdefault(key)
        elif key not in seen:
            later.setdefault(key)

    def _work(self) -> None:
        """Finish what could be finished up to now."""
        while queue := next((orders for orders in self._orders if orders), None):
            key = next(iter(queue))
            if self._free + cost(key) > self._now():
                return
            self._free += cost(key)
            del queue[key]
            self._done[key] = plain_picture(key)
        self._free = self._now()

    def collect(self) -> list[tuple[Key, pygame.Surface]]:
        self._work()
        finished = list(self._done.items())
        self._done.clear()
        return finished

    def forget(self) -> None:
        for queue in self._orders:
            queue.clear()

    @property
    def pending(self) -> int:
        return sum(len(queue) for queue in self._orders)

    def wait(self, seconds: float) -> bool:
        del seconds
        return not self.pending


def plain_picture(key: Key) -> pygame.Surface:
    """A plain colour made from all that the spec says, never that of stand-ins."""
    whole = box(*key)
    picture = pygame.Surface((whole.width, whole.height))
    picture.fill(zlib.crc32(repr(key[0]).encode()) & 0xFFFF00)
    return picture


def install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every application made from now on paints slowly, and its stand-ins can be told from all else."""

    def paint(target: pygame.Surface, spec: Spec, rect: pygame.Rect) -> None:
        if spec.stand_in_outline() != "unseen":
            target.fill(STAND_IN, rect)

    def draw(spec: Spec, whole: Box) -> pygame.Surface:
        surface = pygame.Surface((whole.width, whole.height), pygame.SRCALPHA)
        paint(surface, spec, pygame.Rect(whole.left, whole.top, whole.inner_width, whole.inner_height))
        return surface

    def make_app(window: Window, clock: Clock, *more: Any) -> App:
        app = real(window, clock, *more)
        art = app.ui.art
        art._worker = SlowWorker(art.cache, clock.now)
        return app

    real = bootstrap.make_app
    monkeypatch.setattr(bootstrap, "make_app", make_app)
    monkeypatch.setattr(art_module, "paint_stand_in", paint)
    monkeypatch.setattr(art_module, "stand_in", draw)
