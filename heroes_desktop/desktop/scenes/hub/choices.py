"""The games and ways to play to choose from before a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import Mode, texts

from ...art import Crest, Parchment
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...widgets.rows import columns
from ...widgets.scroll import Area

_MODE = Style("head", 22, palette.HEADING)
GAP, LEAST_CREST = 10, 58
"""Units between crests; crests that would be smaller stand in one row more."""


def crest_rows(sheet: Sheet, wide: int, size: int = 76) -> tuple[int, int, int]:
    """How the crests of all games fit into a width: how many to a row, how many rows, how large."""
    px, number = sheet.px, len(catalogue)
    fit = max(1, (wide + px(GAP)) // (px(min(size, LEAST_CREST)) + px(GAP)))
    rows = -(-number // fit)
    across = -(-number // rows)
    return across, rows, min(px(size), (wide - px(GAP) * (across - 1)) // across)


def crests_height(sheet: Sheet, wide: int, size: int = 76) -> int:
    """How tall the crests of all games are together."""
    _across, rows, side = crest_rows(sheet, wide, size)
    return rows * (side + sheet.px(GAP)) - sheet.px(GAP)


def draw_games(
    sheet: Sheet, rect: pygame.Rect, current: str, pick: Callable[[str], None], size: int = 76
) -> None:
    """The crests of all games, in rows; the one in question stands in the light."""
    gap, games = sheet.px(GAP), list(catalogue)
    across, rows, side = crest_rows(sheet, rect.w, size)
    for row in range(rows):
        shown = games[row * across : (row + 1) * across]
        x = rect.centerx - (side * len(shown) + gap * (len(shown) - 1)) // 2
        for game in shown:
            place = pygame.Rect(x, rect.y + row * (side + gap), side, side)
            _crest(sheet, place, game, game == current, partial(pick, game))
            x += side + gap


def _crest(sheet: Sheet, place: pygame.Rect, game: str, chosen: bool, pick: Callable[[], None]) -> None:
    px, art = sheet.px, sheet.ui.art
    crest = Crest(place.w - px(8), game, state="" if chosen else "disabled")

    def paint(target: pygame.Surface, look: Look) -> None:
        shown = crest.but(state="hover") if look != "up" else crest
        art.blit(target, shown, *place.center, "center")

    name = texts(game).title()
    if chosen:
        sheet.halo(place.inflate(-px(8), -px(8)), "selected", "disc")
    sheet.painted(
        name, "choice", place, paint, action=pick, selected=chosen, hint=name, id=f"game:{game}"
    )  # fmt: skip


def draw_modes(
    sheet: Sheet, area: Area, modes: Sequence[Mode], current: str, pick: Callable[[str], None]
) -> None:
    """All ways to play, below each other, or two side by side where there is room."""
    across = 2 if area.rect.w >= sheet.px(760) else 1
    for start in range(0, len(modes), across):
        _row(sheet, area, modes[start : start + across], across, current, pick)


def _row(
    sheet: Sheet, area: Area, modes: Sequence[Mode], across: int, current: str, pick: Callable[[str], None]
) -> None:
    """Ways to play side by side, all as tall as the tallest."""
    gap = sheet.px(14)
    wide = columns(area.rect, across, gap)[0].w - sheet.px(40)
    high = max(
        sheet.text_height(mode.label, _MODE, wide) + sheet.text_height(mode.explanation, STYLES["body"], wide)
        for mode in modes
    )
    row = area.take(high + sheet.px(34), gap)
    for mode, place in zip(modes, columns(row, across, gap), strict=False):
        _card(sheet, place, mode, mode.id == current, partial(pick, mode.id))


def _card(sheet: Sheet, rect: pygame.Rect, mode: Mode, chosen: bool, pick: Callable[[], None]) -> None:
    px, art = sheet.px, sheet.ui.art
    wide = rect.w - px(40)
    head, body = _MODE, STYLES["body"]
    top = sheet.text_height(mode.label, head, wide)
    spec = Parchment(rect.w, rect.h, mode.id, torn=False, lift=2)
    title = sheet.ui.words(mode.label, head, wide)
    text = sheet.ui.words(mode.explanation, body, wide)

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, spec.but(state="hover") if look == "hover" else spec, rect.x, rect.y)
        target.blit(title.surface, (rect.x + px(20), rect.y + px(14)))
        target.blit(text.surface, (rect.x + px(20), rect.y + px(16) + top))

    sheet.painted(
        mode.label,
        "choice",
        rect,
        paint,
        action=pick,
        selected=chosen,
        id=f"mode:{mode.id}",
    )
    if chosen:
        sheet.halo(rect, "selected")
