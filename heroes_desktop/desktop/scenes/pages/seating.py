"""How seats look before a match, and how the library knows who sits there."""

from __future__ import annotations

from heroes_desktop.library import PERSON, Library, LibraryError, Seat
from heroes_desktop.table.arranging import Chair

from ...art import Medallion, Spec
from ...art.core import palette
from ...board.api import Look
from ...board.base import Board


def seat_of(chair: Chair, library: Library) -> Seat:
    """The seat as the library stores it; a person is known there by name."""
    look = palette.PLAYERS[chair.colour]
    profile = None
    if chair.player == PERSON:
        try:
            known = {person.name.casefold(): person for person in library.profiles.all()}
            person = known.get(chair.name.strip().casefold())
            profile = (person or library.profiles.add(chair.name, look.colour, look.shape)).id
        except LibraryError:
            profile = None
    return Seat(chair.name, chair.player, profile, look.colour, look.shape)


def medallion(size: int, seat: int, colour: str) -> Medallion:
    """The portrait of a seat: every seat has its own helmet, in the colour of its player."""
    glyph, metal = _PORTRAITS[seat % len(_PORTRAITS)]
    return Medallion(size, colour, glyph, "forest" if seat % 2 else "castle", metal)


def portrait(board: Board, look: Look, seat: int, size: int) -> Spec:
    """Who a seat plays in this game or, where no face stands for that, the helmet of the seat."""
    return board.portrait(look, seat, size) or medallion(size, seat, look.players[seat].colour)


_PORTRAITS = (
    ("knight-helmet", "silver"),
    ("hood", "bronze"),
    ("wolf-head", "gold"),
    ("helmet", "silver"),
)
