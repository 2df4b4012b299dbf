"""Equipment put to use: what laboratory, smith and merchant can make of it."""

from __future__ import annotations

from ..content import BEST_VALUE
from .outlook import Outlook, changed

MERGED = {(1, 1): 2, (1, 2): 3, (2, 2): 3}
"""What the smith makes of two pieces (HT-086)."""


def upgrade_gain(o: Outlook, kind: int, value: int) -> float:
    """What one more point on a piece brings."""
    return o.kit(changed(o.me.pieces, add=(kind, value + 1), take=(kind, value))) - o.kit_now


def merge_gain(o: Outlook, kind: int, first: int, second: int) -> float:
    """What two pieces made into one bring."""
    into = MERGED[min(first, second), max(first, second)]
    rest = changed(changed(o.me.pieces, take=(kind, first)), add=(kind, into), take=(kind, second))
    return o.kit(rest) - o.kit_now + o.weights.food


def trade_gain(o: Outlook, kind: int, value: int, into: int) -> float:
    """What a piece changed into another kind brings."""
    return o.kit(changed(o.me.pieces, add=(into, value), take=(kind, value))) - o.kit_now


def best_upgrade(o: Outlook) -> float:
    """The best the laboratory can do; 0 without a piece for it."""
    reserve = o.s.reserve.pieces
    return max(
        (
            upgrade_gain(o, kind, value)
            for kind in range(3)
            for value in set(o.me.pieces[kind])
            if value < BEST_VALUE and reserve[kind][value]
        ),
        default=0.0,
    )


def best_merge(o: Outlook) -> float:
    """The best the smith can do."""
    best = 0.0
    for kind, values in enumerate(o.me.pieces):
        for one in range(len(values)):
            for other in range(one + 1, len(values)):
                pair = values[other], values[one]
                if pair in MERGED and o.s.reserve.pieces[kind][MERGED[pair] - 1]:
                    best = max(best, merge_gain(o, kind, *pair))
    return best


def best_trade(o: Outlook) -> float:
    """The best the merchant can do."""
    best = 0.0
    for kind in range(3):
        for value in set(o.me.pieces[kind]):
            for into in range(3):
                if into != kind and o.s.reserve.pieces[into][value - 1]:
                    best = max(best, trade_gain(o, kind, value, into))
    return best


BUILDINGS = {"laboratory": best_upgrade, "smith": best_merge, "merchant": best_trade}
"""What each building can do for a hero."""
