"""What cards are worth: printed power, plus what their effect brings where they are played.

The figures are in points of power of one fight.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ..content import EFFECT, FIRST_LOOT, FIRST_SKILL, HERO_INDEX, LEVEL, MISS, POWER
from ..kinds import Lasting
from ..kinds import loot as lo
from ..kinds import skills as sk
from ..kinds.base import Kind

HIGH_LEVEL = 4
"""From this level on the rider LO-45 gives two instead of one."""
LOOT = (0.6, 1.5, 2.2, 3.1, 3.9, 5.0)
"""What a loot of each level is worth on average."""


class Place(NamedTuple):
    """Where and when a card is played: shares and averages if that is not yet known.

    mean: worth of a card of the own deck. loot: share of loot in it. total: the largest total another player
    has on the table. first, last: whether the player acts first or last. late: others who have finished a
    turn. boss: whether the enemy is a Boss card. rejected: hands rejected this turn. stock: cards in the draw
    pile. level: level of the pile fought. free: whether cards lost now are not missed later.
    """

    mean: float = 1.5
    loot: float = 0.5
    total: float = 4.0
    first: float = 0.35
    last: float = 0.35
    late: float = 0.9
    boss: float = 0.6
    rejected: float = 0.5
    stock: int = 9
    level: int = 3
    free: bool = False


USUAL = Place()


def rider(rule: Kind, heroes: frozenset[int], level: int) -> int:
    """What the rider LO-45 adds for a player with these heroes."""
    hero = getattr(rule, "rider", "")
    if not hero or HERO_INDEX[hero] not in heroes:
        return 0
    return 2 if level >= HIGH_LEVEL else 1


@lru_cache(50_000)
def worth(face: int, heroes: frozenset[int], place: Place = USUAL) -> float:
    """A card of a deck for a player with these heroes."""
    return POWER[face] + effect_worth(face, heroes, place)


def effect_worth(face: int, heroes: frozenset[int], place: Place) -> float:
    """What the effect of a card adds to its power."""
    rule = EFFECT[face]
    if FIRST_SKILL <= face < FIRST_LOOT and face - FIRST_SKILL not in heroes:
        return 0.0
    if isinstance(rule, lo.HeroGain | lo.HeroDraw):
        if HERO_INDEX[rule.hero] not in heroes:
            return 0.0
        return float(rule.gain) if isinstance(rule, lo.HeroGain) else _drawn(rule.cards, place)
    judge = _JUDGED.get(type(rule))
    return judge(rule, rider(rule, heroes, LEVEL[face]), place) if judge is not None else 0.0


def _drawn(cards: int, place: Place) -> float:
    return min(cards, place.stock) * place.mean


def _gain(rule: Kind, more: int) -> float:
    return float(getattr(rule, "gain", 0)) + more


def _fixed(amount: float) -> Callable[[Kind, int, Place], float]:
    return lambda _rule, _more, _place: amount


def _paid(rule: Kind, more: int, place: Place) -> float:
    if not place.stock:
        return 0.0
    return _gain(rule, more) * (1.0 if place.free else 0.8)


def _doubled(_rule: Kind, _more: int, place: Place) -> float:
    return place.total if place.stock >= 2 else 0.0


def _rejected(rule: Kind, more: int, place: Place) -> float:
    return min((_gain(rule, more)) * place.rejected, float(getattr(rule, "most", 4)))


def _many(rule: Kind, more: int, place: Place) -> float:
    most = min(int(getattr(rule, "most", 0)) + more, place.stock)
    return most * (1.0 if place.free else 0.35)


def _cards(rule: Kind) -> int:
    return int(getattr(rule, "cards", 1))


_JUDGED: dict[type[Kind], Callable[[Kind, int, Place], float]] = {
    lo.Draw: lambda rule, more, place: _drawn(_cards(rule) + more, place),
    lo.PayCard: _paid,
    lo.PayToDouble: _doubled,
    lo.DoubleCard: lambda _rule, _more, place: 0.6 + 0.8 * place.mean,
    lo.BoostStandards: lambda _rule, _more, place: 2 * (1 - place.loot),
    lo.LootGain: lambda _rule, _more, place: 2 * place.loot,
    lo.FirstGain: lambda rule, more, place: _gain(rule, more) * place.first,
    lo.LastGain: lambda rule, more, place: _gain(rule, more) * place.last,
    lo.RejectGain: _rejected,
    lo.EmptyGain: lambda rule, more, place: _gain(rule, more) * (1.0 if not place.stock else 0.1),
    lo.SearchHand: lambda rule, _more, place: 1.0 if getattr(rule, "card", "") == "hit" else place.mean + 1.0,
    lo.SearchTop: _fixed(0.3),
    lo.Recover: _fixed(0.5),
    lo.RecoverOther: _fixed(0.5),
    lo.RemoveFromHand: _fixed(0.1),
    lo.Promise: lambda rule, more, place: _gain(rule, more) * (0.9 * place.boss if place.boss < 1 else 1),
    lo.Foresee: _fixed(0.1),
    lo.Weaken: lambda rule, more, _place: _gain(rule, more),
    lo.Silence: _fixed(0.8),
    lo.LetPlay: lambda _rule, _more, place: place.mean,
    lo.NextLarger: lambda _rule, _more, place: place.mean * (1 - place.last),
    lo.NextShield: _fixed(0.1),
    lo.Imitate: _fixed(0.8),
    lo.Redraw: _fixed(0.3),
    lo.Borrow: lambda _rule, _more, place: 0.85 * LOOT[place.level],
    lo.PayHand: lambda rule, more, _place: 0.7 * _gain(rule, more) - 0.3,
    lo.Return: _fixed(0.4),
    lo.Comes: _fixed(0.4),
    lo.BossGain: lambda rule, more, place: _gain(rule, more) * _boss(rule, place),
    lo.LateGain: lambda _rule, _more, place: place.late,
    lo.LosesCards: _fixed(-0.4),
    lo.NextSmaller: lambda _rule, _more, place: -place.mean * (1 - place.last),
    lo.Gamble: lambda _rule, _more, place: 0.7 * place.mean if place.stock else 0.0,
    lo.LiftMisses: _fixed(0.3),
    lo.PayMany: _many,
    lo.ExtraTurn: lambda _rule, _more, place: 1.2 * place.mean if place.stock else 0.0,
    sk.Fury: lambda rule, _more, place: _drawn(_cards(rule), place),
    sk.Ballad: _doubled,
    sk.Prayer: _fixed(0.8),
    sk.Theft: lambda _rule, _more, place: LOOT[place.level],
}


def _boss(rule: Kind, place: Place) -> float:
    least = int(getattr(rule, "level", 0))
    return 1.0 if least and place.level >= least else place.boss


@lru_cache(50_000)
def worth_against(face: int, heroes: frozenset[int], rule: Lasting, place: Place) -> float:
    """What a card of a deck adds in one fight while the enemy's rule holds."""
    power, effect = float(POWER[face]), effect_worth(face, heroes, place)
    if face < FIRST_SKILL:
        power = max(0.0, power + rule.standards)
        if rule.misses_help and face == MISS:
            power -= 1
    elif face >= FIRST_LOOT:
        power = max(0.0, power + rule.loot - 0.4 * rule.frequent)
    elif rule.skills_silent:
        effect = 0.0
    if isinstance(EFFECT[face], _LATER) or (rule.no_aid and isinstance(EFFECT[face], _AID)):
        effect = 0.0
    if rule.drawn_banned and isinstance(EFFECT[face], lo.Draw | lo.HeroDraw | sk.Fury):
        effect = 0.0
    if rule.cap:
        power = min(power, rule.cap)
    return power + effect


_AID = lo.PayToDouble | lo.LetPlay | lo.RecoverOther | lo.NextLarger | sk.Ballad | sk.Prayer
"""Effects on other players."""
_LATER = (
    lo.SearchTop | lo.Recover | lo.RecoverOther | lo.RemoveFromHand | lo.Foresee | lo.NextShield | lo.Return
    | lo.Comes | sk.Prayer
)  # fmt: skip
"""Effects that pay in later turns or fights."""
