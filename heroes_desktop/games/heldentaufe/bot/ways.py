"""Ways above and below as computer players need them: steps, first steps, traps on the way.

Everything here is a pure function of public facts; results for the small underworld are kept because the
same questions come back many times in a turn.
"""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import NamedTuple

from heroes_desktop.engine.hexgrid import OFFSETS, distance

from ..content import SPACES, WAYS

SPACE_COUNT = len(SPACES)
FAR = 99
STEP = 10
"""Costs of ways are counted in tenths of an action point."""


class Land(NamedTuple):
    """Revealed cells by steps from a start, the first step towards each, and the cells to explore.

    `edge` maps an unexplored cell to the revealed cell from which it is reached soonest, `touching` to the
    number of revealed cells around it.
    """

    steps: dict[int, int]
    first: dict[int, int]
    edge: dict[int, int]
    touching: dict[int, int]


apart = lru_cache(maxsize=1 << 16)(distance)
"""Steps between two cells as the crow flies."""


def land(start: int, surface: Container[int]) -> Land:
    """The surface as seen from a cell."""
    steps = {start: 0}
    first = {start: start}
    edge: dict[int, int] = {}
    touching: dict[int, int] = {}
    queue = [start]
    for here in queue:
        count = steps[here] + 1
        opening = first[here]
        for offset in OFFSETS:
            there = here + offset
            if there in steps:
                continue
            if there in surface:
                steps[there] = count
                first[there] = there if here == start else opening
                queue.append(there)
            elif there in edge:
                touching[there] += 1
            else:
                edge[there] = here
                touching[there] = 1
    return Land(steps, first, edge, touching)


class Field(NamedTuple):
    """The underworld seen from a space: for each space cost, steps, traps on the way and the space before."""

    cost: tuple[int, ...]
    steps: tuple[int, ...]
    traps: tuple[int, ...]
    before: tuple[int, ...]

    def first(self, start: int, goal: int) -> int:
        """The first step from the start towards a goal."""
        here = goal
        while self.before[here] not in (start, -1):
            here = self.before[here]
        return here


@lru_cache(maxsize=16384)
def field(start: int, blocked: int, dangers: int, trap: int) -> Field:
    """Cheapest ways from a space; `blocked`, `dangers`: bit sets of spaces, `trap`: what a token costs."""
    cost = [FAR * STEP] * SPACE_COUNT
    steps = [FAR] * SPACE_COUNT
    traps = [0] * SPACE_COUNT
    before = [-1] * SPACE_COUNT
    cost[start] = steps[start] = 0
    queue = [start]
    for here in queue:
        base = cost[here] + STEP
        for there in WAYS[here]:
            if blocked >> there & 1:
                continue
            token = dangers >> there & 1
            total = base + trap if token else base
            if total < cost[there]:
                cost[there] = total
                steps[there] = steps[here] + 1
                traps[there] = traps[here] + token
                before[there] = here
                queue.append(there)
    return Field(tuple(cost), tuple(steps), tuple(traps), tuple(before))


@lru_cache(maxsize=16384)
def steps_to_reach(start: int, goal: int, blocked: int) -> int:
    """Steps until a figure stands beside a goal; FAR if it cannot."""
    near = WAYS[goal]
    if start in near:
        return 0
    ways = field(start, blocked, 0, 0).steps
    return min((ways[each] for each in near if not blocked >> each & 1), default=FAR)
