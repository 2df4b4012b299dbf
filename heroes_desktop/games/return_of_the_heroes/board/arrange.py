"""How the felt is divided: the map, its tools, the panel of the moment and what lies beside the map."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet

COLUMN, NARROW_COLUMN, TOOLS, GAP = 350, 290, 46, 12
"""Units: the least width of the column, where room is scarce, of the tools, and between parts."""


@dataclass(frozen=True)
class Parts:
    """The rectangles of the felt."""

    map: pygame.Rect
    tools: pygame.Rect
    panel: pygame.Rect
    supply: pygame.Rect


def parts(sheet: Sheet, zone: pygame.Rect, supply_height: int) -> Parts:
    """The map as large as the felt is high, the rest beside it."""
    px = sheet.px
    tools = px(TOOLS)
    least = px(COLUMN if sheet.metrics.wide else NARROW_COLUMN)
    side = min(zone.h, zone.w - least - tools - px(GAP))
    wide = side
    if zone.h < zone.w * 0.4:  # a low window shows a wide part of the map
        wide = max(side, min(zone.w - px(COLUMN + 40) - tools - px(GAP), zone.h * 2))
    area = pygame.Rect(zone.x, zone.y + (zone.h - max(side, zone.h)) // 2, wide, zone.h)
    strip = pygame.Rect(area.right + px(4), zone.y, tools - px(4), zone.h)
    left = strip.right + px(GAP) - px(4)
    column = pygame.Rect(left, zone.y, zone.right - left, zone.h)
    low = min(px(supply_height), column.h // 2)
    supply = pygame.Rect(column.x, column.bottom - low, column.w, low)
    panel = pygame.Rect(column.x, column.y, column.w, column.h - low - px(GAP))
    return Parts(area, strip, panel, supply)
