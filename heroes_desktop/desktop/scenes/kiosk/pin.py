"""The way out: a pad for the PIN of whoever runs the kiosk."""

from __future__ import annotations

import hmac
from functools import partial

import pygame

from heroes_desktop.kiosk.config import PIN_DIGITS
from heroes_desktop.locale import _, counted

from ...art.core import palette
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button
from ...widgets.rows import Stack, columns
from ..dialogs.dialog import BODY, Dialog
from .host import Kiosk

BACK, ENTER = "back", "enter"
_KEYS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), (BACK, "0", ENTER))


class PinPad(Dialog):
    """Digits; what was typed shows as dots."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        super().__init__(app)
        self.kiosk = kiosk
        self.pin = kiosk.pin()
        self.typed = ""

    @property
    def name(self) -> str:
        return _("PIN")

    @property
    def _told(self) -> str:
        if not self.pin:
            return _("No PIN is set. At this machine’s terminal: heroes kiosk --reset-pin")
        left = self.kiosk.pin_tries.locked(self.app.clock.now())
        if left:
            return counted("Please wait {n} second.", "Please wait {n} seconds.", max(1, round(left / 1000)))
        return _("For whoever runs this screen.")

    def opened(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        """Count down while nothing is taken."""
        if self in self.app.scenes and self.kiosk.pin_tries.locked(self.app.clock.now()):
            self.app.after(1000, self._refresh)
        self.changed()

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        wide = min(px(520), sheet.rect.w - px(40)) - px(60)
        words = sheet.text_height(self._told, BODY, wide)
        fixed = self.heads(sheet) + words + px(60) + px(68) + px(70)
        key = min(px(84), (sheet.rect.h - px(40) - fixed) // len(_KEYS) - px(10))
        room = self.frame(sheet, 520, fixed + len(_KEYS) * (key + px(10)), self.name, "mdi:lock")
        stack = Stack(room, px(10))
        face = Face(_("Back to the games"), "secondary", "mdi:close", size=20)
        button(sheet, stack.bottom(px(60)), face, self.app.pop)
        sheet.block(self._told, BODY, stack.top(words))
        dots = stack.top(px(40))
        for number in range(max(PIN_DIGITS[0], len(self.typed))):
            x = dots.centerx + round((number - (max(PIN_DIGITS[0], len(self.typed)) - 1) / 2) * px(40))
            icon = "mdi:circle" if number < len(self.typed) else "mdi:circle-outline"
            sheet.icon(icon, x, dots.centery, 24, palette.HEADING)
        for row in _KEYS:
            for place, meaning in zip(columns(stack.top(key), 3, px(10)), row, strict=True):
                self._key(sheet, place, meaning)

    def _key(self, sheet: Sheet, place: pygame.Rect, meaning: str) -> None:
        icons = {BACK: "mdi:backspace", ENTER: "mdi:check-bold"}
        names = {BACK: _("Delete"), ENTER: _("Done")}
        kind = "primary" if meaning == ENTER else "secondary"
        label = "" if meaning in icons else meaning
        face = Face(label, kind, icons.get(meaning, ""), size=30)
        name = names.get(meaning, meaning)
        button(sheet, place, face, partial(self.press, meaning), name=name, id=f"pin:{meaning}")

    def key(self, event: pygame.Event) -> bool:
        """A real keyboard types here as well."""
        if event.type != pygame.KEYDOWN:
            return False
        letter = getattr(event, "unicode", "")
        if letter.isascii() and letter.isdigit():
            self.press(letter)
        elif event.key == pygame.K_BACKSPACE:
            self.press(BACK)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.app.keyboard.focus:
            self.press(ENTER)
        else:
            return False
        return True

    def press(self, meaning: str) -> None:
        """A key of the pad."""
        if meaning == BACK:
            self.typed = self.typed[:-1]
        elif meaning == ENTER:
            self._enter()
        elif len(self.typed) < PIN_DIGITS[1]:
            self.typed += meaning
        self.changed()

    def _enter(self) -> None:
        now, tries = self.app.clock.now(), self.kiosk.pin_tries
        typed, self.typed = self.typed, ""
        if not self.pin or tries.locked(now):
            self._refresh()
            return
        if tries.take(hmac.compare_digest(typed, self.pin), now):
            from .operator_page import OperatorPage

            self.app.replace(OperatorPage(self.app, self.kiosk))
            return
        if tries.locked(now):
            self._refresh()
        else:
            self.app.toast(_("That is not the PIN."))
