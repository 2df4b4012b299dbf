"""Worked examples about paying with won cards."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import asked, numbers, offered, play, start, table

SWORD = ["F5"]


@pytest.mark.rule("IK-016", "IK-025", "IK-027", "IK-172", "IK-D31")
def test_x28_a_treasure_pays_one_symbol() -> None:
    m = start(table(won=["F41", "F13"], hidden=SWORD, stage="equipment"))
    assert offered(m) == {"done"}
    m = start(table(won=["F41", "F13", "F28"], hidden=SWORD, stage="equipment"))
    play(m, "equipment_action reveal F5")
    assert m.state.won == []
    assert numbers(m.state, m.state.shown) == ["F5"]


@pytest.mark.rule("IK-026", "IK-027")
def test_x28_the_player_chooses_where_a_treasure_leaves_a_choice() -> None:
    m = start(table(won=["F41", "F13", "F14", "F28"], hidden=SWORD, stage="equipment"))
    play(m, "equipment_action reveal F5")
    assert asked(m) == "pay_cost"
    assert offered(m) == {"pay F13 F14 F28", "pay F13 F28 F41", "pay F13 F14 F41"}
    s = m.state
    pay = next(o for o in m.decision.options if len(set(o.args) & set(s.won[:1])) == 0)
    m.play(pay)
    assert numbers(m.state, m.state.won) == ["F41"]


WON = ["F13", "F14", "F28", "F29", "F37", "F40", "F48", "F22"]


@pytest.mark.rule("IK-010", "IK-027", "IK-172")
def test_x29_an_ultimate_paid_with_a_treasure() -> None:
    m = start(table(["F45", "F46", "F34"], won=WON, courage=2, mana=[], hidden=["F10"], stage="equipment"))
    play(m, "equipment_action ultimate F1")
    assert m.state.won == []
    assert m.state.courage == 6
    m = start(table(won=["F22", "F41"], mana=[], hidden=["F7"], stage="equipment"))
    assert not any(option.startswith("ultimate") for option in offered(m))
