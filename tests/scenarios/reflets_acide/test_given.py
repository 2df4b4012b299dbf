"""Worked examples 1 to 9: those the rulebook gives."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.figures import designated, member_of, own_skill_ready, skills, value
from heroes_desktop.games.reflets_acide.objectives import total
from heroes_desktop.games.reflets_acide.state import Hazard

from .build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    facts,
    kinds,
    names,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    team,
    trial,
)


@pytest.mark.rule("NA-070", "NA-071", "NA-073", "NA-075", "NA-235", "NA-237", "NA-074")
def test_1_blessing_choice() -> None:
    row = ["H60", Who("H14", marker=2, worn=("L29",)), "H12", "H04", "H21", "H38"]
    sides = [Side("r2", ("D12",)), Side("r2", ("D02",))]
    s = table("blessing", row, sides, Foes(quest="Q04"), seats=2, golden=3)
    match = start(s, rolls=[4])
    found = [text for text in offered(match) if text != "transfer"]
    assert found == [
        "pass", f"skill {card('H60')} 0", f"skill {card('L29')} 0", f"dilemma {card('D12')}"
    ]  # fmt: skip
    told = play(match, "blessing skill H60 0", "blessing_target hero 3", "equip done")
    assert names(match, match.state.pouch) == ["H12"]
    assert team(match) == ["H60", "H14", "H04", "H21", "H38"]
    assert facts(told, "paid")[0]["gems"] == [2, 0, 0, 0, 0]
    assert kinds(told).count("blessing") == 1
    assert asked(match) not in ("blessing", "blessing_target")
    assert match.state.golden == 4


@pytest.mark.rule("NA-071", "NA-072")
def test_1_in_solo_the_blessing_may_be_on_either_board() -> None:
    row = ["H14", "H12", "H11", "H60", "H21", "H38"]
    assert offers(start(table("blessing", row, [Side(), Side("r2")])), "skill H60 0")
    duo = start(table("blessing", row, [Side(), Side("r2")], seats=2), rolls=[4])
    assert asked(duo) != "blessing"


@pytest.mark.rule("NA-086", "NA-097", "NA-099", "NA-100", "NA-101", "NA-105", "NA-085", "NA-113", "NA-065")
def test_2_a_golden_six() -> None:
    land = Land({"river": ["Z08"]}, tokens={14: "red:unforeseen_tax", 12: "green:purse"})
    s = table("avatar", boards=[Side("r2o2v2")], land=land, pawn=9, golden=6)
    match = start(s, picks="b")
    play(match, *["brake pay 0 0"] * 2, *["brake pay 0 1"] * 2, "brake pay 0 2")
    assert match.state.avatar == -13
    told = play(match, "walk_or_run walk", "place_gem place 1")
    assert facts(told, "gem_placed") == [{"colour": 4, "board": 1, "cause": "walk"}]
    assert offered(match) == ["move 11", "move 12", "move 14", "move 15", "move 71"]
    told = play(match, "move_to move 14")
    assert kinds(told)[:3] == ["moved", "token_revealed", "vile_token"]
    assert match.state.vile.red[0] == card("red:unforeseen_tax")
    assert match.state.tokens[14] == -1
    assert match.state.turn == 6


@pytest.mark.rule("NA-198", "NA-078", "NA-180")
def test_2_with_a_six_there_is_no_substitution_and_position_six_is_designated() -> None:
    land, more = on_zone("Z21")
    s = table("catch_up", land=land, golden=6, trial=trial(dice=[1, 1, 1, 1, 1, 5]), **more)
    match = start(s)
    assert "catch_up" not in asked(match) or not any(text.startswith("substitute") for text in offered(match))
    assert designated(s) == s.team[5].card


@pytest.mark.rule("NA-125", "NA-126", "NA-133", "NA-129", "NA-130", "NA-131", "NA-132")
@pytest.mark.parametrize(("result", "bonuses"), [(2, [2, 1]), (5, [5, 4, 3, 2, 1]), (1, [1])])
def test_3_chance_gamble(result: int, bonuses: list[int]) -> None:
    row = [Who(TEAM[0], marker=1), *TEAM[1:]]
    s = table("space", row, pawn=4, heroes=["H01"], loot=["L01", "L06"], unforeseen=["C01"])
    match = start(s, rolls=[result], picks="rrrr")
    told = play(match, "chance_mode gamble")
    while asked(match) in ("chance_hero", "place_gem", "heal_heroes", "equip"):
        step = {"chance_hero": "discard", "place_gem": "place 0", "heal_heroes": "hero 1", "equip": "done"}
        option = step[asked(match)]
        if asked(match) == "equip" and "done" not in offered(match):
            option = next(text for text in offered(match) if text.startswith("store"))
        told += play(match, f"{asked(match)} {option}")
    assert [fact["number"] for fact in facts(told, "chance_bonus")] == bonuses
    assert len(facts(told, "loot_drawn")) == (2 if 2 in bonuses else 0)
    assert len(facts(told, "unforeseen")) == 1
    assert len([fact for fact in facts(told, "gem_drawn") if fact["cause"] == "chance"]) == (
        4 if 4 in bonuses else 0
    )
    assert len(facts(told, "healed")) == (1 if 3 in bonuses else 0)
    assert match.state.golden != 0


@pytest.mark.rule("NA-127", "NA-082")
def test_3_bad_luck() -> None:
    match = start(table("space", pawn=4), rolls=[6, 3, 6])
    told = play(match, "chance_mode gamble")
    assert not facts(told, "chance_bonus")
    assert facts(told, "vitality_die")[0]["no"] == 3
    assert facts(told, "death")[0]["winner"] == "vile"
    vacant = start(table("space", TEAM[:4], pawn=4), rolls=[6, 5, 6])
    told = play(vacant, "chance_mode gamble")
    assert not facts(told, "vitality_die")
    assert facts(told, "golden_die")[-2]["value"] == 5


@pytest.mark.rule("NA-104", "NA-140", "NA-141", "NA-142", "NA-143", "NA-169", "NA-253", "NA-D36")
@pytest.mark.parametrize("done", [True, False])
def test_4_portals(done: bool) -> None:
    rooms = ["S01", "S02", "S03", "S06", "S04", "S07", "S05", "S10", "S08", "S09"]
    land = Land(doors=["P02"], door_up=True, door_open=True, rooms=rooms, up=["S05", "S06", "S10"])
    s = table("walk", land=land, pawn=56, avatar=20, golden=3, portal=True, step_two=done)
    match = start(s, picks="r")
    play(match, "place_gem place 0")
    assert offers(match, "portal 88")
    assert offers(match, "portal 87")
    play(match, "move_to portal 88", "octuple_option leave")
    assert match.outcome is not None
    assert match.state.pawn == 0
    if done:
        assert match.outcome.reason in ("quest", "challenge")
        assert match.outcome.winners == (0,)
    else:
        assert match.outcome.reason == "fled"
        assert match.outcome.winners == ()
        assert match.outcome.scores == ()


@pytest.mark.rule("NA-079", "NA-198", "NA-191")
def test_5_substitution() -> None:
    land, more = on_zone("Z26")  # C10 AGI
    row = ["H14", "H03", "H11", "H04", "H21", "H38"]
    aid = [Side(tokens=("green:bonus_die",))]
    s = table("catch_up", row, aid, land=land, golden=3, trial=trial(dice=[1, 6, 2, 5, 4, 5]), **more)
    match = start(s)
    before = total(match.state)
    told = play(match, "catch_up substitute 1")
    assert facts(told, "die_set")[0]["value"] == 3
    assert facts(told, "die_set")[0]["total"] == before + 4
    assert asked(match) == "catch_up"
    assert not any(text.startswith("substitute") for text in offered(match))


@pytest.mark.rule("NA-123", "NA-235", "NA-237", "NA-238", "NA-239")
def test_6_death_of_the_leader() -> None:
    sides = [Side("r1o1", ("D02",)), Side("g2", ("D03",), ("red:purse",))]
    s = table("space", boards=sides, seats=2, pawn=3, land=Land(tokens={3: "green:peril"}))
    match = start(s, rolls=[6])
    told = play(match, "peril_hero hero 1")
    assert team(match) == list(TEAM[1:])
    shifts = facts(told, "row_closed")[0]["shifts"]
    assert [(shift["from"], shift["to"]) for shift in shifts] == [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)]
    assert shifts[2]["boards"] == [1, 0]
    assert names(match, match.state.pouch) == ["H14"]
    assert match.state.boards[1].gems == [0, 0, 0, 2, 0]
    assert match.state.boards[1].dilemmas == [card("D03")]
    assert match.state.boards[1].tokens == [card("red:purse")]


@pytest.mark.rule("NA-227", "NA-230", "NA-231", "NA-232", "NA-246", "NA-248")
def test_7_wound() -> None:
    row = [Who("H03", worn=("L19", "L32")), *TEAM[1:]]
    s = table("space", row, boards=[Side("r1g1")], pawn=3, land=Land(tokens={3: "green:peril"}))
    match = start(s, rolls=[1])
    play(match, "peril_hero hero 1")
    uryel = member_of(match.state, card("H03"))
    assert uryel.marker == 1
    assert [value(match.state, uryel, stat) for stat in range(5)] == [1] * 5
    assert not own_skill_ready(match.state, uryel, 0)
    assert card("L32") in [c for _m, c, _n, _s in skills(match.state, 0, "divine")]


@pytest.mark.rule("NA-145", "NA-163", "NA-166", "NA-D31")
def test_9_out_of_reach_room() -> None:
    land = Land(up=["S05"], door_open=True, door_up=True)
    hazard = Hazard("room", 85, card("S05"), revealing=True, beasts=[card("C01"), card("B01")])
    hazard.bothered = [-1, card(TEAM[0])]
    s = table("hazard", land=land, pawn=85, hazard=hazard, revealed=True)
    match = start(s, rolls=[1])
    assert s.rooms[4] == card("S05")
    assert match.state.turn == 6
    assert match.state.pawn == 85
    assert {card("C01"), card("B01")} <= set(match.state.unforeseen_discard)
