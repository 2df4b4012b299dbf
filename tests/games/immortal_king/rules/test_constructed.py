"""Constructed play: what a built dungeon and a built party may contain (IK-191 to IK-199, IK-201)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match, Setup, SetupError
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king.content import DUNGEON_LISTS, FACES
from heroes_desktop.games.immortal_king.text import modes

PARTY = ("F1", "F2", "F5", "F7", "F8")


def setup(**more: Any) -> Setup:
    """A duel with built lists."""
    return Setup("duel", ("Ann", "Ben"), {"mode": "duel", "constructed": True, "sides": "party", **more})


def problems(**more: Any) -> list[str]:
    """What is wrong with a duel of these lists."""
    return catalogue["immortal_king"].problems(setup(**more))


def dungeon(*changes: str, base: str = "box1", final: tuple[str, ...] = ("F60",)) -> list[str]:
    """A ready-made dungeon with cards exchanged ("F59 F53"), left out ("F59") or added ("+F53")."""
    cards = list(DUNGEON_LISTS[base].cards)
    for change in changes:
        old, _, new = change.partition(" ")
        if old.startswith("+"):
            cards.append(old[1:])
            continue
        cards.remove(old)
        cards += [new] if new else []
    return [*cards, *final]


@pytest.mark.rule("IK-191")
@pytest.mark.parametrize("secret", [False, True])
def test_whoever_brings_a_dungeon_along_plays_with_built_lists(secret: bool) -> None:
    options: dict[str, Any] = {"mode": "duel", "sides": "party", "box": 1}
    brought: dict[str, Any] = {"dungeon": "mixed_b"}
    match = Match.new(
        "immortal_king",
        Setup("duel", ("Ann", "Ben"), options, {1: brought})
        if secret
        else Setup("duel", ("Ann", "Ben"), {**options, **brought}),
    )
    assert match.state.constructed


@pytest.mark.rule("IK-191")
def test_several_boxes_may_be_combined_different_or_identical() -> None:
    assert problems(party=("F1", "W1", "F5", "W7", "W8"), dungeon="mixed_b") == []
    assert problems(party=("F1", "F7", "F7", "W7", "W7"), dungeon=dungeon("F59 F53"), copies=2) == []
    match = Match.new("immortal_king", setup(party=("F1", "W1", "F5", "W7", "W8"), dungeon="mixed_b"))
    assert match.state.adventurers == [FACES["F1"], FACES["W1"]]
    assert match.state.final == FACES["W60"]


@pytest.mark.rule("IK-192")
@pytest.mark.parametrize(
    ("cards", "wrong"),
    [
        (dungeon(), 0),
        (dungeon("F59"), 2),  # the count and the colour
        (dungeon("+W56"), 2),
        (dungeon(final=()), 1),
        (dungeon(final=("F60", "W60")), 1),
    ],
)
def test_a_dungeon_has_48_cards_and_one_final_monster(cards: list[str], wrong: int) -> None:
    found = problems(dungeon=cards)
    assert len(found) == wrong
    if wrong == 2:
        assert f"has {len(cards) - 1}" in found[0]


@pytest.mark.rule("IK-193", "IK-201")
def test_a_dungeon_has_twelve_cards_of_each_colour() -> None:
    assert problems(dungeon=dungeon("F59 W41")) == ["blue: 13 / 12 cards", "red: 11 / 12 cards"]
    assert problems(dungeon=dungeon("F59 W56")) == []


@pytest.mark.rule("IK-194", "IK-201", "IK-D49")
def test_exactly_six_cards_of_each_colour_carry_mana() -> None:
    assert problems(dungeon=dungeon("F59 W48")) == ["red: 7 / 6 cards with Mana"]
    assert problems(dungeon=dungeon("F24 W33")) == ["yellow: 5 / 6 cards with Mana"]


@pytest.mark.rule("IK-195", "IK-D48")
def test_any_families_any_number_of_traps_and_copies_as_owned() -> None:
    traps = dungeon(
        "F13 W21", "F12 W22", "F17 W23", "F24 W29", "F26 W30", "F25 W31",
        "F38 W41", "F36 W42", "F39 W43", "F48 W52", "F50 W53", "F51 W54",
    )  # fmt: skip
    assert problems(dungeon=traps) == []
    more_traps = [{"F14": "W21", "F18": "W22", "F27": "W30"}.get(number, number) for number in traps]
    assert len(problems(dungeon=more_traps)) == 3
    assert problems(dungeon=more_traps, copies=2) == []


@pytest.mark.rule("IK-196", "IK-201")
@pytest.mark.parametrize(
    ("party", "copies", "wrong"),
    [
        (("F1", "W1", "F5", "W5", "W9"), 1, 0),
        (("F1", "F2", "W3", "W4", "W9"), 1, 0),
        (("F1", "F2", "F5", "F7"), 1, 1),  # four cards
        (("F1", "F2", "F5", "F7", "F8", "F9"), 1, 1),  # six cards
        (("F5", "F6", "F7", "F8", "F9"), 1, 1),  # no adventurer
        (("F1", "F2", "F3", "F4", "W1"), 1, 2),  # five adventurers, no equipment
        (("F1", "F7", "F7", "W7", "W7"), 1, 2),
        (("F1", "F7", "F7", "W7", "W7"), 2, 0),
        (("F1", "F7", "F7", "F7", "W7"), 2, 1),
    ],
)
def test_a_party_is_built_from_all_owned_boxes(party: tuple[str, ...], copies: int, wrong: int) -> None:
    assert len(problems(party=party, copies=copies)) == wrong


@pytest.mark.rule("IK-197")
def test_a_unique_card_is_present_once() -> None:
    twice = problems(dungeon=dungeon("F59 F57"), copies=3)
    assert len(twice) == 1
    assert "Abunakkashii" in twice[0]
    party = problems(party=("F1", "F2", "F7", "F11", "F11"), copies=3)
    assert len(party) == 1
    assert "The Old Comrade" in party[0]
    assert problems(dungeon=dungeon("F59 F53"), party=("F1", "F2", "F7", "F10", "F10"), copies=3) == []


@pytest.mark.rule("IK-198")
@pytest.mark.parametrize("number", ["F1", "F2", "F3", "F4", "W1", "W2", "W3", "W4"])
def test_all_adventurers_are_unique(number: str) -> None:
    found = problems(party=(number, number, "F5", "F7", "F8"), copies=3)
    assert len(found) == 1
    assert "Unique" in found[0]


@pytest.mark.rule("IK-199")
def test_owned_copies_are_a_setting_for_each_side() -> None:
    party, cards = ("F1", "F7", "F7", "F8", "F8"), dungeon("F59 F53")
    assert len(problems(party=party, dungeon=cards)) == 3  # one copy of each box unless told otherwise
    assert problems(party=party, dungeon=cards, copies={"party": 2, "dm": 2}) == []
    assert len(problems(party=party, dungeon=cards, copies={"party": 2, "dm": 1})) == 1
    assert len(problems(party=party, dungeon=cards, copies={"party": 1, "dm": 2})) == 2


@pytest.mark.rule("IK-199")
def test_each_side_is_given_its_own_number_on_the_page_of_a_new_match() -> None:
    party, cards = ("F1", "F7", "F7", "F8", "F8"), dungeon("F59 F53")
    assert problems(party=party, dungeon=cards, copies_party=2, copies_dm=2) == []
    assert len(problems(party=party, dungeon=cards, copies_party=2)) == 1
    assert len(problems(party=party, dungeon=cards, copies_dm=2)) == 2
    assert len(problems(copies_dm=0)) == len(problems(copies_party=0)) == 1
    begun = Match.new("immortal_king", setup(party=party, dungeon=cards, copies_party=2, copies_dm=3))
    assert begun.state.copies == [[2, 2], [3, 3]]
    keys = {setting.key for mode in modes() if mode.options["constructed"] for setting in mode.settings}
    assert {"copies_party", "copies_dm"} <= keys


@pytest.mark.rule("IK-199")
@pytest.mark.parametrize(
    "copies", [0, 4, -1, {"party": 0}, {"dm": 0}, {"party": 4, "dm": 1}, [1, 4], [0, 1], "many"]
)
def test_each_side_owns_one_to_three_copies(copies: Any) -> None:
    assert len(problems(copies=copies)) == 1


@pytest.mark.rule("IK-201")
def test_an_illegal_list_cannot_be_started_and_every_broken_rule_is_named() -> None:
    broken = dungeon("F59 F57", "F58", "F24 F12", "F13 F12", final=("F60", "W60"))
    found = problems(party=("F1", "F1", "F11", "F11"), dungeon=broken)
    for words in (
        "5 cards, this one has 4", "Hero", "The Old Comrade", "has 47", "final monster, this one has 2",
        "green: 13 / 12 cards", "green: 5 / 6 cards with", "yellow: 11 / 12", "yellow: 5 / 6", "red: 11 / 12",
        "red: 5 / 6", "Abunakkashii", "3 copies wanted, 1 owned",
    ):  # fmt: skip
        assert any(words in problem for problem in found), words
    with pytest.raises(SetupError, match="has 47"):
        Match.new("immortal_king", setup(party=PARTY, dungeon=broken))
