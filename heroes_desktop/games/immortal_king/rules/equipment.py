"""The equipment phase: one action a stage."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Offer, Option, Rules, Table

from .. import options
from ..content import CARDS, Card
from ..effects.registry import ability, carry_out, usable
from ..effects.use import EQUIPMENT, play, potions, powers
from ..passives import passives
from ..state import State
from .guards import filled
from .looking import look_into
from .payment import means, pay, payable, ultimate_cost
from .tokens import gain_fear


def opening(s: State, table: Table) -> Rules[None]:
    """At the start of the equipment phase a gift may look at the top of a pile (IK-186)."""
    s.stage = "equipment"
    for _face, row in passives(s, "look_first"):
        lanes = filled(s)
        if not lanes:
            return
        answer = yield Ask(s.party, "look_pile", (*options.piles(lanes), options.NONE))
        if answer.act == "pile":
            look_into(s, table, answer.args[0], row.look)
            s.looking = []


def equipment(s: State, table: Table) -> Rules[None]:
    """One action of the party player, or the end of the phase (IK-059)."""
    answer = yield Offer(s.party, "equipment_action", actions, veiled=True, always=bool(s.hidden))
    if answer.act == "done":
        s.stage = "combat"
    elif answer.act == "reveal":
        yield from reveal(s, table, answer.args[0])
    elif answer.act == "quest":
        yield from run_quest(s, table, answer.args[0])
    elif answer.act == "ultimate":
        yield from use_ultimate(s, table, answer.args[0])
    else:
        yield from play(s, table, answer)


def actions(s: State) -> tuple[Option, ...]:
    """All actions that can be paid, have their targets and change something (IK-248); or the end of it."""
    found: list[Option] = []
    own = means(s)
    for instance in s.hidden:
        card = CARDS[s.faces[instance]]
        if card.equipment != "potion" and payable(own, card.cost, card.equipment) and _worth_it(s, card):
            found.append(options.reveal(instance))
    for instance in s.shown:
        card = CARDS[s.faces[instance]]
        if card.equipment == "quest" and payable(own, card.cost, "quest") and _worth_it(s, card):
            found.append(options.quest(instance))
    if s.won and payable(own, ultimate_cost(s), "ultimate"):
        for index, face in enumerate(s.adventurers):
            if usable(s, ability(face, "ultimate"), EQUIPMENT):
                found.append(options.ULTIMATE[index])
    return (*found, *potions(s, EQUIPMENT), *powers(s, EQUIPMENT), options.DONE)


def _worth_it(s: State, card: Card) -> bool:
    """An object is of use from now on; a quest must do something at once."""
    return card.equipment == "object" or usable(s, ability(card.face, "effect"), EQUIPMENT)


def reveal(s: State, table: Table, instance: int) -> Rules[None]:
    """An object or quest is turned up and paid; a quest is resolved at once (IK-016, IK-020, IK-022)."""
    face = table.show(instance)
    card = CARDS[face]
    s.hidden.remove(instance)
    s.shown.append(instance)
    table.tell("reveal_equipment", card=instance, face=face)
    if card.equipment == "quest":
        yield from run_quest(s, table, instance)
    else:
        yield from pay(s, table, face, card.cost, "object")


def run_quest(s: State, table: Table, instance: int) -> Rules[None]:
    """Pay the quest's cost, then its effect; its first use is Fear in advanced solitaire (IK-023, IK-246)."""
    face = s.faces[instance]
    yield from pay(s, table, face, CARDS[face].cost, "quest")
    table.tell("quest", card=instance, face=face)
    yield from carry_out(s, table, ability(face, "effect"))
    if instance not in s.quests_used:
        s.quests_used.append(instance)
        if s.advanced and s.dm < 0:
            yield from gain_fear(s, table, 1, "quest")


def use_ultimate(s: State, table: Table, index: int) -> Rules[None]:
    """N cards of each colour, no Mana (IK-010, IK-012, IK-013)."""
    face = s.adventurers[index]
    yield from pay(s, table, face, ultimate_cost(s), "ultimate")
    table.tell("ultimate", adventurer=index, face=face)
    yield from carry_out(s, table, ability(face, "ultimate"))
