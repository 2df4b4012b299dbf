"""How much computer players care about things; found by letting them play many matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """hand_price, boss_price: chance a rejected hand must gain, for each enemy still wanted.
    step: what a space of the Boss track is worth, in loot of average worth.
    clear: what a reward is worth.  bold: chance at which going on pays.
    boss_slope: how sharply strength decides the Boss fight."""

    hand_price: float = 0.03
    boss_price: float = 0.04
    step: float = 2.4
    clear: float = 2.0
    entry: float = 0.72
    boss_slope: float = 9.0


NORMAL = Weights()
EASY = Weights(hand_price=0.12, boss_price=0.12, step=1.0, clear=1.0, entry=0.5)
