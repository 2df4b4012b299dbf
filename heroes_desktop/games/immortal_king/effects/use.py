"""Offering and playing abilities: powers, optional gifts, potions."""

from __future__ import annotations

from heroes_desktop.engine import Option, Rules, Table

from .. import options
from ..power import refresh
from ..rules.tokens import take_mana
from ..state import State
from . import dice, fights, guards, lying, piles, tokens
from .registry import AFTER, BEFORE, CLOSING, EQUIPMENT, SHORT, TARGET, ability, carry_out, usable

__all__ = ["AFTER", "BEFORE", "CLOSING", "EQUIPMENT", "SHORT", "TARGET", "play", "potions", "powers", "uses"]

KIND_MODULES = (dice, fights, guards, lying, piles, tokens)
"""The modules whose import makes the kinds known."""


def uses(s: State, window: int) -> tuple[Option, ...]:
    """Temporary powers, optional gifts and potions for a window of the fight (IK-079)."""
    found = powers(s, window)
    fight = s.fight
    for index, face in enumerate(s.adventurers):
        gift = ability(face, "gift")  # once per fight; gifts that simply count are not played (IK-006)
        if gift.windows & window and fight and index not in fight.used and usable(s, gift, window):
            found.append(options.GIFT[index])
    if s.hidden:
        found += potions(s, window)
    return tuple(found)


def powers(s: State, window: int) -> list[Option]:
    """Temporary powers of adventurers that have Mana (IK-007)."""
    found = []
    for index, mana in enumerate(s.mana):
        if mana:
            power = ability(s.adventurers[index], "temporary")
            if power.windows & window and usable(s, power, window):
                found.append(options.POWER[index])
    return found


def potions(s: State, window: int) -> tuple[Option, ...]:
    """Face-down potions that would do something now (IK-019, IK-189)."""
    found = []
    faces = s.faces
    for instance in s.hidden:
        effect = ability(faces[instance], "effect")
        if effect.windows & window and effect.moment == "potion" and usable(s, effect, window):
            found.append(options.potion(instance))
    return tuple(found)


def play(s: State, table: Table, answer: Option) -> Rules[None]:
    """Play a power, gift or potion and bring the running fight up to date."""
    number: int = answer.args[0]  # type: ignore[assignment]
    if answer.act == "potion":
        yield from drink(s, table, number)
    elif answer.act == "power":
        yield from use_power(s, table, number)
    else:
        yield from use_gift(s, table, number)
    if s.fight is not None:
        refresh(s)


def use_power(s: State, table: Table, index: int) -> Rules[None]:
    """A temporary power costs the Mana on its adventurer (IK-007, IK-116)."""
    face = s.adventurers[index]
    take_mana(s, table, index, "power")
    table.tell("power", adventurer=index, face=face)
    yield from carry_out(s, table, ability(face, "temporary"))


def use_gift(s: State, table: Table, index: int) -> Rules[None]:
    """An optional gift, once in this fight."""
    assert s.fight is not None
    s.fight.used.append(index)
    face = s.adventurers[index]
    table.tell("gift", adventurer=index, face=face)
    yield from carry_out(s, table, ability(face, "gift"))


def drink(s: State, table: Table, instance: int) -> Rules[None]:
    """A potion is revealed, does its work and is discarded (IK-018)."""
    s.hidden.remove(instance)
    s.using = instance
    face = table.show(instance)
    table.tell("potion", card=instance, face=face)
    yield from carry_out(s, table, ability(face, "effect"))
    s.using = -1
    s.discard.append(instance)
