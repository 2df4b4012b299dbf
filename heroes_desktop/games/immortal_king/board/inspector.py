"""A guard under the pointer, large and in words, in the hall nobody can enter yet."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet

from ..art.lanes import Lane
from . import faces
from .captions import NAME, guard_hint, power_colour
from .look import Look

_WORDS = Style("body", 18, palette.PAPER_HIGH, align="center", line=1.12)


def guard_of(look: Look, identity: str) -> int | None:
    """The corridor whose open guard a thing on the board is."""
    kind, _colon, number = identity.partition(":")
    if kind != "guard" or not number.isdigit() or int(number) >= len(look.view.corridors):
        return None
    here = look.view.corridors[int(number)]
    return int(number) if here.up and here.guard >= 0 and look.view.faces[here.guard] >= 0 else None


def draw_guard(sheet: Sheet, rect: pygame.Rect, look: Look, lane: int) -> None:
    """The card as large as the words leave room for, the words below or beside it."""
    px = sheet.px
    sheet.art(Lane(rect.w, rect.h, "arcane", "hall"), *rect.topleft)
    inside = rect.inflate(-2 * px(20), -2 * px(14))
    beside = inside.w > inside.h * 1.3
    room = pygame.Rect(inside.x, inside.y, inside.w // 2 - px(8), inside.h) if beside else inside
    words = _lines(look, lane)
    wide = inside.right - room.right - px(8) if beside else inside.w
    foot = min(_height(sheet, words, wide), inside.h // 2)
    top = room if beside else pygame.Rect(inside.x, inside.y, inside.w, inside.h - foot - px(8))
    place = pygame.Rect((0, 0), faces.card_size(min(top.h, round(top.w * 7 / 5), px(440))))
    place.center = top.center
    sheet.art(faces.guard_spec(look.view, lane, place.w, place.h, compact=True), *place.topleft)
    left = room.right + px(8) if beside else inside.x
    y = inside.y + (inside.h - foot) // 2 if beside else inside.bottom - foot
    for text, style in words:
        high = min(sheet.text_height(text, style, wide), inside.bottom - y)
        if high < sheet.letters.line_height(style) * 0.8:
            break
        sheet.block(text, style, pygame.Rect(left, y, wide, high))
        y += high + px(3)


def _lines(look: Look, lane: int) -> list[tuple[str, Style]]:
    name, *rest = guard_hint(look.view, lane).split("\n")
    head = NAME.but(size=24, align="center", colour=power_colour(look.view, lane))
    return [(name, head), *((line, _WORDS) for line in rest)]


def _height(sheet: Sheet, words: list[tuple[str, Style]], wide: int) -> int:
    return sum(sheet.text_height(text, style, wide) + sheet.px(3) for text, style in words)
