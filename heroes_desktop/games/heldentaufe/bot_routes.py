"""Routes: goals one after the other, so that what lies on the way is done on the way."""

from __future__ import annotations

from collections.abc import Sequence

from .bot_goal import NO_PLACE, Goal
from .bot_outlook import Outlook
from .bot_ways import apart
from .state import CAMPFIRE

WIDTH = 7
"""Goals that are looked at together."""


def route_rates(o: Outlook, goals: Sequence[Goal]) -> dict[int, float]:
    """By place in the list: the best points per action point of a route that begins with this goal."""
    rates = {index: goal.rate(o) for index, goal in enumerate(goals)}
    placed = [index for index in rates if goals[index].end != NO_PLACE]
    best = sorted(placed, key=lambda index: -rates[index])[:WIDTH]
    for index in best:
        goal = goals[index]
        rest = [goals[other] for other in best if goals[other].kind != goal.kind]
        rates[index] = max(rates[index], _onward(o, goal, goal.gain, goal.cost, goal.points, rest, 2))
    return rates


def _onward(
    o: Outlook, last: Goal, gain: float, cost: float, points: int, rest: Sequence[Goal], depth: int
) -> float:
    """The best rate of a route that has come so far."""
    haste = o.weights.haste
    if points >= o.need:
        return (gain + o.weights.win) / (cost + apart(last.end, CAMPFIRE) + haste)
    best = 0.0
    steps = o.land.steps
    for goal in rest:
        inner = goal.cost - steps[goal.first]
        further = cost + apart(last.end, goal.first) + inner
        total = gain + goal.gain
        best = max(best, total / (further + haste))
        if depth > 1:
            left = [each for each in rest if each.kind != goal.kind]
            best = max(best, _onward(o, goal, total, further, points + goal.points, left, depth - 1))
        elif points + goal.points >= o.need:
            home = apart(goal.end, CAMPFIRE)
            best = max(best, (total + o.weights.win) / (further + home + haste))
    return best
