"""One example of every kind of picture only this game has."""

from __future__ import annotations

from heroes_desktop.desktop.art import Spec
from heroes_desktop.games.return_of_the_heroes.art.spaces import KINDS
from heroes_desktop.games.return_of_the_heroes.art.specs import (
    ClothBag,
    Cube,
    House,
    MapTile,
    Region,
    RegionBack,
    SkillSign,
    SpaceDisc,
    SpaceTag,
    StallRoof,
    TileBack,
    Vista,
)
from heroes_desktop.games.return_of_the_heroes.art.tiles import BORDERS
from heroes_desktop.games.return_of_the_heroes.content import FACES

_KIND, _BORDER = next(iter(KINDS)), next(iter(BORDERS))

EXAMPLES: list[Spec] = [
    Region(80, (0,) * 9, 0),
    RegionBack(60),
    SpaceDisc(40, _KIND, "A1", 7),
    SpaceTag(60, 20, _KIND, "A1"),
    MapTile(60, _BORDER, f"return_of_the_heroes/{FACES[0].id}"),
    TileBack(50),
    Cube(24, "red"),
    SkillSign(30, "magic", "2"),
    ClothBag(80, 90),
    House(30, "#2A6FCF", "circle"),
    StallRoof(120, 40),
    Vista(60, 24, (0,) * 9, 0, 500, 120),
]
