"""Paper, leather, headings, pills and ribbons."""

from __future__ import annotations

import pygame

from ..art import Leather, Parchment, PillFace, Ribbon, Rule
from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet

_HEAD_PAPER = Style("head", 20, palette.HEADING)
_HEAD_DARK = Style("head", 20, palette.GOLD_HIGH)
_RIBBON = Style("head", 20, palette.GOLD_HIGH)


def paper(sheet: Sheet, rect: pygame.Rect, seed: str = "paper", torn: bool = True) -> pygame.Rect:
    """A parchment panel; returns the room inside its padding."""
    sheet.art(Parchment(rect.w, rect.h, seed, torn=torn, lift=3), rect.x, rect.y)
    return rect.inflate(-2 * sheet.px(26), -2 * sheet.px(22))


def leather(sheet: Sheet, rect: pygame.Rect, seed: str = "leather", ornament: bool = False) -> pygame.Rect:
    """A leather panel; returns the room inside its padding."""
    sheet.art(Leather(rect.w, rect.h, seed, ornament=ornament, lift=3), rect.x, rect.y)
    return rect.inflate(-2 * sheet.px(20), -2 * sheet.px(18))


def heading(
    sheet: Sheet, text: str, rect: pygame.Rect, *, dark: bool = False, icon: str = "", line: bool = True
) -> pygame.Rect:
    """A section head at the top of a rectangle, with a fading line; returns the room below it."""
    style = _HEAD_DARK if dark else _HEAD_PAPER
    height = max(sheet.px(30), sheet.letters.line_height(style))
    x, middle = rect.x, rect.y + height // 2
    if icon:
        sheet.icon(icon, x, middle, 22, style.colour, "midleft")
        x += sheet.px(30)
    written = sheet.text(text, style, x, middle, "midleft", rect.right - x)
    left = written.right + sheet.px(10)
    if line and rect.right - left > sheet.px(24):
        sheet.art(Rule(rect.right - left, "gold" if dark else "paper"), left, middle, "midleft")
    gap = height + sheet.px(6)
    return pygame.Rect(rect.x, rect.y + gap, rect.w, max(0, rect.h - gap))


def pill_width(sheet: Sheet, text: str, icon: str = "", size: float = 17) -> int:
    """How wide a pill will be."""
    style = Style("label", size, palette.INK)
    return int(sheet.letters.size(text, style)[0]) + sheet.px(24) + (sheet.px(24) if icon else 0)


def pill(
    sheet: Sheet,
    text: str,
    x: float,
    y: float,
    anchor: str = "center",
    *,
    kind: str = "gold",
    icon: str = "",
    size: float = 17,
) -> pygame.Rect:
    """A small round-ended label."""
    ink = palette.PILL_INK[kind]
    style = Style("label", size, ink)
    width = pill_width(sheet, text, icon, size)
    height = max(sheet.px(28), sheet.letters.line_height(style) + sheet.px(4))
    rect = sheet.art(PillFace(width, height, kind, lift=1), x, y, anchor)
    left = rect.x + sheet.px(12)
    if icon:
        sheet.icon(icon, left, rect.centery, 18, ink, "midleft")
        left += sheet.px(24)
    sheet.text(text, style, left, rect.centery, "midleft", bound=rect)
    return rect


def ribbon_width(sheet: Sheet, text: str) -> int:
    """How wide a ribbon will be."""
    return int(sheet.letters.size(text, _RIBBON)[0]) + sheet.px(72)


def ribbon(sheet: Sheet, text: str, x: int, y: int, colour: str, width: int = 0) -> pygame.Rect:
    """A cloth ribbon that names a part of the board."""
    wide = width or ribbon_width(sheet, text)
    height = max(sheet.px(38), sheet.letters.line_height(_RIBBON) + sheet.px(6))
    rect = sheet.art(Ribbon(wide, height, colour, lift=2), x, y)
    sheet.text(text, _RIBBON, rect.centerx, rect.centery, "center", wide - sheet.px(24))
    return rect
