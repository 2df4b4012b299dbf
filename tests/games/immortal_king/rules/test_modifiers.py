"""Modifiers of a fight (IK-083 to IK-090, IK-249 to IK-252)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.power import roll_parts
from tests.scenarios.immortal_king.build import PARTY, asked, offered, play, start, table

from .moves import adventurer, attack, equipment, has_mana, phase, plain, results, told

WALL = ("F57", "F24", "F25")
TRIPLE = '{ kind = "multiply", amount = 3 }'


@pytest.mark.rule("IK-083")
def test_effects_of_different_cards_combine() -> None:
    match = attack(table(WALL, party=("F1", "F2", "F4"), hidden=("F7", "F7"), shown=("F5",)), 0, 2)
    play(match, "window1 power F4", "window1 potion F7", "window1 roll 6")
    play(match, "window3 power F2", "window3 potion F7")
    assert match.state.fight.total == 2 * 2 + 2 + 3 + 3 + 1 + 1


@pytest.mark.rule("IK-084")
@pytest.mark.parametrize("first", ["power F2", "potion F7"])
def test_the_multiplier_counts_before_bonuses_whatever_the_order(first: str) -> None:
    second = {"power F2": "potion F7", "potion F7": "power F2"}[first]
    match = attack(table(WALL, hidden=("F7", "F6")), 0, 3)
    play(match, "window1 roll 6", f"window3 {first}", f"window3 {second}")
    assert match.state.fight.total == 3 * 2 + 3 + 1


@pytest.mark.rule("IK-085", "IK-D18")
def test_a_roll_is_multiplied_only_once() -> None:
    with adventurer("X1", temporary=TRIPLE):
        for first, total in (("F2", 6), ("X1", 9)):
            match = attack(table(WALL, party=("F2", "X1")), 0, 3)
            assert {"power F2", "power X1"} <= offered(match)
            play(match, f"window1 power {first}")
            assert not {"power F2", "power X1"} & offered(match)
            assert offered(match) == {"accept", "gift F2"}  # rolled: nothing else was left
            assert match.state.fight.total == total
            assert len(has_mana(match)) == 1


@pytest.mark.rule("IK-086")
def test_permanent_bonuses_always_count_at_the_end() -> None:
    match = attack(table(WALL, shown=("F5",)), 0, 4)
    play(match, "window1 roll 6", "window3 power F2")
    assert match.state.fight.total == 4 * 2 + 1 + 1  # not (4 + 2) × 2


@pytest.mark.rule("IK-087")
def test_the_party_player_chooses_what_its_cards_affect() -> None:
    potion = start(phase(table(mana=(), hidden=("F9",))))
    play(potion, "equipment_action potion F9")
    assert potion.decision is not None
    assert (potion.decision.kind, potion.decision.seat) == ("effect_target", PARTY)
    assert offered(potion) == {"adventurer F1", "adventurer F2"}
    quest = start(phase(plain(shown=("F10",), won=("F14", "F30", "F42"))))
    play(quest, "equipment_action quest F10")
    assert quest.decision is not None
    assert (quest.decision.kind, quest.decision.seat) == ("effect_target", PARTY)
    assert offered(quest) == {"corridor 0", "corridor 1", "corridor 2"}
    token = start(phase(plain(shown=("W11",), won=("F38", "F48"))))
    assert "quest W11" in offered(token)


@pytest.mark.rule("IK-088", "IK-D15")
def test_what_was_played_stays_when_the_die_is_doomed_rerolled_or_cancelled() -> None:
    match = attack(table(WALL, hidden=("F7",), fear=3), 0, 5, 4, 2, 3)
    play(match, "window1 potion F7", "window1 power F2", "window1 roll 6", "doom doom")
    assert match.state.fight.total == 4 * 2 + 3 + 1
    play(match, "window3 gift F2")
    assert match.state.fight.total == 2 * 2 + 3 + 1
    play(match, "window3 power F1")
    assert told(match, "roll")[0]["total"] == 3 * 2 + 3 + 1


@pytest.mark.rule("IK-089")
@pytest.mark.parametrize(("natural", "open_"), [(2, True), (3, False), (4, True), (5, False)])
def test_a_condition_looks_at_the_natural_value(natural: int, open_: bool) -> None:
    even = '{ kind = "multiply", amount = 3, die = { parity = "even" } }'
    with adventurer("X1", temporary=even):  # Hero's +1 must not count
        match = attack(table(WALL, party=("F1", "F2", "X1"), mana=("X1",)), 0, natural)
        assert ("power X1" in offered(match)) == open_


@pytest.mark.rule("IK-089")
def test_a_condition_looks_at_the_current_die() -> None:
    high = '{ kind = "bonus", amount = 4, die = { at_least = 5 } }'
    with equipment("X1", "potion", high):
        match = attack(table(WALL, party=("F2",), mana=(), hidden=("X1",)), 0, 5, 4)
        assert "potion X1" not in offered(match)  # no die yet
        play(match, "window1 roll 6")
        assert "potion X1" in offered(match)
        play(match, "window3 gift F2")
        assert "potion X1" not in offered(match)


@pytest.mark.rule("IK-090")
def test_a_cancelled_roll_has_no_effect_but_its_fear_is_kept() -> None:
    match = attack(table(WALL, mana=("F1",)), 0, 1, 7)
    play(match, "window1 roll 6", "window3 power F1")
    assert told(match, "roll")[0]["total"] == 7 + 1
    assert match.state.fear - 2 == 1  # two more for the fight lost against Pain


@pytest.mark.rule("IK-249")
def test_a_reroll_keeps_the_size_and_must_be_taken() -> None:
    match = attack(table(party=("F1",), fear=3), 0, 12, 2)
    play(match, "window1 power F1")
    events = play(match, "doom doom")
    assert results(events) == [(12, 2)]
    assert told(events, "fight_lost")[0]["total"] == 3
    nova = attack(table(party=("F2",), mana=()), 0, 5, 1)
    play(nova, "window3 gift F2")
    assert told(nova, "fight_lost")[0]["total"] == 1


@pytest.mark.rule("IK-249")
def test_an_effect_may_name_another_size() -> None:
    match = attack(plain(WALL, hidden=("W7",)), 0, 3, 10)
    play(match, "window1 roll 6", "window3 potion W7")
    assert results(match) == [(10, 10)]


@pytest.mark.rule("IK-250")
def test_several_sizes_leave_the_choice_to_the_party() -> None:
    match = attack(table(WALL, party=("F1", "W3"), mana=("F1",)), 0, 10)
    assert offered(match) == {"roll 10", "power F1"}  # against red the d10, not the d6
    play(match, "window1 power F1")
    assert offered(match) == {"roll 10", "roll 12"}
    play(match, "window1 roll 12")
    assert results(match) == [(12, 10)]
    blue = attack(table(("F36", "F24", "F25"), party=("F1", "W3"), mana=("F1",)), 0, 10)
    assert offered(blue) == {"roll 6", "power F1"}


@pytest.mark.rule("IK-251")
def test_a_set_die_is_no_roll() -> None:
    with adventurer("X1", temporary='{ kind = "set_die", amount = 1 }'):
        match = attack(table(WALL, party=("X1", "F2"), mana=("X1",), fear=4), 0, 6, 3)
        assert asked(match) == "doom"  # window 1 had nothing to offer
        play(match, "doom pass", "window3 power X1")
        assert match.state.fight.total == 1
        assert match.state.fear == 4
        assert asked(match) == "window3"
        play(match, "window3 gift F2")
        assert match.state.fight.total == 3  # a later re-roll wipes it out
        assert asked(match) == "doom"


@pytest.mark.rule("IK-251")
def test_a_set_die_is_the_natural_value() -> None:
    odd = '{ kind = "multiply", amount = 3, die = { parity = "odd" } }'
    with adventurer("X1", temporary=odd):
        match = attack(table(("F57", "F24", "F25"), party=("W1", "F2", "X1"), mana=("W1", "X1")), 0, 2)
        assert offered(match) == {"accept", "power W1", "gift F2"}
        play(match, "window3 power W1")
        assert "power X1" in offered(match)
        play(match, "window3 power X1")
        assert match.state.fight.total == 15


@pytest.mark.rule("IK-252")
def test_the_better_of_two_dice_counts_and_each_1_gives_fear() -> None:
    match = attack(table(WALL, party=("W4",)), 0, 1, 1)
    play(match, "window1 power W4")
    assert [(facts["sides"], facts["result"]) for facts in told(match, "roll")] == [(6, 1), (10, 1)]
    assert [facts["cause"] for facts in told(match, "fear")][:2] == ["natural_1", "natural_1"]


@pytest.mark.rule("IK-252")
def test_two_dice_rolled_together_have_one_doom_window_on_the_die_that_counts() -> None:
    match = attack(table(WALL, party=("W4", "F2"), mana=("W4",), fear=6), 0, 3, 8, 2, 5)
    play(match, "window1 power W4")
    assert match.state.fight.total == 8
    assert asked(match) == "doom"
    events = play(match, "doom doom")
    assert results(events) == [(10, 2)]
    assert match.state.fight.total == 3  # now the d6 counts
    events = play(match, "doom pass", "window3 gift F2")
    assert results(events) == [(6, 5)]
    assert match.state.fight.total == 5


@pytest.mark.rule("IK-252")
def test_one_doom_window_follows_two_dice() -> None:
    match = attack(table(WALL, party=("W4", "F2"), fear=6), 0, 3, 8)
    play(match, "window1 power W4", "window1 roll 6", "doom pass")
    assert asked(match) == "window3"


@pytest.mark.rule("IK-252", "IK-089")
@pytest.mark.parametrize(
    ("d6", "d10", "natural", "total"), [(6, 3, 6, 8), (3, 8, 8, 10), (6, 7, 7, 7), (4, 4, 4, 6)]
)
def test_conditions_and_sums_look_at_the_better_of_two_dice(
    d6: int, d10: int, natural: int, total: int
) -> None:
    even = '{ kind = "bonus", amount = 2, die = { parity = "even" } }'
    with adventurer("X1", temporary=even):
        match = attack(table(WALL, party=("W4", "X1", "F2")), 0, d6, d10)
        play(match, "window1 power W4", "window1 roll 6")
        assert ("power X1" in offered(match)) == (natural % 2 == 0)
        if natural % 2 == 0:
            play(match, "window3 power X1")
        assert match.state.fight.total == total
        assert sum(part.amount for part in roll_parts(match.state)) == total
