"""A goal above: what it brings, what it costs, where it leads."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.engine import Option, Term
from heroes_desktop.engine.hexgrid import axial

from ..state import CAMPFIRE
from .outlook import Outlook
from .ways import apart

NO_PLACE = -1
SHORT = 3
"""Ways up to this length are called short."""


class Goal(NamedTuple):
    """Something to do next: a gain for a number of action points, begun with an option.

    `end` is the cell where it is done (NO_PLACE: it has none), `points` those of the gain that count for
    the win.
    """

    gain: float
    cost: float
    option: Option
    terms: tuple[Term, ...]
    end: int = NO_PLACE
    points: int = 0

    def rate(self, o: Outlook) -> float:
        """Points for each action point; a goal that makes the points full includes the way home."""
        gain, cost = self.gain, self.cost
        if self.points >= o.need > 0:
            gain += o.weights.win
            cost += apart(self.end, CAMPFIRE)
        return gain / (cost + o.weights.haste)


def why(reason: str, gain: float, cost: float, besides: str = "points") -> tuple[Term, ...]:
    """The reasons for a goal: what it is, and that it is near or else what it is good for."""
    second = Term("near", 0.1 * (SHORT + 1 - cost)) if cost <= SHORT else Term(besides, 0.5 * gain)
    return Term(reason, gain), second


def step(o: Outlook, goal: int) -> Option:
    """The first step on the way to a revealed cell."""
    return Option("move", axial(o.land.first[goal]))


def arrival(o: Outlook, steps: int) -> int:
    """Action points left in the turn in which a place so far away is reached."""
    if steps <= o.ap:
        return o.ap - steps
    return -(steps - o.ap) % o.allowance
