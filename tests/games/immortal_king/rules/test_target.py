"""Combat phase: target and start of the fight (IK-066 to IK-071)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import FACES
from tests.scenarios.immortal_king.build import Guard, asked, kinds, offered, play, start, table

from .moves import attack, end_turn, plain, results, told


@pytest.mark.rule("IK-066", "IK-D07")
def test_the_party_must_attack_even_what_it_cannot_beat() -> None:
    match = start(plain(("F57", "F59", "F58"), shown=("F6",)))
    assert offered(match) == {"fight 0", "fight 1", "fight 2"}


@pytest.mark.rule("IK-066", "IK-100")
@pytest.mark.parametrize("result", [1, 6])
def test_one_fight_a_turn_and_no_more(result: int) -> None:
    match = attack(plain(mana=("F4",)), 1, result)
    play(match, "window1 roll 6")
    while asked(match) in ("window3", "place_mana"):
        play(match, f"{asked(match)} accept" if asked(match) == "window3" else "place_mana none")
    assert match.state.turn == 4
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-067")
def test_every_guard_is_a_target_and_the_final_monster_once_a_corridor_is_empty() -> None:
    face_down = Guard("F24", up=False)
    assert offered(start(plain(("F36", face_down, "F25"), (0, 3, 3)))) == {"fight 0", "fight 1", "fight 2"}
    assert offered(start(plain((None, face_down, "F25"), (0, 3, 3)))) == {"fight -1", "fight 1", "fight 2"}


@pytest.mark.rule("IK-068")
def test_all_adventurers_fight_with_one_die() -> None:
    match = attack(table(("F57", "F24", "F25"), party=("F1", "F3", "F4"), mana=()), 0, 4)
    assert results(match) == [(6, 4)]
    assert told(match, "fight_lost")[0]["total"] == 5


@pytest.mark.rule("IK-069", "IK-131")
def test_a_face_down_guard_is_turned_up_first_with_its_aura() -> None:
    s = plain((Guard("F26", up=False), "F57", "F58"), mana=("F4",))
    match = attack(s, 0)
    assert kinds(match.events)[-2:] == ["flip", "attack"]
    assert told(match, "attack")[0]["power"] == 4 + 1
    assert match.state.corridors[0].up


@pytest.mark.rule("IK-069")
def test_the_choice_of_a_target_cannot_be_taken_back_once_the_card_is_seen() -> None:
    match = attack(plain((Guard("F26", up=False), "F57", "F58"), mana=("F4",)), 0)
    assert not match.can_undo


@pytest.mark.rule("IK-070")
def test_mana_and_courage_are_fixed_at_the_start_of_the_fight() -> None:
    mana = attack(table(("F43", "F24", "F25")), 0, 2)  # M + 4
    play(mana, "window1 power F1")
    assert mana.state.fight.power == 6
    courage = attack(plain(("W25", "F24", "F25"), hidden=("F8", "F7")), 0)  # C
    play(courage, "window1 potion F8")
    assert courage.state.courage == 7
    assert courage.state.fight.power == 5


@pytest.mark.rule("IK-070")
def test_fear_and_the_number_of_adventurers_are_fixed_at_the_start_of_the_fight() -> None:
    fear = attack(plain(("W38", "F24", "F25"), fear=1), 0, 1)  # F + 3, and a natural 1
    assert told(fear, "roll")[0]["power"] == 4
    assert told(fear, "fight_lost")[0]["power"] == 4
    party = attack(table(("F48", "F24", "F25")), 0)  # A + 5
    assert told(party, "attack")[0]["power"] == 7


@pytest.mark.rule("IK-070", "IK-071", "IK-159")
def test_a_power_die_is_rolled_at_the_start_and_anew_for_each_attack() -> None:
    match = attack(plain(("F54", "F24", "F25")), 0, 2, 5, 6, 4)  # 1d6 + 5
    assert told(match, "power_die") == [{"corridor": 0, "sides": 6, "result": 2, "power": 7}]
    assert kinds(match.events).index("power_die") < kinds(match.events).index("roll")
    assert told(match, "fight_lost")[0]["power"] == 7
    end_turn(match)
    play(match, "choose_target fight 0")
    assert told(match, "fight_lost")[0] == {"corridor": 0, "face": FACES["F54"], "total": 4, "power": 11}


@pytest.mark.rule("IK-070")
def test_the_power_die_stays_for_the_whole_fight() -> None:
    match = attack(table(("F54", "F24", "F25"), party=("F2",), mana=()), 0, 3, 2, 6)
    play(match, "window3 gift F2")
    assert told(match, "fight_lost")[0]["power"] == 8
    assert not told(match, "power_die")
