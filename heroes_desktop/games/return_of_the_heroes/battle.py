"""The chance to win the final battle, exact: best skill in every round, armour spent before life."""

from __future__ import annotations

from functools import cache

from .chances import skill_chance
from .content import FIRST_SHEET, NAMELESS
from .figures import ITEM_POINTS, SHEET_DOTS
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
    row = NAMELESS[sheet]
    return _won(hit_points(s, hero), foe_life or row.life, _ways(s, hero, sheet), row.leech)


def strike_chance(s: State, hero: Hero, sheet: int, foe_life: int, skill: int) -> float:
    """The same if the next round is fought with this skill."""
    row = NAMELESS[sheet]
    chance, damage = _way(s, hero, sheet, skill)
    ways, points = _ways(s, hero, sheet), hit_points(s, hero)
    hit = _won(points, foe_life - 1, ways, row.leech)
    missed = _won(points - damage, foe_life + (damage if row.leech else 0), ways, row.leech)
    return chance * hit + (1 - chance) * missed


def _way(s: State, hero: Hero, sheet: int, skill: int) -> tuple[float, int]:
    """The chance to hit him with a skill, and what a miss costs."""
    chance = skill_chance(s, hero, skill, SHEET_DOTS[sheet][skill] or 0)
    return chance, damage_of(s, hero, FIRST_SHEET + sheet, skill)


def _ways(s: State, hero: Hero, sheet: int) -> tuple[tuple[float, int], ...]:
    return tuple(_way(s, hero, sheet, skill) for skill in usable_skills(s, hero, FIRST_SHEET + sheet))


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
