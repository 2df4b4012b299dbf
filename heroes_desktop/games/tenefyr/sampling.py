"""Drawing anew what nobody knows, within what everybody can count and remember."""

from __future__ import annotations

from heroes_desktop.engine import Chance

from .content import LEVEL, LEVELS
from .hidden import unknown_cards
from .state import State

_ATTEMPTS = 50


def resample(s: State, _seat: int, chance: Chance) -> None:
    """The order of draw piles, and which cards lie face down in dungeons, Boss pile and reserve."""
    for player in s.players:
        _mix(s, [card for card in player.pile if not s.seen[card]], chance)
    _mix(s, [card for card in s.lair.cards if card in s.mixed and not s.seen[card]], chance)
    unknown = unknown_cards(s)
    for level in LEVELS:
        _redraw(s, [card for card in unknown if LEVEL[s.faces[card]] == level], chance)


def _mix(s: State, cards: list[int], chance: Chance) -> None:
    faces = [s.faces[card] for card in cards]
    chance.shuffle(faces)
    for card, face in zip(cards, faces, strict=True):
        s.faces[card] = face


def _redraw(s: State, cards: list[int], chance: Chance) -> None:
    """Cards of one level change places; those seen before lie where they may (`whereabouts`)."""
    faces = [s.faces[card] for card in cards]
    bound = sorted(
        (face for face in faces if face in s.whereabouts), key=lambda face: len(s.whereabouts[face])
    )
    free = [face for face in faces if face not in s.whereabouts]
    for _attempt in range(_ATTEMPTS):
        places = list(cards)
        laid: dict[int, int] = {}
        for face in bound:
            allowed = [card for card in s.whereabouts[face] if card in places]
            if not allowed:
                break
            card = allowed[chance.below(len(allowed))]
            places.remove(card)
            laid[card] = face
        else:
            chance.shuffle(free)
            laid.update(zip(places, free, strict=True))
            for card, face in laid.items():
                s.faces[card] = face
            return
