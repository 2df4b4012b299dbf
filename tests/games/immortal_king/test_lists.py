"""Parties and dungeons as lists to keep and to share."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.immortal_king import lists
from heroes_desktop.games.immortal_king.build import write_list
from heroes_desktop.games.immortal_king.content import DUNGEON_LISTS, FACES, PARTY_LISTS
from heroes_desktop.games.shared.lists import BadList

PARTY = write_list("Us", [FACES[number] for number in PARTY_LISTS["mixed_a"].cards])
_READY = DUNGEON_LISTS["mixed_a"]
DUNGEON = write_list("Cellar", [FACES[number] for number in (*_READY.cards, _READY.final)])


@pytest.mark.rule("IK-202")
def test_a_list_says_itself_what_it_is() -> None:
    party, dungeon = lists.read(PARTY), lists.read(DUNGEON, "Attic")
    assert (party.key, party.name, party.text) == ("party", "Us", PARTY)
    assert (dungeon.key, dungeon.name) == ("dungeon", "Attic")
    assert lists.read(dungeon.text) == dungeon
    assert lists.read(PARTY.replace("F", "f")) == party


@pytest.mark.rule("IK-202")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no card numbers"),
        ("name: Us", "no card numbers"),
        ("dear all, hello", "no card DEAR"),
        ("name: Us\nF1 F2", "exactly 5 cards, this one has 2"),
        ("name: Pit\nF12", "48 dungeon cards, this one has 1"),
    ],
)
def test_what_is_no_list_says_why(text: str, told: str) -> None:
    with pytest.raises(BadList, match=told):
        lists.read(text)


@pytest.mark.rule("IK-202")
@pytest.mark.parametrize("solo", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_what_was_built_can_be_kept_until_the_end_and_played_again(seed: int, solo: bool) -> None:
    seats = ("Ann",) if solo else ("Ann", "Ben")
    options = {"mode": "solo" if solo else "duel", "constructed": True}
    match = Match.new("immortal_king", Setup("built", seats, options), seed)
    chance = Chance(seed)
    first: dict[str, str] = {}
    while match.pending:
        decision = match.pending[0]
        match.play(decision.options[chance.below(len(decision.options))], decision.seat)
        for seat in range(len(seats)):
            for each in lists.built(match.view(seat), seat):
                assert first.setdefault(each.key, each.text) == each.text
    assert set(first) == {"party", "dungeon"}
    again = {key: lists.read(text, key).text for key, text in first.items()}
    Match.new("immortal_king", Setup("built", seats, {**options, **again}), 1)


@pytest.mark.rule("IK-200", "IK-202")
def test_nobody_can_keep_what_the_other_side_has_built() -> None:
    options = {"mode": "duel", "constructed": True, "sides": "party", "party": PARTY, "dungeon": DUNGEON}
    match = Match.new("immortal_king", Setup("built", ("Ann", "Ben"), options), 1)
    assert [each.key for each in lists.built(match.view(0), 0)] == ["party"]
    assert [each.key for each in lists.built(match.view(1), 1)] == ["dungeon"]
