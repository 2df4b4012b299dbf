"""Worked examples about Courage, Fear and Mana."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import extra_cards
from heroes_desktop.games.immortal_king.power import power_of
from tests.scenarios.immortal_king.build import Guard, asked, play, start, table


@pytest.mark.rule("IK-099", "IK-122", "IK-162", "IK-D11", "IK-D12")
@pytest.mark.parametrize(("courage", "left", "gained"), [(1, 0, 1), (5, 3, 2)])
def test_x11_pain_costs_what_there_is(courage: int, left: int, gained: int) -> None:
    m = start(table(["F57", "F24", "F25"], party=["F4"], mana=[], courage=courage), dice=[2])
    play(m, "choose_target fight 0")
    assert (m.state.courage, m.state.fear) == (left, gained)


@pytest.mark.rule("IK-125", "IK-D13")
def test_x12_ten_fear_at_most() -> None:
    m = start(table(["F57", "F24", "F25"], party=["F4"], mana=[], courage=4, fear=9), dice=[2])
    play(m, "choose_target fight 0", "doom pass")
    assert (m.state.courage, m.state.fear) == (2, 10)


@pytest.mark.rule("IK-013", "IK-119")
def test_x13_ten_courage_at_most() -> None:
    won = ["F13", "F14", "F24", "F25", "F36", "F37", "F48", "F49"]
    m = start(table(["F45", "F46", "F34"], won=won, courage=8, mana=[], stage="equipment"))
    play(m, "equipment_action ultimate F1")
    assert m.state.courage == 10
    assert m.state.won == []


@pytest.mark.rule("IK-070", "IK-161")
def test_x14_mana_is_counted_at_the_start_of_the_fight() -> None:
    m = start(table(["F43", "F24", "F25"], hidden=["F10"]), dice=[1])
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 6
    play(m, "window1 power F1")
    assert m.state.fight.power == 6
    play(m, "window1 roll 12", "window3 accept", "after_fight_potion pass")
    assert m.state.mana == [False, True]
    play(m, "construction_swap keep", "equipment_action done", "choose_target fight 0")
    assert m.state.fight.power == 5


PRICE = """
[[card]]
number = "Z2"
class = "equipment"
equipment = "potion"
name = { en = "Bitter cup", fr = "Coupe amère" }
flavour = { en = "-", fr = "-" }
text = { en = "-", fr = "-" }
effect = [{ kind = "courage", amount = -1 }, { kind = "bonus", amount = 9 }]
"""


@pytest.mark.rule("IK-110", "IK-111", "IK-112", "IK-D34")
def test_x30_the_final_monster_beaten_without_courage() -> None:
    with extra_cards(PRICE):
        m = start(table([None, "F24", "F25"], [0, 3, 3], hidden=["Z2"], courage=1), dice=[3])
        play(m, "choose_target fight -1", "window1 potion Z2")
        assert m.state.courage == 0
        assert m.outcome is None
        play(m, "window1 roll 6", "window3 accept")
        assert m.state.final_beaten
        assert m.outcome is not None
        assert m.outcome.winners == (1,)


@pytest.mark.rule("IK-112", "IK-189", "IK-019")
def test_x31_a_potion_after_the_fight_saves_the_party() -> None:
    m = start(table(["F57", "F24", "F25"], party=["F4"], mana=[], hidden=["F8"], courage=1), dice=[2])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert (m.state.courage, asked(m)) == (0, "after_fight_potion")
    play(m, "after_fight_potion potion F8")
    assert (m.state.courage, m.state.fear, m.outcome) == (2, 1, None)
    assert asked(m) == "construction_swap"


@pytest.mark.rule("IK-256", "IK-123", "IK-253")
@pytest.mark.parametrize(("coat", "courage", "fear"), [(5, 3, 6), (1, 2, 8), (3, 2, 7)])
def test_x49_the_coat(coat: int, courage: int, fear: int) -> None:
    s = table([Guard("F57"), "F24", "F25"], party=["F4"], mana=[], shown=["F6"], courage=4, fear=5)
    m = start(s, dice=[2, coat])
    play(m, "choose_target fight 0", "doom pass", "armour_roll roll")
    assert (m.state.courage, m.state.fear) == (courage, fear)


@pytest.mark.rule("IK-161")
def test_x14_the_letter_outside_a_fight() -> None:
    s = table(["F43", "F24", "F25"], mana=["F2"])
    assert power_of(s, 0) == 5
