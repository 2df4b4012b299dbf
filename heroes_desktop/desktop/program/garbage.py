"""Collects unreachable objects while nothing moves, so that the collector never interrupts a motion.

Python looks through all objects now and then; with everything a game loads that takes several frames.
Here only the young are looked through at any time. The whole is done in a quiet moment, and whatever
has been loaded by then is set aside from all later looks, until the person goes to another screen.
Where computers play on and on no moment is quiet: then the next instant without motion has to do, for what is
young. The old are looked through there, too, but seldom: that takes as long as a dozen frames.
"""

from __future__ import annotations

import gc
from collections.abc import Hashable

from . import heap

QUIET = 1000.0
"""Milliseconds without a frame that count as a quiet moment."""

EVERY = 10_000.0
_YOUNG = (700, 4, 400)
"""Thresholds of the three generations: the young often and in small portions, the old hardly ever."""
_MANY = 10
"""Portions of the young that have grown old, about thirty thousand objects, that must not wait longer."""
_SELDOM = 300_000.0
"""Milliseconds between two looks at everything where no moment is ever quiet."""


class Tidying:
    """Decides when to look through what."""

    def __init__(self) -> None:
        self._frames = -1
        self._place: Hashable = None
        self._last = -EVERY
        self._thorough = -_SELDOM
        self._before: tuple[int, int, int] | None = None

    def begin(self) -> None:
        """Leave the old objects alone from now on."""
        self._before = gc.get_threshold()
        gc.set_threshold(*_YOUNG)

    @property
    def piled_up(self) -> bool:
        """Whether enough has piled up that any moment without motion should be used."""
        return gc.get_count()[2] >= _MANY

    def due(self, frames: int, drawn: float) -> float | None:
        """When to rest next, if anything has happened since the last time; `drawn`: the last frame."""
        if self._before is None or frames == self._frames:
            return None
        return drawn if self.piled_up else max(drawn + QUIET, self._last + EVERY)

    def rest(self, frames: int, now: float, place: Hashable, *, quiet: bool = True) -> None:
        """Tidy up; thoroughly when the person has come to another place and there is time."""
        self._frames, self._last = frames, now
        thorough = place != self._place and (quiet or now - self._thorough >= _SELDOM)
        if thorough:
            self._place, self._thorough = place, now
            gc.unfreeze()
        gc.collect()
        if thorough:
            gc.freeze()
            heap.give_back()

    def end(self) -> None:
        """Leave everything as it was found."""
        if self._before is not None:
            gc.unfreeze()
            gc.set_threshold(*self._before)
            self._before = None
