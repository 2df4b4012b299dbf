"""Why a computer player chose what it chose, in words a friend would use."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A reason of a computer player, with its figures behind colons."""
    name, *figures = reason.split(":")
    words = _words() if figures else _words() | _without_figures()
    return words[name].format(*figures)


def _without_figures() -> dict[str, str]:
    """Reasons that keep their figures to themselves, because these would tell of hidden things."""
    return {
        "fight": _("the fight can be won"),
        "avoid": _("the fight is not worth it"),
        "tower": _("the Nameless can be beaten"),
    }


def _words() -> dict[str, str]:
    return {
        "quest": _("it brings the quest nearer"),
        "gem": _("only a gem opens the Tower"),
        "mission": _("it serves a mission"),
        "offer": _("there is a mission to take on"),
        "fight": _("{0} % to win the fight"),
        "avoid": _("the fight is not worth it: {0} %"),
        "heal": _("some rest is needed first"),
        "train": _("there is something to learn"),
        "shop": _("the bazaar has what is missing"),
        "explore": _("something unknown lies there"),
        "tower": _("{0} % against the Nameless"),
        "stronger": _("not strong enough for the Tower yet"),
        "near": _("the way is short"),
        "reward": _("the reward is worth it"),
        "saves_life": _("it saves a life point"),
        "best_skill": _("it is the best skill for this"),
        "more_dice": _("one more die is close"),
        "main_skill": _("it is the skill to build on"),
        "useful": _("something worth having lies there"),
        "valued": _("it is worth more than the rest"),
        "spare": _("it is needed least"),
        "hinders": _("it is in nobody’s way but theirs"),
        "time": _("time is running out"),
        "usual": _("nothing better offers itself now"),
        "continuations": _("it did best when played on in thought"),
        "unpredictable": _("nobody should see it coming"),
    }
