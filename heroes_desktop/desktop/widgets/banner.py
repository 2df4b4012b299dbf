"""What hangs in the side column while a table is being set: a picture and a line about the game."""

from __future__ import annotations

import pygame

from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet

_TOLD = Style("italic", 19, palette.ON_LEATHER, align="center", line=1.2)


def banner(sheet: Sheet, rect: pygame.Rect, told: str) -> pygame.Rect:
    """The line at the foot; returns the room for the picture above it."""
    px = sheet.px
    foot = sheet.text_height(told, _TOLD, rect.w) + px(10)
    place = pygame.Rect(rect.x, rect.bottom - foot + px(8), rect.w, foot - px(8))
    sheet.block(told, _TOLD, place, "midtop")
    return pygame.Rect(rect.x, rect.y, rect.w, rect.h - foot)
