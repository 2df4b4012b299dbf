"""Worked examples about pawns, places and Rooms: 19 to 24, 30, 36 to 38, 40, 41, 48, 49."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.moves import stops
from heroes_desktop.games.reflets_acide.state import Hazard
from heroes_desktop.games.reflets_acide.track import distance

from .build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    facts,
    finish_turn,
    kinds,
    names,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    trial,
)

OPEN = {"door_open": True, "door_up": True}


@pytest.mark.rule("NA-085", "NA-086", "NA-087", "NA-091", "NA-095", "NA-251")
def test_19_avatar_reaches_the_team() -> None:
    land = Land(tokens={9: "green:purse"})
    match = start(table("avatar", land=land, pawn=10, avatar=6, golden=4))
    assert match.outcome is not None
    assert match.outcome.reason == "avatar"
    assert match.outcome.winners == ()
    match = start(table("avatar", boards=[Side("r1")], land=land, pawn=10, avatar=6, golden=4), picks="r")
    told = play(match, "brake pay 0 0")
    assert match.state.avatar == 9
    assert facts(told, "token_crushed") == [{"token": card("green:purse"), "space": 9}]
    ring = [Who(TEAM[0], worn=("L48",)), *TEAM[1:]]
    match = start(table("avatar", ring, [Side("r1")], land=land, pawn=10, avatar=6, golden=4))
    assert match.outcome is not None


@pytest.mark.rule("NA-D11", "NA-D13", "NA-102")
def test_20_avatar_and_room() -> None:
    rooms = ["S01", "S02", "S03", "S04", "S06", "S07", "S05", "S08", "S09", "S10"]
    land = Land(rooms=rooms, up=["S05", "S06"], **OPEN)
    assert distance(56, 85) == 3
    s = table("avatar", land=land, pawn=85, avatar=56, golden=2)
    match = start(s, picks="r")
    assert match.state.avatar == 58
    assert asked(match) == "walk_or_run"
    assert offers(match, "stay")
    assert stops(match.state, 6)[0].portal  # only the Portal leads out
    assert all(stop.portal for stop in stops(match.state, 6))
    play(match, "walk_or_run stay", "place_gem place 0")
    assert offers(match, "test relic")
    assert offers(match, "passage")
    match = start(table("avatar", land=land, pawn=85, avatar=58, golden=1))
    assert match.outcome is not None  # still there next turn
    match = start(table("avatar", land=land, pawn=85, avatar=56, golden=3))
    assert match.outcome is not None
    hazard = Hazard("room", 85, card("S06"), "relic")
    lost = trial(2, dice=[5] * 6)
    match = start(
        table("settle", land=land, pawn=85, avatar=58, golden=6, hazard=hazard, trial=lost), picks="rrrrrr"
    )
    finish_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "avatar"


@pytest.mark.rule("NA-D13", "NA-217", "NA-218")
def test_21_retreat_into_the_avatar() -> None:
    land, more = on_zone("Z18")  # dark: Vitality test, back 2
    s = table("settle", TEAM[:5], land=land, golden=6, avatar=20, trial=trial(dice=[5, 5, 5, 5, 5]), **more)
    match = start(s, picks="rrrrrr")
    told = finish_turn(match)
    assert facts(told, "retreat")[0] == {"start": 22, "end": 20, "cause": "dark"}
    assert match.outcome is not None
    assert match.outcome.reason == "avatar"
    assert "Z18" in names(match, match.state.vile.pile)


@pytest.mark.rule("NA-224", "NA-225", "NA-D90")
@pytest.mark.parametrize(("pawn", "end"), [(87, 58), (81, 53)])
def test_22_retreat_in_the_chasm(pawn: int, end: int) -> None:
    land = Land(up=["S01", "S07"], tokens={58: "red:peril", 53: "grey:peril"}, **OPEN)
    room = card("S07" if pawn == 87 else "S01")
    beasts = [card("C01"), card("C04")]
    hazard = Hazard("room", pawn, room, "relic", beasts=beasts, bothered=[-1, -1])
    s = table("settle", land=land, pawn=pawn, golden=6, hazard=hazard, trial=trial(3, dice=[5] * 6))
    match = start(s, picks="r" * 6)
    told = finish_turn(match)
    assert facts(told, "retreat")[-1]["end"] == end
    assert "token_revealed" not in kinds(told)
    assert "hazard" not in kinds(told)


@pytest.mark.rule("NA-099", "NA-101")
def test_23_must_stop_may_stop() -> None:
    full = table("move", land=Land({"forest": ["Z02"]}), pawn=2, golden=6, stride=2)
    assert [stop.place for stop in stops(full, 8)] == [4, 7, 72 + 3]
    empty = table("move", pawn=2, golden=6, stride=2)
    assert [stop.place for stop in stops(empty, 8)] == [4, 10, 71, 75]


@pytest.mark.rule("NA-105", "NA-137", "NA-138", "NA-139", "NA-D18", "NA-228")
def test_24_shortcut() -> None:
    land = Land({"river": ["Z08"]})
    row = [*TEAM[:2], "H13", *TEAM[3:5]]  # No 3: Life 4
    s = table("move", row, land=land, pawn=8, golden=3, unforeseen=["C01", "C03", "C05"])
    match = start(s, rolls=[5], picks="rog")
    told = play(match, "move_to move 71")
    assert facts(told, "vitality_die")[0]["no"] == 3
    assert facts(told, "death")[0]["winner"] == "team"
    assert "H13" in names(match, [*match.state.pouch, *match.state.heroes_discard])
    assert facts(told, "arrow") == [{"start": 71, "end": 15}]
    assert facts(told, "reveal")[0]["gems"] == 3
    match = start(table("space", row, land=land, pawn=71, golden=6), picks="rog")
    assert "vitality_die" not in kinds(list(match.events))
    assert match.state.pawn == 15


@pytest.mark.rule("NA-151", "NA-276", "NA-093", "NA-152")
def test_30_extra_zones() -> None:
    land = Land({"camp": ["Z21", "Z22", "Z24"]})
    s = table(
        "space", boards=[Side("r4o4")], land=land, pawn=30, challenge="pepere", unforeseen=["D02", "D03"]
    )
    match = start(s, picks="vb")
    told = list(match.events)
    assert facts(told, "reveal") == [{"gems": 2, "cards": 2}]
    told = play(match, "keep_dilemma wait 0", "keep_dilemma wait 1")
    assert facts(told, "slot_read")[0]["cards"] == [card(name) for name in ("Z21", "Z22", "Z24")]
    told = play(match, "choose_hazard card Z24", "pay_gems pay 0 0", "pay_gems pay 0 0")
    assert match.state.zones[3] == [card("Z24")]
    assert {card("Z21"), card("Z22")} <= set(match.state.gone)
    match = start(table("avatar", land=land, pawn=40, avatar=28, golden=2))
    assert not match.state.zones[3]
    assert {card("Z21"), card("Z22"), card("Z24")} <= set(match.state.gone)


@pytest.mark.rule("NA-207", "NA-D28", "NA-D30", "NA-211")
def test_36_loot_before_the_relic() -> None:
    land = Land(up=["S01"], **OPEN)
    hazard = Hazard("room", 81, card("S01"), "relic", won=True)
    s = table("outcome", land=land, vile=Foes(quest="Q10"), pawn=81, hazard=hazard, trial=trial(2))
    match = start(s)
    assert set(offered(match)) == {"relic R5", "loot"}
    play(match, "relic_or_loot loot")
    assert not match.state.step_two
    land = Land(up=["S01"], won=["S01"], **OPEN)
    s = table("hazard", land=land, vile=Foes(quest="Q10"), pawn=81, hazard=Hazard("room", 81, card("S01")))
    match = start(s)
    assert offers(match, "test relic")
    s = table("outcome", land=land, vile=Foes(quest="Q10"), pawn=81, hazard=hazard, trial=trial(2))
    match = start(s)
    assert asked(match) == "equip"  # the Crystal alone is offered, and taken
    assert card("R5") in match.state.loose


@pytest.mark.rule("NA-215", "NA-D15", "NA-D90", "NA-212")
def test_37_advance_in_a_room() -> None:
    land = Land(up=["S04"], **OPEN)
    hazard = Hazard("room", 84, card("S04"), "relic", won=True, beasts=[card("C05")], bothered=[-1])
    hazard.left = [card("C05")]
    match = start(table("beasts", land=land, pawn=84, hazard=hazard, trial=trial(2)), rolls=[1], picks="r")
    assert match.state.pawn == 84
    assert card("C05") in match.state.pouch
    land, more = on_zone("Z14", won=True, beasts=[card("C05")], bothered=[-1], left=[card("C05")])
    land.tokens = {23: "grey:peril"}
    land.zones = {}
    s = table("beasts", land=land, trial=trial(), pouch=["Z14"], **more)
    told = finish_turn(start(s, rolls=[1], picks="r"))
    assert facts(told, "advanced")[0]["end"] == 23
    assert "token_revealed" not in kinds(told)


@pytest.mark.rule("NA-141", "NA-167", "NA-D38", "NA-D09")
def test_38_portal_twice() -> None:
    rooms = ["S01", "S02", "S03", "S06", "S04", "S07", "S05", "S10", "S08", "S09"]
    land = Land(rooms=rooms, up=["S05", "S06"], **OPEN)
    row = [Who(TEAM[0], worn=("R1",)), *TEAM[1:]]
    s = table("walk", row, land=land, pawn=84, golden=1)
    match = start(s, picks="r")
    play(match, "walk_or_run stay", "place_gem place 0", "test_or_visit passage")
    assert match.state.pawn == 87
    assert set(offered(match)) == {"test use", "visit"}
    hazard = Hazard("room", 84, card("S06"), revealing=True)
    s = table("hazard", row, land=land, pawn=84, golden=1, hazard=hazard, revealed=True, entered=True)
    match = start(s, picks="r")
    play(match, "test_or_visit passage")
    assert match.state.turn == 6  # the Gallery can only be visited
    assert match.state.pawn == 87


@pytest.mark.rule("NA-168", "NA-D39")
def test_40_chapel() -> None:
    land = Land(up=["S02"], **OPEN)
    s = table("move", land=land, pawn=54, golden=1)
    match = start(s)
    play(match, "move_to move 82")
    assert offers(match, "chance")
    assert offers(match, "test relic")
    play(match, "test_or_visit chance", "chance_mode bonus 3")
    assert match.state.pawn == 82
    match = start(table("walk", land=land, pawn=82, golden=1), picks="r")
    play(match, "walk_or_run stay", "place_gem place 0")
    assert set(offered(match)) == {"test relic", "visit"}


@pytest.mark.rule("NA-135", "NA-D96", "NA-D58")
@pytest.mark.parametrize("second", [[3], [6, 2, 4]])
def test_41_chance_inside_chance(second: list[int]) -> None:
    s = table(
        "space",
        boards=[Side(tokens=("green:chance",))],
        pawn=4,
        loot=["L01", "L02", "L03", "L04"],
        unforeseen=["C01", "C03"],
    )
    match = start(s, rolls=[1, *second])
    told = play(match, "chance_mode gamble", "change_golden_die token green:chance", "chance_mode gamble")
    while asked(match) == "equip":
        told += match.play(match.decision.options[0])
    told = [event for event in told if event.kind in ("chance_bonus", "vitality_die")]
    if second == [3]:
        assert [event.facts["number"] for event in told] == [3, 2, 1, 3, 2, 1]
    else:
        assert told[0].kind == "vitality_die"
        assert told[0].facts["no"] == 2
        assert [event.facts["number"] for event in told[1:]] == [2, 1]


@pytest.mark.rule("NA-293", "NA-298", "NA-D91", "NA-D102")
def test_48_visiting_the_well() -> None:
    rooms = ["S01", "S02", "S07", "S03", "S04", "S05", "S06", "S08", "S09", "S10"]
    land = Land(rooms=rooms, up=["S07", "S03"], tokens={51: "red:peril"}, **OPEN)
    s = table("avatar", land=land, pawn=55, avatar=50, golden=2)
    match = start(s, picks="r")
    assert match.state.avatar == 52
    told = play(match, "place_gem place 0", "move_to move 83", "test_or_visit effect")
    assert facts(told, "avatar_back")[0] == {"start": 52, "end": 51, "cause": "visit"}
    assert match.state.tokens[51] == card("red:peril")
    assert sum(sum(board.gems) for board in match.state.boards) == 0
    match = start(table("walk", boards=[Side("r1")], land=land, pawn=83, avatar=51, golden=3), picks="r")
    play(match, "walk_or_run stay", "place_gem place 0")
    assert not offers(match, "effect")
    match = start(table("move", boards=[Side("r1")], land=land, pawn=83, avatar=51, golden=2))
    play(match, "move_to move 84")
    assert offers(match, "effect")


@pytest.mark.rule("NA-304", "NA-299", "NA-164")
def test_49_downhill() -> None:
    land = Land({"hills": ["Z25"]}, tokens={38: "grey:peril"})
    s = table("move", boards=[Side("r4o4")], land=land, pawn=33, golden=6, unforeseen=["D02", "D03", "D04"])
    match = start(s, picks="vbg")
    assert offered(match)[-1] == "move 37"
    play(match, "move_to move 37", *["keep_dilemma wait 0"] * 3, "salutary_options rest")
    assert match.state.left == 2
    play(match, "salutary_options line 2", "pay_gems pay 0 0", "salutary_options done")
    assert match.state.pawn == 39
    assert match.state.tokens[38] == card("grey:peril")
    assert match.state.turn == 6
    assert "Z25" in names(match, match.state.pouch)
    s = table("move", boards=[Side("r4o4")], land=land, pawn=33, golden=4, unforeseen=["D02", "D03", "D04"])
    match = start(s, picks="vbg")
    play(match, "move_to move 37", *["keep_dilemma wait 0"] * 3, "salutary_options rest")
    assert "line 2" not in offered(match)
