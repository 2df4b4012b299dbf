"""The content files hold exactly the tiles, missions, heroes and monsters of the rules chapter."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

import msgspec
import pytest

from heroes_desktop import rulebook
from heroes_desktop.engine import hexgrid
from heroes_desktop.games.heldentaufe.content import (
    ARMED,
    DANGERS,
    DISARMED,
    FACES,
    FOODS,
    HERO_INDEX,
    HEROES,
    KINDS,
    MISSION_FACE,
    MISSIONS,
    MONSTERS,
    PLAYERS,
    POTIONS,
    RECIPES,
    SPACE_INDEX,
    SPACES,
    TEETH,
    TILES,
    TREASURE,
    WAYS,
    Mission,
    Piece,
    Text,
)
from heroes_desktop.games.heldentaufe.state import FIRST_DANGER, FIRST_MISSION, Hero, Reserve
from heroes_desktop.games.heldentaufe.state import TILES as TILE_COUNT

CHAPTER = rulebook.chapter("heldentaufe")
TABLES = CHAPTER.split("## Tables\n", 1)[1]
COUNT = {tile.id: tile.count for tile in TILES}
RESOURCES = ("orchard", "pond", "mushrooms")
PORTALS = [f"P{number}" for number in range(1, 6)]


def table(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading of the chapter's tables, without its head."""
    part = TABLES.split(f"### {heading}\n", 1)[1]
    rows = re.search(r"(?:^\|.*\n)+", part, re.M)
    assert rows is not None
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in rows[0].splitlines()]
    return cells[2:]


# tiles and the number of players


@pytest.mark.rule("HT-D04")
def test_there_are_forty_two_tiles() -> None:
    assert sum(COUNT.values()) == TILE_COUNT == FIRST_MISSION == 42
    assert (COUNT["campfire"], COUNT["meadow"], COUNT["forest"]) == (1, 8, 16)
    assert [COUNT[kind] for kind in RESOURCES] == [3, 3, 3]
    assert [COUNT[kind] for kind in ("laboratory", "merchant", "smith")] == [1, 1, 1]
    assert [tile.portal for tile in TILES if tile.portal] == [1, 2, 3, 4, 5]
    assert all(tile.count == 1 and tile.id == f"portal{tile.portal}" for tile in TILES if tile.portal)
    assert TILES[0].id == "campfire"


def test_the_resources_give_one_kind_of_food_each() -> None:
    assert {tile.id: tile.food for tile in TILES if tile.food} == dict(zip(RESOURCES, FOODS, strict=True))


def test_every_tile_names_the_rule_that_explains_it() -> None:
    for tile in TILES:
        (entry,) = rulebook.find(tile.rule)
        word = "Portal" if tile.portal else "Natural resource" if tile.food else tile.name.en
        assert entry.text.startswith(word)


@pytest.mark.rule("HT-003", "HT-004", "HT-005", "HT-006", "HT-023")
def test_the_number_of_players_decides_target_and_pile() -> None:
    found = {
        row.players: (
            row.target,
            row.forests_removed,
            row.resources_removed,
            TILE_COUNT - 1 - row.forests_removed - row.resources_removed,
            COUNT["forest"] - row.forests_removed,
            3 * row.players,
            len(MISSIONS) - 3 * row.players,
        )
        for row in PLAYERS.values()
    }
    assert found == {
        2: (18, 9, 3, 29, 7, 6, 17),
        3: (16, 6, 2, 33, 10, 9, 14),
        4: (14, 3, 1, 37, 13, 12, 11),
        5: (12, 0, 0, 41, 16, 15, 8),
    }
    told = {
        int(row[0]): tuple(int(re.match(r"\d+", cell)[0]) for cell in row[1:])  # type: ignore[index]
        for row in table("Numbers of players")
    }
    assert found == told


# missions


def test_there_are_fourteen_red_and_nine_blue_missions() -> None:
    assert Counter(card.colour for card in MISSIONS) == {"red": 14, "blue": 9}
    assert Counter(card.family for card in MISSIONS) == {
        "deliverer": 12,
        "observer": 3,
        "thief": 3,
        "discoverer": 2,
        "slayer": 3,
    }
    assert [card.id for card in MISSIONS] == [f"M{number:02}" for number in range(1, 24)]
    assert len(MISSIONS) == FIRST_DANGER - FIRST_MISSION == 23
    assert all(card.colour == ("red" if index < 14 else "blue") for index, card in enumerate(MISSIONS))


@pytest.mark.rule("HT-121", "HT-130")
def test_red_pays_teeth_blue_pays_equipment_and_only_observers_offer_a_choice() -> None:
    for card in MISSIONS:
        if card.family == "observer":
            assert card.points == 1
            assert card.prize is not None
        elif card.colour == "red":
            assert card.points in (1, 2)
            assert card.prize is None
        else:
            assert card.points == 0
            assert card.prize is not None


def _objective(card: Mission) -> str:
    if card.family == "deliverer":
        if card.piece is not None:
            return f"1 {card.piece.kind} +{card.piece.value}"
        if card.potion:
            return f"1 {card.potion} potion"
        counts = Counter(card.foods)
        plural = {"apple": "apples", "fish": "fish", "mushroom": "mushrooms"}
        return " + ".join(f"{n} {food if n == 1 else plural[food]}" for food, n in counts.items())
    return {
        "observer": "end turn there",
        "thief": "arrive where another hero stands",
        "discoverer": "step on an armed trap",
        "slayer": f"defeat {card.monster.capitalize()}",
    }[card.family]


def _reward(card: Mission) -> str:
    teeth = f"{card.points} {'tooth' if card.points == 1 else 'teeth'}"
    if card.family == "thief":
        return f"{card.points} point from that hero"
    prize = f"{card.prize.kind} +{card.prize.value}" if card.prize else ""
    return " or ".join(part for part in (prize, teeth if card.points else "") if part)


@pytest.mark.rule("HT-D41")
def test_every_mission_is_the_one_of_the_chapter() -> None:
    places = {tile.id: tile.name.en.lower() for tile in TILES} | {"pond": "pond"}
    rows = table("Missions")
    assert len(rows) == len(MISSIONS)
    for card, (number, colour, family, title, objective, place, reward) in zip(MISSIONS, rows, strict=True):
        assert (card.id, card.colour, card.family, card.name.en) == (number, colour, family, title)
        assert objective in (_objective(card), "as M07", "as M10")
        assert _reward(card) == reward
        assert place == (places[card.place] if card.place else place)
        assert bool(card.place) == (card.family in ("deliverer", "observer"))


def test_copies_of_a_mission_share_their_name_but_not_their_words() -> None:
    by_name: dict[str, list[Mission]] = {}
    for card in MISSIONS:
        by_name.setdefault(card.name.en, []).append(card)
    for copies in by_name.values():
        assert len({card.family for card in copies}) == 1
        assert len({card.name.fr for card in copies}) == 1
    assert len({card.flavour.en for card in MISSIONS}) == len(MISSIONS)


# heroes, teeth and monsters


@pytest.mark.rule("HT-021", "HT-031", "HT-032", "HT-033", "HT-034", "HT-038", "HT-D10", "HT-D11")
def test_each_hero_has_one_advantage() -> None:
    values = {hero.id: (hero.steps, hero.ring, hero.sword, hero.hearts, hero.backpack) for hero in HEROES}
    assert values == {
        "corlof": (4, 0, 1, 5, 3),
        "erla": (4, 1, 0, 5, 3),
        "jupanila": (5, 0, 0, 5, 3),
        "luphius": (4, 0, 0, 4, 5),
        "mathian": (4, 0, 0, 7, 3),
    }
    assert [hero.colour for hero in HEROES] == ["red", "blue", "green", "yellow", "white"]
    assert list(HERO_INDEX) == [hero.id for hero in HEROES]


@pytest.mark.rule("HT-012", "HT-D09")
def test_thirty_five_hearts_are_enough_for_everybody() -> None:
    strongest = [card.hearts + max(tooth.hearts for tooth in TEETH.values()) for card in MONSTERS]
    assert sum(hero.hearts for hero in HEROES) == 26
    assert strongest == [4, 3, 2]
    assert 26 + sum(strongest) == 35


@pytest.mark.rule("HT-011", "HT-026", "HT-D08")
def test_teeth_are_worth_a_hundred_points() -> None:
    assert [card.stack for card in MONSTERS] == [(5, 4, 3, 2, 1), (5, 4, 3, 2), (5, 4, 3)]
    on_monsters = Counter(tooth for card in MONSTERS for tooth in card.stack)
    box = {1: 30, 2: 5, 3: 5, 4: 5, 5: 5}
    reserve = {value: count - on_monsters[value] for value, count in box.items()}
    assert sum(value * count for value, count in box.items()) == 100
    assert [sum(card.stack) for card in MONSTERS] == [15, 14, 12]
    assert sum(value * count for value, count in on_monsters.items()) == 41
    assert reserve == {1: 29, 2: 3, 3: 2, 4: 2, 5: 2}
    assert sum(value * count for value, count in reserve.items()) == 59


@pytest.mark.rule("HT-167", "HT-168")
def test_teeth_make_monsters_as_strong_as_the_chapter_says() -> None:
    rows = [
        [str(tooth.value)]
        + [f"{card.hearts + tooth.hearts} / +{card.sword + tooth.sword}" for card in MONSTERS]
        for tooth in TEETH.values()
    ]
    assert rows == [[row[0], *row[2:]] for row in table("Monster cards")]
    assert [f"L{card.id[0].upper()}" for card in MONSTERS] == [card.lair for card in MONSTERS]


@pytest.mark.rule("HT-170")
def test_every_further_tooth_adds_a_sword_or_a_heart() -> None:
    teeth = [TEETH[value] for value in sorted(TEETH)]
    gained = [after.sword - before.sword + after.hearts - before.hearts for before, after in pairwise(teeth)]
    assert gained == [1, 1, 1, 1]


# the treasure die, food and potions


@pytest.mark.rule("HT-092", "HT-D22")
def test_the_treasure_die_has_three_pieces_and_three_faces_of_teeth() -> None:
    assert [face.piece for face in TREASURE[:3]] == [Piece(kind, 1) for kind in KINDS]
    assert [face.points for face in TREASURE] == [0, 0, 0, 1, 1, 2]


@pytest.mark.rule("HT-101", "HT-102", "HT-103", "HT-104")
def test_recipes_mix_two_foods_that_share_the_colour_of_the_potion() -> None:
    dots = {"apple": {"red", "yellow"}, "fish": {"red", "blue"}, "mushroom": {"yellow", "blue"}}
    colour = {"healing": "red", "rage": "yellow", "teleport": "blue"}
    assert [recipe.potion for recipe in RECIPES] == list(POTIONS)
    for number, recipe in enumerate(RECIPES, 1):
        assert recipe.ring == number
        assert dots[recipe.foods[0]] & dots[recipe.foods[1]] == {colour[recipe.potion]}
    assert len({frozenset(recipe.foods) for recipe in RECIPES}) == 3


@pytest.mark.rule("HT-D13", "HT-D14")
def test_the_reserve_holds_all_tokens_of_the_box() -> None:
    reserve = Reserve()
    assert [sum(values) for values in reserve.pieces] == [21, 21, 21]
    assert reserve.pieces[0] == [9, 7, 5]
    assert sum(reserve.food) == 42
    assert sum(reserve.potions) == 20


@pytest.mark.rule("HT-019", "HT-020")
def test_a_new_hero_owns_nothing_and_stands_at_the_campfire() -> None:
    hero = Hero()
    assert (hero.points, hero.pieces, hero.food, hero.potion) == (0, [[], [], []], [0, 0, 0], -1)
    assert hexgrid.axial(hero.place) == (0, 0)


# danger tokens and the board below


@pytest.mark.rule("HT-009")
def test_two_of_five_danger_tokens_are_armed() -> None:
    assert {token.id: token.count for token in DANGERS} == {"armed": 2, "disarmed": 3}
    assert [FACES[ARMED], FACES[DISARMED]] == list(DANGERS)
    assert FACES[MISSION_FACE] is MISSIONS[0]


@pytest.mark.rule("HT-D06", "HT-D07")
def test_the_underworld_is_the_board_of_the_chapter() -> None:
    assert Counter(space.kind for space in SPACES) == {
        "portal": 5,
        "lair": 3,
        "danger": 5,
        "treasure": 1,
        "plain": 7,
    }
    told = {row[0]: (row[1].replace("−", "-"), row[3]) for row in table("Underworld board")}
    assert {space.id: (f"({space.q},{space.r})", ", ".join(space.neighbours)) for space in SPACES} == told


@pytest.mark.rule("HT-146")
def test_neighbours_are_the_spaces_that_touch() -> None:
    at = {hexgrid.cell(space.q, space.r): space.id for space in SPACES}
    assert len(at) == 21
    for space in SPACES:
        around = hexgrid.neighbours(hexgrid.cell(space.q, space.r))
        assert {at[cell] for cell in around if cell in at} == set(space.neighbours)
    for index, ways in enumerate(WAYS):
        assert {SPACES[other].id for other in ways} == set(SPACES[index].neighbours)
        assert all(index in WAYS[other] for other in ways)


def steps(start: str, closed: frozenset[str] = frozenset()) -> dict[str, int]:
    """Steps from a space to all others that can be reached without the closed ones."""
    shut = {SPACE_INDEX[space] for space in closed}
    found = hexgrid.walk(SPACE_INDEX[start], lambda here: [n for n in WAYS[here] if n not in shut])
    return {SPACES[index].id: count for index, count in found.items()}


def test_ways_are_as_long_as_the_chapter_says() -> None:
    part = CHAPTER.split("Steps (figures ignored):", 1)[1]
    lines = [line for line in part.splitlines() if line.startswith("|")][:7]
    head, rows = lines[0].split("|")[2:-1], [line.split("|")[1:-1] for line in lines[2:7]]
    assert [row[0].strip() for row in rows] == PORTALS
    for row in rows:
        way = steps(row[0].strip())
        assert len(way) == 21
        assert [way[goal.strip()] for goal in head] == [int(cell) for cell in row[1:]]


LAIRS = frozenset(card.lair for card in MONSTERS)
TRAPS = frozenset(space.id for space in SPACES if space.kind == "danger")


def test_the_chest_is_guarded_by_danger_as_the_chapter_says() -> None:
    for portal in PORTALS:
        assert "T" not in steps(portal, LAIRS | TRAPS)
    free = {portal: steps(portal, TRAPS).get("T") for portal in PORTALS}
    assert free == {"P1": None, "P2": 4, "P3": 3, "P4": 3, "P5": None}
    home = {portal: steps(portal, LAIRS)["T"] for portal in PORTALS}
    assert home == {"P1": 4, "P2": 4, "P3": 4, "P4": 3, "P5": 4}
    assert home["P4"] == steps("P4", LAIRS | (TRAPS - {"D3", "D4"}))["T"]


# combat


@pytest.mark.rule("HT-162", "HT-163")
def test_the_chapter_counts_the_thirty_six_throws_of_two_dice() -> None:
    rows = {row[0]: row[1:] for row in table("Chances in combat")}
    counted = [sum(a + diff >= d for a, d in product(range(1, 7), repeat=2)) for diff in range(-5, 6)]
    assert [str(number) for number in counted] == rows["of 36"]
    assert sum(a - 6 >= d for a, d in product(range(1, 7), repeat=2)) == 0


# texts


def texts(value: object, where: str = "") -> Iterator[tuple[str, Text]]:
    """All texts inside a piece of content, with where they stand."""
    if isinstance(value, Text):
        yield where, value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from texts(getattr(value, field), f"{where}.{field}")


ROWS = [*TILES, *MISSIONS, *DANGERS, *HEROES, *MONSTERS]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_text_stands_in_both_languages(row: msgspec.Struct) -> None:
    found = dict(texts(row))
    assert found
    for where, text in found.items():
        assert text.en, where
        assert text.fr, where
        assert text.en == text.en.strip()
        assert text.fr == text.fr.strip()
        if where != ".name":
            assert text.en != text.fr, where
        assert "'" not in text.fr, "French has its own apostrophe"
        assert not re.search(r"(?<!\u00a0)[:;?!»]", text.fr), "French sets a space before these signs"


def test_texts_with_figures_name_them() -> None:
    figures = {
        "corlof": "1",
        "erla": "1",
        "jupanila": "5",
        "luphius": "5",
        "mathian": "7",
    }
    for hero in HEROES:
        for told in (hero.advantage.en, hero.advantage.fr):
            assert figures[hero.id] in re.findall(r"\d+", told)
    for tile in TILES:
        if tile.portal:
            assert str(tile.portal) in tile.text.en
            assert str(tile.portal) in tile.text.fr
            assert str(tile.portal) in tile.name.en
            assert str(tile.portal) in tile.name.fr
