"""Why a computer player chose as it did."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A deciding term in words; a term without words of its own is a matter of feeling."""
    return {
        "courage": _("it spares Courage"),
        "fear": _("it changes the Fear in the dungeon"),
        "fight_chance": _("the chance to win this fight"),
        "match_chance": _("the chance to win the match"),
        "path": _("the shortest way to the final monster"),
        "mana": _("it brings Mana where it is needed"),
        "purse": _("the won cards it brings or saves"),
        "object": _("an object works for the rest of the match"),
        "quest": _("the quest removes what bars the way"),
        "ultimate": _("the ultimate power is worth its cards now"),
        "potion_kept": _("a potion may be worth more later"),
        "power_used": _("the power turns this fight"),
        "reroll": _("a new roll promises more"),
        "wins_now": _("it is already enough"),
        "cannot_win": _("nothing turns this roll any more"),
        "leave": _("leaving costs less than losing"),
        "doom_hurts": _("a new roll hurts the party most now"),
        "fear_kept": _("the Fear may buy more later"),
        "hides": _("an ambush hides what is coming"),
        "stronger": _("it makes a guard stronger at the right place"),
        "strong_guard": _("a strong guard holds the short way"),
        "unpredictable": _("a hand nobody can foresee"),
        "tested_party": _("a combination that has stood the test"),
        "continuations": _("the continuations tried in thought"),
        "habit": _("it is the usual choice"),
    }.get(reason, _("a matter of feeling"))
