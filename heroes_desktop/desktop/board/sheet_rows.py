"""The rows of a hero's or party's sheet: sign, name, value, and a bar or pips where there is a limit.

top = draw_person(sheet, rect, portrait, words.hero(view), words.title(view))
draw_rows(sheet, below, [
    SheetRow("broadsword", _("Melee"), "5", parts=(3, 8), marks=(2, 5, 8)),
    SheetRow("hearts", _("Life"), "4 / 6", share=4 / 6, colour="#B3271F"),
])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ..art import Gauge, Rule, Spec
from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet
from .doing import Doing

LARGEST_ROW, LEAST_ROW = 44, 26
"""Units of height of a row: no taller; below the least one the rows would not be read."""
PIP, NAME_SHARE = 16, 0.42
_NAME = Style("condensed", 19, palette.INK)
_VALUE = Style("title", 21, palette.INK)
_PERSON = Style("title", 26, palette.INK)
_TITLE = Style("body", 17, palette.INK_2)


@dataclass(frozen=True)
class SheetRow:
    """One line of a sheet.

    share: how full the bar is, 0 to 1; None without a bar.
    parts: pips filled, and pips in all; `marks` are those that mean something (counted from 1).
    change: how the value differs from what is printed: above 0 it is written green, below 0 red.
    """

    icon: str
    name: str
    value: str
    share: float | None = None
    parts: tuple[int, int] | None = None
    marks: tuple[int, ...] = ()
    colour: str = palette.GOLD
    change: int = 0
    doing: Doing | None = None
    hint: str = ""
    tag: str = ""


def draw_person(
    sheet: Sheet, rect: pygame.Rect, portrait: Spec, name: str, title: str = "", does: Doing | None = None
) -> int:
    """A face with name and title beside it; returns where it ends."""
    px = sheet.px
    face = sheet.art(portrait, rect.x, rect.y)
    left = face.right + px(14)
    wide = rect.right - left
    high = sheet.letters.line_height(_PERSON) + (sheet.letters.line_height(_TITLE) if title else 0)
    y = face.centery - high // 2
    y = sheet.text(name, _PERSON, left, y, "topleft", wide).bottom
    if title:
        sheet.text(title, _TITLE, left, y, "topleft", wide)
    place = pygame.Rect(rect.x, face.y, rect.w, face.h)
    (does or Doing(name)).node(sheet, "image", place)
    return int(face.bottom)


def draw_rows(sheet: Sheet, rect: pygame.Rect, rows: Sequence[SheetRow], *, dark: bool = False) -> int:
    """All rows below each other, evenly; returns where they end."""
    if not rows:
        return rect.y
    high = min(sheet.px(LARGEST_ROW), rect.h // len(rows))
    for number, row in enumerate(rows):
        place = pygame.Rect(rect.x, rect.y + number * high, rect.w, high)
        if number and high >= sheet.px(LEAST_ROW + 4):
            sheet.art(Rule(rect.w, "gold" if dark else "paper"), rect.x, place.y, "midleft")
        _draw_row(sheet, place, row, dark)
    return rect.y + high * len(rows)


def _draw_row(sheet: Sheet, rect: pygame.Rect, row: SheetRow, dark: bool) -> None:
    px = sheet.px
    ink = palette.ON_LEATHER if dark else palette.INK
    sheet.icon(row.icon, rect.x + px(13), rect.centery, 22, palette.GOLD if dark else palette.INK_2)
    left = rect.x + px(34)
    value = _VALUE.but(colour=_value_ink(row, dark))
    number = sheet.text(row.value, value, rect.right - px(2), rect.centery, "midright").x - px(10)
    filled = row.parts is not None or row.share is not None
    wide = round(rect.w * NAME_SHARE) if filled else number - left
    sheet.text(row.name, _NAME.but(colour=ink), left, rect.centery, "midleft", wide)
    room = pygame.Rect(left + wide + px(8), rect.y, max(0, number - left - wide - px(8)), rect.h)
    if row.parts is not None:
        _draw_pips(sheet, room, row, dark)
    elif row.share is not None and room.w >= px(24):
        tall = max(px(8), min(px(14), rect.h // 3))
        share = round(1000 * max(0.0, min(1.0, row.share)))
        sheet.art(Gauge(room.w, tall, share, row.colour), room.x, room.centery - tall // 2, tag=row.tag)
    does = row.doing or Doing(row.name)
    does.glow(sheet, rect, radius=8)
    does.but(hint=does.hint or row.hint).node(sheet, "image", rect, value=row.value)


def _value_ink(row: SheetRow, dark: bool) -> str:
    if row.change > 0:
        return "#A9D98F" if dark else palette.GOOD_ON_PAPER
    if row.change < 0:
        return "#FF9A7A" if dark else palette.BAD_ON_PAPER
    return palette.GOLD_HIGH if dark else palette.INK


def _draw_pips(sheet: Sheet, room: pygame.Rect, row: SheetRow, dark: bool) -> None:
    """Filled and empty pips; marked ones stand taller."""
    assert row.parts is not None
    now, most = row.parts
    step = room.w / max(1, most)
    size = max(3, min(sheet.px(PIP), round(step * 0.74), round(room.h * 0.5)))
    empty = "#5A4A38" if dark else "#C9B285"
    for number in range(1, most + 1):
        marked = number in row.marks
        tall = round(size * 1.45) if marked else size
        pip = pygame.Rect(0, 0, size, tall)
        pip.center = (round(room.x + step * (number - 0.5)), room.centery)
        sheet.fill(pip, row.colour if number <= now else empty, 255, max(2, size // 3))
