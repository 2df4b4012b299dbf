"""Combat phase: the party loses (IK-097 to IK-100, IK-253)."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import Guard, asked, kinds, numbers, play, start

from .moves import attack, end_turn, guard, has_mana, plain, told


@pytest.mark.rule("IK-097", "IK-122", "IK-D59")
def test_a_lost_fight_costs_one_courage_and_gives_one_fear() -> None:
    match = attack(plain(courage=4, fear=2), 0, 3)
    assert (match.state.courage, match.state.fear) == (3, 3)
    assert told(match, "fear") == [{"change": 1, "now": 3, "cause": "courage"}]


@pytest.mark.rule("IK-098")
def test_the_guard_stays_face_up_with_its_token() -> None:
    match = attack(plain((Guard("F36", up=False, token=True), "F24", "F25")), 0, 6)
    assert told(match, "fight_lost")[0]["power"] == 7
    assert guard(match, 0) == "F36"
    assert match.state.corridors[0].up
    assert match.state.corridors[0].token
    assert match.state.won == []


@pytest.mark.rule("IK-099", "IK-D12")
def test_no_more_courage_is_lost_than_there_is() -> None:
    match = start(plain(("F57", "F24", "F25"), courage=1, fear=2, hidden=("F8",)), [3])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert (match.state.courage, match.state.fear) == (0, 3)


@pytest.mark.rule("IK-100")
def test_after_a_lost_fight_the_next_turn_begins_normally() -> None:
    match = attack(plain(), 0, 3, 6)
    assert asked(match) == "construction_swap"
    assert match.state.turn == 4
    end_turn(match)
    play(match, "choose_target fight 0")
    assert told(match, "fight_won")


@pytest.mark.rule("IK-120", "IK-D11", "IK-162")
def test_pain_costs_two_courage_and_gives_two_fear() -> None:
    match = attack(plain(("F57", "F24", "F25"), courage=5, fear=1), 0, 3)
    assert (match.state.courage, match.state.fear) == (3, 3)


@pytest.mark.rule("IK-253")
def test_armour_comes_before_the_loss() -> None:
    match = attack(plain(shown=("F6",), courage=4, fear=0), 0, 3, 5)
    assert asked(match) == "armour_roll"
    assert match.state.courage == 4
    play(match, "armour_roll roll")
    assert (match.state.courage, match.state.fear) == (4, 0)


@pytest.mark.rule("IK-253")
def test_courage_fear_alarm_then_the_trap_leaves_and_its_replacement_comes() -> None:
    match = start(plain(("W30", "F36", "F57"), hidden=("F8",)), [3])
    events = play(match, "choose_target fight 0", "window1 roll 6", "window3 accept")
    order = [
        (event.kind, event.facts.get("cause")) for event in events if event.kind in ("courage", "fear", "won")
    ]
    assert order == [("courage", "fight"), ("fear", "courage"), ("fear", "alarm"), ("won", "trap")]
    assert asked(match) == "place_guard"
    assert kinds(play(match, "place_guard up")) == ["guard"]
    assert asked(match) == "after_fight_potion"


@pytest.mark.rule("IK-253", "IK-181")
def test_petrify_comes_after_courage_and_before_the_potion_window() -> None:
    match = start(plain(("W20", "F36", "F57"), party=("F3", "F4"), mana=("F3", "F4"), hidden=("F8",)), [3])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert match.state.courage == 4
    assert asked(match) == "lose_mana"
    play(match, "lose_mana adventurer F4")
    assert has_mana(match) == ["F3"]
    assert asked(match) == "after_fight_potion"


@pytest.mark.rule("IK-253", "IK-D60")
def test_in_solo_fate_strikes_before_a_failed_trap_leaves() -> None:
    s = plain(("W21", "F36", "F57"), ((), ("F53",), ("F47",)), solo="meeting_the_lich", fear=1)
    match = attack(s, 0, 3)  # entry 2: outer corridors +1, once the Courage is lost
    order = [event.kind for event in match.events if event.kind in ("courage", "fate", "won")]
    assert order == ["courage", "fate", "won"]
    assert numbers(match.state, match.state.won) == ["W21"]


@pytest.mark.rule("IK-D60", "IK-214")
def test_a_failed_trap_is_passed_over_by_the_tokens_and_its_replacement_gets_none() -> None:
    s = plain(("W21", "F36", "F57"), (("F55",), ("F53",), ("F47",)), solo="meeting_the_lich")
    match = attack(s, 0, 3)
    assert [corridor.token for corridor in match.state.corridors] == [False, True, True]
    assert guard(match, 0) == "F55"
