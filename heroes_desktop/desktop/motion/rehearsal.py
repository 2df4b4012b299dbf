"""Trying out motions unseen, so that every picture they need is ordered before they begin.

A motion is a function of time that draws; which pictures it uses only shows when it is called. So it is
called for moments spread over its length, on a surface on which nothing can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..art import Spec
from ..paint.ui import NOWHERE
from .motion import Motion

if TYPE_CHECKING:
    from ..program.app import App

FEW = (0.0, 0.03, 0.6, 0.97)
"""Enough where a motion shows the same pictures all the time."""
MANY = (*(number / 120 for number in range(24)), *(0.2 + number / 36 for number in range(29)))
"""Dense at first: a die that tumbles shows a new face every few hundredths of its throw, ever more slowly."""


class Rehearsal:
    """Motions before their first showing."""

    def __init__(self, motions: Sequence[Motion], app: App) -> None:
        self.motions = list(motions)
        self.passable = False
        """Whether nothing would be a patch of colour, even if some things are not quite sharp yet."""
        self._app = app
        self._needed: set[Spec] | None = None

    def ready(self) -> bool:
        """Whether no picture is missing; those that are have been ordered."""
        art = self._app.ui.art
        if self._needed is None:
            self._needed = set[Spec]().union(*map(self._pictures, self.motions))
        missing = [] if art.patient else art.lacks(self._needed)
        self.passable = not any(map(art.is_bare, missing))
        return not missing

    def _pictures(self, motion: Motion) -> set[Spec]:
        """All that a motion shows in its course."""
        seen = [self._at(motion, moment) for moment in FEW]
        if any(pictures != seen[0] for pictures in seen):
            seen += [self._at(motion, moment) for moment in MANY]
        return set[Spec]().union(*seen)

    def _at(self, motion: Motion, moment: float) -> set[Spec]:
        dark = self._app.ui.dark
        dark.set_clip(NOWHERE)
        with self._app.ui.art.listening() as pictures:
            motion.paint(dark, moment)
        return pictures
