"""No half-built picture: the old one stays for a moment while parts of the new one are being drawn.

A page that has just been opened waits only briefly, for people see that their click did something; a page
that is there already can stay as it was for longer. Whoever hides secrets never waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..paint.base_layer import Layer
    from ..paint.sheet import Sheet
    from ..scenes.scene import Scene

LONGEST, OPENING, GLANCE = 2500.0, 700.0, 30.0
"""Milliseconds a picture is held back at most, that of a new page, and between two looks at what is there."""


class Holding:
    """Whether the next picture may be shown yet."""

    def __init__(self) -> None:
        self._shown: list[Sheet] = []
        self._scene: Scene | None = None
        self._since: float | None = None
        self._looked = -GLANCE

    def shows(self, sheet: Sheet) -> bool:
        """Whether the picture on the screen is of this sheet."""
        return sheet in self._shown

    def release(self) -> None:
        """What comes next is shown at once, finished or not."""
        self._shown, self._scene, self._since = [], None, None

    def holds(self, scene: Scene, layers: Sequence[Layer], now: float) -> bool:
        """Whether the old picture had better stay; what is missing has been ordered."""
        sheets = [layer.sheet for layer in layers]
        if sheets == self._shown:
            return False
        if self._since is not None and self._looked <= now < self._looked + GLANCE:
            return True
        self._looked = now
        if self._scene is None or scene.urgent or not self._patient(scene, now) or not _unready(sheets):
            self._shown, self._scene, self._since = sheets, scene, None
            return False
        self._since = now if self._since is None else self._since
        return True

    def _patient(self, scene: Scene, now: float) -> bool:
        most = LONGEST if scene is self._scene else OPENING
        return self._since is None or now - self._since < most


def _unready(sheets: Sequence[Sheet]) -> bool:
    unready = [sheet.rehearse() for sheet in sheets]  # all of them are to order what they need
    return any(unready)
