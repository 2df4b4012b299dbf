"""The combat die: rolling it, rolling it again, and the dungeon master's Doom."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import CARDS
from ..passives import fits, passives
from ..power import add_up, available, doom_price
from ..state import Fight, State
from .tokens import lose_fear, natural_one


def current_fight(s: State) -> Fight:
    """The fight going on."""
    fight = s.fight
    assert fight is not None
    return fight


def counting(fight: Fight) -> int:
    """The index of the die that counts: the highest (IK-252)."""
    return fight.dice.index(max(fight.dice)) if len(fight.dice) > 1 else 0


def natural(fight: Fight) -> int:
    """The natural value of the die that counts (IK-089)."""
    return max(fight.dice)


def sizes(s: State, fight: Fight) -> list[int]:
    """The sizes fixed for the first roll by effects, gifts and this turn's powers (IK-250)."""
    found = list(fight.sizes)
    for _, row in passives(s, "die_size"):
        if fits(row.against, CARDS[fight.face]) and row.sides not in found:
            found.append(row.sides)
    return sorted(found)


def roll_options(s: State, fight: Fight) -> tuple[Option, ...]:
    """Roll the d6, or one of the sizes that effects fixed (IK-073, IK-250)."""
    found = sizes(s, fight)
    return tuple(options.ROLL[size] for size in found) if found else options.ROLL_D6


def first_roll(s: State, table: Table, fight: Fight, size: int) -> None:
    """The combat die, with any further dice called for before the roll (IK-068, IK-252)."""
    fight.sides = [size, *fight.extra]
    fight.dice = [0] * len(fight.sides)
    fight.extra = []
    for index, sides in enumerate(fight.sides):
        roll_die(s, table, fight, index, sides, "roll")


def roll_die(s: State, table: Table, fight: Fight, index: int, size: int, cause: str) -> None:
    """Roll one combat die; a natural 1 gives Fear before anything else happens (IK-074)."""
    result = table.roll(size)
    fight.dice[index], fight.sides[index] = result, size
    fight.fresh = True
    add_up(fight)
    table.tell(
        "roll", sides=size, result=result, cause=cause, die=index, total=fight.total, power=fight.power
    )
    if result == 1:
        natural_one(s, table)


def doom_window(s: State, table: Table, fight: Fight) -> Rules[None]:
    """Window 2: for its price the dungeon master has the die that counts re-rolled, as often as it can
    pay; a declined result is safe (IK-075, IK-077, IK-140, IK-141, IK-143)."""
    if s.dm >= 0 and s.fear and available(s, "doom"):
        while s.fear >= (cost := doom_price(s)):
            answer = yield Ask(s.dm, "doom", options.DOOM_OPTIONS)
            if answer.act == "pass":
                break
            lose_fear(s, table, cost, "doom")
            table.tell("doom", price=cost)
            index = counting(fight)
            roll_die(s, table, fight, index, fight.sides[index], "doom")
    fight.fresh = False
