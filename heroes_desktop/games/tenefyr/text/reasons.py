"""Why a computer player chose what it chose, in words a friend would use."""

from __future__ import annotations

from ..locale import _

LIKELY = 50
"""Per cent from which a hand is good and a fight worth the risk."""


def reason(reason: str) -> str:
    """A reason of `bot.reasons`, with its chances in per cent."""
    name, *figures = reason.split(":")
    words = (_words() if figures else _words() | _without_figures())[name]
    if not figures:
        return words
    if name == "fresh_hand" and figures[0] == figures[1]:
        words = _without_figures()[name]
    elif name == "good_hand" and int(figures[0]) < LIKELY:
        words = _("{0} % with this hand, and a new one promises no more")
    elif name == "too_risky" and int(figures[0]) == 0:
        words = _("the next fight cannot be won")
    elif name == "too_risky" and int(figures[0]) > LIKELY:
        words = _("{0} % to win the next fight, but a rest is worth more")
    return words.format(*figures)


def _without_figures() -> dict[str, str]:
    """Reasons that keep their figures to themselves, because these would tell of hidden cards."""
    return {
        "good_hand": _("the hand is good enough"),
        "fresh_hand": _("a new hand promises more"),
        "beatable": _("the next fight can be won"),
        "too_risky": _("a rest is worth more than the next fight"),
    }


def _words() -> dict[str, str]:
    return {
        "good_hand": _("with this hand we win {0} % of the time"),
        "fresh_hand": _("{0} % with this hand, {1} % with a new one"),
        "saves_stamina": _("the cards will be needed later"),
        "last_chance": _("it is our last chance"),
        "beatable": _("{0} % to win the next fight"),
        "reward_close": _("the reward is one fight away"),
        "too_risky": _("only {0} % to win the next fight"),
        "nothing_left": _("nothing else is left to gain"),
        "thins_deck": _("fewer weak cards mean better hands"),
        "stronger_deck": _("it makes us stronger"),
        "buys_time": _("it buys time"),
        "best_total": _("most power is gained there"),
        "needs_cards": _("more cards are needed"),
        "strikes_harder": _("it may decide the fight"),
        "draws_first": _("what brings cards comes first"),
        "clears_hand": _("it waits for nothing else"),
        "comes_last": _("it counts most when the rest is on the table"),
        "saves_best": _("it costs least"),
        "fits_hero": _("it fits that hero best"),
        "no_need": _("there is no need for it"),
        "usual": _("it is the usual choice"),
        "continuations": _("it did best when played on in thought"),
    }
