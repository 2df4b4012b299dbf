"""How likely the party is to win, judged from a sketch.

A logistic model over a few telling numbers. Its weights were fitted to matches between computer
players, separately for solo play and for the duel; `tests/bench/fit_value.py` does that again.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log, sqrt

from .sketch import Sketch
from .weights import DUEL, SOLO


def features(k: Sketch) -> list[float]:
    """The numbers the model weighs; see `NAMES`."""
    unknown = k.unknown_cost()
    costs = [k.lane_cost(lane) for lane in k.lanes]
    guard_costs = sorted(costs)
    easiest = guard_costs[0] if guard_costs else 0.0
    second = guard_costs[1] if len(guard_costs) > 1 else easiest + 0.5
    if k.open or not k.lanes:
        path = other = worst = cards = 0.0
    else:
        piles = [lane.pile for lane in k.lanes]
        paths = sorted([cost + unknown * pile for cost, pile in zip(costs, piles, strict=True)])
        path = paths[0]
        other = paths[1] if len(paths) > 1 else path + 4
        shortest = min(piles)
        worst = guard_costs[-1] + unknown * shortest
        cards = shortest + 1.0
    final = k.final_cost()
    chest = k.chest
    courage = k.courage + chest.courage
    if k.scale:
        courage = min(courage, k.scale - k.fear)  # more than the fate scale allows to lose is worth nothing
    purse = tuple(k.purse)
    mana = sum(k.mana)
    sets = _sets(purse, len(k.mana))
    ahead = path + final
    spread = sqrt(1.0 + ahead)
    means = courage + 0.3 * mana + 0.6 * chest.boosts + 0.3 * chest.draughts
    return [
        1.0,
        min(courage, 2.0),
        min(courage, 5.0),
        courage,
        path,
        other,
        worst,
        cards,
        easiest,
        second,
        final,
        final / (1.0 + cards),
        mana,
        chest.strong_mana(k.mana),
        chest.boosts,
        chest.draughts,
        min(8.0, sum(purse)),
        sets * chest.ult_courage,
        sets * chest.ult_kill,
        sets * chest.ult_other,
        _shares(purse, chest.objects),
        _shares(purse, chest.quests),
        float(len(chest.quests)),
        chest.armour,
        k.fear,
        float(k.fear >= 3),
        float(k.fear >= 6),
        max(0.0, 3.0 - (k.scale - k.fear)) if k.scale else 0.0,
        k.backs,
        float(k.open),
        unknown,
        float(len(k.mana)),
        (means - ahead) / spread,
        (means - 2.5 * ahead) / spread,
    ]


NAMES = (
    "bias", "courage 2", "courage 5", "courage", "path", "other path", "worst path", "cards", "easiest",
    "second", "final", "final near", "mana", "strong mana", "boosts", "draughts", "purse",
    "courage sets", "kill sets", "other sets", "objects", "quests ready", "quests", "armour", "fear",
    "doom", "two dooms", "scale end", "backs", "open", "unknown", "size",
    "margin", "wide margin",
)  # fmt: skip


@lru_cache(maxsize=50_000)
def _sets(purse: tuple[int, ...], size: int) -> float:
    """How many ultimate powers the purse pays, the unfinished one as a fraction of its square."""
    if not size:
        return 0.0
    wild = purse[4]
    whole = 0
    while True:
        missing = sum(max(0, (whole + 1) * size - count) for count in purse[:4])
        if missing > wild or whole >= 3:
            break
        whole += 1
    have = sum(min(count, (whole + 1) * size) for count in purse[:4]) + wild - 4 * size * whole
    part = max(0.0, min(1.0, have / (4 * size)))
    return whole + part * part


@lru_cache(maxsize=50_000)
def _shares(purse: tuple[int, ...], prices: tuple[tuple[int, int, int, int], ...]) -> float:
    """How much of each price the purse can pay, summed up."""
    return sum(_share(purse, price) for price in prices)


def _share(purse: tuple[int, ...], price: tuple[int, int, int, int]) -> float:
    total = sum(price)
    missing = sum(max(0, want - count) for want, count in zip(price, purse, strict=False))
    missing = max(0, missing - purse[4])
    return 1 - missing / total if total else 1.0


def _terms(weights: tuple[float, ...]) -> tuple[tuple[int, float], ...]:
    """The features that count at all, with their weights."""
    return tuple((place, weight) for place, weight in enumerate(weights) if weight)


_SOLO_TERMS, _DUEL_TERMS = _terms(SOLO), _terms(DUEL)


def win_chance(k: Sketch) -> float:
    """The party's chance to win the match, from 0 to 1."""
    if k.courage <= 0 and not k.chest.courage:
        return 0.0
    if k.scale and k.fear >= k.scale:
        return 0.0
    numbers = features(k)
    total = 0.0
    for place, weight in _SOLO_TERMS if k.solo else _DUEL_TERMS:
        total += weight * numbers[place]
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


SOLO_SCALE, DUEL_SCALE = (0.6, 4.3), (0.6, 2.4)
"""How the model's judgement (in log odds) relates to matches really won by strong parties."""


def told_chance(judged: float, solo: bool) -> float:
    """A judgement turned into the share of matches it stands for.

    The model is bold on purpose: it counts a win as far better than several half-won tables, and plays
    well for that. Whoever adds judgements and results of matches up must put them on one scale first.
    """
    slope, shift = SOLO_SCALE if solo else DUEL_SCALE
    bounded = min(1 - 1e-12, max(1e-12, judged))
    return 1 / (1 + exp(-(slope * log(bounded / (1 - bounded)) + shift)))
