"""Reference cards that change a fight: slipping away, armour, moving on, fighting twice
(IK-254, IK-256, IK-258 to IK-260)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king import text
from tests.scenarios.immortal_king.build import (
    Guard,
    asked,
    numbers,
    offered,
    play,
    start,
    table,
    throw,
)

from .moves import EVERY_COLOUR, attack, equipment, guard, has_mana, phase, plain, results, told
from .reading import alone, tokens

FIGHTERS = ("F37", "F25", "F34")


@pytest.mark.rule("IK-254")
def test_slipping_away_leaves_everything_as_it_is() -> None:
    guards = (Guard("F57", up=False, token=True), "F24", "F25", "F28")
    match = attack(table(guards, party=("F3",), hidden=("F7", "F8"), courage=4), 0, 1)
    play(match, "window1 potion F7", "window1 roll 6")
    events = play(match, "window3 power F3")
    assert told(events, "fight_left")
    assert (match.state.courage, match.state.fear, match.state.won) == (4, 1, [])
    assert (guard(match, 0), match.state.corridors[0].up, tokens(match)) == ("F57", True, [0])
    assert numbers(match.state, match.state.discard[-1:]) == ["F7"]
    assert (asked(match), offered(match)) == ("after_fight_potion", {"pass", "potion F8"})
    assert has_mana(match) == []


@pytest.mark.rule("IK-254")
def test_slipping_away_before_a_throw() -> None:
    match = attack(table(("F21", "F24", "F25", "F28"), party=("F3",)), 0)
    events = play(match, "window1 power F3")
    assert told(events, "fight_left")
    assert not told(events, "throw")
    assert (match.state.courage, match.state.turn) == (5, 4)


@pytest.mark.rule("IK-254")
def test_slipping_away_from_the_final_monster_does_not_defeat_it() -> None:
    match = attack(table((None, "F24", "F25", "F28"), (0, 3, 3, 3), party=("F3",)), -1)
    play(match, "window1 power F3")
    assert (match.outcome, match.state.final_beaten, match.state.courage) == (None, False, 5)


@pytest.mark.rule("IK-256")
@pytest.mark.parametrize(("roll", "courage", "fear"), [(6, 5, 0), (5, 5, 0), (4, 4, 1), (2, 4, 1), (1, 4, 2)])
def test_an_armour_roll_of_five_or_six_saves_one_courage(roll: int, courage: int, fear: int) -> None:
    match = attack(plain(("F57", "F36", "F25"), shown=("F6",)), 1, 2, roll)
    assert (asked(match), offered(match)) == ("armour_roll", {"roll", "keep"})
    play(match, "armour_roll roll")
    assert (match.state.courage, match.state.fear) == (courage, fear)


@pytest.mark.rule("IK-256")
def test_the_armour_roll_is_optional_and_no_combat_die() -> None:
    kept = attack(plain(("F36", "F24", "F25"), shown=("F6",)), 0, 2)
    play(kept, "armour_roll keep")
    assert (kept.state.courage, told(kept, "armour")) == (4, [])
    rolled = attack(table(party=("F2",), shown=("F6",), fear=6), 0, 2, 3)
    play(rolled, "window1 roll 6", "doom pass", "window3 accept")
    events = play(rolled, "armour_roll roll")
    assert asked(rolled) == "construction_swap"  # no Doom, no re-roll by Nova
    assert results(events) == []


@pytest.mark.rule("IK-256")
def test_armour_helps_in_a_lost_throw_and_a_failed_trap() -> None:
    thrown = attack(plain(("F21", "F24", "F25"), shown=("F6",)), 0, 6)
    throw(thrown, "rock", "paper")
    play(thrown, "armour_roll roll")
    assert (thrown.state.courage, thrown.state.fear) == (4, 1)
    trapped = attack(plain(("W42", "F24", "F25"), shown=("F6",)), 0, 2, 5)
    play(trapped, "armour_roll roll")
    assert (trapped.state.courage, trapped.state.fear) == (5, 0)


@pytest.mark.rule("IK-256")
def test_each_copy_of_an_armour_may_be_rolled_once() -> None:
    match = attack(plain(("F57", "F24", "F25"), shown=("F6", "F6", "F6")), 0, 2, 5, 6)
    play(match, "armour_roll roll", "armour_roll roll")
    assert (match.state.courage, match.state.fear) == (5, 0)
    assert asked(match) == "construction_swap"  # nothing is left to save for the third


@pytest.mark.rule("IK-256")
def test_armour_does_not_help_with_a_printed_price() -> None:
    price = '{ kind = "courage", amount = -1 }, { kind = "gain_mana" }'
    with equipment("X1", "potion", price):
        match = start(phase(plain(shown=("F6",), hidden=("X1",))))
        play(match, "equipment_action potion X1")
        assert (match.state.courage, asked(match)) == (4, "choose_target")


@pytest.mark.rule("IK-256")
def test_in_solo_an_armour_roll_of_one_gives_no_fear() -> None:
    match = attack(alone("dark_evening", shown=("F6",)), 0, 2, 1)
    play(match, "armour_roll roll")
    assert (match.state.courage, match.state.fear) == (4, 1)
    saved = attack(alone("dark_evening", shown=("F6",)), 0, 2, 6)
    play(saved, "armour_roll roll")
    assert (saved.state.courage, saved.state.fear, told(saved, "fate")) == (5, 0, [])


@pytest.mark.rule("IK-258")
def test_a_fight_moves_to_another_face_up_guard_only() -> None:
    guards = (Guard("F36", up=False), "F24", Guard("F25", up=False), "F45", None)
    match = attack(table(guards[:4], party=("W2",), hidden=("F7",)), 0)
    play(match, "window1 power W2")
    assert offered(match) == {"corridor 1", "corridor 3"}
    events = play(match, "effect_target corridor 3")
    assert [(fact["corridor"], fact["into"]) for fact in told(events, "fight_moved")] == [(0, 3)]
    assert match.state.corridors[0].up  # the first guard stays, face up
    assert guard(match, 0) == "F36"


@pytest.mark.rule("IK-258")
def test_a_fight_never_moves_to_the_final_monster() -> None:
    s = table((None, "F24", Guard("F25", up=False)), (0, 3, 3), party=("W2",), hidden=("F7",))
    assert "power W2" not in offered(attack(s, 1))
    lich = attack(s, -1)
    play(lich, "window1 power W2")
    assert lich.state.fight.lane == 1


@pytest.mark.rule("IK-258")
def test_the_values_of_the_start_are_taken_anew() -> None:
    s = table(("F33", "F43", "F54"), party=("F1", "W2"), hidden=("F7",))
    mana = attack(s, 0)
    assert mana.state.fight.power == 2 + 3
    play(mana, "window1 power W2", "effect_target corridor 1")
    assert mana.state.fight.power == 1 + 4  # Quill's Mana is spent by now
    die = attack(s, 0, 4)
    play(die, "window1 power W2", "effect_target corridor 2")
    assert die.state.fight.power == 4 + 5


@pytest.mark.rule("IK-258")
def test_what_was_used_before_the_move_keeps_counting() -> None:
    match = attack(table(("F36", "F24", "F45"), party=("F1", "W2"), hidden=("F7", "F10")), 0, 9)
    play(match, "window1 potion F7", "window1 power F1", "window1 power W2", "effect_target corridor 2")
    assert offered(match) == {"roll 12"}
    play(match, "window1 roll 12")
    assert match.state.fight.total == 9 + 3 + 1


@pytest.mark.rule("IK-258")
@pytest.mark.parametrize("thrown", ["F16", "W27"])
def test_a_fight_moved_to_a_greenskin_or_riddle_becomes_a_throw_and_back(thrown: str) -> None:
    into = attack(table(("F36", thrown, Guard("F25", up=False)), party=("W2",)), 0)
    play(into, "window1 power W2")
    assert asked(into) == "rps_throw"
    away = attack(table((thrown, "F36", Guard("F25", up=False)), party=("W2",)), 0, 6)
    assert offered(away) == {"throw", "power W2"}
    events = play(away, "window1 power W2")
    assert results(events) == [(6, 6)]
    assert numbers(away.state, away.state.won) == ["F36"]


@pytest.mark.rule("IK-258")
def test_a_fight_does_not_move_after_the_roll() -> None:
    match = attack(table(party=("W2",), hidden=("F7",)), 0, 3)
    play(match, "window1 roll 6")
    assert "power W2" not in offered(match)


def twice(*dice: int, guards: Sequence[str | None] = FIGHTERS, **more: Any) -> Match:
    """Vesna has bought two fights for this turn."""
    s = phase(table(guards, party=("W3",), mana=(), won=EVERY_COLOUR, **more))
    match = start(s, dice)
    play(match, "equipment_action ultimate W3")
    return match


@pytest.mark.rule("IK-259")
def test_two_fights_in_one_turn_and_only_in_this_one() -> None:
    match = twice(2, 3, 2)
    play(match, "choose_target fight 0")
    assert (asked(match), match.state.turn, match.state.courage) == ("choose_target", 3, 4)
    play(match, "choose_target fight 1")
    assert (asked(match), match.state.turn, match.state.courage) == ("construction_swap", 4, 3)
    play(match, "construction_swap keep", "choose_target fight 1")
    assert match.state.turn == 5


@pytest.mark.rule("IK-259")
def test_the_second_fight_is_not_against_the_final_monster() -> None:
    match = twice(2, guards=(None, "F37", "F25"), piles=(0, 3, 3))
    assert "fight -1" in offered(match)
    play(match, "choose_target fight -1")
    assert offered(match) == {"fight 1", "fight 2"}


@pytest.mark.rule("IK-259")
def test_no_courage_does_not_prevent_the_second_fight() -> None:
    match = twice(2, 3, courage=1)
    play(match, "choose_target fight 0")
    assert (match.state.courage, match.outcome, asked(match)) == (0, None, "choose_target")
    play(match, "choose_target fight 0")
    assert match.outcome is not None
    assert match.outcome.reason == "courage_lost"  # the check comes after the second fight


@pytest.mark.rule("IK-259")
def test_the_questions_tell_the_first_fight_from_the_second() -> None:
    match = twice(2, 3, 2)
    prompts = []
    for _fight in range(2):
        assert match.decision is not None
        prompts.append(text.prompt(match.view(0), match.decision))
        play(match, "choose_target fight 0")
    assert "follows" in prompts[0]
    assert prompts[1].startswith("The second fight")


@pytest.mark.rule("IK-259")
def test_no_second_fight_without_a_guard_or_after_the_final_monster() -> None:
    last = twice(6, guards=(None, "F29", None), piles=(0, 0, 0))
    play(last, "choose_target fight 1")
    assert (told(last, "second_fight"), told(last, "turn")[0]["number"]) == ([], 4)
    final = twice(10, guards=(None, "F37", "F25"), piles=(0, 3, 3))
    play(final, "choose_target fight -1")
    assert final.outcome is not None
    assert final.outcome.reason == "final_defeated"


@pytest.mark.rule("IK-259")
def test_the_potion_window_of_the_first_fight_comes_before_the_second() -> None:
    s = phase(table(FIGHTERS, party=("W3",), mana=(), won=EVERY_COLOUR, hidden=("F8",)))
    match = start(s, (2,))
    play(match, "equipment_action ultimate W3", "equipment_action done", "choose_target fight 0")
    play(match, "window1 roll 6", "window3 accept", "after_fight_potion potion F8")
    assert (asked(match), match.state.turn) == ("choose_target", 3)


@pytest.mark.rule("IK-260")
@pytest.mark.parametrize(
    ("won", "more"),
    [
        (("F13",), 1), (("F13", "F14"), 1), (("F13", "F24"), 2), (("F13", "F24", "F36"), 3),
        (EVERY_COLOUR, 4), (("F22",), 4), (("F13", "F41"), 4), ((*EVERY_COLOUR, "F22"), 4),
    ],
)  # fmt: skip
def test_won_colours_are_counted_when_the_power_is_used(won: tuple[str, ...], more: int) -> None:
    match = attack(table(("F57", "F45", "F25"), party=("W3",), won=won, hidden=("F10",)), 1, 1)
    play(match, "window1 roll 6")
    events = play(match, "window3 power W3")
    assert [fact["amount"] for fact in told(events, "bonus")] == [more]


@pytest.mark.rule("IK-260")
def test_without_won_cards_the_power_is_not_offered() -> None:
    match = attack(table(party=("W3",), hidden=("F10",)), 0)
    assert "power W3" not in offered(match)
