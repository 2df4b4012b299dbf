"""Matches that wait this evening, each under its company's name and colour."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games.shared.room import texts
from heroes_desktop.kiosk.hours import clock_time
from heroes_desktop.kiosk.tries import Tries
from heroes_desktop.kiosk.waiting import Waiting
from heroes_desktop.library import LibraryError
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import mode_label

from ...art import Crest, Parchment, PlayerSign
from ...art.core import palette
from ...art.core.text import Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll, nothing_here, scroll_area
from ...widgets.fitting import largest
from ...widgets.rows import Stack, columns
from ..hub.hub import ago
from ..pages.page import Page
from .codes import AskCode
from .host import Kiosk
from .table import GuestTable

_NAME = Style("head", 24, palette.HEADING)
_TOLD = Style("body", 18, palette.INK)
_HINT = Style("italic", 22, palette.ON_LEATHER, align="center")
ROW, WIDEST, GAP = 112, 1000, 14
"""Units of height of a match, of width where they stand below each other, and between two."""
LETTERS = (1.45, 1.3, 1.15, 1.0)
"""How large a match may be told: as large as there is room."""


class Continuing(Page):
    """Touch a match to go on with it."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        super().__init__(app)
        self.kiosk = kiosk
        self.scroll = Scroll(self.changed)
        self.found = self._find()

    @property
    def title(self) -> str:
        return _("Continue")

    def resumed(self) -> None:
        self.found = self._find()
        self.changed()

    def _find(self) -> list[Waiting]:
        offered = self.kiosk.config.offered()
        try:
            return [each for each in self.kiosk.waiting.all() if each.entry.game in offered]
        except LibraryError:
            return []

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        if not self.found:
            nothing_here(sheet, room, "mdi:timer-sand", _("Nothing is waiting."), dark=True)
            return
        told = _("Touch your company to go on. What waits here goes at {time}, when the evening ends.")
        told = told.format(time=clock_time(self.kiosk.config.evening_ends))
        foot = Stack(room, px(14))
        line = foot.bottom(sheet.text_height(told, _HINT, room.w))
        sheet.block(told, _HINT, line, "midtop")
        room = foot.rect
        share = largest(LETTERS, lambda share: self._tall(sheet, share) * len(self.found) <= room.h)
        tall = self._tall(sheet, share)
        across = 2 if room.w >= px(1100) and len(self.found) * tall > room.h else 1
        if across == 1:
            room = room.inflate(min(0, px(WIDEST * share) - room.w), 0)
        left = room.h - tall * -(-len(self.found) // across)
        if left > 0:  # a few stand in the middle
            room.y, room.h = room.y + left // 2, room.h - left
        with scroll_area(sheet, room, self.scroll, self.title) as area:
            for start in range(0, len(self.found), across):
                row = area.take(tall - px(GAP), px(GAP))
                for place, waiting in zip(
                    columns(row, across, px(16)), self.found[start : start + across], strict=False
                ):
                    self._row(sheet, place, waiting, share)

    def _tall(self, sheet: Sheet, share: float) -> int:
        """The height of a match and the gap below it."""
        style = _TOLD.but(size=_TOLD.size * share)
        return sheet.px(ROW * share) + sheet.letters.line_height(style) + sheet.px(GAP)

    def _row(self, sheet: Sheet, rect: pygame.Rect, waiting: Waiting, share: float) -> None:
        px, art, entry = sheet.px, sheet.ui.art, waiting.entry
        spec = Parchment(rect.w, rect.h, f"waiting {waiting.label.company}", torn=False, lift=2)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, spec.but(state="hover") if look != "up" else spec, rect.x, rect.y)

        sheet.painted(
            waiting.name, "button", rect, paint, action=partial(self._go_on, waiting), id=f"match:{entry.id}"
        )
        player = palette.PLAYERS[waiting.label.colour % len(palette.PLAYERS)]
        sign = sheet.art(PlayerSign(px(56 * share), player), rect.x + px(24), rect.centery, "midleft")
        crest = sheet.art(Crest(px(64 * share), entry.game), rect.right - px(24), rect.centery, "midright")
        left, right = sign.right + px(20), crest.x - px(14)
        if waiting.label.seal:
            right = sheet.icon("mdi:lock", right, rect.centery, 30, palette.INK_2, "midright").x - px(10)
        lines = [
            (waiting.name, _NAME),
            (f"{texts(entry.game).title()} · {mode_label(entry.game, entry.mode)}", _TOLD),
            (
                " · ".join((counted("{n} choice", "{n} choices", entry.played), ago(entry.updated))),
                _TOLD.but(colour=palette.INK_2),
            ),
        ]
        lines = [(text, style.but(size=style.size * share)) for text, style in lines]
        tall = sum(sheet.letters.line_height(style) for _text, style in lines)
        y = rect.centery - tall // 2
        for text, style in lines:
            sheet.text(text, style, left, y, "topleft", right - left)
            y += sheet.letters.line_height(style)

    def _go_on(self, waiting: Waiting) -> None:
        if not waiting.label.seal:
            self._open(waiting)
            return
        tries = self.kiosk.code_tries.setdefault(waiting.entry.id, Tries())
        right = partial(self.kiosk.waiting.opens, waiting)
        self.app.push(AskCode(self.app, tries, right, partial(self._open, waiting)))

    def _open(self, waiting: Waiting) -> None:
        try:
            session = self.app.library.resume(waiting.entry.id)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.replace(GuestTable(self.app, session, self.kiosk))
