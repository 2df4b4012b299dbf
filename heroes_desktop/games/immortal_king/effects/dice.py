"""Effects on the combat die and its total."""

# ruff: noqa: ARG001 – every kind and every check is called in the same way

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import CARDS, DieTest
from ..passives import fits, passives
from ..power import counted, refresh
from ..rules.dice import counting, current_fight, natural, roll_die, sizes
from ..state import Fight, Lasting, State
from .registry import AFTER, BEFORE, IDLE, NO, YES, Use, kind


def last_this_turn(s: State, table: Table, use: Use, lane: int = -2) -> None:
    """Keep a row until the end of the turn."""
    s.lasting.append(Lasting(use.face, use.slot, use.number, lane))
    table.tell("lasting", face=use.face, kind=use.row.kind)


def lasts_already(s: State, use: Use) -> bool:
    """Whether this very row is already in force this turn (IK-248)."""
    return any(
        lasting.face == use.face and lasting.slot == use.slot and lasting.row == use.number
        for lasting in s.lasting
    )


def hypnotised(s: State, fight: Fight) -> bool:
    """After the roll this card forbids to touch the die (IK-182)."""
    return "hypnosis" in CARDS[fight.face].abilities and fight.card not in fight.silenced


def passes(fight: Fight, test: DieTest | None) -> bool:
    """A condition on the natural value of the current die (IK-089)."""
    if test is None:
        return True
    if not fight.dice:
        return False
    value = natural(fight)
    if test.parity and (value % 2 == 0) != (test.parity == "even"):
        return False
    return value >= test.at_least


def _bonus_check(s: State, use: Use, window: int) -> int:
    fight = s.fight
    if fight is None:
        return IDLE if lasts_already(s, use) else YES
    row = use.row
    if not passes(fight, row.die):
        return NO
    return YES if fits(row.against, CARDS[fight.face]) and counted(s, row) > 0 else IDLE


@kind("bonus", BEFORE | AFTER, _bonus_check, this_turn=True)
def bonus(s: State, table: Table, use: Use) -> Rules[None]:
    """Played: a bonus or penalty for this fight (IK-086), counted now (IK-260). On an ultimate power or
    quest: for this turn. On a gift or object: for ever, read by `permanent_bonuses`."""
    fight = s.fight
    if fight is None:
        last_this_turn(s, table, use)
        return
    if not fits(use.row.against, CARDS[fight.face]):
        return
    amount = counted(s, use.row)
    if amount:
        fight.bonuses.append((use.face, amount))
        refresh(s)
        table.tell("bonus", amount=amount, face=use.face, total=fight.total, power=fight.power)
    yield from ()


def _multiply_check(s: State, use: Use, window: int) -> int:
    """A combat roll can be multiplied only once (IK-085)."""
    fight = current_fight(s)
    if fight.multiplier != 1 or not fits(use.row.against, CARDS[fight.face]):
        return NO
    return YES if passes(fight, use.row.die) else NO


@kind("multiply", BEFORE | AFTER, _multiply_check)
def multiply(s: State, table: Table, use: Use) -> Rules[None]:
    """Multiply the natural value of the die, before any bonus (IK-084)."""
    fight = current_fight(s)
    fight.multiplier = use.row.amount
    refresh(s)
    table.tell("multiplied", by=use.row.amount, face=use.face, total=fight.total, power=fight.power)
    yield from ()


def _reroll_check(s: State, use: Use, window: int) -> int:
    fight = current_fight(s)
    if hypnotised(s, fight):
        return NO
    only = use.row.only_sides
    return NO if only and fight.sides[counting(fight)] != only else YES


@kind("reroll", AFTER, _reroll_check)
def reroll(s: State, table: Table, use: Use) -> Rules[None]:
    """Roll the die that counts again, same size (IK-249, IK-252)."""
    fight = current_fight(s)
    index = counting(fight)
    roll_die(s, table, fight, index, fight.sides[index], "reroll")
    yield from ()


def _new_die_check(s: State, use: Use, window: int) -> int:
    fight = current_fight(s)
    if window == AFTER:
        return NO if hypnotised(s, fight) else YES
    return IDLE if use.row.sides in sizes(s, fight) else YES


def _new_die(s: State, table: Table, use: Use, cause: str) -> None:
    """Before the roll: fix the size of the first roll (IK-D20, IK-250). After it: a die of the named size
    takes the place of the one that counts (IK-090)."""
    fight = current_fight(s)
    if fight.dice:
        roll_die(s, table, fight, counting(fight), use.row.sides, cause)
    else:
        fight.sizes.append(use.row.sides)


@kind("replace_die", BEFORE | AFTER, _new_die_check)
def replace_die(s: State, table: Table, use: Use) -> Rules[None]:
    """Re-roll the combat die with a die of another size."""
    _new_die(s, table, use, "replace")
    yield from ()


@kind("cancel_roll", BEFORE | AFTER, _new_die_check)
def cancel_roll(s: State, table: Table, use: Use) -> Rules[None]:
    """Cancel the current combat roll and roll the named die instead."""
    _new_die(s, table, use, "cancel")
    yield from ()


def _die_size_check(s: State, use: Use, window: int) -> int:
    return IDLE if lasts_already(s, use) or _always_has(s, use) else YES


def _always_has(s: State, use: Use) -> bool:
    return any(row.sides == use.row.sides and row.against is None for _, row in passives(s, "die_size"))


@kind("die_size", 0, _die_size_check, this_turn=True)
def die_size(s: State, table: Table, use: Use) -> Rules[None]:
    """The combat die has this size: for this turn, or as a gift for ever."""
    last_this_turn(s, table, use)
    yield from ()


def _extra_check(s: State, use: Use, window: int) -> int:
    return NO if window == AFTER and hypnotised(s, current_fight(s)) else YES


@kind("extra_die", BEFORE | AFTER, _extra_check)
def extra_die(s: State, table: Table, use: Use) -> Rules[None]:
    """Roll a further die and keep the better natural value (IK-252)."""
    fight = current_fight(s)
    if not fight.dice:
        fight.extra.append(use.row.sides)
        return
    fight.dice.append(0)
    fight.sides.append(use.row.sides)
    roll_die(s, table, fight, len(fight.dice) - 1, use.row.sides, "extra")
    yield from ()


def _set_check(s: State, use: Use, window: int) -> int:
    fight = current_fight(s)
    if hypnotised(s, fight):
        return NO
    return IDLE if natural(fight) == use.row.amount else YES


@kind("set_die", AFTER, _set_check)
def set_die(s: State, table: Table, use: Use) -> Rules[None]:
    """Set the die that counts to a value; that is no roll (IK-251)."""
    fight = current_fight(s)
    fight.dice[counting(fight)] = use.row.amount
    refresh(s)
    table.tell("die_set", value=use.row.amount, total=fight.total, power=fight.power)
    yield from ()
