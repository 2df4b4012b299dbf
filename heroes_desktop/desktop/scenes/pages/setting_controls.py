"""The settings of a new match: each with its values explained, or as one line to open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from heroes_desktop.games.shared.room import Setting
from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import Face, button, choice, explained_choice, explained_height, paragraph
from ...widgets.scroll import Area
from ..dialogs.dialog import Item, Menu

if TYPE_CHECKING:
    from .new_match import NewMatch

MOST_EXPLAINED = 5
"""Settings with more values show them as a list to open."""

_SETTING = Style("label", 20, palette.INK)


def note(sheet: Sheet, area: Area, words: str) -> None:
    """Small print."""
    paragraph(sheet, area, words, STYLES["caption"], 6)


class SettingControls:
    """What changes the settings of the match a page arranges."""

    def __init__(self, page: NewMatch) -> None:
        self._page = page

    def draw(self, sheet: Sheet, area: Area, setting: Setting, roomy: bool) -> None:
        """One setting: every value explained if there is room, otherwise only the chosen one."""
        px = sheet.px
        paragraph(sheet, area, setting.label, _SETTING, 0)
        if self._page.plan.locked(setting):
            note(sheet, area, self.explanation(setting))
            self.settled(sheet, area.take(px(54), px(20)), setting)
            return
        if not roomy or len(self._page.plan.values_of(setting)) > MOST_EXPLAINED:
            note(sheet, area, self.explanation(setting))
            self.control(sheet, area.take(px(54), px(20)), setting)
            return
        note(sheet, area, setting.explanation)
        values = self._explained(setting)
        place = area.take(explained_height(sheet, area.rect.w, values), px(12))
        explained_choice(
            sheet,
            place,
            setting.label,
            values,
            self._page.plan.values.get(setting.id),
            partial(self._set, setting.id),
        )

    def _explained(self, setting: Setting) -> list[tuple[Any, str, str]]:
        told = {value.value: value.explanation for value in self._page.plan.values_of(setting)}
        return [(value, label, told.get(value, "")) for value, label in self._page.plan.choices(setting)]

    def height(self, sheet: Sheet, wide: int, setting: Setting) -> int:
        """What a setting takes with all its values explained."""
        px = sheet.px
        head = sheet.text_height(setting.label, _SETTING, wide)
        head += sheet.text_height(setting.explanation, STYLES["caption"], wide) + px(6)
        if len(self._page.plan.values_of(setting)) > MOST_EXPLAINED:
            return head + px(74)
        return head + explained_height(sheet, wide, self._explained(setting)) + px(12)

    def explanation(self, setting: Setting) -> str:
        """What a setting is about, and its present value."""
        current = self._page.plan.values.get(setting.id)
        for value in self._page.plan.values_of(setting):
            if value.value == current and value.explanation:
                return f"{setting.explanation} {value.explanation}"
        return setting.explanation

    def control(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        """A setting in one line: its values side by side, or the chosen one with a list to open."""
        values = self._page.plan.choices(setting)
        current = self._page.plan.values.get(setting.id)
        style = Style("label", 18, palette.INK)
        widest = max(sheet.letters.size(label, style)[0] for _value, label in values)
        if len(values) <= 4 and (widest + sheet.px(30)) * len(values) <= rect.w:
            choice(sheet, rect, setting.label, values, current, lambda value: self._set(setting.id, value))
            return
        label = next((text for value, text in values if value == current), "")
        face = Face(label, "secondary", "mdi:chevron-down", size=19)
        button(
            sheet,
            rect,
            face,
            lambda: self._choose(setting),
            name=f"{setting.label}: {label}",
            id=f"setting:{setting.id}",
        )

    def settled(self, sheet: Sheet, rect: pygame.Rect, setting: Setting) -> None:
        """What cannot be changed any more."""
        label = self._page.plan.label(setting)
        name = _("{title}: {text}").format(title=setting.label, text=label)
        face = Face(label, "paper", "mdi:lock", size=19)
        button(sheet, rect, face, None, name=name, reason=_("The campaign has settled this."))

    def _choose(self, setting: Setting) -> None:
        current = self._page.plan.values.get(setting.id)
        items = [
            Item(
                label,
                "mdi:check-bold" if value == current else "mdi:circle-small",
                partial(self._set, setting.id, value),
                "primary" if value == current else "secondary",
            )
            for value, label in self._page.plan.choices(setting)
        ]
        self._page.app.push(Menu(self._page.app, setting.label, items, "mdi:tune"))

    def _set(self, key: str, value: Any) -> None:
        self._page.plan.values[key] = value
        self._page.changed()
