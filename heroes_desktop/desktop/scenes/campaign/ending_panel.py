"""What a finished game has brought to its campaign: the seal, both totals, the rewards from now on."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.campaign import Count
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.games.shared.wording import capital, number
from heroes_desktop.locale import _
from heroes_desktop.table.campaigning import CampaignEnding

from ...art import WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, paper, paragraph, scroll_area
from ...widgets.rows import columns

_TOTAL = Style("display", 30, palette.HEADING)
_SIDE = Style("label", 19, palette.HEADING)
_LINE = Style("body", 18, palette.INK)
STAMP = 108
SEAL = "campaign-seal"
"""Its place on the page, and the tag by which it is lifted off while it is pressed."""


def draw_ending(sheet: Sheet, rect: pygame.Rect, ending: CampaignEnding, scroll: Scroll) -> None:
    """On paper, the stamp at the upper right."""
    px, title = sheet.px, ending.entry.name
    room = heading(sheet, title, paper(sheet, rect, "points"), icon="mdi:seal")
    with scroll_area(sheet, room, scroll, title) as area:
        seal = px(STAMP)
        head = area.take(seal, px(10))
        spec = seal_of(ending, seal)
        sheet.place(SEAL, sheet.art(spec, head.right, head.centery, "midright", tag=SEAL))
        words = pygame.Rect(head.x, head.y, head.w - seal - px(16), head.h)
        sheet.block(verdict(ending), STYLES["body"], words, "midleft")
        if ending.victory:
            paragraph(sheet, area, ending.victory, Style("head", 22, palette.GOOD_ON_PAPER), 12)
        if ending.counts:
            _draw_counts(sheet, area.take(_tall(sheet, ending), px(12)), ending)
        if ending.rewards:
            paragraph(sheet, area, _("The next game begins with"), _SIDE, 4)
        for reward in ending.rewards:
            paragraph(sheet, area, f"• {reward.words}", _LINE, 4)


def sealed(ending: CampaignEnding) -> bool:
    """Whether the game has won a seal."""
    return bool(ending.earned is not None and ending.box)


def seal_of(ending: CampaignEnding, size: int) -> WaxSeal:
    """The seal won, or the place where it would be."""
    return WaxSeal(size, sealed(ending), rooms[ending.entry.game].look.crest, number=ending.box)


def verdict(ending: CampaignEnding) -> str:
    """What the game was about and what came of it."""
    if not ending.stored:
        return _("The disk is full: the seal is kept in mind and written with the next save.")
    if ending.earned is not None and ending.box:
        return _("{challenge} is won: a new seal, number {n}.").format(
            challenge=ending.earned.name, n=ending.box
        )
    if ending.earned is not None:
        return _("{challenge} is won once more; all its seals were there already.").format(
            challenge=ending.earned.name
        )
    if ending.tried is not None:
        return _("{challenge}: no seal this time.").format(challenge=ending.tried.name)
    return _("No seal this time.")


def _tall(sheet: Sheet, ending: CampaignEnding) -> int:
    most = max(len(count.lines) for count in ending.counts)
    lines = sheet.letters.line_height(_SIDE) + most * sheet.letters.line_height(_LINE)
    return lines + sheet.letters.line_height(_TOTAL) + sheet.px(10)


def _draw_counts(sheet: Sheet, rect: pygame.Rect, ending: CampaignEnding) -> None:
    for place, count in zip(columns(rect, len(ending.counts), sheet.px(24)), ending.counts, strict=True):
        _draw_count(sheet, place, count)


def _draw_count(sheet: Sheet, rect: pygame.Rect, count: Count) -> None:
    px = sheet.px
    y = sheet.text(count.title, _SIDE, rect.x, rect.y, "topleft", rect.w).bottom
    for line, points in count.lines:
        figure = sheet.text(number(points), _LINE, rect.right, y, "topright")
        sheet.text(capital(line), _LINE, rect.x, y, "topleft", figure.x - px(8) - rect.x)
        y += sheet.letters.line_height(_LINE)
    sheet.fill(pygame.Rect(rect.x, y + px(2), rect.w, max(1, px(2))), palette.GOLD_LOW)
    sheet.text(number(count.total), _TOTAL, rect.right, y + px(4), "topright")
    told = f"{count.title}: {number(count.total)}"
    sheet.node(told, "text", rect, hint=told)
