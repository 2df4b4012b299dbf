"""Odds, gauges and charts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.games.shared.wording import chance_text

from ..art import Column, Gauge, OddsBar
from ..art.core import palette
from ..art.core.text import Style
from ..paint.sheet import Sheet

LEAST_TOLD = 0.005
"""A difference smaller than this is not worth two figures."""


def odds_bar(sheet: Sheet, rect: pygame.Rect, win: float, draw: float = 0.0, name: str = "") -> None:
    """Win, draw and lose as one bar; `draw` is also what could still be won."""
    sheet.art(OddsBar(rect.w, rect.h, round(win * 1000), round(draw * 1000)), rect.x, rect.y)
    if name:
        told = chance_text(win)
        if draw >= LEAST_TOLD:
            told = f"{told} – {chance_text(min(1.0, win + draw))}"
        sheet.node(name, "image", rect, value=told, hint=told)


def gauge(sheet: Sheet, rect: pygame.Rect, filled: float, colour: str, name: str) -> None:
    """A bar filled to a share."""
    share = max(0.0, min(1.0, filled))
    sheet.art(Gauge(rect.w, rect.h, round(share * 1000), colour), rect.x, rect.y)
    sheet.node(name, "image", rect, hint=name)


def odds_chart(
    sheet: Sheet, rect: pygame.Rect, bars: Sequence[tuple[str, float, bool]], needed: str = ""
) -> None:
    """Columns of probabilities; those that are not enough are striped as well as red."""
    if not bars:
        return
    axis = Style("head", 18, palette.GOLD_HIGH)
    small = Style("condensed_label", 16, palette.ON_LEATHER)
    foot = sheet.letters.line_height(axis) + sheet.px(4)
    line = sheet.letters.line_height(small) + sheet.px(4)
    first = next((index for index, bar in enumerate(bars) if bar[2]), None)
    head = line * 2 if needed and first else line
    room = pygame.Rect(rect.x, rect.y + head, rect.w, rect.h - foot - head)
    highest = max(chance for _label, chance, _enough in bars) or 1.0
    step = rect.w / len(bars)
    wide = max(4, round(step * 0.78))
    for index, (label, chance, enough) in enumerate(bars):
        centre = round(rect.x + step * (index + 0.5))
        tall = max(2, round(room.h * chance / highest))
        sheet.art(Column(wide, tall, enough), centre, room.bottom, "midbottom")
        if step >= sheet.px(34):
            sheet.text(
                chance_text(chance), small, centre, room.bottom - tall - sheet.px(2), "midbottom", round(step)
            )
            sheet.text(label, axis, centre, room.bottom + sheet.px(2), "midtop", round(step))
    sheet.fill(pygame.Rect(rect.x, room.bottom, rect.w, max(1, sheet.px(2))), palette.GOLD)
    if needed and first:
        x = round(rect.x + step * first)
        for y in range(rect.y, room.bottom, sheet.px(8)):
            sheet.fill(pygame.Rect(x, y, max(1, sheet.px(2)), sheet.px(4)), palette.LEGAL)
        style = small.but(colour=palette.LEGAL)
        sheet.text(needed, style, x - sheet.px(6), rect.y, "topright", x - rect.x)
