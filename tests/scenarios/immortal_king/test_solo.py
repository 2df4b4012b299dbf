"""Worked examples of solo play."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, ScriptedDice, Setup
from heroes_desktop.engine.chance import seeded
from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.state import FINAL
from tests.scenarios.immortal_king.build import Guard, asked, kinds, numbers, offered, play, start, table


@pytest.mark.rule("IK-209", "IK-214", "IK-220", "IK-221", "IK-215")
def test_x34_two_entries_one_after_the_other() -> None:
    s = table(["F57", "F12", "F25"], party=["F4"], mana=[], solo="dark_evening")
    m = start(s, dice=[2])
    events = play(m, "choose_target fight 0")
    assert (m.state.courage, m.state.fear) == (3, 2)
    assert [event.facts["entry"] for event in events if event.kind == "fate"] == [1, 2]
    assert [c.token for c in m.state.corridors] == [False, True, False]
    assert power_of(m.state, 1) == 4 + 1 + 1


@pytest.mark.rule("IK-212", "IK-213")
def test_x35_the_bodyguards_token_goes_to_a_weakest_guard_without_one() -> None:
    chosen = set()
    for seed in range(12):
        guards = [Guard("F33", token=True), "F36", "F37", "F27"]
        s = table(guards, party=["F3"], mana=[], solo="dark_evening", hidden=["F10"])
        s.rng = seeded(seed)
        m = start(s, dice=[6])
        assert power_of(m.state, 0) == 4
        play(m, "choose_target fight 3", "window1 roll 6", "window3 accept")
        placed = [c.token for c in m.state.corridors[:3]]
        assert placed in ([True, True, False], [True, False, True])
        chosen.add(tuple(placed))
    assert len(chosen) == 2


@pytest.mark.rule("IK-223", "IK-241", "IK-243", "IK-D46")
def test_x36_central_corridors() -> None:
    s = table(["F36", "F37", "F45", "F46"], party=["F3"], solo="dark_evening", fear=6)
    assert [power_of(s, lane) for lane in range(4)] == [6 + 1, 6 + 2, 7 + 1, 7]
    s.corridors[1].guard, s.corridors[3].guard = s.corridors[3].guard, s.corridors[1].guard
    assert power_of(s, 1) == 8
    assert power_of(s, FINAL) == 1 + 7 + 1


@pytest.mark.rule("IK-217", "IK-240", "IK-233")
def test_x37_the_last_entry_ends_the_game_at_once() -> None:
    s = table(["F57", "F24", "F25"], party=["F4"], mana=[], hidden=["F8"], solo="meeting_the_lich", fear=7)
    m = start(s, dice=[2])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert m.outcome is not None
    assert m.outcome.reason == "fate"
    assert m.state.courage > 0


@pytest.mark.rule("IK-208")
def test_x38_a_natural_1_in_solo() -> None:
    m = start(table(hidden=["F10"], solo="dark_evening"), dice=[1])
    play(m, "choose_target fight 0", "window1 roll 6")
    assert m.state.fear == 0
    assert asked(m) == "window3"


@pytest.mark.rule("IK-171", "IK-207", "IK-211")
def test_x38_a_fierce_guard_at_setup() -> None:
    cards = faces_of(1, "dungeon")
    order = list(range(48))
    top = next(face for face in range(48) if CARDS[cards[face]].number == "F40")
    order[15], order[top] = order[top], order[15]
    party = ["F1", "F2", "F5", "F7", "F8"]
    options = {"mode": "solo", "box": 1, "party": party, "scenario": "dark_evening"}
    m = Match.new("immortal_king", Setup("solo", ("Ann",), options), dice=ScriptedDice([], [order]))
    assert m.state.faces[m.state.corridors[0].guard] == FACES["F40"]
    assert m.state.corridors[0].token
    undead = sum(
        x for c in m.state.corridors for key, x in CARDS[m.state.faces[c.guard]].aura if key == "undead"
    )
    assert power_of(m.state, 0) == 8 + undead
    assert m.state.fear == 0


@pytest.mark.rule("IK-228", "IK-244")
def test_x45_an_adventurer_with_mana_must_be_named() -> None:
    s = table(["F57", "F24", "F25"], mana=["F2"], courage=5, fear=2, solo="abunakkashii")
    s.mana = [False, True]
    m = start(s, dice=[1])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert m.state.mana == [False, False]
    s = table(["F57", "F24", "F25"], mana=["F1", "F2"], courage=5, fear=2, solo="abunakkashii")
    m = start(s, dice=[1])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert (asked(m), offered(m)) == ("lose_mana", {"adventurer F1", "adventurer F2"})
    s = table(["F57", "F24", "F25"], mana=[], courage=5, fear=2, solo="abunakkashii")
    m = start(s, dice=[1])
    events = play(m, "choose_target fight 0", "window3 accept")
    assert "fate" in kinds(events)
    assert asked(m) != "lose_mana"


@pytest.mark.rule("IK-203", "IK-214", "IK-234", "IK-242", "IK-253", "IK-D60")
def test_x51_a_failed_trap_is_still_there_when_fate_strikes() -> None:
    s = table(["W21", "F36", "F45"], [["F49", "F50"], 3, 3], party=["F4"], mana=[], solo="meeting_the_lich")
    m = start(s, dice=[2])
    events = play(m, "choose_target fight 0")
    assert (m.state.courage, m.state.fear) == (4, 1)
    told = kinds(events)
    assert told.index("fate") < told.index("won")
    assert [event.facts["corridor"] for event in events if event.kind == "tenacity"] == [1, 2]
    assert numbers(m.state, m.state.won) == ["W21"]
    assert numbers(m.state, [m.state.corridors[0].guard]) == ["F49"]
    assert [c.token for c in m.state.corridors] == [False, True, True]
