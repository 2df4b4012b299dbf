"""The ways to play a game, beside its card in the hub."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import Mode, texts
from heroes_desktop.games.shared.wording import span
from heroes_desktop.locale import _, counted

from ...art import Parchment
from ...art.core import palette
from ...art.core.text import Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, leather, scroll_area
from ...widgets.scroll import Area

_MODE = Style("head", 23, palette.HEADING)
_EXPLAINED = Style("body", 18, palette.INK, line=1.2)
_COUNT = Style("label", 18, palette.INK_2)
GAP, LEAST_LABEL = 12, 16


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
    counts = {mode.id: _people(mode) for mode in modes}
    spelled = not short and all(
        sheet.letters.size(mode.label, _MODE)[0] + sheet.letters.size(counts[mode.id], _COUNT)[0] <= room
        for mode in modes
    )
    label = _label_style(sheet, modes, room, counts) if spelled else _alike(sheet, room)
    with sheet.group(texts(game).title(), rect), scroll_area(sheet, inside, scroll, title) as area:
        for mode in modes:
            people = counts[mode.id] if spelled else ""
            _draw_way(sheet, area, mode, extra, short, people, label, partial(start, mode.id))


def _people(mode: Mode) -> str:
    if len(mode.counts) > 1:
        return _("{numbers} players").format(numbers=span(mode.counts))
    return counted("{n} player", "{n} players", mode.counts[0])


def _alike(sheet: Sheet, room: int) -> Style:
    """One size for the names of all games, beside a sign and a figure."""
    modes = [mode for game in catalogue for mode in texts(game).modes()]
    return _label_style(sheet, modes, room - sheet.px(4), {mode.id: "0–0" for mode in modes})


def _label_style(sheet: Sheet, modes: Sequence[Mode], room: int, counts: dict[str, str]) -> Style:
    """One size for all names: the largest at which each stands in one line beside its number of people."""
    style = _MODE
    beside = {mode.id: sheet.letters.size(counts[mode.id], _COUNT)[0] for mode in modes}
    while style.size > LEAST_LABEL and any(
        sheet.letters.size(mode.label, style)[0] + beside[mode.id] > room for mode in modes
    ):
        style = style.but(size=style.size - 0.5)
    return style


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
    label: Style,
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
        count = sheet.text(span(mode.counts), _COUNT, right, top + px(2), "topright")
        sign = "mdi:account" if mode.counts == (1,) else "mdi:account-group"
        right = sheet.icon(sign, count.x - px(4), count.centery, 22, palette.INK_2, "midright").x - px(10)
    middle = top + title_height // 2
    sheet.text(mode.label, label, left, middle, "midleft", right - left)
    if not short:
        low = top + title_height
        place = pygame.Rect(left, low, rect.w - px(48), rect.bottom - px(10) - extra // 2 - low)
        sheet.block(mode.explanation, _EXPLAINED, place)
