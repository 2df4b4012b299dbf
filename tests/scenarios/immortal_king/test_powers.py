"""Worked examples about Power: Nemesis, auras, Tenacity, Power dice, the final monster."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.state import FINAL
from tests.scenarios.immortal_king.build import Guard, kinds, play, start, table


@pytest.mark.rule("IK-165", "IK-168", "IK-130", "IK-167", "IK-D24")
def test_x15_nemesis_and_the_orc_assassin() -> None:
    assert power_of(table(["F39", "F24", "F25"]), 0) == 9
    assert power_of(table(["F39", "F12", "F25"]), 0) == 10
    assert power_of(table(["F39", Guard("F12", up=False), "F25"]), 0) == 9
    assert power_of(table(["F39", "F12", "F25"], party=["F2", "F4"]), 0) == 6
    assert power_of(table(["F39", "F12", "F25"]), 1) == 4


@pytest.mark.rule("IK-164", "IK-166", "IK-069", "IK-D25")
def test_x16_auras_add_up_and_include_their_own_card() -> None:
    assert power_of(table(["F26", "F34", "F35"]), 0) == 5
    both = table(["F26", "F38", "F35"])
    assert (power_of(both, 0), power_of(both, 1)) == (6, 7)
    m = start(table([Guard("F26", up=False), "F34", "F35"], hidden=["F10"]))
    events = play(m, "choose_target fight 0")
    assert kinds(events)[0] == "flip"
    assert m.state.fight.power == 5


@pytest.mark.rule("IK-134", "IK-171")
def test_x17_fierce() -> None:
    s = table([Guard("F40", token=True), Guard("F36", token=True), "F34"])
    assert (power_of(s, 0), power_of(s, 1)) == (8, 7)


@pytest.mark.rule("IK-071", "IK-124", "IK-142", "IK-159")
def test_x32_the_power_die_is_rolled_for_each_fight() -> None:
    m = start(table(["F54", "F24", "F25"], party=["F4"], mana=[], hidden=["F10"]), dice=[2, 3, 6])
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 7
    play(m, "window1 roll 6", "window3 accept", "after_fight_potion pass", "construction_swap keep")
    play(m, "equipment_action done", "choose_target fight 0")
    assert m.state.fight.power == 11
    one = start(table(["F54", "F24", "F25"], party=["F4"], mana=[], hidden=["F10"]), dice=[1])
    play(one, "choose_target fight 0")
    assert (one.state.fight.power, one.state.fear) == (6, 0)


@pytest.mark.rule("IK-036", "IK-039", "IK-166", "IK-D26")
def test_x33_auras_reach_the_final_monster() -> None:
    assert power_of(table(["F50", "F34", "F35"]), FINAL) == 10
    assert power_of(table(["F49", "F34", "F35"]), FINAL) == 9
