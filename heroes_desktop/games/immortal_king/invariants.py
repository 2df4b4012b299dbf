"""What must hold at every question."""

from __future__ import annotations

from .content import CARDS, faces_of
from .state import DUNGEON_SIZE, MOST_COURAGE, MOST_FEAR, MOST_TOKENS, State

SETUP_STAGES = ("sides", "box", "adventurers", "equipment_choice", "dungeon", "scenario", "deal")


def check(s: State) -> None:
    """Every card in exactly one place, every token within its bounds."""
    assert len(s.faces) == len(s.seen)
    assert len(s.adventurers) <= 4
    assert 0 <= s.courage <= MOST_COURAGE
    assert 0 <= s.fear <= MOST_FEAR
    if s.stage in SETUP_STAGES:
        _check_places(s, range(DUNGEON_SIZE, len(s.faces)))
        return
    assert 1 <= len(s.adventurers) == len(s.mana)
    assert len(set(s.adventurers)) == len(s.adventurers)
    assert len(s.corridors) in (3, 4)
    assert sum(c.token for c in s.corridors) <= MOST_TOKENS
    _check_places(s, range(len(s.faces)))
    expected = s.dungeon_list if s.constructed else faces_of(s.box, "dungeon")
    assert sorted(s.faces[:DUNGEON_SIZE]) == sorted(expected), "this is not the dungeon that was dealt"
    _check_guards(s)


def _check_places(s: State, expected: range) -> None:
    cards = [*s.hidden, *s.shown, *s.collection, *s.won, *s.discard]
    if s.using >= 0:
        cards.append(s.using)
    for corridor in s.corridors:
        cards += corridor.pile
        if corridor.guard >= 0:
            cards.append(corridor.guard)
    assert sorted(cards) == list(expected), "a card is lost or doubled"
    assert all(card >= DUNGEON_SIZE for card in (*s.hidden, *s.shown, *s.collection))
    assert all(card < DUNGEON_SIZE for card in s.won)


def _check_guards(s: State) -> None:
    for corridor in s.corridors:
        if corridor.token:
            assert corridor.guard >= 0, "a token without a guard"
            assert CARDS[s.faces[corridor.guard]].is_monster, "a token on a trap"
