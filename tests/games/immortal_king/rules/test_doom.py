"""Fear: Doom (IK-139 to IK-143)."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import asked, play, start, table, throw

from .moves import attack, phase, plain, results, told

WALL = ("F57", "F24", "F25")


@pytest.mark.rule("IK-139")
@pytest.mark.parametrize(("fear", "offered"), [(2, False), (3, True)])
def test_doom_costs_three_fear(fear: int, offered: bool) -> None:
    match = attack(table(party=("F2",), mana=(), fear=fear), 0, 6, 5)
    assert (asked(match) == "doom") == offered
    if offered:
        events = play(match, "doom doom")
        assert match.state.fear == 0
        assert results(events) == [(6, 5)]


@pytest.mark.rule("IK-139")
def test_a_card_may_change_the_price() -> None:
    match = attack(plain(fear=3, shown=("W6",)), 0, 6)
    assert asked(match) != "doom"
    match = attack(plain(fear=4, shown=("W6",)), 0, 6, 5)
    assert told(play(match, "doom doom"), "doom") == [{"price": 4}]


@pytest.mark.rule("IK-140", "IK-D17")
def test_doom_hits_a_d12_and_the_partys_own_rerolls() -> None:
    d12 = attack(table(party=("F1",), fear=3), 0, 11, 2)
    play(d12, "window1 power F1")
    assert results(play(d12, "doom doom")) == [(12, 2)]
    own = attack(table(party=("F2",), mana=(), fear=3), 0, 2, 6, 3)
    play(own, "doom pass", "window3 gift F2")
    assert asked(own) == "doom"
    assert results(play(own, "doom doom")) == [(6, 3)]


@pytest.mark.rule("IK-141")
def test_doom_may_be_used_several_times_once_per_result() -> None:
    match = attack(plain(fear=9), 0, 6, 5, 4, 3)
    for left in (6, 3, 0):
        play(match, "doom doom")
        assert match.state.fear == left + (left == 0)  # the last time the fight is lost
    assert told(match, "fight_lost")[0]["total"] == 3


@pytest.mark.rule("IK-142")
def test_doom_never_touches_a_power_die() -> None:
    match = attack(plain(("F54", "F24", "F25"), fear=6, mana=("F4",)), 0, 2, 6, 5)
    assert asked(match) == "window1"  # the Power die has been rolled, Doom was not asked
    play(match, "window1 roll 6")
    events = play(match, "doom doom")
    assert [facts["result"] for facts in told(events, "roll")] == [5]
    assert match.state.fight.power == 7


@pytest.mark.rule("IK-142")
def test_doom_never_touches_an_armour_roll() -> None:
    match = attack(plain(shown=("F6",), fear=6), 0, 3, 5)
    play(match, "doom pass", "armour_roll roll")
    assert asked(match) == "construction_swap"
    assert match.state.courage == 5


@pytest.mark.rule("IK-142", "IK-154")
def test_doom_never_touches_a_throw() -> None:
    match = attack(plain(("F12", "F24", "F25"), fear=6), 0)
    throw(match, "paper", "rock")
    assert asked(match) == "place_guard"


@pytest.mark.rule("IK-143")
def test_fear_from_the_natural_1_pays_for_doom_on_it() -> None:
    match = attack(table(WALL, party=("F2",), mana=(), fear=2), 0, 1, 4)
    assert asked(match) == "doom"
    events = play(match, "doom doom")
    assert results(events) == [(6, 4)]
    assert match.state.fear == 0


@pytest.mark.rule("IK-142")
def test_there_is_no_doom_outside_a_fight() -> None:
    match = start(phase(plain(fear=10, hidden=("F8",))))
    play(match, "equipment_action potion F8")
    assert asked(match) == "choose_target"
