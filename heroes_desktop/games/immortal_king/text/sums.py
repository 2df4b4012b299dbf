"""Powers and totals with the parts they are made of."""

from __future__ import annotations

from collections.abc import Callable

from ..content import CARDS
from ..locale import _
from ..power import Part, power_of, power_parts, roll_parts
from ..state import FINAL, State
from . import words


def power(view: State, lane: int) -> str:
    """The current Power of a face-up guard or of the final monster; a throw where no number counts."""
    if throws(view, lane):
        return _("rock, paper, scissors")
    if sides := _unrolled(view, lane):
        rest = power_of(view, lane) - sides // 2
        return _("Power 1d{sides} + {rest}").format(sides=sides, rest=rest)
    return _("Power {power}").format(power=power_of(view, lane))


def _unrolled(view: State, lane: int) -> int:
    """The size of a Power die that will be rolled when the fight begins; 0 for none."""
    for part in power_parts(view, lane):
        if part.source == "half_die":
            return CARDS[part.face].die
    return 0


def throws(view: State, lane: int) -> bool:
    """Whether a fight at this place would be rock, paper, scissors."""
    if lane == FINAL or view.solo:
        return False
    here = view.corridors[lane]
    face = view.faces[here.guard]
    fighting = view.fight is not None and view.fight.lane == lane
    return here.up and face >= 0 and CARDS[face].throws and not (fighting and not view.the_fight.throw)


def power_sum(view: State, lane: int) -> str:
    """The Power with its parts, when there is more than one: 7 = 5 printed + 1 aura of …"""
    parts = [part for part in power_parts(view, lane) if part.amount or part.source == "printed"]
    if len(parts) < 2:
        return ""
    return _joined(parts, _power_part)


def roll_sum(view: State) -> str:
    """The party's total with its parts; empty before the roll with nothing to add."""
    return _joined(roll_parts(view), lambda part: _roll_part(view, part))


def _joined(parts: list[Part], wording: Callable[[Part], str]) -> str:
    told = ""
    for part in parts:
        sign = (" + " if part.amount >= 0 else " − ") if told else ("−" if part.amount < 0 else "")
        told += f"{sign}{wording(part)}"
    return told


def _power_part(part: Part) -> str:
    card = CARDS[part.face] if part.face >= 0 else None
    message = {
        "printed": _("{amount} printed"),
        "nemesis": _("{amount} as Nemesis of {card}"),
        "letter": _("{amount} for {letter}"),
        "die": _("{amount} rolled"),
        "half_die": _("1d{sides} at the start of the fight"),
        "aura": _("{amount} aura of {card}"),
        "tenacity": _("{amount} Tenacity"),
        "fate": _("{amount} fate"),
        "dominance": _("{amount} Dominance"),
        "pounce": _("{amount} Pounce"),
        "ability": _("{amount} own ability"),
        "lowered": _("{amount} lowered"),
    }.get(part.source, "{amount}")
    return message.format(
        amount=abs(part.amount),
        card=words.say(card.name) if card else "",
        letter=card.letter if card else "",
        sides=card.die if card else 0,
    )


def _roll_part(view: State, part: Part) -> str:
    amount = abs(part.amount)
    if part.source == "die":
        return _("{amount} on the d{sides}").format(amount=amount, sides=_counting_sides(view))
    if part.source == "multiplied":
        return _("{amount} multiplied").format(amount=amount)
    return _("{amount} {card}").format(amount=amount, card=words.name(part.face))


def _counting_sides(view: State) -> int:
    """The size of the die that counts: the highest (IK-252)."""
    fight = view.the_fight
    return int(fight.sides[fight.dice.index(max(fight.dice))])
