"""The one thread that builds pictures, what is visible first."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from heroes_desktop.desktop.art.core.builders import build
from heroes_desktop.desktop.art.core.cache import ArtCache, Key
from heroes_desktop.desktop.art.core.geometry import box
from heroes_desktop.desktop.art.core.surfaces import Formats, display_formats, to_surface

if TYPE_CHECKING:
    import pygame
    from PIL import Image

QUIET, LONGEST_FRAME = 0.006, 0.15
"""Seconds without an order that mean the frame is drawn, and the longest wait for that."""

log = logging.getLogger(__name__)


class Worker:
    """Takes orders from the main thread and hands finished pictures back to it."""

    def __init__(self, cache: ArtCache, wake: Callable[[], None] | None = None) -> None:
        self._cache = cache
        self._wake = wake
        self._seen: OrderedDict[Key, None] = OrderedDict()
        self._later: OrderedDict[Key, None] = OrderedDict()
        self._done: dict[Key, pygame.Surface] = {}
        self._formats: Formats | None = None
        self._failed: set[Key] = set()
        self._busy: Key | None = None
        self._closed = False
        self._last_order = 0.0
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def order(self, key: Key, visible: bool) -> None:
        """Ask for a picture; one that is visible goes before all that are only expected."""
        with self._change:
            if (
                self._closed
                or key in self._done
                or key == self._busy
                or key in self._failed
                or key in self._seen
            ):
                return
            self._last_order = time.monotonic()
            self._formats = self._formats or display_formats()
            if visible:
                self._later.pop(key, None)
                self._seen.setdefault(key)
            else:
                self._later.setdefault(key)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="art", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def collect(self) -> list[tuple[Key, pygame.Surface]]:
        """All pictures finished since the last call."""
        if not self._done:
            return []
        with self._change:
            finished = list(self._done.items())
            self._done.clear()
        return finished

    def forget(self) -> None:
        """Drop everything not begun."""
        with self._change:
            self._seen.clear()
            self._later.clear()

    @property
    def pending(self) -> int:
        """Orders not yet handed back."""
        with self._change:
            return len(self._seen) + len(self._later) + (self._busy is not None) + len(self._done)

    def wait(self, seconds: float) -> bool:
        """Wait until every visible thing that was ordered is finished, but no longer than this."""
        end = time.monotonic() + seconds
        with self._change:
            while self._seen or self._busy is not None:
                left = end - time.monotonic()
                if left <= 0:
                    return False
                self._change.wait(left)
        return True

    def close(self) -> None:
        """Stop after the picture in hand."""
        with self._change:
            self._closed = True
            self._seen.clear()
            self._later.clear()
            self._change.notify_all()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _run(self) -> None:
        while True:
            key = self._next()
            if key is None:
                return
            try:
                picture = to_surface(make(key, self._cache), self._formats)
            except Exception:
                log.exception("could not draw %s", key[0])
                picture = None
            with self._change:
                self._busy = None
                if picture is None:
                    self._failed.add(key)
                else:
                    self._done[key] = picture
                self._change.notify_all()
            if picture is not None and self._wake is not None:
                self._wake()
            time.sleep(0.001)  # let the drawing loop have its turn between two pictures

    def _let_frame_end(self) -> None:
        """While a frame is still placing orders, building would only slow it down."""
        end = time.monotonic() + LONGEST_FRAME
        while not self._closed and time.monotonic() < min(end, self._last_order + QUIET):
            self._change.wait(QUIET)

    def _next(self) -> Key | None:
        with self._change:
            while not self._closed:
                if self._seen or self._later:
                    self._let_frame_end()
                queue = self._seen or self._later
                if queue and not self._closed:
                    self._busy, _ = queue.popitem(last=False)
                    return self._busy
                if not self._closed:
                    self._change.wait()
        return None


def make(key: Key, cache: ArtCache) -> Image.Image:
    """Fetch a picture from disk or build it, and keep it there."""
    spec, factor = key
    whole = box(spec, factor)
    keep = cache.worth_keeping(spec, whole.width * whole.height)
    if keep:
        found = cache.fetch(key)
        if found is not None and found.size == (whole.width, whole.height):
            return found
    picture = build(spec, factor)
    if keep:
        cache.store(key, picture)
    return picture
