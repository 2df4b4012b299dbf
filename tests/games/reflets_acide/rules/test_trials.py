"""Trials: limits, aids, outcomes, wounds, Equipment (NA-170 to NA-248, NA-281, NA-306 to NA-308)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.figures import life, value
from heroes_desktop.games.reflets_acide.objectives import parts, target, total
from heroes_desktop.games.reflets_acide.rules.equipment import may_wear
from heroes_desktop.games.reflets_acide.state import Hazard
from tests.scenarios.reflets_acide.build import (
    TEAM,
    Foes,
    Land,
    Side,
    Who,
    asked,
    card,
    dilemma,
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
    team,
    trial,
)

CHASM = {"door_open": True, "door_up": True}


# how high an Objective is


@pytest.mark.rule("NA-179", "NA-D27", "NA-178")
def test_each_source_by_itself_limits_last() -> None:
    land, more = on_zone("Z06", beasts=[card("C05"), card("C18")], bothered=[-1, -1])  # ③ I4 AGI
    s = table("before", land=land, trial=trial(3, hero=card("H14"), lowered=[1, 1, 3]), **more)
    # 4 + 1 + 1 − 1 − 1 − 1: each source is turned into stars by itself
    assert [part.amount for part in parts(s)] == [4, 1, 1, -1, -1, -1]
    assert target(s) == 3
    s = table("before", land=land, trial=trial(3, hero=card("H14"), lowered=[2] * 9), **more)
    assert target(s) == 1
    land, more = on_zone("Z06", beasts=[card("C17"), card("C11"), card("C05"), card("C02"), card("C13")],
                         bothered=[-1] * 5)  # fmt: skip
    s = table("before", land=land, trial=trial(3, hero=card("H14")), **more)
    assert sum(part.amount for part in parts(s)) > 6
    assert target(s) == 6
    door = Land(doors=["P03"], door_up=True)
    hazard = Hazard("door", 52, card("P03"), beasts=[card("C14")], bothered=[-1])
    s = table("before", land=door, pawn=52, hazard=hazard, trial=trial())
    assert target(s) == 20
    s = table("before", land=door, pawn=52, hazard=hazard, trial=trial(lowered=[9, 9, 9]))
    assert target(s) == 1
    s = table("before", land=Land(up=["S06"], notches={"S06": 3}, **CHASM), pawn=86,
              hazard=Hazard("room", 86, card("S06"), "relic"), trial=trial(hero=card("H14")))  # fmt: skip
    assert [part.amount for part in parts(s)] == [5, -3]  # the notches together are one source


@pytest.mark.rule("NA-174", "NA-176")
def test_lowering_one_objective_or_all_of_the_trial() -> None:
    land, more = on_zone("Z04")  # ① C9 AGI ✓② C11 ATT
    row = ["H62", *TEAM[1:]]
    every, once = dilemma(9), dilemma(8)
    s = table("before", row, [Side("b1r1v1", (every, once))], land=land, golden=6, trial=trial(), **more)
    match = start(s, rolls=[1] * 6, picks="r" * 12)
    play(match, "before_objective skill H62 0")
    assert target(match.state) == 7
    play(match, f"before_objective dilemma {every}", f"before_objective dilemma {once}")
    assert target(match.state) == 3
    told = []
    while not facts(told, "arrow_followed"):
        told += match.play(match.decision.options[0])
    while match.state.trial is None or match.state.trial.objective == 0:
        match.play(match.decision.options[0])
    assert target(match.state) == 11 - 2 - 1  # the single lowering is gone


@pytest.mark.rule("NA-172", "NA-D61", "NA-D65", "NA-248", "NA-232")
def test_values_are_replaced_then_capped_by_the_lowest() -> None:
    row = [Who("H15", marker=3, worn=("L21",)), Who("H15", worn=("L53",))]
    s = table("before", [row[0], Who("H31", worn=("L53",))])
    first, second = s.team
    assert [value(s, first, stat) for stat in range(5)] == [3, 1, 2, 3, 3]  # marker 3 over ATT 5
    assert value(s, second, 0) == 1  # down as well as up
    s.hazard = Hazard("zone", 7, card("Z02"), beasts=[], bothered=[first.card])
    assert [value(s, first, stat) for stat in range(5)] == [2, 1, 2, 2, 2]
    first.marker = 1
    assert value(s, first, 0) == 1


# designation and dice


@pytest.mark.rule("NA-180", "NA-181", "NA-D54")
def test_a_vacant_position_lets_the_guide_choose_and_five_dice_are_rolled() -> None:
    land, more = on_zone("Z15")  # ① I2 PER
    s = table("objective", TEAM[:2], land=land, golden=5, trial=trial(), **more)
    match = start(s, rolls=[1, 1, 1, 1, 1], picks="rrrrr")
    assert asked(match) == "individual_hero"
    assert offered(match) == ["hero 1", "hero 2"]
    told = play(match, "individual_hero hero 2")
    assert facts(told, "dice")[0]["dice"] == [1, 1, 1, 1, 1]
    land, more = on_zone("Z08")  # ① Hero No 2, whatever the die shows
    match = start(table("objective", land=land, golden=5, trial=trial(), boards=[Side("g4")], **more))
    assert match.state.trial.hero == card("H12")


@pytest.mark.rule("NA-176", "NA-D105")
def test_a_dilemma_chooses_the_hero() -> None:
    land, more = on_zone("Z15")
    chosen = dilemma(11)
    s = table("objective", boards=[Side("", (chosen,))], land=land, golden=2, trial=trial(), **more)
    match = start(s, rolls=[1] * 5, picks="rrrrr")
    play(match, f"before_objective dilemma {chosen}")
    assert "hero 2" not in offered(match)
    told = play(match, "effect_target hero 4")
    assert facts(told, "dice")[0]["hero"] == card("H04")


@pytest.mark.rule("NA-195", "NA-D92")
def test_aids_need_a_short_total_or_not() -> None:
    land, more = on_zone("Z21")  # C9 DEF
    sides = [Side("r4o4v4g4b4", (dilemma(15), dilemma(8)), ("green:bonus_die",)), Side("r4o4v4g4b4")]
    good = trial(dice=[2, 2, 4, 1, 3, 6])
    s = table("catch_up", boards=sides, land=land, golden=2, trial=good, **more)
    assert total(s) >= 9
    acts = {text.split()[0] for text in offered(start(s))}
    assert "reroll" not in acts
    assert "skill" not in acts
    assert {"substitute", "bonus_dice", "dilemma", "accept"} <= acts
    bad = trial(dice=[5, 5, 5, 1, 3, 6])
    s = table("catch_up", boards=sides, land=land, golden=2, trial=bad, **more)
    acts = {text.split()[0] for text in offered(start(s))}
    assert {"reroll", "skill", "substitute", "bonus_dice", "dilemma"} <= acts


@pytest.mark.rule("NA-307", "NA-290")
def test_stand_fast_takes_a_six_off() -> None:
    land, more = on_zone("Z21")  # DEF
    row = ["H18", *TEAM[1:]]
    s = table(
        "catch_up", row, [Side("b1")], land=land, golden=6, trial=trial(dice=[5, 6, 4, 6, 1, 1]), **more
    )
    match = start(s, picks="r" * 9)
    before = total(match.state)
    told = play(match, "catch_up skill H18 1")  # the only 6 of the bearer's board
    assert facts(told, "die_set")[0] == {
        "index": 1, "before": 6, "value": 0, "cause": "stand_fast", "total": before + 1
    }  # fmt: skip
    told = finish_turn(match)
    hurt = [fact["card"] for fact in facts(told, "life_at_risk")]
    assert hurt == [card("H04")]


@pytest.mark.rule("NA-D106", "NA-177")
def test_kind_ten_frees_swap_and_stand_fast_but_no_other_signature() -> None:
    land, more = on_zone("Z21")
    free = dilemma(10)
    row = ["H18", "H61", "H54", "H45", "H36", "H27"]
    dice = trial(dice=[6, 5, 5, 5, 5, 5])
    s = table("catch_up", row, [Side("", (free,))], land=land, golden=6, trial=dice, **more)
    match = start(s, picks="r" * 9)
    found = [text for text in offered(match) if text.startswith("free_skill")]
    assert found == [f"free_skill {card(free)} {card('H61')} 0", f"free_skill {card(free)} {card('H18')} 1"]
    told = play(match, f"catch_up free_skill {free} H18 1")
    assert "paid" not in kinds(told)
    assert facts(told, "die_set")[0]["value"] == 0


@pytest.mark.rule("NA-176")
def test_dilemmas_of_the_catch_up() -> None:
    land, more = on_zone("Z21")
    put, ignore, win = dilemma(13), dilemma(15), dilemma(24)
    sides = [Side("", (put, ignore, win))]
    s = table("catch_up", boards=sides, land=land, golden=6, trial=trial(dice=[6, 5, 5, 6, 5, 5]), **more)
    match = start(s)
    play(match, f"catch_up dilemma {put}")
    assert all(text.split()[1] in "012" for text in offered(match))  # dice of this board, sixes too
    play(match, "effect_target die_value 0 2")
    assert match.state.trial.dice[0] == 2
    told = play(match, f"catch_up dilemma {ignore}")
    assert facts(told, "sixes_ignored")
    told = play(match, f"catch_up dilemma {win}")
    assert facts(told, "trial_over")[0]["won"] is True
    assert "objective_over" not in kinds(told)  # the dice have no effect
    assert "Z21" in names(match, match.state.pouch)


@pytest.mark.rule("NA-202")
def test_arrows_lead_to_objectives_and_outcomes() -> None:
    land, more = on_zone("Z06")  # ① ✓② ✗③; ② ✓clear ✗③; ③ ✓clear ✗dark
    for number, reached, arrow in ((1, True, "2"), (1, False, "3"), (2, True, "clear"), (2, False, "3"),
                                   (3, True, "clear"), (3, False, "dark")):  # fmt: skip
        hero = {"hero": card("H14")} if number == 3 else {}
        dice = ([1] * 6 if number != 3 else [1] * 5) if reached else ([5] * 6 if number != 3 else [5] * 5)
        lowered = [19] if reached else []
        s = table(
            "settle", land=land, golden=6, trial=trial(number, dice=dice, lowered=lowered, **hero), **more
        )
        told = finish_turn(start(s, rolls=[3] * 30, picks="r" * 30))
        assert facts(told, "arrow_followed")[0] == {"reached": reached, "to": arrow}


# outcomes


@pytest.mark.rule("NA-204", "NA-205", "NA-D63", "NA-216")
def test_a_clear_outcome_is_applied_in_order_and_in_full() -> None:
    land, more = on_zone("Z23", won=True)  # +1 Loot, heal 1
    row = [Who("H14", marker=1), *TEAM[1:]]
    s = table("outcome", row, land=land, loot=["L55"], trial=trial(), **more)
    told = finish_turn(start(s))
    order = [kind for kind in kinds(told) if kind in ("zone_won", "loot_drawn", "healed")]
    assert order == ["zone_won", "loot_drawn", "healed"]
    land, more = on_zone("Z35", won=True)  # +1 Loot, advance 1
    match = start(table("outcome", land=land, loot=["L55"], trial=trial(), **more))
    told = finish_turn(match)
    order = [kind for kind in kinds(told) if kind in ("zone_won", "loot_drawn", "advanced")]
    assert order == ["zone_won", "loot_drawn", "advanced"]
    land, more = on_zone("Z15", won=True)  # +2 gems, +1 Loot
    told = finish_turn(start(table("outcome", land=land, loot=["L55"], trial=trial(2), **more), picks="rr"))
    assert kinds(told).index("gem_drawn") < kinds(told).index("loot_drawn")
    assert match.state.zones[5] == []


@pytest.mark.rule("NA-206", "NA-215")
def test_a_door_won_reveals_rooms_and_the_pawn_stays() -> None:
    hazard = Hazard("door", 52, card("P04"), won=True)
    s = table("outcome", land=Land(doors=["P04"], door_up=True), pawn=52, hazard=hazard, trial=trial())
    match = start(s, rolls=[1])
    play(match, "reveal_rooms room 3", "reveal_rooms room 9")
    assert match.state.door_open
    assert match.state.pawn == 52 or match.state.turn == 6
    assert [index for index, up in enumerate(match.state.rooms_up) if up] == [2, 8]
    assert match.state.vile.gems == [0] * 5  # no Reveal phase


@pytest.mark.rule("NA-221", "NA-223", "NA-D62", "NA-217")
def test_dark_outcomes_add_up_hazard_critters_creatures() -> None:
    land, more = on_zone("Z10", won=False, beasts=[card("C03"), card("B01")], bothered=[-1, card("H14")])
    row = [Who("H14", worn=("L01",)), *TEAM[1:]]
    s = table("outcome", row, [Side("r4")], land=land, trial=trial(), **more)
    told = finish_turn(start(s))
    order = [
        (event["card"]) for event in facts(told, "beast_over")
    ]  # fmt: skip
    assert order == [card("B01"), card("C03")]
    assert [fact["end"] for fact in facts(told, "retreat")] == [14, 13]
    assert [fact["cause"] for fact in facts(told, "vile_gems")] == ["ceded", "ceded"]


@pytest.mark.rule("NA-213", "NA-214", "NA-231", "NA-246")
def test_opportunities_after_a_won_trial() -> None:
    land, more = on_zone("Z14", won=True)
    gems, free = dilemma(23), dilemma(10)
    row = ["H16", Who("H02", marker=1), Who("H14", marker=1, worn=("L37",)), "H51", "H21", "H38"]
    s = table("opportunity", row, [Side("r1g1o1", (gems, free)), Side("v1")], land=land, trial=trial(),
              loot=["L55"], **more)  # fmt: skip
    match = start(s, picks="rrrr")
    found = set(offered(match))
    assert f"skill {card('H16')} 0" in found
    assert f"skill {card('H02')} 0" not in found  # wounded
    assert f"skill {card('L37')} 0" in found  # a Loot's skill works all the same
    assert f"skill {card('H51')} 1" in found
    assert f"free_skill {card(free)} {card('H16')} 0" in found
    told = play(match, "opportunity skill H16 0")
    assert facts(told, "loot_drawn")
    while asked(match) != "opportunity":
        match.play(match.decision.options[0])
    assert f"skill {card('H16')} 0" not in offered(match)  # once a turn
    told = play(match, f"opportunity dilemma {gems}")
    assert facts(told, "gem_drawn")


@pytest.mark.rule("NA-214", "NA-D76")
def test_reclaim_reaches_face_up_cards_only() -> None:
    land, more = on_zone("Z14", won=True)
    back = dilemma(22)
    foes = Foes(pile=["Z02", "C01", "H01", "D02", "L01"], down=["C03"])
    s = table("opportunity", boards=[Side("", (back,))], vile=foes, land=land, trial=trial(), **more)
    match = start(s)
    play(match, f"opportunity dilemma {back}")
    assert offered(match) == [f"card {card('Z02')}", f"card {card('C01')}"]
    play(match, "effect_target card C01")
    assert card("C01") in match.state.pouch


@pytest.mark.rule("NA-D93", "NA-D59")
def test_a_critter_whose_hero_dies_bothers_nobody() -> None:
    land, more = on_zone("Z14", beasts=[card("B01")], bothered=[card("H12")])  # dark: Vitality test
    row = ["H14", Who("H12", worn=("L01",)), *TEAM[2:]]
    s = table("outcome", row, land=land, golden=2, trial=trial(), **more)
    match = start(s, rolls=[6])
    told = finish_turn(match)
    assert facts(told, "death")
    assert not facts(told, "equipment_ceded")
    assert card("L01") not in match.state.vile.pile
    assert facts(told, "retreat")  # its own retreat applies


@pytest.mark.rule("NA-234", "NA-235")
def test_heroes_who_died_on_the_hill_are_won_back() -> None:
    land, more = on_zone("Z29", won=True)
    s = table(
        "outcome", vile=Foes(pile=["H01", "H02"]), land=land, trial=trial(2, dead=[card("H01")]), **more
    )
    match = start(s, picks="r")
    finish_turn(match)
    assert card("H01") in match.state.pouch
    assert match.state.vile.pile == [card("H02")]


# wounds and death


@pytest.mark.rule("NA-227", "NA-230", "NA-D81")
@pytest.mark.parametrize(
    ("die", "marker", "dead"), [(4, 0, False), (3, 3, False), (2, 2, False), (5, 0, True)]
)
def test_vitality_die(die: int, marker: int, dead: bool) -> None:
    row = ["H13", *TEAM[1:]]  # Life 4
    s = table("space", row, land=Land(tokens={3: "green:peril"}), pawn=3)
    match = start(s, rolls=[die])
    play(match, "peril_hero hero 1")
    assert ("H13" not in team(match)) == dead
    if not dead:
        assert match.state.team[0].marker == marker
        assert life(match.state, match.state.team[0]) == (marker or 4)
    wounded = table("space", [Who("H13", marker=3), *TEAM[1:]], land=Land(tokens={3: "green:peril"}), pawn=3)
    match = start(wounded, rolls=[1])
    play(match, "peril_hero hero 1")
    assert match.state.team[0].marker == 1  # a new wound replaces the marker


@pytest.mark.rule("NA-240", "NA-D97", "NA-D56")
def test_shields_are_asked_while_the_hero_still_stands() -> None:
    row = ["H14", Who("H20", worn=("L38",)), "H12", "H04", "H21", "H38"]
    saver = dilemma(20)
    sides = [Side("b3"), Side("b2", (saver, dilemma(19)), ("green:bonus_die",))]
    s = table("space", row, sides, seats=2, land=Land(tokens={3: "red:peril"}), pawn=3, golden=1)
    match = start(s, rolls=[6, 6, 6, 3])
    assert asked(match) == "shield"
    assert match.decision.seat == 0
    assert offers(match, "skill H20 0")
    assert not offers(match, "skill L38 0")  # only for its bearer, and not for a death
    play(match, "shield skill H20 0")  # re-roll: 6 again
    assert match.decision.seat == 1  # nothing left on the first board
    assert set(offered(match)[1:5]) == {
        f"dilemma {card(saver)} survive", f"dilemma {card(saver)} ours", f"dilemma {card(dilemma(19))}",
        f"bonus_test {card('green:bonus_die')}",
    }  # fmt: skip
    told = play(match, "shield bonus_test green:bonus_die")  # 6 once more
    assert facts(told, "vitality_die")[0]["die"] == 6
    assert team(match)[0] == "H14"
    told = play(match, f"shield dilemma {saver} survive")
    assert match.state.team[0].marker == 1
    assert "death" not in kinds(told)


@pytest.mark.rule("NA-240", "NA-235")
def test_a_death_may_be_turned_to_the_team() -> None:
    saver = dilemma(20)
    s = table("space", boards=[Side("", (saver,))], land=Land(tokens={3: "red:peril"}), pawn=3, golden=1)
    match = start(s, rolls=[6])
    play(match, f"shield dilemma {saver} ours")
    assert match.state.pouch == [card("H14")]
    assert not match.state.vile.pile


@pytest.mark.rule("NA-240", "NA-D56")
def test_a_wound_may_be_cancelled_or_the_die_paid_for() -> None:
    row = [Who("H14", worn=("L38",)), *TEAM[1:]]
    sides = [Side("b1r2"), Side("r2")]
    s = table("space", row, sides, land=Land(tokens={3: "red:peril"}), pawn=3, golden=1)
    match = start(s, rolls=[1])
    play(match, "change_golden_die keep")
    assert {f"skill {card('L38')} 0", "reroll_test"} <= set(offered(match))
    play(match, "shield skill L38 0")
    assert match.state.team[0].marker == 0
    match = start(s, rolls=[1, 5])
    told = play(match, "change_golden_die keep", "shield reroll_test")
    assert facts(told, "paid")[0] == {
        "board": 0,
        "gems": [2, 0, 0, 0, 0],
        "dyed": False,
        "cause": "reroll_test",
    }
    assert match.state.team[0].marker == 0


@pytest.mark.rule("NA-240", "NA-201")
def test_guards_cancel_life_losses() -> None:
    land, more = on_zone("Z21")
    row = ["H14", "H20", *TEAM[2:]]
    s = table("settle", row, [Side("b2")], land=land, golden=6, trial=trial(dice=[6, 5, 5, 5, 5, 5]), **more)
    match = start(s, picks="r" * 9, rolls=[1])
    while asked(match) == "lose_gem":
        play(match, "lose_gem pay 0 4")
    assert asked(match) != "shield"  # the gem paid it with is gone: gems first, then Life Points
    s = table("settle", row, [Side("b2"), Side("r1")], land=land, golden=6,
              trial=trial(dice=[6, 5, 5, 5, 5, 5]), **more)  # fmt: skip
    match = start(s, picks="r" * 9, rolls=[1])
    play(match, "lose_gem pay 1 0", "shield skill H20 0")
    assert match.state.team[0].marker == 0


@pytest.mark.rule("NA-D52", "NA-203")
def test_several_life_losses_come_in_order_and_the_row_closes_afterwards() -> None:
    land, more = on_zone("Z21")
    row = [Who("H14", marker=1), Who("H12", marker=2), Who("H11", marker=1), *TEAM[3:]]
    s = table("settle", row, land=land, golden=6, trial=trial(dice=[6, 6, 6, 5, 5, 5]), **more)
    told = finish_turn(start(s, picks="r" * 9))
    order = [kind for kind in kinds(told) if kind in ("death", "wounded", "row_closed")]
    assert order[:4] == ["death", "wounded", "death", "row_closed"]
    assert [fact["no"] for fact in facts(told, "death")][:2] == [1, 3]


@pytest.mark.rule("NA-291")
def test_nobody_steps_in_for_himself_or_for_a_vacant_position() -> None:
    row = ["H36", *TEAM[1:4]]
    land = Land(tokens={3: "red:peril"})
    for golden, asked_then in ((1, False), (2, True), (6, False)):
        s = table("space", row, [Side("r1o1")], land=land, pawn=3, golden=golden)
        assert (asked(start(s, rolls=[4])) == "step_in") == asked_then


@pytest.mark.rule("NA-236", "NA-237", "NA-D97", "NA-278")
def test_the_equipment_of_the_dead_is_dealt_with_before_the_row_closes() -> None:
    row = [Who("H14", worn=("L48", "L01"), stored=("L55",)), *TEAM[1:]]
    s = table("space", row, land=Land(tokens={3: "green:peril"}), pawn=3)
    match = start(s, rolls=[6])
    told = play(match, "peril_hero hero 1")
    assert match.state.team[0].card == -1  # the gap is still there
    assert not facts(told, "row_closed")
    assert offers(match, f"drop {'L48'}")  # cursed cards included
    assert not any(text.startswith("store") for text in offered(match))
    told = play(match, "equip wear L48 3", "equip drop L01", "equip store L55 2", "equip done")
    assert facts(told, "row_closed")
    assert match.state.team[1].worn == [card("L48")]
    assert match.state.team[0].stored == [card("L55")]
    assert card("L01") in match.state.loot_discard


# Equipment


@pytest.mark.rule("NA-241", "NA-242", "NA-243", "NA-244", "NA-247")
def test_what_may_be_worn() -> None:
    row = [Who("H01"), Who("H13"), Who("H12", worn=("L03", "L08", "L13")), Who("H16", worn=("L52",)),
           Who("H14", worn=("R7",)), "H38"]  # fmt: skip
    s = table("end", row)
    elf, dwarf, full, evil, royal, _other = s.team
    assert not may_wear(s, elf, card("L02"))  # not for Elves
    assert may_wear(s, dwarf, card("L02"))
    assert not may_wear(s, dwarf, card("L07"))  # not for Dwarves
    assert may_wear(s, elf, card("L15"))  # Good only
    assert not may_wear(s, evil, card("L15"))
    assert may_wear(s, evil, card("L05"))  # Evil only: the mask makes its bearer Evil
    assert not may_wear(s, full, card("L18"))  # three at most
    assert not may_wear(s, royal, card("L01"))  # the Royal Blade sets ATT already
    assert may_wear(s, royal, card("R1"))
    s.team[4].worn += [card("L18"), card("L08")]
    assert not may_wear(s, royal, card("R1"))  # a Relic takes one of the three places


@pytest.mark.rule("NA-241", "NA-231", "NA-D98")
def test_stored_cards_are_inactive_and_each_card_moves_twice_at_most() -> None:
    row = [Who("H14", stored=("L21",)), *TEAM[1:]]
    s = table("space", row, pawn=4, loot=["L55", "L56"])
    assert value(s, s.team[0], 4) == 2
    match = start(s)
    play(match, "chance_mode bonus 2", "equip store L55 1", "equip store L56 1")
    play(match, "equip wear L21 1", "equip store L21 1")
    assert not any(text.split()[1:2] == [str(card("L21"))] for text in offered(match))
    play(match, "equip done")
    assert match.state.turn == 6


@pytest.mark.rule("NA-D66")
def test_a_cursed_card_nobody_can_wear_is_discarded() -> None:
    row = [Who("H14", worn=("L48", "L49", "L50"))]
    match = start(table("space", row, pawn=4, loot=["L53", "L55"]))
    told = play(match, "chance_mode bonus 2")
    assert facts(told, "equipment_discarded")[0]["card"] == card("L53")


# windows of several owners


@pytest.mark.rule("NA-D94", "NA-174")
def test_the_guide_is_asked_first_and_a_use_starts_the_round_again() -> None:
    land, more = on_zone("Z17")  # ① C12 ATT
    row = ["H14", "H31", "H12", "H04", "H03", "H38"]  # ATT −2 on all three boards
    sides = [Side("r2"), Side("r1"), Side("r1g1")]
    s = table("before", row, sides, seats=3, guide=1, land=land, golden=6, trial=trial(), **more)
    match = start(s)
    seats = []
    for step in ("pass", "pass", "skill", "pass", "pass"):
        seats.append(match.decision.seat)
        option = next(one for one in match.decision.options if one.act == step)
        match.play(option)
    assert seats == [1, 2, 0, 1, 2]  # the third board has used its skill: the Guide is asked again


@pytest.mark.rule("NA-D94", "NA-D73")
def test_owners_decide_about_their_own_dice() -> None:
    land, more = on_zone("Z14")
    s = table("dice", seats=2, guide=1, land=land, golden=6, trial=trial(), **more)
    match = start(s, rolls=[1, 2, 3, 4, 5, 6], picks="r" * 9)
    assert (match.decision.kind, match.decision.seat) == ("assign_dice", 0)
    play(match, "assign_dice assign 0 1 2 3")
    assert (match.decision.kind, match.decision.seat) == ("assign_dice", 1)


@pytest.mark.rule("NA-D70", "NA-117")
def test_whoever_is_asked_may_play_a_token_of_a_partner() -> None:
    land, more = on_zone("Z14")
    sides = [Side(), Side("", (), ("green:bonus_die",))]
    dice = trial(dice=[5, 5, 5, 5, 5, 5])
    s = table("catch_up", boards=sides, seats=2, guide=0, land=land, golden=2, trial=dice, **more)
    match = start(s, picks="r" * 9)
    assert match.decision.seat == 0
    assert offers(match, "bonus_dice green:bonus_die")
    s = table("catch_up", boards=sides, seats=2, guide=0, land=land, golden=6, trial=dice, **more)
    assert start(s, picks="r" * 9).decision.seat == 1  # it does not cause a question to the Guide
