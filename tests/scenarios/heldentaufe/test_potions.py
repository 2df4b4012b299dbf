"""Worked examples about recipes, teleport and rage."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.figures import sword_of
from heroes_desktop.games.heldentaufe.state import ASLEEP, NO_POTION

from .build import Who, act, acts, asked, hero, left, offered, play, start, table, told, where

ALL_FOODS = ("apple", "fish", "mushroom")


def brews(person: Who) -> set[str]:
    m = start(table(person, Who("corlof")))
    return {option for option in offered(m) if option.startswith("brew")}


@pytest.mark.rule("HT-100", "HT-101", "HT-102")
def test_x02_recipe_one() -> None:
    m = start(table(Who(ring=(1,), food=("fish", "apple")), Who("erla")))
    before = left(m)
    act(m, "brew healing")
    assert (hero(m).food, hero(m).potion, left(m)) == ([0, 0, 0], 0, before)
    assert m.state.reserve.food == [14, 14, 14]
    assert m.state.reserve.potions == [7, 6, 6]


@pytest.mark.rule("HT-104", "HT-101")
def test_x03_ring_three() -> None:
    assert brews(Who(ring=(3,), food=ALL_FOODS)) == {"brew healing", "brew rage", "brew teleport"}


@pytest.mark.rule("HT-104", "HT-032", "HT-035")
def test_x04_erla() -> None:
    assert brews(Who("erla", food=ALL_FOODS)) == {"brew healing"}
    assert brews(Who("erla", food=ALL_FOODS, ring=(1,))) == {"brew healing", "brew rage"}


@pytest.mark.rule("HT-112", "HT-113", "HT-115", "HT-116", "HT-105", "HT-144", "HT-214")
def test_x29_teleport_to_the_chest() -> None:
    person = Who(ring=(3,), food=("apple", "fish"), potion="teleport")
    m = start(table(person, Who("erla"), Who("corlof"), used=4), dice=[1, 4, 6])
    assert left(m) == 0
    events = play(m, "hero_action drink teleport", "teleport_target target T")
    kinds = [event.kind for event in events]
    assert kinds.index("chief") < kinds.index("chest") < kinds.index("treasure")
    assert m.state.chief == 0
    assert (where(m), left(m), hero(m).points) == ("T", 1, 3)
    assert acts(m) & {"brew", "drink"} == set()
    assert "discard teleport" not in offered(m)
    act(m, "move F5")
    assert (hero(m).turned, hero(m).potion) == (True, 2)
    act(m, "end_turn")
    assert (hero(m).turned, hero(m).potion) == (False, NO_POTION)


@pytest.mark.rule("HT-108", "HT-110", "HT-111", "HT-161")
def test_x30_rage_over_turns() -> None:
    people = (Who("erla", at="P3", potion="rage"), Who("corlof", at="P2"), Who("mathian"))
    land = {(1, 0): "portal3"}
    m = start(table(*people, land=land, chief=0), dice=[3, 3, 6, 1])
    act(m, "drink rage")
    assert sword_of(m.state, 0) == 3
    act(m, "end_turn")
    events = play(m, "monster_action attack zibber 0")
    assert told(events, "combat")[0]["swords"] == [2, 3]
    play(m, "monster_action stop")
    events = act(m, "attack 0")
    assert told(events, "combat")[0]["swords"] == [1, 3]
    act(m, "end_turn", "end_turn")
    assert hero(m).turned
    events = act(m, "ascend 3")
    assert told(events, "potion") == [{"seat": 0, "kind": "rage", "change": -1, "cause": "left"}]
    assert (hero(m).potion, hero(m).turned) == (NO_POTION, False)

    unused = (Who("erla", at="P3", potion="rage"), Who("corlof", at="P2"))
    m = start(table(*unused, land=land, chief=0))
    act(m, "ascend 3")
    assert (hero(m).potion, hero(m).turned) == (1, False)


@pytest.mark.rule("HT-113", "HT-214", "HT-199", "HT-206", "HT-D31")
def test_x47_teleport_into_a_trap_with_the_last_heart() -> None:
    people = (Who(hearts=1, potion="teleport"), Who("erla"), Who("corlof"))
    land = {(1, 0): "meadow"}
    m = start(table(*people, land=land, armed=("D1", "D2")))
    events = play(m, "hero_action drink teleport", "teleport_target target D1")
    assert [event.kind for event in events if event.kind in ("chief", "danger", "hero_defeated")] == [
        "chief",
        "danger",
        "hero_defeated",
    ]
    assert asked(m) == (1, "claim_placement")
    events = play(m, "claim_placement place", "claim_placement leave", "place_defeated tile 1 0")
    assert (where(m), hero(m).hearts, hero(m).potion) == ((1, 0), 7, NO_POTION)
    assert told(events, "rebuilt")
    assert m.state.chief == ASLEEP
    assert not told(events, "monster_turn")
    assert asked(m) == (1, "hero_action")
