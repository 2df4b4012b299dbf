"""The reasons computer players of Return of the Heroes can give; the texts word each of them.

A reason may carry a chance in per cent behind a colon, as "fight:63".
"""

from __future__ import annotations

REASONS = (
    "quest", "mission", "offer", "fight", "avoid", "heal", "train", "shop", "explore", "tower", "stronger",
    "near", "reward", "saves_life", "best_skill", "more_dice", "main_skill", "useful", "valued", "spare",
    "hinders", "time", "usual", "gem",
)  # fmt: skip
