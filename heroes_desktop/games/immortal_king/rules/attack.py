"""The start of a fight: the guard turned up, the values of its start fixed."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..content import CARDS
from ..power import refresh
from ..state import FINAL, Fight, State
from .guards import turn_up


def begin_fight(s: State, table: Table, lane: int) -> Fight:
    """Turn a face-down guard up, then fix M, A, C, F and roll a Power die (IK-069, IK-070, IK-071)."""
    ambushed = lane != FINAL and not s.corridors[lane].up
    if ambushed:
        turn_up(s, table, lane, "attack")
    card = FINAL if lane == FINAL else s.corridors[lane].guard
    face = s.final if lane == FINAL else s.faces[card]
    fight = s.fight = Fight(
        lane, card, face, len(s.adventurers), sum(s.mana), s.courage, s.fear,
        pounced=ambushed and "pounce" in CARDS[face].abilities,
    )  # fmt: skip
    fix_power(s, table, fight)
    table.tell("attack", corridor=lane, face=face, power=fight.power, throw=fight.throw)
    return fight


def move_fight(s: State, table: Table, lane: int) -> None:
    """The fight goes on against another guard: values and Power die are taken anew, what was played
    keeps counting (IK-258)."""
    fight = s.fight
    assert fight is not None
    left = fight.lane
    fight.lane = lane
    fight.card = s.corridors[lane].guard
    fight.face = s.faces[fight.card]
    fight.adventurers, fight.mana = len(s.adventurers), sum(s.mana)
    fight.courage, fight.fear = s.courage, s.fear
    fight.power_die = 0
    fight.pounced = False
    fix_power(s, table, fight)
    table.tell("fight_moved", corridor=left, into=lane, face=fight.face, power=fight.power)


def fix_power(s: State, table: Table, fight: Fight) -> None:
    """Decide between die and throw, and roll a Power die, which is no die of the party's (IK-124, IK-159)."""
    card = CARDS[fight.face]
    fight.throw = is_throw(s, fight)
    if card.die and not fight.throw:
        fight.power_die = table.roll(card.die)
    refresh(s)
    if fight.power_die:
        table.tell(
            "power_die", corridor=fight.lane, sides=card.die, result=fight.power_die, power=fight.power
        )


def is_throw(s: State, fight: Fight) -> bool:
    """In a duel Greenskins and Riddles are fought by throwing (IK-150, IK-183, IK-210, IK-263)."""
    card = CARDS[fight.face]
    if s.dm < 0 or not card.throws or fight.with_die:
        return False
    return card.family == "greenskin" or fight.card not in fight.silenced
