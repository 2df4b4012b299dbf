"""Where everything lies on the board, as shares of its rectangle (NA-D03)."""

from __future__ import annotations

from functools import cache
from math import sin

import pygame

from heroes_desktop.desktop.board.track import Link

from ..art.stones import Land
from ..content import BOARD
from ..track import (
    AVATAR_START,
    CITY,
    DOOR,
    FIRST_CORRIDOR,
    LAST_CORRIDOR,
    ROOM,
    SHORTCUT,
    SHORTCUT_TO,
    SLOTS,
    SPACES,
    ZONE_SPACES,
    facing,
    on_line,
)

RED_SPACES = -AVATAR_START
_RED_STRETCH = 0.855
SHORTCUTS = tuple(sorted(SHORTCUT_TO))
COUNT = SPACES + RED_SPACES + len(SHORTCUTS) + len(SLOTS)
CHASM = 0.43
"""The share of the board's height the Chasm takes."""
_ROOM_ROWS = (0.07, 0.325)
_ABOVE = 0.0755
"""How far above its intersection a Shortcut branches off."""
_ASIDE = {3: -0.05, 6: -0.055}
"""Shortcuts that would lie on something stand a little to the side."""


def index(place: int) -> int:
    """The number of a place in the list of all spaces drawn."""
    if place > ROOM:
        return SPACES + RED_SPACES + len(SHORTCUTS) + place - ROOM - 1
    if place > SHORTCUT:
        return SPACES + RED_SPACES + place - SHORTCUT - 1
    return place if place >= CITY else SPACES - place - 1


PLACES: tuple[int, ...] = (
    *range(SPACES),
    *range(-1, AVATAR_START - 1, -1),
    *SHORTCUTS,
    *(ROOM + slot for slot in SLOTS),
)
"""Every place in the order of `index`."""
assert len(PLACES) == COUNT


def _bend(x: float, y: float) -> tuple[float, float]:
    """The road is no ruler; its rows keep their distance from the Chasm."""
    return x, 0.05 + 0.97 * y + 0.014 * sin(x * 17)


@cache
def spots() -> tuple[tuple[float, float], ...]:
    """The middle of every place, in the order of `index`."""
    road = {space.number: (space.x, space.y) for space in BOARD.space}
    branches = {SHORTCUT + row.number: row for row in BOARD.shortcut}
    found = []
    for place in PLACES:
        if place > ROOM:
            found.append((road[facing(place)][0], _ROOM_ROWS[(place - ROOM - 1) % 2]))
        elif place > SHORTCUT:
            row = branches[place]
            x, y = _bend(*road[row.start])
            found.append((x + _ASIDE.get(row.number, 0.0), y - _ABOVE))
        elif place >= FIRST_CORRIDOR:
            found.append((road[place][0], 0.1975))
        elif place == DOOR:
            found.append((0.958, 0.375))
        elif place >= CITY:
            found.append(_bend(*road[place]))
        else:
            found.append((0.965 - _RED_STRETCH * (place - AVATAR_START) / (RED_SPACES - 1), 0.985))
    return tuple(found)


@cache
def links() -> tuple[Link, ...]:
    """Shortcuts and the doors of the Rooms; all other ways are part of the land."""
    found = []
    for place, target in SHORTCUT_TO.items():
        found += [Link(on_line(place), index(place), "dashed"), Link(index(place), target, "dashed")]
    found += [Link(facing(ROOM + slot), index(ROOM + slot)) for slot in SLOTS]
    return tuple(found)


def point(room: pygame.Rect, size: int, place: int) -> tuple[int, int]:
    """The middle of a place, when spaces of this size lie in a rectangle."""
    x, y = spots()[index(place)]
    return round(room.x + size // 2 + x * (room.w - size)), round(room.y + size // 2 + y * (room.h - size))


def land(rect: pygame.Rect, room: pygame.Rect, size: int) -> Land:
    """The picture under the road, when spaces of this size lie in `room`, a part of `rect`."""

    def at(place: int) -> tuple[int, int]:
        x, y = point(room, size, place)
        return x - rect.x, y - rect.y

    return Land(
        rect.w,
        rect.h,
        road=tuple(at(space) for space in range(DOOR + 1)),
        lands=tuple(sum(space > zone + 1 for zone in ZONE_SPACES) for space in range(DOOR + 1)),
        red=tuple(at(space) for space in range(AVATAR_START, CITY + 1)),
        corridor=tuple(at(space) for space in range(DOOR, LAST_CORRIDOR + 1)),
        space=size,
        chasm=round(CHASM * rect.h),
    )
