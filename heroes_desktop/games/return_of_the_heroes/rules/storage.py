"""Where tiles and items go when they leave a hero or the board."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Table

from ..figures import AT, IS_WARE
from ..land import label
from ..state import State


def take_off(s: State, space: int, tile: int) -> None:
    """A tile leaves its space."""
    tiles = s.board[space]
    tiles.remove(tile)
    if not tiles:
        del s.board[space]


def lay(s: State, space: int, tile: int) -> None:
    """A tile comes to a space; any number may lie there (RH-085, RH-D42)."""
    s.board.setdefault(space, []).append(tile)


def into_the_bag(s: State, table: Table, tile: int, cause: str) -> None:
    """From now on nobody tells it from the other tiles in the bag."""
    face = s.faces[tile]
    s.seen[tile] = 0
    s.possible.pop(tile, None)
    s.bag.append(tile)
    table.tell("into_bag", face=face, bag=len(s.bag), cause=cause)


def remove(s: State, table: Table, tile: int, cause: str) -> None:
    """Out of the game for good (RH-093)."""
    s.seen[tile] = EVERYONE
    s.possible.pop(tile, None)
    s.left.pop(tile, None)
    s.removed.append(tile)
    table.tell("removed", tile=tile, face=s.faces[tile], cause=cause)


def under_the_pile(s: State, table: Table, seat: int, item: int, cause: str) -> None:
    """A bazaar item goes under the pile and is as good as new when it is bought again (RH-166, RH-271)."""
    s.left.pop(item, None)
    s.seen[item] = 0
    s.bazaar.insert(0, item)
    table.tell("under_pile", seat=seat, item=item, face=s.faces[item], cause=cause)


def drop(s: State, table: Table, seat: int, item: int, space: int, cause: str) -> None:
    """An item that is not from the bazaar stays on a space with what it has left (RH-165, RH-271)."""
    s.dropped.setdefault(space, []).append(item)
    table.tell("dropped", seat=seat, item=item, face=s.faces[item], space=label(space), cause=cause)


def lose_item(s: State, table: Table, seat: int, item: int, space: int, cause: str) -> None:
    """An item already out of the inventory goes where its kind goes (RH-136, RH-165, RH-166)."""
    if IS_WARE[s.faces[item]]:
        under_the_pile(s, table, seat, item, cause)
    else:
        drop(s, table, seat, item, space, cause)


def return_load(s: State, table: Table, seat: int, load: int, cause: str) -> None:
    """What lay on a mission tile: an object goes back to its first space, goods under the pile (RH-D77,
    RH-D78)."""
    face = s.faces[load]
    if IS_WARE[face]:
        under_the_pile(s, table, seat, load, cause)
    else:
        lay(s, AT[face], load)
        table.tell("object_returned", seat=seat, tile=load, face=face, space=label(AT[face]), cause=cause)
