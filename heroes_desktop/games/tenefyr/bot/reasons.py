"""The reasons computer players of Heroes of Tenefyr can give for a choice; the texts word each of them.

A reason may carry figures behind colons, as "fresh_hand:41:63" for chances in per cent.
"""

from __future__ import annotations

REASONS = (
    "good_hand",
    "fresh_hand",
    "saves_stamina",
    "last_chance",
    "beatable",
    "reward_close",
    "too_risky",
    "nothing_left",
    "thins_deck",
    "stronger_deck",
    "buys_time",
    "best_total",
    "needs_cards",
    "strikes_harder",
    "draws_first",
    "clears_hand",
    "comes_last",
    "saves_best",
    "fits_hero",
    "no_need",
    "usual",
    "continuations",
)
"""Every reason, without its figures."""
