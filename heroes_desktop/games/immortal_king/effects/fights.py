"""Effects on the fight itself and on the card fought."""

# ruff: noqa: ARG001 – every kind and every check is called in the same way

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import CARDS
from ..passives import counts, passives
from ..power import power_of, refresh
from ..rules.attack import fix_power, move_fight
from ..rules.dice import current_fight
from ..rules.guards import face_up
from ..rules.throw import throw_until_won
from ..state import FINAL, Fight, State
from .dice import last_this_turn, lasts_already
from .registry import (
    AFTER,
    ANYTIME,
    BEFORE,
    EQUIPMENT,
    FIGHTING,
    IDLE,
    KINDS,
    NO,
    SHORT,
    YES,
    Use,
    carry_out_row,
    kind,
)

FELT = frozenset(("pain", "bodyguard", "hypnosis", "alarm"))
"""Abilities that matter in any fight against their card."""


@kind("end_fight", FIGHTING)
def end_fight(s: State, table: Table, use: Use) -> Rules[None]:
    """The fight ends neither won nor lost (IK-254)."""
    current_fight(s).outcome = "left"
    yield from ()


def _others(s: State) -> tuple[int, ...]:
    """Face-up guards other than the one fought."""
    fought = current_fight(s).lane
    return tuple(lane for lane in face_up(s) if lane != fought)


def _move_check(s: State, use: Use, window: int) -> int:
    return YES if _others(s) else NO


@kind("move_fight", BEFORE | SHORT, _move_check)
def move_the_fight(s: State, table: Table, use: Use) -> Rules[None]:
    """Move the fight to another face-up guard, never to a final monster (IK-258)."""
    answer = yield Ask(
        s.party,
        "effect_target",
        options.corridors(_others(s)),
        about={"face": use.face, "kind": "move_fight"},
    )
    move_fight(s, table, answer.args[0])


def _second_check(s: State, use: Use, window: int) -> int:
    return IDLE if s.second_fight else YES


@kind("second_fight", 0, _second_check, this_turn=True)
def second_fight(s: State, table: Table, use: Use) -> Rules[None]:
    """Two fights this turn (IK-259)."""
    s.second_fight = 1
    table.tell("lasting", face=use.face, kind="second_fight")
    yield from ()


def _silence_check(s: State, use: Use, window: int) -> int:
    fight = current_fight(s)
    if fight.card in fight.silenced:
        return NO
    return YES if _felt(s, fight) or (not fight.throw and _eased(s, fight)) else NO


def _felt(s: State, fight: Fight) -> bool:
    """Whether the card fought has an ability this fight can meet, those that raise its Power aside."""
    card = CARDS[fight.face]
    if fight.lane == FINAL:
        return any(row.kind == "price" and counts(s, row) for row in card.effect)
    if "petrify" in card.abilities and any(s.mana) and not passives(s, "guard_mana"):
        return True
    return bool(card.abilities & FELT or ("riddle" in card.abilities and fight.throw))


def _eased(s: State, fight: Fight) -> bool:
    """Whether its Power would fall: Fierce with a token, Dominance in force, an aura on itself."""
    fight.silenced.append(fight.card)
    eased = power_of(s, fight.lane) < fight.power
    fight.silenced.pop()
    return eased


@kind("silence", FIGHTING, _silence_check)
def silence(s: State, table: Table, use: Use) -> Rules[None]:
    """The card fought loses its special abilities for this fight; a Riddle becomes a die fight (IK-263)."""
    fight = current_fight(s)
    fight.silenced.append(fight.card)
    table.tell("silenced", corridor=fight.lane, face=fight.face)
    if fight.throw:
        fix_power(s, table, fight)
    else:
        refresh(s)
    yield from ()


def _with_die_check(s: State, use: Use, window: int) -> int:
    return YES if CARDS[current_fight(s).face].family == "greenskin" else NO


@kind("with_die", SHORT, _with_die_check)
def with_die(s: State, table: Table, use: Use) -> Rules[None]:
    """Fight a Greenskin with the die against its printed Power instead of the throw."""
    fight = current_fight(s)
    fight.with_die = True
    table.tell("with_die", corridor=fight.lane, face=fight.face)
    fix_power(s, table, fight)
    yield from ()


def _lower_check(s: State, use: Use, window: int) -> int:
    fight = s.fight
    if fight is not None:
        return YES if fight.power > 0 else NO
    return YES if face_up(s) and not lasts_already(s, use) else NO


@kind("lower_power", BEFORE | AFTER, _lower_check, this_turn=True)
def lower_power(s: State, table: Table, use: Use) -> Rules[None]:
    """Lower the Power of the card fought for this fight, or of one face-up guard for this turn."""
    fight = s.fight
    if fight is not None:
        fight.lowered += use.row.amount
        refresh(s)
        table.tell("power_lowered", corridor=fight.lane, amount=use.row.amount, face=use.face)
        return
    lanes = tuple(lane for lane in face_up(s) if power_of(s, lane) > 0) or face_up(s)
    answer = yield Ask(
        s.party, "effect_target", options.corridors(lanes), about={"face": use.face, "kind": "lower_power"}
    )
    last_this_turn(s, table, use, answer.args[0])
    table.tell("power_lowered", corridor=answer.args[0], amount=use.row.amount, face=use.face)


def _rps_check(s: State, use: Use, window: int) -> int:
    """Worth it when winning would change something."""
    answers = [KINDS[hanging.row.kind].check(s, hanging, window) for hanging in _hanging(use, won=True)]
    return YES if YES in answers else NO


def _hanging(use: Use, won: bool) -> list[Use]:
    """The rows that a throw brings about, numbered as the card numbers them."""
    first = use.number + 1 + (0 if won else len(use.row.win))
    rows = use.row.win if won else use.row.lose
    return [Use(use.face, use.slot, number, row) for number, row in enumerate(rows, first)]


@kind("rps", ANYTIME, _rps_check)
def rps(s: State, table: Table, use: Use) -> Rules[None]:
    """Rock, paper, scissors until there is a winner; then the rows for that side (IK-153)."""
    won = yield from throw_until_won(s, table)
    if s.fight is not None:
        s.fight.hands = []
    window = EQUIPMENT if s.fight is None else AFTER if s.fight.dice else BEFORE
    for hanging in _hanging(use, won):
        known = KINDS[hanging.row.kind]
        if known.check(s, hanging, window) != NO:
            yield from carry_out_row(s, table, known, hanging)
