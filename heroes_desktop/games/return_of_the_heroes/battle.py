"""The chance to win the final battle, exact: best skill in every round, armour spent before life."""

from __future__ import annotations

from functools import cache

from .chances import roll_chance
from .content import FIRST_SHEET, NAMELESS
from .figures import DICE, ITEM_POINTS, SHEET_DOTS, bonus
from .rules.tower import damage_of, usable_skills
from .state import SHEET, Hero, State


def hit_points(s: State, hero: Hero) -> int:
    """What a hero can take: life and all points of armour and shield, no sips (RH-121)."""
    points = hero.life
    for item in hero.items:
        face = s.faces[item]
        if ITEM_POINTS[face]:
            points += s.left.get(item, ITEM_POINTS[face])
    return points


def battle_chance(s: State, hero: Hero, sheet: int, foe_life: int = 0) -> float:
    """That a hero beats a Nameless with what he has now."""
    face = FIRST_SHEET + sheet
    ways = tuple(
        (
            roll_chance(
                DICE[hero.cubes[skill]],
                hero.skills[skill] + bonus(s, hero, skill) + (SHEET_DOTS[sheet][skill] or 0),
            ),
            damage_of(s, hero, face, skill),
        )
        for skill in usable_skills(s, hero, face)
    )
    row = NAMELESS[sheet]
    return _won(hit_points(s, hero), foe_life or row.life, ways, row.leech)


@cache
def _won(points: int, foe: int, ways: tuple[tuple[float, int], ...], leech: bool) -> float:
    if foe <= 0:
        return 1.0
    if points <= 0:
        return 0.0
    return max(
        chance * _won(points, foe - 1, ways, leech)
        + (1 - chance) * _won(points - damage, foe + (damage if leech else 0), ways, leech)
        for chance, damage in ways
    )


def known_sheet(s: State) -> int:
    """The Nameless of this match as far as the view knows him; below 0: not."""
    face = s.faces[SHEET]
    return face - FIRST_SHEET if face >= 0 else -1
