"""The exact expectation of one fight: die, re-rolls, powers, potions and Doom, played well.

Everything is counted in one currency in which a Courage token is about 1. The recursion is small
(one die, a few one-shot means), and the same fights come back again and again, so every result
is kept.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

T = TypeVar("T")

NO_SLIP = 99.0
"""A price nobody pays: the party cannot leave the fight."""


class Means(NamedTuple):
    """What the party may still use in a fight; each entry carries its price.

    adds: (amount, price), after the last roll.   times: (factor, price, needs an even die).
    rerolls: (sides of the new die or 0 for the same, price, only a d6 can be re-rolled).
    seconds: (sides, price): a further die, the better counts.   sets: (value, price).
    slip: what leaving the fight costs (below 0: it is worth something), or NO_SLIP.
    Names of the cards stay outside, so that equal fights share one result.
    """

    adds: tuple[tuple[int, float], ...] = ()
    times: tuple[tuple[int, float, bool], ...] = ()
    rerolls: tuple[tuple[int, float, bool], ...] = ()
    seconds: tuple[tuple[int, float], ...] = ()
    sets: tuple[tuple[int, float], ...] = ()
    slip: float = NO_SLIP


class Stakes(NamedTuple):
    """What the fight is about: worth of winning and losing, the master's means, the price of a 1."""

    win: float
    lose: float
    dooms: int = 0
    doom_price: float = 0.0
    one_price: float = 0.0


class Prospect(NamedTuple):
    """Worth of a position in a fight under best play, and the chance to win it."""

    worth: float
    chance: float


class Finish(NamedTuple):
    """The cheapest way to turn the die on the table into a win with bonuses alone."""

    price: float
    adds: tuple[int, ...]
    times: int


IMPOSSIBLE = Finish(float("inf"), (), -1)


@lru_cache(maxsize=400_000)
def finish(
    need: int, die: int, adds: tuple[tuple[int, float], ...], times: tuple[tuple[int, float, bool], ...]
) -> Finish:
    """The cheapest set of bonuses and at most one multiplier that lifts `die` to `need`."""
    if die >= need:
        return Finish(0.0, (), -1)
    best = IMPOSSIBLE
    multipliers = [(-1, 1, 0.0)]
    multipliers += [
        (index, factor, price)
        for index, (factor, price, even) in enumerate(times)
        if not even or die % 2 == 0
    ]
    for index, factor, price in multipliers:
        missing = need - die * factor
        if missing <= 0:
            if price < best.price:
                best = Finish(price, (), index)
            continue
        for size in range(1, len(adds) + 1):
            for chosen in combinations(range(len(adds)), size):
                if sum(adds[each][0] for each in chosen) >= missing:
                    total = price + sum(adds[each][1] for each in chosen)
                    if total < best.price:
                        best = Finish(total, chosen, index)
    return best


def after_roll(need: int, sides: int, die: int, means: Means, stakes: Stakes) -> Prospect:
    """The party's best prospect once the master has let this die stand."""
    return _stands(need, sides, die, means, stakes, _rerolled(need, sides, means, stakes))


def _stands(
    need: int, sides: int, die: int, means: Means, stakes: Stakes, rerolled: list[Prospect]
) -> Prospect:
    """The best of what a standing die allows; `rerolled` are the prospects of rolling anew, which are the
    same for every die."""
    ending = finish(need, die, means.adds, means.times)
    best = Prospect(stakes.lose, 0.0)
    if stakes.win - ending.price > best.worth:
        best = Prospect(stakes.win - ending.price, 1.0)
    if -means.slip > best.worth:
        best = Prospect(-means.slip, 0.0)
    for prospect in rerolled:
        if prospect.worth > best.worth:
            best = prospect
    if means.sets or means.seconds:
        for _, prospect in _changes(need, sides, die, means, stakes):
            if prospect.worth > best.worth:
                best = prospect
    return best


def ways(
    need: int, sides: int, die: int, means: Means, stakes: Stakes
) -> list[tuple[tuple[str, int], Prospect]]:
    """Each means that changes the die, with its prospect; named by list and place in it."""
    allowed = [place for place, each in enumerate(means.rerolls) if sides == 6 or not each[2]]
    anew = zip(allowed, _rerolled(need, sides, means, stakes), strict=True)
    found = [(("rerolls", place), prospect) for place, prospect in anew]
    return found + _changes(need, sides, die, means, stakes)


def _rerolled(need: int, sides: int, means: Means, stakes: Stakes) -> list[Prospect]:
    """The prospect of each re-roll that this size of die allows."""
    found = []
    for place, (new, price, only_d6) in enumerate(means.rerolls):
        if only_d6 and sides != 6:
            continue
        left = means._replace(rerolls=_without(means.rerolls, place))
        found.append(_paid(before_roll(need, new or sides, left, stakes), price))
    return found


def _changes(
    need: int, sides: int, die: int, means: Means, stakes: Stakes
) -> list[tuple[tuple[str, int], Prospect]]:
    """Dice that are set, and further dice beside the one that lies."""
    found: list[tuple[tuple[str, int], Prospect]] = []
    for place, (value, price) in enumerate(means.sets):
        if value != die:
            left = means._replace(sets=_without(means.sets, place))
            found.append((("sets", place), _paid(after_roll(need, sides, value, left, stakes), price)))
    for place, (new, price) in enumerate(means.seconds):
        left = means._replace(seconds=_without(means.seconds, place))
        found.append((("seconds", place), _paid(_rolled(need, new, left, stakes, die), price)))
    return found


def before_roll(need: int, sides: int, means: Means, stakes: Stakes) -> Prospect:
    """The prospect before a die with so many sides is rolled; Doom included."""
    return _rolled(need, sides, means, stakes, 0)


@lru_cache(maxsize=400_000)
def _rolled(need: int, sides: int, means: Means, stakes: Stakes, floor: int) -> Prospect:
    """Average over a roll whose result counts only above `floor`."""
    doomed: Prospect | None = None
    if stakes.dooms:
        again = _rolled(need, sides, means, stakes._replace(dooms=stakes.dooms - 1), floor)
        doomed = Prospect(again.worth + stakes.doom_price, again.chance)
    worth = chance = 0.0
    rerolled = _rerolled(need, sides, means, stakes)
    for face in range(1, sides + 1):
        stands = _stands(need, sides, max(face, floor), means, stakes, rerolled)
        if doomed is not None and doomed.worth < stands.worth:
            stands = doomed
        worth += stands.worth
        chance += stands.chance
    return Prospect((worth - stakes.one_price) / sides, chance / sides)


def _paid(prospect: Prospect, price: float) -> Prospect:
    return Prospect(prospect.worth - price, prospect.chance)


def _without(items: tuple[T, ...], place: int) -> tuple[T, ...]:
    return items[:place] + items[place + 1 :]
