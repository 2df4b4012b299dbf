"""Drawing anew what a seat does not know, within what everybody can count."""

from __future__ import annotations

from heroes_desktop.engine import Chance
from heroes_desktop.engine.events import seat_bit

from .content import PIECE_FACE
from .state import FIRST_PIECE, INSTANCES, SHEET, State


def resample(s: State, seat: int, chance: Chance) -> None:
    """Faces this seat has not seen change places within their groups (RH-D122, RH-D127).

    Hidden tiles that have never been open; piles; Guardians; sheets; undiscovered pieces; and the bag
    together with the tiles that came out of it face down, which must be tiles that were in it then.
    """
    bit, seen = seat_bit(seat), s.seen
    came_out = s.possible
    unknown = [
        tile for tiles in s.board.values() for tile in tiles if not seen[tile] & bit and tile not in came_out
    ]
    _mix(s, [*unknown, *s.unplaced], chance)
    _mix(s, [servant for servant in s.servants if not seen[servant] & bit], chance)
    _mix(s, [guardian for guardian in s.guardians if not seen[guardian] & bit], chance)
    _mix(s, [item for item in s.bazaar if not seen[item] & bit], chance)
    _mix(s, [sheet for sheet in range(SHEET, FIRST_PIECE) if not seen[sheet] & bit], chance)
    _redraw_map(s, bit, chance)
    _redraw_bag(s, bit, chance)


def _mix(s: State, instances: list[int], chance: Chance) -> None:
    faces = [s.faces[instance] for instance in instances]
    chance.shuffle(faces)
    for instance, face in zip(instances, faces, strict=True):
        s.faces[instance] = face


def _redraw_map(s: State, bit: int, chance: Chance) -> None:
    """Undiscovered pieces lie anywhere and anyhow (RH-D115)."""
    places = [place for place in range(FIRST_PIECE, INSTANCES) if not s.seen[place] & bit]
    _mix(s, places, chance)
    if s.rotate_regions:
        for place in places:
            face = s.faces[place]
            s.faces[place] = face - (face - PIECE_FACE) % 4 + chance.below(4)


def _redraw_bag(s: State, bit: int, chance: Chance) -> None:
    """Tiles that came out face down are drawn again first, in their old order, each from what was there then.

    There is always a face left: what a tile may be includes the faces of all that came out before it.
    """
    bag = [tile for tile in s.bag if not s.seen[tile] & bit]
    came_out = [tile for tile in s.possible if not s.seen[tile] & bit]
    pool = [s.faces[tile] for tile in (*came_out, *bag)]
    chance.shuffle(pool)
    for tile in came_out:
        possible = s.possible[tile]
        s.faces[tile] = pool.pop(next(place for place, face in enumerate(pool) if possible >> face & 1))
    for tile, face in zip(bag, pool, strict=True):
        s.faces[tile] = face
