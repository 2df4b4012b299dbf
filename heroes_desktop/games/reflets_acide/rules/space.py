"""Where the pawn has stopped (NA-108 to NA-109, NA-136 to NA-139, NA-144)."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..state import Hazard, State
from ..track import CHANCE, DOOR, ROOM, SHORTCUT, SHORTCUT_TO, ZONE_AT, is_room, slot
from .chance import chance
from .golden import designate
from .tokens import resolve_token
from .vitality import vitality_test


def space_stage(s: State, table: Table) -> Rules[None]:
    """Resolve the space; a Hazard goes on in stages of its own."""
    place = s.pawn
    s.stage = "end"
    if SHORTCUT < place < ROOM:
        yield from _shortcut(s, table)
    elif is_room(place):
        start_hazard(s, table, "room", place)
    elif place in ZONE_AT and s.zones[ZONE_AT[place]]:
        start_hazard(s, table, "zone", place)
    elif place == DOOR and not s.door_open:
        start_hazard(s, table, "door", place)
    elif s.tokens[place] >= 0:
        yield from resolve_token(s, table, place)
    elif place in CHANCE:
        table.tell("chance_space", space=place)
        yield from chance(s, table, "space")


def _shortcut(s: State, table: Table) -> Rules[None]:
    """A test of the Hero designated, then the arrow, whose end is resolved in the same turn (NA-137 to
    NA-139)."""
    card = yield from designate(s, table, "shortcut")
    if card >= 0:
        yield from vitality_test(s, table, card, "shortcut", "team")
    start, s.pawn = s.pawn, SHORTCUT_TO[s.pawn]
    s.left = 0
    table.tell("arrow", start=start, end=s.pawn)
    s.stage = "space"


def start_hazard(s: State, table: Table, kind: str, place: int) -> None:
    """A face-down Hazard starts the Reveal phase, a face-up one skips it (NA-144)."""
    s.hazard = Hazard(kind, place)
    if kind == "room":
        s.hazard.card = s.rooms[slot(place) - 1]
        up = s.rooms_up[slot(place) - 1]
    elif kind == "door":
        up = s.door_up
        if up:
            s.hazard.card = s.doors[0]
    else:
        up = False
    s.hazard.revealing = not up
    s.stage = "hazard" if up else "reveal"
    table.tell("hazard", kind=kind, place=place, up=up)
