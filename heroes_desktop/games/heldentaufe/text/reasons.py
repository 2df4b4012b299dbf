"""Why a computer player chose as it did."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A deciding term in words; a term without words of its own is a matter of feeling."""
    return {
        "wins": _("this wins the game"),
        "home": _("with enough points the campfire is all that counts"),
        "points": _("the points it brings"),
        "equipment": _("better or more useful equipment"),
        "mission": _("it fulfils a mission or brings one nearer"),
        "new_mission": _("this mission can hardly be fulfilled"),
        "building": _("a building is put to use"),
        "explore": _("unknown land may hold treasure, portals and buildings"),
        "last_step": _("exploring comes last, because a forest takes the remaining AP"),
        "compact": _("the land stays compact and the way home short"),
        "portal": _("a way into the underworld"),
        "dive": _("it is time for the underworld"),
        "treasure": _("the treasure chest"),
        "monster": _("the tooth of a monster"),
        "fight_chance": _("the chance in the fight"),
        "hearts": _("hearts regained or kept"),
        "food": _("provisions for the way"),
        "potion": _("a potion worth having or using now"),
        "trap": _("the risk of a trap"),
        "danger": _("the monsters can do less harm there"),
        "escape": _("out of the underworld in time"),
        "thief": _("a point to be stolen"),
        "swap": _("the teeth of a hero with more points"),
        "leader": _("it holds up the one who is ahead"),
        "block": _("a portal is barred"),
        "far_away": _("it is far from campfire, portals and food"),
        "near": _("the way is short"),
        "spare": _("the token is needed least"),
        "habit": _("it is the usual choice"),
        "continuations": _("the continuations tried in thought"),
        "unpredictable": _("a choice nobody can foresee"),
    }.get(reason, _("a matter of feeling"))
