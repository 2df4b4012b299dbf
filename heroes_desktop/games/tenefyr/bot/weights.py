"""How much computer players care about things; found by letting them play many matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """hand_price: share of a fight that a rejected hand costs, for each enemy still wanted in a visit.
    boss_price: how far the cost of a hand in the Boss fight is minded.
    step: what a space of the Boss track is worth, in points of power for the Boss fight.
    reward: what the average reward is worth, in the same points.  entry: chance at which a fight is entered.
    """

    hand_price: float = 0.05
    boss_price: float = 1.0
    step: float = 6.0
    reward: float = 2.5
    entry: float = 0.7


NORMAL = Weights()
EASY = Weights(hand_price=0.2, boss_price=0.5, step=1.5, reward=1.0, entry=0.5)
