"""Joining an evening: touch a colour, touch a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop.library import Evening, LibraryError
from heroes_desktop.locale import _
from heroes_desktop.table.hero_names import HEROES

from ...art import PlayerSign
from ...art.core import palette
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, scroll_area
from ...widgets.rows import columns
from ..dialogs.dialog import AskText, Dialog

ACROSS = 3
"""Names beside each other."""
LEAST = 50
"""Units of height of a name that a finger can touch; a little less than usual spares the scrolling."""


class Joining(Dialog):
    """Six signs and many names; nobody has to type."""

    def __init__(self, app: App, evening: Evening, done: Callable[[], None], *, typing: bool = True) -> None:
        super().__init__(app)
        self.evening, self.done, self.typing = evening, done, typing
        self.scroll = Scroll(self.changed)
        used = {(guest.colour, guest.shape) for guest in evening.guests}
        free = (n for n, look in enumerate(palette.PLAYERS) if (look.colour, look.shape) not in used)
        self.sign = next(free, len(evening.guests) % len(palette.PLAYERS))

    @property
    def name(self) -> str:
        return _("Who joins?")

    def names(self) -> list[str]:
        """People who have played here before, then heroes; nobody who is here already."""
        here = {guest.name.casefold() for guest in self.evening.guests}
        known = [person.name for person in self.app.library.profiles.all()]
        return [name for name in dict.fromkeys((*known, *HEROES)) if name.casefold() not in here]

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet, 900, px(820), self.name, "mdi:account-plus")
        signs = pygame.Rect(room.x, room.y, room.w, px(92))
        for number, place in enumerate(columns(signs, len(palette.PLAYERS), px(10))):
            self._draw_sign(sheet, place, number)
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        body = pygame.Rect(room.x, signs.bottom + px(16), room.w, low.y - signs.bottom - px(32))
        names = self.names()
        rows = -(-len(names) // ACROSS)
        tall = max(px(LEAST), min(px(62), (body.h + px(10)) // max(1, rows) - px(10)))
        with scroll_area(sheet, body, self.scroll, _("Names")) as area:
            for begin in range(0, len(names), ACROSS):
                row = columns(area.take(tall, px(10)), ACROSS, px(10))
                for place, name in zip(row, names[begin : begin + ACROSS], strict=False):
                    button(sheet, place, Face(name, "paper", size=20), partial(self._join, name))
        places = columns(low, 2 if self.typing else 1, px(16))
        button(sheet, places[0], Face(_("Cancel"), "secondary", "mdi:close"), self.app.pop)
        if self.typing:
            button(sheet, places[1], Face(_("Another name"), "secondary", "mdi:pencil"), self._ask)

    def _draw_sign(self, sheet: Sheet, rect: pygame.Rect, number: int) -> None:
        px, art, look = sheet.px, sheet.ui.art, palette.PLAYERS[number]
        sign, chosen = PlayerSign(px(56), look, lift=1), number == self.sign
        if chosen:
            sheet.fill(rect, palette.LEGAL, 150, px(12))

        def paint(target: pygame.Surface, _look: Look) -> None:
            art.blit(target, sign, *rect.center, "center")

        name = _("Sign {number}").format(number=number + 1)
        sheet.painted(
            name, "choice", rect, paint, action=partial(self._touch, number), selected=chosen,
            hint=name, id=f"sign:{number}",
        )  # fmt: skip

    def _touch(self, number: int) -> None:
        self.sign = number
        self.changed()

    def _ask(self) -> None:
        self.app.push(AskText(self.app, _("Name of the guest"), "", self._join_typed, limit=24))

    def _join_typed(self, name: str) -> None:
        if name:
            self._join(name)

    def _join(self, name: str) -> None:
        look = palette.PLAYERS[self.sign]
        try:
            self.app.library.evenings.join(self.evening.id, name, look.colour, look.shape)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.pop()
        self.done()
