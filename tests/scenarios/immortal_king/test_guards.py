"""Worked examples about piles, replacements, traps and Bodyguards."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import (
    Guard,
    asked,
    kinds,
    numbers,
    offered,
    play,
    start,
    table,
)


@pytest.mark.rule("IK-053", "IK-054", "IK-055", "IK-057", "IK-095", "IK-D06")
def test_x18_a_swap_moves_whole_piles() -> None:
    s = table(["F36", "F24", "F25"], [15, 12, 9], fear=0, stage="construction")
    tops = [c.pile[-1] for c in s.corridors]
    guards = [c.guard for c in s.corridors]
    m = start(s, dice=[6])
    play(m, "construction_swap swap 0 2")
    assert [len(c.pile) for c in m.state.corridors] == [9, 12, 15]
    assert [c.guard for c in m.state.corridors] == guards
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert m.state.corridors[0].guard == tops[2]
    assert len(m.state.corridors[0].pile) == 8


@pytest.mark.rule("IK-052", "IK-056", "IK-067", "IK-101", "IK-D04", "IK-D05")
def test_x19_an_empty_pile_with_its_guard() -> None:
    m = start(table(["F36", "F24", "F25"], [3, 0, 3], stage="construction"))
    assert offered(m) == {"keep", "swap 0 2"}
    tops = next(event for event in m.events if event.kind == "tops")
    assert [top[0] for top in tops.secret["tops"]] == [0, 2]
    play(m, "construction_swap keep")
    assert offered(m) == {"fight 0", "fight 1", "fight 2"}


@pytest.mark.rule("IK-096", "IK-101", "IK-103", "IK-104")
def test_x20_the_last_guard_of_a_corridor() -> None:
    m = start(table(["F36", "F24", "F25"], [3, 0, 3], mana=["F1", "F2"], fear=2), dice=[6])
    events = play(m, "choose_target fight 1", "window1 roll 6", "window3 accept")
    assert "corridor_empty" in kinds(events)
    assert "guard" not in kinds(events)
    assert asked(m) == "construction_swap"
    play(m, "construction_swap keep")
    assert offered(m) == {"fight 0", "fight 2", "fight -1"}


@pytest.mark.rule("IK-060", "IK-061", "IK-169", "IK-170", "IK-023")
def test_x21_a_quest_on_a_bodyguard() -> None:
    won = ["F13", "F24", "F37"]
    s = table(["F38", "F36", "W43"], won=won, hidden=["F10"], fear=10, stage="equipment")
    m = start(s)
    play(m, "equipment_action reveal F10")
    assert asked(m) == "bodyguard_target"
    assert offered(m) == {"corridor 1", "none"}
    events = play(m, "bodyguard_target corridor 1")
    assert m.state.corridors[1].token
    assert m.state.corridors[0].up
    assert "guard" in kinds(events)
    assert asked(m) == "choose_target"
    assert numbers(m.state, m.state.won) == ["F38"]
    assert m.state.fear == 10


@pytest.mark.rule("IK-102", "IK-062")
def test_x22_a_corridor_emptied_in_the_equipment_phase() -> None:
    s = table(["F36", "F49", "F45"], [0, 3, 3], won=["F13", "F24", "F40"], hidden=["F10"], stage="equipment")
    m = start(s)
    play(m, "equipment_action reveal F10")
    assert asked(m) == "choose_target"
    assert "fight -1" in offered(m)


@pytest.mark.rule("IK-128", "IK-129", "IK-133", "IK-137", "IK-134", "IK-069", "IK-D08", "IK-D09")
def test_x23_ambush_and_tenacity_together() -> None:
    s = table(["F24", "F34", "F35"], [["F49", "F50"], 3, 3], fear=3)
    m = start(s, dice=[6])
    play(m, "choose_target fight 0", "window1 roll 6", "doom pass", "window3 accept")
    assert offered(m) == {"up", "ambush", "tenacity", "both"}
    assert m.decision is not None
    assert m.decision.secret
    play(m, "place_guard both")
    corridor = m.state.corridors[0]
    assert (corridor.up, corridor.token, m.state.fear) == (False, True, 0)
    assert m.view(0).faces[corridor.guard] == -1
    assert m.view(1).faces[corridor.guard] >= 0
    play(m, "construction_swap keep", "choose_target fight 0")
    assert m.state.fight.power == 9


@pytest.mark.rule("IK-132", "IK-133", "IK-136")
def test_x24_a_trap_can_be_ambushed_but_not_made_tenacious() -> None:
    s = table(["F24", "F34", "F35"], [["W42", "F50"], 3, 3], fear=10)
    m = start(s, dice=[6])
    play(m, "choose_target fight 0", "window1 roll 6", "doom pass", "window3 accept")
    assert offered(m) == {"up", "ambush"}


@pytest.mark.rule("IK-144", "IK-145", "IK-146", "IK-147", "IK-093", "IK-D35")
@pytest.mark.parametrize(("die", "courage", "fear"), [(2, 4, 2), (4, 5, 1)])
def test_x25_a_trap_failed_or_overcome(die: int, courage: int, fear: int) -> None:
    s = table(["W21", "F34", "F35"], [["F49", "F50"], 3, 3], party=["F1"], mana=[], fear=1)
    m = start(s, dice=[die])
    play(m, "choose_target fight 0")
    assert (m.state.courage, m.state.fear) == (courage, fear)
    assert numbers(m.state, m.state.won) == ["W21"]
    assert {"up", "ambush"} <= offered(m)
    assert ("tenacity" in offered(m)) == (fear == 2)
    play(m, "place_guard up")
    assert (asked(m), offered(m)) == ("place_mana", {"adventurer F1", "none"})
    play(m, "place_mana adventurer 0")
    assert m.state.mana == [True]


@pytest.mark.rule("IK-092", "IK-096", "IK-189")
def test_x46_no_question_without_a_replacement() -> None:
    s = table(["F36", "F24", "F25"], [3, 0, 3], mana=["F1"], hidden=["F10"], fear=10)
    m = start(s, dice=[6])
    play(m, "choose_target fight 1", "window1 roll 6", "doom pass", "window3 accept")
    assert asked(m) == "place_mana"
    play(m, "place_mana adventurer F2")
    assert asked(m) == "after_fight_potion"
    play(m, "after_fight_potion pass")
    assert asked(m) == "construction_swap"


@pytest.mark.rule("IK-063", "IK-060", "IK-061", "IK-D38")
def test_x50_two_cards_eliminated_together() -> None:
    won = ["F13", "F14", "F25", "F28", "F37", "F40", "F48", "F51"]
    piles = [["F34", "F35"], ["F45", "F46"], 3]
    s = table(["F27", "F49", "F36"], piles, won=won, mana=["F1"], fear=10, stage="equipment")
    m = start(s)
    play(m, "equipment_action ultimate F2", "effect_target corridor 0", "effect_target corridor 1")
    assert numbers(m.state, m.state.won) == ["F27", "F49"]
    assert (asked(m), offered(m)) == ("bodyguard_target", {"corridor 2", "none"})
    events = play(m, "bodyguard_target corridor 2")
    assert kinds(events).count("guard") == 2
    assert numbers(m.state, [c.guard for c in m.state.corridors]) == ["F34", "F36", "F45"]
    assert all(c.up for c in m.state.corridors)
    assert (asked(m), offered(m)) == ("place_mana", {"adventurer F2", "none"})


@pytest.mark.rule("IK-039", "IK-169", "IK-170")
def test_x54_a_bodyguard_among_traps() -> None:
    m = start(table(["F27", "W42", "W29"], fear=0), dice=[6])
    events = play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert "won" in kinds(events)
    assert "tenacity" not in kinds(events)
    assert asked(m) != "bodyguard_target"


@pytest.mark.rule("IK-130", "IK-169")
def test_x54_a_face_down_guard_takes_no_bodyguard_token_either() -> None:
    m = start(table(["F27", Guard("F36", up=False), "W29"]), dice=[6])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert not m.state.corridors[1].token
