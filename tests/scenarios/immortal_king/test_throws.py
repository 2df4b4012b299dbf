"""Worked examples about rock, paper, scissors."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import asked, kinds, numbers, offered, play, start, table, throw


@pytest.mark.rule("IK-149", "IK-150", "IK-151", "IK-152", "IK-154", "IK-155", "IK-D23")
def test_x26_a_greenskin_with_pain() -> None:
    m = start(table(["F21", "F24", "F25"], hidden=["F7"]))
    play(m, "choose_target fight 0")
    assert offered(m) == {"throw"}
    play(m, "window1 throw")
    events = throw(m, "paper", "paper")
    assert "fight_won" in kinds(events)
    assert "roll" not in kinds(events)
    assert "F21" in numbers(m.state, m.state.won)

    m = start(table(["F21", "F24", "F25"], hidden=["F7"]))
    play(m, "choose_target fight 0", "window1 throw")
    throw(m, "paper", "scissors")
    assert (m.state.courage, m.state.fear) == (3, 2)
    assert numbers(m.state, [m.state.corridors[0].guard]) == ["F21"]


@pytest.mark.rule("IK-153", "IK-183")
def test_x27_a_riddle_is_replayed() -> None:
    m = start(table(["W27", "F24", "F25"], hidden=["F10"]))
    play(m, "choose_target fight 0", "window1 throw")
    throw(m, "rock", "rock")
    assert asked(m) == "rps_throw"
    throw(m, "rock", "scissors")
    assert "W27" in numbers(m.state, m.state.won)


@pytest.mark.rule("IK-183")
def test_x27_a_riddle_in_solo() -> None:
    m = start(table(["W27", "F24", "F25"], hidden=["F10"], solo="dark_evening"))
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 5
    assert "roll 6" in offered(m)


@pytest.mark.rule("IK-154", "IK-254", "IK-D58")
def test_x47_slipping_away_before_the_throw() -> None:
    m = start(table(["F21", "F24", "F25", "F28"], party=["F3"], hidden=["F10"]))
    play(m, "choose_target fight 0")
    assert offered(m) == {"throw", "power F3"}
    events = play(m, "window1 power F3")
    assert "fight_left" in kinds(events)
    assert "throw" not in kinds(events)
    assert m.state.courage == 5
    assert m.state.corridors[0].up
    assert numbers(m.state, [m.state.corridors[0].guard]) == ["F21"]

    m = start(table(["F21", "F24", "F25", "F28"], party=["F3"], hidden=["F10"]))
    play(m, "choose_target fight 0", "window1 throw")
    throw(m, "paper", "scissors")
    assert asked(m) == "after_fight_potion"
    assert (m.state.courage, m.state.mana) == (3, [True])
