"""What cards are worth in a deck: printed power, plus what their effect brings on average.

The figures are in points of power of one fight; they were found by letting computers play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..content import EFFECT, FIRST_LOOT, FIRST_SKILL, HERO_INDEX, LEVEL, MISS, POWER
from ..kinds import Lasting
from ..kinds import loot as lo
from ..kinds import skills as sk
from ..kinds.base import Kind

HIGH_LEVEL = 4
"""From this level on the rider LO-45 gives two instead of one."""
DRAWN = (0.5, 0.6, 0.8, 1.1, 1.5, 1.9)
"""What one more card is worth, by the level of the card that draws it (0: a Skill)."""


def _rider(rule: Kind, heroes: frozenset[int], level: int) -> int:
    hero = getattr(rule, "rider", "")
    if not hero or HERO_INDEX[hero] not in heroes:
        return 0
    return 2 if level >= HIGH_LEVEL else 1


@cache
def worth(face: int, heroes: frozenset[int]) -> float:
    """A card of a deck for a player with these heroes."""
    rule = EFFECT[face]
    if FIRST_SKILL <= face < FIRST_LOOT and face - FIRST_SKILL not in heroes:
        return float(POWER[face])
    return POWER[face] + effect_worth(rule, heroes, LEVEL[face])


def effect_worth(rule: Kind, heroes: frozenset[int], level: int) -> float:
    """What an effect adds to its card on average."""
    judge = _JUDGED.get(type(rule))
    if judge is not None:
        return judge(rule, level) + 0.6 * _rider(rule, heroes, level)
    if isinstance(rule, lo.HeroGain):
        return float(rule.gain) if HERO_INDEX[rule.hero] in heroes else 0.0
    if isinstance(rule, lo.HeroDraw):
        return rule.cards * DRAWN[level] if HERO_INDEX[rule.hero] in heroes else 0.0
    return 0.0


def _fixed(amount: float) -> Callable[[Kind, int], float]:
    return lambda _rule, _level: amount


def _gain(share: float) -> Callable[[Kind, int], float]:
    return lambda rule, _level: share * float(getattr(rule, "gain", 0))


def _cards(share: float) -> Callable[[Kind, int], float]:
    return lambda rule, level: share * float(getattr(rule, "cards", 1)) * DRAWN[level]


_JUDGED: dict[type[Kind], Callable[[Kind, int], float]] = {
    lo.Draw: _cards(1.0),
    lo.PayCard: _gain(0.6),
    lo.PayToDouble: _fixed(2.0),
    lo.DoubleCard: _fixed(1.4),
    lo.BoostStandards: _fixed(1.0),
    lo.LootGain: _fixed(0.9),
    lo.FirstGain: _gain(0.35),
    lo.LastGain: _gain(0.35),
    lo.RejectGain: _gain(0.6),
    lo.EmptyGain: _gain(0.2),
    lo.SearchHand: lambda _rule, level: 1.0 + 0.3 * level,
    lo.SearchTop: _fixed(0.3),
    lo.Recover: _fixed(0.5),
    lo.RecoverOther: _fixed(0.5),
    lo.RemoveFromHand: _fixed(0.4),
    lo.Promise: _gain(0.15),
    lo.Foresee: _fixed(0.3),
    lo.Weaken: _gain(1.0),
    lo.Silence: _fixed(0.8),
    lo.LetPlay: lambda _rule, level: DRAWN[level],
    lo.NextLarger: _fixed(0.7),
    lo.NextShield: _fixed(0.2),
    lo.Imitate: _fixed(1.0),
    lo.Redraw: _fixed(0.5),
    lo.Borrow: lambda _rule, level: 0.8 * level,
    lo.PayHand: _gain(0.5),
    lo.Return: _fixed(0.5),
    lo.Comes: _fixed(0.6),
    lo.BossGain: _gain(0.6),
    lo.LateGain: _fixed(1.0),
    lo.LosesCards: _fixed(-0.4),
    lo.NextSmaller: _fixed(-0.7),
    lo.Gamble: lambda _rule, level: 0.6 * DRAWN[level],
    lo.LiftMisses: _fixed(0.8),
    lo.PayMany: _fixed(1.0),
    lo.ExtraTurn: _fixed(1.5),
    sk.Fury: _fixed(2.2),
    sk.Ballad: _fixed(2.0),
    sk.Prayer: _fixed(1.0),
    sk.Theft: _fixed(2.5),
}


@cache
def worth_against(face: int, heroes: frozenset[int], rule: Lasting) -> float:
    """A card of a deck while the enemy's rule holds."""
    power, effect = float(POWER[face]), worth(face, heroes) - POWER[face]
    if face < FIRST_SKILL:
        power = max(0.0, power + rule.standards)
        if rule.misses_help and face == MISS:
            power -= 1
    elif face >= FIRST_LOOT:
        power = max(0.0, power + rule.loot - 0.5 * rule.frequent)
    elif rule.skills_silent:
        effect = 0.0
    if rule.cap:
        power = min(power, rule.cap)
    return power + effect
