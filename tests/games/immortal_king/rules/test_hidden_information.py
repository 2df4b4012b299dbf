"""Hidden and public information, potion windows, the collection (IK-185 to IK-190, IK-265)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Chance, Event, Match, Option, Setup
from heroes_desktop.games.immortal_king.build import dungeon_problems
from heroes_desktop.games.immortal_king.content import CARDS, FACES
from heroes_desktop.games.immortal_king.power import power_parts
from heroes_desktop.games.immortal_king.state import State
from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    Guard,
    asked,
    instance,
    numbers,
    offered,
    play,
    start,
    table,
)

from .moves import attack, equipment, new, phase, plain
from .reading import equipment_phase, known

SEATS = (PARTY, MASTER, None)


@pytest.mark.rule("IK-185")
@pytest.mark.parametrize("seat", SEATS)
def test_what_everybody_knows(seat: int | None) -> None:
    guards = ("F36", Guard("F24", token=True), Guard("F57", up=False, token=True))
    s = table(
        guards, (1, 2, 3), party=("F1", "F4"), mana=("F4",), hidden=("F7", "F8", "F9"), shown=("F5",),
        won=("F12", "F22"), courage=4, fear=6,
    )  # fmt: skip
    match = start(s)
    view = match.view(seat)
    for public in ("adventurers", "mana", "courage", "fear", "final", "won", "discard", "shown"):
        assert getattr(view, public) == getattr(match.state, public)
    assert known(match, seat, [c.guard for c in view.corridors])[:2] == ["F36", "F24"]
    assert [(len(c.pile), c.up, c.token) for c in view.corridors] == [
        (1, True, False), (2, True, True), (3, False, True)
    ]  # fmt: skip
    assert known(match, seat, (*view.won, *view.shown)) == ["F12", "F22", "F5"]
    assert "?" not in known(match, seat, view.discard)
    assert len(view.hidden) == 3


@pytest.mark.rule("IK-186")
def test_face_down_equipment_is_the_partys_secret() -> None:
    match = start(plain(hidden=("F7", "F8")))
    seen = [known(match, seat, match.state.hidden) for seat in SEATS]
    assert seen == [["F7", "F8"], ["?", "?"], ["?", "?"]]


@pytest.mark.rule("IK-186")
def test_pile_cards_seen_through_an_effect_stay_known_when_piles_are_swapped() -> None:
    with equipment("X1", "potion", '{ kind = "look", look = 2 }'):
        piles = (["F40", "F41", "F42"], 3, 3)
        match = start(phase(plain(("F57", "F58", "F59"), piles, hidden=("X1", "F10"))), (2,))
        play(match, "equipment_action potion X1", "pile_pick pile 0")
        seen = match.state.corridors[0].pile
        assert known(match, PARTY, seen) == ["?", "F41", "F40"]
        assert known(match, MASTER, seen) == ["?", "?", "?"]
        play(match, "equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept")
        play(match, "after_fight_potion pass", "construction_swap swap 0 2")
        assert known(match, PARTY, match.state.corridors[2].pile) == ["?", "F41", "F40"]


@pytest.mark.rule("IK-186")
def test_quills_gift_looks_at_a_card_the_dungeon_master_has_just_seen() -> None:
    match = new(("W2", "W3", "W7", "W8", "W9"), box=2)
    play(match, "construction_swap keep")
    assert (asked(match), offered(match)) == ("look_pile", {"pile 0", "pile 1", "pile 2", "none"})
    tops = [corridor.pile[-1] for corridor in match.state.corridors]
    assert known(match, PARTY, tops) == ["?", "?", "?"]
    events = play(match, "look_pile pile 1")
    assert known(match, PARTY, tops)[::2] == ["?", "?"]
    assert known(match, PARTY, tops)[1] == known(match, MASTER, tops)[1] != "?"
    (heard,) = [event.for_seat(None) for event in events if event.kind == "look"]
    assert heard is not None
    assert heard.facts == {"corridor": 1, "count": 1}


@pytest.mark.rule("IK-187")
def test_the_dungeon_master_alone_knows_tops_and_ambushed_guards() -> None:
    match = attack(plain(("F36", "F58", "F59"), (["F40", "F41"], ["F42"], 0), fear=2), 0, 6)
    play(match, "place_guard ambush")
    while asked(match) != "construction_swap":
        play(match, f"{asked(match)} none")
    tops = [match.state.corridors[0].pile[-1], match.state.corridors[1].pile[-1]]
    ambushed = [match.state.corridors[0].guard]
    assert known(match, MASTER, (*tops, *ambushed)) == ["F41", "F42", "F40"]
    for seat in (PARTY, None):
        assert known(match, seat, (*tops, *ambushed)) == ["?", "?", "?"]


@pytest.mark.rule("IK-188")
def test_the_rest_of_the_piles_is_known_to_nobody() -> None:
    match = new(("F1", "F2", "F5", "F7", "F8"))
    deeper = [card for corridor in match.state.corridors for card in corridor.pile[:-1]]
    assert len(deeper) == 3 * 14
    for seat in SEATS:
        assert set(known(match, seat, deeper)) == {"?"}


VALOUR: dict[str, Any] = {"hidden": ("F8", "F10"), "courage": 3}
WINDOWS = {
    "equipment phase": (),
    "target": ("equipment_action done",),
    "window 1": ("equipment_action done", "choose_target fight 0"),
    "window 3": ("equipment_action done", "choose_target fight 0", "window1 roll 6"),
    "afterwards": ("equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept"),
    "before a throw": ("equipment_action done", "choose_target fight 1"),
}


@pytest.mark.rule("IK-189")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_potion_can_be_used_in_every_potion_window(window: str) -> None:
    match = start(phase(plain(("F36", "F21", "F25"), **VALOUR)), (2,))
    play(match, *WINDOWS[window])
    assert "potion F8" in offered(match)
    play(match, f"{asked(match)} potion F8")
    assert numbers(match.state, match.state.discard[-1:]) == ["F8"]


@pytest.mark.rule("IK-189")
def test_a_potion_can_be_used_after_a_throw_but_not_between_throw_and_outcome() -> None:
    match = attack(plain(("F21", "F24", "F25"), **VALOUR), 0)
    play(match, "window1 throw")
    match.play(Option("rock"), PARTY)
    assert [decision.kind for decision in match.pending] == ["rps_throw"]
    match.play(Option("paper"), MASTER)
    assert (asked(match), match.state.courage) == ("after_fight_potion", 1)
    assert "potion F8" in offered(match)


@pytest.mark.rule("IK-189")
def test_a_potion_is_offered_only_where_it_does_something() -> None:
    match = start(phase(plain(hidden=("F7", "F8"), courage=10)), (2,))
    for step in WINDOWS["window 1"]:
        assert not {"potion F7", "potion F8"} & offered(match)
        play(match, step)
    assert "potion F7" in offered(match)
    play(match, "window1 roll 6", "window3 accept")
    assert offered(match) == {"pass", "potion F8"}


@pytest.mark.rule("IK-190")
def test_the_collection_is_all_owned_equipment_not_in_use() -> None:
    match = new(("F1", "F7", "F8", "F10", "F11"))
    assert numbers(match.state, match.state.collection) == ["F5", "F6", "F9"]
    built = new(("F1", "F7", "W9", "F10", "F11"), constructed=True, dungeon="mixed_a", copies=[2, 1])
    owned = ["F5", "F6", "F7", "F8", "F9", "F10", "F11"] * 2 + ["W5", "W6", "W7", "W8", "W9", "W10", "W11"]
    for used in ("F7", "W9", "F10", "F11"):
        owned.remove(used)
    assert numbers(built.state, built.state.collection) == sorted(owned)


@pytest.mark.rule("IK-190")
def test_what_was_discarded_this_game_is_not_in_the_collection() -> None:
    match = equipment_phase(
        "equipment_action potion F8", "equipment_action reveal F11",
        guards=("F57", "F58", "F59"), hidden=("F8", "F11"), shown=("F5",), collection=("F6", "F9"),
        won=("F24", "F49"), courage=3,
    )  # fmt: skip
    assert offered(match) == {"card F6", "card F9"}


def swapped(s: State, one: int, other: int) -> State:
    """The same table with two faces exchanged."""
    s.faces[one], s.faces[other] = s.faces[other], s.faces[one]
    return s


def shown_to(match: Match, events: list[Event], seat: int) -> tuple[object, ...]:
    """All that a seat is shown: view, questions put to it, what it hears."""
    own = [decision for decision in match.pending if decision.seat == seat]
    return match.view(seat), own, [event.for_seat(seat) for event in events]


@pytest.mark.rule("IK-265")
def test_the_party_is_shown_nothing_of_a_face_down_guard() -> None:
    def told_to_party(other: bool) -> tuple[object, ...]:
        s = plain((Guard("F26", up=False), "F36", "F25"), (["F59"], 3, 3), hidden=("F7", "F10"))
        match = start(swapped(s, instance(s, "F26"), instance(s, "F59")) if other else s, (2, 3))
        view = match.view(PARTY)
        read = [power_parts(view, lane) for lane in (-1, 0, 1, 2)]
        events = play(match, "choose_target fight 1", "window1 roll 6", "window3 accept")
        events += play(match, "after_fight_potion pass", "construction_swap keep")
        return read, *shown_to(match, events, PARTY)

    assert told_to_party(other=False) == told_to_party(other=True)


@pytest.mark.rule("IK-265")
def test_the_dungeon_master_is_shown_nothing_of_face_down_equipment() -> None:
    def told_to_master(first: str, second: str) -> tuple[object, ...]:
        match = attack(plain(("F57", "F24", "F25"), hidden=(first,), collection=(second,), fear=3), 0, 3)
        events = list(match.events)
        events += play(match, "window1 roll 6")
        asked_then = shown_to(match, [], MASTER)
        events += play(match, "doom pass", "window3 accept", "after_fight_potion pass")
        return asked_then, *shown_to(match, events, MASTER)

    assert told_to_master("F7", "F8") == told_to_master("F8", "F7") == told_to_master("F5", "F10")


@pytest.mark.rule("IK-265")
def test_a_collection_pick_betrays_nothing() -> None:
    def told_to_master(pick: str) -> tuple[object, ...]:
        match = equipment_phase(
            "equipment_action reveal F11",
            guards=("F57", "F58", "F59"), hidden=("F11",), collection=("F6", "F8", "F9"),
            won=("F24", "F49"), courage=3,
        )  # fmt: skip
        return shown_to(match, play(match, f"collection_pick card {pick}"), MASTER)

    assert told_to_master("F6") == told_to_master("F8") == told_to_master("F9")


@pytest.mark.rule("IK-265")
def test_a_sorted_pile_betrays_nothing_but_the_card_taken() -> None:
    def told_to_master(*pile: str, deepest: str) -> tuple[object, ...]:
        match = equipment_phase(
            "equipment_action ultimate F3", "pile_pick pile 0",
            guards=("F57", "F58", "F59", "F56"), piles=([*pile, "F46"], 1, 1, 1), party=("F3",), mana=(),
            won=("F13", "F24", "F36", "F49"),
        )  # fmt: skip
        events = play(match, "pile_pick card F41", f"pile_order card {deepest}")
        return shown_to(match, events, MASTER)

    first = told_to_master("F40", "F17", "F41", deepest="F40")
    assert first == told_to_master("F40", "F17", "F41", deepest="F17")
    assert first == told_to_master("F41", "F17", "F40", deepest="F17")


@pytest.mark.rule("IK-D51")
def test_a_throw_lies_sealed_until_both_have_thrown() -> None:
    def seen_by(other: int, thrower: int, hand: str) -> tuple[object, ...]:
        match = attack(plain(("F21", "F24", "F25")), 0)
        events = match.play(Option(hand), thrower)
        return shown_to(match, events, other)

    for thrower, other in ((PARTY, MASTER), (MASTER, PARTY)):  # either may choose first
        views = [seen_by(other, thrower, hand) for hand in ("rock", "paper", "scissors")]
        assert views[0] == views[1] == views[2]


TRAPS = ("W21", "W22", "W23", "W29", "W30", "W31", "W41", "W42", "W43", "W52", "W53", "W54")


def guesses(s: State, lane: int = 0, seeds: int = 40) -> set[str]:
    """What the party may think stands face down in a corridor."""
    match = start(s)
    card = match.state.corridors[lane].guard
    return {numbers(match.sample(PARTY, Chance(seed)).state, [card])[0] for seed in range(seeds)}


@pytest.mark.rule("IK-D09", "IK-137", "IK-136")
def test_a_face_down_card_with_a_token_is_known_to_be_a_monster() -> None:
    piles = (TRAPS[:4], TRAPS[4:8], TRAPS[8:])
    plainly = guesses(plain((Guard("W36", up=False), "W45", "W46"), piles, box=2))
    assert plainly & set(TRAPS)
    marked = guesses(plain((Guard("W36", up=False, token=True), "W45", "W46"), piles, box=2))
    assert marked == {"W36"}  # all that is hidden besides are traps
    open_token = plain((Guard("W37", token=True), Guard("W36", up=False), "W46"), piles, box=2)
    assert guesses(open_token, 1) & set(TRAPS)  # a token on a face-up card says nothing about others


@pytest.mark.rule("IK-D09", "IK-137", "IK-265")
def test_two_face_down_cards_with_tokens_are_two_monsters() -> None:
    guards = (Guard("W36", up=False, token=True), Guard("W37", up=False, token=True), "W46")
    match = start(plain(guards, (TRAPS[:4], TRAPS[4:8], TRAPS[8:]), box=2))
    cards = [corridor.guard for corridor in match.state.corridors[:2]]
    seen = {tuple(numbers(match.sample(PARTY, Chance(seed)).state, cards)) for seed in range(20)}
    assert seen == {("W36", "W37")}


@pytest.mark.rule("IK-D09", "IK-200", "IK-265")
@pytest.mark.parametrize("seed", range(6))
def test_a_built_dungeon_thought_up_has_monsters_under_the_tokens(seed: int) -> None:
    guards = (Guard("W36", up=False, token=True), Guard("W37", up=False, token=True), "W46")
    s = plain(guards, box=2)
    s.constructed = True
    thought = start(s).sample(PARTY, Chance(seed)).state
    under = [CARDS[thought.faces[corridor.guard]] for corridor in thought.corridors[:2]]
    assert all(card.is_monster for card in under)
    assert dungeon_problems([*thought.faces[:48], FACES["W60"]], (1, 1)) == []


@pytest.mark.rule("IK-186", "IK-200", "IK-D50")
def test_before_the_reveal_nothing_counts_the_face_down_equipment() -> None:
    def shown(*party: str) -> list[tuple[object, ...]]:
        secrets: dict[int, dict[str, Any]] = {0: {"party": list(party)}}
        options = {"mode": "duel", "constructed": True, "sides": "party"}
        match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options, secrets), 3)
        assert asked(match) == "build_dungeon"
        views = [match.view(seat) for seat in (MASTER, None)]
        told = [event.for_seat(seat) for event in match.events for seat in (MASTER, None)]
        return [
            (view.adventurers, view.mana, view.hidden, view.targets, view.collection, told) for view in views
        ]

    small, large = shown("F1", "F5", "F7", "F8", "F9"), shown("F1", "F2", "F3", "F4", "F5")
    assert small == large
    assert small[0][:4] == ([], [], [], [])


@pytest.mark.rule("IK-186", "IK-190", "IK-265")
def test_no_unique_card_is_thought_to_lie_in_the_party_twice() -> None:
    s = plain(hidden=("F7",), shown=("F11",), collection=("F11", "F11", "F11", "F8"))
    match = start(s)
    thought = [match.sample(MASTER, Chance(seed)).state for seed in range(20)]
    assert {tuple(numbers(each, each.hidden)) for each in thought} == {("F7",), ("F8",)}


@pytest.mark.rule("IK-D09", "IK-137", "IK-200")
def test_where_only_the_marked_card_is_unknown_no_trap_is_thought_up() -> None:
    s = plain((Guard("W48", up=False, token=True), "W45", "W46"), (0, 0, 0), box=2)
    s.constructed, s.copies = True, [[3, 3], [3, 3]]
    thought = guesses(s, seeds=120)
    assert len(thought) > 5
    assert not thought & set(TRAPS)


@pytest.mark.rule("IK-015", "IK-186")
def test_picks_of_equipment_are_not_seen_while_they_are_made() -> None:
    options = {"mode": "duel", "box": 1, "sides": "party", "adventurers": ["F1", "F2"]}
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), 3)
    assert match.decision is not None
    match.play(match.decision.options[0])
    assert asked(match) == "choose_equipment"
    assert len(match.view(PARTY).targets) == 1
    for seat in (MASTER, None):
        assert match.view(seat).targets == []
