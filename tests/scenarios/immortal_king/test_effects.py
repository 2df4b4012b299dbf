"""Worked examples about quests, ultimate powers and prices."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.power import doom_price
from tests.scenarios.immortal_king.build import asked, kinds, numbers, offered, play, start, table


@pytest.mark.rule("IK-254", "IK-107")
@pytest.mark.parametrize("window", ["window1", "window3"])
def test_x40_slipping_away_from_the_lich(window: str) -> None:
    m = start(table([None, "F24", "F25", "F28"], [0, 3, 3, 3], party=["F3"]), dice=[1])
    play(m, "choose_target fight -1")
    if window == "window3":
        play(m, "window1 roll 6")
    events = play(m, f"{window} power F3")
    assert "fight_left" in kinds(events)
    assert m.state.courage == 5
    assert m.state.mana == [False]
    assert (asked(m), m.state.turn, m.outcome) == ("construction_swap", 4, None)


@pytest.mark.rule("IK-149", "IK-060", "IK-061", "IK-D21")
def test_x43_a_quest_on_a_greenskin() -> None:
    s = table(["F12", "F45", "F46"], won=["F13", "F24", "F36"], hidden=["F10"], stage="equipment")
    m = start(s)
    events = play(m, "equipment_action reveal F10")
    assert "throw" not in kinds(events)
    assert numbers(m.state, m.state.won) == ["F12"]
    assert m.state.corridors[0].up


WON = ["F13", "F14", "F28", "F29", "F37", "F39", "F48", "F51"]


@pytest.mark.rule("IK-063", "IK-064", "IK-248")
def test_x44_the_sum_of_powers() -> None:
    m = start(table(["F40", "F49", "F59"], won=WON, stage="equipment"))
    play(m, "equipment_action ultimate F2", "effect_target corridor 0")
    assert offered(m) == {"corridor 1", "done"}
    m = start(table(["F40", "F49", "F26"], won=WON, stage="equipment"))
    play(m, "equipment_action ultimate F2")
    assert {"corridor 0", "corridor 1"} <= offered(m)
    play(m, "effect_target corridor 0")
    assert "corridor 1" not in offered(m)


@pytest.mark.rule("IK-262")
@pytest.mark.parametrize(("shown", "bubbleye", "undead"), [(["W6"], 3, 4), ([], 2, 3)])
def test_x48_the_price_of_doom(shown: list[str], bubbleye: int, undead: int) -> None:
    for lane, price in ((0, bubbleye), (1, undead)):
        s = table(["W24", "W34", "W36"], party=["W1"], shown=shown, hidden=["W10"], final="W60", box=2)
        m = start(s)
        play(m, f"choose_target fight {lane}")
        assert doom_price(m.state) == price
        s.fear = price
        m = start(s, dice=[2])
        play(m, f"choose_target fight {lane}", "window1 roll 6")
        assert asked(m) == "doom"
        play(m, "doom doom")
        assert m.state.fear <= 1
        s.fear = price - 1
        m = start(s, dice=[2])
        play(m, f"choose_target fight {lane}", "window1 roll 6")
        assert asked(m) == "window3"
