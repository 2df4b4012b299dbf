"""A page that has nothing to show yet: an emblem, a sentence, and the way out of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..art import SolidIcon
from ..art.core.text import STYLES
from ..paint.sheet import Sheet
from .buttons import Face, button

EMBLEM = 132


def nothing_here(
    sheet: Sheet,
    rect: pygame.Rect,
    icon: str,
    words: str,
    way_out: tuple[Face, Callable[[], None]] | None = None,
    *,
    dark: bool = False,
) -> None:
    """All of it in the middle of a rectangle; the emblem only where there is room."""
    px = sheet.px
    style = STYLES["body_dark" if dark else "body"].but(align="center", size=22)
    wide = min(rect.w, px(860))
    text = sheet.text_height(words, style, wide)
    foot = px(64) + px(24) if way_out else 0
    emblem = px(EMBLEM) if rect.h >= text + foot + px(EMBLEM + 60) else 0
    y = rect.centery - (text + foot + (emblem + px(24) if emblem else 0)) // 2
    if emblem:
        sheet.art(SolidIcon(emblem, icon, "gold", lift=2), rect.centerx, y, "midtop")
        y += emblem + px(24)
    sheet.block(words, style, pygame.Rect(rect.centerx - wide // 2, y, wide, text), "midtop")
    if way_out is not None:
        face, action = way_out
        place = pygame.Rect(0, y + text + px(24), min(px(340), rect.w), px(64))
        place.centerx = rect.centerx
        button(sheet, place, face, action)
