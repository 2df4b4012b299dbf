"""How good a table is for a seat: the chance to win from here."""

from __future__ import annotations

from math import exp

from ..state import ABOVE, CAMPFIRE, State
from .outlook import Outlook
from .own_turn import best_score
from .ways import apart
from .weights import NORMAL

SHARPNESS = 0.3
"""How much a point of standing counts in the comparison of all seats."""


def strength(o: Outlook) -> float:
    """A seat's standing in points: teeth, equipment, health, provisions, and the way home once it counts."""
    me, w = o.me, o.weights
    total = min(me.points, o.target) + o.kit_now
    total += w.heart * me.hearts + w.food * sum(me.food)
    if me.potion >= 0:
        total += (w.healing, w.rage, w.teleport)[me.potion] * (0.5 if me.turned else 1.0)
    if o.need <= 0:
        home = apart(me.place, CAMPFIRE) if me.space == ABOVE else 8
        total += w.win * max(0.2, 1 - 0.08 * home)
    return total


def win_chance(s: State, seat: int, extra: float = 0.0) -> float:
    """The chance of a seat to win, by comparing the standings of all; `extra` is added to its own."""
    standings = [strength(Outlook(s, other, NORMAL)) for other in range(len(s.heroes))]
    standings[seat] += extra
    best = max(standings)
    powers = [exp(SHARPNESS * (each - best)) for each in standings]
    return powers[seat] / sum(powers)


def prospect(s: State, seat: int) -> float:
    """The chance of a seat to win when its next turn is about to begin, its best plan counted in."""
    if s.outcome is not None:
        return float(seat in s.outcome.winners)
    return win_chance(s, seat, best_score(Outlook(s, seat, NORMAL)))
