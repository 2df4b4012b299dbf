"""Ways on a graph whose steps may cost movement and gold, need a lucky roll or lead past a danger.

Pure functions for boards, odds and computer players. A game says which steps leave a place; everything else
is decided here, always in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import NamedTuple


class Step(NamedTuple):
    """One step to a neighbouring place.

    `chance`: that a roll lets it succeed. `danger`: how bad it is to come there, in a measure of the game's
    own. `halt`: whoever comes there goes no further this turn.
    """

    to: int
    steps: int = 1
    toll: int = 0
    chance: float = 1.0
    danger: float = 0.0
    halt: bool = False


class Way(NamedTuple):
    """A way: the places it leads through, without the first, and what it takes in all."""

    places: tuple[int, ...] = ()
    steps: int = 0
    toll: int = 0
    chance: float = 1.0
    danger: float = 0.0
    halt: bool = False

    def then(self, step: Step) -> Way:
        """This way and one step more."""
        return Way(
            (*self.places, step.to),
            self.steps + step.steps,
            self.toll + step.toll,
            self.chance * step.chance,
            self.danger + step.danger,
            step.halt,
        )


StepsFrom = Callable[[int], Iterable[Step]]
"""The steps that leave a place."""
Cost = Callable[[Step], float]
"""What a step is worth avoiding; never below 0."""


def plain_cost(step: Step) -> float:
    """Steps alone."""
    return step.steps


def cost_of(toll: float = 0.0, roll: float = 0.0, danger: float = 0.0) -> Cost:
    """The price of steps: extra for a coin, for a roll that never succeeds, and for a unit of danger."""

    def cost(step: Step) -> float:
        return step.steps + toll * step.toll + roll * (1.0 - step.chance) + danger * step.danger

    return cost


def ways_from(
    start: int, steps_from: StepsFrom, cost: Cost = plain_cost, purse: int = 1 << 30
) -> dict[int, Way]:
    """The cheapest way to every place that can be reached, nearest first; the start is among them.

    Equal costs: fewer steps, then the place with the lower number. `purse` is the gold that may be spent.
    """
    found: dict[int, Way] = {}
    least_toll: dict[int, int] = {}  # a dearer way that has paid less may be the only one that gets further
    here = Step(start, 0)
    heap: list[tuple[float, int, int, int, Way, Step]] = [(0.0, 0, start, 0, Way(), here)]
    pushed = 0
    while heap:
        so_far, steps, place, _order, before, last = heappop(heap)
        paid = before.toll + last.toll
        if paid >= least_toll.get(place, purse + 1):
            continue
        least_toll[place] = paid
        way = before if last is here else before.then(last)
        found.setdefault(place, way)
        for step in steps_from(place):
            toll = paid + step.toll
            if toll <= purse and toll < least_toll.get(step.to, purse + 1):
                pushed += 1
                heappush(heap, (so_far + cost(step), steps + step.steps, step.to, pushed, way, step))
    return found


def within_reach(start: int, steps_from: StepsFrom, most: int, purse: int) -> dict[int, Way]:
    """Places that can be reached with this many steps and this much gold, each by its best way.

    Best: surest, then least danger, then cheapest, then shortest. No way leads on from a place that halts.
    """
    found: dict[int, Way] = {}
    edge = {start: Way()}
    for _step in range(most):
        further: dict[int, Way] = {}
        for place, way in edge.items():
            if way.halt:
                continue
            for step in steps_from(place):
                longer = way.then(step)
                if longer.steps <= most and longer.toll <= purse and step.to not in (start, *way.places):
                    _keep_better(further, step.to, longer)
        for place, way in further.items():
            _keep_better(found, place, way)
        edge = further
    return dict(sorted(found.items()))


def _keep_better(ways: dict[int, Way], place: int, way: Way) -> None:
    known = ways.get(place)
    if known is None or _order(way) < _order(known):
        ways[place] = way


def _order(way: Way) -> tuple[float, float, int, int, tuple[int, ...]]:
    return -way.chance, way.danger, way.toll, way.steps, way.places
