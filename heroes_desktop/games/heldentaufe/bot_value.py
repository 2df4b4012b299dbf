"""How good a table is for a seat: the chance to win from here."""

from __future__ import annotations

from math import exp

from heroes_desktop.hexgrid import distance

from .bot_outlook import Outlook
from .bot_weights import NORMAL
from .state import ABOVE, CAMPFIRE, State


def strength(s: State, seat: int) -> float:
    """A seat's standing in points: teeth, equipment, health, provisions and the place it stands on."""
    o = Outlook(s, seat, NORMAL)
    me, w = o.me, o.weights
    total = float(me.points) + o.kit_now
    total += w.heart * me.hearts + w.food * sum(me.food)
    if me.potion >= 0:
        total += (w.healing, w.rage, w.teleport)[me.potion] * (0.5 if me.turned else 1.0)
    if me.space == ABOVE and o.need <= 0:
        total += w.win - w.per_ap * distance(me.place, CAMPFIRE)
    return total


def win_chance(s: State, seat: int) -> float:
    """The chance of a seat to win, by comparing the standings of all."""
    standings = [strength(s, other) for other in range(len(s.heroes))]
    sharpness = 0.25
    powers = [exp(sharpness * each) for each in standings]
    return powers[seat] / sum(powers)
