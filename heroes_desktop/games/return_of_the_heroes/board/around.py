"""Where the ways of a space lead: its neighbours, what lies on them and what a step there takes."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.scroll import Area

from ..figures import find_number, land, toll
from ..land import LINES, SPACES, TOWER_SPACE
from ..locale import _
from ..text import words
from . import faces
from .kingdom import look_at, lying_on, shown_seat
from .look import Look

_HEAD = Style("condensed_label", 16, palette.INK_2)
_PLACE = Style("condensed_label", 17, palette.INK)
_WHAT = Style("condensed", 16, palette.INK_2)
HEAD, ROW, PICTURE = 26, 36, 30
FEWEST = 2
"""Neighbours for which there must be room: one alone says little."""


def draw_around(sheet: Sheet, area: Area, look: Look, space: int, room: int) -> None:
    """As many neighbours as there is room for; first those with something on them."""
    px = sheet.px
    near = _neighbours(look, space)
    count = min(len(near), (room - px(HEAD)) // px(ROW))
    if count < min(FEWEST, len(near)) or not count:
        return
    place = area.take(px(HEAD))
    sheet.text(_("From here to"), _HEAD, place.x, place.bottom - px(2), "bottomleft", place.w)
    for other in near[:count]:
        _draw_row(sheet, area.take(px(ROW)), look, space, other)


def _neighbours(look: Look, space: int) -> list[int]:
    beyond = land(look.view).joints[space]
    found = [near for near in (*LINES[space], beyond) if near >= 0 and near != TOWER_SPACE]
    return sorted(found, key=lambda near: not lying_on(look.view, near))


def _draw_row(sheet: Sheet, place: pygame.Rect, look: Look, space: int, other: int) -> None:
    px, view, row = sheet.px, look.view, SPACES[other]
    left, lying = place.x + px(PICTURE + 12), lying_on(view, other)
    if lying:
        sheet.art(faces.lying(view, lying[-1], px(PICTURE)), place.x, place.centery, "midleft")
    else:
        sheet.icon("mdi:map-marker", place.x + px(PICTURE) // 2, place.centery, 18, palette.INK_2)
    what = _what(look, space, other, lying)
    half = place.centery
    name = f"{row.id} · {words.place_name(row.id)}"
    anchor = "bottomleft" if what else "midleft"
    sheet.text(name, _PLACE, left, half + (px(2) if what else 0), anchor, place.right - left)
    if what:
        sheet.text(what, _WHAT, left, half, "topleft", place.right - left)
    told = f"{name}: {what}" if what else name
    sheet.node(
        told, "image", place, hint=told, id=f"near-{row.id}", inspect=partial(look_at, look, other), radius=8
    )


def _what(look: Look, space: int, other: int, lying: list[int]) -> str:
    """What lies there, and what it takes to get there."""
    view, seat = look.view, shown_seat(look)
    told = [
        words.thing(view.faces[tile]) if view.faces[tile] >= 0 else _("Face-down tile")
        for tile in reversed(lying)
    ]
    if 0 <= seat < len(view.heroes) and view.heroes[seat].hero >= 0:
        number = find_number(view, view.heroes[seat], other)
        if number:
            told.append(_("hidden, {number} or less").format(number=number))
    if toll(view, space, other):
        told.append(words.gold(toll(view, space, other)))
    return " · ".join(told)
