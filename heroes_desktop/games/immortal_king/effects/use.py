"""Offering and playing abilities: powers, optional gifts, potions."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.engine import Option, Rules, Table

from .. import options
from ..content import CARDS, from_cards
from ..power import refresh
from ..rules.tokens import take_mana
from ..state import State
from . import dice, fights, guards, lying, piles, tokens
from .registry import AFTER, BEFORE, CLOSING, EQUIPMENT, SHORT, TARGET, Ability, ability, carry_out, usable

__all__ = ["AFTER", "BEFORE", "CLOSING", "EQUIPMENT", "SHORT", "TARGET", "play", "potions", "powers", "uses"]

KIND_MODULES = (dice, fights, guards, lying, piles, tokens)
"""The modules whose import makes the kinds known."""


class Offer(NamedTuple):
    """A power or an optional gift of the adventurer at a place, and the option that plays it."""

    place: int
    option: Option
    ability: Ability


@from_cards
def _offers(adventurers: tuple[int, ...], window: int) -> tuple[Offer, ...]:
    """What these adventurers could play in a window: temporary powers first, then gifts; those that simply
    count are not played (IK-006)."""
    return tuple(
        Offer(index, known[index], ability(face, slot))
        for slot, known in (("temporary", options.POWER), ("gift", options.GIFT))
        for index, face in enumerate(adventurers)
        if ability(face, slot).windows & window
    )


@from_cards
def _potions(window: int) -> dict[int, Ability]:
    """The potions for a window, by face."""
    effects = [ability(card.face, "effect") for card in CARDS if card.equipment == "potion"]
    return {effect.face: effect for effect in effects if effect.windows & window}


def uses(s: State, window: int) -> list[Option]:
    """Powers, optional gifts and potions for a window (IK-079)."""
    found = powers(s, window)
    if s.hidden:
        found += potions(s, window)
    return found


def powers(s: State, window: int) -> list[Option]:
    """Temporary powers of adventurers that have Mana (IK-007), and gifts not yet used in this fight."""
    found = []
    for place, option, able in _offers(tuple(s.adventurers), window):
        left = s.mana[place] if able.slot == "temporary" else s.fight and place not in s.fight.used
        if left and usable(s, able, window):
            found.append(option)
    return found


def potions(s: State, window: int) -> list[Option]:
    """Face-down potions that would do something now (IK-019, IK-189)."""
    found = []
    known, faces = _potions(window), s.faces
    for instance in s.hidden:
        effect = known.get(faces[instance])
        if effect is not None and usable(s, effect, window):
            found.append(options.potion(instance))
    return found


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
