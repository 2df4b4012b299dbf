"""Why a computer player chose as it did."""

from __future__ import annotations

from ..locale import _


def reason(reason: str) -> str:
    """A deciding term in words, with the chance in per cent if it carries one; a term without words of its
    own is a matter of feeling."""
    name, _colon, chance = reason.partition(":")
    if chance:
        return _("{chance} % to land the blow").format(chance=chance)
    return {
        "wins": _("this wins the game"),
        "home": _("with enough teeth the campfire is all that counts"),
        "points": _("it brings teeth"),
        "equipment": _("it promises better equipment"),
        "mission": _("it serves a mission"),
        "new_mission": _("this mission can hardly be fulfilled"),
        "building": _("a building can be put to use"),
        "explore": _("unknown land may hold treasure, portals and buildings"),
        "last_step": _("exploring comes last, because a forest takes the remaining AP"),
        "compact": _("the land stays compact and the way home short"),
        "portal": _("it is a way into the underworld"),
        "dive": _("it is time for the underworld"),
        "treasure": _("the treasure chest is within reach"),
        "monster": _("there is a monster’s tooth to win"),
        "fight_chance": _("the fight can be won"),
        "hearts": _("hearts are worth more than food now"),
        "food": _("provisions are needed for the way"),
        "potion": _("a potion is worth having or using now"),
        "trap": _("the trap may well be armed"),
        "danger": _("the monsters can do less harm there"),
        "escape": _("it is time to leave the underworld"),
        "thief": _("there is a tooth to steal"),
        "swap": _("that hero has better teeth to take"),
        "leader": _("it holds up a rival"),
        "block": _("it bars a portal"),
        "far_away": _("it is far from campfire, portals and food"),
        "near": _("the way is short"),
        "spare": _("the token is needed least"),
        "nothing_left": _("nothing useful is left to do"),
        "nobody_near": _("nobody worth stopping is in reach"),
        "habit": _("it is the usual choice"),
        "continuations": _("it did best when played on in thought"),
        "unpredictable": _("nobody can foresee it"),
    }.get(name, _("a matter of feeling"))
