"""Dominance, Petrify, Hypnosis, Riddle and Alarm (IK-180 to IK-184)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.immortal_king.build import asked, numbers, offered, play, table, throw

from .moves import attack, has_mana, plain, power, told
from .reading import alone, fought, powers

TOUCHES_THE_DIE = {"power F1", "gift F2", "power W1", "power W4", "potion W7"}
HARMLESS = {"power F2", "potion F7"}


@pytest.mark.rule("IK-180")
@pytest.mark.parametrize(("courage", "fear", "more"), [(5, 4, 0), (5, 5, 0), (5, 6, 2), (1, 2, 2)])
def test_dominance_needs_more_fear_than_courage(courage: int, fear: int, more: int) -> None:
    assert powers(plain(("W46", "W56", "F45"), courage=courage, fear=fear)) == [6 + more, 8 + more, 7]


@pytest.mark.rule("IK-180")
def test_dominance_is_decided_at_the_start_of_the_fight() -> None:
    dominated = attack(plain(("W46", "F24", "F25"), courage=5, fear=6, hidden=("F8", "F10")), 0)
    play(dominated, "window1 potion F8")
    assert (dominated.state.courage, dominated.state.fight.power) == (7, 8)
    free = attack(plain(("W46", "F24", "F25"), courage=5, fear=5, hidden=("F7", "F10")), 0, 1)
    play(free, "window1 roll 6", "doom pass", "window3 potion F7")
    assert (free.state.fear, free.state.fight.power) == (6, 6)


@pytest.mark.rule("IK-181")
@pytest.mark.parametrize("number", ["W20", "W37"])
def test_petrify_takes_the_mana_of_an_adventurer_the_player_names(number: str) -> None:
    match = attack(table((number, "F24", "F25"), party=("F1", "F2", "F4"), mana=("F1", "F2")), 0, 1)
    play(match, "window1 roll 6", "window3 accept")
    assert (asked(match), offered(match)) == ("lose_mana", {"adventurer F1", "adventurer F2"})
    play(match, "lose_mana adventurer F2")
    assert has_mana(match) == ["F1"]


@pytest.mark.rule("IK-181")
def test_petrify_without_mana_and_after_a_victory() -> None:
    poor = attack(plain(("W20", "F24", "F25")), 0, 2)
    assert (asked(poor), told(poor, "mana")) == ("construction_swap", [])
    won = attack(table(("W20", "F24", "F25"), party=("F1",)), 0, 5)
    play(won, "window1 roll 6", "window3 accept")
    assert has_mana(won) == ["F1"]


def after_the_roll(number: str) -> set[str]:
    """What is offered in window 3 against this card, the die showing 2."""
    party: dict[str, Any] = {"party": ("F1", "F2", "W1", "W4"), "hidden": ("F7", "W7")}
    match = attack(table((number, "F24", "F25"), **party), 0, 2)
    play(match, "window1 roll 6")
    return offered(match)


@pytest.mark.rule("IK-182")
def test_hypnosis_forbids_to_touch_the_die_after_the_roll() -> None:
    assert after_the_roll("W36") == {"accept"} | HARMLESS | TOUCHES_THE_DIE
    assert after_the_roll("W40") == {"accept"} | HARMLESS


@pytest.mark.rule("IK-182")
def test_hypnosis_leaves_dice_chosen_before_the_roll_and_doom() -> None:
    s = table(("W40", "F24", "F25"), party=("F1", "W4"), hidden=("W7",), fear=3)
    match = attack(s, 0, 12, 3, 8)
    assert {"power F1", "power W4", "potion W7"} <= offered(match)
    play(match, "window1 power F1", "window1 power W4", "window1 roll 12", "doom doom")
    assert match.state.fight.dice == [8, 3]


@pytest.mark.rule("IK-183")
def test_a_riddle_is_thrown_and_ties_are_replayed() -> None:
    match = attack(plain(("W27", "F24", "F25")), 0)
    throw(match, "rock", "rock")
    assert asked(match) == "rps_throw"
    throw(match, "paper", "paper")
    events = throw(match, "rock", "scissors")
    assert numbers(match.state, match.state.won) == ["W27"]
    assert told(events, "fight_won")


@pytest.mark.rule("IK-183")
def test_a_lost_riddle_costs_courage_and_the_card_stays() -> None:
    match = attack(plain(("W50", "F24", "F25"), fear=9), 0)
    assert asked(match) == "rps_throw"  # no roll, no Doom
    throw(match, "rock", "paper")
    assert (match.state.courage, match.state.won) == (4, [])
    assert numbers(match.state, [match.state.corridors[0].guard]) == ["W50"]


@pytest.mark.rule("IK-183")
def test_before_a_riddle_only_what_touches_neither_roll_nor_power() -> None:
    s = table(("W27", "F24", "F25"), party=("F1", "F2", "F3", "F4"), courage=4, hidden=("F7", "F8", "W8"))
    match = attack(s, 0)
    assert offered(match) == {"throw", "power F3", "potion F8", "potion W8"}


@pytest.mark.rule("IK-183")
@pytest.mark.parametrize(("number", "printed"), [("W27", 5), ("W50", 8)])
def test_in_solo_a_riddle_is_fought_with_the_die(number: str, printed: int) -> None:
    match = attack(alone("first_glance", (number, "F24", "F25")), 0, 4)
    assert fought(match) == printed
    assert [roll["result"] for roll in told(match, "roll")] == [4]


@pytest.mark.rule("IK-184")
@pytest.mark.parametrize(("number", "lost", "fear"), [("W30", 2, 2), ("W41", 2, 2), ("W42", 2, 1)])
def test_a_trap_with_alarm_gives_one_more_fear(number: str, lost: int, fear: int) -> None:
    match = attack(plain((number, "F24", "F25"), (0, 3, 3)), 0, lost)
    assert (match.state.courage, match.state.fear) == (4, fear)


@pytest.mark.rule("IK-184")
def test_an_overcome_trap_gives_no_alarm() -> None:
    match = attack(plain(("W30", "F24", "F25")), 0, 5)
    assert (match.state.courage, match.state.fear) == (5, 0)


@pytest.mark.rule("IK-184")
def test_in_solo_an_alarm_is_one_step_more_on_the_scale() -> None:
    match = attack(alone("first_glance", ("W30", "W24", "F25")), 0, 2)
    assert [fate["entry"] for fate in told(match, "fate")] == [1, 2]
    assert power(match, 1) == 5 + 1
