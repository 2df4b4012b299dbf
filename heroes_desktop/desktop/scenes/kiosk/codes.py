"""A code of three pictures: for players who want to be the only ones to go on with their match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop.kiosk.tries import Tries
from heroes_desktop.kiosk.waiting import CODE, PICTURES
from heroes_desktop.locale import _, counted

from ...art import ButtonFace, SolidIcon
from ...art.core import palette
from ...art.core.text import Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button
from ...widgets.rows import Stack, columns
from ..dialogs.dialog import BODY, Dialog

SIGNS = (
    "crown", "dragon", "anvil", "flask", "key", "wolf-head", "tower", "torch", "crystals", "super-mushroom",
    "fish", "moon-sun",
)  # fmt: skip
ACROSS = 6
_DONE = Style("head", 24, palette.HEADING)


def picture_names() -> list[str]:
    """What the pictures show, in words."""
    return [
        _("crown"), _("dragon"), _("anvil"), _("flask"), _("key"), _("wolf"), _("tower"), _("torch"),
        _("crystals"), _("mushroom"), _("fish"), _("moon and sun"),
    ]  # fmt: skip


class PictureCode(Dialog):
    """Twelve pictures to touch."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.code: list[int] = []

    @property
    def title(self) -> str:
        return _("Three pictures")

    @property
    def told(self) -> str:
        """What is to be done."""
        return ""

    @property
    def name(self) -> str:
        return f"{self.title} {self.told}"

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        wide = min(px(820), sheet.rect.w - px(40)) - px(60)
        words = sheet.text_height(self.told, BODY, wide)
        side = min(px(112), (wide - px(12) * (ACROSS - 1)) // ACROSS)
        rows = PICTURES // ACROSS
        tall = self.heads(sheet) + words + px(86) + rows * (side + px(12)) + px(100)
        room = self.frame(sheet, 820, tall, self.title, "mdi:lock")
        stack = Stack(room, px(12))
        self._low(sheet, stack.bottom(px(64)))
        sheet.block(self.told, BODY, stack.top(words))
        self._chosen(sheet, stack.top(px(64)))
        for row in range(rows):
            strip = stack.top(side)
            left = strip.centerx - (side * ACROSS + px(12) * (ACROSS - 1)) // 2
            for column in range(ACROSS):
                place = pygame.Rect(left + column * (side + px(12)), strip.y, side, side)
                self._picture(sheet, place, row * ACROSS + column)

    def _chosen(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """So many pictures have been touched; which ones is nobody's business."""
        px = sheet.px
        for number in range(CODE):
            x = rect.centerx + (number - 1) * px(70)
            icon = "mdi:circle" if number < len(self.code) else "mdi:circle-outline"
            sheet.icon(icon, x, rect.centery, 34, palette.HEADING)
        sheet.node(counted("{n} picture", "{n} pictures", len(self.code)), "text", rect, id="chosen")

    def _picture(self, sheet: Sheet, rect: pygame.Rect, number: int) -> None:
        art = sheet.ui.art
        spec = SolidIcon(round(rect.w * 0.62), SIGNS[number], "gold")

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, ButtonFace(rect.w, rect.h, "ghost", look, lift=1), rect.x, rect.y)
            art.blit(target, spec, *rect.center, "center")

        sheet.painted(
            picture_names()[number], "choice", rect, paint, action=partial(self._touch, number),
            id=f"picture:{number}",
        )  # fmt: skip

    def _low(self, sheet: Sheet, rect: pygame.Rect) -> None:
        left, right = columns(rect, 2, sheet.px(16))
        button(sheet, left, Face(_("Cancel"), "secondary", "mdi:close"), self.app.pop)
        button(
            sheet, right, Face(_("Again from the start"), "secondary", "mdi:refresh", size=19), self._again
        )

    def _again(self) -> None:
        self.code.clear()
        self.changed()

    def _touch(self, number: int) -> None:
        if len(self.code) < CODE:
            self.code.append(number)
        self.changed()
        if len(self.code) == CODE:
            self.complete(tuple(self.code))

    def complete(self, code: tuple[int, ...]) -> None:
        """All pictures have been touched."""
        raise NotImplementedError


class SetCode(PictureCode):
    """Choose a code: twice the same, so that a slip locks nobody out."""

    def __init__(self, app: App, done: Callable[[tuple[int, ...]], None]) -> None:
        super().__init__(app)
        self._done = done
        self._first: tuple[int, ...] | None = None

    @property
    def told(self) -> str:
        if self._first is None:
            return _("Touch three pictures and remember them: only with them does the match go on.")
        return _("Once more the same three pictures.")

    def complete(self, code: tuple[int, ...]) -> None:
        self.code.clear()
        if self._first is None:
            self._first = code
        elif self._first == code:
            self.app.pop()
            self._done(code)
            return
        else:
            self._first = None
            self.app.toast(_("Those were other pictures. Please choose again."))
        self.changed()


class AskCode(PictureCode):
    """The way to a match behind a code."""

    def __init__(
        self, app: App, tries: Tries, right: Callable[[tuple[int, ...]], bool], done: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._tries, self._right, self._done = tries, right, done

    @property
    def told(self) -> str:
        return _("This match goes on with the three pictures of its players.")

    def complete(self, code: tuple[int, ...]) -> None:
        self.code.clear()
        now = self.app.clock.now()
        if self._tries.take(self._right(code), now):
            self.app.pop()
            self._done()
            return
        left = self._tries.locked(now)
        if left:
            self.app.toast(counted("Please wait {n} second.", "Please wait {n} seconds.", round(left / 1000)))
        else:
            self.app.toast(_("Those are not the pictures of this match."))
        self.changed()
