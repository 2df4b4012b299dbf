"""Drawing anew what a seat does not know, within what everybody can count and remember."""

from __future__ import annotations

from heroes_desktop.engine import Chance
from heroes_desktop.engine.events import seat_bit

from .content import MISSION_FACE, MISSIONS, MONSTER_INDEX
from .state import FIRST_DANGER, FIRST_MISSION, State

_ATTEMPTS = 50

_RED: tuple[bool, ...] = tuple(card.colour == "red" for card in MISSIONS)
_MARKS: tuple[int, ...] = tuple(
    1 if card.family == "discoverer" else 2 << MONSTER_INDEX[card.monster] if card.family == "slayer" else 0
    for card in MISSIONS
)
"""The bit of `State.ruled_out` that excludes a mission."""


def resample(s: State, seat: int, chance: Chance) -> None:
    """Tiles in the pile, missions and danger tokens this seat has not seen change places."""
    bit, seen = seat_bit(seat), s.seen
    _mix(s, [tile for tile in s.pile if not seen[tile] & bit], chance)
    _mix(s, [token for token in range(FIRST_DANGER, len(s.faces)) if not seen[token] & bit], chance)
    unknown = [card for card in range(FIRST_MISSION, FIRST_DANGER) if not seen[card] & bit]
    for batch in sorted(set(s.batches)) or [0]:
        _redraw_missions(s, [card for card in unknown if not s.batches or _batch(s, card) == batch], chance)


def _batch(s: State, card: int) -> int:
    return s.batches[card - FIRST_MISSION]


def _mix(s: State, instances: list[int], chance: Chance) -> None:
    faces = [s.faces[instance] for instance in instances]
    chance.shuffle(faces)
    for instance, face in zip(instances, faces, strict=True):
        s.faces[instance] = face


def _redraw_missions(s: State, cards: list[int], chance: Chance) -> None:
    """Cards of one batch. Hands keep what can be counted: of the first deal as many red and blue ones as are
    left (HT-015), and none that would have been shown on a trap or at a monster's fall (HT-D35)."""
    faces, ruled_out = s.faces, s.ruled_out
    colours = _colours_left(s, cards, chance)
    free = [card for card in cards if card not in colours and card not in ruled_out]
    bound = [card for card in cards if card in colours or card in ruled_out]
    for _attempt in range(_ATTEMPTS):
        pool = [faces[card] for card in cards]
        chance.shuffle(pool)
        drawn = [_take(pool, colours.get(card), ruled_out.get(card, 0)) for card in bound]
        if min(drawn, default=0) >= 0:
            for card, face in zip((*bound, *free), (*drawn, *pool), strict=True):
                faces[card] = face
            return


def _colours_left(s: State, cards: list[int], chance: Chance) -> dict[int, bool]:
    """Which dealt cards of other hands to make red: the number is public, the places are not."""
    colours: dict[int, bool] = {}
    for hero in s.heroes:
        dealt = [card for card in hero.dealt if card in cards]
        if dealt:
            reds = [_RED[s.faces[card] - MISSION_FACE] for card in dealt]
            chance.shuffle(reds)
            colours.update(zip(dealt, reds, strict=True))
    return colours


def _take(pool: list[int], red: bool | None, ruled_out: int) -> int:
    """The first face of this colour that is not ruled out, taken out of the pool; -1 if there is none."""
    for index, face in enumerate(pool):
        mission = face - MISSION_FACE
        if (red is None or red is _RED[mission]) and not _MARKS[mission] & ruled_out:
            return pool.pop(index)
    return -1
