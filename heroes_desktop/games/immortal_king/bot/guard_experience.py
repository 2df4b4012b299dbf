"""What trial has taught a dungeon master about new guards, beyond the fight that comes next.

Found in 9,300 matches in which three of ten guards were placed by lot: where such a guard did clearly better
or worse than the judgement of the next turn had it, that is said here.
"""

from __future__ import annotations

from ..content import Card

DECISIVE = 1.0
"""More, as a share of how open a match is, than the judgement of the next turn makes of a guard, but where
that turn may end the match."""

WITHIN_REACH = 5
"""What a party needs of a plain die for a guard it readily attacks."""

OUT_OF_REACH = 7
"""What it needs of a die for a guard it goes round anyway."""

MIDDLING = (4, 5)
"""Needs that tell the party nothing: whether it attacks such a guard or another hardly matters."""


def lesson(card: Card, need: int, act: str) -> float:
    """For or against placing a card like this; `need` is what the party then needs of its die alone.

    Auras and Bodyguards work in the open and for nothing. Two points more on a Fierce monster take it out of
    reach; a token on one that is out of reach is lost, and so is the Fear for hiding a middling one.
    """
    if act == "up" or card.throws:
        return 0.0
    fierce = "fierce" in card.abilities
    if not fierce and (card.aura or "bodyguard" in card.abilities):
        return -DECISIVE
    if card.die or card.is_trap:
        return 0.0
    if act == "ambush":
        return -DECISIVE if need in MIDDLING and not fierce else 0.0
    if fierce:
        return DECISIVE if need <= WITHIN_REACH else 0.0
    return -DECISIVE if need >= OUT_OF_REACH else 0.0
