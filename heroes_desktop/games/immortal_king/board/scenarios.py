"""Solo scenarios to choose from, each with its whole fate scale on one sheet of paper."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Parchment, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, scroll_area
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option
from heroes_desktop.locale import _

from ..content import SCENARIOS, Scenario
from ..text import fate, words
from ..text.words import say

SHEET_WIDTH, PAD = 340, 20
_NAME = Style("head", 21, palette.HEADING, line=1.05)
_HARD = Style("condensed_label", 18, palette.BAD_ON_PAPER)
_FLAVOUR = Style("condensed_italic", 18, palette.INK_2, line=1.1)
_ENTRY = Style("condensed", 17, palette.INK, line=1.1)


def draw_scenarios(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """As many sheets side by side as fit; longer scales scroll."""
    px, gap = sheet.px, sheet.px(12)
    found = look.options("scenario")
    scroll = look.memory.setdefault("scenarios", Scroll(look.relayout))
    with scroll_area(sheet, rect, scroll, _("Scenarios")) as area:
        per_row = max(1, min(3, (area.rect.w + gap) // px(SHEET_WIDTH), len(found)))
        room = pygame.Rect(area.rect.x + px(6), 0, area.rect.w - px(12), 1)
        wide = columns(room, per_row, gap)[0].w
        for start in range(0, len(found), per_row):
            line = found[start : start + per_row]
            area.take(px(4))
            high = max(_height(sheet, SCENARIOS[str(option.args[0])], wide) for option in line)
            row = area.take(high, gap)
            places = columns(pygame.Rect(room.x, row.y, room.w, high), per_row, gap)
            for place, option in zip(places, line, strict=False):
                _draw(sheet, place, look, option)


def _lines(scenario: Scenario) -> list[tuple[str, Style]]:
    """Name, difficulty, flavour, and what each entry does."""
    lines = [
        (say(scenario.name), _NAME),
        (words.difficulty(scenario.difficulty), _HARD),
        (say(scenario.flavour), _FLAVOUR),
    ]
    for number, entry in enumerate(scenario.entry, start=1):
        lines.append((f"{number}. {fate.effect(entry)}", _ENTRY))
    return lines


def _height(sheet: Sheet, scenario: Scenario, wide: int) -> int:
    room = wide - 2 * sheet.px(PAD)
    texts = sum(sheet.text_height(text, style, room) + sheet.px(3) for text, style in _lines(scenario))
    return texts + 2 * sheet.px(PAD)


def _draw(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    scenario = SCENARIOS[str(option.args[0])]
    sheet.art(Parchment(rect.w, rect.h, scenario.id, torn=False, lift=2), *rect.topleft)
    room = rect.inflate(-2 * sheet.px(PAD), -2 * sheet.px(PAD))
    y = room.y
    for text, style in _lines(scenario):
        high = sheet.text_height(text, style, room.w)
        sheet.block(text, style, pygame.Rect(room.x, y, room.w, high))
        y += high + sheet.px(3)
    sheet.halo(rect, "legal", radius=10)
    name = look.name(option)
    sheet.node(name, "option", rect, action=partial(look.choose, option), hint=name, id=f"gallery:{option}")
