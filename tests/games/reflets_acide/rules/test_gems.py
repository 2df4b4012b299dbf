"""Gems: gained, placed, paid, moved, lost; the Vile board (NA-042 to NA-065, NA-288 to NA-290)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide.content import cost
from heroes_desktop.games.reflets_acide.figures import MOST_GEMS
from heroes_desktop.games.reflets_acide.payments import Price, dyed_ways, of_cost, one_colour, ways
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


@pytest.mark.rule("NA-043", "NA-044", "NA-045", "NA-042", "NA-D01", "NA-D50")
def test_a_gem_drawn_goes_to_any_board_with_a_free_place_or_back() -> None:
    s = table("walk", boards=[Side("r4"), Side("r3")], seats=2)
    match = start(s, picks="r")
    play(match, "walk_or_run walk")
    assert match.state.boards[1].gems[0] == 4  # only one board has room: not asked
    s = table("walk", boards=[Side("r4"), Side("r4")])
    told = play(start(s, picks="r"), "walk_or_run walk")
    assert facts(told, "gem_returned") == [{"colour": 0, "cause": "walk"}]
    s = table("walk", seats=2)
    match = start(s, picks="v")
    assert asked(match) == "place_gem"
    assert offered(match) == ["place 0", "place 1"]  # the Guide may place it on the partner's board
    assert match.decision.about["colour"] == 2
    assert MOST_GEMS == 4


@pytest.mark.rule("NA-D80")
def test_an_empty_bag_gives_nothing() -> None:
    s = table("walk")
    s.bag, s.vile.gems = [0] * 5, [25] * 5
    match = start(s)
    assert "gem_drawn" not in kinds(list(match.events))
    assert asked(match) == "move_to"


@pytest.mark.rule("NA-046", "NA-051", "NA-055", "NA-D71")
def test_transfers_and_exchanges_cost_a_gem_of_a_board_concerned() -> None:
    s = table("walk", boards=[Side("r2b1", ("D02",)), Side("r4", ("D03", "D04", "D05"))], seats=2)
    match = start(s)
    play(match, "walk_or_run transfer")
    assert not offers(match, f"move_dilemma {'D02'} 1")  # no free place for it there
    assert not offers(match, "move_gem 0 1 0")  # no free place of the colour
    assert offers(match, "move_gem 0 1 4")
    assert offers(match, "swap_dilemmas D02 D04")  # the place left counts as free
    play(match, "transfer_or_exchange swap_dilemmas D02 D04")
    assert all(text.startswith("pay 0") for text in offered(match))  # the seat asked pays from its board
    play(match, "pay_gems pay 0 0")
    assert match.state.boards[0].dilemmas == [card("D04")]
    assert match.state.boards[1].dilemmas == [card("D03"), card("D02"), card("D05")]
    assert match.state.boards[0].gems == [1, 0, 0, 0, 1]
    assert match.state.bag[0] == 25 - 5
    # an exchange of gems
    s = table("walk", boards=[Side("r1b1"), Side("o1")], seats=2)
    match = start(s)
    play(match, "walk_or_run transfer", "transfer_or_exchange swap_gems 0 1 0 1")
    assert match.state.boards[0].gems == [0, 1, 0, 0, 0]
    assert match.state.boards[1].gems == [1, 0, 0, 0, 0]


@pytest.mark.rule("NA-049", "NA-050", "NA-053", "NA-054")
def test_optional_payments_come_from_the_board_concerned_in_the_colour_asked() -> None:
    land, more = on_zone("Z17")  # ① C12 ATT
    skill = "skill H12 0"  # ATT −2 for one red gem, second position
    for sides, possible in (
        ([Side("r1"), Side()], True),
        ([Side(), Side("r4")], False),
        ([Side("o4v4g4b4"), Side()], False),
    ):
        match = start(table("before", boards=sides, land=land, trial=trial(), **more))
        assert (asked(match) == "before_objective" and offers(match, skill)) == possible
    match = start(table("before", boards=[Side("r2")], land=land, trial=trial(), **more))
    told = play(match, "before_objective skill H12 0")
    assert facts(told, "paid")[0]["gems"] == [1, 0, 0, 0, 0]
    assert match.state.bag[0] == 24  # into the bag, not to the Vile
    assert match.state.vile.gems == [0] * 5


@pytest.mark.rule("NA-052", "NA-081", "NA-098", "NA-D68")
def test_some_payments_come_from_the_guides_board_only() -> None:
    s = table("golden_change", boards=[Side(), Side("o2r1")], seats=2, golden=2)
    match = start(s)
    assert asked(match) not in ("change_golden_die", "brake")
    assert not any(text == "run" for text in offered(match))
    s = table("golden_change", boards=[Side(), Side("o2r1")], seats=2, guide=1, golden=2)
    match = start(s, rolls=[5])
    assert offered(match)[:2] == ["keep", "reroll_golden 1"]
    told = play(match, "change_golden_die reroll_golden 1")
    assert facts(told, "paid")[0]["gems"] == [0, 2, 0, 0, 0]
    assert match.state.golden == 5
    # in solo each payment comes from one board of choice, braking may mix
    s = table("golden_change", boards=[Side("o1r1"), Side("o1")], golden=2)
    assert asked(start(s)) == "brake"
    s = table("avatar", boards=[Side("o1"), Side("o1")], golden=4)
    match = start(s)
    play(match, "brake pay 0 1", "brake pay 1 1")
    assert match.state.avatar == -12


@pytest.mark.rule("NA-047", "NA-D51")
def test_compulsory_payments_may_come_from_any_boards() -> None:
    hazard = Hazard("zone", 22, revealing=True, drawn=3)
    s = table("turn_up", boards=[Side("r1"), Side("b2")], seats=2, land=Land({"cave": ["Z16"]}), pawn=22)
    s.hazard = hazard
    match = start(s)
    assert {"pay 0 0", "pay 1 4"} <= set(offered(match))
    play(match, "pay_gems pay 1 4", "pay_gems pay 0 0")
    assert match.state.boards[1].gems == [0, 0, 0, 0, 1]


@pytest.mark.rule("NA-048", "NA-D55", "NA-277", "NA-278")
def test_heroes_pay_only_when_the_pouch_is_empty_and_the_last_one_ends_the_game() -> None:
    land = Land(tokens={3: "red:gem_tax"})
    s = table("space", [Who("H14", worn=("L01",)), "H12"], land=land, pawn=3, pouch=["Z01"])
    match = start(s)
    assert asked(match) == "pay_with_cards"  # after the Zone worth 1: four still due
    assert set(offered(match)) == {f"cover {card('H14')}", f"cover {card('H12')}"}
    play(match, "pay_with_cards cover H14")
    assert asked(match) == "equip"
    assert card("H14") in match.state.heroes_discard
    assert card("L01") in match.state.loose  # its Equipment stays with the team
    assert offers(match, "drop L01")
    play(match, "equip store L01 2")
    finish_turn(match)
    assert match.outcome is not None
    assert match.outcome.reason == "no_heroes"
    assert not match.state.vile.pile


@pytest.mark.rule("NA-D49", "NA-D51")
def test_gems_lost_by_dice_lapse_when_there_are_none() -> None:
    land, more = on_zone("Z14")  # C9 PER
    s = table("settle", boards=[Side("r1"), Side("b1")], land=land, golden=6,
              trial=trial(dice=[6, 6, 6, 5, 5, 5]), pouch=["Z02"], **more)  # fmt: skip
    match = start(s, rolls=[1])
    told = finish_turn(match)
    assert len([fact for fact in facts(told, "gem_paid") if fact["cause"] == "fumble"]) == 2
    assert "covered" not in kinds(told)
    s = table("settle", boards=[Side("r1"), Side("b1")], land=land, golden=6,
              trial=trial(dice=[6, 5, 5, 5, 5, 5]), **more)  # fmt: skip
    match = start(s)
    assert asked(match) == "lose_gem"
    assert set(offered(match)) == {"pay 0 0", "pay 1 4"}


# the Vile board


@pytest.mark.rule("NA-059", "NA-160", "NA-D24", "NA-153")
def test_orange_power_turns_up_the_nearest_rooms_and_checks_them() -> None:
    rooms = ["S01", "S04", "S05", "S10", "S02", "S03", "S06", "S07", "S08", "S09"]
    land = Land({"cave": ["Z14"]}, rooms=rooms, up=["S01"])
    s = table("reveal", vile=Foes("o3", "Q02"), land=land, pawn=22, hazard=Hazard("zone", 22, revealing=True))
    match = start(s, picks="orr")
    assert [index for index, up in enumerate(match.state.rooms_up) if up] == [0, 1, 2]
    assert match.state.vile.notch == 2
    assert card("R2") in match.state.vile.pile


@pytest.mark.rule("NA-060", "NA-061", "NA-279", "NA-064")
def test_violet_and_green_power_take_cards_unseen() -> None:
    land = Land({"cave": ["Z14"]})
    s = table("reveal", vile=Foes("v3g3"), land=land, pawn=22, hazard=Hazard("zone", 22, revealing=True),
              unforeseen=["C01", "D02", "B01", "D03"], loot=["L01", "L02", "L03", "L04"])  # fmt: skip
    match = start(s, picks="vgr")
    assert match.state.vile.pile == [card(n) for n in ("C01", "D02", "B01", "L01", "L02", "L03", "L04")]
    assert match.state.vile.down == match.state.vile.pile
    assert not any(match.state.seen[one] for one in match.state.vile.down)
    powers = [fact["colour"] for fact in facts(list(match.events), "power")]
    assert powers == [2, 3]  # in the order of the colours


@pytest.mark.rule("NA-063")
def test_powers_fire_in_the_order_of_the_colours() -> None:
    land = Land(tokens={3: "red:gem_tax"})
    s = table("space", boards=[Side("r1o1v1g1b1")], vile=Foes("r3o3v3g3b3"), land=land, pawn=3)
    match = start(s)
    assert [fact["colour"] for fact in facts(list(match.events), "power")] == [0, 1, 2, 3, 4]
    assert match.state.vile.gems == [0] * 5


@pytest.mark.rule("NA-057")
def test_surplus_goes_back_and_each_power_fires_once() -> None:
    land = Land(tokens={3: "red:gem_tax"})
    s = table("space", boards=[Side("r4o1"), Side("r4")], vile=Foes("r3"), land=land, pawn=3)
    match = start(s)
    told = play(match, *["pay_gems pay 0 0"] * 4, "pay_gems pay 1 0")
    assert facts(told, "vile_gems")[0]["now"] == [8, 0, 0, 0, 0]
    assert [fact["colour"] for fact in facts(told, "power")] == [0]
    assert match.state.vile.gems[0] == 0


@pytest.mark.rule("NA-056", "NA-064")
def test_gems_ceded_by_a_dark_outcome_are_a_placement() -> None:
    land, more = on_zone("Z05", won=False)  # dark: cede 2 gems
    s = table("outcome", boards=[Side("r2")], vile=Foes("r2"), land=land, trial=trial(2), **more)
    match = start(s)
    told = list(match.events)
    assert facts(told, "vile_gems")[0] == {"gems": [2, 0, 0, 0, 0], "now": [4, 0, 0, 0, 0], "cause": "ceded"}
    assert [fact["colour"] for fact in facts(told, "power")] == [0]
    assert card("Z05") in match.state.vile.pile
    assert match.state.seen[card("Z05")]


# signatures


@pytest.mark.rule("NA-290", "NA-231", "NA-D60")
def test_a_marker_blocks_a_signature_a_critter_does_not() -> None:
    land = Land({"cave": ["Z14"]})
    for who, bothered, ready in (
        ("H45", False, True), (Who("H45", marker=2), False, False), ("H45", True, True)
    ):  # fmt: skip
        hazard = Hazard("zone", 22, revealing=True)
        if bothered:
            hazard.beasts, hazard.bothered = [card("B01")], [card("H45")]
        s = table("reveal", [who, *TEAM[1:]], [Side("o2b1")], Foes("r3"), land, pawn=22, hazard=hazard)
        assert (asked(start(s, picks="roo")) == "barter") == ready


@pytest.mark.rule("NA-290", "NA-068")
def test_a_signature_costs_what_is_printed_even_under_a_curse_and_once_a_turn() -> None:
    land, more = on_zone("Z14")
    row = [Who("H61", worn=("L50",)), *TEAM[1:]]
    dice = trial(dice=[1, 2, 3, 4, 5, 5])
    s = table("catch_up", row, [Side("g1")], land=land, golden=6, trial=dice, **more)
    match = start(s, picks="r" * 6)
    assert offers(match, "skill H61 0")
    s = table("catch_up", row, [Side("g1")], land=land, golden=6, trial=dice, used=[card("H61") * 2], **more)
    assert asked(start(s, picks="r" * 6)) != "catch_up"


@pytest.mark.rule("NA-288", "NA-D107")
def test_ways_to_pay_with_and_without_dye() -> None:
    assert ways([2, 1, 0, 0, 0], Price(free=2)) == [(2, 0, 0, 0, 0), (1, 1, 0, 0, 0)]
    assert ways([1, 1, 0, 0, 0], of_cost(cost("1r"), extra=1)) == []
    assert ways([2, 1, 0, 0, 0], of_cost(cost("1r+1o"), extra=1)) == [(2, 1, 0, 0, 0)]
    assert dyed_ways([2, 0, 2, 0, 0], one_colour(2, 4)) == [(2, 0, 2, 0, 0)]
    assert dyed_ways([1, 1, 2, 0, 0], one_colour(2, 4)) == []  # one colour only
    assert dyed_ways([3, 0, 1, 0, 0], one_colour(2, 4)) == []  # two gems at most


@pytest.mark.rule("NA-288", "NA-128")
def test_a_hero_enlisted_for_five_colours_may_be_paid_with_dye() -> None:
    row = ["H54", *TEAM[1:]]
    s = table("space", row, [Side("r2o1v1g1"), Side("r2o1v1g1")], pawn=4, heroes=["H01"])
    match = start(s)
    play(match, "chance_mode bonus 5")
    assert offers(match, "replace 2 dye")
    assert not any(text.startswith(("replace 4", "replace 5", "replace 6")) for text in offered(match))
    play(match, "chance_hero replace 2 dye")
    assert match.state.team[1].card == card("H01")
    assert match.state.boards[0].gems == [0] * 5


@pytest.mark.rule("NA-289")
def test_barter_needs_a_free_place_and_is_no_placement() -> None:
    land = Land({"cave": ["Z14"]})
    s = table("reveal", ["H45", *TEAM[1:]], [Side("r4o2b1")], Foes("r3o3"), land, pawn=22,
              hazard=Hazard("zone", 22, revealing=True))  # fmt: skip
    match = start(s, picks="roo")
    assert not offers(match, "barter 1 0")  # no place for another red gem
    assert offers(match, "barter 0 1")
    told = play(match, "barter pass")
    assert len(facts(told, "power")) == 2
    quiet = table("reveal", ["H45", *TEAM[1:]], [Side("o2b1")], Foes("r2"), land, pawn=22,
                  hazard=Hazard("zone", 22, revealing=True))  # fmt: skip
    assert asked(start(quiet, picks="rgv")) != "barter"  # asked only when a colour would fire


@pytest.mark.rule("NA-148", "NA-162", "NA-D02")
def test_targeted_dilemmas_work_for_their_board_only() -> None:
    land, more = on_zone("Z14")
    again = dilemma(12)
    s = table("catch_up", boards=[Side("", (again,))], land=land, golden=6,
              trial=trial(dice=[6, 1, 1, 6, 5, 5]), **more)  # fmt: skip
    match = start(s, rolls=[2, 3], picks="r" * 6)
    play(match, f"catch_up dilemma {again}")
    assert offered(match) == ["die 0", "die 1", "die 2"]
    told = play(match, "effect_target die 0", "effect_target die 2")
    assert facts(told, "rerolled")[0]["indices"] == [0, 2]


@pytest.mark.rule("NA-D70", "NA-D71")
def test_a_purse_may_be_played_beside_every_payment_a_transfer_beside_compulsory_ones() -> None:
    purse = f"token {card('green:purse')}"
    sides = [Side("r2o1", (), ("green:purse",)), Side("b2")]
    match = start(table("walk", boards=sides), rolls=[2], picks="vvvvv")
    play(match, "walk_or_run run")
    assert purse in offered(match)
    assert "transfer" not in offered(match)
    play(match, "pay_gems token green:purse", *["place_gem place 0"] * 4)
    assert asked(match) in ("place_gem", "pay_gems")
    hazard = Hazard("zone", 22, revealing=True, drawn=3)
    s = table("turn_up", boards=sides, land=Land({"cave": ["Z16"]}), pawn=22, hazard=hazard)
    assert {purse, "transfer"} <= set(offered(start(s)))
