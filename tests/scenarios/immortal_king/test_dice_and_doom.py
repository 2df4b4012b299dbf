"""Worked examples about the combat die, its windows and Doom."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import extra_cards
from tests.scenarios.immortal_king.build import asked, kinds, numbers, offered, play, start, table

NO_BONUS = ["F2"]
"""A party without a permanent bonus."""


@pytest.mark.rule(
    "IK-074",
    "IK-075",
    "IK-076",
    "IK-077",
    "IK-084",
    "IK-086",
    "IK-088",
    "IK-090",
    "IK-091",
    "IK-140",
    "IK-D17",
)
def test_x01_the_printed_example() -> None:
    m = start(table(["F57", "F24", "F25"], courage=2, fear=2), dice=[1, 2, 11, 4])
    play(m, "choose_target fight 0", "window1 roll 6")
    assert m.state.fear == 3
    assert m.state.fight.power == 9
    play(m, "doom pass", "window3 gift F2", "doom pass", "window3 power F1")
    assert m.state.fight.total == 12
    assert m.state.mana == [False, True]
    play(m, "doom doom")
    assert m.state.fear == 0
    events = play(m, "window3 power F2")
    won = next(event.facts for event in events if event.kind == "fight_won")
    assert (won["total"], won["power"]) == (9, 9)
    assert (m.state.courage, m.state.fear) == (2, 0)
    assert numbers(m.state, m.state.won) == ["F57"]
    assert m.state.mana == [False, False]


@pytest.mark.rule("IK-082", "IK-110", "IK-120", "IK-122", "IK-162")
def test_x01_lost_instead() -> None:
    m = start(table(["F57", "F24", "F25"], courage=2, fear=2), dice=[1, 2, 11, 3])
    play(m, "choose_target fight 0", "window1 roll 6", "doom pass", "window3 gift F2", "doom pass")
    play(m, "window3 power F1", "doom doom", "window3 power F2")
    assert (m.state.courage, m.state.fear) == (0, 2)
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.reason) == ((1,), "courage_lost")


@pytest.mark.rule("IK-074", "IK-123", "IK-143")
def test_x04_fear_of_a_natural_1_pays_for_doom_on_it() -> None:
    m = start(table(fear=2), dice=[1])
    play(m, "choose_target fight 0", "window1 roll 6")
    assert m.state.fear == 3
    assert asked(m) == "doom"
    assert "doom" in offered(m)


@pytest.mark.rule("IK-077", "IK-086", "IK-018")
def test_x05_a_declined_result_is_safe() -> None:
    m = start(table(party=NO_BONUS, mana=[], hidden=["F7"], fear=3), dice=[5])
    play(m, "choose_target fight 0", "window1 roll 6", "doom pass", "window3 potion F7")
    assert m.state.fight.total == 8
    assert asked(m) == "window3"
    events = play(m, "window3 accept")
    assert "fight_won" in kinds(events)
    assert "F7" in numbers(m.state, m.state.discard)


@pytest.mark.rule("IK-078", "IK-088", "IK-097", "IK-D15", "IK-D16")
def test_x06_doom_after_a_potion_drunk_before_the_roll() -> None:
    m = start(table(["F45", "F24", "F25"], party=["F4"], mana=[], hidden=["F7"], fear=3), dice=[6, 2])
    play(m, "choose_target fight 0", "window1 potion F7")
    assert asked(m) == "doom"
    assert m.state.fight.total == 9
    events = play(m, "doom doom")
    assert asked(m) == "construction_swap"
    lost = next(event.facts for event in events if event.kind == "fight_lost")
    assert (lost["total"], lost["power"]) == (5, 7)
    assert (m.state.courage, m.state.fear) == (4, 1)
    assert "F7" in numbers(m.state, m.state.discard)


@pytest.mark.rule("IK-081", "IK-082", "IK-083", "IK-084")
@pytest.mark.parametrize("first", ["power F2", "potion F7"])
def test_x07_the_die_is_multiplied_before_bonuses(first: str) -> None:
    second = "potion F7" if first == "power F2" else "power F2"
    m = start(table(["F59", "F35", "F25"], hidden=["F7"]), dice=[3])
    assert m.state.corridors[0].up
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 10
    play(m, "window1 roll 6", f"window3 {first}", f"window3 {second}")
    assert m.state.fight.total == 10
    assert "fight_won" in kinds(play(m, "window3 accept"))


TRIPLE = """
[[card]]
number = "Z1"
class = "adventurer"
type = "sorcerer"
gender = "male"
name = { en = "Third hand", fr = "Troisième main" }
flavour = { en = "-", fr = "-" }
temporary = [{ kind = "multiply", amount = 3 }]
"""


@pytest.mark.rule("IK-085", "IK-D18")
def test_x08_only_one_multiplier() -> None:
    with extra_cards(TRIPLE):
        m = start(table(party=["F2", "Z1"]), dice=[3])
        play(m, "choose_target fight 0", "window1 roll 6")
        assert {"power F2", "power Z1"} <= offered(m)
        play(m, "window3 power Z1")
        assert m.state.fight.total == 9
        assert "power F2" not in offered(m)


@pytest.mark.rule("IK-088")
def test_x09_a_multiplier_stays_when_the_roll_is_cancelled() -> None:
    m = start(table(["F57", "F24", "F25"]), dice=[3, 5])
    play(m, "choose_target fight 0", "window1 roll 6", "window3 power F2", "window3 power F1")
    won = next(event.facts for event in m.events if event.kind == "fight_won")
    assert won["total"] == 11


@pytest.mark.rule("IK-075", "IK-077", "IK-139", "IK-141", "IK-127")
def test_x10_doom_again_and_again() -> None:
    m = start(table(party=NO_BONUS, fear=6), dice=[6, 6, 3])
    play(m, "choose_target fight 0", "window1 roll 6", "doom doom")
    assert (asked(m), m.state.fear) == ("doom", 3)
    play(m, "doom doom")
    assert (asked(m), m.state.fear) == ("window3", 0)
    assert m.state.fight.total == 3


@pytest.mark.rule("IK-051", "IK-066", "IK-080", "IK-D07")
def test_x41_a_hopeless_fight_must_be_fought() -> None:
    guards = ["F59", "F35", "F47"]
    m = start(table(guards, party=["F4"], mana=[], hidden=["F10"]), dice=[6])
    assert offered(m) == {"fight 0", "fight 1", "fight 2"}
    play(m, "choose_target fight 0")
    assert m.state.fight.power == 11
    assert offered(m) == {"roll 6"}
    events = play(m, "window1 roll 6", "window3 accept")
    assert "fight_lost" in kinds(events)


WON_FOR_ONE = ["F13", "F24", "F36", "F48"]


@pytest.mark.rule("IK-038", "IK-250", "IK-D28")
@pytest.mark.parametrize(("target", "die"), [(-1, "roll 6"), (0, "roll 12")])
def test_x42_an_ultimate_die_does_nothing_against_a_final_monster(target: int, die: str) -> None:
    s = table(
        ["F45", None, "F25"], [3, 0, 3], party=["F4"], hidden=["F10"], won=WON_FOR_ONE, stage="equipment"
    )
    m = start(s)
    play(m, "equipment_action ultimate F4", "equipment_action done", f"choose_target fight {target}")
    assert die in offered(m)
    assert len([option for option in offered(m) if option.startswith("roll")]) == 1


@pytest.mark.rule("IK-252", "IK-076", "IK-123")
def test_x52_two_dice_on_the_table() -> None:
    s = table(["W36", "W34", "W29"], party=["W4"], hidden=["W10"], fear=3, final="W60", box=2)
    m = start(s, dice=[2, 7, 1])
    play(m, "choose_target fight 1", "window1 roll 6")
    assert (asked(m), m.state.fight.total) == ("doom", 2)
    play(m, "doom pass", "window3 power W4")
    assert (asked(m), m.state.fight.total) == ("doom", 7)
    play(m, "doom doom")
    assert m.state.fear == 1
    assert m.state.fight.dice == [2, 1]
    assert m.state.fight.total == 2


@pytest.mark.rule("IK-251", "IK-090")
def test_x53_a_die_set_to_a_value_is_no_roll() -> None:
    s = table(["W34", "W24", "W29"], party=["W1"], hidden=["W10"], fear=2, final="F60", box=2)
    m = start(s, dice=[1])
    play(m, "choose_target fight 0", "window1 roll 6")
    assert m.state.fear == 3
    play(m, "doom pass", "window3 power W1")
    assert m.state.fight.total == 5
    assert asked(m) == "window3"
    assert m.state.fear == 3
