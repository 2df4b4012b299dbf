"""Worked examples about the set-up and built dungeons."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king.build import dungeon_problems
from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.rules.payment import ultimate_cost
from heroes_desktop.games.immortal_king.state import FINAL, State

info = catalogue["immortal_king"]


def dealt(party: list[str]) -> State:
    options = {"mode": "duel", "box": 1, "sides": "party", "party": party}
    state: State = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), seed=3).state
    return state


@pytest.mark.rule("IK-036", "IK-037", "IK-044", "IK-046", "IK-047", "IK-048", "IK-113", "IK-118")
def test_x02_three_adventurers() -> None:
    s = dealt(["F1", "F2", "F4", "F7", "F8"])
    assert (s.fear, s.courage, s.mana) == (6, 10, [True, True, True])
    assert [len(c.pile) for c in s.corridors] == [15, 15, 15]
    assert all(c.guard >= 0 and c.up for c in s.corridors)
    assert power_of(s, FINAL) - sum(part == "undead" for part in _undead_auras(s)) == 10


def _undead_auras(s: State) -> list[str]:
    return [key for c in s.corridors for key, _ in CARDS[s.faces[c.guard]].aura if key == "undead"]


@pytest.mark.rule("IK-010", "IK-011", "IK-036", "IK-049", "IK-D47")
def test_x03_four_adventurers() -> None:
    s = dealt(["F1", "F2", "F3", "F4", "F7"])
    assert [len(c.pile) for c in s.corridors] == [11, 11, 11, 11]
    assert all(c.guard >= 0 for c in s.corridors)
    assert (s.fear, s.courage) == (8, 10)
    assert power_of(s, FINAL) - len(_undead_auras(s)) == 11
    assert sum(ultimate_cost(s)) == 16


@pytest.mark.rule("IK-192", "IK-193", "IK-194", "IK-195", "IK-197", "IK-201", "IK-D48", "IK-D49")
def test_x39_deck_check() -> None:
    whole = [*faces_of(1, "dungeon"), FACES["F60"]]
    assert not dungeon_problems(whole, [1, 1])

    seven = [FACES["W48"] if face == FACES["F50"] else face for face in whole]
    assert dungeon_problems(seven, [1, 1]) == ["red: 7 / 6 cards with Mana"]

    twice = [FACES["F57"] if face == FACES["F59"] else face for face in whole]
    assert any(
        "Abunakkashii" in message and "Unique" in message for message in dungeon_problems(twice, [2, 2])
    )

    traps = [face for face in faces_of(2, "dungeon") if CARDS[face].is_trap]
    monsters = list(faces_of(1, "dungeon"))
    for trap in traps:
        out = next(
            f for f in monsters if (CARDS[f].colour, CARDS[f].mana) == (CARDS[trap].colour, CARDS[trap].mana)
        )
        monsters.remove(out)
    assert (len(traps), len(monsters)) == (12, 36)
    assert not dungeon_problems([*traps, *monsters, FACES["F60"]], [1, 1])


@pytest.mark.rule("IK-201")
def test_x39_an_illegal_list_cannot_be_started() -> None:
    numbers = [CARDS[face].number for face in faces_of(1, "dungeon")] + ["F60"]
    numbers[numbers.index("F59")] = "F57"
    setup = Setup("built", ("Ann", "Ben"), {"mode": "duel", "constructed": True, "dungeon": numbers})
    messages = info.problems(setup)
    assert any("Unique" in message for message in messages)
