"""Why a computer player chose as it did."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A deciding term in words, with the chance in per cent if it carries one; a term without words of its
    own is a matter of feeling."""
    name, _colon, chance = reason.partition(":")
    words = _with_a_chance() if chance else _words()
    return words.get(name, _("a matter of feeling")).format(chance=chance)


def _with_a_chance() -> dict[str, str]:
    return {
        "fight_chance": _("{chance} % to win the fight with all we have"),
        "reroll": _("a new roll, and all we have, wins in {chance} % of cases"),
    }


def _words() -> dict[str, str]:
    return {
        "courage": _("it spares Courage"),
        "fear": _("it changes the Fear in the dungeon"),
        "fight_chance": _("there is a fair chance to win this fight"),
        "match_chance": _("it promises most for the match"),
        "path": _("no way to the final monster is shorter"),
        "progress": _("it clears the way in that corridor"),
        "no_bargain": _("nothing is worth its price yet"),
        "well_laid": _("no swap would make it harder for the party"),
        "later": _("what helps is better kept until the die has fallen"),
        "mana": _("it brings Mana where it is needed"),
        "purse": _("it brings or saves won cards"),
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
        "fear_kept": _("the Fear is better saved for later"),
        "hides": _("an ambush hides what is coming"),
        "stronger": _("it makes a guard stronger at the right place"),
        "strong_guard": _("a strong guard holds the short way"),
        "unpredictable": _("nobody can foresee it"),
        "tested_party": _("that combination has stood the test"),
        "continuations": _("it did best when played on in thought"),
        "habit": _("nothing better offers itself now"),
        "elsewhere": _("the fight is better fought elsewhere"),
        "lost_anyway": _("the party loses as it is"),
    }
