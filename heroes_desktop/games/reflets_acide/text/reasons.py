"""Why a computer player chose what it chose, in words a friend would use."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A reason of the computer players, with the chance in per cent if it carries one."""
    name, __, chance = reason.partition(":")
    words = _words()[name]
    return words if chance in ("", "0") else _("{reason} ({chance} %)").format(reason=words, chance=chance)


def _words() -> dict[str, str]:
    return {
        "avatar_close": _("the Avatar is too close"),
        "keeps_lead": _("the Avatar must not come closer"),
        "runs_ahead": _("it puts road between us and the Avatar"),
        "quest_room": _("our Quest leads there"),
        "quest_step": _("it is the next step of our Quest"),
        "portal_home": _("the Quest is done, time to go home"),
        "explores": _("our Room must be somewhere"),
        "good_odds": _("the odds are good"),
        "poor_odds": _("the odds of the test are poor"),
        "no_help": _("no help is worth its price now"),
        "reaches_goal": _("it reaches the Objective"),
        "nearer_goal": _("it makes up for the dice"),
        "nearer_room": _("it brings us nearer to our Room"),
        "most_points": _("these dice bring most this way"),
        "better_odds": _("it raises the odds"),
        "opens_door": _("the Door opens without a Trial"),
        "enough": _("it is enough as it is"),
        "saves_gems": _("the gems will be needed later"),
        "spare_colour": _("nobody will miss that colour"),
        "gains_gems": _("it brings gems"),
        "wins_points": _("it brings points"),
        "worth_look": _("it is good to know"),
        "brings_loot": _("it brings Equipment"),
        "good_token": _("that token should help us"),
        "well_placed": _("it serves best on that stretch"),
        "least_useful": _("we need it least"),
        "lucky_space": _("the god of Hazards likes it there"),
        "risky_token": _("the Vile would profit from that token"),
        "hinders_vile": _("it spoils the plans of the Vile"),
        "vile_close": _("the Vile are nearly done"),
        "keeps_for_later": _("it will serve us later"),
        "protects_hero": _("dead Heroes are bad company"),
        "heals": _("wounds block skills"),
        "weakest_hero": _("the weakest one can be spared"),
        "strong_hero": _("the stronger Hero"),
        "newcomer": _("the newcomer should do better"),
        "place_free": _("a place in the team is free"),
        "helps_now": _("it helps most right now"),
        "fits_quest": _("it fits our Quest"),
        "better_gear": _("the Equipment serves best there"),
        "balances_boards": _("strengths and skills are spread"),
        "suits_board": _("that board needs it most"),
        "fits_challenge": _("the team can manage that gap"),
        "gamble_pays": _("the gamble pays on average"),
        "usual": _("it is the usual choice"),
        "continuations": _("it did best when played on in thought"),
        "unpredictable": _("nobody should see it coming"),
    }
