"""Worked examples about equipment: boots and AP, merchant, smith, laboratory, overflow."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.figures import ring_of, sword_of

from .build import Beast, Who, act, acts, asked, hand, hero, left, offered, pieces, play, start, table, told

SHOP = {(1, 0): "merchant"}


@pytest.mark.rule("HT-026", "HT-169")
def test_x05_a_tooth_is_worth_its_grooves() -> None:
    zibber = Beast(teeth=(5, 4), hearts=1)
    m = start(table(Who(at="P3"), Who("erla"), chief=0, beasts={"zibber": zibber}), dice=[6, 1])
    events = act(m, "attack zibber")
    assert told(events, "combat")[0]["totals"] == [6, 4]
    assert hero(m).points == 4


@pytest.mark.rule("HT-094", "HT-095", "HT-097", "HT-154")
def test_x06_boots_from_the_die() -> None:
    m = start(table(Who(at="F5"), Who("erla"), chief=0, used=2), dice=[4, 1, 4])
    events = act(m, "move T")
    rolls = told(events, "treasure")
    assert [(roll["result"], roll["number"], roll["of"]) for roll in rolls] == [
        (4, 1, 3),
        (1, 2, 3),
        (4, 3, 3),
    ]
    assert told(events, "step")[0]["ap"] == 1
    assert told(events, "ap")[0]["ap"] == 2
    assert (left(m), hero(m).points) == (2, 2)


@pytest.mark.rule("HT-082", "HT-083", "HT-084", "HT-D24")
def test_x07_the_merchant_with_the_last_ap() -> None:
    m = start(table(Who(sword=(3,)), Who("erla"), land=SHOP, used=3))
    act(m, "move 1 0")
    assert (left(m), m.state.used) == (0, 4)
    act(m, "trade sword 3 boots")
    assert left(m) == 3
    assert sword_of(m.state, 0) == 0
    assert "trade" not in acts(m)
    act(m, "move 0 0", "move 1 0")
    assert "trade" not in acts(m)


@pytest.mark.rule("HT-085", "HT-086", "HT-087", "HT-D23")
def test_x08_the_smith() -> None:
    land = {(1, 0): "smith"}
    at = (1, 0)
    m = start(table(Who(at=at, boots=(1, 1), ring=(1, 2), sword=(2, 2)), Who("erla"), land=land))
    assert {option for option in offered(m) if option.startswith("smith")} == {
        "smith boots 1 1",
        "smith ring 1 2",
        "smith sword 2 2",
    }
    act(m, "smith boots 1 1", "smith ring 1 2", "smith sword 2 2")
    assert pieces(m) == {"boots": [2], "ring": [3], "sword": [3]}
    for values in ({"boots": (3, 1)}, {"boots": (3, 3)}, {"sword": (1,), "ring": (1,)}):
        m = start(table(Who(at=at, **values), Who("erla"), land=land))
        assert "smith" not in acts(m)


@pytest.mark.rule("HT-050", "HT-084", "HT-D20")
def test_x16_boots_traded_away() -> None:
    m = start(table(Who(at=(1, 0), boots=(3,)), Who("erla"), land=SHOP, used=5))
    assert left(m) == 2
    act(m, "trade boots 3 sword")
    assert left(m) == 0
    assert sword_of(m.state, 0) == 3


@pytest.mark.rule("HT-050", "HT-045", "HT-127")
def test_x17_boots_delivered() -> None:
    person = Who(at=(1, 0), boots=(1,), ring=(1,), hand=("M03",))
    m = start(table(person, Who("erla"), land={(1, 0): "laboratory"}, used=4))
    assert left(m) == 1
    act(m, "complete M03")
    assert (hero(m).points, left(m)) == (2, 0)
    act(m, "end_turn")
    assert asked(m) == (0, "lab_upgrade")
    play(m, "lab_upgrade upgrade ring 1")
    assert pieces(m)["ring"] == [2]


@pytest.mark.rule("HT-050", "HT-045", "HT-085")
def test_x18_the_smith_makes_boots() -> None:
    m = start(table(Who(at=(1, 0), boots=(1, 1)), Who("erla"), land={(1, 0): "smith"}, used=3))
    assert left(m) == 2
    events = act(m, "smith boots 1 1")
    assert left(m) == 3
    assert told(events, "ap") == [{"seat": 0, "ap": 3, "cause": "boots"}]


@pytest.mark.rule("HT-044", "HT-097", "HT-D21", "HT-028")
def test_x31_overflow() -> None:
    person = Who(at="F5", food=("apple", "fish", "mushroom"), sword=(1,))
    m = start(table(person, Who("erla"), chief=0), dice=[3, 3, 6])
    act(m, "move T")
    assert asked(m) == (0, "overflow")
    assert offered(m) == {"drop apple", "drop fish", "drop mushroom", "drop sword 1"}
    play(m, "overflow drop fish")
    assert asked(m) == (0, "overflow")
    play(m, "overflow drop sword 1")
    assert asked(m) == (0, "hero_action")
    assert (hero(m).points, pieces(m)["sword"], hero(m).food) == (2, [1, 1], [1, 0, 1])


@pytest.mark.rule("HT-050", "HT-D20")
def test_x41_used_ap_stay_used() -> None:
    person = Who(at=(1, 0), boots=(3,), potion="teleport")
    m = start(table(person, Who("erla"), land=SHOP, used=5), dice=[1, 4, 4])
    act(m, "trade boots 3 sword")
    assert left(m) == 0
    play(m, "hero_action drink teleport", "teleport_target target T")
    assert pieces(m)["boots"] == [1]
    assert left(m) == 0


@pytest.mark.rule("HT-044", "HT-D15")
def test_x42_what_may_be_returned() -> None:
    person = Who(at="F5", food=("apple", "fish"), ring=(1, 2), boots=(1,))
    m = start(table(person, Who("erla"), chief=0), dice=[2, 4, 4])
    act(m, "move T")
    assert offered(m) == {"drop apple", "drop fish", "drop ring 1", "drop ring 2"}
    play(m, "overflow drop ring 2")
    assert ring_of(m.state, 0) == 1
    assert pieces(m)["ring"] == [1, 1]


@pytest.mark.rule("HT-078", "HT-079", "HT-080", "HT-D62")
@pytest.mark.parametrize("choice", ["boots 1", "sword 2", "sword 1"])
def test_x45_one_piece_in_the_laboratory(choice: str) -> None:
    person = Who(at=(1, 0), boots=(1,), sword=(2, 1), hand=("M01", "M02", "M03"))
    m = start(table(person, Who("erla"), land={(1, 0): "laboratory"}))
    act(m, "end_turn")
    assert offered(m) == {"upgrade boots 1", "upgrade sword 2", "upgrade sword 1", "none"}
    events = play(m, f"lab_upgrade upgrade {choice}")
    assert (
        pieces(m)
        == {
            "boots 1": {"boots": [2], "ring": [], "sword": [2, 1]},
            "sword 2": {"boots": [1], "ring": [], "sword": [3, 1]},
            "sword 1": {"boots": [1], "ring": [], "sword": [2, 2]},
        }[choice]
    )
    assert told(events, "turn")[0]["seat"] == 1
    events = act(m, "end_turn")
    assert told(events, "turn")[0] == {"seat": 0, "round": 4, "ap": 6 if choice == "boots 1" else 5}
    act(m, "end_turn")
    assert asked(m) == (0, "lab_upgrade")


@pytest.mark.rule("HT-126", "HT-120", "HT-124", "HT-045")
def test_x09_delivery() -> None:
    person = Who(at=(1, 0), sword=(1,), hand=("M01", "M10", "M20"))
    m = start(table(person, Who("erla"), land={(1, 0): "laboratory"}))
    assert sword_of(m.state, 0) == 1
    events = act(m, "complete M01")
    assert (hero(m).points, sword_of(m.state, 0), hand(m)) == (2, 0, ["M10", "M20"])
    assert m.state.reserve.pieces[2][0] == 9
    shown = told(events, "mission")[0]
    assert m.state.discard[-1] == shown["card"]
    assert m.view(1).faces[shown["card"]] == shown["face"]
    act(m, "end_turn")
    assert len(hero(m).hand) == 3
