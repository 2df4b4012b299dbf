"""Small figures with a sign: gold, hearts, steps left, cards in the bag.

    draw_counters(sheet, rect, [
        Figure("mdi:gold", "7", _("Gold"), tag="gold"),
        Figure("hearts", "3 / 5", _("Life points"), colour="#B3271F"),
    ])

They stand in as many columns as fit; the name stands below the number where there is room for it and is
told by the tooltip everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..art import Token
from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet
from .doing import Doing

LEAST_WIDE, NAMED = 96, 60
"""Units of width a figure needs, and units of height that leave room for its name below it."""
_NUMBER = Style("display", 26, palette.INK)
_NAME = Style("condensed", 16, palette.INK_2)


@dataclass(frozen=True)
class Figure:
    """A sign, a value and what it means; `doing` when it can be clicked."""

    icon: str
    value: str
    name: str
    colour: str = "#6A3A1A"
    hint: str = ""
    tag: str = ""
    doing: Doing | None = None
    warns: bool = False


def draw_counters(
    sheet: Sheet, rect: pygame.Rect, figures: Sequence[Figure], *, dark: bool = False, columns: int = 0
) -> int:
    """Lay figures out in rows; returns the height they take."""
    if not figures:
        return 0
    px, gap = sheet.px, sheet.px(8)
    most = columns or max(1, min(len(figures), (rect.w + gap) // (px(LEAST_WIDE) + gap)))
    rows = -(-len(figures) // most)
    high = min(px(72), (rect.h - gap * (rows - 1)) // rows)
    wide = (rect.w - gap * (most - 1)) // most
    for number, figure in enumerate(figures):
        row, column = divmod(number, most)
        place = pygame.Rect(rect.x + column * (wide + gap), rect.y + row * (high + gap), wide, high)
        draw_figure(sheet, place, figure, dark=dark)
    return rows * high + (rows - 1) * gap


def draw_figure(sheet: Sheet, rect: pygame.Rect, figure: Figure, *, dark: bool = False) -> None:
    """One figure: disc, number, and its name if it fits."""
    px = sheet.px
    size = min(px(46), rect.h)
    disc = Token(size, figure.colour, figure.icon, palette.GOLD_HIGH, palette.BRASS, flat=True, lift=1)
    spot = sheet.art(disc, rect.x, rect.centery, "midleft", tag=figure.tag)
    left = spot.right + px(10)
    wide = rect.right - left
    ink = palette.GOLD_HIGH if dark else palette.INK
    if figure.warns:
        ink = "#FF9A7A" if dark else palette.BAD_ON_PAPER
    number, label = _NUMBER.but(colour=ink), _NAME.but(colour=palette.MUTED if dark else palette.INK_2)
    named = rect.h >= px(NAMED) and sheet.letters.size(figure.name, label)[0] <= wide
    if named:
        sheet.text(figure.value, number, left, rect.centery + px(6), "bottomleft", wide)
        sheet.text(figure.name, label, left, rect.centery + px(6), "topleft", wide)
    else:
        sheet.text(figure.value, number, left, rect.centery, "midleft", wide)
    does = figure.doing or Doing(figure.name)
    hint = figure.hint or ("" if named else figure.name)
    does.glow(sheet, rect)
    does.but(hint=does.hint or hint).node(sheet, "image", rect, value=figure.value)
