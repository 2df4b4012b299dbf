"""Settings, applied as soon as they are changed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from heroes_desktop import locale
from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...program.preferences import SPEEDS, TEXT_SCALES
from ...widgets import Scroll, choice, heading, paper, scroll_area, slider, toggle
from ...widgets.rows import columns
from ...widgets.scroll import Area
from .page import Page

Row = tuple[str, str, Callable[[Sheet, pygame.Rect], object]]

HEAD, GAP, INDENT = 40, 16, 46
"""Units: a section's head, between rows, and what a box to tick takes before its words."""
_LABEL = Style("label", 20, palette.INK)

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


class Settings(Page):
    """One page, two columns of paper."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scrolls = [Scroll(self.changed), Scroll(self.changed)]

    @property
    def title(self) -> str:
        return _("Settings")

    def build(self, sheet: Sheet) -> None:
        room = self.frame(sheet)
        groups = [
            [
                (_("Reading"), "mdi:format-size", self._reading()),
                (_("Sound"), "mdi:volume-high", self._sound()),
            ],
            [
                (_("Motion"), "mdi:animation-play", self._motion()),
                (_("Help"), "mdi:help-circle", self._help()),
            ],
        ]
        if sheet.metrics.narrow:
            groups = [groups[0] + groups[1]]
        for number, (place, sections) in enumerate(
            zip(columns(room, len(groups), sheet.px(24)), groups, strict=True)
        ):
            inside = paper(sheet, place, f"settings{number}")
            with scroll_area(sheet, inside, self.scrolls[number], self.title) as area:
                air = self._air(sheet, area.rect, [row for _title, _icon, rows in sections for row in rows])
                for title, icon, rows in sections:
                    heading(sheet, title, area.take(sheet.px(HEAD)), icon=icon)
                    for label, explanation, draw in rows:
                        self._row(sheet, area, label, explanation, draw)
                        area.skip(sheet.px(GAP) + air)
                    area.skip(sheet.px(10))

    def _air(self, sheet: Sheet, room: pygame.Rect, rows: list[Row]) -> int:
        """How much further apart rows stand where there is room to spare, or closer where a little lacks."""
        used = 2 * sheet.px(HEAD + 10) - sheet.px(GAP + 10)  # nothing is kept free below the last row
        for label, explanation, _draw in rows:
            style, wide = (_LABEL, room.w) if label else (STYLES["caption"], room.w - sheet.px(INDENT))
            used += sheet.px(GAP + 52) + (
                sheet.px(10) + sheet.text_height(label, style, wide) if label else 0
            )
            used += sheet.text_height(explanation, STYLES["caption"], wide) if explanation else 0
        return max(-sheet.px(GAP - 2), min(sheet.px(26), (room.h - used - sheet.px(16)) // max(1, len(rows))))

    def _row(
        self,
        sheet: Sheet,
        area: Area,
        label: str,
        explanation: str,
        draw: Callable[[Sheet, pygame.Rect], object],
    ) -> None:
        px = sheet.px
        wide = area.rect.w
        take = area.take
        if label:
            tall = sheet.text_height(label, _LABEL, wide)
            sheet.block(label, _LABEL, take(tall, px(2)), fit=False)
        draw(sheet, take(px(52), px(8) if label else 0))
        if explanation:  # below a box to tick it stands under the words, not under the box
            indent = 0 if label else px(INDENT)
            tall = sheet.text_height(explanation, STYLES["caption"], wide - indent)
            place = take(tall)
            sheet.block(
                explanation,
                STYLES["caption"],
                pygame.Rect(place.x + indent, place.y, wide - indent, tall),
                fit=False,
            )

    def _set(self, name: str) -> Callable[[object], None]:
        return lambda value: self.app.set_preferences(**{name: value})

    def _reading(self) -> list[Row]:
        prefs = self.app.prefs
        spoken = prefs.language or locale.language()
        languages = [(code, LANGUAGE_NAMES[code]) for code in locale.LANGUAGES]
        scales = [(scale, _("{n} %").format(n=round(scale * 100))) for scale in TEXT_SCALES]
        return [
            (
                _("Language"),
                "",
                lambda s, r: choice(s, r, _("Language"), languages, spoken, self._set("language")),
            ),
            (
                _("Text size"),
                _("Up to 150 % everything grows, above that only text."),
                lambda s, r: choice(s, r, _("Text size"), scales, prefs.text_scale, self._set("text_scale")),
            ),
            (
                "",
                "",
                lambda s, r: toggle(
                    s, r, _("Full screen (F11)"), prefs.full_screen, self._set("full_screen")
                ),
            ),
        ]

    def _sound(self) -> list[Row]:
        prefs = self.app.prefs
        silent = _("No sound device was found.") if self.app.sound.silent else ""
        return [
            (
                _("Effects"),
                "",
                lambda s, r: slider(s, r, _("Effects"), prefs.effects_volume, self._set("effects_volume")),
            ),
            (
                _("Ambience"),
                silent,
                lambda s, r: slider(
                    s, r, _("Ambience"), prefs.ambience_volume, self._set("ambience_volume"), step=0.05
                ),
            ),
        ]

    def _motion(self) -> list[Row]:
        prefs = self.app.prefs
        names = {0.5: _("slow"), 1.0: _("normal"), 2.0: _("fast"), 0.0: _("instant")}
        speeds = [(speed, names[speed]) for speed in SPEEDS]
        return [
            (
                _("Speed of animations"),
                _("A click always finishes a running animation."),
                lambda s, r: choice(s, r, _("Speed of animations"), speeds, prefs.speed, self._set("speed")),
            ),
            (
                "",
                _("No pulsing, shaking or hopping; moves become a short fade."),
                lambda s, r: toggle(
                    s, r, _("Reduced motion"), prefs.reduced_motion, self._set("reduced_motion")
                ),
            ),
        ]

    def _help(self) -> list[Row]:
        prefs = self.app.prefs
        return [
            (
                "",
                _("Exact chances, computed from what you may know."),
                lambda s, r: toggle(s, r, _("Show odds"), prefs.odds, self._set("odds")),
            ),
            (
                "",
                _("Explanations beside the thing under the pointer."),
                lambda s, r: toggle(s, r, _("Show tooltips"), prefs.hints, self._set("hints")),
            ),
            (
                "",
                _("What leaves nothing to choose is not asked."),
                lambda s, r: toggle(
                    s, r, _("Skip questions with one answer"), prefs.hurry, self._set("hurry")
                ),
            ),
            (
                "",
                _("Ask again before a turn is ended."),
                lambda s, r: toggle(
                    s, r, _("Confirm the end of a turn"), prefs.confirm_end, self._set("confirm_end")
                ),
            ),
        ]
