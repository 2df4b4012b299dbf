"""What is hidden, the same for everybody, and what everybody may know of piles whose order is hidden."""

from __future__ import annotations

from .content import LEVEL, LEVELS
from .state import State


def redact(s: State, seat: int | None) -> None:
    """Nothing: order of draw piles, face-down cards and reserve are all faces, which the engine covers
    (TF-154); everything else lies open (TF-155, TF-D03)."""


def unknown_cards(s: State) -> list[int]:
    """Cards of dungeons, Boss pile and reserve that nobody knows."""
    cards = [card for pile in (*s.dungeons, s.lair) for card in pile.cards]
    cards += [card for pile in s.reserve for card in pile]
    return [card for card in cards if not s.seen[card]]


def contents(s: State) -> dict[str, list[int]]:
    """Draw piles by seat ("pile0") and, by level ("level3"), the cards that may still lie face down in
    dungeons, Boss pile or reserve; "level0" are Boss cards (TF-D04)."""
    found = {f"pile{seat}": player.pile for seat, player in enumerate(s.players)}
    unknown = unknown_cards(s)
    for level in (0, *LEVELS):
        found[f"level{level}"] = [card for card in unknown if LEVEL[s.faces[card]] == level]
    return found
