"""Questions that people answer with a whole set: adventurers and equipment."""

from __future__ import annotations

from collections import Counter

from heroes_desktop.engine import Decision, Option

from ..shared.sets import SetChoice
from . import options
from .build import MOST_ADVENTURERS, PARTY_SIZE, owned
from .content import CARDS
from .state import State


def set_choice(view: State, decision: Decision) -> SetChoice | None:
    """The set a question asks for."""
    if decision.kind == "choose_adventurers":
        return _adventurers(view)
    if decision.kind == "choose_equipment":
        return _equipment(view)
    return None


def _adventurers(view: State) -> SetChoice:
    equipment = view.plan.seats[view.party].equipment
    least, most = 1, MOST_ADVENTURERS
    if equipment is not None:
        least = most = PARTY_SIZE - len(equipment)
    pool = sorted(set(owned(view.copies[0], "adventurer")))
    taken = [options.recruit(face) for face in view.adventurers]
    return SetChoice([options.recruit(face) for face in pool], taken, least, most, options.DONE)


def _equipment(view: State) -> SetChoice:
    """Every card of the collection; of a Unique one only the first copy."""
    shown: Counter[int] = Counter()
    things: list[Option] = []
    faces: list[int] = []
    for card in view.collection:
        face = view.faces[card]
        shown[face] += 1
        if shown[face] == 1 or not CARDS[face].unique:
            things.append(options.equipment(card))
            faces.append(face)
    number = PARTY_SIZE - len(view.adventurers)
    taken = [options.equipment(card) for card in view.targets]
    return SetChoice(things, taken, number, number, kinds=faces)
