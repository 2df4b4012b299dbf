"""Building and sharing lists, secretly or openly, also for solo play (IK-200, IK-202, IK-203)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from heroes_desktop.engine import Chance, Match, Option, Setup, SetupError
from heroes_desktop.games.immortal_king.build import (
    dungeon_problems,
    party_problems,
    random_party,
    read_list,
    write_list,
)
from heroes_desktop.games.immortal_king.content import CARDS, DUNGEON_LISTS, FACES, PARTY_LISTS, SCENARIOS
from heroes_desktop.games.immortal_king.rules.dungeon import cards_next
from heroes_desktop.games.immortal_king.rules.party import equipment_left
from tests.scenarios.immortal_king.build import MASTER, PARTY, asked, offered, play

from .moves import told

ONE_EACH = (1, 1)


def built(**more: Any) -> Match:
    """A constructed duel."""
    options = {"mode": "duel", "constructed": True, "sides": "party", **more}
    return Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), 3)


def choose_party(match: Match, *cards: str) -> None:
    """The party player names its cards."""
    for number in cards:
        if CARDS[FACES[number]].kind == "adventurer":
            match.play(Option("adventurer", (FACES[number],)))
    if asked(match) == "choose_adventurers":  # after four it is not asked again
        match.play(Option("done"))
    for number in cards:
        if CARDS[FACES[number]].kind == "equipment":
            choices = match.decision.options if match.decision else ()
            match.play(next(known for known in choices if match.state.faces[known.args[0]] == FACES[number]))


@pytest.mark.rule("IK-200", "IK-D50")
def test_both_sides_build_in_secret() -> None:
    match = built()
    assert match.decision is not None
    assert (match.decision.kind, match.decision.secret) == ("choose_adventurers", True)
    choose_party(match, "F1", "W2", "F5", "W7", "W8")
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (MASTER, "build_dungeon")
    assert match.decision.secret
    before = match.view(MASTER)
    assert (before.adventurers, before.hidden) == ([], [])
    other = built()
    choose_party(other, "F3", "F4", "W5", "W6", "W9")
    assert other.view(MASTER) == before  # the dungeon master builds without any hint
    match.play(Option("by_hand"))
    match.play(Option("final", (FACES["W60"],)))
    assert (match.view(PARTY).final, match.view(PARTY).dungeon_list) == (-1, [])


@pytest.mark.rule("IK-200")
def test_at_setup_adventurers_and_final_monster_are_revealed_and_nothing_else() -> None:
    match = built()
    choose_party(match, "F1", "W2", "F5", "W7", "W8")
    events = play(match, "build_dungeon list mixed_b")
    assert told(events, "adventurers") == [{"faces": [FACES["F1"], FACES["W2"]]}]
    assert told(events, "final_monster") == [{"face": FACES["W60"]}]
    master, party = match.view(MASTER), match.view(PARTY)
    assert master.adventurers == [FACES["F1"], FACES["W2"]]
    assert {master.faces[card] for card in master.hidden} == {-1}
    assert (party.final, party.dungeon_list) == (FACES["W60"], [])
    assert len(master.dungeon_list) == 48


@pytest.mark.rule("IK-200")
def test_lists_brought_along_stay_secret() -> None:
    secrets: dict[int, dict[str, Any]] = {
        0: {"party": ["F1", "W2", "F5", "W7", "W8"]},
        1: {"dungeon": "mixed_b"},
    }
    options = {"mode": "duel", "constructed": True, "sides": "party"}
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options, secrets), 3)
    assert match.state.adventurers == [FACES["F1"], FACES["W2"]]
    assert match.view(PARTY).dungeon_list == []
    assert {match.view(MASTER).faces[card] for card in match.state.hidden} == {-1}


@pytest.mark.rule("IK-200")
def test_nothing_tells_how_large_the_party_is_before_the_dungeon_is_built() -> None:
    match = built()
    choose_party(match, "F1", "W2", "F5", "W7", "W8")
    assert asked(match) == "build_dungeon"
    (event,) = match.events
    for seat, known in ((MASTER, None), (None, None), (PARTY, 3)):
        seen = event.for_seat(seat)
        assert seen is not None
        assert seen.facts.get("count") == known


@pytest.mark.rule("IK-D50", "IK-015")
def test_the_switch_open_lists_shows_the_party_but_no_face_down_equipment() -> None:
    match = built(open_lists=True)
    choose_party(match, "F1", "W2", "F5", "W7", "W8")
    assert asked(match) == "build_dungeon"
    view = match.view(MASTER)
    assert view.adventurers == [FACES["F1"], FACES["W2"]]
    assert [view.faces[card] for card in view.hidden] == [-1, -1, -1]
    play(match, "build_dungeon list mixed_b")
    assert {match.view(MASTER).faces[card] for card in view.hidden} == {-1}
    assert len(match.view(PARTY).dungeon_list) == 48


@pytest.mark.rule("IK-015", "IK-D50")
def test_open_lists_are_refused_where_nothing_is_built() -> None:
    options = {"mode": "duel", "box": 1, "open_lists": True}
    with pytest.raises(SetupError, match="open lists need constructed play"):
        Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), 1)


@pytest.mark.rule("IK-202")
def test_a_list_is_saved_and_shared_as_plain_text() -> None:
    faces = [FACES[number] for number in (*DUNGEON_LISTS["mixed_a"].cards, "F60")]
    text = write_list("Uncle's cellar", faces)
    name, numbers = read_list(text)
    assert name == "Uncle's cellar"
    assert sorted(FACES[number] for number in numbers) == sorted(faces)
    party = write_list("Us", [FACES[number] for number in ("F1", "W2", "F5", "W7", "W8")])
    match = built(party=party, dungeon=text)
    assert match.state.dungeon_list == sorted(faces[:-1])
    assert match.state.adventurers == [FACES["F1"], FACES["W2"]]


@pytest.mark.rule("IK-202")
def test_ready_made_lists_for_each_box_and_two_mixed_ones() -> None:
    def boxes(cards: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(sorted({CARDS[FACES[number]].box for number in cards}))

    for lists in (DUNGEON_LISTS, PARTY_LISTS):
        found = [boxes(known.cards) for known in lists.values()]
        assert (found.count((1,)), found.count((2,))) >= (1, 1)
        assert found.count((1, 2)) >= 2
    for dungeon in DUNGEON_LISTS.values():
        assert dungeon_problems([FACES[n] for n in (*dungeon.cards, dungeon.final)], ONE_EACH) == []
    for party in PARTY_LISTS.values():
        assert party_problems([FACES[n] for n in party.cards], ONE_EACH) == []
    match = built(party="box1")
    assert {f"list {name}" for name in DUNGEON_LISTS} <= offered(match)


@pytest.mark.rule("IK-202")
@pytest.mark.parametrize("seed", range(5))
def test_a_random_dungeon_is_legal(seed: int) -> None:
    options = {"mode": "duel", "constructed": True, "sides": "party", "party": "box1", "copies": 2}
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), seed)
    play(match, "build_dungeon random")
    assert dungeon_problems([*match.state.dungeon_list, match.state.final], (2, 2)) == []


@pytest.mark.rule("IK-192", "IK-193", "IK-194", "IK-197")
@pytest.mark.parametrize("copies", [1, 3])
def test_a_dungeon_built_by_hand_is_legal_whatever_is_chosen(copies: int) -> None:
    match = built(party="box1", copies=copies)
    play(match, "build_dungeon by_hand")
    chance = Chance(copies)
    while match.decision is not None and match.decision.kind == "build_dungeon":
        choices = match.decision.options
        match.play(choices[chance.below(len(choices)) if copies == 1 else 0])
    assert len(match.state.dungeon_list) == 48
    assert dungeon_problems([*match.state.dungeon_list, match.state.final], (copies, copies)) == []


def alone(**more: Any) -> Match:
    """Constructed solo."""
    options = {"mode": "solo", "constructed": True, "party": "mixed_a", **more}
    return Match.new("immortal_king", Setup("solo", ("Ann",), options), 5)


@pytest.mark.rule("IK-203")
def test_constructed_solo_uses_any_legal_dungeon() -> None:
    match = alone()
    assert asked(match) == "build_dungeon"
    play(match, "build_dungeon list mixed_b")
    assert (asked(match), match.state.final) == ("choose_scenario", FACES["W60"])
    play(match, "choose_scenario scenario dark_evening")
    assert len(match.state.dungeon_list) == 48
    assert match.state.stage == "equipment"


@pytest.mark.rule("IK-D44")
@pytest.mark.parametrize("dungeon", ["box1", "box2", "mixed_a", "mixed_b", "random"])
def test_any_dungeon_goes_with_any_scenario(dungeon: str) -> None:
    match = alone(dungeon=dungeon)
    assert offered(match) == {f"scenario {name}" for name in SCENARIOS}
    for name in SCENARIOS:
        assert alone(dungeon=dungeon, scenario=name).state.scenario == name


def recruits(match: Match) -> list[str]:
    """The adventurers offered, in order, and what ends the choice."""
    assert match.decision is not None
    return [CARDS[int(o.args[0])].number if o.args else o.act for o in match.decision.options]


@pytest.mark.rule("IK-040", "IK-196")
def test_four_adventurers_are_the_most_from_however_many_boxes() -> None:
    match = built(copies=3)
    everyone = [f"{letter}{number}" for letter in "FW" for number in range(1, 5)]
    assert recruits(match) == everyone  # each once, however many copies are owned (IK-198)
    for number in ("F1", "F4", "W1"):
        match.play(Option("adventurer", (FACES[number],)))
    assert recruits(match) == ["W2", "W3", "W4", "done"]
    match.play(Option("adventurer", (FACES["W4"],)))
    assert (asked(match), len(match.state.adventurers)) == ("choose_equipment", 4)


@pytest.mark.rule("IK-040", "IK-041")
@pytest.mark.parametrize(
    ("equipment", "steps"),
    [
        (("F5", "F7", "F8", "F9"), [["F1", "F2", "F3", "F4"]]),
        (("F5", "F7", "F8"), [["F1", "F2", "F3"], ["F2", "F3", "F4"]]),
        (("F5", "F7"), [["F1", "F2"], ["F2", "F3"], ["F3", "F4"]]),
        (("F5",), []),  # all four
    ],
)
def test_adventurers_fill_up_a_party_whose_equipment_is_settled(
    equipment: tuple[str, ...], steps: list[list[str]]
) -> None:
    options = {"mode": "duel", "box": 1, "sides": "party", "equipment": list(equipment)}
    match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), 3)
    for offered_then in steps:
        assert recruits(match) == offered_then
        match.play(Option("adventurer", (FACES[offered_then[0]],)))
    assert asked(match) == "construction_swap"
    assert len(match.state.adventurers) + len(match.state.hidden) == 5


def ways(limits: list[int], number: int) -> int:
    """How many different hands of so many cards there are, each kind up to its limit."""
    counts = [1] + [0] * number
    for limit in limits:
        counts = [sum(counts[max(0, n - limit) : n + 1]) for n in range(number + 1)]
    return counts[number]


def hands(chosen: list[int], number: int, offers: Callable[[], list[int]]) -> Iterator[tuple[int, ...]]:
    """Every hand the questions lead to; `chosen` is what they look at."""
    if len(chosen) == number:
        yield tuple(chosen)
        return
    for each in offers():
        chosen.append(each)
        yield from hands(chosen, number, offers)
        chosen.pop()


@pytest.mark.rule("IK-041", "IK-196", "IK-197", "IK-199")
@pytest.mark.parametrize(("copies", "number"), [(1, 4), (2, 3), (3, 2), (3, 1)])
def test_every_legal_choice_of_equipment_can_be_made_and_no_other(copies: int, number: int) -> None:
    s = built(copies_party=copies, copies_dm=1 if copies > 1 else 2).state
    found = [
        tuple(sorted(s.faces[card] for card in hand))
        for hand in hands(s.targets, number, lambda: equipment_left(s, number))
    ]
    gear = [card for card in CARDS if card.kind == "equipment" and card.box in (1, 2)]
    limits = [1 if card.unique else copies for card in gear]
    assert len(found) == len(set(found)) == ways(limits, number)
    party = [FACES[f"F{place}"] for place in range(1, 6 - number)]
    assert all(party_problems([*party, *hand], (copies, copies)) == [] for hand in found)


@pytest.mark.rule("IK-193", "IK-194", "IK-195", "IK-197", "IK-199")
@pytest.mark.parametrize(("copies", "number"), [(1, 6), (2, 6)])
def test_every_legal_group_of_a_dungeon_can_be_built_by_hand_and_no_other(copies: int, number: int) -> None:
    s = built(party="box1", copies_party=3 - copies, copies_dm=copies).state
    before = [-1] * 42  # all groups but the last: red cards without Mana
    s.dungeon_list = list(before)

    found = [
        hand[len(before) :] for hand in hands(s.dungeon_list, len(before) + number, lambda: cards_next(s))
    ]
    red = [card for card in CARDS if card.box in (1, 2) and card.colour == 3 and not card.mana]
    limits = [1 if card.unique else copies for card in red]
    assert len(found) == len(set(found)) == ways(limits, number)
    assert {face for hand in found for face in hand} == {card.face for card in red}


@pytest.mark.rule("IK-041", "IK-197")
@pytest.mark.parametrize(
    ("gear", "number", "offered_first"),
    [
        (("F5", "F11", "F11", "F11"), 2, ["F5"]),  # a second Old Comrade could not follow the first
        (("F5", "F10", "F11", "F11"), 2, ["F5", "F10"]),
        (("F11", "F11", "F5"), 2, ["F11"]),
    ],
)
def test_a_choice_never_leads_to_a_unique_card_twice(
    gear: tuple[str, ...], number: int, offered_first: list[str]
) -> None:
    s = built().state
    places = s.collection[: len(gear)]
    for place, card in zip(places, gear, strict=True):
        s.faces[place] = FACES[card]
    s.collection = places
    assert [CARDS[s.faces[card]].number for card in equipment_left(s, number)] == offered_first


@pytest.mark.rule("IK-041", "IK-197")
def test_further_copies_of_a_unique_card_taken_do_not_fill_up_the_party() -> None:
    s = built().state
    places = s.collection[:4]
    for place, card in zip(places, ("F11", "F5", "F10", "F11"), strict=True):
        s.faces[place] = FACES[card]
    s.collection, s.targets = places, places[:1]
    assert equipment_left(s, 3) == [places[1]]  # after F10 there would be nothing left to take


@pytest.mark.rule("IK-199", "IK-202")
@pytest.mark.parametrize("seed", range(3))
def test_a_random_dungeon_is_drawn_from_what_its_own_side_owns(seed: int) -> None:
    options = {"mode": "duel", "constructed": True, "sides": "party", "party": "box1", "dungeon": "random"}
    for mine, theirs in ((1, 3), (3, 1)):
        copies = {"copies_party": mine, "copies_dm": theirs}
        match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), {**options, **copies}), seed)
        cards = match.state.dungeon_list
        assert (len(set(cards)) == 48) == (theirs == 1)


@pytest.mark.rule("IK-197")
def test_a_random_party_has_no_unique_card_twice() -> None:
    chance = Chance(1)
    for _try in range(400):
        adventurers, equipment = random_party(chance.below, (3, 3))
        assert party_problems([*adventurers, *equipment], (3, 3)) == []
