"""Empty corridor and final monster (IK-101 to IK-109), end of the game (IK-110 to IK-112)."""

from __future__ import annotations

import pytest

from tests.scenarios.immortal_king.build import MASTER, PARTY, asked, offered, play, start, table

from .moves import adventurer, attack, end_turn, guard, phase, plain, power, told

HEADS = ("F14", "F30", "F42")
OPEN = (None, "F24", "F25")
LONG = (0, 3, 3)


@pytest.mark.rule("IK-101", "IK-D04")
def test_a_corridor_with_a_guard_is_still_closed() -> None:
    assert offered(start(plain(piles=(0, 3, 3)))) == {"fight 0", "fight 1", "fight 2"}


@pytest.mark.rule("IK-101", "IK-103", "IK-D04")
def test_a_corridor_emptied_in_the_combat_phase_opens_the_way_next_turn() -> None:
    match = attack(plain(("F29", "F24", "F25"), LONG), 0, 6)
    assert told(match, "corridor_empty") == [{"corridor": 0, "first": True}]
    assert match.state.turn == 4  # the turn was over with that fight
    end_turn(match)
    assert offered(match) == {"fight 1", "fight 2", "fight -1"}


@pytest.mark.rule("IK-102")
def test_a_corridor_emptied_in_the_equipment_phase_opens_the_way_at_once() -> None:
    match = start(phase(plain(("F26", "F57", "F58"), LONG, shown=("F10",), won=HEADS)))
    play(match, "equipment_action quest F10")
    assert offered(match) == {"fight 1", "fight 2", "fight -1"}
    assert match.state.turn == 3


@pytest.mark.rule("IK-104")
def test_the_final_monster_is_never_compulsory_while_a_guard_remains() -> None:
    match = attack(plain(OPEN, LONG), 1, 1)
    assert told(match, "fight_lost")[0]["corridor"] == 1
    end_turn(match)
    assert {"fight 1", "fight 2"} <= offered(match)


@pytest.mark.rule("IK-104")
def test_the_final_monster_is_the_only_target_when_all_is_empty() -> None:
    match = start(plain((None, None, None), (0, 0, 0), hidden=("F8",)))
    assert offered(match) == {"fight -1", "potion F8"}


@pytest.mark.rule("IK-105")
def test_one_empty_corridor_is_enough_and_more_change_nothing() -> None:
    one = attack(plain(OPEN, LONG, mana=("F4",)), -1)
    two = attack(plain((None, None, "F25"), (0, 0, 3), mana=("F4",)), -1)
    assert told(one, "attack") == told(two, "attack")
    assert offered(one) == offered(two)


@pytest.mark.rule("IK-106")
def test_an_empty_corridor_stays_empty() -> None:
    match = start(plain(OPEN, LONG, stage="construction", party=("W4",), won=("F13", "F28", "F36", "F49")))
    assert offered(match) == {"keep", "swap 1 2"}
    play(match, "construction_swap keep", "equipment_action ultimate W4")
    assert offered(match) == {"corridor 1", "corridor 2"}
    play(match, "effect_target corridor 1")
    assert offered(match) == {"pile 1", "pile 2"}


@pytest.mark.rule("IK-106")
def test_no_replacement_ever_comes_into_an_empty_corridor() -> None:
    match = attack(plain((None, "F29", "F25"), LONG), 1, 6)
    assert guard(match, 0) == ""
    assert guard(match, 1) != ""


@pytest.mark.rule("IK-107")
def test_the_final_fight_has_the_normal_sequence_and_costs() -> None:
    match = start(plain(OPEN, LONG, courage=4, fear=3, hidden=("F7",)), [6, 1])
    play(match, "choose_target fight -1")
    assert offered(match) == {"roll 6", "potion F7"}
    play(match, "window1 roll 6")
    play(match, "doom doom")
    assert match.state.fear == 1
    assert offered(match) == {"accept", "potion F7"}
    play(match, "window3 accept")
    assert (match.state.courage, match.state.fear) == (3, 2)
    assert not match.state.final_beaten
    assert asked(match) == "after_fight_potion"
    play(match, "after_fight_potion pass")
    end_turn(match)
    assert "fight -1" in offered(match)  # it stays where it is


@pytest.mark.rule("IK-108")
def test_auras_of_remaining_guards_stay_active() -> None:
    match = attack(plain((None, "F50", "F26"), LONG, mana=("F4",)), -1)
    assert told(match, "attack")[0]["power"] == 8 + 2
    assert power(match, 2) == 4 + 2


@pytest.mark.rule("IK-109")
def test_the_final_monster_gives_no_card_and_no_mana() -> None:
    s = table(OPEN, LONG, party=("F1", "F4"), mana=("F1",), shown=("F5",), fear=10)
    s.off = ["doom"]
    match = attack(s, -1, 12)
    play(match, "window1 power F1")
    assert match.outcome is not None
    assert match.state.final_beaten
    assert match.state.won == []
    assert not told(match, "won")
    assert [facts["change"] for facts in told(match, "mana")] == [-1]


@pytest.mark.rule("IK-110", "IK-111")
@pytest.mark.parametrize(("courage", "winner"), [(1, MASTER), (2, PARTY)])
def test_courage_is_checked_before_the_beaten_monster(courage: int, winner: int) -> None:
    price = '{ kind = "bonus", amount = 9 }, { kind = "courage", amount = -1 }'
    with adventurer("X1", temporary=price):
        match = attack(plain(OPEN, LONG, party=("X1",), mana=("X1",), courage=courage), -1, 5)
        play(match, "window1 power X1")
        assert told(match, "fight_won")
        assert match.outcome is not None
        assert match.outcome.winners == (winner,)


@pytest.mark.rule("IK-110")
def test_otherwise_a_new_turn_begins() -> None:
    match = attack(plain(courage=2), 0, 1)
    assert match.outcome is None
    assert match.state.turn == 4


@pytest.mark.rule("IK-112", "IK-D34")
def test_a_potion_may_still_raise_courage_before_the_check() -> None:
    match = start(plain(courage=1, hidden=("F8",)), [2])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept")
    assert match.state.courage == 0
    assert match.outcome is None
    play(match, "after_fight_potion potion F8")
    assert match.state.courage == 2
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-112", "IK-D34")
def test_nothing_drunk_nothing_won() -> None:
    match = start(plain(courage=1, hidden=("F8",)), [2])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept", "after_fight_potion pass")
    assert match.outcome is not None
    assert match.outcome.winners == (MASTER,)


@pytest.mark.rule("IK-112", "IK-D34")
def test_a_fight_goes_on_at_no_courage() -> None:
    price = '{ kind = "bonus", amount = 1 }, { kind = "courage", amount = -1 }'
    with adventurer("X1", temporary=price):
        match = attack(plain(party=("X1",), mana=("X1",), courage=1, hidden=("F8",)), 1, 5)
        play(match, "window1 power X1", "window1 roll 6", "window3 accept")
        assert told(match, "fight_won")
        assert match.state.courage == 0
        assert match.outcome is None
