"""Why a computer player chose what it chose, in words a friend would use."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A reason of the computer players, with its chances in per cent."""
    name, *figures = reason.split(":")
    return _words()[name].format(*figures)


def _words() -> dict[str, str]:
    return {
        "good_odds": _("{0} % to win this Trial"),
        "reaches": _("it reaches the Objective"),
        "mends": _("it makes up for the dice"),
        "cheap": _("it costs little"),
        "saves_gems": _("the gems will be needed later"),
        "useless_colour": _("nobody will miss that colour"),
        "spread_gems": _("that board needs it most"),
        "full_set": _("a full set of colours scores at the end"),
        "keeps_lead": _("the Avatar must not come closer"),
        "escape": _("the Avatar is too close"),
        "no_hurry": _("there is no hurry"),
        "stop_worth": _("a stop worth making"),
        "zone_worth": _("this Zone can be won"),
        "gets_on": _("it gets us on"),
        "avoids_token": _("the Vile would profit from that token"),
        "fits_quest": _("it fits our Quest"),
        "thwarts_vile": _("it spoils the plans of the Vile"),
        "vile_gems": _("the Vile must not complete a colour"),
        "own_room": _("our Quest leads there"),
        "few_rooms": _("the fewer Rooms turn up, the better"),
        "knows_more": _("it is good to know"),
        "strong_hero": _("the stronger Hero"),
        "weak_hero": _("the weakest one can be spared"),
        "healthy_hero": _("has the most life left"),
        "balance": _("both strengths and skills are spread"),
        "heals": _("wounds block skills"),
        "better_gear": _("the Equipment serves best there"),
        "keeps_dilemma": _("it may save a Trial"),
        "refuses": _("it would never be used"),
        "leave_now": _("the Quest is done, time to go home"),
        "still_time": _("there is still time for it"),
        "easy_challenge": _("the team can manage that gap"),
        "no_need": _("there is no need for it"),
        "usual": _("it is the usual choice"),
        "continuations": _("it did best when played on in thought"),
        "unpredictable": _("nobody should see it coming"),
    }
