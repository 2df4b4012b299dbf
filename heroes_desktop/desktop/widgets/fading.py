"""The soft edge of a scrolling area: content goes out under a mist instead of being cut."""

from __future__ import annotations

from functools import lru_cache

import pygame

from ..art import Leather, Parchment
from ..paint.sheet import Sheet

PAPER, LEATHER, FELT = "#E1CFA5", "#231913", "#20100F"
"""The colour of the mist over paper, over leather, and over anything else."""

INSIDE, OUTSIDE = 22, 8
"""How far the mist reaches into the area and, thinning out, beyond its edge; in units."""


def fade(sheet: Sheet, window: pygame.Rect, *, above: bool, below: bool) -> None:
    """Veil the edges of a window behind which its content goes on."""
    inside, outside = min(sheet.px(INSIDE), window.h // 5), sheet.px(OUTSIDE)
    colour = _ground(sheet, window)
    if above:
        sheet.surface(_mist(window.w, outside, inside, colour), window.x, window.y - outside)
    if below:
        sheet.surface(_mist(window.w, inside, outside, colour), window.x, window.bottom - inside)


def _ground(sheet: Sheet, window: pygame.Rect) -> str:
    """The colour of the panel a window lies on: the last one drawn round it."""
    for drawing in reversed(sheet.drawings):
        spec = drawing.key[0] if isinstance(drawing.key, tuple) else None
        if isinstance(spec, Parchment | Leather) and drawing.bounds and drawing.bounds.contains(window):
            return PAPER if isinstance(spec, Parchment) else LEATHER
    return FELT


@lru_cache(32)
def _mist(width: int, rising: int, falling: int, colour: str) -> pygame.Surface:
    """A band that thickens downwards and thins out again, clear at its sides."""
    band = pygame.Surface((width, rising + falling), pygame.SRCALPHA)
    shade = pygame.Color(colour)
    for y in range(rising + falling):
        share = (y + 1) / (rising + 1) if y < rising else (rising + falling - y) / (falling + 1)
        shade.a = round(255 * share * share * (3 - 2 * share))
        band.fill(shade, (0, y, width, 1))
    return band
