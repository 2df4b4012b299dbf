"""What all scenes of the attract loop share: an end, small wanderings, the dark of night, an invitation."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

from heroes_desktop import locale
from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.clock import Timer
from ...widgets.rows import columns
from ..scene import Scene
from .host import Kiosk

DARKNESS = 150
"""How much of the light goes at night, of 255."""
WANDER = 3
"""Pixels everything may stand beside its place, so that nothing burns into the screen."""
GRACE, MOST_GRACE = 400.0, 5000.0
"""How often the end of a scene looks whether a motion has ended, and how long it waits for one."""

_INVITE = Style("head", 30, palette.INK, align="center")


def invitations(languages: Sequence[str]) -> list[str]:
    """Come and play, in every language on offer."""
    before = locale.language()
    said = []
    for language in languages:
        locale.use(language)
        said.append(_("Touch the screen to play"))
    locale.use(before)
    return said


class Attract(Scene):
    """What all scenes of the loop share: an end, little wanderings, the dark of the night."""

    def attract_for(self, kiosk: Kiosk) -> None:
        """Begin as a scene of this kiosk's loop."""
        self.kiosk = kiosk
        self.shift = (random.randint(-WANDER, WANDER), random.randint(-WANDER, WANDER))
        self._ending: Timer | None = None
        self._grace = MOST_GRACE

    @property
    def name(self) -> str:
        return _("Touch the screen to play")

    def opened(self) -> None:
        self._ending = self.app.after(self.kiosk.config.scene * 1000, self._end)

    def closed(self) -> None:
        if self._ending is not None:
            self._ending.cancel()

    def back(self) -> None:
        """There is nothing to go back to."""

    @property
    def in_motion(self) -> bool:
        """Whether something is on its way that people would like to see arrive."""
        return False

    def _end(self) -> None:
        if self.in_motion and self._grace > 0:
            self._grace -= GRACE
            self._ending = self.app.after(GRACE, self._end)
        else:
            self.kiosk.attract()

    def live(self, target: pygame.Surface, now: float) -> None:
        super().live(target, now)
        if any(self.shift):
            target.scroll(*self.shift)
        if self.kiosk.config.dark.at(self.kiosk.time_of_day()):
            target.blit(self.app.ui.patch(target.get_size(), "#000000", DARKNESS, 0), (0, 0))

    def draw_invitations(self, sheet: Sheet, rect: pygame.Rect, ink: str = palette.INK) -> None:
        """All languages, beside each other or below each other."""
        said = invitations(self.kiosk.config.languages)
        style = _INVITE.but(colour=ink)
        beside = all(
            sheet.letters.size(words, style)[0] < rect.w // len(said) - sheet.px(30) for words in said
        )
        if beside:
            places = columns(rect, len(said), sheet.px(20))
        else:
            high = rect.h // len(said)
            places = [
                pygame.Rect(rect.x, rect.y + number * high, rect.w, high) for number in range(len(said))
            ]
        for words, place in zip(said, places, strict=True):
            sheet.text(words, style, *place.center, "center", place.w)
