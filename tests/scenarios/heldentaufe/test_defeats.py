"""Worked examples about defeated heroes."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.state import ASLEEP, NO_POTION

from .build import Who, act, asked, hero, pieces, play, start, table, told, where

LAND = {(1, 0): "meadow"}


@pytest.mark.rule("HT-192", "HT-193", "HT-194", "HT-199", "HT-201", "HT-206", "HT-D34", "HT-215")
def test_x21_trap_with_the_last_heart() -> None:
    loser = Who(
        "mathian", at="F1", hearts=1, boots=(1,), food=("fish",), potion="healing", hand=("M10", "M01")
    )
    m = start(table(loser, Who("erla"), land=LAND, chief=0, armed=("D1", "D2")))
    events = act(m, "move D1")
    assert hero(m).points == 2
    kinds = [event.kind for event in events]
    assert kinds.index("points") < kinds.index("hero_defeated")
    assert asked(m) == (1, "place_defeated")
    events = play(m, "place_defeated tile 1 0")
    assert pieces(m) == {"boots": [], "ring": [], "sword": []}
    assert (hero(m).food, hero(m).potion, hero(m).hearts) == ([0, 0, 0], NO_POTION, 7)
    assert (where(m), len(hero(m).hand), hero(m).points) == ((1, 0), 3, 2)
    assert told(events, "rebuilt")
    assert m.state.chief == ASLEEP
    assert not told(events, "monster_turn")
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-195", "HT-196", "HT-197")
@pytest.mark.parametrize(("mine", "theirs", "after"), [(5, 9, (9, 5)), (9, 5, (9, 5)), (7, 7, (7, 7))])
def test_x22_swap(mine: int, theirs: int, after: tuple[int, int]) -> None:
    winner = Who("corlof", at="P1", points=mine)
    loser = Who("erla", at="F1", hearts=1, points=theirs, ring=(2,), food=("apple",), potion="rage")
    m = start(table(winner, loser, land=LAND, chief=0), dice=[6, 1])
    act(m, "attack 1")
    assert asked(m) == (0, "place_defeated")
    play(m, "place_defeated tile 1 0")
    assert (hero(m, 0).points, hero(m, 1).points) == after
    assert (pieces(m, 1)["ring"], hero(m, 1).food, hero(m, 1).potion) == ([2], [1, 0, 0], 1)
    assert where(m, 1) == (1, 0)
    assert asked(m) == (0, "hero_action")


@pytest.mark.rule("HT-195", "HT-197", "HT-199")
def test_x23_attacker_beaten() -> None:
    people = (Who("corlof", at="P1", hearts=1, points=6), Who("erla", at="F1", points=2), Who("mathian"))
    m = start(table(*people, land=LAND, chief=2), dice=[1, 6])
    events = act(m, "attack 1")
    assert told(events, "hero_defeated")[0]["winner"] == 1
    assert asked(m) == (1, "place_defeated")
    play(m, "place_defeated tile 1 0")
    assert (hero(m, 0).points, hero(m, 1).points) == (2, 6)
    assert asked(m) == (1, "hero_action")


TRAPPED = Who("mathian", at="F1", hearts=1)


@pytest.mark.rule("HT-D50", "HT-194", "HT-D60")
def test_x44_who_places_after_a_trap() -> None:
    people = (TRAPPED, Who("erla"), Who("corlof"), Who("luphius", at="P5"))
    m = start(table(*people, land=LAND, chief=0, armed=("D1", "D2")), dice=[3, 6])
    act(m, "move D1")
    assert asked(m) == (1, "claim_placement")
    play(m, "claim_placement place")
    assert asked(m) == (2, "claim_placement")
    events = play(m, "claim_placement place")
    assert told(events, "contest") == [{"question": "claim_placement", "seats": [1, 2], "rolls": [3, 6]}]
    assert asked(m) == (2, "place_defeated")


@pytest.mark.rule("HT-D50", "HT-194")
def test_x44_nobody_above() -> None:
    people = (TRAPPED, Who("erla", at="P2"), Who("corlof", at="P3"), Who("luphius", at="P5"))
    m = start(table(*people, land=LAND, chief=0, armed=("D1", "D2")), dice=[2, 5, 4])
    events = act(m, "move D1")
    assert told(events, "contest")[0]["seats"] == [1, 2, 3]
    assert asked(m) == (2, "place_defeated")


@pytest.mark.rule("HT-216", "HT-D50")
def test_x44_one_above() -> None:
    people = (TRAPPED, Who("erla"), Who("corlof", at="P3"), Who("luphius", at="P5"))
    m = start(table(*people, land=LAND, chief=0, armed=("D1", "D2")))
    events = act(m, "move D1")
    assert not told(events, "contest")
    assert asked(m) == (1, "place_defeated")
