"""Worked examples about missions."""

from __future__ import annotations

import pytest

from .build import Who, act, acts, asked, hand, hero, left, offered, pieces, play, start, table, told, where

MEADOW = {(1, 0): "meadow"}


@pytest.mark.rule("HT-123", "HT-128", "HT-100")
def test_x10_two_potions() -> None:
    person = Who(at=(1, 0), potion="healing", food=("fish", "apple"), ring=(1,), hand=("M18", "M19"))
    m = start(table(person, Who("erla"), land=MEADOW))
    assert {"complete M18", "complete M19"} <= offered(m)
    act(m, "complete M18")
    assert "complete" not in acts(m)
    act(m, "brew healing", "complete M19")
    assert pieces(m) == {"boots": [2], "ring": [1], "sword": [2]}
    assert hand(m) == []


@pytest.mark.rule("HT-136", "HT-137", "HT-150", "HT-D36")
def test_x13_two_discoverers() -> None:
    people = (Who(at="F1", hand=("M10", "M11", "M20")), Who("erla"))
    m = start(table(*people, chief=0, armed=("D1", "D3")))
    act(m, "move D1")
    assert (hero(m).points, hero(m).hearts, left(m)) == (2, 6, 0)
    assert len(hand(m)) == 2
    assert "M20" in hand(m)


@pytest.mark.rule("HT-132", "HT-133", "HT-134", "HT-D37", "HT-D38")
def test_x32_thief_and_change() -> None:
    people = (Who(at=(1, 0), hand=("M07",)), Who("erla", points=4))
    m = start(table(*people, land=MEADOW))
    act(m, "move 0 0", "steal M07 1")
    assert (hero(m, 0).points, hero(m, 1).points) == (1, 3)

    people = (Who(at=(1, 0), hand=("M07",)), Who("erla"))
    m = start(table(*people, land=MEADOW))
    act(m, "move 0 0")
    assert "steal" not in acts(m)

    people = (Who(hand=("M07",)), Who("erla", points=4))
    m = start(table(*people, land=MEADOW))
    assert "steal" not in acts(m)
    act(m, "move 1 0")
    assert "steal" not in acts(m)
    act(m, "move 0 0")
    assert "steal M07 1" in offered(m)


@pytest.mark.rule("HT-024", "HT-D53", "HT-023")
def test_x33_win_on_the_spot() -> None:
    others = (Who("luphius", at=(1, 0)), Who("mathian", at=(1, 0)), Who("jupanila", at=(1, 0)))
    people = (Who("corlof", at=(1, 0), points=11, hand=("M08",)), Who("erla", points=3), *others)
    m = start(table(*people, land=MEADOW))
    act(m, "move 0 0")
    assert m.outcome is None
    events = act(m, "steal M08 1")
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.scores) == ((0,), (12, 2, 0, 0, 0))
    assert told(events, "game_over") == [{"seat": 0, "points": 12}]
    assert m.decision is None


@pytest.mark.rule("HT-129", "HT-130", "HT-131", "HT-056")
def test_x34_observer() -> None:
    people = (Who(at=(1, 0), hand=("M21", "M10", "M11")), Who("erla"))
    m = start(table(*people, land={(1, 0): "pond"}, used=2))
    assert left(m) == 2
    act(m, "end_turn")
    assert (asked(m), offered(m)) == ((0, "observer_reward"), {"piece M21", "tooth M21", "none"})
    events = play(m, "observer_reward piece M21")
    assert pieces(m)["boots"] == [1]
    assert not told(events, "ap")
    assert len(hero(m).hand) == 3
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-118", "HT-119")
def test_x39_mission_pile() -> None:
    people = (
        Who("corlof", hand=("M01",)),
        Who("erla", hand=("M02", "M03", "M04")),
        Who("jupanila", hand=("M05", "M06", "M07")),
        Who("luphius", hand=("M08", "M09", "M10")),
        Who("mathian", hand=("M11", "M12", "M13")),
    )
    m = start(table(*people, missions=()))
    assert (len(m.state.missions), len(m.state.discard)) == (0, 10)
    events = act(m, "end_turn")
    assert told(events, "missions_shuffled") == [{"count": 10}]
    assert len(told(events, "drawn")) == 2
    assert (len(hero(m).hand), len(m.state.missions), len(m.state.discard)) == (3, 8, 0)


@pytest.mark.rule("HT-199", "HT-D26")
@pytest.mark.parametrize("place", ["laboratory", "pond"])
def test_x40_no_laboratory_after_a_defeat(place: str) -> None:
    people = (Who(at="F1", hearts=1, ring=(1,), hand=("M21",)), Who("erla", at=(0, 0), points=1))
    m = start(table(*people, land={(1, 0): place}, chief=0, armed=("D1", "D2")))
    act(m, "move D1")
    play(m, "place_defeated tile 1 0")
    assert where(m) == (1, 0)
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-199", "HT-D26")
def test_x40_pieces_kept_by_a_hero_beaten_by_a_hero_are_not_improved() -> None:
    people = (Who(at="F1", hearts=1, ring=(1,)), Who("erla", at="P1"), Who("corlof"))
    m = start(table(*people, land={(1, 0): "laboratory"}, chief=2), dice=[1, 6])
    act(m, "attack 1")
    play(m, "place_defeated tile 1 0")
    assert pieces(m)["ring"] == [1]
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-213", "HT-058")
def test_x46_observer_drawn_too_late() -> None:
    people = (Who(at=(1, 0), hand=("M10", "M11")), Who("erla"))
    m = start(table(*people, land={(1, 0): "pond"}, missions=("M21", "M01", "M02", "M03", "M04")))
    act(m, "end_turn")
    assert offered(m) == {"none"}
    play(m, "observer_reward none")
    assert "M21" in hand(m)
    assert (hero(m).points, asked(m)) == (0, (1, "hero_action"))
    act(m, "end_turn", "end_turn")
    assert "tooth M21" in offered(m)
