"""Worked examples about the chief, monsters and their turn."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.figures import LAIRS, monster_sword
from heroes_desktop.games.heldentaufe.state import ASLEEP, GONE

from .build import Beast, Who, act, acts, asked, beast, hand, hero, offered, play, start, table, told, where
from .situations import monsters_move


@pytest.mark.rule("HT-144", "HT-175", "HT-176", "HT-145")
def test_x11_chief() -> None:
    people = (Who("corlof", at=(1, 0)), Who("erla"), Who("mathian"))
    m = start(table(*people, land={(1, 0): "portal1"}))
    act(m, "descend 1")
    assert m.state.chief == 0
    for _round in range(2):
        act(m, "end_turn")
        assert asked(m) == (1, "claim_command")
        play(m, "claim_command command", "claim_command leave", "monster_action stop")
        assert asked(m) == (1, "hero_action")
        act(m, "end_turn")
        assert asked(m) == (2, "hero_action")
        act(m, "end_turn")
        assert asked(m) == (0, "hero_action")


@pytest.mark.rule("HT-161", "HT-167", "HT-168", "HT-D09")
def test_x12_monster_card() -> None:
    people = (Who("erla", at="P4"), Who("corlof"))
    m = start(monsters_move(table(*people, chief=0), commander=1), dice=[4, 6])
    events = play(m, "monster_action attack wallrog 0")
    fight = told(events, "combat")[0]
    assert (fight["swords"], fight["totals"]) == ([3, 0], [7, 6])


@pytest.mark.rule("HT-162", "HT-163")
def test_x19_ties() -> None:
    people = (Who("mathian", at="P3", sword=(2,)), Who("corlof"))
    m = start(table(*people, chief=0), dice=[3, 3])
    events = act(m, "attack zibber")
    fight = told(events, "combat")[0]
    assert (fight["totals"], fight["tie"], fight["loser"]) == ([5, 5], True, "defender")
    assert (beast(m, "zibber").hearts, hero(m).hearts) == (1, 7)
    m = start(monsters_move(table(*people, chief=0), commander=1), dice=[3, 3])
    play(m, "monster_action attack zibber 0")
    assert (beast(m, "zibber").hearts, hero(m).hearts) == (2, 6)


@pytest.mark.rule("HT-190", "HT-139", "HT-140", "HT-169", "HT-D46")
def test_x20_slain_in_its_own_attack() -> None:
    people = (Who("corlof", at="F4", hand=("M12", "M01", "M02")), Who("erla"))
    s = monsters_move(table(*people, chief=0, beasts={"ulumu": Beast(hearts=1)}), commander=1)
    m = start(s, dice=[2, 3])
    events = play(m, "monster_action attack ulumu 0")
    assert told(events, "combat")[0]["totals"] == [2, 4]
    assert beast(m, "ulumu").space == GONE
    assert hero(m).points == 3
    assert hand(m) == ["M01", "M02"]
    play(m, "monster_action stop")
    act(m, "end_turn")
    assert hand(m) == ["M01", "M02"]
    act(m, "end_turn")
    assert len(hand(m)) == 3


LEFT_BEHIND = {"zibber": Beast(at=None, teeth=(5, 4, 3)), "ulumu": Beast(at="F4", hearts=1)}


@pytest.mark.rule("HT-206", "HT-207", "HT-208", "HT-209", "HT-210", "HT-172")
def test_x24_rebuild() -> None:
    people = (Who("corlof", at="P1"), Who("erla"))
    gone = ("D1", "D2", "D5")
    s = table(*people, land={(1, 0): "portal1"}, chief=1, chest=False, gone=gone, beasts=LEFT_BEHIND)
    m = start(s)
    events = act(m, "ascend 1")
    assert told(events, "rebuilt")
    zibber, ulumu, wallrog = beast(m, "zibber"), beast(m, "ulumu"), beast(m, "wallrog")
    assert (ulumu.space, zibber.space, wallrog.space) == LAIRS
    assert (zibber.hearts, monster_sword(m.state, 1), zibber.teeth[-1]) == (3, 2, 3)
    assert (ulumu.hearts, wallrog.hearts) == (1, 2)
    assert m.state.chest
    assert m.state.dangers == [True] * 5
    assert m.state.chief == ASLEEP
    assert m.state.seen[-5:] == [0] * 5


@pytest.mark.rule("HT-205", "HT-145", "HT-171", "HT-178")
def test_x25_still_somebody_below() -> None:
    people = (Who("corlof", at="P1"), Who("erla", at="F7"), Who("mathian"))
    gone = ("D1", "D2", "D5")
    s = table(*people, land={(1, 0): "portal1"}, chief=0, chest=False, gone=gone, beasts=LEFT_BEHIND)
    m = start(s)
    events = act(m, "ascend 1")
    assert not told(events, "rebuilt")
    assert beast(m, "zibber").space == GONE
    assert (m.state.chest, m.state.dangers) == (False, [False, False, True, True, False])
    assert m.state.chief == 0
    act(m, "end_turn")
    assert asked(m) == (2, "claim_command")
    play(m, "claim_command leave")
    assert asked(m) == (0, "claim_command")


@pytest.mark.rule("HT-089", "HT-147", "HT-185", "HT-159")
def test_x27_blocked_portal() -> None:
    land = {(1, 0): "portal2"}
    blocked = {"zibber": Beast(at="P2")}
    people = (Who("corlof", at=(1, 0)), Who("erla", at="P3"))
    m = start(table(*people, land=land, chief=1, beasts=blocked))
    assert "descend" not in acts(m)
    for space in ("P3", "F2"):
        people = (Who("corlof", at=space), Who("erla"))
        m = start(table(*people, land=land, chief=1, beasts=blocked))
        assert "move P2" not in offered(m)
        assert "attack zibber" in offered(m)
    m = start(table(Who("corlof", at=(1, 0)), Who("erla"), land=land))
    assert "descend 2" in offered(m)


@pytest.mark.rule("HT-157")
def test_x28_undiscovered_exit() -> None:
    people = (Who("corlof", at="P5"), Who("erla"))
    m = start(table(*people, land={(1, 0): "portal4"}, chief=0))
    assert "ascend" not in acts(m)
    m = start(table(*people, land={(1, 0): "portal5"}, chief=0))
    assert "ascend 5" in offered(m)


@pytest.mark.rule("HT-186", "HT-187")
def test_x36_monster_and_chest() -> None:
    people = (Who("corlof", at="P1"), Who("erla"))
    near = {"ulumu": Beast(at="F5"), "zibber": Beast(at="F3"), "wallrog": Beast(at="F6")}
    m = start(monsters_move(table(*people, chief=0, beasts=near), commander=1))
    assert not {option for option in offered(m) if option.endswith(" T")}
    m = start(monsters_move(table(*people, chief=0, chest=False, beasts=near), commander=1))
    assert {"move ulumu T", "move zibber T", "move wallrog T"} <= offered(m)

    people = (Who("corlof", at="F1"), Who("erla"))
    m = start(monsters_move(table(*people, chief=0, armed=("D1", "D2")), commander=1))
    play(m, "monster_action move zibber D1")
    assert m.state.dangers[0]
    play(m, "monster_action move zibber F2", "monster_action stop")
    act(m, "end_turn")
    events = act(m, "move D1")
    assert told(events, "danger")[0]["space"] == "D1"
    assert hero(m).hearts == 4


@pytest.mark.rule("HT-173", "HT-D54")
def test_x37_last_tooth() -> None:
    people = (Who("corlof", at="P4", sword=(3,), hand=("M14", "M01", "M02")), Who("erla"))
    s = table(*people, land={(1, 0): "portal4"}, chief=1, beasts={"wallrog": Beast(teeth=(5,), hearts=1)})
    m = start(s, dice=[6, 1])
    events = act(m, "attack wallrog")
    assert told(events, "monster_out") == [{"monster": "wallrog"}]
    assert hero(m).points == 7
    act(m, "ascend 4")
    assert beast(m, "wallrog").space == GONE
    assert beast(m, "zibber").space != GONE

    out = {"wallrog": Beast(at=None, teeth=())}
    m = start(table(Who("corlof", at="P4", hand=("M14",)), Who("erla"), chief=0, beasts=out))
    assert {option for option in offered(m) if "M14" in option} == {"refuse M14"}
    assert "move LW" in offered(m)


@pytest.mark.rule("HT-180", "HT-D48", "HT-D50")
def test_x38_all_below() -> None:
    people = (Who("corlof", at="F4", hearts=1), Who("erla", at="P3", hearts=1))
    s = table(*people, land={(1, 0): "meadow"}, chief=0)
    m = start(s, dice=[4, 4, 2, 5, 6, 1])
    events = act(m, "end_turn")
    rolls = [contest["rolls"] for contest in told(events, "contest")]
    assert rolls == [[4, 4], [2, 5]]
    assert told(events, "monster_turn") == [{"commander": 0, "ap": 4}]
    play(m, "monster_action attack zibber 1")
    assert asked(m) == (0, "place_defeated")
    play(m, "place_defeated tile 1 0")
    assert where(m, 1) == (1, 0)

    m = start(s, dice=[4, 4, 2, 5, 6, 1])
    act(m, "end_turn")
    play(m, "monster_action attack ulumu 0")
    assert asked(m) == (1, "place_defeated")


@pytest.mark.rule("HT-191", "HT-193", "HT-201", "HT-206")
def test_x43_last_hero_beaten_in_the_monster_turn() -> None:
    people = (Who("corlof", at="P3", hearts=1, sword=(2,), food=("apple",)), Who("erla"), Who("mathian"))
    m = start(table(*people, land={(1, 0): "meadow"}, chief=0), dice=[6, 1])
    act(m, "end_turn")
    play(m, "claim_command command", "claim_command leave")
    play(m, "monster_action move ulumu F4", "monster_action attack zibber 0")
    assert asked(m) == (1, "place_defeated")
    assert (hero(m).pieces, hero(m).food, hero(m).hearts) == ([[], [], []], [0, 0, 0], 5)
    events = play(m, "place_defeated tile 1 0")
    assert told(events, "rebuilt")
    assert (m.state.chief, m.state.orders) == (ASLEEP, 0)
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-D55", "HT-D65", "HT-205", "HT-206")
def test_x48_emptied_underworld() -> None:
    land = {(1, 0): "portal1", (0, 1): "portal5"}
    beaten = {
        "ulumu": Beast(at=None, teeth=(5, 4, 3, 2)),
        "zibber": Beast(at=None, teeth=(5, 4, 3)),
        "wallrog": Beast(at=None, teeth=(5, 4)),
    }
    people = (Who("corlof", at="P1"), Who("erla", at=(0, 1)))
    m = start(table(*people, land=land, chief=0, chest=False, active=1, beasts=beaten))
    act(m, "descend 5", "end_turn")
    assert (asked(m), m.state.chief) == ((0, "hero_action"), 0)
    events = act(m, "ascend 1")
    assert not told(events, "rebuilt")
    events = act(m, "end_turn")
    assert not told(events, "monster_turn")
    events = act(m, "ascend 5")
    assert told(events, "rebuilt")
    assert [monster.hearts for monster in m.state.monsters] == [3, 3, 2]
    assert tuple(monster.space for monster in m.state.monsters) == LAIRS
