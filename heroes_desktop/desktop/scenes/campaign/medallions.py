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
from ...widgets.fitting import unbroken
from ...widgets.rows import columns
from ...widgets.scroll import Area

_NAME = Style("head", 19, palette.INK)
LEAST_NAME = 15
_METALS = ("bronze", "silver", "gold")
TALL, TALLEST, NARROWEST = 96, 205, 172
"""Units of height one medallion takes, at most where there is room, and of width it takes at least."""


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
    fit = max(1, min(across, (area.rect.w + px(8)) // px(NARROWEST + 8)))
    high = _height(sheet, area, challenges, fit)
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


def _height(sheet: Sheet, area: Area, challenges: Sequence[Challenge], fit: int) -> int:
    """As tall as lets all of them be seen at once, within reason."""
    px = sheet.px
    least = max(px(TALL), round(px(TALL - 10) * sheet.metrics.text_above))
    rows = [list(found) for _row, found in groupby(challenges, key=lambda challenge: challenge.row)]
    caption = sheet.letters.line_height(STYLES["caption_dark"]) + px(4)
    heads = sum(caption for row in rows if row[0].group)
    lines = sum(-(-len(row) // fit) for row in rows)
    return max(least, min(px(TALLEST), (area.rect.h - heads) // max(1, lines) - px(8)))


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
    foot = _draw_reward(sheet, rect, challenge, won)
    seal = min(px(44), (rect.w - px(28)) // max(1, challenge.boxes) - px(4))
    below = foot and rect.h - foot - seal >= px(TALL)
    if below:
        left = rect.centerx - (challenge.boxes * (seal + px(4)) - px(4)) // 2
        draw_seals(sheet, left, rect.bottom - foot - seal // 2 - px(6), seal, challenge, won, look.crest)
    head = pygame.Rect(rect.x, rect.y, rect.w, rect.h - foot - (seal if below else 0))
    size = min(head.h - px(20), px(96), rect.w * 3 // 10)
    metal = _METALS[min(len(_METALS) - 1, challenge.row)]
    colour = palette.GOLD if chosen else look.accent
    face = Medallion(size, colour, challenge.icon or look.crest, look.scene, metal)
    sheet.art(face, rect.x + px(12) + size // 2, head.centery, "center")
    left = rect.x + px(22) + size
    name = pygame.Rect(left, head.y, rect.right - px(10) - left, head.h)
    if below:
        sheet.block(challenge.name, _two_lines(sheet, challenge.name, name.w), name, "midleft", fit=False)
    else:
        _draw_name_and_seals(sheet, name, challenge, won, look.crest)
    if chosen:
        line = pygame.Rect(rect.x + px(6), rect.bottom - px(7), rect.w - px(12), px(3))
        sheet.fill(line, palette.LEGAL)


def _draw_name_and_seals(sheet: Sheet, rect: pygame.Rect, challenge: Challenge, won: int, crest: str) -> None:
    """The seals right under the name."""
    px = sheet.px
    name = _two_lines(sheet, challenge.name, rect.w)
    high = sheet.text_height(challenge.name, name, rect.w)
    seal = min(px(36), (rect.w - px(12)) // max(1, challenge.boxes) - px(4), rect.h - high - px(16))
    top = rect.centery - (high + seal + px(4)) // 2
    sheet.block(challenge.name, name, pygame.Rect(rect.x, top, rect.w, high), fit=False)
    draw_seals(sheet, rect.x, top + high + px(4) + seal // 2, seal, challenge, won, crest)


def _draw_reward(sheet: Sheet, rect: pygame.Rect, challenge: Challenge, won: int) -> int:
    """What every seal gives, at the bottom where there is room for it; returns the height it took."""
    px = sheet.px
    style = STYLES["caption"].but(align="center", colour=palette.GOOD_ON_PAPER if won else palette.INK_2)
    wide = rect.w - px(28)
    high = max(sheet.text_height(words, style, wide) for words in ("A\nA", challenge.reward))
    if not challenge.reward or rect.h - high - px(10) < px(TALL):
        return 0
    place = pygame.Rect(rect.x + px(14), rect.bottom - high - px(12), wide, high)
    sheet.block(challenge.reward, style, place, "center", fit=False)
    return high + px(12)


def _two_lines(sheet: Sheet, text: str, wide: int) -> Style:
    """The style of a name, smaller where it would need a third line."""
    style = unbroken(sheet, text, _NAME, wide)
    while style.size > LEAST_NAME and len(sheet.letters.wrap(text, style, wide)) > 2:
        style = style.but(size=style.size - 1)
    fits = len(sheet.letters.wrap(text, style, wide)) <= 2
    return style if fits else style.but(face="condensed_label", size=_NAME.size)


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
