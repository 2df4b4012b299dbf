"""The reasons computer players of Reflets d'Acide can give for a choice; the texts word each of them.

A reason may carry figures behind colons, as "good_odds:63" for a chance in per cent.
"""

from __future__ import annotations

REASONS = (
    "avatar_close",
    "keeps_lead",
    "runs_ahead",
    "quest_room",
    "quest_step",
    "portal_home",
    "explores",
    "good_odds",
    "poor_odds",
    "no_help",
    "reaches_goal",
    "nearer_goal",
    "nearer_room",
    "enough",
    "saves_gems",
    "spare_colour",
    "gains_gems",
    "wins_points",
    "worth_look",
    "lucky_space",
    "risky_token",
    "hinders_vile",
    "vile_close",
    "keeps_for_later",
    "protects_hero",
    "heals",
    "weakest_hero",
    "strong_hero",
    "newcomer",
    "place_free",
    "helps_now",
    "fits_quest",
    "better_gear",
    "balances_boards",
    "suits_board",
    "fits_challenge",
    "gamble_pays",
    "usual",
)
"""Every reason, without its figures."""
