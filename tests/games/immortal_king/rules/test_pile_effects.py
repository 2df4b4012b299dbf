"""Reference cards about piles, collection and Fear: digging, the old comrade, exchange, prices
(IK-255, IK-257, IK-261, IK-262, IK-264)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.power import doom_price
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
)

from .moves import EVERY_COLOUR, attack, guard, pile, plain, told
from .reading import alone, equipment_phase, known, tokens

FOUR = ("F57", "F58", "F59", "F56")
DIG = ("equipment_action ultimate F3", "pile_pick pile 0")


def dig(*cards: str, **more: Any) -> Match:
    """Isaura looks into the first pile."""
    rest: dict[str, Any] = {"party": ("F3",), "mana": (), "won": EVERY_COLOUR, **more}
    return equipment_phase(*DIG, guards=FOUR, piles=(cards, 3, 3, 3), **rest)


@pytest.mark.rule("IK-255")
def test_one_of_the_top_three_is_won_and_the_rest_goes_under_the_pile() -> None:
    match = dig("F40", "F17", "F42", "F45", "F46")
    assert offered(match) == {"card F40", "card F17", "card F42"}
    events = play(match, "pile_pick card F42")
    assert [fact["cause"] for fact in told(events, "won")] == ["taken"]
    assert numbers(match.state, match.state.won) == ["F42"]
    assert offered(match) == {"card F40", "card F17"}
    play(match, "pile_order card F40")  # the deepest first
    assert pile(match, 0) == ["F45", "F46", "F17", "F40"]


@pytest.mark.rule("IK-255")
def test_only_the_party_player_sees_the_cards_looked_at() -> None:
    match = dig("F40", "F17", "F41", "F45", "F46")
    looked = list(match.state.looking)
    assert sorted(known(match, PARTY, looked)) == ["F17", "F40", "F41"]
    assert known(match, MASTER, looked) == ["?", "?", "?"]
    assert match.decision is not None
    assert match.decision.secret
    play(match, "pile_pick card F41", "pile_order card F40")
    assert numbers(match.view(MASTER), match.state.won) == ["F41"]  # the card taken is shown
    assert known(match, MASTER, match.state.corridors[0].pile[:2]) == ["?", "?"]
    assert known(match, PARTY, match.state.corridors[0].pile[:2]) == ["F40", "F17"]


@pytest.mark.rule("IK-255")
def test_the_card_taken_gives_its_mana() -> None:
    match = dig("F40", "F17", "F41", "F45")
    play(match, "pile_pick card F40", "pile_order card F17")
    assert (asked(match), offered(match)) == ("place_mana", {"adventurer F3", "none"})


@pytest.mark.rule("IK-255")
def test_a_taken_bodyguard_does_nothing_and_counts_for_no_twelfth() -> None:
    match = dig("F17", "F40", "F41", solo="dark_evening", advanced=True)
    play(match, "pile_pick card F17", "pile_order card F40")
    assert tokens(match) == []
    assert match.state.defeated == 0


@pytest.mark.rule("IK-255")
def test_a_short_pile_is_seen_whole_and_its_guard_still_stands() -> None:
    two = dig("F17", "F41")
    assert offered(two) == {"card F17", "card F41"}
    play(two, "pile_pick card F17")
    assert pile(two, 0) == ["F41"]
    one = dig("F17")
    assert (pile(one, 0), guard(one, 0), numbers(one.state, one.state.won)) == ([], "F57", ["F17"])
    assert not told(one, "corridor_empty")
    assert offered(one) == {"fight 0", "fight 1", "fight 2", "fight 3"}


@pytest.mark.rule("IK-255")
def test_only_piles_with_cards_can_be_looked_into() -> None:
    match = equipment_phase(
        "equipment_action ultimate F3",
        guards=FOUR, piles=(0, 3, 0, 3), party=("F3",), mana=(), won=EVERY_COLOUR,
    )  # fmt: skip
    assert offered(match) == {"pile 1", "pile 3"}


COMRADE: dict[str, Any] = {
    "guards": ("F57", "F58", "F59"),
    "hidden": ("F7", "F11"),
    "shown": ("F5",),
    "collection": ("F6", "F8", "F11", "W9"),
    "won": ("F24", "F49", "F25", "F48"),
    "courage": 4,
}


@pytest.mark.rule("IK-257")
def test_an_equipment_card_is_taken_but_no_second_unique_one() -> None:
    match = equipment_phase("equipment_action reveal F11", **COMRADE)
    assert (asked(match), offered(match)) == ("collection_pick", {"card F6", "card F8", "card W9"})


@pytest.mark.rule("IK-257")
def test_the_card_taken_is_hidden_and_may_be_used_at_once() -> None:
    match = equipment_phase("equipment_action reveal F11", **COMRADE)
    events = play(match, "collection_pick card F8")
    taken = match.state.hidden[-1]
    assert (known(match, PARTY, [taken]), known(match, MASTER, [taken])) == (["F8"], ["?"])
    assert known(match, MASTER, match.state.collection) == ["?"] * 3
    (heard,) = [event.for_seat(MASTER) for event in events if event.kind == "collection"]
    assert heard is not None
    assert "face" not in heard.facts
    play(match, "equipment_action potion F8")
    assert match.state.courage == 6


@pytest.mark.rule("IK-257")
def test_the_party_may_grow_beyond_five_cards() -> None:
    match = equipment_phase("equipment_action reveal F11", "collection_pick card F8", **COMRADE)
    play(match, "equipment_action quest F11", "collection_pick card F6")
    assert numbers(match.state, match.state.hidden) == ["F6", "F7", "F8"]
    assert len(match.state.adventurers) + len(match.state.hidden) + len(match.state.shown) == 7


def exchange(lane: int, into: int, **more: Any) -> Match:
    """Master Ombrel exchanges a guard with the top of a pile."""
    rest: dict[str, Any] = {"party": ("W4",), "mana": (), "won": EVERY_COLOUR, **more}
    match = equipment_phase("equipment_action ultimate W4", **rest)
    play(match, f"effect_target corridor {lane}")
    if asked(match) == "effect_target":
        play(match, f"effect_target pile {into}")
    return match


@pytest.mark.rule("IK-261")
def test_any_guard_and_any_pile_with_cards() -> None:
    match = equipment_phase(
        "equipment_action ultimate W4",
        guards=("F57", Guard("F27", up=False, token=True), None), piles=(3, 3, 0),
        party=("W4",), mana=(), won=EVERY_COLOUR,
    )  # fmt: skip
    assert offered(match) == {"corridor 0", "corridor 1"}
    play(match, "effect_target corridor 1")
    assert offered(match) == {"pile 0", "pile 1"}


@pytest.mark.rule("IK-261")
def test_the_top_card_becomes_the_guard_and_the_guard_the_top_card() -> None:
    guards = ("F57", Guard("F27", token=True), "F58")
    match = exchange(1, 0, guards=guards, piles=(["F40", "F41"], ["F42"], 3), fear=9)
    assert (guard(match, 1), pile(match, 0), pile(match, 1)) == ("F40", ["F27", "F41"], ["F42"])
    assert (match.state.corridors[1].up, tokens(match)) == (True, [])
    assert [(fact["corridor"], fact["on"]) for fact in told(match, "tenacity")] == [(1, False)]
    assert match.state.won == []  # nothing was defeated: no won card, Mana or Bodyguard
    assert not {"won", "mana"} & set(kinds(match.events))
    assert asked(match) == "choose_target"
    assert match.state.fear == 9


@pytest.mark.rule("IK-261")
def test_a_guard_can_change_places_with_its_own_pile() -> None:
    match = exchange(0, 0, guards=("F57", "F58", "F59"), piles=(["F40", "F41"], 0, 0))
    assert (guard(match, 0), pile(match, 0)) == ("F40", ["F57", "F41"])


@pytest.mark.rule("IK-261")
def test_a_face_down_guard_goes_back_unseen_by_the_party() -> None:
    match = exchange(0, 1, guards=(Guard("F57", up=False), "F58", "F59"), piles=(3, ["F41"], 3))
    former = match.state.corridors[1].pile[-1:]
    assert (known(match, PARTY, former), known(match, MASTER, former)) == (["?"], ["F57"])


@pytest.mark.rule("IK-261", "IK-211")
def test_in_solo_a_fierce_card_exchanged_into_play_takes_its_token() -> None:
    match = exchange(0, 1, guards=("F57", "F58", "F59"), piles=(3, ["F40"], 3), solo="dark_evening")
    assert tokens(match) == [0]


def price(number: str, lane: int = 0, **more: Any) -> int:
    """What Doom costs in a fight against this card."""
    guards = (number if lane == 0 else None, "F24", "F25")
    rest: dict[str, Any] = {"final": "W60", "hidden": ("F10",), **more}
    match = attack(plain(guards, (3 if lane == 0 else 0, 3, 3), **rest), lane)
    return doom_price(match.view(MASTER))


@pytest.mark.rule("IK-262")
def test_doom_costs_two_in_fights_against_bubbleyes_under_the_unblinking() -> None:
    assert (price("W24"), price("F36"), price("", lane=-1)) == (2, 3, 2)
    assert (price("W24", final="F60"), price("", lane=-1, final="F60")) == (3, 3)


@pytest.mark.rule("IK-262")
def test_the_mirror_shield_raises_the_price_by_one_and_only_once() -> None:
    for shown in (("W6",), ("W6", "W6")):
        assert (price("W24", shown=shown), price("F36", shown=shown)) == (3, 4)
        assert (price("F36", shown=shown, final="F60"), price("", lane=-1, shown=shown)) == (4, 3)


@pytest.mark.rule("IK-262")
def test_the_price_is_what_the_dungeon_master_pays() -> None:
    s = plain(("W24", "F24", "F25"), final="W60", shown=("W6",), fear=3)
    match = attack(s, 0, 5, 6)
    play(match, "doom doom")
    assert match.state.fear == 0
    assert asked(attack(plain(("F36", "F24", "F25"), shown=("W6",), fear=3), 0, 2)) == "construction_swap"


@pytest.mark.rule("IK-264")
@pytest.mark.parametrize(("fear", "left"), [(7, 3), (4, 0), (3, 0), (1, 0)])
def test_maren_takes_away_four_fear_or_what_there_is(fear: int, left: int) -> None:
    match = equipment_phase("equipment_action ultimate W1", party=("W1",), won=EVERY_COLOUR, fear=fear)
    assert match.state.fear == left


@pytest.mark.rule("IK-264")
@pytest.mark.parametrize(("fear", "left"), [(2, 1), (1, 0), (0, 0)])
def test_the_bottled_scream_takes_one_fear_and_an_ambush_away(fear: int, left: int) -> None:
    s: dict[str, Any] = {"guards": (Guard("F57", up=False), "F58", "F59"), "hidden": ("W9",), "fear": fear}
    match = equipment_phase("equipment_action potion W9", **s)
    assert (match.state.fear, match.state.corridors[0].up) == (left, True)
    assert known(match, PARTY, [instance(match.state, "F57")]) == ["F57"]


@pytest.mark.rule("IK-264")
def test_in_solo_the_position_on_the_scale_goes_back() -> None:
    match = equipment_phase(
        "equipment_action ultimate W1",
        guards=("F12", "F45", "F46"), party=("W1",), mana=(), won=EVERY_COLOUR,
        solo="dark_evening", fear=5,
    )  # fmt: skip
    assert (match.state.fear, match.state.fate) == (1, [0, 1, 2, 3, 4])


@pytest.mark.rule("IK-264")
def test_in_solo_the_bottled_scream_removes_a_token_and_no_fear() -> None:
    guards = (Guard("F36", token=True), Guard("F45", token=True), "F46")
    match = start(alone("dark_evening", guards, hidden=("W9",), fear=2))
    play(match, "choose_target potion W9", "effect_target corridor 0")
    assert (tokens(match), match.state.fear) == ([1], 2)
