"""Combat phase: the roll and its windows (IK-072 to IK-082)."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import asked, kinds, offered, play, start, table

from .moves import adventurer, attack, phase, plain, results, told

WALL = ("F57", "F24", "F25")
"""Abunakkashii, Power 9, in the first corridor."""


@pytest.mark.rule("IK-072")
def test_window_1_stays_open_until_the_party_rolls() -> None:
    match = attack(table(WALL, party=("F2", "F4"), hidden=("F7", "F8", "F5")), 0, 4)
    assert offered(match) == {"roll 6", "power F2", "power F4", "potion F7", "potion F8"}
    play(match, "window1 potion F7", "window1 power F4", "window1 potion F8", "window1 power F2")
    assert offered(match) == {"roll 6"}
    events = play(match, "window1 roll 6")
    assert kinds(events)[0] == "roll"


@pytest.mark.rule("IK-072", "IK-076")
def test_optional_gifts_belong_to_both_windows() -> None:
    with adventurer("X1", gift='{ kind = "end_fight" }'):
        match = attack(table(WALL, party=("X1",)), 0, 4)
        assert offered(match) == {"roll 6", "gift X1"}
        play(match, "window1 roll 6")
        assert offered(match) == {"accept", "gift X1"}


@pytest.mark.rule("IK-073")
def test_the_combat_die_is_a_d6() -> None:
    assert results(attack(plain(WALL), 0, 3)) == [(6, 3)]


@pytest.mark.rule("IK-074")
def test_a_natural_1_gives_fear_before_anything_else() -> None:
    match = attack(plain(WALL, fear=2), 0, 1)
    assert kinds(match.events)[-2:] == ["roll", "fear"]
    assert told(match, "fear") == [{"change": 1, "now": 3, "cause": "natural_1"}]
    assert asked(match) == "doom"


@pytest.mark.rule("IK-074")
@pytest.mark.parametrize("result", [2, 3, 4, 5, 6])
def test_other_results_give_no_fear(result: int) -> None:
    match = attack(table(WALL, party=("F2",), mana=(), fear=2), 0, result)
    assert match.state.fear == 2


@pytest.mark.rule("IK-075", "IK-139")
def test_doom_is_paid_and_replaces_the_result() -> None:
    match = attack(plain(("F36", "F24", "F25"), fear=4), 0, 6, 2)
    events = play(match, "doom doom")
    assert told(events, "doom") == [{"price": 3}]
    assert results(events) == [(6, 2)]
    assert told(events, "fight_lost")[0]["total"] == 2
    assert match.state.fear == 4 - 3 + 1


@pytest.mark.rule("IK-075")
def test_a_doomed_die_may_show_1_and_be_doomed_again() -> None:
    match = attack(plain(("F36", "F24", "F25"), fear=5), 0, 6, 1, 4)
    events = play(match, "doom doom")
    assert told(events, "fear")[1] == {"change": 1, "now": 3, "cause": "natural_1"}
    assert asked(match) == "doom"
    assert results(play(match, "doom doom")) == [(6, 4)]


@pytest.mark.rule("IK-075")
def test_no_doom_without_enough_fear() -> None:
    match = attack(table(party=("F2",), mana=(), fear=2), 0, 6)
    assert asked(match) == "window3"


@pytest.mark.rule("IK-076")
def test_window_3_continues_until_the_party_stops() -> None:
    match = attack(table(WALL, party=("F2", "F4"), hidden=("F7", "F8"), fear=6), 0, 2)
    play(match, "window1 roll 6", "doom pass")
    for effect in ("power F2", "potion F7", "potion F8", "power F4"):
        play(match, f"window3 {effect}")
        assert asked(match) in ("window3", "place_guard"), effect


@pytest.mark.rule("IK-076", "IK-077")
@pytest.mark.parametrize("effect", ["gift F2", "power F1", "potion W7", "power W4"])
def test_an_effect_that_rolls_leads_back_to_the_roll_and_to_doom(effect: str) -> None:
    match = attack(table(WALL, party=("F1", "F2", "W4"), hidden=("W7",), fear=5), 0, 3, 1)
    play(match, "window1 roll 6", "doom pass")
    events = play(match, f"window3 {effect}")
    assert told(events, "fear")[-1]["cause"] == "natural_1"
    assert asked(match) == "doom"


@pytest.mark.rule("IK-076", "IK-077", "IK-251")
def test_setting_the_die_opens_no_doom_window() -> None:
    match = attack(table(WALL, party=("W1", "F2"), fear=5), 0, 3)
    play(match, "window1 roll 6", "doom pass", "window3 power W1")
    assert asked(match) == "window3"
    assert match.state.fight.total == 5


@pytest.mark.rule("IK-077")
def test_a_declined_result_is_safe_but_a_new_roll_is_not() -> None:
    match = attack(table(party=("F2",), hidden=("F7",), fear=3), 0, 5, 4)
    play(match, "window1 roll 6", "doom pass", "window3 potion F7")
    assert asked(match) == "window3"
    play(match, "window3 power F2")
    assert asked(match) == "window3"
    play(match, "window3 gift F2")
    assert asked(match) == "doom"


@pytest.mark.rule("IK-078", "IK-D16")
def test_effects_before_the_roll_leave_doom_open() -> None:
    match = attack(table(party=("F2",), hidden=("F7",), fear=3), 0, 6)
    play(match, "window1 potion F7", "window1 power F2")
    assert asked(match) == "doom"
    assert match.state.fight.total == 15


@pytest.mark.rule("IK-078")
def test_doom_comes_before_anything_further_of_the_party() -> None:
    match = attack(table(WALL, hidden=("F7",), fear=3), 0, 6)
    play(match, "window1 roll 6")
    assert [decision.kind for decision in match.pending] == ["doom"]


@pytest.mark.rule("IK-079", "IK-083")
def test_gifts_objects_powers_and_potions_combine_but_nothing_new_is_revealed() -> None:
    won = ("F12", "F13", "F24", "F25", "F36", "F37", "F48", "F49", "F14", "F28")
    guards = ("F57", "F29", "F31")
    s = table(guards, hidden=("F7", "F6", "F10"), shown=("F5", "F11"), collection=("F8",), won=won)
    match = start(phase(s), [2])
    assert {"reveal F6", "quest F11", "ultimate F1"} <= offered(match)
    play(match, "equipment_action done", "choose_target fight 0")
    assert offered(match) == {"roll 6", "power F1", "power F2", "potion F7"}
    play(match, "window1 power F2", "window1 roll 6")
    assert offered(match) == {"accept", "power F1", "gift F2", "potion F7"}
    play(match, "window3 potion F7")
    assert match.state.fight.total == 2 * 2 + 3 + 1 + 1


@pytest.mark.rule("IK-080")
def test_only_the_total_counts() -> None:
    low = attack(table(("F24", "F36", "F57"), party=("F1",), mana=(), shown=("F5", "F5")), 0, 1)
    assert told(low, "fight_won")[0]["total"] == 4
    high = attack(plain(("F45", "F24", "F57")), 0, 6)
    assert told(high, "fight_lost")[0]["total"] == 6


@pytest.mark.rule("IK-081", "IK-086")
def test_result_is_die_times_multiplier_plus_bonuses_minus_penalties() -> None:
    rows = '{ kind = "bonus", amount = -2 }, { kind = "courage", amount = 1 }'
    with adventurer("X1", temporary=rows):
        match = attack(table(WALL, party=("F1", "F2", "X1"), hidden=("F7",), shown=("F5",)), 0, 4)
        play(match, "window1 power X1", "window1 roll 6", "window3 power F2", "window3 potion F7")
        assert match.state.fight.total == 4 * 2 + 1 + 1 + 3 - 2


@pytest.mark.rule("IK-082")
@pytest.mark.parametrize(("result", "outcome"), [(5, "fight_lost"), (6, "fight_won")])
def test_a_tie_is_a_win(result: int, outcome: str) -> None:
    assert told(attack(plain(), 0, result), outcome)
