"""Trying out motions unseen, so that every picture they need is ordered before they begin.

A motion is a function of time that draws; which pictures it uses only shows when it is called. So it is
called for moments spread over its length, on a surface on which nothing can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from .motion import Motion

if TYPE_CHECKING:
    from ..program.app import App

FEW, MANY = (0.02, 0.6), tuple(number / 24 for number in range(24))
"""Moments that are enough where all is at hand, and where something is missing (dice show many faces)."""


class Rehearsal:
    """Motions before their first showing."""

    def __init__(self, motions: Sequence[Motion], app: App) -> None:
        self.motions = list(motions)
        self._app = app
        self._moments: tuple[float, ...] = FEW

    def ready(self) -> bool:
        """Whether no picture is missing; those that are have been ordered."""
        art = self._app.ui.art
        if art.patient or self._play(art.missed):
            return True
        if self._moments is FEW:
            self._moments = MANY
            self._play(art.missed)
        return False

    def _play(self, missed: int) -> bool:
        dark = pygame.Surface(self._app.canvas.get_size())
        dark.set_clip(pygame.Rect(0, 0, 0, 0))
        for motion in self.motions:
            for moment in self._moments:
                motion.paint(dark, moment)
                dark.set_clip(pygame.Rect(0, 0, 0, 0))
        return self._app.ui.art.missed == missed
