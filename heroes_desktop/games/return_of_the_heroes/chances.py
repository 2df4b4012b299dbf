"""Exact chances of tests and combats, from figures alone; low dice are lucky here."""

from __future__ import annotations

from functools import cache
from itertools import product

from .content import tile
from .figures import DICE, DOTS, HEARTS, bonus
from .kinds import Grow
from .state import Hero, State


@cache
def _two_lowest(dice: int) -> tuple[int, ...]:
    """How many rolls give each sum of the two lowest dice, from 0 to 12."""
    counts = [0] * 13
    for rolled in product(range(1, 7), repeat=dice):
        counts[sum(sorted(rolled)[:2])] += 1
    return tuple(counts)


@cache
def roll_chance(dice: int, target: int) -> float:
    """That the two lowest of so many dice stay at or under a target (RH-004, RH-D51)."""
    favourable = sum(count for total, count in enumerate(_two_lowest(dice)) if total <= target)
    return favourable / float(6**dice)


def skill_chance(s: State, hero: Hero, skill: int, modifier: int) -> float:
    """That a hero succeeds in one test with his dice and his item."""
    return roll_chance(DICE[hero.cubes[skill]], hero.skills[skill] + bonus(s, hero, skill) + modifier)


def hearts_to_hit(s: State, face: int) -> int:
    """Hearts to be hit, with those the Shadow has gained (RH-102, RH-111)."""
    return HEARTS[face] + (s.shadow if isinstance(tile(face).wins, Grow) else 0)


def fight_chances(s: State, hero: Hero, face: int) -> dict[int, float]:
    """The chance to beat an opponent, by the skills in which he can be challenged."""
    return {
        skill: skill_chance(s, hero, skill, dot) ** hearts_to_hit(s, face)
        for skill, dot in enumerate(DOTS[face])
        if dot is not None
    }


def best_fight(s: State, hero: Hero, face: int) -> float:
    """The chance to beat an opponent with the best skill."""
    return max(fight_chances(s, hero, face).values())


def find_chance(number: int) -> float:
    """That two dice find a place with this number; 0 stands for no roll at all (RH-D21)."""
    return roll_chance(2, number) if number else 1.0
