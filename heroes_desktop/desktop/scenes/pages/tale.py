"""The tale of a finished match, line by line on paper."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.games.shared.aftermath import Tale, TaleLine

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets.scroll import Area

PART = Style("label", 19, palette.HEADING)
"""The first line of a player's part."""


def draw_tale(sheet: Sheet, area: Area, tale: Tale, players: Sequence[palette.PlayerLook]) -> None:
    """Every line with its icon; a player's part begins with the player's sign."""
    for line in tale.lines:
        if line.seat is None:
            _line(sheet, area, line)
        else:
            area.skip(sheet.px(8))
            _part(sheet, area, line, players[line.seat])
    area.skip(sheet.px(10))


def _line(sheet: Sheet, area: Area, line: TaleLine) -> None:
    px, style = sheet.px, STYLES["body"]
    left = px(36)
    place = area.take(max(px(26), sheet.text_height(line.text, style, area.rect.w - left)), px(5))
    sheet.icon(line.icon, place.x + px(14), place.centery, 20, palette.HEADING)
    words = pygame.Rect(place.x + left, place.y, place.w - left, place.h)
    sheet.block(line.text, style, words, "midleft", fit=False)


def _part(sheet: Sheet, area: Area, line: TaleLine, player: palette.PlayerLook) -> None:
    px = sheet.px
    left = px(36)
    place = area.take(max(px(30), sheet.text_height(line.text, PART, area.rect.w - left)), px(5))
    sheet.art(PlayerSign(px(26), player), place.x + px(14), place.centery, "center")
    words = pygame.Rect(place.x + left, place.y, place.w - left, place.h)
    sheet.block(line.text, PART, words, "midleft", fit=False)
