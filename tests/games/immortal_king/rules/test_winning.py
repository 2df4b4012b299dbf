"""Combat phase: the party wins (IK-091 to IK-096)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import FACES
from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    Guard,
    asked,
    instance,
    kinds,
    numbers,
    offered,
    play,
    start,
    table,
)

from .moves import attack, end_turn, guard, has_mana, phase, plain, told

PILES = (("F55", "F54"), ("F53",), ("F47",))


@pytest.mark.rule("IK-091", "IK-138")
def test_the_defeated_card_is_won_and_its_token_goes_back() -> None:
    match = attack(plain((Guard("F25", token=True), "F36", "F57"), PILES), 0, 6)
    assert numbers(match.state, match.state.won) == ["F25"]
    assert told(match, "tenacity") == [{"corridor": 0, "on": False, "cause": "left"}]
    assert not match.state.corridors[0].token
    assert match.view(MASTER).faces[match.state.won[0]] == FACES["F25"]


@pytest.mark.rule("IK-091")
def test_the_won_card_can_be_spent_in_the_next_equipment_phase() -> None:
    match = start(plain(("F27", "F36", "F57"), PILES, hidden=("F5",), won=("F12", "F13")), [6])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept", "bodyguard_target none")
    assert offered(match) == {"pass"}
    play(match, "after_fight_potion pass", "construction_swap keep")
    assert "reveal F5" in offered(match)


@pytest.mark.rule("IK-092", "IK-D10")
def test_the_order_after_a_victory() -> None:
    s = plain(("F38", "F36", "F57"), PILES, fear=3, hidden=("F8",), mana=(), shown=("F5",))
    match = start(s, [6])
    play(match, "choose_target fight 0", "window1 roll 6", "doom pass", "window3 accept")
    assert numbers(match.state, match.state.won) == ["F38"]  # 1 the card
    assert asked(match) == "bodyguard_target"  # 2 Bodyguard
    play(match, "bodyguard_target corridor 1")
    assert asked(match) == "place_guard"  # 3 replacement
    play(match, "place_guard up")
    assert asked(match) == "after_fight_potion"  # 5 potions; this card has no Mana icon
    events = play(match, "after_fight_potion pass")
    assert kinds(events)[0] == "turn"  # 6 end of turn


@pytest.mark.rule("IK-092", "IK-093", "IK-D10")
def test_mana_comes_after_the_replacement_and_before_potions() -> None:
    match = start(plain(("F24", "F36", "F57"), PILES, fear=1, hidden=("F8",)), [6])
    play(match, "choose_target fight 0", "window1 roll 6", "window3 accept", "place_guard up")
    assert guard(match, 0) == "F55"
    assert asked(match) == "place_mana"
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == FACES["F55"]
    play(match, "place_mana adventurer F4")
    assert asked(match) == "after_fight_potion"


@pytest.mark.rule("IK-093")
def test_mana_goes_to_one_adventurer_that_has_none() -> None:
    s = table(("F24", "F36", "F57"), PILES, party=("F1", "F3", "F4"), mana=("F3",))
    match = attack(s, 0, 6)
    play(match, "window1 roll 6", "window3 accept")
    assert offered(match) == {"adventurer F1", "adventurer F4", "none"}
    play(match, "place_mana adventurer F4")
    assert has_mana(match) == ["F3", "F4"]
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-093")
def test_the_new_guard_is_not_seen_when_ambushed() -> None:
    match = attack(plain(("F24", "F36", "F57"), PILES, fear=1), 0, 6)
    play(match, "place_guard ambush")
    assert asked(match) == "place_mana"
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == -1


@pytest.mark.rule("IK-093")
def test_no_mana_without_the_icon() -> None:
    match = attack(plain(("F29", "F36", "F57"), PILES), 0, 6)
    assert told(match, "won")
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-094")
def test_nothing_is_gained_or_stored_when_everybody_has_mana() -> None:
    match = attack(plain(("F24", "F36", "F57"), PILES, mana=("F4",)), 0, 6, 6)
    play(match, "window1 roll 6", "window3 accept")
    assert asked(match) == "construction_swap"
    end_turn(match)
    play(match, "choose_target fight 1", "window1 power F4")
    assert told(match, "won")
    assert asked(match) == "place_mana"  # only for the second card
    play(match, "place_mana none")
    assert has_mana(match) == []


@pytest.mark.rule("IK-095")
def test_the_top_card_of_the_pile_right_behind_takes_the_place_face_up() -> None:
    match = attack(plain(("F29", "F36", "F57"), PILES), 0, 6)
    assert guard(match, 0) == "F55"
    assert match.state.corridors[0].up
    assert [len(corridor.pile) for corridor in match.state.corridors] == [1, 1, 1]


@pytest.mark.rule("IK-096")
def test_behind_an_empty_pile_nothing_comes() -> None:
    match = attack(plain(("F29", "F36", "F57"), (0, 2, 2), fear=5), 0, 6)
    events = play(match, "doom pass")
    assert guard(match, 0) == ""
    assert told(events, "corridor_empty") == [{"corridor": 0, "first": True}]
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-D08", "IK-129")
def test_the_dungeon_master_sees_a_new_card_it_has_never_seen() -> None:
    won = ("F14", "F30", "F42")
    piles = (("F26", "F55"), ("F53",), ("F47",))
    match = start(
        phase(plain(("F25", "F36", "F57"), piles, fear=1, shown=("F10",), won=won, mana=("F4",))), [6]
    )
    play(match, "equipment_action quest F10", "effect_target corridor 0", "choose_target fight 0")
    card = instance(match.state, "F55")
    assert match.view(MASTER).faces[card] == -1  # it lay under the card looked at
    play(match, "window1 roll 6", "window3 accept")
    assert asked(match) == "place_guard"
    assert match.view(MASTER).faces[card] == FACES["F55"]
    assert match.view(PARTY).faces[card] == -1
    assert match.decision is not None
    assert match.decision.secret


@pytest.mark.rule("IK-D54")
def test_mana_may_be_refused_but_a_bonus_may_not() -> None:
    s = table(("F24", "F36", "F57"), PILES, party=("F1",), mana=())
    match = attack(s, 0, 3)
    assert told(match, "fight_won")[0]["total"] == 4  # nobody was asked about the +1
    assert offered(match) == {"adventurer F1", "none"}
    play(match, "place_mana none")
    assert has_mana(match) == []
