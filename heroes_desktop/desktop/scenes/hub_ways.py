"""The ways to play a game, beside its card in the hub."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.games.room import Mode, texts
from heroes_desktop.locale import _, counted

from ..art import Parchment, palette
from ..art.text import Style
from ..node import Look
from ..sheet import Sheet
from ..widgets import Scroll, heading, leather, scroll_area
from ..widgets.scroll import Area

_MODE = Style("head", 23, palette.HEADING)
_EXPLAINED = Style("body", 18, palette.INK, line=1.2)
_COUNT = Style("label", 18, palette.INK_2)
GAP = 12


def draw_ways(
    sheet: Sheet, rect: pygame.Rect, game: str, scroll: Scroll, start: Callable[[str], None], brief: bool
) -> None:
    """A leather panel with one sheet of paper for each way; `brief`: rather names only than scrolling."""
    px, title = sheet.px, _("Ways to play")
    inside = leather(sheet, rect, "hub", ornament=True)
    inside = heading(sheet, title, inside.inflate(-px(8), 0), dark=True, icon="mdi:cards-playing")
    modes = texts(game).modes()
    short = brief and _needed(sheet, inside.w, modes, short=False) > inside.h
    spare = inside.h - _needed(sheet, inside.w, modes, short)
    extra = max(0, min(px(34), spare // len(modes)))
    room = inside.w - px(82) - (px(22) if spare < 0 else 0)
    counts = {mode.id: counted("{n} player", "{n} players", len(mode.seats)) for mode in modes}
    spelled = all(
        sheet.letters.size(mode.label, _MODE)[0] + sheet.letters.size(counts[mode.id], _COUNT)[0] <= room
        for mode in modes
    )
    with sheet.group(texts(game).title(), rect), scroll_area(sheet, inside, scroll, title) as area:
        for mode in modes:
            people = counts[mode.id] if spelled else ""
            _draw_way(sheet, area, mode, extra, short, people, partial(start, mode.id))


def _needed(sheet: Sheet, wide: int, modes: Sequence[Mode], short: bool) -> int:
    return sum(_height(sheet, wide, mode, short) + sheet.px(GAP) for mode in modes)


def _height(sheet: Sheet, wide: int, mode: Mode, short: bool) -> int:
    told = 0 if short else sheet.text_height(mode.explanation, _EXPLAINED, wide - sheet.px(48))
    return sheet.letters.line_height(_MODE) + told + sheet.px(26)


def _draw_way(
    sheet: Sheet,
    area: Area,
    mode: Mode,
    extra: int,
    short: bool,
    people: str,
    start: Callable[[], None],
) -> None:
    """Name, number of people (as a figure where the words have no room) and what it is about."""
    px, art = sheet.px, sheet.ui.art
    title_height = sheet.letters.line_height(_MODE)
    rect = area.take(_height(sheet, area.rect.w, mode, short) + extra, px(GAP))
    spec = Parchment(rect.w, rect.h, mode.id, torn=False, lift=2)

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, spec.but(state="hover") if look == "hover" else spec, rect.x, rect.y)

    sheet.painted(
        mode.label, "button", rect, paint, action=start, hint=mode.explanation, id=f"mode:{mode.id}"
    )
    left, top = rect.x + px(24), rect.y + px(12) + extra // 2
    right = rect.right - px(24)
    if people:
        right = sheet.text(people, _COUNT, right, top + px(2), "topright").x - px(12)
    else:
        count = sheet.text(str(len(mode.seats)), _COUNT, right, top + px(2), "topright")
        sign = "mdi:account" if len(mode.seats) == 1 else "mdi:account-group"
        right = sheet.icon(sign, count.x - px(4), count.centery, 22, palette.INK_2, "midright").x - px(10)
    sheet.text(mode.label, _MODE, left, top, "topleft", right - left)
    if not short:
        low = top + title_height
        place = pygame.Rect(left, low, rect.w - px(48), rect.bottom - px(10) - extra // 2 - low)
        sheet.block(mode.explanation, _EXPLAINED, place)
