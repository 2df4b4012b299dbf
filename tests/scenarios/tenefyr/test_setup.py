"""Worked examples about setting up."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import DUNGEON, FIRST_LOOT, LEVEL, mentions
from heroes_desktop.games.tenefyr.kinds.loot import HeroGain
from heroes_desktop.games.tenefyr.state import State

from .build import NAMES, Cards, Who, fight


def laid_out(players: int, **options: object) -> State:
    """The table when the first destination is chosen."""
    settled = {"boss": "hollow_queen", "difficulty": "normal", "first": 0, "heroes": ["random"] * players}
    if players == 3:
        settled["absent_hero"] = False
    match = Match.new("tenefyr", Setup("x", NAMES[:players], {**settled, **options}), seed=5)
    assert match.decision is not None
    assert match.decision.kind == "choose_destination"
    info.check(match.state)
    state: State = match.state
    return state


@pytest.mark.rule("TF-015", "TF-016", "TF-017", "TF-018", "TF-019", "TF-020", "TF-021", "TF-D29")
def test_x07_three_players() -> None:
    for difficulty, start in (("easy", 0), ("normal", 1), ("hard", 2)):
        s = laid_out(3, difficulty=difficulty)
        assert s.pawn == start
        assert [dungeon.level for dungeon in s.dungeons] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        for dungeon in s.dungeons:
            assert len(dungeon.cards) == 4
            assert dungeon.up == [dungeon.cards[-1]]
            assert [bool(s.seen[card]) for card in dungeon.cards] == [False, False, False, True]
            assert {LEVEL[s.faces[card]] for card in dungeon.cards} == {dungeon.level}
        assert [len(pile) for pile in s.reserve] == [6] * 5
        assert len([dungeon for dungeon in s.dungeons if dungeon.reward >= 0]) == 10
        assert sum(s.faces[card] >= 92 for card in s.box) == 5
        assert len(s.lair.cards) == 4
        assert s.lair.up == [s.lair.cards[-1]]
        assert sum(s.faces[card] < 2 for player in s.players for card in player.pile) == 36
        assert [len(player.pile) for player in s.players] == [13, 13, 13]


@pytest.mark.rule("TF-137", "TF-138", "TF-139", "TF-140", "TF-D64")
def test_x22_two_players(cards: Cards) -> None:
    s = laid_out(2)
    assert [len(player.pile) for player in s.players] == [14, 14]
    assert [len(player.heroes) for player in s.players] == [2, 2]
    cards("101", power=20)
    for seat, counts in ((0, 3), (1, 1)):
        piles = ["0", "0"]
        piles[seat] = "312"
        cards("312", loot=HeroGain(hero="thief", gain=2), loot_power=1)
        game = fight(Who("barbarian thief", piles[0]), Who("bard cleric", piles[1]), enemy="101", below="104")
        assert [check[0] for check in game.checks] == ([counts, counts] if seat == 0 else [0, counts])


@pytest.mark.rule("TF-142", "TF-143", "TF-D56", "TF-D66")
def test_x23_absent_hero() -> None:
    s = laid_out(3, heroes=["barbarian", "cleric", "thief"], absent_hero=True)
    gone = [face for face in range(FIRST_LOOT, FIRST_LOOT + len(DUNGEON)) if _place(s, face) == "box"]
    assert len(gone) == 5
    assert {mentions(DUNGEON[face - FIRST_LOOT]) for face in gone} == {"bard"}
    assert sum(len(dungeon.cards) for dungeon in s.dungeons) == 40
    assert [len(pile) for pile in s.reserve] == [5] * 5


def _place(s: State, face: int) -> str:
    card = s.faces.index(face)
    if card in s.box:
        return "box"
    return "reserve" if any(card in pile for pile in s.reserve) else "dungeon"
