"""Setup (IK-040 to IK-049)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.immortal_king import info
from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from tests.scenarios.immortal_king.build import MASTER, PARTY, asked, numbers, offered, play

from .moves import acts, adventurer, final_power, has_mana, new, told

ALL_FOUR = ("F1", "F2", "F3", "F4", "F5")
BOX_1 = Setup("duel-box1", ("Ann", "Ben"), {"mode": "duel", "box": 1, "sides": "party"})


def begin(setup: Setup = BOX_1, seed: int = 1) -> Match:
    return Match.new("immortal_king", setup, seed)


def choose(match: Match, *cards: str) -> None:
    """Choose adventurers and equipment by their numbers."""
    for number in cards:
        assert match.decision is not None
        wanted = FACES[number]
        if match.decision.kind == "choose_equipment":
            options = [o for o in match.decision.options if match.state.faces[int(o.args[0])] == wanted]
        else:
            options = [o for o in match.decision.options if o.args == (wanted,)]
        match.play(options[0])


@pytest.mark.rule("IK-040")
def test_one_to_four_adventurers_are_chosen_first_and_lie_face_up() -> None:
    match = begin()
    assert asked(match) == "choose_adventurers"
    assert "done" not in acts(match)
    choose(match, "F1")
    assert "done" in acts(match)
    choose(match, "F2", "F3", "F4")
    assert asked(match) == "choose_equipment"  # four are enough
    assert match.view(MASTER).adventurers == [FACES[number] for number in ALL_FOUR[:4]]


@pytest.mark.rule("IK-041")
@pytest.mark.parametrize(("party", "equipment"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_equipment_makes_the_party_five_cards(party: int, equipment: int) -> None:
    match = begin()
    choose(match, *ALL_FOUR[:party])
    if party < 4:
        play(match, "choose_adventurers done")
    for number in ("F5", "F7", "F8", "F10")[:equipment]:
        assert asked(match) == "choose_equipment"
        choose(match, number)
    assert asked(match) == "construction_swap"
    assert numbers(match.state, match.state.hidden) == sorted(("F5", "F7", "F8", "F10")[:equipment])
    assert len(match.view(MASTER).hidden) == equipment


@pytest.mark.rule("IK-042")
@pytest.mark.parametrize("box", [1, 2])
def test_the_base_game_uses_the_cards_of_one_box(box: int) -> None:
    match = begin(Setup("duel", ("Ann", "Ben"), {"mode": "duel", "sides": "party"}))
    assert asked(match) == "choose_box"
    assert match.decision is not None
    assert str(match.decision.options[0]) == "box(1)"
    play(match, f"choose_box box {box}")
    assert match.decision is not None
    assert {option.args[0] for option in match.decision.options} == set(faces_of(box, "adventurer"))
    match.play(match.decision.options[0])
    play(match, "choose_adventurers done")
    while asked(match) == "choose_equipment":
        match.play(match.decision.options[0])
    s = match.state
    assert sorted(s.faces[:48]) == list(faces_of(box, "dungeon"))
    assert [s.final] == list(faces_of(box, "final"))
    assert sorted(s.faces[48:]) == list(faces_of(box, "equipment"))


@pytest.mark.rule("IK-042")
@pytest.mark.parametrize(
    ("box", "scales"),
    [
        (1, {"dark_evening", "abunakkashii", "meeting_the_lich"}),
        (2, {"first_glance", "lids_open", "do_not_blink"}),
    ],
)
def test_each_box_has_its_own_scales(box: int, scales: set[str]) -> None:
    party = {1: ("F1", "F5", "F6", "F7", "F8"), 2: ("W1", "W5", "W6", "W7", "W8")}[box]
    match = begin(Setup("solo", ("Ann",), {"mode": "solo", "box": box, "party": list(party)}))
    assert offered(match) == {f"scenario {name}" for name in scales}


@pytest.mark.rule("IK-042")
@pytest.mark.parametrize(
    ("box", "own", "other"), [(1, "abunakkashii", "lids_open"), (2, "lids_open", "abunakkashii")]
)
def test_a_scenario_belongs_to_the_box(box: int, own: str, other: str) -> None:
    def problems(**options: Any) -> list[str]:
        return info.problems(Setup("solo", ("Ann",), {"mode": "solo", **options}))

    assert problems(box=box, scenario=own) == []
    assert len(problems(box=box, scenario=other)) == 1
    cards = [f"{'FW'[box - 1]}{number}" for number in (1, 5, 6, 7, 8)]
    assert len(problems(party=cards, scenario=other)) == 1
    assert problems(scenario=other, constructed=True) == []  # IK-D44


def parties(match: Match) -> Iterator[tuple[int, ...]]:
    """Every party the questions of the set-up lead to."""
    assert match.decision is not None
    for option in match.decision.options:
        if match.decision.kind == "choose_equipment" and len(match.state.targets) + 1 == 5 - len(
            match.state.adventurers
        ):
            cards = (*match.state.targets, int(option.args[0]))
            yield (*match.state.adventurers, *(match.state.faces[card] for card in cards))
            continue
        twin = match.clone()
        twin.play(option)
        yield from parties(twin)


@pytest.mark.rule("IK-043")
def test_a_box_offers_441_parties() -> None:
    found = list(parties(begin()))
    assert len(found) == len(set(found)) == 441


@pytest.mark.rule("IK-044")
def test_three_shuffled_piles_of_sixteen_that_nobody_has_seen() -> None:
    match = new(("F1", "F2", "F5", "F7", "F8"))
    assert told(match, "dealt") == [{"corridors": 3, "size": 16}]
    s = match.state
    assert sorted(s.faces[:48]) == list(faces_of(1, "dungeon"))
    below = [card for corridor in s.corridors for card in corridor.pile[:-1]]
    assert {match.view(PARTY).faces[card] for card in below} == {-1}
    assert {match.view(MASTER).faces[card] for card in below} == {-1}
    other = new(("F1", "F2", "F5", "F7", "F8"), seed=2)
    assert other.state.faces[:48] != s.faces[:48] != list(faces_of(1, "dungeon"))


@pytest.mark.rule("IK-035", "IK-045")
def test_the_final_monster_lies_face_up_and_in_no_pile() -> None:
    match = new(("F1", "F2", "F5", "F7", "F8"))
    for seat in (PARTY, MASTER, None):
        assert match.view(seat).final == FACES["F60"]
    assert FACES["F60"] not in match.state.faces
    assert told(match, "final_monster") == [{"face": FACES["F60"]}]
    lich = CARDS[FACES["F60"]]
    assert (lich.name.en, lich.family) == ("The Lich", "undead")
    assert len(lich.effect) == 1


@pytest.mark.rule("IK-036")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_lich_has_seven_and_one_for_each_adventurer(size: int) -> None:
    party = (*ALL_FOUR[:size], *("F5", "F6", "F7", "F8")[: 5 - size])
    assert final_power(new(party)) == 7 + size


@pytest.mark.rule("IK-037", "IK-046")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_fear_starts_at_one_per_adventurer_or_two_with_the_lich(size: int) -> None:
    equipment = ("5", "6", "7", "8")[: 5 - size]
    box_1 = new([f"F{number}" for number in (*"1234"[:size], *equipment)])
    box_2 = new([f"W{number}" for number in (*"1234"[:size], *equipment)], box=2)
    assert box_1.state.fear == 2 * size
    assert box_2.state.fear == size


@pytest.mark.rule("IK-047", "IK-113", "IK-118")
def test_five_courage_and_mana_on_every_adventurer() -> None:
    match = new(("F1", "F2", "F3", "F7", "F8"))
    assert match.state.courage == 5
    assert has_mana(match) == ["F1", "F2", "F3"]


@pytest.mark.rule("IK-047")
def test_a_gift_changes_the_starting_courage_up_to_ten() -> None:
    assert new(("F1", "F4", "F5", "F7", "F8")).state.courage == 10
    with adventurer("X1", gift='{ kind = "starting_courage", amount = 3 }', box=1):
        assert new(("F1", "X1", "F5", "F7", "F8")).state.courage == 8
        assert new(("F4", "X1", "F5", "F7", "F8")).state.courage == 10


@pytest.mark.rule("IK-048")
def test_the_first_guards_come_face_up_and_unbought() -> None:
    match = new(("F1", "F2", "F4", "F5", "F7"), seed=3)
    assert match.state.fear == 6
    assert asked(match) == "construction_swap"  # nothing was asked about the guards
    for lane, corridor in enumerate(match.state.corridors):
        assert corridor.up
        assert not corridor.token
        assert len(corridor.pile) == 15
        assert match.view(PARTY).faces[corridor.guard] >= 0
        assert told(match, "guard")[lane]["left"] == 15


@pytest.mark.rule("IK-049")
def test_a_gift_deals_four_corridors_of_twelve() -> None:
    match = new(ALL_FOUR)
    assert told(match, "dealt") == [{"corridors": 4, "size": 12}]
    assert [len(corridor.pile) for corridor in match.state.corridors] == [11] * 4
    assert all(corridor.guard >= 0 and corridor.up for corridor in match.state.corridors)
    play(match, "construction_swap swap 0 3", "equipment_action done")
    assert offered(match) == {"fight 0", "fight 1", "fight 2", "fight 3"}
