"""A layout in the making: the parts of a large scene are laid out in several turns of the loop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .sheet import Sheet
from .ui import Ui

if TYPE_CHECKING:
    from ..scenes.scene import Scene

ATTEMPTS = 3
"""So often a part may find out that it needs more or less room."""


class Draft:
    """The sheet of a scene until all of it has its place."""

    def __init__(self, ui: Ui, scene: Scene) -> None:
        self._ui = ui
        self._scene = scene
        self._attempts = 0
        self.finished = False
        self.sheet, self._parts = self._begin()

    def _begin(self) -> tuple[Sheet, Iterator[None]]:
        self._attempts += 1
        self._ui.letters.shortened.clear()
        sheet = Sheet(self._ui, self._scene.name)
        return sheet, self._scene.parts(sheet)

    def go_on(self) -> None:
        """Lay out the next part."""
        if next(self._parts, self) is not self:
            return
        if self.sheet.again and self._attempts < ATTEMPTS:
            self.sheet, self._parts = self._begin()
        else:
            self.finished = True
