"""The games on the table, one room each: a folder here that has a `room.py` is a game of the house.

More rooms are looked for in the packages that `HEROES_ROOMS` names (parted by commas): a game of one's own
needs no change here.
"""

import importlib
import os
import pkgutil

from .shared.room import add_room, catalogue, rooms

__all__ = ["MORE_ROOMS", "add_room", "catalogue", "open_rooms", "rooms"]

MORE_ROOMS = "HEROES_ROOMS"
FURNITURE = "shared"
"""The folder that holds what all rooms use, and no game."""


def open_rooms(package: str) -> None:
    """Put every game on the shelf that has a room in this package. No name of a match, a save or any other
    data comes here: what is imported are folders of the package."""
    where = importlib.import_module(package).__path__
    for folder in pkgutil.iter_modules(where):
        inside = pkgutil.iter_modules([os.path.join(path, folder.name) for path in where])
        if folder.ispkg and folder.name != FURNITURE and any(part.name == "room" for part in inside):
            add_room(importlib.import_module(f"{package}.{folder.name}.room").room)


for _package in (__name__, *filter(None, os.environ.get(MORE_ROOMS, "").split(","))):
    open_rooms(_package)
