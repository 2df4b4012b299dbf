"""Pain, Bodyguard, Treasure, Final monster and Unique (IK-162, IK-169 to IK-174)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Setup
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king.content import DUNGEON_LISTS
from tests.scenarios.immortal_king.build import Guard, asked, kinds, offered, play, start, table, throw

from .moves import EVERY_COLOUR, acts, attack, equipment, guard, phase, plain, results, told
from .reading import LOST, equipment_phase, tokens


@pytest.mark.rule("IK-162")
@pytest.mark.parametrize(("number", "lost"), [("F57", 2), ("F55", 2), ("W59", 2), ("W43", 2), ("F58", 1)])
def test_pain_costs_two_courage(number: str, lost: int) -> None:
    match = attack(plain((number, "F24", "F25")), 0, LOST)
    assert (match.state.courage, match.state.fear) == (5 - lost, 1 + lost)  # and 1 Fear for the natural 1


@pytest.mark.rule("IK-162")
def test_pain_in_a_throw() -> None:
    match = attack(plain(("F21", "F24", "F25")), 0)
    throw(match, "rock", "paper")
    assert match.state.courage == 3


@pytest.mark.rule("IK-162")
def test_pain_costs_nothing_when_the_card_is_defeated() -> None:
    match = attack(plain(("W43", "F24", "F25")), 0, 5)
    assert match.state.courage == 5


@pytest.mark.rule("IK-169")
def test_a_bodyguard_may_put_a_token_on_a_face_up_monster_without_one() -> None:
    guards = ("F27", "F36", Guard("F24", up=False), Guard("F25", token=True))
    match = attack(plain(guards, fear=1), 0, 5)
    assert (asked(match), offered(match)) == ("bodyguard_target", {"corridor 1", "none"})
    play(match, "bodyguard_target corridor 1")
    assert tokens(match) == [1, 3]
    assert match.state.fear == 1  # free of charge


@pytest.mark.rule("IK-169")
def test_a_bodyguard_may_do_nothing() -> None:
    match = attack(plain(("F27", "F36", "F25")), 0, 5)
    play(match, "bodyguard_target none")
    assert tokens(match) == []


@pytest.mark.rule("IK-169")
def test_a_bodyguard_never_strengthens_a_trap_and_wakes_only_when_defeated() -> None:
    won = attack(plain(("F27", "W21", "F36")), 0, 5)
    assert offered(won) == {"corridor 2", "none"}
    lost = attack(plain(("F27", "W21", "F36")), 0, 2)
    assert asked(lost) == "construction_swap"


@pytest.mark.rule("IK-170")
def test_a_bodyguard_comes_before_the_replacement() -> None:
    match = attack(plain(("F27", "F36", "F25"), (["F34"], 3, 3)), 0, 5)
    assert guard(match, 0) == ""
    events = play(match, "bodyguard_target corridor 1")
    assert kinds(events)[:2] == ["tenacity", "guard"]
    assert guard(match, 0) == "F34"


@pytest.mark.rule("IK-170")
def test_without_a_legal_guard_a_bodyguard_does_nothing() -> None:
    match = attack(plain(("F27", "W21", Guard("F25", token=True)), (["F34"], 3, 3)), 0, 5)
    assert asked(match) == "construction_swap"
    assert tokens(match) == [2]


@pytest.mark.rule("IK-172")
@pytest.mark.parametrize("treasure", ["F22", "F41", "F52", "W35", "W58"])
def test_a_won_treasure_has_every_colour(treasure: str) -> None:
    for missing in range(4):
        won = [number for place, number in enumerate(EVERY_COLOUR) if place != missing]
        match = equipment_phase(party=("F1",), won=[*won, treasure], guards=("F57", "F58", "F59"))
        assert "ultimate F1" in offered(match)


@pytest.mark.rule("IK-173")
def test_ultimate_powers_cannot_name_the_final_monster() -> None:
    rows = '{ kind = "eliminate", targets = [{ word = "card" }] }'
    face_down = (Guard("F24", up=False), Guard("F25", up=False), None)
    with equipment("X1", "quest", rows, "green = 2"):
        hidden: dict[str, Any] = {"guards": face_down, "piles": (3, 3, 0), "hidden": ("X1",)}
        match = equipment_phase(party=("F2",), won=(*EVERY_COLOUR, "F14"), **hidden)
        assert acts(match) == {"done"}


@pytest.mark.rule("IK-173", "IK-D28")
@pytest.mark.parametrize(("target", "die"), [(-1, 6), (1, 12)])
def test_an_ultimate_power_that_lasts_does_not_help_against_the_final_monster(target: int, die: int) -> None:
    s = phase(plain((None, "F57", "F58"), (0, 3, 3), won=EVERY_COLOUR))
    match = start(s, dice=(LOST,))
    play(match, "equipment_action ultimate F4")
    events = play(match, f"choose_target fight {target}")
    assert results(events) == [(die, LOST)]


@pytest.mark.rule("IK-D27")
def test_quests_cannot_name_the_final_monster() -> None:
    rows = '{ kind = "eliminate", targets = [{ word = "monster" }] }'
    with equipment("X1", "quest", rows, "green = 2"):
        match = equipment_phase(
            guards=(None, "W21", "W29"), piles=(0, 3, 3), hidden=("X1",), won=("F13", "F14")
        )
        assert acts(match) == {"done"}  # two traps and the Lich: no monster to name


@pytest.mark.rule("IK-D27")
@pytest.mark.parametrize(("target", "total"), [(-1, LOST), (1, LOST + 2)])
def test_a_quest_that_lasts_does_not_help_against_the_final_monster(target: int, total: int) -> None:
    with equipment("X1", "quest", '{ kind = "bonus", amount = 2 }', "green = 2"):
        s = phase(plain((None, "F57", "F58"), (0, 3, 3), hidden=("X1",), won=("F13", "F14")))
        match = start(s, dice=(LOST,))
        play(match, "equipment_action reveal X1")
        events = play(match, f"choose_target fight {target}")
        assert [fact["total"] for fact in told(events, "fight_lost")] == [total]


@pytest.mark.rule("IK-174")
def test_unique_matters_in_constructed_play_only() -> None:
    def problems(extra: str) -> list[str]:
        cards = [extra if number == "F59" else number for number in DUNGEON_LISTS["box1"].cards]
        options = {"mode": "duel", "constructed": True, "copies": 2, "dungeon": [*cards, "F60"]}
        return catalogue["immortal_king"].problems(Setup("duel", ("Ann", "Ben"), options))

    assert problems("F53") == []
    assert any("Unique" in problem for problem in problems("F57"))
    plays_like_any_other = attack(table(("F57", "F24", "F25"), party=("F4",), mana=()), 0, LOST)
    assert told(plays_like_any_other, "fight_lost")
