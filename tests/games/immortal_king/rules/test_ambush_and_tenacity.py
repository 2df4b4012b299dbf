"""Fear: Ambush (IK-128 to IK-132) and Tenacity (IK-133 to IK-138)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.content import FACES
from tests.scenarios.immortal_king.build import MASTER, PARTY, Guard, asked, offered, play, start, table

from .moves import EVERY_COLOUR, adventurer, attack, end_turn, guard, phase, plain, power, told

PILES = (("F49", "F54"), ("F53",), ("F47",))
HEADS = ("F14", "F30", "F42")


def placing(fear: int, piles: Sequence[Sequence[str]] = PILES) -> Match:
    """The dungeon master is about to place F49 in the first corridor."""
    s = plain(("F29", "F36", "F57"), piles, fear=fear)
    s.off = ["doom"]
    return attack(s, 0, 6)


@pytest.mark.rule("IK-128")
def test_ambush_costs_one_fear_and_lays_the_new_guard_face_down() -> None:
    match = placing(4)
    play(match, "place_guard ambush")
    assert match.state.fear == 3
    assert guard(match, 0) == "F49"
    assert not match.state.corridors[0].up


@pytest.mark.rule("IK-128", "IK-133")
def test_ambush_and_tenacity_only_in_the_combat_phase() -> None:
    s = plain(("F26", "F57", "F59"), PILES, fear=10, shown=("F10",), won=HEADS)
    match = start(phase(s))
    play(match, "equipment_action quest F10")
    assert asked(match) == "choose_target"
    assert match.state.fear == 10


@pytest.mark.rule("IK-128")
def test_no_ambush_for_a_guard_that_was_not_defeated() -> None:
    match = attack(plain(("F36", "F24", "F25"), PILES, fear=2), 0, 3)  # lost
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-129")
def test_the_dungeon_master_knows_its_ambushed_guards_and_the_party_sees_a_back() -> None:
    match = placing(4)
    card = match.state.corridors[0].pile[-1]
    assert match.view(MASTER).faces[card] == FACES["F49"]  # before deciding
    events = play(match, "place_guard ambush")
    assert match.view(MASTER).faces[card] == FACES["F49"]  # and at any time
    for seat in (PARTY, None):
        assert match.view(seat).faces[card] == -1
        placed = next(event.for_seat(seat) for event in events if event.kind == "guard")
        assert placed is not None
        assert "face" not in placed.facts


@pytest.mark.rule("IK-130", "IK-167")
def test_a_face_down_guard_has_no_aura() -> None:
    up = start(plain(("F26", "F36", "F57")))
    down = start(plain((Guard("F26", up=False), "F36", "F57")))
    assert (power(up, 1), power(down, 1)) == (7, 6)


@pytest.mark.rule("IK-130")
def test_effects_that_need_a_face_up_card_cannot_choose_a_face_down_one() -> None:
    s = plain((Guard("F26", up=False), "F36", "F25"), PILES, shown=("F10",), won=HEADS)
    match = start(phase(s))
    play(match, "equipment_action quest F10")
    assert offered(match) == {"corridor 1", "corridor 2"}
    move = attack(plain((Guard("F26", up=False), "F36", "F25"), party=("W2",), mana=("W2",)), 1)
    play(move, "window1 power W2")
    assert told(move, "fight_moved")[0]["into"] == 2  # the only face-up guard left


@pytest.mark.rule("IK-131")
def test_a_face_down_guard_turns_up_when_attacked_and_stays_so() -> None:
    match = attack(plain((Guard("F49", up=False), "F36", "F57")), 0, 2)
    assert told(match, "flip") == [
        {"corridor": 0, "card": match.state.corridors[0].guard, "face": FACES["F49"], "cause": "attack"}
    ]
    end_turn(match)
    assert match.state.corridors[0].up
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == FACES["F49"]


@pytest.mark.rule("IK-131")
def test_other_fights_and_turns_leave_it_face_down() -> None:
    match = attack(plain((Guard("F49", up=False), "F36", "F57"), stage="combat"), 1, 2)
    end_turn(match)
    assert not match.state.corridors[0].up
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == -1


@pytest.mark.rule("IK-131")
def test_a_card_may_turn_it_up() -> None:
    match = start(phase(plain((Guard("F49", up=False), "F36", "F57"), hidden=("W9",), fear=2)))
    play(match, "equipment_action potion W9")
    assert match.state.corridors[0].up
    assert match.view(PARTY).faces[match.state.corridors[0].guard] == FACES["F49"]


@pytest.mark.rule("IK-132", "IK-136")
@pytest.mark.parametrize(
    ("top", "options"), [("W42", {"up", "ambush"}), ("F49", {"up", "ambush", "tenacity", "both"})]
)
def test_traps_and_monsters_may_be_ambushed_but_traps_take_no_token(top: str, options: set[str]) -> None:
    match = placing(10, piles=((top,), ("F53",), ("F47",)))
    assert offered(match) == options
    play(match, "place_guard ambush")
    assert guard(match, 0) == top
    assert not match.state.corridors[0].up


@pytest.mark.rule("IK-133", "IK-134")
def test_tenacity_costs_two_fear_and_raises_the_power_by_one() -> None:
    match = placing(4)
    play(match, "place_guard tenacity")
    assert match.state.fear == 2
    assert match.state.corridors[0].token
    assert match.state.corridors[0].up
    assert power(match, 0) == 8 + 1


@pytest.mark.rule("IK-133")
def test_tenacity_is_bought_only_when_the_guard_is_placed() -> None:
    match = placing(4)
    play(match, "place_guard up")
    assert asked(match) == "construction_swap"
    assert {option.split()[0] for option in offered(match)} == {"keep", "swap"}
    assert not match.state.corridors[0].token


@pytest.mark.rule("IK-134")
def test_the_token_counts_in_every_fight_as_long_as_it_stays() -> None:
    match = attack(plain((Guard("F25", token=True), "F36", "F57")), 0, 5, 6)
    assert told(match, "fight_lost")[0]["power"] == 6
    end_turn(match)
    play(match, "choose_target fight 0")
    assert told(match, "fight_won")[0]["power"] == 6


@pytest.mark.rule("IK-135")
def test_no_second_token_on_a_card() -> None:
    s = plain(("F27", Guard("F36", token=True), "F57"), PILES)
    match = attack(s, 0, 6)
    assert offered(match) == {"corridor 2", "none"}  # the Bodyguard's token
    solo = attack(plain((Guard("F36", token=True), "F45", "F57"), solo="meeting_the_lich"), 0, 1)
    assert power(solo, 0) == 6 + 1


@pytest.mark.rule("IK-136")
def test_a_trap_takes_no_token_from_a_bodyguard_either() -> None:
    match = attack(plain(("F27", "W42", "F57"), PILES), 0, 6)
    assert offered(match) == {"corridor 2", "none"}


@pytest.mark.rule("IK-137", "IK-D09")
def test_both_cost_three_fear_and_the_token_lies_openly() -> None:
    match = placing(3)
    play(match, "place_guard both")
    assert match.state.fear == 0
    view = match.view(PARTY)
    assert view.corridors[0].token
    assert not view.corridors[0].up
    assert view.faces[view.corridors[0].guard] == -1
    end_turn(match)
    play(match, "choose_target fight 0")
    assert told(match, "attack")[0]["power"] == 8 + 1


@pytest.mark.rule("IK-138")
def test_the_token_returns_when_its_card_leaves_or_an_effect_removes_it() -> None:
    left = attack(plain((Guard("F25", token=True), "F36", "F57"), PILES), 0, 6)
    assert not left.state.corridors[0].token
    removed = start(
        phase(plain((Guard("F25", token=True), "F36", "F57"), shown=("W11",), won=("F38", "F48")))
    )
    play(removed, "equipment_action quest W11")
    assert not removed.state.corridors[0].token
    assert guard(removed, 0) == "F25"


@pytest.mark.rule("IK-138")
def test_the_token_does_not_pass_to_the_next_guard() -> None:
    match = attack(plain((Guard("F25", token=True), "F36", "F57"), PILES), 0, 6)
    assert guard(match, 0) == "F49"
    assert power(match, 0) == 8


@pytest.mark.rule("IK-D55")
def test_a_face_down_guard_counts_unless_the_effect_needs_a_face_up_card() -> None:
    guards = ("F27", Guard("F36", up=False), "F57")
    bodyguard = attack(plain(guards, PILES), 0, 6)
    assert offered(bodyguard) == {"corridor 2", "none"}
    exchange = start(phase(table(guards, PILES, party=("W4",), won=EVERY_COLOUR)))
    play(exchange, "equipment_action ultimate W4")
    assert offered(exchange) == {"corridor 0", "corridor 1", "corridor 2"}


@pytest.mark.rule("IK-D55", "IK-130")
def test_a_count_of_monsters_face_up_leaves_out_the_face_down_ones() -> None:
    with adventurer("X1", gift='{ kind = "bonus", amount = 1, per = "family:undead" }'):
        guards = ("F36", Guard("F26", up=False), "F25")
        match = attack(plain(guards, party=("X1",)), 0, 1)
        assert told(match, "fight_lost")[0]["total"] == 1 + 2
