"""Tiles, missions, heroes, monsters and the underworld, read once from `content/*.toml` into plain tables."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ..shared.content import NO_TEXT, Row, Text

FOLDER = Path(__file__).parent / "content"

KINDS = ("boots", "ring", "sword")
FOODS = ("apple", "fish", "mushroom")
POTIONS = ("healing", "rage", "teleport")
BEST_VALUE = 3


class Tile(Row, frozen=True):
    """A kind of surface tile; `portal` 1 to 5, `food` what can be harvested there."""

    id: str
    name: Text
    count: int
    portal: int = 0
    food: Literal["", "apple", "fish", "mushroom"] = ""
    text: Text = NO_TEXT
    flavour: Text = NO_TEXT
    rule: str = ""


class Piece(Row, frozen=True):
    """One piece of equipment."""

    kind: Literal["boots", "ring", "sword"]
    value: int


class Mission(Row, frozen=True):
    """A mission card: what it asks for at which place, and its reward.

    `foods`, `piece` and `potion` are what a deliverer hands over. `points` and `prize` are the reward; an
    observer chooses one of the two, all others give what is not empty. A thief takes `points` from a victim.
    """

    id: str
    colour: Literal["red", "blue"]
    family: Literal["deliverer", "observer", "thief", "discoverer", "slayer"]
    name: Text
    flavour: Text = NO_TEXT
    place: str = ""
    foods: tuple[Literal["apple", "fish", "mushroom"], ...] = ()
    piece: Piece | None = None
    potion: Literal["", "healing", "rage", "teleport"] = ""
    monster: Literal["", "ulumu", "zibber", "wallrog"] = ""
    points: int = 0
    prize: Piece | None = None


class HeroSheet(Row, frozen=True):
    """A hero's printed values (HT-031 to HT-040)."""

    id: str
    name: Text
    title: Text
    colour: str
    steps: int = 4
    ring: int = 0
    sword: int = 0
    hearts: int = 5
    backpack: int = 3
    advantage: Text = NO_TEXT
    flavour: Text = NO_TEXT


class MonsterCard(Row, frozen=True):
    """A monster's printed values; the top tooth adds to them (HT-167)."""

    id: str
    name: Text
    title: Text
    hearts: int
    sword: int
    lair: str
    stack: tuple[int, ...]
    flavour: Text = NO_TEXT


class Tooth(Row, frozen=True):
    """What the tooth on top of a stack adds to its monster (HT-168)."""

    value: int
    sword: int = 0
    hearts: int = 0


class Space(Row, frozen=True):
    """One space of the underworld; `number` of its portal, `monster` of its lair."""

    id: str
    q: int
    r: int
    kind: Literal["portal", "lair", "danger", "treasure", "plain"]
    number: int = 0
    monster: str = ""
    neighbours: tuple[str, ...] = ()


class Recipe(Row, frozen=True):
    """Two foods that make a potion, with the ring value needed (HT-101, HT-104)."""

    potion: Literal["healing", "rage", "teleport"]
    ring: int
    foods: tuple[Literal["apple", "fish", "mushroom"], Literal["apple", "fish", "mushroom"]]


class Treasure(Row, frozen=True):
    """One face of the treasure die (HT-092)."""

    points: int = 0
    piece: Piece | None = None


class PlayerCount(Row, frozen=True):
    """What the number of players decides (HT-003 to HT-006, HT-023)."""

    players: int
    target: int
    forests_removed: int
    resources_removed: int


class Danger(Row, frozen=True):
    """One side of a danger token."""

    id: Literal["armed", "disarmed"]
    name: Text
    count: int
    text: Text = NO_TEXT


class _Land(Row, frozen=True):
    tile: tuple[Tile, ...]
    danger: tuple[Danger, ...]
    treasure: tuple[Treasure, ...]
    players: tuple[PlayerCount, ...]


class _Missions(Row, frozen=True):
    mission: tuple[Mission, ...]


class _People(Row, frozen=True):
    hero: tuple[HeroSheet, ...]
    recipe: tuple[Recipe, ...]


class _Below(Row, frozen=True):
    monster: tuple[MonsterCard, ...]
    tooth: tuple[Tooth, ...]
    space: tuple[Space, ...]


_land = msgspec.toml.decode((FOLDER / "surface.toml").read_bytes(), type=_Land)
_below = msgspec.toml.decode((FOLDER / "underworld.toml").read_bytes(), type=_Below)
_people = msgspec.toml.decode((FOLDER / "heroes.toml").read_bytes(), type=_People)

TILES: tuple[Tile, ...] = _land.tile
MISSIONS: tuple[Mission, ...] = msgspec.toml.decode(
    (FOLDER / "missions.toml").read_bytes(), type=_Missions
).mission
DANGERS: tuple[Danger, ...] = _land.danger
TREASURE: tuple[Treasure, ...] = _land.treasure
PLAYERS: dict[int, PlayerCount] = {row.players: row for row in _land.players}
HEROES: tuple[HeroSheet, ...] = _people.hero
RECIPES: tuple[Recipe, ...] = _people.recipe
MONSTERS: tuple[MonsterCard, ...] = _below.monster
TEETH: dict[int, Tooth] = {tooth.value: tooth for tooth in _below.tooth}
SPACES: tuple[Space, ...] = _below.space

FACES: tuple[Tile | Mission | Danger, ...] = (*TILES, *MISSIONS, *DANGERS)
"""What an instance can show: tile kinds, then missions, then the two sides of a danger token."""

MISSION_FACE = len(TILES)
"""The face of the first mission."""
ARMED = MISSION_FACE + len(MISSIONS)
DISARMED = ARMED + 1

TILE_FACE: dict[str, int] = {tile.id: face for face, tile in enumerate(TILES)}
HERO_INDEX: dict[str, int] = {hero.id: index for index, hero in enumerate(HEROES)}
MONSTER_INDEX: dict[str, int] = {monster.id: index for index, monster in enumerate(MONSTERS)}
SPACE_INDEX: dict[str, int] = {space.id: index for index, space in enumerate(SPACES)}
WAYS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(SPACE_INDEX[other] for other in space.neighbours)) for space in SPACES
)
"""The neighbours of every underworld space, as indices."""


def mission(face: int) -> Mission:
    """The mission a card shows."""
    return MISSIONS[face - MISSION_FACE]
