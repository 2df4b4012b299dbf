"""Worked examples about Objectives, dice and their aids: 10 to 14, 26 to 29, 39, 45 to 47."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.figures import value
from heroes_desktop.games.reflets_acide.objectives import target, total
from heroes_desktop.games.reflets_acide.state import Hazard

from .build import (
    TEAM,
    Land,
    Side,
    Who,
    asked,
    card,
    dilemma,
    facts,
    finish_turn,
    names,
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    trial,
)


@pytest.mark.rule("NA-188", "NA-189", "NA-190", "NA-191", "NA-192", "NA-193", "NA-194", "NA-200")
def test_10_collective_agility() -> None:
    land = Land(up=["S09"], door_open=True, door_up=True, notches={})
    hazard = Hazard("room", 89, card("S09"), "relic", beasts=[card("C17"), card("C05")], bothered=[-1, -1])
    row = ["H14", "H31", "H10", "H03", "H32", "H61"]  # AGI 3 4 2 | 4 4 5
    s = table("dice", row, land=land, pawn=89, golden=6, hazard=hazard, trial=trial())
    match = start(s, rolls=[2, 4, 6, 4, 5, 1], picks="rrrr")
    assert target(s) == 13 + 4 + 2
    s.trial.lowered.append(1)
    assert target(s) == 18
    match = start(s, rolls=[2, 4, 6, 4, 5, 1], picks="rrrr")
    told = play(match, "assign_dice assign 0 6 4 2", "assign_dice assign 1 4 1 5")
    assert facts(told, "objective_over")[0]["total"] == 19
    told += play(match, *["place_gem place 0"] * 4)
    assert facts(told, "objective_over")[0]["reached"] is True
    assert len(facts(told, "gem_placed")) == 4
    assert len(facts(told, "gem_paid")) == 1
    assert facts(told, "arrow_followed")[0]["to"] == "clear"


@pytest.mark.rule("NA-182", "NA-183", "NA-184", "NA-185", "NA-186", "NA-187", "NA-201", "NA-D48", "NA-D92")
@pytest.mark.parametrize("substitute", [False, True])
def test_11_individual_defence(substitute: bool) -> None:
    land, more = on_zone("Z17")  # ② I3 DEF
    row = ["H14", "H10", *TEAM[2:]]  # H10: DEF 3, Life 4
    row[1] = "H58"  # DEF 3, Life 3
    golden = 2
    dice = trial(2, hero=card("H58"), dice=[1, 3, 3, 5, 6])
    s = table("catch_up", row, land=land, golden=golden, trial=dice, **more)
    match = start(s, picks="rrg")
    assert total(match.state) == 4
    if substitute:
        told = play(match, "catch_up substitute 4")
        assert facts(told, "die_set")[0]["total"] == 6
        told += play(match, *["place_gem place 0"] * 2)
        assert not facts(told, "gem_paid")
        assert match.state.team[1].marker == 0
    else:
        told = play(match, "catch_up accept", *["place_gem place 0"] * 2)
        assert len(facts(told, "gem_paid")) == 1
        assert match.state.team[1].marker == 2
    assert facts(told, "objective_over")[0]["reached"] is True


@pytest.mark.rule("NA-203", "NA-222", "NA-234", "NA-D52", "NA-D53")
def test_12_life_loss_kills() -> None:
    land, more = on_zone("Z36")  # ① C10 AGI, ② C10 DEF
    row = [Who("H14", marker=1), *TEAM[1:]]
    s = table("settle", row, land=land, golden=6, trial=trial(2, dice=[6, 1, 4, 1, 3, 4]), **more)
    match = start(s, picks="rrrrrrrr")
    told = finish_turn(match)
    assert facts(told, "objective_over")[0]["reached"] is True
    assert facts(told, "death")[0]["winner"] == "vile"
    assert names(match, match.state.vile.pile) == ["H14"]
    assert len(match.state.team) == 5
    assert "Z36" in names(match, match.state.pouch)


@pytest.mark.rule("NA-171", "NA-D27", "NA-181", "NA-216")
@pytest.mark.parametrize(("beasts", "targets"), [(["C02"], (3, 10, 14)), (["C02", "C11"], (4, 13, 17))])
def test_13_creature_and_stars(beasts: list[str], targets: tuple[int, ...]) -> None:
    land, more = on_zone("Z08", beasts=[card(name) for name in beasts], bothered=[-1] * len(beasts))
    for number, wanted in enumerate(targets, 1):
        s = table("before", land=land, trial=trial(number, hero=card(TEAM[1])), **more)
        assert target(s) == wanted


@pytest.mark.rule("NA-178", "NA-219", "NA-D26", "NA-144")
def test_14_sliding() -> None:
    for notch, wanted in ((0, 18), (1, 17), (2, 15), (3, 12)):
        land = Land(doors=["P03"], door_up=True, door_notch=notch)
        hazard = Hazard("door", 52, card("P03"))
        s = table("settle", land=land, pawn=52, golden=6, hazard=hazard, trial=trial(dice=[5, 5, 5, 5, 5, 5]))
        assert target(s) == wanted
        match = start(s, picks="r" * 12)
        told = finish_turn(match)
        assert facts(told, "retreat")[0]["end"] == 51
        assert facts(told, "slid")[0]["notch"] == min(3, notch + 1)
        again = table("space", land=Land(doors=["P03"], door_up=True, door_notch=notch), pawn=52)
        assert not facts(list(start(again).events), "reveal")


@pytest.mark.rule("NA-199", "NA-177", "NA-068", "NA-050", "NA-174")
def test_26_catch_up_skill() -> None:
    land, more = on_zone("Z17")  # ① C14 ATT
    row = ["H60", "H12", "H11", "H04", "H21", "H38"]
    dice = [5, 4, 2, 5, 5, 5]  # 5+1, 4+1 against ATT 5, 4, 3 1 1 1: 6 + 5 + 2 = 13
    s = table("catch_up", row, [Side("r3")], land=land, golden=6, trial=trial(dice=dice), **more)
    s.trial.dice = [5, 1, 3, 5, 5, 5]
    assert total(s) == 6 + 1 + 4
    s.trial.dice = [5, 1, 2, 5, 5, 5]
    assert total(s) == 9
    s.trial.lowered = [3]
    assert target(s) - total(s) == 2
    match = start(s, picks="b")
    told = play(match, "catch_up skill H60 1")
    assert facts(told, "paid")[0]["gems"] == [3, 0, 0, 0, 0]
    assert facts(told, "objective_over")[0]["reached"] is True
    # with the Dilemma only the penalty is due, and the skill is used up
    sides = [Side("r1", (dilemma(10),)), Side(tokens=("green:bonus_die",))]
    s = table("catch_up", row, sides, land=land, golden=6, trial=trial(dice=[5, 1, 2, 5, 5, 5]), **more)
    match = start(s)
    assert offers(match, f"free_skill {dilemma(10)} H60 1")
    assert not offers(match, "skill H60 1")
    told = play(match, f"catch_up free_skill {dilemma(10)} H60 1")
    assert facts(told, "paid")[0]["gems"] == [1, 0, 0, 0, 0]
    assert not any(text.startswith(("skill", "free")) for text in offered(match))


@pytest.mark.rule("NA-173", "NA-055", "NA-051")
def test_27_perfect_success() -> None:
    land, more = on_zone("Z10")  # C9 INT
    sides = [Side("v3r1"), Side("v1r1")]
    s = table("before", land=land, boards=sides, trial=trial(), **more)
    match = start(s)
    assert not any(text.startswith("perfect") for text in offered(match))
    play(
        match,
        "before_objective transfer",
        "transfer_or_exchange move_gem 1 0 2",
        "pay_gems pay 1 0",
    )
    assert match.state.boards[0].gems == [1, 0, 4, 0, 0]
    assert offers(match, "perfect 0")
    told = play(match, "before_objective perfect 0")
    assert not facts(told, "dice")
    assert facts(told, "arrow_followed")[0] == {"reached": True, "to": "clear"}
    assert match.state.boards[0].gems[2] == 0


@pytest.mark.rule("NA-196", "NA-197", "NA-017")
def test_28_paid_reroll() -> None:
    land, more = on_zone("Z18")  # ① C9 DEF
    dice = [1, 1, 1, 4, 6, 1]
    s = table("catch_up", land=land, golden=6, boards=[Side("g2")], trial=trial(dice=dice), **more)
    assert asked(start(s, picks="r" * 9)) != "catch_up"
    s = table("catch_up", land=land, golden=6, boards=[Side(), Side("g2r2")], trial=trial(dice=dice), **more)
    match = start(s, rolls=[1], picks="r" * 9)
    rerolls = [text for text in offered(match) if text.startswith("reroll")]
    assert rerolls == ["reroll 3", "reroll 5"]
    told = play(match, "catch_up reroll 3")
    assert facts(told, "paid")[0]["gems"] == [0, 0, 0, 2, 0]
    assert offers(match, "reroll 3")  # now a 1, for two red gems


@pytest.mark.rule("NA-150", "NA-172", "NA-220")
def test_29_critter() -> None:
    land, more = on_zone("Z21", beasts=[card("B01")], bothered=[card("H15")])
    row = ["H14", Who("H15", worn=("L24",), stored=("L01",)), *TEAM[2:]]
    s = table("settle", row, land=land, golden=6, trial=trial(dice=[5, 5, 5, 5, 5, 5]), **more)
    member = s.team[1]
    assert value(s, member, 0) == 2
    assert value(s, member, 4) == 2
    match = start(s, rolls=[1], picks="r" * 9)
    while asked(match) == "place_gem" and match.state.turn == 5:
        play(match, "place_gem place 0")
    assert {"B01", "L24", "L01", "Z21"} <= set(names(match, match.state.vile.pile))
    assert match.state.pawn == 29


@pytest.mark.rule("NA-220", "NA-223", "NA-D59", "NA-D62")
@pytest.mark.parametrize("bothered", ["H11", ""])
def test_39_two_critters(bothered: str) -> None:
    hero = card(bothered) if bothered else -1
    land, more = on_zone("Z26", beasts=[card("B01"), card("B02")], bothered=[hero, hero])
    row = ["H14", "H12", "H15", Who("H11", worn=("L01", "L06"), stored=("L16",)), "H21", "H38"]
    s = table("settle", row, land=land, golden=4, trial=trial(dice=[5] * 6), **more)
    assert (value(s, s.team[3], 0) == 2) == bool(bothered)
    match = start(s, picks="r" * 9)
    assert match.state.pawn == 37 - 2 - 2
    ceded = {"L01", "L06", "L16"} & set(names(match, match.state.vile.pile))
    assert len(ceded) == (3 if bothered else 0)
    assert {"B01", "B02"} <= set(names(match, match.state.vile.pile))


@pytest.mark.rule("NA-306", "NA-308", "NA-D104")
def test_45_swap_and_windfall() -> None:
    land = Land(up=["S09"], door_open=True, door_up=True)
    hazard = Hazard("room", 89, card("S09"), "relic", beasts=[card("C17")], bothered=[-1])
    # AGI 3 (wearing L16), 4, 2 | 5 (H61), 3, 2
    row = [Who("H16", worn=("L16",)), "H31", "H10", "H61", "H21", "H19"]
    sides = [Side("b2"), Side("g1")]
    s = table("dice", row, sides, land=land, pawn=89, golden=6, hazard=hazard, trial=trial())
    assert [value(s, member, 3) for member in s.team] == [3, 4, 2, 5, 3, 1]
    row[5] = "H22"
    s = table("dice", row, sides, land=land, pawn=89, golden=6, hazard=hazard, trial=trial())
    assert target(s) == 17
    match = start(s, rolls=[6, 5, 2, 5, 3, 1, 3], picks="rrrrr")
    play(match, "assign_dice assign 0 6 5 2", "assign_dice assign 1 5 3 1")
    assert total(match.state) == 13
    told = play(match, "catch_up reroll 1")
    assert facts(told, "paid")[0]["gems"] == [0, 0, 0, 0, 2]
    assert total(match.state) == 16
    told = play(match, "catch_up skill H61 0", "effect_target dice 0 1")
    assert facts(told, "swapped")[0]["total"] == 17
    told = finish_turn(match)
    assert facts(told, "objective_over")[0]["reached"] is True
    assert len([fact for fact in facts(told, "gem_drawn") if fact["cause"] == "critical"]) == 5
    assert facts(told, "windfall")[0]["card"] == card("L16")
    assert len([fact for fact in facts(told, "gem_paid") if fact["cause"] == "fumble"]) == 1


@pytest.mark.rule("NA-288", "NA-D107", "NA-054")
def test_46_dye() -> None:
    land, more = on_zone("Z10")  # C9 INT
    row = ["H54", "H12", "H11", "H04", "H21", "H19"]
    s = table("before", row, [Side("r2v2b1")], land=land, trial=trial(), **more)
    match = start(s)
    assert offers(match, "perfect 0 dye")
    told = play(match, "before_objective perfect 0 dye")
    assert facts(told, "paid")[0] == {"board": 0, "gems": [2, 0, 2, 0, 0], "dyed": True, "cause": "perfect"}
    assert card("H54") * 2 + 1 in match.state.used or match.state.turn > 5
    s = table("before", row, [Side("r1v2b1")], land=land, trial=trial(), **more)
    assert not offers(start(s), "perfect 0 dye") if asked(start(s)) == "before_objective" else True


@pytest.mark.rule("NA-288", "NA-068")
def test_46_the_dye_works_once_a_turn() -> None:
    land, more = on_zone("Z10")
    row = ["H54", "H12", "H11", "H04", "H21", "H19"]
    dice = trial(dice=[4, 5, 5, 5, 5, 5])
    for used, dyed in (([], True), ([card("H54") * 2 + 1], False)):
        s = table("catch_up", row, [Side("b2g1")], land=land, golden=6, trial=dice, used=used, **more)
        match = start(s, picks="r" * 5)
        found = asked(match) == "catch_up" and offers(match, "reroll 0 dye")
        assert found == dyed


@pytest.mark.rule("NA-291", "NA-D105", "NA-175")
def test_47_step_in() -> None:
    land = Land({"cave": ["Z15"]})
    row = ["H14", "H12", "H11", "H04", "H36", "H38"]
    hazard = Hazard("zone", 22, revealing=True)
    sides = [Side("b3"), Side("r1o1")]
    s = table(
        "unforeseen",
        row,
        sides,
        land=land,
        pawn=22,
        golden=2,
        hazard=hazard,
        unforeseen=["B04"],
        challenge="aise",
    )
    s.hazard.drawn = 2
    match = start(s, rolls=[5, 2, 6, 4, 1], picks="r" * 9)
    told = play(match, *["pay_gems pay 0 4"] * 2, "step_in skill H36 0")
    assert facts(told, "beast")[0]["bothered"] == card("H36")
    # ① designates No 2 again; the skill is used up for this turn
    assert asked(match) != "step_in"
    assert match.state.trial is not None
    assert match.state.trial.hero == card("H12")
    # kept for the Objective it makes the bearer roll
    s = table("objective", row, [Side(), Side("r1o1")], land=land, pawn=22, golden=2, trial=trial())
    s.hazard = Hazard("zone", 22, card("Z15"))
    match = start(s, rolls=[5, 2, 6, 4, 1], picks="r" * 9)
    told = play(match, "step_in skill H36 0")
    assert facts(told, "dice")[0] == {"dice": [5, 2, 6, 4, 1], "hero": card("H36")}
    assert total(match.state) == 4
    assert not any(text.startswith("skill") for text in offered(match))
