"""Why one uses an effect that acts at once: a reason by what it does."""

from __future__ import annotations

from .. import effect_rows as row


def effect_reason(effect: object) -> str:
    """What an effect is good for; a reason that is always true where nothing closer can be said."""
    match effect:
        case row.Gems():
            return "gains_gems"
        case row.DrawLoot() | row.TopRelic():
            return "brings_loot"
        case row.Heal():
            return "heals"
        case row.Look():
            return "worth_look"
        case row.Purge() | row.TakeGems() | row.RemoveToken() | row.RemoveVileTokens() | row.QuietNight():
            return "hinders_vile"
        case row.Brake() | row.AvatarBack() | row.AvatarCrawls():
            return "keeps_lead"
        case row.Stride() | row.Advance() | row.Downhill():
            return "runs_ahead"
        case row.Sacrifice() | row.Reclaim():
            return "wins_points"
        case row.OfferHero() | row.ReplaceHere():
            return "newcomer"
        case row.FillVacancies():
            return "place_free"
        case row.RedrawnMap():
            return "explores"
    return "helps_now"
