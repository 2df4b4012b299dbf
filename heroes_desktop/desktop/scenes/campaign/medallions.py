"""Challenges as medallions, each with the wax seals won so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from heroes_desktop.games.shared.campaign import Challenge, Ticks, ticked
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.locale import _, counted

from ...art import Medallion, Parchment, WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...widgets.rows import columns
from ...widgets.scroll import Area

_NAME = Style("head", 19, palette.INK)
_METALS = ("bronze", "silver", "gold")
TALL = 96
"""Units of height one medallion takes."""


def draw_medallions(
    sheet: Sheet,
    area: Area,
    game: str,
    challenges: Sequence[Challenge],
    ticks: Ticks,
    chosen: str,
    pick: Callable[[str], None],
) -> None:
    """The grid, row by row; a row's name stands above it."""
    px = sheet.px
    across = max(challenge.column for challenge in challenges) + 1
    high = max(px(TALL), round(px(TALL - 10) * sheet.metrics.text_above))
    fit = max(1, min(across, area.rect.w // px(250)))
    for _row, found in groupby(challenges, key=lambda challenge: challenge.row):
        row = list(found)
        if row[0].group:
            style = STYLES["caption_dark"]
            place = area.take(sheet.text_height(row[0].group, style, area.rect.w), px(4))
            sheet.block(row[0].group, style, place, fit=False)
        for begin in range(0, len(row), fit):
            places = columns(area.take(high, px(8)), fit, px(8))
            for place, challenge in zip(places, row[begin : begin + fit], strict=False):
                number = ticked(ticks, challenge.id)
                _draw_one(sheet, place, game, challenge, number, challenge.id == chosen, pick)


def _draw_one(
    sheet: Sheet,
    rect: pygame.Rect,
    game: str,
    challenge: Challenge,
    won: int,
    chosen: bool,
    pick: Callable[[str], None],
) -> None:
    px, art, look = sheet.px, sheet.ui.art, rooms[game].look
    paper = Parchment(rect.w, rect.h, challenge.id, torn=False, lift=2)

    def paint(target: pygame.Surface, state: Look) -> None:
        art.blit(target, paper.but(state="hover") if state == "hover" else paper, rect.x, rect.y)

    told = f"{challenge.name}: {seals_in_words(won, challenge.boxes)}"
    sheet.painted(
        told, "choice", rect, paint, action=partial(pick, challenge.id), selected=chosen,
        hint=challenge.task, id=f"challenge:{challenge.id}",
    )  # fmt: skip
    size = min(rect.h - px(20), px(74))
    metal = _METALS[min(len(_METALS) - 1, challenge.row)]
    colour = palette.GOLD if chosen else look.accent
    face = Medallion(size, colour, challenge.icon or look.crest, look.scene, metal)
    sheet.art(face, rect.x + px(12) + size // 2, rect.centery, "center")
    left = rect.x + px(24) + size
    wide = rect.right - px(14) - left
    high = sheet.letters.line_height(_NAME)
    seal = min(px(30), (wide - px(4)) // max(1, challenge.boxes) - px(2))
    top = rect.centery - (high + seal + px(4)) // 2
    sheet.text(challenge.name, _NAME, left, top, "topleft", wide)
    draw_seals(sheet, left, top + high + px(4) + seal // 2, seal, challenge, won, look.crest)
    if chosen:
        sheet.fill(pygame.Rect(rect.x + px(6), rect.bottom - px(7), rect.w - px(12), px(3)), palette.LEGAL)


def draw_seals(
    sheet: Sheet, left: int, middle: int, size: int, challenge: Challenge, won: int, icon: str
) -> None:
    """All boxes of a challenge in a row, those won as seals."""
    for number in range(challenge.boxes):
        seal = WaxSeal(size, number < won, icon, number=number)
        sheet.art(seal, left + number * (size + sheet.px(4)), middle, "midleft")


def seals_in_words(won: int, boxes: int) -> str:
    """How many boxes are ticked, for people who hear the page."""
    if boxes == 1:
        return _("won") if won else _("not won yet")
    return counted("{n} seal of {boxes}", "{n} seals of {boxes}", won, boxes=boxes)
