"""Arriving on a space: discover the region, turn up its tiles, meet opponents."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Rules, Table

from ..content import FACE, HIDDEN_COUNT, PIECE_FACE
from ..figures import ANY
from ..land import EAST, GATES, NORTH, NOWHERE, PIECE_OF, SOUTH, WEST, entry_at, label
from ..sight import opponents
from ..state import FIRST_PIECE, State
from .bag import draw, place_waiting, turn_up_guardian
from .rewards import gain_cubes
from .storage import lay, remove, take_off

ROBBERY = FACE["m_rob"]


def arrive(s: State, table: Table, seat: int, space: int) -> Rules[None] | None:
    """Stand on a space and look at everything there (RH-070); what must be asked is returned as rules.

    `met` are the opponents found on arrival: what is placed here afterwards is not fought in this turn
    (RH-D30).
    """
    hero = s.heroes[seat]
    hero.space, hero.line = space, NOWHERE
    if hero.passage != space:
        hero.passage = NOWHERE
    return look(s, table, seat)


def look(s: State, table: Table, seat: int) -> Rules[None] | None:
    """Turn up the hidden tiles and the Guardian of this space, note the opponents."""
    hero = s.heroes[seat]
    space = hero.space
    if s.awake and space in GATES:
        turn_up_guardian(s, table, space)
    tiles = s.board.get(space)
    if not tiles:
        s.met = []
        return None
    jokers = []
    for tile in tiles:
        if s.seen[tile] != EVERYONE:
            face = table.show(tile)
            _rule_out(s, tile, face)
            table.tell("turned_up", seat=seat, tile=tile, face=face, space=label(space))
            if face == ROBBERY and s.mode == "solo":
                jokers.append(tile)
    s.met = opponents(s, hero, space)
    return _joker(s, table, seat, jokers[0]) if jokers else None


def _rule_out(s: State, tile: int, face: int) -> None:
    """Everybody knows now that no other face-down tile is this one."""
    s.possible.pop(tile, None)
    if face < HIDDEN_COUNT:
        for other in s.possible:
            s.possible[other] &= ~(1 << face)


def _joker(s: State, table: Table, seat: int, tile: int) -> Rules[None]:
    """With nobody to rob the tile is a cube and a draw, without stopping (RH-247, RH-D112)."""
    take_off(s, s.heroes[seat].space, tile)
    table.tell("joker", seat=seat, tile=tile, face=s.faces[tile])
    remove(s, table, tile, "joker")
    yield from gain_cubes(s, table, seat, (ANY,), "joker")
    yield from draw(s, table, "joker")


def discover(s: State, table: Table, position: int, came_from: int) -> int:
    """Turn a region up for a hero who comes in from this side; returns the entry he reaches (RH-259,
    RH-272)."""
    face = table.show(FIRST_PIECE + position)
    piece, turns = divmod(face - PIECE_FACE, 4)
    table.tell("discovered", seat=s.active, position=position, face=face, side=came_from)
    sides = (NORTH, SOUTH) if came_from in (EAST, WEST) else (EAST, WEST)
    lay_hidden(s, table, piece, turns, sides)
    place_waiting(s, table, piece)
    return entry_at(piece, turns, came_from)


def lay_hidden(s: State, table: Table, piece: int, turns: int, sides: tuple[int, int]) -> None:
    """Two hidden tiles of the pile on opposite entries (RH-017, RH-259)."""
    spaces = [entry_at(piece, turns, side) for side in sides]
    for space in spaces:
        lay(s, space, table.draw(s.unplaced))
    table.tell("hidden_laid", spaces=[label(space) for space in spaces], left=len(s.unplaced))


def region(s: State, seat: int) -> int:
    """The piece a hero is on; a line lies on the piece of its spaces (RH-D124)."""
    return PIECE_OF[s.heroes[seat].space]
