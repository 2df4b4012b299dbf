"""How strong a hero is: his chance in the Tower, against each Nameless and each Guardian."""

from __future__ import annotations

from functools import lru_cache

from ..chances import best_fight, skill_chance
from ..content import FIRST_SHEET, NAMELESS, SKILL_INDEX
from ..figures import DOTS, IS_ARMOUR, IS_SHIELD, ITEM_POINTS, SHEET_DOTS, carries
from ..land import GATES
from ..state import SHEET, Hero, State

MOST_LIFE = 24
"""A Nameless who has fed on so much is not beaten any more."""
UNKNOWN_GUARDIAN = 0.5


def armour_points(s: State, hero: Hero) -> int:
    """Points that armour and shield can still take."""
    points = 0
    for item in hero.items:
        face = s.faces[item]
        if IS_ARMOUR[face] or IS_SHIELD[face]:
            points += s.left.get(item, ITEM_POINTS[face])
    return points


@lru_cache(4096)
def duel(chances: tuple[tuple[float, int], ...], life: int, foe: int, leech: bool) -> float:
    """The chance to bring a Nameless down: each round the best of the skills, as (chance, damage)."""
    if foe <= 0:
        return 1.0
    if life <= 0 or foe > MOST_LIFE:
        return 0.0
    best = 0.0
    for chance, damage in chances:
        if chance <= 0:
            continue
        lost = duel(chances, life - damage, foe + (damage if leech else 0), leech)
        best = max(best, chance * duel(chances, life, foe - 1, leech) + (1 - chance) * lost)
    return best


def battle_chance(s: State, hero: Hero, sheet: int) -> float:
    """The chance against one of the six sheets, with full use of armour."""
    row = NAMELESS[sheet]
    chances = []
    for skill in range(3):
        if (
            row.locked is not None
            and SKILL_INDEX[row.locked.skill] == skill
            and not carries(s, hero, row.locked.item)
        ):
            continue
        damage = 1
        if (
            row.double is not None
            and SKILL_INDEX[row.double.skill] == skill
            and not carries(s, hero, row.double.item)
        ):
            damage = 2
        chances.append((round(skill_chance(s, hero, skill, SHEET_DOTS[sheet][skill] or 0), 3), damage))
    return duel(tuple(chances), hero.life + armour_points(s, hero), row.life, row.leech)


def nameless_chance(s: State, hero: Hero) -> float:
    """The chance in the Tower: his own if the sheet is known, else the mean of all six (RH-D122)."""
    face = s.faces[SHEET]
    if face >= 0:
        return battle_chance(s, hero, face - FIRST_SHEET)
    return sum([battle_chance(s, hero, sheet) for sheet in range(len(NAMELESS))]) / len(NAMELESS)


def gate_chance(s: State, hero: Hero, gate: int) -> float:
    """The chance to beat the Guardian of a gate, as far as he is known."""
    if not s.awake or not s.guardians:
        return UNKNOWN_GUARDIAN
    guardian = s.guardians[GATES.index(gate)]
    face = s.faces[guardian]
    if face >= 0 and DOTS[face] != (None, None, None):
        return best_fight(s, hero, face)
    return UNKNOWN_GUARDIAN


def main_skill(hero: Hero) -> int:
    """The skill a hero builds on."""
    return max(range(3), key=lambda skill: (hero.skills[skill] + 0.8 * hero.cubes[skill], -skill))
