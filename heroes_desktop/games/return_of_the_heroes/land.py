"""The map: spaces as numbers, lines inside the pieces, and how pieces meet wherever they lie.

Positions run 0 to 15 from north-west to south-east (RH-001). Sides of the compass are 0 north, 1 east, 2
south, 3 west; a piece turned by k quarters shows its printed side p on compass side p + k (RH-D08).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .content import PIECE_FACE, PIECES

WIDTH = 4
POSITIONS = WIDTH * WIDTH
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
_PRINTED = "NESW"
NOWHERE = -1
UNKNOWN = -2
"""What lies beyond an entry that faces an undiscovered piece."""

BEIGE, BLUE, RED, GREEN, YELLOW, TOWER = range(6)
_COLOURS = {"beige": BEIGE, "blue": BLUE, "red": RED, "green": GREEN, "yellow": YELLOW, "tower": TOWER}
FIND_NUMBER = {RED: 5, GREEN: 6, YELLOW: 6}
"""Two dice at or under this number find a hidden place (RH-056 to RH-058)."""

PIECE_INDEX: dict[str, int] = {piece.id: index for index, piece in enumerate(PIECES)}
SPACES = tuple(space for piece in PIECES for space in piece.spaces)
SPACE: dict[str, int] = {space.id: index for index, space in enumerate(SPACES)}
PIECE_OF: tuple[int, ...] = tuple(index for index, piece in enumerate(PIECES) for _space in piece.spaces)
COLOUR: tuple[int, ...] = tuple(_COLOURS[space.colour] for space in SPACES)
PRINTED_SIDE: tuple[int, ...] = tuple(
    _PRINTED.find(space.entry) if space.entry else NOWHERE for space in SPACES
)
SPACES_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space, piece in enumerate(PIECE_OF) if piece == index) for index in range(len(PIECES))
)
BEIGE_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in spaces if COLOUR[space] == BEIGE) for spaces in SPACES_OF
)
ENTRIES: tuple[tuple[int, ...], ...] = tuple(
    tuple(next(space for space in spaces if PRINTED_SIDE[space] == side) for side in range(4))
    for spaces in SPACES_OF
)
"""The entry spaces of each piece by printed side."""
STARTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(space for space in spaces if PRINTED_SIDE[space] == NOWHERE) for spaces in BEIGE_OF
)
"""Beige spaces of each piece that are no entries (RH-034)."""


def _lines() -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _space in SPACES]
    for piece in PIECES:
        for line in piece.lines:
            one, other = (SPACE[piece.id + number] for number in line.split("-"))
            near[one].append(other)
            near[other].append(one)
    return tuple(tuple(sorted(spaces)) for spaces in near)


LINES: tuple[tuple[int, ...], ...] = _lines()
"""The neighbours of every space inside its piece."""

TOWER_SPACE = SPACE["H3"]
GATES: tuple[int, ...] = tuple(SPACE[gate] for gate in ("H1", "H2", "H4", "H5"))
TOWER_PIECE, TEMPLE_PIECE = PIECE_INDEX["H"], PIECE_INDEX["N"]
COURT, HUT = SPACE["J5"], SPACE["K2"]
HUT_PIECE = PIECE_INDEX["K"]
HEALING = (SPACE["N5"], SPACE["I5"])
"""Temple and White Village (RH-118)."""
SOLO_PIECES: tuple[int, ...] = tuple(PIECE_INDEX[piece] for piece in "ADMP")
CORNERS = (0, 3, 15, 12)
"""Corner positions of the seats: north-west, north-east, south-east, south-west (RH-D10)."""
EDGE_MIDDLES = ((1, 2), (7, 11), (13, 14), (4, 8))
"""The two middle positions of each edge of the map by side (RH-229)."""


class Layout(NamedTuple):
    """Which piece lies where and how the pieces meet.

    `position` of each piece and `turns` by piece (-1: not known); `joints[space]` is the space that an entry
    meets beyond its side: NOWHERE at the outer edge and for all others, UNKNOWN before an undiscovered piece.
    """

    position: tuple[int, ...]
    turns: tuple[int, ...]
    joints: tuple[int, ...]


def neighbour(position: int, side: int) -> int:
    """The position beyond a side; NOWHERE at the edge of the map."""
    row, column = divmod(position, WIDTH)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * WIDTH + column if 0 <= row < WIDTH and 0 <= column < WIDTH else NOWHERE


def compass(space: int, turns: int) -> int:
    """The side of the map an entry looks to on a piece turned by so many quarters."""
    return (PRINTED_SIDE[space] + turns) % 4


def entry_at(piece: int, turns: int, side: int) -> int:
    """The entry of a piece on a side of the compass."""
    return ENTRIES[piece][(side - turns) % 4]


def turned(x: float, y: float, turns: int) -> tuple[float, float]:
    """Where a point of a piece lies after so many quarter turns clockwise."""
    for _quarter in range(turns % 4):
        x, y = 1 - y, x
    return x, y


@lru_cache(1024)
def layout(faces: tuple[int, ...]) -> Layout:
    """The map that shows these piece faces, position by position (below 0: not known)."""
    position = [NOWHERE] * len(PIECES)
    turns = [NOWHERE] * len(PIECES)
    for place, face in enumerate(faces):
        if face >= 0:
            piece, quarters = divmod(face - PIECE_FACE, 4)
            position[piece], turns[piece] = place, quarters
    joints = [NOWHERE] * len(SPACES)
    for place, face in enumerate(faces):
        if face >= 0:
            for side in range(4):
                piece, quarters = divmod(face - PIECE_FACE, 4)
                joints[entry_at(piece, quarters, side)] = _beyond(faces, place, side)
    return Layout(tuple(position), tuple(turns), tuple(joints))


def _beyond(faces: Sequence[int], place: int, side: int) -> int:
    other = neighbour(place, side)
    if other == NOWHERE:
        return NOWHERE
    if faces[other] < 0:
        return UNKNOWN
    piece, quarters = divmod(faces[other] - PIECE_FACE, 4)
    return entry_at(piece, quarters, (side + 2) % 4)


def label(space: int) -> str:
    """A space as players call it: A7."""
    return SPACES[space].id
