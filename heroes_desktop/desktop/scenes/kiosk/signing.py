"""A winner may sign the board of the evening: with a hero's name by a touch, or letter by letter."""

from __future__ import annotations

import pygame

from heroes_desktop import locale
from heroes_desktop.kiosk.best import LONGEST_NAME, sign
from heroes_desktop.kiosk.names import hero
from heroes_desktop.library import LibraryError
from heroes_desktop.locale import _

from ...art import Slot
from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, paper
from ...widgets.onscreen_keyboard import BACK, DONE, draw_keyboard
from ...widgets.rows import Stack
from ..pages.page import Page
from .host import Kiosk

_NAME = Style("head", 34, palette.INK)
_TOLD = Style("body", 20, palette.INK, align="center")


class Signing(Page):
    """Nothing typed here is kept unless it is confirmed."""

    def __init__(self, app: App, kiosk: Kiosk, result: int) -> None:
        super().__init__(app)
        self.kiosk, self.result = kiosk, result
        self.text = ""

    @property
    def title(self) -> str:
        return _("Sign the board")

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = paper(sheet, self.frame(sheet), "signing")
        stack = Stack(room, px(16))
        told = _("Everybody can read this name until the evening ends.")
        words = stack.top(sheet.text_height(told, _TOLD, room.w))
        sheet.block(told, _TOLD, words, "midtop")
        line = Stack(stack.top(px(78)), px(14))
        face = Face(_("A hero’s name"), "secondary", "mdi:refresh", size=20)
        button(sheet, line.right(min(px(320), room.w // 3)), face, self._draw_name)
        sheet.art(Slot(line.rect.w, line.rect.h), *line.rect.topleft)
        sheet.text(f"{self.text}_", _NAME, *line.rect.center, "center", line.rect.w - px(30))
        sheet.node(_("Name"), "text", line.rect, value=self.text, id="name")
        draw_keyboard(sheet, stack.rect, locale.language(), self.typed)

    def typed(self, meaning: str) -> None:
        """A key of the screen."""
        if meaning == DONE:
            self._sign()
        elif meaning == BACK:
            self.text = self.text[:-1]
        elif len(self.text) < LONGEST_NAME:
            fresh = not self.text or self.text.endswith((" ", "-", "’", "&"))
            self.text = f"{self.text}{meaning if fresh else meaning.lower()}"
        self.changed()

    def key(self, event: pygame.Event) -> bool:
        """A real keyboard types here as well."""
        if event.type == pygame.TEXTINPUT:
            for letter in event.text:
                if letter.isprintable():
                    self.typed(letter)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.typed(BACK)
            return True
        return False

    def _draw_name(self) -> None:
        self.text = hero((self.text,))
        self.changed()

    def _sign(self) -> None:
        try:
            if self.text.strip():
                sign(self.app.library, self.result, self.text)
                self.app.toast(_("Your name is on the board until the evening ends."))
        except LibraryError as error:
            self.app.toast(str(error))
        self.app.pop()
