"""Is anybody still there? Any touch stops it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from heroes_desktop.locale import _, counted

from ...art import GoldText, HoldBar
from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...program.clock import Timer
from ...widgets import leather
from ...widgets.fitting import gold_title
from ..scene import Scene

_TOLD = Style("body", 24, palette.ON_LEATHER, align="center")


class Countdown(Scene):
    """Over whatever was left open; at its end the next guest may come."""

    transparent = True
    dim = 200
    fades = False

    def __init__(self, app: App, seconds: int, over: Callable[[], None], waits: bool = False) -> None:
        super().__init__(app)
        self.seconds = self.left = seconds
        self.waits = waits
        """Whether a match on the table is not lost."""
        self._over = over
        self._timer: Timer | None = None

    @property
    def name(self) -> str:
        return _("Still there? Touch the screen to go on.")

    def opened(self) -> None:
        self._timer = self.app.after(1000, self._tick)

    def closed(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def back(self) -> None:
        """Any key stops it; there is nothing to go back to."""

    def _tick(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self._over()
            return
        self._timer = self.app.after(1000, self._tick)
        self.changed()

    def _told(self) -> str:
        if self.waits:
            return _("Touch the screen to go on. Otherwise your match waits under “Continue”.")
        return _("Touch the screen to go on. Otherwise everything is tidied up for the next guest.")

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        rect = pygame.Rect(0, 0, min(px(760), canvas.w - px(40)), min(px(470), canvas.h - px(40)))
        rect.center = canvas.center
        inside = leather(sheet, rect, "countdown", ornament=True)
        title = gold_title(sheet, _("Still there?"), px(44), 800, inside.w)
        head = sheet.art(title, inside.centerx, inside.y + px(14), "midtop")
        number = sheet.art(
            GoldText(str(self.left), px(130), 900), inside.centerx, head.bottom + px(10), "midtop"
        )
        room = pygame.Rect(inside.x, number.bottom + px(16), inside.w, 0)
        bar = pygame.Rect(inside.x + px(60), inside.bottom - px(40), inside.w - px(120), px(18))
        room.h = bar.y - px(10) - room.y
        sheet.block(self._told(), _TOLD, room, "midtop")
        sheet.art(HoldBar(bar.w, bar.h, round(1000 * self.left / self.seconds)), *bar.topleft)
        sheet.node(counted("{n} second", "{n} seconds", self.left), "text", rect, id="countdown")
