"""Food and potions: what is wanted, where it is gathered, what a potion is worth."""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from heroes_desktop.engine.hexgrid import distance

from ..content import FOODS, Mission
from ..state import CAMPFIRE, HEALING, NO_POTION, RAGE, TELEPORT
from .outlook import FOOD, FOOD_TILE, RECIPE_FOODS, RECIPE_RING, Outlook


class Chain(NamedTuple):
    """A way over places: the first of them (None: nothing to fetch), the last, and the steps."""

    first: int | None
    end: int
    steps: int


def gather(o: Outlook, foods: list[int], place: str = "") -> Chain | None:
    """The shortest way that collects foods and ends on a kind of place; None while a place is unknown."""
    if foods and not can_take(o):
        return None
    best: Chain | None = None
    for order in permutations(sorted(set(foods))):
        here, steps, first = o.me.place, 0, None
        for tile in [*(FOOD_TILE[FOODS[food]] for food in order), *([place] if place else [])]:
            cell, way = o.nearest(tile, None if first is None else here)
            if cell < 0:
                return None
            steps += way
            here = cell
            first = cell if first is None else first
        if best is None or steps < best.steps:
            best = Chain(first, here, steps)
    return best


def missing(o: Outlook, foods: tuple[int, ...]) -> list[int]:
    """The foods of a list that the backpack does not hold."""
    have = list(o.me.food)
    lacking = []
    for food in foods:
        if have[food]:
            have[food] -= 1
        else:
            lacking.append(food)
    return lacking


def chain(o: Outlook, potion: int, place: str = "") -> Chain | None:
    """The way to gather what a potion needs."""
    return gather(o, missing(o, RECIPE_FOODS[potion]), place)


def foods_for(o: Outlook, mission: Mission) -> tuple[int, ...]:
    """The foods a mission asks for, directly or for its potion."""
    if mission.potion == "healing" and o.ring >= 1 and o.me.potion != HEALING:
        return RECIPE_FOODS[HEALING]
    return tuple(FOOD[food] for food in mission.foods)


def wanted(o: Outlook, food: int) -> int:
    """How many more of a food the missions in hand call for."""
    most = max((foods_for(o, mission).count(food) for _, mission in o.missions), default=0)
    return max(0, most - o.me.food[food])


def surplus(o: Outlook, food: int) -> int:
    """How many of a food no mission in hand needs."""
    most = max((foods_for(o, mission).count(food) for _, mission in o.missions), default=0)
    return max(0, o.me.food[food] - most)


def calls_for(o: Outlook, food: int) -> bool:
    """Whether a potion the hero can brew needs one of a food he does not have."""
    if o.me.potion != NO_POTION or o.me.food[food]:
        return False
    return any(
        o.ring >= ring and food in foods for ring, foods in zip(RECIPE_RING, RECIPE_FOODS, strict=True)
    )


def can_take(o: Outlook) -> bool:
    """Whether there is or can be made room for food."""
    return o.room > 0 or sum(o.me.food) > 0 or any(len(values) > 1 for values in o.me.pieces)


def potion_worth(o: Outlook, potion: int) -> float:
    """What a potion on the belt is worth now."""
    w = o.weights
    if potion == HEALING:
        return w.healing
    if potion == RAGE:
        return w.rage * (1.0 if any(monster.teeth for monster in o.s.monsters) else 0.0)
    if potion == TELEPORT:
        home = distance(o.me.place, CAMPFIRE)
        return w.teleport * (1.5 if o.need <= 3 else 1.0) + 0.02 * home
    return 0.0
