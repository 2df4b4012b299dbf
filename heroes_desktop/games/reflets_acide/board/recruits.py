"""Heroes to choose from: face, five values and skills in full, side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Badge
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.gallery import choosing, picked, tick
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option

from ..art.stones import STONES
from ..content import HEROES
from ..text import effects, words
from . import faces, telling
from .look import Look

KINDS = {"choose_heroes", "replace_hero", "place_heroes"}
"""Questions about whole Heroes."""
WIDEST, NARROWEST = 250, 150
"""Units of a recruit's column; where they would be narrower, cards in a gallery are shown instead."""
LEAST_TEXT = 12
_TEXT = Style("condensed", 19, palette.INK, align="center", line=1.08)
_VALUE = Style("title", 19, palette.PAPER_HIGH)

Recruit = tuple[Option | None, int]
"""What a click answers, and whose face it is."""


def fits(sheet: Sheet, rect: pygame.Rect, count: int) -> bool:
    """Whether this many Heroes can stand side by side with their skills below them."""
    wide = (rect.w - sheet.px(12) * (count - 1)) // max(1, count)
    enough = wide * 7 // 5 + 2 * sheet.letters.line_height(_VALUE) + 5 * sheet.letters.line_height(_TEXT)
    return count > 0 and wide >= sheet.px(NARROWEST) and enough <= rect.h


def draw_recruits(sheet: Sheet, rect: pygame.Rect, look: Look, recruits: Sequence[Recruit]) -> None:
    """One column for each."""
    gap = sheet.px(12)
    most = len(recruits) * (sheet.px(WIDEST) + gap) - gap
    row = pygame.Rect(0, rect.y, min(rect.w, most), rect.h)
    row.centerx = rect.centerx
    spare = rect.h - _height(sheet, (row.w - gap * (len(recruits) - 1)) // len(recruits), rect.h)
    row.y, row.h = rect.y + max(0, spare) // 2, rect.h - max(0, spare) // 2
    for place, (option, face) in zip(columns(row, len(recruits), gap), recruits, strict=True):
        _draw_recruit(sheet, place, look, option, face)


def _height(sheet: Sheet, wide: int, most: int) -> int:
    """What a column usually takes: card, values and six lines of skills."""
    card = min(round(wide * 7 / 5), round(most * 0.56))
    return card + sheet.px(64) + 6 * sheet.letters.line_height(_TEXT)


def _draw_recruit(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option | None, face: int) -> None:
    px = sheet.px
    w, h = rect.w, min(round(rect.w * 7 / 5), round(rect.h * 0.56))
    does = choosing(look, option, words.name(face), ("card", face))
    picture = faces.card(face, w, h, compact=True, lift=3).but(type_line=telling.type_line(face))
    card = sheet.art(picture, rect.x, rect.y, tag=f"recruit-{face}")
    high = max(sheet.letters.line_height(_VALUE), min(w // 5, px(44)))
    _draw_values(sheet, pygame.Rect(rect.x, card.bottom + px(10), w, high), face)
    top = card.bottom + high + px(20)
    box = pygame.Rect(rect.x, top, w, rect.bottom - top)
    _draw_skills(sheet, box, face)
    whole = pygame.Rect(rect.x, rect.y, w, h)
    does.glow(sheet, whole, radius=max(4, round(w * 0.055)))
    does.node(sheet, "card", whole, selected=picked(look, option))
    if picked(look, option):
        tick(sheet, whole)


def _draw_values(sheet: Sheet, rect: pygame.Rect, face: int) -> None:
    """Attack, Perception, Intelligence, Agility, Defence in their colours."""
    size = min(rect.h, rect.w // 5 - sheet.px(2))
    for of, (value, cell) in enumerate(zip(HEROES[face].values, columns(rect, 5, 0), strict=True)):
        sheet.art(Badge(size, STONES[of].colour, palette.GOLD_HIGH, "", "circle"), *cell.center, "center")
        ink = palette.INK if of in (1, 2, 3) else palette.PAPER_HIGH
        sheet.text(str(value), _VALUE.but(colour=ink), *cell.center, "center", size)


def _draw_skills(sheet: Sheet, rect: pygame.Rect, face: int) -> None:
    """All it can do, on a slip of paper."""
    px = sheet.px
    hero = HEROES[face]
    told = "\n".join(words.cap(effects.skill(skill)) for skill in hero.skills)
    room = rect.inflate(-px(14), -px(10))
    style = shrunk(_TEXT, lambda one: sheet.text_height(told, one, room.w) <= room.h, LEAST_TEXT)
    high = min(rect.h, sheet.text_height(told, style, room.w) + px(14))
    paper = pygame.Rect(rect.x, rect.y, rect.w, high)
    sheet.fill(paper, "#E9D9B4", 235, px(8))
    sheet.block(told, style, paper.inflate(-px(14), -px(10)), "center")
