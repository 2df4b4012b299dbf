"""The fate scale of solo play: what has happened, what comes next, what stays."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, scroll_area

from ..content import SCENARIOS
from ..locale import _
from ..text import fate, words
from .look import Look


def draw_scale(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All entries in their order; applied ones are lit, the next one is marked."""
    view, px = look.view, sheet.px
    scroll = look.memory.setdefault("fate", Scroll(look.relayout))
    tops: list[int] = []
    with scroll_area(sheet, rect, scroll, _("Fate scale")) as area:
        for index, entry in enumerate(SCENARIOS[view.scenario].entry):
            applied = index in view.fate
            coming = index == view.fear
            colour = palette.GOLD_HIGH if coming else palette.ON_LEATHER if applied else palette.MUTED
            title = f"{index + 1}. {words.say(entry.title)}" if words.say(entry.title) else f"{index + 1}."
            told = words.titled(title, fate.effect(entry))
            style = Style("condensed_label" if coming or applied else "condensed", 18, colour, line=1.1)
            place = area.take(sheet.text_height(told, style, area.rect.w - px(30)), px(4))
            tops.append(place.y + scroll.offset - rect.y)
            icon = "mdi:check-bold" if applied else "mdi:arrow-right-bold" if coming else ""
            if icon:
                sheet.icon(icon, place.x, place.y + px(12), 18, colour, "midleft")
            body = pygame.Rect(place.x + px(28), place.y, place.w - px(28), place.h)
            sheet.block(told, style, body, fit=False)
            sheet.node(told, "text", place, id=f"fate:{index}")
    if look.memory.get("fate_at") != view.fear:
        look.memory["fate_at"] = view.fear
        _show(sheet, scroll, tops, view.fear)


def _show(sheet: Sheet, scroll: Scroll, tops: list[int], coming: int) -> None:
    """Bring the coming entry into sight, the last one that happened above it."""
    top = tops[max(0, min(coming, len(tops)) - 1)]
    wanted = max(0, min(top - sheet.px(14), scroll.furthest))  # clear of the soft edge
    if wanted != scroll.offset:
        scroll.offset = wanted
        sheet.again = True
