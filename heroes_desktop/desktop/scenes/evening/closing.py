"""The end of an evening: the table, the awards, and a page to take home."""

from __future__ import annotations

import re
import time

import pygame

from heroes_desktop.library import data_directory
from heroes_desktop.locale import _
from heroes_desktop.table.awards import Award
from heroes_desktop.table.evening import Night, summary

from ...art import Parchment, PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, heading, leather, nothing_here, scroll_area
from ...widgets.fitting import largest
from ...widgets.rows import columns
from ..dialogs.dialog import Item, Message
from ..pages.page import Page
from .ranking import draw_ranking, larger, look_of

_AWARD = Style("head", 24, palette.HEADING)
_WHO = Style("label", 23, palette.INK)
LETTERS = (1.5, 1.35, 1.2, 1.1, 1.0)
"""How large awards may be: they are read from across the room."""
MARGINS = 136
"""Units of width beside the words of an award, for its sign and the edges."""


def _styles(share: float) -> tuple[Style, Style, Style]:
    """An award, who gets it, and why."""
    return larger(_AWARD, share), larger(_WHO, share), larger(STYLES["caption"], share)


class Closing(Page):
    """Awards on the left, the final table on the right."""

    def __init__(self, app: App, night: Night, files: bool = True) -> None:
        super().__init__(app)
        self.night, self.files = night, files
        self.scrolls = [Scroll(self.changed) for _part in range(2)]

    @property
    def title(self) -> str:
        name = self.night.evening.name if self.files else _("Game night")
        return _("{evening}: the end").format(evening=name)

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        low = pygame.Rect(room.x, room.bottom - px(76), room.w, px(76))
        body = pygame.Rect(room.x, room.y, room.w, low.y - px(18) - room.y)
        left, right = columns(body, 2, px(18))
        self._awards(sheet, left)
        draw_ranking(sheet, right, self.night, self.scrolls[1])
        if self.files:
            export, low = columns(low, 2, px(18))
            face = Face(_("Write the evening to a file"), "secondary", "mdi:printer", size=21)
            button(sheet, export, face, self._export, id="export")
        button(sheet, low, Face(_("Good night"), "primary", "mdi:home", "H", 24), self.app.home)

    def _awards(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px, title = sheet.px, _("Awards")
        room = heading(
            sheet, title, leather(sheet, rect, "awards", ornament=True), dark=True, icon="mdi:medal"
        )
        found = self.night.awards
        if not found:
            nothing_here(sheet, room, "trophy", _("No match was finished this evening."), dark=True)
            return
        high = max(px(118), round(px(108) * sheet.metrics.text_above))

        def fits(share: float) -> bool:
            styles = _styles(share)
            wide = max(sheet.letters.size(each.title, styles[0])[0] for each in found)
            wide = max(wide, *(sheet.letters.size(each.reason, styles[2])[0] for each in found))
            return wide + px(MARGINS * share) <= room.w and (high * share + px(12)) * len(found) <= room.h

        share = largest(LETTERS, fits)
        with scroll_area(sheet, room, self.scrolls[0], title) as area:
            for award in found:
                self._award(sheet, area.take(round(high * share), px(12)), award, share)

    def _award(self, sheet: Sheet, rect: pygame.Rect, award: Award, share: float) -> None:
        def px(units: float) -> int:
            return sheet.px(units * share)

        head, who, caption = _styles(share)
        sheet.art(Parchment(rect.w, rect.h, award.icon, torn=False, lift=2), *rect.topleft)
        sheet.icon(award.icon, rect.x + px(58), rect.centery, round(62 * share), palette.GOLD_LOW, "center")
        left, wide = rect.x + px(112), rect.w - px(MARGINS)
        lines = sum(sheet.letters.line_height(style) for style in (head, who, caption))
        y = rect.centery - lines // 2
        y = sheet.text(award.title, head, left, y, "topleft", wide).bottom
        guest = next(each for each in self.night.evening.guests if each.number == award.guest)
        line = sheet.text(guest.name, who, left + px(34), y, "topleft", wide - px(34))
        sheet.art(PlayerSign(px(24), look_of(guest), lift=1), left + px(12), line.centery, "center")
        sheet.text(award.reason, caption, left, line.bottom, "topleft", wide)
        words = f"{award.title}: {guest.name}, {award.reason}"
        sheet.node(words, "item", rect, hint=words)

    def _export(self) -> None:
        stem = re.sub(r"[^\w-]+", "-", self.night.evening.name).strip("-")[:40] or "evening"
        path = data_directory() / "exports" / f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(summary(self.night), encoding="utf-8")
        except OSError as error:
            self.app.toast(_("The evening could not be written: {reason}").format(reason=error))
            return
        from ...program.crash import open_folder

        show = Item(_("Open the folder"), "mdi:folder-open", lambda: open_folder(path.parent), stays=True)
        self.app.push(Message(self.app, _("Written"), str(path), [show], "mdi:printer"))
