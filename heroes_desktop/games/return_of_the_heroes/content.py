"""Tiles, items, heroes, quests and the Nameless, read once from `content/*.toml` into plain tables.

A face is a number; `FACES` says what it shows. Tables named in capitals are indexed by face.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from heroes_desktop.games.shared.content import Row, Text

from .rows import HeroSheet, Item, Mission, Nameless, Piece, Quest, Tile

FOLDER = Path(__file__).parent / "content"

SKILLS = ("magic", "ranged", "melee")
MAGIC, RANGED, MELEE = range(3)
COLOURS = ("blue", "green", "red")
"""The colour of the cubes of each skill (RH-002)."""
SKILL_INDEX: dict[str, int] = {word: index for index, word in enumerate(SKILLS)}

F = TypeVar("F", bound=Row)


class _Map(Row, frozen=True):
    piece: tuple[Piece, ...]


class _Tiles(Row, frozen=True):
    tile: tuple[Tile, ...]


class _Missions(Row, frozen=True):
    mission: tuple[Mission, ...]


class _Items(Row, frozen=True):
    item: tuple[Item, ...]


class _Heroes(Row, frozen=True):
    hero: tuple[HeroSheet, ...]


class _Quests(Row, frozen=True):
    quest: tuple[Quest, ...]


class _Nameless(Row, frozen=True):
    nameless: tuple[Nameless, ...]


def _read(file: str, shape: type[F]) -> F:
    return msgspec.toml.decode((FOLDER / file).read_bytes(), type=shape)


PIECES: tuple[Piece, ...] = _read("map.toml", _Map).piece
MISSIONS: tuple[Mission, ...] = _read("missions.toml", _Missions).mission
HIDDEN_TILES: tuple[Tile, ...] = _read("hidden.toml", _Tiles).tile
BAG_TILES: tuple[Tile, ...] = _read("bag.toml", _Tiles).tile
_dark: tuple[Tile, ...] = _read("servants.toml", _Tiles).tile
TOKEN_TILE: Tile = _dark[0]
SERVANTS: tuple[Tile, ...] = tuple(tile for tile in _dark if tile.kind == "servant")
GUARDIANS: tuple[Tile, ...] = tuple(tile for tile in _dark if tile.kind == "guardian")
ITEMS: tuple[Item, ...] = _read("items.toml", _Items).item
GOODS: tuple[Item, ...] = tuple(item for item in ITEMS if item.copies)
HEROES: tuple[HeroSheet, ...] = _read("heroes.toml", _Heroes).hero
QUESTS: tuple[Quest, ...] = _read("quests.toml", _Quests).quest
NAMELESS: tuple[Nameless, ...] = _read("nameless.toml", _Nameless).nameless

FACES: tuple[Mission | Tile | Item | Nameless, ...] = (
    *MISSIONS, *HIDDEN_TILES, *BAG_TILES, TOKEN_TILE, *SERVANTS, *GUARDIANS, *GOODS, *NAMELESS
)  # fmt: skip
"""What an instance can show; after these come the region pieces, see `PIECE_FACE`."""

HIDDEN_COUNT = len(MISSIONS) + len(HIDDEN_TILES)
"""Faces below this number have the common shield back (RH-009)."""
FIRST_BAG_FACE = HIDDEN_COUNT
TOKEN = FIRST_BAG_FACE + len(BAG_TILES)
FIRST_SERVANT = TOKEN + 1
FIRST_GUARDIAN = FIRST_SERVANT + len(SERVANTS)
FIRST_GOOD = FIRST_GUARDIAN + len(GUARDIANS)
FIRST_SHEET = FIRST_GOOD + len(GOODS)
PIECE_FACE = FIRST_SHEET + len(NAMELESS)
"""The face of a region piece on the map is PIECE_FACE + 4 × piece + quarter turns clockwise."""

FACE: dict[str, int] = {row.id: face for face, row in enumerate(FACES)}
"""The face of a tile, good or sheet by its id."""
ITEM_INDEX: dict[str, int] = {item.id: index for index, item in enumerate(ITEMS)}
HERO_INDEX: dict[str, int] = {hero.id: index for index, hero in enumerate(HEROES)}
QUEST_INDEX: dict[str, int] = {quest.id: index for index, quest in enumerate(QUESTS)}
NAMELESS_INDEX: dict[str, int] = {sheet.id: index for index, sheet in enumerate(NAMELESS)}


def face_id(face: int) -> str:
    """The id of a face; region pieces have their letter and turns, as in "A1"."""
    if face >= PIECE_FACE:
        piece, turns = divmod(face - PIECE_FACE, 4)
        return f"{PIECES[piece].id}{turns}"
    return FACES[face].id


def tile(face: int) -> Tile:
    """The tile a face shows; not for missions, goods, sheets and pieces."""
    row = FACES[face]
    assert isinstance(row, Tile)
    return row


def mission(face: int) -> Mission:
    """The mission a face shows."""
    return MISSIONS[face]


def name_of(face: int) -> Text:
    """The name of whatever a face shows."""
    if face >= PIECE_FACE:
        return PIECES[(face - PIECE_FACE) // 4].name
    return FACES[face].name
