"""Solo scenarios to choose from, each with its whole fate scale on one sheet of paper."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Parchment
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, scroll_area
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option

from ..content import SCENARIOS, Scenario
from ..locale import _
from ..text import fate, words
from ..text.words import say
from .look import Look

SHEET_WIDTH, PAD = 340, 20
GROWTHS = (1.35, 1.25, 1.15, 1.07)
"""Sizes of the letters to try, largest first, where there is more room than a scale needs."""

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
        grown = _growth(sheet, [SCENARIOS[str(option.args[0])] for option in found], wide, per_row, rect.h)
        for start in range(0, len(found), per_row):
            line = found[start : start + per_row]
            area.take(px(4))
            high = max(_height(sheet, SCENARIOS[str(option.args[0])], wide, grown) for option in line)
            row = area.take(high, gap)
            places = columns(pygame.Rect(room.x, row.y, room.w, high), per_row, gap)
            for place, option in zip(places, line, strict=False):
                _draw(sheet, place, look, option, grown)


def _growth(sheet: Sheet, found: list[Scenario], wide: int, per_row: int, room: int) -> float:
    """How much larger than usual the letters may be where all scales are in sight."""
    if len(found) > per_row:
        return 1.0
    for grown in GROWTHS:
        if max(_height(sheet, scenario, wide, grown) for scenario in found) + sheet.px(16) <= room:
            return grown
    return 1.0


def _lines(scenario: Scenario, grown: float) -> list[tuple[str, Style]]:
    """Name, difficulty, flavour, and what each entry does."""
    lines = [
        (say(scenario.name), _NAME),
        (words.difficulty(scenario.difficulty), _HARD),
        (say(scenario.flavour), _FLAVOUR),
    ]
    for number, entry in enumerate(scenario.entry, start=1):
        lines.append((f"{number}. {fate.effect(entry)}", _ENTRY))
    return [(text, style.but(size=style.size * grown)) for text, style in lines]


def _gap(sheet: Sheet, grown: float) -> int:
    return sheet.px(3 + 16 * (grown - 1))


def _height(sheet: Sheet, scenario: Scenario, wide: int, grown: float) -> int:
    room, gap = wide - 2 * sheet.px(PAD), _gap(sheet, grown)
    texts = sum(sheet.text_height(text, style, room) + gap for text, style in _lines(scenario, grown))
    return texts + 2 * sheet.px(PAD)


def _draw(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option, grown: float) -> None:
    scenario = SCENARIOS[str(option.args[0])]
    sheet.art(Parchment(rect.w, rect.h, scenario.id, torn=False, lift=2), *rect.topleft)
    room = rect.inflate(-2 * sheet.px(PAD), -2 * sheet.px(PAD))
    y = room.y
    for text, style in _lines(scenario, grown):
        high = sheet.text_height(text, style, room.w)
        sheet.block(text, style, pygame.Rect(room.x, y, room.w, high))
        y += high + _gap(sheet, grown)
    sheet.halo(rect, "legal", radius=10)
    name = look.name(option)
    sheet.node(name, "option", rect, action=partial(look.choose, option), hint=name, id=f"gallery:{option}")
