"""The equipment phase (IK-059 to IK-065, IK-248)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from heroes_desktop.engine import Table
from heroes_desktop.games.immortal_king.rules.tokens import put_token
from tests.scenarios.immortal_king.build import Guard, asked, kinds, numbers, offered, play, start, table

from .moves import EVERY_COLOUR, attack, equipment, guard, has_mana, new, phase, plain, power, told

HEADS = ("F14", "F30", "F42")
PAIRS = ("F12", "F13", "F24", "F25", "F36", "F37", "F48", "F49")
DEEP = (("F55", "F54"), ("F53", "F51"), ("F47", "F46"))


@pytest.mark.rule("IK-059")
def test_any_action_any_number_of_times_in_any_order() -> None:
    won = (*HEADS, "F15", "F31", "F43", *EVERY_COLOUR, "F16", "F17", "F32")
    s = table(("F26", "F28", "F57"), DEEP, party=("F1",), hidden=("F8", "F10", "F5"), won=won, courage=1)
    match = start(phase(s))
    play(match, "equipment_action reveal F10", "effect_target corridor 0")
    play(match, "equipment_action ultimate F1")
    play(match, "equipment_action quest F10")
    play(match, "equipment_action potion F8", "equipment_action reveal F5")
    assert match.state.courage == 7
    assert numbers(match.state, match.state.shown) == ["F10", "F5"]
    assert match.state.turn == 3


@pytest.mark.rule("IK-060")
def test_an_eliminated_guard_is_treated_like_a_defeated_one() -> None:
    s = table(("F38", "F36", "F57"), DEEP, mana=("F1",), shown=("F10",), won=HEADS)
    match = start(phase(s))
    play(match, "equipment_action quest F10", "bodyguard_target corridor 1")
    assert numbers(match.state, match.state.won) == ["F38"]
    assert match.state.corridors[1].token
    assert guard(match, 0) == "F55"
    mana = start(phase(table(("F36", "F24", "F57"), DEEP, mana=("F1",), shown=("F10",), won=HEADS)))
    play(mana, "equipment_action quest F10", "effect_target corridor 0", "place_mana adventurer F2")
    assert has_mana(mana) == ["F1", "F2"]


@pytest.mark.rule("IK-061")
def test_a_replacement_in_the_equipment_phase_comes_face_up_and_unbought() -> None:
    match = start(phase(plain(("F26", "F57", "F59"), DEEP, fear=10, shown=("F10",), won=HEADS)))
    events = play(match, "equipment_action quest F10")
    assert asked(match) == "choose_target"
    assert told(events, "guard")[0]["up"]
    assert match.state.corridors[0].up
    assert not match.state.corridors[0].token
    assert match.state.fear == 10


@pytest.mark.rule("IK-062")
def test_a_card_won_in_this_phase_can_be_spent_at_once() -> None:
    won = (*HEADS, "F12", "F13")
    match = start(phase(plain(("F26", "F57", "F59"), DEEP, hidden=("F5",), shown=("F10",), won=won)))
    assert "reveal F5" in offered(match)  # before the quest: yellow F30 is still there
    play(match, "equipment_action quest F10", "equipment_action reveal F5")
    assert match.state.won == []


@pytest.mark.rule("IK-063")
def test_the_limit_on_a_sum_is_checked_once_when_the_targets_are_named() -> None:
    ones = ("F12", "F25", "F36", "F48")
    others = Guard("F49", token=True), Guard("F57", token=True)
    guards = ("F26", *others)  # 5 and 10: 15, though 14 without the first one's aura
    match = start(phase(table(guards, DEEP, won=ones, party=("F2",))))
    play(match, "equipment_action ultimate F2", "effect_target corridor 0")
    assert guard(match, 1) == "F49"
    assert "F26" in numbers(match.state, match.state.won)
    pair = ("F26", "F49", "F57")  # 5 and 9
    match = start(phase(table(pair, DEEP, won=ones, party=("F2",))))
    play(match, "equipment_action ultimate F2", "effect_target corridor 0", "effect_target corridor 1")
    assert {"F26", "F49"} <= set(numbers(match.state, match.state.won))


@pytest.mark.rule("IK-063", "IK-D38")
def test_cards_eliminated_together_leave_first_then_bodyguards_replacements_and_mana() -> None:
    piles = (("F55",), ("F53",), ("F47",))
    s = table(("F27", "F25", "F36"), piles, party=("F2", "F3"), mana=(), won=PAIRS)
    match = start(phase(s))
    play(match, "equipment_action ultimate F2", "effect_target corridor 0")
    events = play(match, "effect_target corridor 1")
    assert kinds(events)[-2:] == ["won", "won"]
    assert offered(match) == {"corridor 2", "none"}  # F25 has left too and cannot take the token
    events = play(match, "bodyguard_target corridor 2")
    assert [facts["corridor"] for facts in told(events, "guard")] == [0, 1]
    assert kinds(events) == ["tenacity", "guard", "guard"]
    assert asked(match) == "place_mana"


@pytest.mark.rule("IK-063")
def test_bodyguards_and_mana_follow_in_corridor_order_once_each() -> None:
    piles = (("F55",), ("F53",), ("F47",))
    s = table(("F24", "F36", "F57"), piles, party=("F2", "F3"), mana=(), won=PAIRS)
    match = start(phase(s))
    play(match, "equipment_action ultimate F2", "effect_target corridor 0", "effect_target corridor 1")
    play(match, "place_mana adventurer F3")
    assert asked(match) == "place_mana"  # the second icon
    play(match, "place_mana adventurer F2")
    assert has_mana(match) == ["F2", "F3"]


@pytest.mark.rule("IK-064")
def test_auras_are_recomputed_after_every_change() -> None:
    won = (*HEADS, "F15", "F31", "F43")
    match = start(phase(plain(("F26", "F36", "F57"), DEEP, shown=("F10",), won=won)))
    assert power(match, 1) == 7
    play(match, "equipment_action quest F10")  # only the aura card itself is weak enough
    assert power(match, 1) == 6
    play(match, "equipment_action quest F10", "effect_target corridor 1")
    assert guard(match, 1) == "F53"


def actions(
    guards: Sequence[str] = ("F57", "F59", "F58"), hidden: Sequence[str] = (), **more: Any
) -> set[str]:
    """What is offered in the equipment phase; a card that does nothing keeps the question open."""
    return offered(start(phase(plain(guards, hidden=(*hidden, "F6"), **more))))


@pytest.mark.rule("IK-248")
def test_no_action_without_payment_target_or_consequence() -> None:
    assert "potion F8" in actions(hidden=("F8",), courage=9)
    assert "potion F8" not in actions(hidden=("F8",), courage=10)
    assert "potion F9" in actions(hidden=("F9",), mana=())
    assert "potion F9" not in actions(hidden=("F9",), mana=("F4",))
    assert "reveal F10" in actions(hidden=("F10",), won=HEADS, guards=("F57", "F36", "F58"))
    assert "reveal F10" not in actions(hidden=("F10",), won=HEADS)
    assert "quest F10" not in actions(shown=("F10",), won=HEADS)
    assert "reveal F10" not in actions(hidden=("F10",), guards=("F57", "F36", "F58"))


@pytest.mark.rule("IK-248")
def test_no_second_use_in_one_turn_of_a_power_for_this_turn() -> None:
    match = start(phase(plain(("F57", "F59", "F58"), won=PAIRS, hidden=("F6",))))
    play(match, "equipment_action ultimate F4")
    assert "ultimate F4" not in offered(match)


@pytest.mark.rule("IK-248")
def test_in_a_fight_too_only_what_changes_something_is_offered() -> None:
    match = attack(plain(hidden=("F8", "F9", "F7"), courage=10, mana=("F4",)), 0)
    assert offered(match) == {"roll 6", "power F4", "potion F7"}


@pytest.mark.rule("IK-D39")
def test_four_guards_can_all_carry_a_token() -> None:
    match = attack(plain(("F57", "F58", "F45", "F46"), solo="meeting_the_lich"), 0, 1)
    assert all(corridor.token for corridor in match.state.corridors)


@pytest.mark.rule("IK-D39")
def test_a_fifth_token_could_not_be_placed() -> None:
    s = plain([Guard(number, token=True) for number in ("F57", "F58", "F45", "F46")] + ["F59"])
    put_token(s, Table(s), 4, "bought")
    assert sum(corridor.token for corridor in s.corridors) == 4


@pytest.mark.rule("IK-D40")
def test_with_one_box_the_collection_is_the_six_party_cards_not_chosen() -> None:
    match = new(("F1", "F2", "F5", "F7", "F11"))
    assert numbers(match.state, match.state.collection) == ["F10", "F6", "F8", "F9"]
    assert len(match.state.collection) + 4 - len(match.state.adventurers) == 6
    collection = ("F6", "F8", "F9", "F10")
    match = start(phase(plain(hidden=("F11", "F5"), collection=collection, won=("F27", "F48"))))
    play(match, "equipment_action reveal F11")
    assert offered(match) == {f"card {number}" for number in collection}


@pytest.mark.rule("IK-248", "IK-259")
def test_a_second_fight_is_not_bought_twice_in_a_turn() -> None:
    won = ("F13", "F14", "F24", "F25", "F36", "F37", "F48", "F49")
    match = start(phase(table(("F57", "F59", "F58"), party=("W3",), mana=(), won=won)))
    play(match, "equipment_action ultimate W3")
    assert len(match.state.won) == 4
    assert "ultimate W3" not in offered(match)


@pytest.mark.rule("IK-248")
def test_what_is_forbidden_this_turn_is_not_forbidden_again() -> None:
    with equipment("X1", "quest", '{ kind = "forbid", of = "doom" }', "green = 2"):
        won = ("F13", "F14", "F15", "F16", "F17", "F18")
        match = start(phase(plain(shown=("X1",), won=won)))
        play(match, "equipment_action quest X1")
        assert len(match.state.won) == 4
        assert "quest X1" not in offered(match)
