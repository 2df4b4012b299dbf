"""How often each side of a die came up, as bars on paper."""

from __future__ import annotations

import pygame

from heroes_desktop.locale import _

from ...art import ButtonFace
from ...art.core import palette
from ...art.core.text import STYLES
from ...paint.sheet import Sheet
from .luck import Luck

LEAST, MOST = 84, 170
"""Units of height below which bars are not worth drawing, and beyond which they do not grow."""


def draw_luck_bars(sheet: Sheet, rect: pygame.Rect, entry: Luck) -> None:
    """A bar for each side with how often it came above and its number below."""
    px, caption = sheet.px, STYLES["caption"].but(align="center")
    line = sheet.letters.line_height(caption)
    often = max(entry.times(side) for side in range(1, entry.sides + 1)) or 1
    step = rect.w / entry.sides
    wide = max(3, round(min(step * 0.66, px(64))))
    ground = rect.bottom - line - px(2)
    tallest = ground - rect.y - line - px(2)
    for side in range(1, entry.sides + 1):
        middle = round(rect.x + step * (side - 0.5))
        times = entry.times(side)
        tall = round(tallest * times / often)
        if tall > 2:
            sheet.art(ButtonFace(wide, tall, "primary", radius=3), middle - wide // 2, ground - tall)
        if times:
            sheet.text(str(times), caption, middle, ground - tall - px(1), "midbottom")
        sheet.text(str(side), caption, middle, ground + px(3), "midtop")
    sheet.fill(pygame.Rect(rect.x, ground, rect.w, max(1, px(1))), palette.INK_2, 140)
    told = _("How often each side came up")
    sheet.node(told, "image", rect, hint=told, id=f"luck:{entry.seat}:{entry.sides}:{entry.wanted}")
