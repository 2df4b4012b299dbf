"""Reasons of computer players that carry figures: "fight_chance:56" speaks of a chance of 56 per cent."""

from __future__ import annotations

SURE = 1 - 1e-9
"""From here on a chance is no chance any more; the rest is rounding."""


def with_chances(reason: str, *chances: float) -> str:
    """A reason with chances from 0 to 1, in per cent; only what is certain is told as 100."""
    return ":".join([reason, *map(_per_cent, chances)])


def _per_cent(chance: float) -> str:
    return "100" if chance >= SURE else str(min(99, round(100 * max(0.0, chance))))


def bare(reason: str) -> str:
    """A reason without its figures."""
    return reason.partition(":")[0]
