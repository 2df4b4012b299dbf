"""The other heroes in one line each: life, gold, dice of every skill, items, missions, quest, gem."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.art import Rule
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet

from ..figures import DICE
from ..text import words
from . import faces
from .herosheet import compact, open_sheet
from .look import Look

COMPACT = 46
"""Units of height of a line."""
FEWEST = 2
"""Figures of a line that always stand there: life and gold."""
_FIGURE = Style("condensed_label", 18, palette.INK)


def draw_others(sheet: Sheet, rect: pygame.Rect, look: Look, seats: Sequence[int]) -> None:
    """A line for each hero; a click opens the whole sheet."""
    high = rect.h // len(seats)
    for number, seat in enumerate(seats):
        place = pygame.Rect(rect.x, rect.y + number * high, rect.w, high)
        sheet.art(Rule(rect.w, "paper"), rect.x, place.y, "midleft")
        _draw_line(sheet, place, look, seat)


def _width(sheet: Sheet, entries: Sequence[tuple[str, str, str]]) -> int:
    """The room the figures of a line need, with their signs."""
    return sum(sheet.px(25) + sheet.letters.size(text, _FIGURE)[0] for _icon, _colour, text in entries)


def _draw_line(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    px, view = sheet.px, look.view
    hero = view.heroes[seat]
    face = sheet.art(faces.portrait(look, seat, rect.h - px(6)), rect.x, rect.centery, "midleft")
    entries = [
        (faces.LIFE_ICON, "#A81E1E", str(hero.life)),
        (faces.GOLD_ICON, "#A87A1E", str(hero.gold)),
        ("mdi:bag-personal", palette.INK_2, str(len(hero.items))),
        (faces.MISSION_ICON, palette.INK_2, str(len(hero.missions))),
        (faces.QUEST_ICON, "#6A3A9C", "3/3" if hero.gem else f"{max(hero.steps, default=0)}/3"),
    ]
    left = face.right + px(8)
    sign = px(30)
    room = rect.right - left - 3 * (sign + px(4)) - px(6)
    while len(entries) > FEWEST and _width(sheet, entries) > room:
        del entries[FEWEST]  # large texts leave room for life and gold alone; the whole sheet tells the rest
    step = room / len(entries)
    for number, (icon, colour, text) in enumerate(entries):
        x = left + number * step
        sheet.icon(icon, x + px(8), rect.centery, 17, colour)
        sheet.text(text, _FIGURE, x + px(19), rect.centery, "midleft")
    for skill in range(3):
        x = rect.right - (2 - skill) * (sign + px(4))
        sheet.art(faces.skill(skill, sign, str(DICE[hero.cubes[skill]])), x, rect.centery, "midright")
    told = compact(view, seat)
    sheet.node(words.hero(view, seat), "item", rect, action=partial(open_sheet, look, seat), hint=told,
               id=f"compact-{seat}", inspect=partial(look.inspect, ("hero", seat)), radius=8)  # fmt: skip
