"""Parties and dungeons as lists that people keep and share (IK-202)."""

from __future__ import annotations

from collections.abc import Sequence

from ..shared.lists import BadList, BuiltList
from .build import (
    PARTY_SIZE,
    dungeon_problems,
    party_problems,
    read_list,
    read_numbers,
    split_dungeon,
    write_list,
)
from .content import BOXES, CARDS
from .locale import _
from .rules.dungeon import builder
from .settings import MOST_COPIES
from .state import DUNGEON_SIZE, State
from .text import words

_ALL = (MOST_COPIES,) * len(BOXES)
"""A list may be kept that needs more boxes than the next match allows; the match checks its own."""
_BEFORE = ("sides", "box", "adventurers", "equipment_choice")
"""Stages in which there is no party yet."""
_OF_A_PARTY = ("adventurer", "equipment")


def kinds() -> dict[str, str]:
    """Parties and dungeons."""
    return {"party": _("Party"), "dungeon": _("Dungeon")}


def read(text: str, name: str = "") -> BuiltList:
    """The legal party or dungeon in a text."""
    written, numbers = read_list(text)
    if not numbers:
        raise BadList(_("there are no card numbers in it"))
    faces, unknown = read_numbers([number.upper() for number in numbers], {})
    if unknown:
        raise BadList("; ".join(_("there is no card {number}").format(number=each) for each in unknown))
    party = any(CARDS[face].kind in _OF_A_PARTY for face in faces)
    problems = party_problems(faces, _ALL) if party else dungeon_problems(faces, _ALL)
    if problems:
        raise BadList("; ".join(problems))
    return _list("party" if party else "dungeon", name or written, faces)


def _list(key: str, name: str, faces: Sequence[int]) -> BuiltList:
    shown = faces if key == "party" else split_dungeon(faces)[1]
    return BuiltList(key, name, write_list(name, faces), words.listed(words.name(face) for face in shown))


def built(view: State, seat: int) -> list[BuiltList]:
    """The party this seat leads and the dungeon it has built, as soon as they are complete."""
    if not view.constructed:
        return []
    found = []
    equipment = view.faces[DUNGEON_SIZE : DUNGEON_SIZE + PARTY_SIZE - len(view.adventurers)]
    if seat == view.party and view.stage not in _BEFORE:
        found.append(_list("party", "", [*view.adventurers, *equipment]))
    if seat == builder(view) and len(view.dungeon_list) == DUNGEON_SIZE and view.final >= 0:
        found.append(_list("dungeon", "", [*view.dungeon_list, view.final]))
    return found
