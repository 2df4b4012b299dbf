"""Figures by face, and what a hero can do with what he has: dice, targets, movement, room."""

from __future__ import annotations

from .content import (
    COLOURS,
    FACES,
    FIRST_GOOD,
    FIRST_SHEET,
    HEROES,
    ITEM_INDEX,
    ITEMS,
    MISSIONS,
    NAMELESS,
    QUESTS,
    SKILL_INDEX,
)
from .kinds import Armour, Flight, Haste, ItemSkill, Shield, Sips, Speed, SureFoot
from .land import BLUE, COLOUR, FIND_NUMBER, NOWHERE, SPACE, Layout, layout
from .rows import Dots, Item, Mission, Reward, Tile
from .state import FIRST_PIECE, INSTANCES, NONE, Hero, State

CubeSets = tuple[tuple[int, ...], ...]
"""For each cube of a reward the colours it may have."""

ANY = (0, 1, 2)


def _dots(dots: Dots | None) -> tuple[int | None, int | None, int | None]:
    return (dots.magic, dots.ranged, dots.melee) if dots else (None, None, None)


def _kind(face: int) -> str:
    row = FACES[face]
    if isinstance(row, Mission):
        return "mission"
    if isinstance(row, Tile):
        return row.kind
    return "item" if isinstance(row, Item) else "sheet"


def cube_sets(reward: Reward) -> CubeSets:
    """The cubes of a reward as sets of colours."""
    return tuple(
        ANY if cube == "any" else tuple(COLOURS.index(colour) for colour in cube.split("/"))
        for cube in reward.cubes
    )


_tiles: tuple[Tile | None, ...] = tuple(row if isinstance(row, Tile) else None for row in FACES)

KIND: tuple[str, ...] = tuple(_kind(face) for face in range(len(FACES)))
AT: tuple[int, ...] = tuple(SPACE[row.space] if row and row.space else NOWHERE for row in _tiles)
"""Where a tile is placed when it is drawn."""
HEARTS: tuple[int, ...] = tuple(row.hearts if row else 0 for row in _tiles)
DOTS: tuple[tuple[int | None, int | None, int | None], ...] = tuple(
    _dots(row.dots if row else None) for row in _tiles
)
SHEET_DOTS: tuple[tuple[int | None, int | None, int | None], ...] = tuple(_dots(row.dots) for row in NAMELESS)
REWARD: tuple[Reward, ...] = tuple(
    row.reward if isinstance(row, Tile | Mission) else Reward() for row in FACES
)

IS_OPPONENT: tuple[bool, ...] = tuple(kind in ("opponent", "servant", "quest_opponent") for kind in KIND)


def _item(face: int) -> Item | None:
    row = FACES[face]
    if isinstance(row, Item):
        return row
    if isinstance(row, Tile) and row.item:
        return ITEMS[ITEM_INDEX[row.item]]
    return None


ITEM: tuple[Item | None, ...] = tuple(_item(face) for face in range(len(FACES)))
"""What a face is in a hero's hands."""
IS_WARE: tuple[bool, ...] = tuple(FIRST_GOOD <= face < FIRST_SHEET for face in range(len(FACES)))
"""Bazaar items, which go back under the pile (RH-166)."""
_effects = tuple(item.effect if item else None for item in ITEM)
ITEM_SKILL: tuple[int, ...] = tuple(
    SKILL_INDEX[e.skill] if isinstance(e, ItemSkill) else NONE for e in _effects
)
ITEM_BONUS: tuple[int, ...] = tuple(e.bonus if isinstance(e, ItemSkill) else 0 for e in _effects)
ITEM_HASTE: tuple[int, ...] = tuple(e.bonus if isinstance(e, Haste) else 0 for e in _effects)
ITEM_SPEED: tuple[int, ...] = tuple(e.value if isinstance(e, Speed) else 0 for e in _effects)
ITEM_SIPS: tuple[int, ...] = tuple(e.count if isinstance(e, Sips) else 0 for e in _effects)
IS_ARMOUR: tuple[bool, ...] = tuple(isinstance(e, Armour) for e in _effects)
IS_SHIELD: tuple[bool, ...] = tuple(isinstance(e, Shield) for e in _effects)
ITEM_POINTS: tuple[int, ...] = tuple(e.points if isinstance(e, Armour | Shield) else 0 for e in _effects)
IS_BROOM: tuple[bool, ...] = tuple(isinstance(e, Flight) for e in _effects)
IS_AMULET: tuple[bool, ...] = tuple(isinstance(e, SureFoot) for e in _effects)
IS_MAGIC: tuple[bool, ...] = tuple(bool(item and item.magic) for item in ITEM)

QUEST_STEP: dict[int, tuple[int, int]] = {}
"""Of a quest tile's face: the quest and which of its steps (0 or 1) it belongs to."""
MISSION_OBJECT: dict[int, int] = {}
"""Of a mission object's face: the mission it belongs to."""


def _index_tiles() -> None:
    face_of = {row.id: face for face, row in enumerate(FACES)}
    for index, quest in enumerate(QUESTS):
        QUEST_STEP[face_of[quest.first]] = (index, 0)
        QUEST_STEP[face_of[quest.second]] = (index, 1)
    for face, row in enumerate(MISSIONS):
        wanted = getattr(row.task, "object", "")
        if wanted:
            MISSION_OBJECT[face_of[wanted]] = face


_index_tiles()

LIFE: tuple[int, ...] = tuple(hero.life for hero in HEROES)
MOVE: tuple[int, ...] = tuple(hero.move for hero in HEROES)
PRINTED: tuple[tuple[int, int, int], ...] = tuple(
    (hero.skills.magic, hero.skills.ranged, hero.skills.melee) for hero in HEROES
)

_THRESHOLDS = (2, 5, 8)


def dice_for(cubes: int) -> int:
    """How many dice so many cubes of a colour give (RH-005)."""
    return 2 + sum(cubes >= threshold for threshold in _THRESHOLDS)


DICE: tuple[int, ...] = tuple(dice_for(cubes) for cubes in range(9))


def bonus(s: State, hero: Hero, skill: int) -> int:
    """What the item for a skill adds; a hero carries at most one (RH-108, RH-163)."""
    for item in hero.items:
        face = s.faces[item]
        if ITEM_SKILL[face] == skill:
            return ITEM_BONUS[face]
    return 0


def carries(s: State, hero: Hero, item_id: str) -> bool:
    """Whether a hero carries an item of this id."""
    for item in hero.items:
        row = ITEM[s.faces[item]]
        if row is not None and row.id == item_id:
            return True
    return False


def movement(s: State, hero: Hero) -> int:
    """Spaces a hero may walk in a turn: only the best of his movement items counts (RH-045, RH-047)."""
    base = best = MOVE[hero.hero]
    for item in hero.items:
        face = s.faces[item]
        value = max(ITEM_SPEED[face], base + ITEM_HASTE[face])
        best = max(best, value)
    return best


def _find_numbers() -> tuple[tuple[int, ...], ...]:
    """By hero and space: the number that finds it, 0 where no roll is needed (RH-056 to RH-058, RH-064 to
    RH-067)."""
    names = {"red": 2, "green": 3, "yellow": 4}
    table = []
    for hero in HEROES:
        numbers = [FIND_NUMBER.get(colour, 0) for colour in COLOUR]
        if hero.finds:
            better = hero.finds.number if hero.finds.number < 12 else 0
            for space, colour in enumerate(COLOUR):
                if hero.finds.colour and colour == names[hero.finds.colour]:
                    numbers[space] = better
            for word in hero.finds.spaces:
                numbers[SPACE[word]] = better
        table.append(tuple(numbers))
    return tuple(table)


FIND: tuple[tuple[int, ...], ...] = _find_numbers()
_FREES: dict[int, int] = {SPACE[row.frees]: face for face, row in enumerate(_tiles) if row and row.frees}
_ferries = [
    (face, frozenset(SPACE[end] for end in row.ferry)) for face, row in enumerate(_tiles) if row and row.ferry
]


def find_number(s: State, hero: Hero, space: int) -> int:
    """What two dice must not exceed to enter a space; 0: no roll (RH-068, RH-069)."""
    number = FIND[hero.hero][space]
    if number:
        guide = _FREES.get(space)
        if guide is not None and lies(s, guide, space):
            return 0
        for item in hero.items:
            if IS_AMULET[s.faces[item]]:
                return 0
    return number


def lies(s: State, face: int, space: int) -> bool:
    """Whether a tile with this face lies open on a space."""
    tiles = s.board.get(space)
    if tiles:
        faces = s.faces
        for tile in tiles:
            if faces[tile] == face:
                return True
    return False


def toll(s: State, start: int, end: int) -> int:
    """The gold a step from one space to the next costs (RH-050 to RH-052)."""
    if COLOUR[start] != BLUE or COLOUR[end] != BLUE:
        return 0
    for face, ends in _ferries:
        if start in ends and end in ends and lies(s, face, AT[face]):
            return 0
    return 1


def land(s: State) -> Layout:
    """How the pieces lie, as far as they are discovered; for states and views alike."""
    faces = s.faces[FIRST_PIECE:INSTANCES]
    if s.unexplored:
        seen = s.seen
        faces = [face if seen[FIRST_PIECE + place] else NONE for place, face in enumerate(faces)]
    return layout(tuple(faces))
