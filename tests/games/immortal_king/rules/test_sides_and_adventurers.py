"""Object and sides (IK-001 to IK-003), adventurer cards (IK-004 to IK-013)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match, Option, Setup
from heroes_desktop.games.immortal_king.content import CARDS, FACES
from tests.playing import randomly
from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    Guard,
    asked,
    numbers,
    offered,
    play,
    start,
    table,
)

from .moves import (
    EVERY_COLOUR,
    adventurer,
    attack,
    end_turn,
    guard,
    has_mana,
    phase,
    plain,
    power,
    results,
    told,
)

MASTERS = {"construction_swap", "doom", "bodyguard_target", "place_guard"}
KNOWN_ACTS = {
    "choose_adventurers": {"adventurer", "done"},
    "choose_equipment": {"equipment"},
    "construction_swap": {"keep", "swap"},
    "look_pile": {"pile", "none"},
    "equipment_action": {"reveal", "quest", "ultimate", "potion", "done"},
    "pay_cost": {"pay"},
    "effect_target": {"corridor", "adventurer", "pile", "done"},
    "pile_pick": {"pile", "card"},
    "pile_order": {"card"},
    "choose_target": {"fight", "potion"},
    "window1": {"roll", "throw", "power", "gift", "potion"},
    "doom": {"doom", "pass"},
    "window3": {"accept", "power", "gift", "potion"},
    "rps_throw": {"rock", "paper", "scissors"},
    "armour_roll": {"roll", "keep"},
    "bodyguard_target": {"corridor", "none"},
    "place_guard": {"up", "ambush", "tenacity", "both"},
    "place_mana": {"adventurer", "none"},
    "after_fight_potion": {"potion", "pass"},
    "lose_mana": {"adventurer"},
    "collection_pick": {"card"},
}
"""Everything either side can ever do; turning a card up is always part of using it (IK-D56)."""

COLOUR_SETS = {
    1: ("F12", "F24", "F36", "F48"),
    2: ("F12", "F13", "F24", "F25", "F36", "F37", "F48", "F49"),
    3: ("F12", "F13", "F14", "F24", "F25", "F26", "F36", "F37", "F38", "F48", "F49", "F50"),
    4: (
        "F12", "F13", "F14", "F15", "F24", "F25", "F26", "F27",
        "F36", "F37", "F38", "F39", "F48", "F49", "F50", "F51",
    ),
}  # fmt: skip


@pytest.mark.rule("IK-001")
def test_the_party_wins_by_defeating_the_final_monster() -> None:
    match = attack(table((None, "F24", "F25"), (0, 3, 3), party=("F1",)), -1, 9)
    play(match, "window1 power F1")
    assert match.outcome is not None
    assert match.outcome.winners == (PARTY,)
    assert told(match, "game_over") == [{"winner": "party", "reason": "final_defeated"}]


@pytest.mark.rule("IK-001")
def test_beating_guards_alone_does_not_win() -> None:
    match = attack(plain((None, "F24", "F25"), (0, 0, 0)), 1, 6)
    assert guard(match, 1) == ""
    assert match.outcome is None


@pytest.mark.rule("IK-002")
def test_the_dungeon_master_wins_by_bringing_courage_to_nothing() -> None:
    match = attack(plain(courage=1), 0, 2)
    assert match.outcome is not None
    assert match.outcome.winners == (MASTER,)
    assert match.outcome.reason == "courage_lost"


@pytest.mark.rule("IK-003")
@pytest.mark.parametrize(("choice", "party"), [("party", 0), ("dm", 1)])
def test_sides_are_chosen_before_anything_else(choice: str, party: int) -> None:
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), {"mode": "duel"}), seed=5)
    assert asked(match) == "choose_sides"
    assert offered(match) == {"party", "dm", "random"}
    match.play(Option(choice))
    assert (match.state.party, match.state.dm) == (party, 1 - party)


@pytest.mark.rule("IK-003")
def test_sides_can_be_drawn() -> None:
    setup = Setup("duel", ("Ann", "Ben"), {"mode": "duel", "sides": "random"})
    drawn = {Match.new("immortal_king", setup, seed).state.party for seed in range(20)}
    assert drawn == {0, 1}


@pytest.mark.rule("IK-003", "IK-D56")
@pytest.mark.parametrize("seed", range(6))
def test_each_side_plays_only_its_own_cards_and_shows_none_of_its_own_accord(seed: int) -> None:
    options = {"mode": "duel", "box": 1 + seed % 2, "sides": "party" if seed < 2 else "dm"}
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), seed)
    choose = randomly(Chance(seed))
    while match.pending:
        for decision in match.pending:
            acts = {option.act for option in decision.options}
            assert acts <= KNOWN_ACTS[decision.kind], decision.kind
            owner = match.state.dm if decision.kind in MASTERS else match.state.party
            assert decision.seat == owner or decision.kind == "rps_throw", decision.kind
        choice = choose(match)
        match.play(choice.option, choice.seat)


@pytest.mark.rule("IK-004", "IK-005")
def test_type_counts_only_where_a_card_refers_to_it() -> None:
    def powers(party: str) -> tuple[int, int]:
        match = start(table(("F39", "F36", "F24"), party=(party,)))
        return power(match, 0), power(match, 1)

    types = {number: CARDS[FACES[number]].type for number in ("F1", "F2", "F3", "F4")}
    assert types == {"F1": "priest", "F2": "sorcerer", "F3": "rogue", "F4": "warrior"}
    assert {party: powers(party) for party in types} == {
        "F1": (9, 6), "F2": (5, 6), "F3": (5, 6), "F4": (5, 6)
    }  # fmt: skip


@pytest.mark.rule("IK-006")
def test_a_gift_works_in_every_fight_at_no_cost() -> None:
    match = attack(table(party=("F1",), mana=(), guards=("F36", "F24", "F57")), 0, 2, 3)
    assert told(match, "fight_lost")[0]["total"] == 3
    end_turn(match)
    play(match, "choose_target fight 1")
    assert told(match, "fight_won")[0]["total"] == 4
    assert not told(match, "payment")


@pytest.mark.rule("IK-007")
def test_a_temporary_power_costs_the_mana_on_that_adventurer() -> None:
    match = attack(table(mana=("F2",)), 0, 3)
    assert "power F2" in offered(match)
    assert "power F1" not in offered(match)
    play(match, "window1 power F2")
    assert has_mana(match) == []
    assert "power F2" not in offered(match)


@pytest.mark.rule("IK-008", "IK-065")
def test_temporary_powers_belong_to_the_combat_phase() -> None:
    match = start(phase(table(hidden=("F7",))), [4])
    assert not {"power F1", "power F2"} & offered(match)
    play(match, "equipment_action done")
    assert not {"power F1", "power F2"} & offered(match)
    play(match, "choose_target fight 0")
    assert {"power F1", "power F2"} <= offered(match)
    play(match, "window1 roll 6")
    assert {"power F1", "power F2"} <= offered(match)


@pytest.mark.rule("IK-008", "IK-065")
def test_a_temporary_power_whose_text_names_the_equipment_phase_is_used_there() -> None:
    with adventurer("X1", temporary='{ kind = "courage", amount = 1, windows = ["equipment"] }'):
        match = start(phase(table(party=("X1",))))
        assert "power X1" in offered(match)
        play(match, "equipment_action power X1")
        assert match.state.courage == 6
        assert has_mana(match) == []
        assert asked(match) == "choose_target"


@pytest.mark.rule("IK-008", "IK-065")
def test_not_even_a_power_that_could_work_at_any_time_is_used_in_the_equipment_phase() -> None:
    with adventurer("X1", temporary='{ kind = "courage", amount = 1 }'):
        match = start(phase(table(party=("X1",), hidden=("F5",))))
        assert offered(match) == {"done"}
        play(match, "equipment_action done", "choose_target fight 0")
        assert offered(match) == {"roll 6", "power X1"}


@pytest.mark.rule("IK-009")
def test_an_ultimate_power_is_offered_in_the_equipment_phase_only() -> None:
    match = start(
        phase(table(party=("F1",), won=EVERY_COLOUR, hidden=("F8",), guards=("F57", "F25", "F59"))), [4]
    )
    assert "ultimate F1" in offered(match)
    for step in ("equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept"):
        play(match, step)
        assert not any(option.startswith("ultimate") for option in offered(match)), step
    assert asked(match) == "after_fight_potion"


@pytest.mark.rule("IK-010", "IK-011", "IK-D02")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_ultimate_power_costs_as_many_of_each_colour_as_there_are_adventurers(size: int) -> None:
    party = ("F1", "F2", "F3", "F4")[:size]
    won = COLOUR_SETS[size]
    guards = ("F57", "F55", "F54")
    match = start(phase(table(guards, party=party, won=won)))
    play(match, "equipment_action ultimate F1")
    assert numbers(match.state, told(match, "payment")[0]["cards"]) == sorted(won)
    assert match.state.courage == 9
    for missing in (won[0], won[size], won[-1]):
        poorer = [number for number in won if number != missing]
        assert "ultimate F1" not in offered(
            start(phase(table(guards, party=party, won=poorer, hidden=("F8",))))
        )


@pytest.mark.rule("IK-012", "IK-D03")
def test_an_ultimate_power_can_be_used_again_in_the_same_phase_for_the_full_cost() -> None:
    match = start(phase(table(("F57", "F55", "F54"), party=("F1",), won=COLOUR_SETS[2], courage=1)))
    play(match, "equipment_action ultimate F1", "equipment_action ultimate F1")
    assert match.state.courage == 9
    assert match.state.won == []


@pytest.mark.rule("IK-012", "IK-D03")
def test_an_ultimate_power_can_be_used_again_in_a_later_turn() -> None:
    match = start(phase(plain(("F57", "F55", "F54"), won=COLOUR_SETS[2], courage=5, party=("F1",))), [1, 1])
    play(match, "equipment_action ultimate F1", "equipment_action done", "choose_target fight 0")
    play(match, "construction_swap keep", "equipment_action ultimate F1")
    assert match.state.won == []


@pytest.mark.rule("IK-013")
@pytest.mark.parametrize("mana", [(), ("F1",)])
def test_an_ultimate_power_needs_and_takes_no_mana(mana: tuple[str, ...]) -> None:
    match = start(phase(table(("F57", "F55", "F54"), party=("F1",), won=EVERY_COLOUR, mana=mana)))
    play(match, "equipment_action ultimate F1")
    assert match.state.courage == 9
    assert has_mana(match) == list(mana)


@pytest.mark.rule("IK-D19")
def test_nova_rerolls_the_d6_once_per_fight_and_the_new_result_stands() -> None:
    nova = CARDS[FACES["F2"]]
    assert (nova.type, nova.gender) == ("sorcerer", "female")
    match = attack(table(party=("F2",), mana=()), 0, 6, 2, 5)
    play(match, "window3 gift F2")
    assert told(match, "fight_lost")[0]["total"] == 2  # no second re-roll was offered
    end_turn(match)
    play(match, "choose_target fight 0")
    assert "gift F2" in offered(match)


@pytest.mark.rule("IK-D19")
def test_nova_does_not_reroll_a_d12() -> None:
    match = attack(table(mana=("F1",), guards=("F57", "F24", "F25")), 0, 3, 2)
    play(match, "window1 roll 6", "window3 power F1")
    assert results(match) == [(12, 2)]
    assert told(match, "fight_lost")  # nothing more was offered


@pytest.mark.rule("IK-D20")
def test_heros_power_before_the_roll_makes_the_first_roll_a_d12() -> None:
    match = attack(table(party=("F1",)), 0, 11)
    play(match, "window1 power F1")
    assert results(match) == [(12, 11)]


@pytest.mark.rule("IK-D19")
def test_nova_may_reroll_any_result_of_the_d6() -> None:
    for natural in range(1, 7):
        match = attack(table(party=("F2",), mana=(), guards=("F57", Guard("F36"), "F24")), 0, natural)
        assert offered(match) == {"accept", "gift F2"}
