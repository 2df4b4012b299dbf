"""Which parts of the board are on the screen: corridors and fight side by side, or one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import icon_button

from ..locale import _
from . import gallery
from .look import Look

LANES, RIGHT = "lanes", "right"
LANES_SHARE = 0.545
"""Of the felt's width, where both parts fit."""

_ON_THE_LANES = ("construction_swap", "look_pile", "choose_target", "bodyguard_target", "equipment_action")


@dataclass(frozen=True)
class Parts:
    """The rooms for corridors and for the right part; None while it is turned away."""

    lanes: pygame.Rect | None
    right: pygame.Rect | None


def parts(sheet: Sheet, zone: pygame.Rect, look: Look) -> Parts:
    """Divide the felt; where only one part fits, a switch at its left turns to the other."""
    if not look.view.corridors:
        return Parts(None, zone)
    gap = sheet.px(22)
    if sheet.metrics.wide:
        wide = round(zone.w * LANES_SHARE)
        left = pygame.Rect(zone.x, zone.y, wide, zone.h)
        return Parts(left, pygame.Rect(left.right + gap, zone.y, zone.right - left.right - gap, zone.h))
    page = _page(look)
    column = sheet.px(54)
    _switch(sheet, pygame.Rect(zone.x, zone.y, column, zone.h), look, page)
    room = pygame.Rect(zone.x + column + sheet.px(10), zone.y, zone.w - column - sheet.px(10), zone.h)
    return Parts(room, None) if page == LANES else Parts(None, room)


def _wanted(look: Look) -> str:
    """The part where the present question is answered."""
    decision = look.decision
    if decision is not None and (decision.kind in _ON_THE_LANES or look.options("corridor", "pile")):
        return LANES
    return RIGHT if look.view.fight is not None or gallery.wanted(look) else LANES


def _page(look: Look) -> str:
    """The page a person turned to, until another question comes."""
    decision = look.decision
    key = (look.view.turn, decision.kind if decision else "", decision is None)
    if look.memory.get("page_for") != key:
        look.memory["page_for"], look.memory["page"] = key, _wanted(look)
    return str(look.memory["page"])


def _turn_to(look: Look, page: str) -> None:
    look.memory["page"] = page
    look.relayout()


def _switch(sheet: Sheet, rect: pygame.Rect, look: Look, page: str) -> None:
    size = min(rect.w, (rect.h - sheet.px(8)) // 2)
    entries = ((LANES, "metal-gate", _("Show the corridors")), (RIGHT, "crossed-swords", _("Show the fight")))
    for index, (value, icon, name) in enumerate(entries):
        place = pygame.Rect(rect.x, rect.y + index * (size + sheet.px(8)), size, size)
        kind = "primary" if value == page else "ghost"
        icon_button(sheet, place, icon, name, partial(_turn_to, look, value), kind=kind)
