"""What must be true of a table of Return of the Heroes at every question."""

from __future__ import annotations

from collections.abc import Iterator

from .content import FIRST_GOOD, FIRST_GUARDIAN, FIRST_SHEET, GOODS, HEROES, HIDDEN_COUNT, PIECE_FACE, PIECES
from .figures import (
    DOTS,
    IS_ARMOUR,
    IS_SHIELD,
    IS_WARE,
    ITEM,
    ITEM_POINTS,
    ITEM_SIPS,
    ITEM_SKILL,
    KIND,
    LIFE,
    QUEST_STEP,
)
from .land import COLOUR, GATES, NOWHERE, SPACES, TOWER, TOWER_SPACE
from .state import (
    FIRST_PIECE,
    FIRST_WARE,
    INSTANCES,
    MOST_CUBES,
    MOST_ITEMS,
    MOST_MISSIONS,
    MOST_SKILL,
    NONE,
    SHEET,
    TILES,
    Hero,
    State,
)

SETUP_STAGES = ("lay", "heroes", "quests", "starts")


def check(s: State) -> None:
    """Every tile, item and piece in exactly one place, everything within its bounds."""
    assert len(s.faces) == len(s.seen) == INSTANCES
    _check_faces(s)
    if s.stage == "lay":
        return
    _check_places(s)
    _check_zones(s)
    _check_board(s)
    if s.stage in SETUP_STAGES:
        return
    for hero in s.heroes:
        _check_hero(s, hero)
    _check_turn(s)


def _check_faces(s: State) -> None:
    """No shuffle may mix or lose any."""
    assert sorted(s.faces[:TILES]) == list(range(TILES)), "tiles are lost or doubled"
    goods = [FIRST_GOOD + index for index, good in enumerate(GOODS) for _copy in range(good.copies)]
    assert sorted(s.faces[FIRST_WARE:SHEET]) == goods, "goods are lost or doubled"
    assert sorted(s.faces[SHEET:FIRST_PIECE]) == list(range(FIRST_SHEET, PIECE_FACE)), "sheets are lost"
    pieces = sorted((face - PIECE_FACE) // 4 for face in s.faces[FIRST_PIECE:])
    assert pieces == list(range(len(PIECES))), "pieces are lost or doubled"


def _everything(s: State) -> Iterator[int]:
    for tiles in (*s.board.values(), *s.dropped.values()):
        yield from tiles
    for zone in (
        s.bag,
        s.servants,
        s.guardians,
        s.bazaar,
        s.unplaced,
        s.waiting,
        s.aside,
        s.removed,
        s.limbo,
    ):
        yield from zone
    yield from s.stall
    if s.drawn != NONE:
        yield s.drawn
    for hero in s.heroes:
        yield from hero.items
        yield from hero.missions
        yield from hero.loads.values()
        yield from (tile for tile in hero.objects if tile != NONE)


def _check_places(s: State) -> None:
    there = sorted(_everything(s))
    assert there == list(range(SHEET)), (
        f"in no place or in two: {sorted(set(range(SHEET)) ^ set(there))} of {there}"
    )


def _check_zones(s: State) -> None:
    """Kinds of tiles in the zones that can hold them."""
    assert all(IS_WARE[s.faces[item]] for item in (*s.bazaar, *s.stall)), "no good among the goods"
    assert all(KIND[s.faces[tile]] == "servant" for tile in s.servants)
    assert all(s.faces[tile] >= FIRST_GUARDIAN for tile in s.guardians)
    assert len(s.guardians) == len(GATES)
    assert all(s.faces[tile] < HIDDEN_COUNT for tile in s.unplaced)
    assert all(
        ITEM[s.faces[item]] and not IS_WARE[s.faces[item]] for lying in s.dropped.values() for item in lying
    )
    assert not s.unplaced or s.unexplored
    assert not s.waiting or s.unexplored
    for item, left in s.left.items():
        face = s.faces[item]
        assert 0 < left <= max(ITEM_SIPS[face], ITEM_POINTS[face]), "points left of an item are out of bounds"
    for tile, faces in s.possible.items():
        assert s.faces[tile] < HIDDEN_COUNT, "a tile without shield back lies face down"
        assert faces >> s.faces[tile] & 1, "a tile is none of those it may be"


def _check_board(s: State) -> None:
    assert all(tiles for tiles in (*s.board.values(), *s.dropped.values())), "an empty heap is kept"
    assert all(0 <= space < len(SPACES) for space in (*s.board, *s.dropped))
    for space, tiles in s.board.items():
        for tile in tiles:
            if COLOUR[space] == TOWER:
                assert KIND[s.faces[tile]] == "token"
            assert s.faces[tile] < FIRST_GUARDIAN, "a Guardian lies among the tiles"
    in_tower = any(KIND[s.faces[tile]] == "token" for tile in s.board.get(TOWER_SPACE, ()))
    assert s.awake == in_tower, "awake without his token, or asleep with it"


def _check_hero(s: State, hero: Hero) -> None:
    assert 0 <= hero.hero < len(HEROES)
    dying = hero is s.heroes[s.active] and s.stage in ("act", "battle")
    assert (0 if dying else 1) <= hero.life <= LIFE[hero.hero], "life points are out of bounds"
    assert hero.gold >= 0
    assert all(0 <= cubes <= MOST_CUBES for cubes in hero.cubes)
    assert all(0 < value <= MOST_SKILL for value in hero.skills)
    assert len(hero.items) <= MOST_ITEMS
    assert len(hero.missions) <= MOST_MISSIONS
    faces = [s.faces[item] for item in hero.items]
    assert all(ITEM[face] for face in faces), "something carried is no item"
    skills = [ITEM_SKILL[face] for face in faces if ITEM_SKILL[face] >= 0]
    assert len(set(skills)) == len(skills), "two items for one skill (RH-163)"
    assert sum(IS_ARMOUR[face] for face in faces) <= 1
    assert sum(IS_SHIELD[face] for face in faces) <= 1
    assert all(KIND[s.faces[mission]] == "mission" for mission in hero.missions)
    assert all(mission in hero.missions for mission in hero.loads)
    assert len(hero.quests) == len(hero.steps) == len(hero.objects) <= 2
    for quest, step, tile in zip(hero.quests, hero.steps, hero.objects, strict=True):
        assert (tile != NONE) == (step in (1, 2)), "a quest card without its object"
        assert tile == NONE or QUEST_STEP[s.faces[tile]] == (quest, step - 1)
    assert hero.gem == any(step == 3 for step in hero.steps)
    assert hero.line == NOWHERE or COLOUR[hero.line] in (2, 3, 4)
    assert hero.passage == NOWHERE or hero.space in (hero.passage, TOWER_SPACE)
    assert hero.space != TOWER_SPACE or s.stage == "battle" or s.outcome


def _check_turn(s: State) -> None:
    assert 0 <= s.active < len(s.heroes)
    if s.fight is not None:
        assert any(dot is not None for dot in DOTS[s.faces[s.fight.foe]])
    assert bool(s.stall) <= (s.stage == "stall")
