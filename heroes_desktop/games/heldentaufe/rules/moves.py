"""Steps above and below, exploring, and the portals between the worlds."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table
from heroes_desktop.engine.hexgrid import cell

from ..content import SPACE_INDEX, SPACES, TILE_FACE, TILES
from ..figures import CHEST, DANGER_AT, PORTALS, ap_left
from ..state import ABOVE, CAMPFIRE, Args, State
from .arrival import arrive, lose_all_ap
from .points import win_at_home
from .rebuilding import entered, left
from .treasure import roll_treasure

FOREST = TILE_FACE["forest"]
PORTAL_FACES = frozenset(face for face, tile in enumerate(TILES) if tile.portal)
SPECIAL = frozenset((CHEST, *DANGER_AT))
"""Spaces on which something may happen."""


def move(s: State, table: Table, args: Args) -> Rules[None] | None:
    """One step (HT-062, HT-146)."""
    s.used += 1
    s.arrived = True
    hero = s.heroes[s.active]
    if len(args) == 2:
        hero.place = place = cell(args[0], args[1])
        table.tell("step", seat=s.active, cell=place, ap=ap_left(s))
        if place == CAMPFIRE:
            win_at_home(s, table, s.active)
        return None
    hero.space = space = SPACE_INDEX[args[0]]
    table.tell("step", seat=s.active, space=args[0], ap=ap_left(s))
    return arrive(s, table, space) if space in SPECIAL else None


def explore(s: State, table: Table, args: Args) -> Rules[None] | None:
    """The direction is paid and fixed before the tile is seen; the hero stands on it, then it acts (HT-063,
    HT-064). A newly found forest takes all AP, then gives treasure (HT-071, HT-D19)."""
    s.used += 1
    s.arrived = True
    place = cell(args[0], args[1])
    tile = s.pile.pop()
    face = table.show(tile)
    known = _type_known(s, face)
    s.surface[place] = tile
    s.heroes[s.active].place = place
    table.tell("explored", seat=s.active, cell=place, card=tile, face=face, left=len(s.pile), ap=ap_left(s))
    if not known:
        table.tell("first_sight", face=face)
    if face != FOREST:
        return None
    lose_all_ap(s, table, "forest")
    return roll_treasure(s, table, 1)


def _type_known(s: State, face: int) -> bool:
    """Whether this type of tile lies already; portals are one type (HT-069)."""
    lying = map(s.faces.__getitem__, s.surface.values())
    return face in lying if face not in PORTAL_FACES else not PORTAL_FACES.isdisjoint(lying)


def descend(s: State, table: Table, args: Args) -> None:
    """Down through a portal (HT-088, HT-142, HT-214)."""
    s.used += 1
    s.arrived = True
    number = args[0]
    hero = s.heroes[s.active]
    hero.space = space = PORTALS[number - 1]
    table.tell(
        "descended", seat=s.active, portal=number, space=SPACES[space].id, cell=hero.place, ap=ap_left(s)
    )
    entered(s, table, s.active)


def ascend(s: State, table: Table, args: Args) -> None:
    """Up to the portal of the same number, whoever stands there (HT-157, HT-158)."""
    s.used += 1
    s.arrived = True
    number = args[0]
    hero = s.heroes[s.active]
    space = SPACES[hero.space].id
    place = portal_place(s, number)
    hero.space, hero.place = ABOVE, place
    table.tell("ascended", seat=s.active, portal=number, space=space, cell=place, ap=ap_left(s))
    left(s, table, s.active)


def portal_place(s: State, number: int) -> int:
    """Where a surface portal lies; -1 while it is undiscovered."""
    face = TILE_FACE[f"portal{number}"]
    for place, tile in s.surface.items():
        if s.faces[tile] == face:
            return place
    return -1
