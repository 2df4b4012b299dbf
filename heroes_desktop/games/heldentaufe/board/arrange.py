"""Where the parts of the board lie; where room is short the two worlds share one place."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet

from ..state import ABOVE, State
from .look import Look

SURFACE, UNDERWORLD = "surface", "underworld"
SLAB, LARGE_SLAB = 0.375, 0.55
"""The underworld's share of the width, and while the turn is played there."""
TURN_BAR, TWO_ROWS, SLIM_BAR, HEAD = 86, 104, 46, 46
COLUMN = 134
"""Width of the players below each other at the left, where room is short."""
ONE_ROW = 3
"""So many players stand in one row under a small map."""
LOWEST = 28
"""Units a player's board in the column must have; the active one and the monster chief need twice as much."""


@dataclass(frozen=True)
class Parts:
    """The rectangles of the board.

    head: the row above the map: ribbon, what is left in the pile, tools.
    slab: the stone of the underworld; `underworld` is the part of it where something lies.
    tabbed: only one of the two worlds is shown, the other is a click away; the land then lies between the
    ribbons and has their height as well, as long as it hides nothing.
    large: the world that is larger, or the one that is shown.
    """

    surface: pygame.Rect | None
    underworld: pygame.Rect | None
    slab: pygame.Rect
    head: pygame.Rect
    turns: pygame.Rect
    tabbed: bool
    large: str

    @property
    def column(self) -> bool:
        """Whether the players stand below each other at the left."""
        return self.turns.h > self.turns.w


def parts(sheet: Sheet, zone: pygame.Rect, look: Look) -> Parts:
    """Divide the felt."""
    return _side_by_side(sheet, zone, look) if sheet.metrics.wide else _one_world(sheet, zone, look)


def _side_by_side(sheet: Sheet, zone: pygame.Rect, look: Look) -> Parts:
    """Both worlds, the one in which the turn is played larger; the players under the surface."""
    px, head = sheet.px, sheet.px(HEAD)
    large = played_in(look.view)
    below = large == UNDERWORLD
    rows = TWO_ROWS if below and len(look.view.heroes) > ONE_ROW else TURN_BAR
    low = round(px(rows) * min(1.25, sheet.metrics.text_above))
    wide = round(zone.w * (LARGE_SLAB if below else SLAB))
    slab = pygame.Rect(zone.right - wide, zone.y, wide, zone.h)
    left = zone.w - wide - px(14)
    return Parts(
        pygame.Rect(zone.x, zone.y + head - px(6), left, zone.h - head + px(6) - low - px(10)),
        slab,
        slab,
        pygame.Rect(zone.x, zone.y, left, head),
        pygame.Rect(zone.x, zone.bottom - low, left, low),
        False,
        large,
    )


def _one_world(sheet: Sheet, zone: pygame.Rect, look: Look) -> Parts:
    """One world at a time; the felt is wide and low, so the players stand at its side if they can."""
    px, gap, head = sheet.px, sheet.px(10), sheet.px(HEAD)
    grown = sheet.metrics.text_above
    room = zone.h - head - gap
    if room >= (len(look.view.heroes) + 2) * px(LOWEST):
        wide = round(px(COLUMN) * min(1.2, grown))
        turns = pygame.Rect(zone.x, zone.y + head + px(4), wide, room)
        whole = pygame.Rect(turns.right + gap, zone.y, zone.right - turns.right - gap, zone.h)
        slab = pygame.Rect(zone)
    else:
        low = round(px(SLIM_BAR) * min(1.25, grown))
        turns = pygame.Rect(zone.x, zone.bottom - low, zone.w, low)
        slab = whole = pygame.Rect(zone.x, zone.y, zone.w, zone.h - low - gap)
    below = pygame.Rect(whole.x, zone.y + head, whole.w, whole.h - head)
    shown = world(look)
    return Parts(
        whole if shown == SURFACE else None,
        below if shown == UNDERWORLD else None,
        slab,
        pygame.Rect(zone.x, zone.y, zone.w, head),
        turns,
        True,
        shown,
    )


def world(look: Look) -> str:
    """The world to show where only one fits: the one chosen by hand, else the one it is about."""
    chosen, when = look.memory.get("world", ("", None))
    if chosen and when == _moment(look):
        return str(chosen)
    return wanted(look)


def wanted(look: Look) -> str:
    """Where the present question is answered."""
    decision = look.decision
    if decision is not None and decision.kind in ("place_defeated", "teleport_target", "claim_placement"):
        return SURFACE
    return played_in(look.view)


def played_in(view: State) -> str:
    """The world of the hero whose turn it is, or of the monsters while they play; the same for all eyes."""
    if view.stage in ("command", "monsters"):
        return UNDERWORLD
    active = view.heroes[view.active] if view.active < len(view.heroes) else None
    return SURFACE if active is None or active.space == ABOVE else UNDERWORLD


def show(look: Look, chosen: str) -> None:
    """Show a world until the turn passes."""
    look.memory["world"] = (chosen, _moment(look))
    look.relayout()


def _moment(look: Look) -> tuple[int, int, bool]:
    view = look.view
    return view.round, view.active, view.orders > 0
