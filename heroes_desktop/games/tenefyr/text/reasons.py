"""Why a computer player chose what it chose, in words a friend would use."""

from __future__ import annotations

from ..locale import _

LIKELY = 50
"""Per cent from which a hand is good and a fight worth the risk."""


def reason(reason: str) -> str:
    """A reason of `bot.reasons`, with its chances in per cent."""
    name, *figures = reason.split(":")
    words = _words()[name]
    if name == "good_hand" and int(figures[0]) < LIKELY:
        words = _("{0} % with this hand, and a new one promises no more")
    elif name == "too_risky" and int(figures[0]) > LIKELY:
        words = _("a rest is worth more than {0} % to win the next fight")
    return words.format(*figures)


def _words() -> dict[str, str]:
    return {
        "good_hand": _("with this hand we win {0} % of the time"),
        "fresh_hand": _("{0} % with this hand, {1} % with a new one"),
        "saves_stamina": _("the cards will be needed later"),
        "last_chance": _("it is our last chance"),
        "team_wins": _("the team wins anyway"),
        "beatable": _("{0} % to win the next fight"),
        "good_loot": _("the loot is worth it"),
        "reward_close": _("the reward is one fight away"),
        "boss_close": _("the Boss is close"),
        "too_risky": _("only {0} % to win the next fight"),
        "tired": _("we have too few cards left"),
        "nothing_left": _("nothing else is left to gain"),
        "thins_deck": _("fewer weak cards mean better hands"),
        "stronger_deck": _("it makes the deck stronger"),
        "buys_time": _("it buys time"),
        "best_total": _("most power is gained there"),
        "needs_cards": _("cards are needed there"),
        "strikes_harder": _("it may decide the fight"),
        "draws_first": _("draw first, then see"),
        "saves_best": _("it costs least"),
        "fits_hero": _("it fits that hero best"),
        "no_need": _("there is no need for it"),
        "usual": _("it is the usual choice"),
        "continuations": _("it did best when played on in thought"),
        "unpredictable": _("nobody should see it coming"),
    }
