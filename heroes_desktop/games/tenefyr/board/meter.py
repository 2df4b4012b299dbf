"""The meter of a fight: both powers on shields, what they are made of, and a bar split by player."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Badge, Gauge, Parchment
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet

from ..locale import _
from ..power import combined, enemy_power, total_of
from .look import Look
from .reminders import draw_rows, rows, worth_a_row

HEIGHT = 184
"""Units it takes."""
BAR, SHIELD, BETWEEN = 26, 100, 40
"""Units: the bar's height, a shield's size, the swords between the two shields."""
NARROWEST = 150
"""Units under which there is no sense in rows beside the shields."""
_SIDE = Style("label", 17, palette.GOLD_HIGH, shadow=palette.BLACK)


def draw_meter(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Combined power against the enemy's, every part of it as a row, the shares of the players below."""
    px = sheet.px
    total, power = combined(look.view), enemy_power(look.view)
    bar = pygame.Rect(rect.x, rect.bottom - px(BAR), rect.w, px(BAR))
    above = pygame.Rect(rect.x, rect.y, rect.w, bar.y - px(8) - rect.y)
    left = _draw_shields(sheet, above, total, power)
    paper = pygame.Rect(left + px(14), above.y, above.right - left - px(14), above.h)
    room = paper.inflate(-px(28), -px(16))
    shown = worth_a_row(sheet, room, look) if paper.w >= px(NARROWEST) else []
    if shown:
        sheet.art(Parchment(paper.w, paper.h, "meter", torn=False, lift=2), *paper.topleft)
        draw_rows(sheet, room, look, shown)
    sheet.art(Gauge(bar.w, bar.h, 0, "#5A9A3A"), *bar.topleft)
    _draw_shares(sheet, bar, look, max(total, power, 1))
    told = _("{total} of {power} power").format(total=total, power=power)
    hint = "\n".join([told, *(row.words for row in rows(look))])
    sheet.node(told, "image", rect, hint=hint, id="meter")


def heroes_shield(size: int, total: int, enough: bool) -> Badge:
    """The heroes' combined power, on green when it is enough."""
    return Badge(size, "#2F6A34" if enough else "#2F5C86", palette.GOLD_HIGH, str(total))


def _draw_shields(sheet: Sheet, rect: pygame.Rect, total: int, power: int) -> int:
    """The heroes' shield, swords, the enemy's shield; returns where they end."""
    px = sheet.px
    line = sheet.letters.line_height(_SIDE)
    size = min(px(SHIELD), rect.h - line)
    sides = (
        ("meter", _("Heroes"), heroes_shield(size, total, total >= power)),
        ("", _("Enemy"), Badge(size, "#7A2A20", palette.GOLD_HIGH, str(power))),
    )
    x = rect.x
    for place, name, shield in sides:
        wide = max(size, int(sheet.letters.size(name, _SIDE)[0]))
        sheet.text(name, _SIDE, x + wide // 2, rect.y, "midtop")
        spot = sheet.art(shield, x + wide // 2, rect.y + line, "midtop")
        if place:
            sheet.place(place, spot)
            middle = x + wide + px(BETWEEN) // 2, spot.centery
            sheet.icon("mdi:sword-cross", *middle, 26, palette.MUTED)
            x += px(BETWEEN)
        x += wide
    return x


def _draw_shares(sheet: Sheet, bar: pygame.Rect, look: Look, whole: int) -> None:
    """What each player has given, in the player's colour."""
    x = bar.x + sheet.px(3)
    for seat in range(len(look.view.players)):
        share = total_of(look.view, seat)
        if share <= 0:
            continue
        wide = round((bar.w - sheet.px(6)) * share / whole)
        part = pygame.Rect(x, bar.y + sheet.px(5), max(2, wide), bar.h - sheet.px(10))
        sheet.fill(part, look.players[seat].colour, 235, sheet.px(4))
        x = part.right
