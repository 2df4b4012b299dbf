"""Where the ways of a space lead: its neighbours, what lies on them and what a step there takes."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.scroll import Area

from ...shared.wording import titled
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
CHIP, CHIP_PICTURE = 58, 26


def draw_around(sheet: Sheet, area: Area, look: Look, space: int, room: int) -> None:
    """The neighbours, first those with something on them: a line for each, or where there is no room for
    that all of them side by side with their labels."""
    px = sheet.px
    near = _neighbours(look, space)
    if not near or room < px(ROW):
        return
    if (room - px(HEAD)) // px(ROW) < len(near):
        _draw_chips(sheet, area, look, space, near, room // px(ROW))
        return
    place = area.take(px(HEAD))
    sheet.text(_("From here to"), _HEAD, place.x, place.bottom - px(2), "bottomleft", place.w)
    for other in near:
        _draw_row(sheet, area.take(px(ROW)), look, space, other)


def _draw_chips(sheet: Sheet, area: Area, look: Look, space: int, near: list[int], lines: int) -> None:
    """Picture and label of each neighbour, side by side; what lies there is told on pointing."""
    px = sheet.px
    place = area.take(px(ROW))
    head = sheet.text(_("From here to"), _HEAD, place.x, place.centery, "midleft", place.w // 3)
    left = head.right + px(12)
    columns = max(1, (place.right - left) // px(CHIP))
    for number, other in enumerate(near[: columns * lines]):
        if number and number % columns == 0:
            place = area.take(px(ROW))
        chip = pygame.Rect(left + number % columns * px(CHIP), place.y, px(CHIP - 4), place.h)
        lying = lying_on(look.view, other)
        _draw_picture(sheet, chip, look, other, px(CHIP_PICTURE))
        text_left = chip.x + px(CHIP_PICTURE + 4)
        sheet.text(SPACES[other].id, _PLACE, text_left, chip.centery, "midleft", chip.right - text_left)
        _node(sheet, chip, look, other, _what(look, space, other, lying))


def _neighbours(look: Look, space: int) -> list[int]:
    beyond = land(look.view).joints[space]
    found = [near for near in (*LINES[space], beyond) if near >= 0 and near != TOWER_SPACE]
    return sorted(found, key=lambda near: not lying_on(look.view, near))


def _draw_row(sheet: Sheet, place: pygame.Rect, look: Look, space: int, other: int) -> None:
    px, lying = sheet.px, lying_on(look.view, other)
    left = place.x + px(PICTURE + 12)
    _draw_picture(sheet, place, look, other, px(PICTURE))
    what = _what(look, space, other, lying)
    half = place.centery
    anchor = "bottomleft" if what else "midleft"
    sheet.text(_name(other), _PLACE, left, half + (px(2) if what else 0), anchor, place.right - left)
    if what:
        sheet.text(what, _WHAT, left, half, "topleft", place.right - left)
    _node(sheet, place, look, other, what)


def _draw_picture(sheet: Sheet, place: pygame.Rect, look: Look, space: int, size: int) -> None:
    """The uppermost tile there, else a pin."""
    lying = lying_on(look.view, space)
    if lying:
        spec = faces.on_space(look.view, lying[-1], space, size, full=False)
        sheet.art(spec, place.x, place.centery, "midleft")
    else:
        sheet.icon("mdi:map-marker", place.x + size // 2, place.centery, 18, palette.INK_2)


def _name(space: int) -> str:
    row = SPACES[space]
    return f"{row.id} · {words.place_name(row.id)}"


def _node(sheet: Sheet, place: pygame.Rect, look: Look, space: int, what: str) -> None:
    told = titled(_name(space), what) if what else _name(space)
    sheet.node(
        told,
        "image",
        place,
        hint=told,
        id=f"near-{SPACES[space].id}",
        inspect=partial(look_at, look, space),
        radius=8,
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
