"""Traps (IK-144 to IK-148)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.build import dungeon_problems, read_dungeon
from heroes_desktop.games.immortal_king.content import CARDS, extra_cards
from tests.scenarios.immortal_king.build import MASTER, asked, numbers, offered, play, start, table

from .moves import attack, end_turn, guard, has_mana, phase, plain, power, told

PILES = (("F49", "F54"), ("F53",), ("F47",))


def failed(trap: str, **more: object) -> Match:
    """The trap in the first corridor is attacked with a 2."""
    return attack(plain((trap, "F36", "F57"), more.pop("piles", PILES), **more), 0, 2)  # type: ignore[arg-type]


@pytest.mark.rule("IK-144")
def test_a_trap_is_fought_with_the_same_windows() -> None:
    match = attack(table(("W42", "F36", "F57"), PILES, party=("F2",), hidden=("F7",), fear=3), 0, 3)
    assert offered(match) == {"roll 6", "power F2", "potion F7"}
    play(match, "window1 roll 6", "doom pass")
    assert offered(match) == {"accept", "power F2", "gift F2", "potion F7"}
    play(match, "window3 power F2", "window3 potion F7")
    assert match.state.fight.total == 9
    assert match.state.fight.power == 7


@pytest.mark.rule("IK-144", "IK-147")
@pytest.mark.parametrize(("result", "courage"), [(3, 4), (4, 5), (6, 5)])
def test_the_same_comparison_and_no_loss_when_won(result: int, courage: int) -> None:
    match = attack(plain(("W21", "F36", "F57"), PILES), 0, result)
    assert match.state.courage == courage


@pytest.mark.rule("IK-145")
def test_a_failed_trap_costs_courage_and_is_won_all_the_same() -> None:
    match = failed("W41", fear=1)
    play(match, "place_guard up")
    assert (match.state.courage, match.state.fear) == (4, 3)  # Alarm: one more
    assert numbers(match.state, match.state.won) == ["W41"]
    assert guard(match, 0) == "F49"


@pytest.mark.rule("IK-145", "IK-D57")
def test_pain_on_a_trap_costs_two() -> None:
    match = failed("W43")
    assert (match.state.courage, match.state.fear) == (3, 2)
    assert numbers(match.state, match.state.won) == ["W43"]


@pytest.mark.rule("IK-146", "IK-D35")
@pytest.mark.parametrize("result", [2, 6])
def test_either_way_a_trap_gives_mana_and_is_replaced(result: int) -> None:
    s = plain(("W21", "F36", "F57"), PILES, fear=3)
    s.off = ["doom"]
    match = attack(s, 0, result)
    assert offered(match) == {"up", "ambush", "tenacity", "both"}
    play(match, "place_guard both")
    assert guard(match, 0) == "F49"
    assert asked(match) == "place_mana"
    play(match, "place_mana adventurer F4")
    assert has_mana(match) == ["F4"]


@pytest.mark.rule("IK-148")
def test_traps_count_like_any_card_in_payments_and_colours() -> None:
    match = start(phase(plain(("F57", "F59", "F58"), hidden=("F5",), won=("W21", "W22", "W29"))))
    play(match, "equipment_action reveal F5")
    assert match.state.won == []
    colours = attack(table(("F57", "F59", "F58"), party=("W3",), won=("W21", "W29", "W41", "W52")), 0, 1)
    play(colours, "window1 power W3")
    assert told(colours, "bonus")[0]["amount"] == 4


@pytest.mark.rule("IK-148", "IK-242")
def test_fate_entries_that_say_cards_raise_traps() -> None:
    match = attack(plain(("F57", "W42", "F58"), solo="dark_evening", fear=5), 0, 2)
    assert 5 in match.state.fate  # entry 6: central corridor +1
    assert power(match, 1) == 7 + 1


@pytest.mark.rule("IK-148")
def test_traps_are_part_of_constructed_dungeons() -> None:
    faces = read_dungeon("mixed_a")[0]
    assert sum(CARDS[face].is_trap for face in faces) > 0
    assert dungeon_problems(faces, [1, 1]) == []


@pytest.mark.rule("IK-D36")
def test_a_failed_trap_with_treasure_or_bodyguard_works_like_any_defeated_card() -> None:
    trap = """
    [[card]]
    number = "X1"
    colour = "red"
    family = "trap"
    name = { en = "Cage", fr = "Cage" }
    flavour = { en = "", fr = "" }
    power = { base = 9 }
    abilities = ["treasure", "bodyguard"]
    """
    with extra_cards(dungeon=trap):
        match = failed("X1", won=("F12", "F24"), hidden=("F5",))
        play(match, "window1 roll 6", "window3 accept")
        assert offered(match) == {"corridor 1", "corridor 2", "none"}
        play(match, "bodyguard_target corridor 1", "place_guard up", "after_fight_potion pass")
        assert match.state.corridors[1].token
        play(match, "construction_swap keep")
        assert "reveal F5" in offered(match)  # the Treasure stands for the second green


@pytest.mark.rule("IK-D37")
def test_a_failed_trap_as_the_last_card_empties_its_corridor() -> None:
    match = failed("W21", piles=((), ("F53",), ("F47",)), mana=())
    play(match, "place_mana none")
    end_turn(match)
    assert offered(match) == {"fight 1", "fight 2", "fight -1"}


@pytest.mark.rule("IK-D37")
def test_with_no_courage_left_the_game_is_lost_all_the_same() -> None:
    match = failed("W42", piles=((), ("F53",), ("F47",)), courage=1, mana=())
    play(match, "place_mana none")
    assert match.state.corridors[0].guard == -1
    assert match.outcome is not None
    assert match.outcome.winners == (MASTER,)
