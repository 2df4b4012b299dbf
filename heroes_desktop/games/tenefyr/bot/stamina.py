"""How far the cards reach in the Boss fight: several enemies in a row on one draw pile for each player."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

from ..power import HAND

SPREAD = 3.4
"""How far the power of a whole team strays from its average in one fight."""
USED = 3.7
"""Cards a turn takes on average: a hand, and what effects draw or cost."""
CHOICE = 0.56
"""What the better of two hands has above the average, in deviations."""


class Stock(NamedTuple):
    """A player's cards for the fights to come: how many, what one is worth, how much that varies.

    turns: how many turns the player has in each fight."""

    cards: float
    mean: float
    deviation: float
    turns: int = 1


def strength(stock: Stock, fights: int) -> float:
    """The power a player brings into each of so many fights."""
    each = stock.cards / max(1, fights) / stock.turns
    if each <= USED:
        return stock.turns * HAND * stock.mean * each / USED
    spare = min(2.0, (each - USED) / HAND)
    hand = sqrt(HAND) * stock.deviation
    return stock.turns * (HAND * stock.mean + CHOICE * hand * spare)


def lasting_chance(stocks: Sequence[Stock], needs: Sequence[float]) -> float:
    """The chance to win all fights with these needs."""
    if not needs:
        return 1.0
    power = sum([strength(stock, len(needs)) for stock in stocks])
    chance = 1.0
    for need in needs:
        chance *= 0.5 * (1 + erf((power - need + 0.5) / (SPREAD * sqrt(2))))
    return chance
