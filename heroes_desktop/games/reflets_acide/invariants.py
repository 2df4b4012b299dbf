"""What must be true of a table of Reflets d'Acide at every question."""

from __future__ import annotations

from collections import Counter

from .content import TOKEN_FACE, TOKENS, equipment
from .figures import MOST_GEMS, MOST_TOKENS, MOST_WORN, POSITIONS, dilemma_places, hero_of
from .settings import GEMS_PER_COLOUR
from .state import FIRST_TOKEN, TOTAL, State
from .track import AVATAR_START, LAST_CORRIDOR

SETUP_STAGES = ("board", "heroes", "enlist", "loot", "quest", "challenge", "positions", "tokens")


def check(s: State) -> None:
    """Every card, token and gem in exactly one place, everything within its bounds."""
    assert len(s.faces) == len(s.seen) == TOTAL
    assert sorted(s.faces[:FIRST_TOKEN]) == list(range(FIRST_TOKEN)), "a card is lost or doubled"
    for first in range(FIRST_TOKEN, TOTAL, len(TOKENS)):
        kinds = sorted(s.faces[first : first + len(TOKENS)])
        assert kinds == list(range(TOKEN_FACE, TOKEN_FACE + len(TOKENS))), "a token is lost or doubled"
    _check_gems(s)
    if s.stage in SETUP_STAGES:
        return
    _check_places(s)
    _check_team(s)
    assert AVATAR_START <= s.avatar <= LAST_CORRIDOR
    assert 0 <= s.golden <= 6


def _check_gems(s: State) -> None:
    for colour in range(5):
        boards = [board.gems[colour] for board in s.boards]
        assert all(0 <= number <= MOST_GEMS for number in boards), "a board holds too many gems"
        everywhere = sum(boards) + s.bag[colour] + s.vile.gems[colour] + s.limbo[colour]
        assert everywhere == GEMS_PER_COLOUR, f"gems of colour {colour} are lost or doubled"
        assert s.bag[colour] >= 0
        assert s.limbo[colour] >= 0


def _check_places(s: State) -> None:
    there = [
        *s.heroes, *s.heroes_discard, *s.loot, *s.loot_discard, *s.relics, *s.unforeseen,
        *s.unforeseen_discard,
        *s.pouch, *s.gone, *s.vile.heroes, *s.vile.pile, *s.vile.grey, *s.loose, *s.doors, *s.rooms,
        *(token for token in s.vile.red if token >= 0), *(token for token in s.tokens if token >= 0),
        *(card for cards in s.zones for card in cards),
    ]  # fmt: skip
    for board in s.boards:
        there += [*board.dilemmas, *board.tokens]
        assert len(board.dilemmas) <= dilemma_places(s)
        assert len(board.tokens) <= MOST_TOKENS
    for member in s.team:
        there += [*member.worn, *member.stored]
        if member.card >= 0:
            there.append(member.card)
    there += s.shown
    if s.hazard is not None:
        there += s.hazard.beasts
        assert len(s.hazard.beasts) == len(s.hazard.bothered)
    if not s.treasure_taken:
        there.append(s.treasure)
    counts = Counter(there)
    doubled = [card for card, number in counts.items() if number > 1]
    missing = [card for card in range(TOTAL) if card not in counts]
    assert not doubled, f"in two places: {doubled}"
    assert not missing, f"nowhere: {missing}"
    assert set(s.vile.down) <= set(s.vile.pile)


def _check_team(s: State) -> None:
    assert len(s.team) <= POSITIONS
    for member in s.team:
        if member.card < 0:
            continue
        assert len(member.worn) <= MOST_WORN, "more than three cards are worn"
        assert 0 <= member.marker <= hero_of(s, member).vitality
        for stat in range(5):
            setters = [card for card in member.worn if equipment(s.faces[card]).sets[stat]]
            assert len(setters) <= 1, "two cards set one characteristic"
