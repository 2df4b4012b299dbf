"""The reasons computer players of Immortal King can give for a choice."""

from __future__ import annotations

REASONS = (
    "courage", "fear", "fight_chance", "match_chance", "path", "progress", "no_bargain", "well_laid", "later",
    "mana", "purse", "object", "quest", "ultimate", "potion_kept", "power_used", "reroll", "wins_now",
    "cannot_win", "leave", "doom_hurts", "fear_kept", "hides", "stronger", "strong_guard", "unpredictable",
    "tested_party", "continuations", "habit", "elsewhere", "lost_anyway",
)  # fmt: skip
"""Every word a computer player may give as a reason, without its chance; the texts word each of them."""
