"""The log of a fight: one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..locale import _
from . import words
from .words import name, signed

Facts = Mapping[str, Any]
Line = Callable[[Facts], str]


def attack(facts: Facts) -> str:
    card, place = name(facts["face"]), words.place(facts["corridor"])
    if facts["throw"]:
        return _("The party attacks {card} {place}: rock, paper, scissors.").format(card=card, place=place)
    return _("The party attacks {card} {place}: Power {power}.").format(
        card=card, place=place, power=facts["power"]
    )


def power_die(facts: Facts) -> str:
    return _("The Power die, a d{sides}, shows {result}: Power {power}.").format(
        sides=facts["sides"], result=facts["result"], power=facts["power"]
    )


def roll(facts: Facts) -> str:
    message = {
        "reroll": _("Re-rolled: the d{sides} shows {result}."),
        "replace": _("Rolled with another die: the d{sides} shows {result}."),
        "cancel": _("Roll cancelled; the d{sides} shows {result}."),
        "extra": _("A second die: the d{sides} shows {result}."),
        "doom": _("Doom turns the die: the d{sides} shows {result}."),
    }.get(facts["cause"], _("The d{sides} shows {result}."))
    return message.format(sides=facts["sides"], result=facts["result"]) + _stand(facts)


def _stand(facts: Facts) -> str:
    """Total against Power, behind whatever changed it."""
    return " " + _("{total} against {power}.").format(total=facts["total"], power=facts["power"])


def doom(_facts: Facts) -> str:
    return _("The dungeon master calls Doom: the die must be rolled again.")


def die_set(facts: Facts) -> str:
    return _("The die is set to {value}.").format(value=facts["value"]) + _stand(facts)


def multiplied(facts: Facts) -> str:
    line = _("{card} multiplies the die by {by}.").format(card=name(facts["face"]), by=facts["by"])
    return line + _stand(facts)


def bonus(facts: Facts) -> str:
    line = _("{card} gives {bonus}.").format(card=name(facts["face"]), bonus=signed(facts["amount"]))
    return line + _stand(facts)


def power_lowered(facts: Facts) -> str:
    return _("{card} lowers the Power of the card {place} by {amount}.").format(
        card=name(facts["face"]), place=words.place(facts["corridor"]), amount=facts["amount"]
    )


def silenced(facts: Facts) -> str:
    return _("The card {place} loses its special abilities for this fight.").format(
        place=words.place(facts["corridor"])
    )


def with_die(facts: Facts) -> str:
    return _("The card {place} is fought with the die.").format(place=words.place(facts["corridor"]))


def fight_moved(facts: Facts) -> str:
    return _("The fight moves to {card} {place}.").format(
        card=name(facts["face"]), place=words.place(facts["into"])
    )


def throw(facts: Facts) -> str:
    hands = _("The party shows {party}, the dungeon shows {dm}:").format(
        party=words.hand(facts["party"]), dm=words.hand(facts["dm"])
    )
    result = {
        "won": _("the party wins the throw."),
        "lost": _("the party loses the throw."),
        "tie": _("a tie."),
    }[facts["result"]]
    return f"{hands} {result}"


def fight_won(facts: Facts) -> str:
    card = name(facts["face"])
    if facts["total"] < 0:
        return _("Won: {card} is defeated.").format(card=card)
    return _("Won: {total} against Power {power}, {card} is defeated.").format(
        total=facts["total"], power=facts["power"], card=card
    )


def fight_lost(facts: Facts) -> str:
    card = name(facts["face"])
    if facts["total"] < 0:
        return _("Lost against {card}.").format(card=card)
    return _("Lost: {total} against Power {power} of {card}.").format(
        total=facts["total"], power=facts["power"], card=card
    )


def fight_left(facts: Facts) -> str:
    return _("The party slips away from {card}: neither won nor lost.").format(card=name(facts["face"]))


def armour(facts: Facts) -> str:
    line = _("{card}: the die shows {result}.").format(card=name(facts["face"]), result=facts["result"])
    return line + " " + (_("One Courage is saved.") if facts["saved"] else _("It does not hold."))


def second_fight(_facts: Facts) -> str:
    return _("A second fight follows in this turn.")
