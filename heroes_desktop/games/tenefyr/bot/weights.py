"""How much computer players care about things; found by letting them play many matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """hand_price: share of a fight that a rejected hand costs, for each enemy still wanted in a visit.
    boss_price: how far the cost of a hand in the Boss fight is minded.
    step: what a space of the Boss track is worth, in points of power for the Boss fight.
    entry: chance at which a fight is entered.
    loot: points of power for the Boss fight that a point of power on a new card is worth.
    sharp: whether it minds that the cards of a hand are gone from the draw pile when their effects happen.
    """

    hand_price: float = 0.05
    boss_price: float = 1.0
    step: float = 6.0
    entry: float = 0.7
    loot: float = 0.7
    sharp: bool = False


NORMAL = Weights()
SHARP = Weights(sharp=True)
EASY = Weights(hand_price=0.15, boss_price=0.5, step=3.0, entry=0.5)
