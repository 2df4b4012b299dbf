"""Reasons of computer players that carry figures: "fight_chance:56" speaks of a chance of 56 per cent."""

from __future__ import annotations


def with_chances(reason: str, *chances: float) -> str:
    """A reason with chances from 0 to 1, in per cent."""
    return ":".join([reason, *(str(round(100 * max(0.0, min(1.0, chance)))) for chance in chances)])


def bare(reason: str) -> str:
    """A reason without its figures."""
    return reason.partition(":")[0]
