"""An option as a computer player sees it, and the reasons it can give."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.engine import Option, Term


class Opinion(NamedTuple):
    """An option with its worth for the seat that is asked (0 to 1) and what decided it."""

    option: Option
    worth: float
    terms: tuple[Term, ...] = ()


REASONS = (
    "courage", "fear", "fight_chance", "match_chance", "path", "mana", "purse", "object", "quest",
    "ultimate", "potion_kept", "power_used", "reroll", "wins_now", "cannot_win", "leave", "doom_hurts",
    "fear_kept", "hides", "stronger", "strong_guard", "unpredictable", "tested_party", "continuations",
    "habit",
)  # fmt: skip
"""Every word a computer player may give as a reason; the texts word each of them."""


def ordered(opinions: list[Opinion]) -> list[Opinion]:
    """Best first; equal ones in the order they were offered."""
    return sorted(opinions, key=lambda opinion: -opinion.worth)
