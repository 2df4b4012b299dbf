"""Eating, brewing and drinking (HT-098 to HT-117)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.content import RECIPES
from heroes_desktop.games.heldentaufe.state import ASLEEP
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    acts,
    asked,
    beast,
    hero,
    left,
    offered,
    play,
    start,
    table,
    told,
    where,
)

from .common import ROW


@pytest.mark.rule("HT-098")
@pytest.mark.parametrize("at", [(0, 0), "F1"])
def test_each_food_gives_a_heart_above_and_below(at: tuple[int, int] | str) -> None:
    hungry = Who("corlof", at, hearts=1, food=("apple", "fish", "mushroom"))
    match = start(table(hungry, Who("erla"), used=4))
    act(match, "eat apple", "eat fish", "eat mushroom")
    assert (hero(match).hearts, hero(match).food) == (4, [0, 0, 0])
    assert match.state.reserve.food == [14, 14, 14]


@pytest.mark.rule("HT-099")
def test_no_eating_at_full_hearts() -> None:
    match = start(table(Who("corlof", food=("apple",)), Who("erla")))
    assert "eat" not in acts(match)
    assert "discard apple" in offered(match)


@pytest.mark.rule("HT-100")
@pytest.mark.rule("HT-101")
@pytest.mark.parametrize(
    ("foods", "potion"),
    [(("fish", "apple"), "healing"), (("apple", "mushroom"), "rage"), (("mushroom", "fish"), "teleport")],
)
@pytest.mark.parametrize("at", [(0, 0), "F1"])
def test_recipes(foods: tuple[str, str], potion: str, at: tuple[int, int] | str) -> None:
    match = start(table(Who("mathian", at, ring=(3,), food=foods), Who("erla"), used=4))
    assert {word for word in offered(match) if word.startswith("brew")} == {f"brew {potion}"}
    act(match, f"brew {potion}")
    assert hero(match).food == [0, 0, 0]
    assert (hero(match).potion, hero(match).turned) == (["healing", "rage", "teleport"].index(potion), False)
    assert match.state.reserve.food == [14, 14, 14]


@pytest.mark.rule("HT-100")
def test_brewing_as_often_as_there_are_ingredients() -> None:
    cook = Who("luphius", ring=(1,), food=("apple", "apple", "fish", "fish"))
    match = start(table(cook, Who("erla")))
    act(match, "brew healing", "discard healing", "brew healing")
    assert hero(match).food == [0, 0, 0]


@pytest.mark.rule("HT-102")
def test_ingredients_share_the_colour_of_the_potion() -> None:
    dots = {"apple": {"red", "yellow"}, "fish": {"red", "blue"}, "mushroom": {"yellow", "blue"}}
    colour = {"healing": "red", "rage": "yellow", "teleport": "blue"}
    for recipe in RECIPES:
        one, other = recipe.foods
        assert dots[one] & dots[other] == {colour[recipe.potion]}
    assert len({frozenset(recipe.foods) for recipe in RECIPES}) == 3


@pytest.mark.rule("HT-103")
@pytest.mark.parametrize("food", ["apple", "fish", "mushroom"])
def test_two_of_the_same_make_nothing(food: str) -> None:
    match = start(table(Who("mathian", ring=(3,), food=(food, food)), Who("erla")))
    assert "brew" not in acts(match)


@pytest.mark.rule("HT-104")
@pytest.mark.parametrize(
    ("name", "ring", "potions"),
    [
        ("mathian", (), set()),
        ("mathian", (1,), {"healing"}),
        ("mathian", (2,), {"healing", "rage"}),
        ("mathian", (3,), {"healing", "rage", "teleport"}),
        ("erla", (), {"healing"}),
        ("erla", (1,), {"healing", "rage"}),
        ("erla", (3,), {"healing", "rage", "teleport"}),
    ],
)
def test_the_ring_decides_which_recipes(name: str, ring: tuple[int, ...], potions: set[str]) -> None:
    other = "corlof"
    match = start(table(Who(name, ring=ring, food=("apple", "fish", "mushroom")), Who(other)))
    assert {word.split()[1] for word in offered(match) if word.startswith("brew")} == potions


@pytest.mark.rule("HT-104")
def test_the_ring_counts_at_the_moment_of_brewing() -> None:
    match = start(table(Who("mathian", ring=(1,), food=("apple", "fish")), Who("erla")))
    act(match, "discard ring 1")
    assert "brew" not in acts(match)


@pytest.mark.rule("HT-105")
@pytest.mark.rule("HT-D28")
def test_a_taken_belt_stops_brewing() -> None:
    for potion, turned, at in (("healing", False, (0, 0)), ("rage", True, "F1"), ("teleport", True, "F1")):
        cook = Who("mathian", at, ring=(3,), food=("apple", "mushroom"), potion=potion, turned=turned)
        match = start(table(cook, Who("erla")))
        assert "brew" not in acts(match)
    cook = Who("mathian", ring=(3,), food=("apple", "mushroom"), potion="healing")
    match = start(table(cook, Who("erla")))
    act(match, "discard healing", "brew rage")


@pytest.mark.rule("HT-106")
def test_drinking_is_free_and_in_the_own_turn_only() -> None:
    match = start(table(Who("corlof", hearts=1, potion="healing"), Who("erla"), used=4))
    act(match, "drink healing")
    assert match.state.used == 4
    other = start(table(Who("corlof"), Who("erla", hearts=1, potion="healing")))
    assert "drink" not in acts(other)
    assert [decision.seat for decision in other.pending] == [0]


@pytest.mark.rule("HT-107")
def test_healing_restores_all_hearts() -> None:
    match = start(table(Who("mathian", hearts=1, potion="healing"), Who("erla")))
    act(match, "drink healing")
    assert (hero(match).hearts, hero(match).potion) == (7, -1)
    assert match.state.reserve.potions[0] == 8
    full = start(table(Who("mathian", potion="healing"), Who("erla")))
    assert "drink healing" not in offered(full)


@pytest.mark.rule("HT-108")
def test_rage_adds_three_in_every_combat() -> None:
    match = start(
        table(Who("erla", "F4", potion="rage"), Who("corlof", "F3"), chief=0), dice=[1, 4, 1, 4, 6, 4]
    )
    act(match, "drink rage")
    assert (hero(match).potion, hero(match).turned) == (1, True)
    assert figures.sword_of(match.state, 0) == 3
    fight = told(act(match, "attack ulumu"), "combat")[0]
    assert fight["swords"][0] == 3
    play(match, "hero_action end_turn")
    # both heroes are below: both roll for the command, clockwise after the chief
    assert asked(match) == (0, "monster_action")
    fight = told(play(match, "monster_action attack ulumu 0"), "combat")[0]
    assert (fight["swords"][1], fight["totals"][1]) == (3, 7)


@pytest.mark.rule("HT-108")
def test_rage_defends_in_another_heros_turn() -> None:
    raging = Who("erla", "F4", potion="rage", turned=True)
    match = start(table(Who("corlof", "F3"), raging, chief=0), dice=[3, 2])
    fight = told(act(match, "attack 1"), "combat")[0]
    assert fight["totals"] == [4, 5]
    assert hero(match, 0).hearts == 4


@pytest.mark.rule("HT-109")
@pytest.mark.rule("HT-D27")
def test_rage_is_drunk_only_below() -> None:
    above = start(table(Who("corlof", potion="rage"), Who("erla")))
    assert "drink rage" not in offered(above)
    below = start(table(Who("corlof", "F1", potion="rage"), Who("erla")))
    assert "drink rage" in offered(below)


@pytest.mark.rule("HT-110")
def test_rage_in_use_ends_with_leaving_or_when_given_up() -> None:
    land = {(1, 0): "portal1"}
    leaving = start(table(Who("corlof", "P1", potion="rage", turned=True), Who("erla"), land=land, chief=0))
    act(leaving, "ascend 1")
    assert (hero(leaving).potion, hero(leaving).turned) == (-1, False)
    assert leaving.state.reserve.potions[1] == 6
    tired = start(table(Who("corlof", "F1", potion="rage", turned=True), Who("erla"), chief=0))
    act(tired, "give_up_rage")
    assert hero(tired).potion == -1
    stays = start(table(Who("corlof", "F1", potion="rage", turned=True), Who("erla"), chief=1))
    play(stays, "hero_action end_turn")
    assert hero(stays).turned, "it stays over the end of the turn"


@pytest.mark.rule("HT-111")
def test_an_unused_rage_potion_travels() -> None:
    land = {(1, 0): "portal1"}
    match = start(table(Who("corlof", (1, 0), potion="rage"), Who("erla"), land=land))
    act(match, "descend 1", "ascend 1")
    assert (hero(match).potion, hero(match).turned) == (1, False)
    assert "give_up_rage" not in offered(match)


@pytest.mark.rule("HT-112")
@pytest.mark.rule("HT-113")
@pytest.mark.rule("HT-114")
@pytest.mark.rule("HT-D30")
@pytest.mark.rule("HT-D31")
def test_teleport_targets() -> None:
    beasts = {"zibber": Beast("F3"), "wallrog": Beast(None)}
    match = start(
        table(Who("corlof", (1, 0), potion="teleport"), Who("erla", "P1"), land=ROW, beasts=beasts, chief=1)
    )
    act(match, "drink teleport")
    assert asked(match) == (0, "teleport_target")
    targets = {word.removeprefix("target ") for word in offered(match)}
    assert {"0 0", "2 0", "3 0"} <= targets
    assert not targets & {"1 0", "4 0", "0 1"}
    below = {word for word in targets if " " not in word}
    assert not below & {"P1", "F3", "LU"}, "occupied spaces"
    assert {"T", "D1", "D5", "LZ", "LW", "P5"} <= below
    assert len(below) == 18


@pytest.mark.rule("HT-112")
@pytest.mark.rule("HT-116")
@pytest.mark.rule("HT-D29")
def test_a_teleport_is_free_and_blocks_the_belt_until_the_turn_ends() -> None:
    owner = Who("mathian", (1, 0), ring=(3,), food=("mushroom", "fish"), potion="teleport")
    match = start(table(owner, Who("erla"), land=ROW, used=4))
    play(match, "hero_action drink teleport", "teleport_target target 3 0")
    assert (where(match), match.state.used) == ((3, 0), 4)
    assert (hero(match).potion, hero(match).turned) == (2, True)
    assert acts(match).isdisjoint({"drink", "brew"})
    assert "discard teleport" not in offered(match)
    play(match, "hero_action end_turn")
    assert (hero(match).potion, hero(match).turned) == (-1, False)
    assert match.state.reserve.potions[2] == 6


@pytest.mark.rule("HT-112")
def test_drinking_a_teleport_can_be_taken_back_before_the_target_is_chosen() -> None:
    match = start(table(Who("corlof", (1, 0), potion="teleport"), Who("erla"), land=ROW))
    act(match, "drink teleport")
    assert match.can_undo
    match.undo()
    assert (asked(match), hero(match).turned) == ((0, "hero_action"), False)


@pytest.mark.rule("HT-113")
def test_arriving_by_teleport_opens_the_chest_and_springs_traps() -> None:
    match = start(table(Who("corlof", potion="teleport"), Who("erla")), dice=[4, 4, 4])
    play(match, "hero_action drink teleport", "teleport_target target T")
    assert (hero(match).points, match.state.chest) == (3, False)
    match = start(table(Who("corlof", potion="teleport"), Who("erla"), armed=("D3", "D4")))
    play(match, "hero_action drink teleport", "teleport_target target D3")
    assert (hero(match).hearts, left(match), match.state.dangers[2]) == (4, 0, False)


@pytest.mark.rule("HT-115")
def test_teleporting_between_worlds_enters_and_leaves() -> None:
    match = start(table(Who("corlof", potion="teleport"), Who("erla"), land=ROW))
    play(match, "hero_action drink teleport", "teleport_target target F1")
    assert match.state.chief == 0
    chestless = table(Who("corlof", "F1", potion="teleport"), Who("erla"), land=ROW, chief=0, chest=False)
    match = start(chestless)
    play(match, "hero_action drink teleport", "teleport_target target 2 0")
    assert (match.state.chief, match.state.chest) == (ASLEEP, True)


@pytest.mark.rule("HT-115")
def test_teleporting_within_a_world_changes_nothing_else() -> None:
    s = table(
        Who("corlof", "F1", potion="teleport"), Who("erla"), chief=1, chest=False, gone=("D1",),
        beasts={"zibber": Beast(None)},
    )  # fmt: skip
    match = start(s)
    play(match, "hero_action drink teleport", "teleport_target target F6")
    assert (match.state.chief, match.state.chest, match.state.dangers[0]) == (1, False, False)
    assert beast(match, "zibber").space == -1
    raging = Who("corlof", potion="teleport")
    match = start(table(raging, Who("erla"), land=ROW))
    play(match, "hero_action drink teleport", "teleport_target target 2 0")
    assert match.state.chief == ASLEEP


@pytest.mark.rule("HT-117")
def test_teleporting_to_a_forest_finds_nothing() -> None:
    match = start(table(Who("corlof", potion="teleport"), Who("erla"), land={(1, 0): "forest"}))
    events = play(match, "hero_action drink teleport", "teleport_target target 1 0")
    assert left(match) == 4
    assert not told(events, "treasure")
