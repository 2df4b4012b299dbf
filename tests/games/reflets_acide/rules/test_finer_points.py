"""Finer points: who may help whom, what a second win gives, what works only once."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.content import points
from heroes_desktop.games.reflets_acide.scoring import team_lines
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
    offered,
    offers,
    on_zone,
    play,
    start,
    table,
    trial,
)

CHASM = {"door_open": True, "door_up": True}


@pytest.mark.rule("NA-175", "NA-177")
def test_alone_only_the_hero_concerned_may_use_hazard_skills() -> None:
    land, more = on_zone("Z28")  # ① I3 ATT
    free = dilemma(10)
    s = table("before", boards=[Side("r4", (free,))], land=land, trial=trial(hero=card("H14")), **more)
    match = start(s)
    assert offers(match, "skill H14 0")
    assert not offers(match, "skill H12 0")  # ATT −2 as well, but not concerned
    assert offers(match, f"free_skill {free} H14 0")
    assert not offers(match, f"free_skill {free} H12 0")
    dice = trial(hero=card("H14"), dice=[5, 5, 5, 5, 5])
    match = start(table("catch_up", boards=[Side("r4")], land=land, golden=6, trial=dice, **more))
    assert not offers(match, "skill H12 0")


@pytest.mark.rule("NA-D28")
def test_a_second_win_gives_the_quest_relic_and_nothing_else() -> None:
    hazard = Hazard("room", 83, card("S03"), "relic", won=True)  # Q01: Reliquary; clear +1 gem
    for won, gems in (((), 1), (("S03",), 0)):
        land = Land(up=["S03"], won=won, **CHASM)
        s = table("outcome", vile=Foes(quest="Q02"), land=land, pawn=83, hazard=hazard, trial=trial(2))
        match = start(s, picks="r")
        told = list(match.events)
        while asked(match) == "place_gem":
            told += play(match, "place_gem place 0")
        assert len(facts(told, "gem_drawn")) == gems
        assert asked(match) == ("equip" if won else "relic_or_loot")


@pytest.mark.rule("NA-294")
def test_the_mana_cave_asks_for_at_least_one_gem() -> None:
    land = Land(up=["S01"], **CHASM)
    hazard = Hazard("room", 81, card("S01"))
    s = table("hazard", boards=[Side("r2")], land=land, pawn=81, hazard=hazard, entered=True)
    match = start(s, picks="g")
    play(match, "test_or_visit effect")
    assert offered(match) == ["pay 0 0", "done"]  # the first is given, the second is a choice
    assert match.state.boards[0].gems[0] == 1
    s = table("hazard", boards=[Side("r1o1")], land=land, pawn=81, hazard=hazard, entered=True)
    match = start(s)
    play(match, "test_or_visit effect")
    assert offered(match) == ["pay 0 0", "pay 0 1"]


@pytest.mark.rule("NA-D57", "NA-111")
def test_a_partners_bonus_die_cannot_be_played_on_the_golden_die_to_free_a_place() -> None:
    sides = [Side("", (), ("green:purse", "red:purse")), Side("", (), ("green:bonus_die", "red:bonus_die"))]
    s = table("space", boards=sides, seats=2, land=Land(tokens={3: "grey:purse"}), pawn=3)
    assert not any(str(card("green:bonus_die")) in text for text in offered(start(s)))
    s = table("space", boards=sides[::-1], seats=2, land=Land(tokens={3: "grey:purse"}), pawn=3)
    assert offers(start(s), "instead green:bonus_die")


@pytest.mark.rule("NA-075")
def test_nobody_sacrifices_himself() -> None:
    match = start(table("blessing", ["H60", *TEAM[1:]], [Side("r2")]), rolls=[2])
    play(match, "blessing skill H60 0")
    assert offered(match) == [f"hero {no}" for no in range(2, 7)]
    assert asked(start(table("blessing", ["H60"], [Side("r2")]), rolls=[2])) != "blessing"


@pytest.mark.rule("NA-308", "NA-D104")
@pytest.mark.parametrize(
    ("spent", "bothered", "number"), [(False, False, 1), (True, False, 0), (False, True, 0)]
)
def test_a_windfall_comes_once_a_trial_and_not_under_a_critter(
    spent: int, bothered: int, number: int
) -> None:
    beasts = {"beasts": [card("B01")], "bothered": [card("H14")]} if bothered else {}
    land, more = on_zone("Z26", **beasts)  # C10 AGI
    row = [Who("H14", marker=3, worn=("L16",)), *TEAM[1:]]  # a marker does not stop it
    dice = trial(dice=[2 if bothered else 3, 5, 5, 5, 5, 5], windfalls=[card("L16")] if spent else [])
    s = table("settle", row, land=land, golden=6, trial=dice, **more)
    told = finish_turn(start(s, picks="r" * 9))
    assert len(facts(told, "windfall")) == number
    critical = [fact for fact in facts(told, "gem_drawn") if fact["cause"] == "critical"]
    assert len(critical) == 1 + number


@pytest.mark.rule("NA-240")
def test_the_padded_vest_undoes_a_wound_or_a_life_loss_not_a_death_by_the_die() -> None:
    row = [Who("H14", worn=("L38",)), *TEAM[1:]]
    s = table("space", row, [Side("b1")], land=Land(tokens={3: "red:peril"}), pawn=3, golden=1)
    assert offers(start(s, rolls=[2]), "skill L38 0")
    assert asked(start(s, rolls=[6])) != "shield"
    land, more = on_zone("Z21")
    dying = [Who("H14", marker=1, worn=("L38",)), *TEAM[1:]]
    s = table("settle", dying, [Side("b1"), Side("r1")], land=land, golden=6,
              trial=trial(dice=[6, 5, 5, 5, 5, 5]), **more)  # fmt: skip
    match = start(s, rolls=[1])
    play(match, "lose_gem pay 1 0", "shield skill L38 0")
    assert match.state.team[0].card == card("H14")


@pytest.mark.rule("NA-306", "NA-194")
def test_dice_never_cross_boards() -> None:
    land, more = on_zone("Z14")
    dice = trial(dice=[1, 2, 3, 4, 5, 6])
    s = table("catch_up", ["H61", *TEAM[1:]], [Side("g1")], land=land, golden=6, trial=dice, **more)
    match = start(s, picks="r" * 9)
    play(match, "catch_up skill H61 0")
    pairs = [text.split()[1:] for text in offered(match)]
    assert all(int(one) // 3 == int(other) // 3 for one, other in pairs)
    assert ["3", "5"] in pairs  # whichever board
    s = table("dice", land=land, golden=6, trial=trial(), **more)
    match = start(s, rolls=[1, 2, 3, 4, 5, 6], picks="r" * 9)
    assert {text for text in offered(match) if "4" in text} == set()
    assert "assigned" not in kinds(list(match.events))


@pytest.mark.rule("NA-306")
def test_like_dice_are_not_swapped() -> None:
    land, more = on_zone("Z14")
    row = ["H61", *TEAM[1:]]
    for dice, wanted in (([5, 5, 2, 6, 5, 5], {"0 2", "1 2", "3 4", "3 5"}), ([5, 5, 5, 5, 5, 5], set())):
        s = table("catch_up", row, [Side("g1")], land=land, golden=6, trial=trial(dice=dice), **more)
        match = start(s, picks="r" * 9)
        if wanted:
            play(match, "catch_up skill H61 0")
            assert {text.removeprefix("dice ") for text in offered(match)} == wanted
        else:
            assert asked(match) != "catch_up" or not offers(match, "skill H61 0")


def test_sixes_are_excused_once() -> None:
    land, more = on_zone("Z14")
    once, twice = dilemma(15), dilemma(15, 1)
    s = table("catch_up", TEAM, [Side("", (once, twice))], land=land, golden=6,
              trial=trial(dice=[6, 6, 5, 5, 5, 5]), **more)  # fmt: skip
    match = start(s, picks="r" * 9)
    assert offers(match, f"dilemma {once}")
    assert offers(match, f"dilemma {twice}")
    told = play(match, f"catch_up dilemma {once}")
    assert kinds(told).count("sixes_ignored") == 1
    assert asked(match) != "catch_up" or not offers(match, f"dilemma {twice}")
    assert card(twice) in match.state.boards[0].dilemmas


@pytest.mark.rule("NA-180")
def test_a_fixed_position_is_tested_while_anybody_stands_there() -> None:
    land, more = on_zone("Z08")  # position 2
    match = start(table("objective", ["H14", "H12"], land=land, trial=trial(), **more), picks="r" * 9)
    assert match.state.trial is not None
    assert match.state.trial.hero == card("H12")
    match = start(table("objective", ["H14"], land=land, trial=trial(), **more), picks="r" * 9)
    assert match.state.trial is not None
    assert match.state.trial.hero == card("H14")  # nobody else can be chosen


@pytest.mark.rule("NA-256")
def test_every_critter_counts_among_the_unforeseen() -> None:
    s = table("end", pouch=["B01", "H60", "C18", "Z01"])
    counted = {line.what: line.points for line in team_lines(s)}
    for what, name in (("unforeseen", "B01"), ("dead", "H60"), ("zones", "Z01")):
        without = table("end", pouch=[one for one in ("B01", "H60", "C18", "Z01") if one != name])
        lines = {line.what: line.points for line in team_lines(without)}
        assert counted[what] - lines.get(what, 0) == points(s.faces[card(name)])
