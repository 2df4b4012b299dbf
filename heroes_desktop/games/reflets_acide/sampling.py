"""Drawing anew what nobody at the table knows, within what everybody can count."""

from __future__ import annotations

from collections.abc import Iterable

from heroes_desktop.engine import Chance
from heroes_desktop.engine.events import seat_bit

from .content import (
    BEAST_FACE,
    DOOR_FACE,
    LOOT_FACE,
    RELIC_FACE,
    ROOM_FACE,
    TOKENS,
    TREASURE_FACE,
    ZONE_FACE,
    ZONE_KINDS,
)
from .state import FIRST_TOKEN, TOTAL, State


def resample(s: State, seat: int, chance: Chance) -> None:
    """Unseen cards of a kind change places; those of a pile turned over stay among themselves."""
    bit = seat_bit(seat)
    for group in groups(s):
        unknown = [card for card in group if not s.seen[card] & bit]
        faces = [s.faces[card] for card in unknown]
        chance.shuffle(faces)
        for card, face in zip(unknown, faces, strict=True):
            s.faces[card] = face


def groups(s: State) -> Iterable[list[int]]:
    """Instances that may stand for each other."""
    for first, last in ((0, BEAST_FACE), (BEAST_FACE, LOOT_FACE), (LOOT_FACE, RELIC_FACE)):
        batches: dict[int, list[int]] = {}
        for card in range(first, last):
            batches.setdefault(s.batches.get(card, 0), []).append(card)
        yield from (batches[number] for number in sorted(batches))
    yield list(range(RELIC_FACE, ZONE_FACE))
    size = (DOOR_FACE - ZONE_FACE) // len(ZONE_KINDS)
    yield from (list(range(start, start + size)) for start in range(ZONE_FACE, DOOR_FACE, size))
    yield list(range(DOOR_FACE, ROOM_FACE))
    yield list(range(ROOM_FACE, TREASURE_FACE))
    yield list(range(TREASURE_FACE, FIRST_TOKEN))
    yield from (list(range(start, start + len(TOKENS))) for start in range(FIRST_TOKEN, TOTAL, len(TOKENS)))
