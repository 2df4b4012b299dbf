"""Where things can stand: numbers of spaces, Rooms and Shortcuts, and what lies next to what.

One line of numbers carries both pawns: the Avatar's red spaces are negative (A14 is −1), the City is 0, the
road 1 to 51, the Door 52, the corridor 53 to 62. Shortcut n is 70 + n, the Room in slot n is 80 + n.
"""

from __future__ import annotations

from .content import BOARD, ZONE_KINDS

CITY = 0
DOOR = 52
FIRST_CORRIDOR = 53
LAST_CORRIDOR = 62
SPACES = LAST_CORRIDOR + 1
AVATAR_START = -BOARD.red
"""A1, the first red space (NA-010)."""

SHORTCUT = 70
ROOM = 80
SLOTS = range(1, 11)

KIND: tuple[str, ...] = tuple(space.kind for space in BOARD.space)
CHANCE: frozenset[int] = frozenset(space.number for space in BOARD.space if space.kind == "chance")
GREY: tuple[int, ...] = tuple(space.number for space in BOARD.space if space.kind == "grey")
RED: tuple[int, ...] = tuple(space.number for space in BOARD.space if space.kind == "red")
ZONE_SPACES: tuple[int, ...] = tuple(
    next(space.number for space in BOARD.space if space.zone == kind) for kind in ZONE_KINDS
)
ZONE_AT: dict[int, int] = {space: index for index, space in enumerate(ZONE_SPACES)}
"""The index of the Zone slot on a space."""
SHORTCUT_FROM: dict[int, int] = {row.start: SHORTCUT + row.number for row in BOARD.shortcut}
SHORTCUT_TO: dict[int, int] = {SHORTCUT + row.number: row.target for row in BOARD.shortcut}
INTERSECTIONS: tuple[int, ...] = tuple(sorted(SHORTCUT_FROM))

SEGMENTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in range(grey + 1, red) if KIND[space] in ("plain", "intersection"))
    for grey, red in zip(GREY, RED, strict=True)
)
"""For each of the seven segments the spaces a green token may lie on (NA-034)."""


def is_room(place: int) -> bool:
    """Whether a place is a Room."""
    return place > ROOM


def slot(place: int) -> int:
    """The slot number (1 to 10) of a Room's place."""
    return place - ROOM


def facing(place: int) -> int:
    """The corridor space in front of a Room."""
    return FIRST_CORRIDOR + 1 + 2 * ((place - ROOM - 1) // 2)


def rooms_at(space: int) -> tuple[int, ...]:
    """The places of the two Rooms facing a corridor space; none for the others."""
    if space <= FIRST_CORRIDOR or space > LAST_CORRIDOR or (space - FIRST_CORRIDOR) % 2 == 0:
        return ()
    first = ROOM + space - FIRST_CORRIDOR
    return (first, first + 1)


FACING: tuple[int, ...] = tuple(space for space in range(FIRST_CORRIDOR, SPACES) if rooms_at(space))
"""F1 to F5, from the Door inwards."""


def on_line(place: int) -> int:
    """The space of the common line at which a pawn stands or which its Room or Shortcut leaves."""
    if place > ROOM:
        return facing(place)
    if place > SHORTCUT:
        return next(start for start, end in SHORTCUT_FROM.items() if end == place)
    return place


def distance(avatar: int, pawn: int) -> int:
    """Spaces between the Avatar and the team (NA-D11, NA-D12)."""
    return abs(on_line(pawn) - avatar) + (pawn > ROOM)
