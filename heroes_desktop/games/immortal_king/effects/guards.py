"""Effects on guards: eliminate, turn up, exchange."""

# ruff: noqa: ARG001 – every kind and every check is called in the same way

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import CARDS, Card, Target
from ..power import power_of
from ..rules.guards import clear_place, defeat_guards, face_up, filled, guarded, stand, turn_up
from ..rules.tokens import drop_token
from ..state import State
from .registry import ANYTIME, EQUIPMENT, IDLE, NO, YES, Use, kind


def _named(card: Card, power: int, target: Target) -> bool:
    """The three target words (IK-034) and the limit on current Power."""
    if target.limit is not None and power > target.limit:
        return False
    return target.word == "card" or (target.word == "trap") == card.is_trap


def victims(s: State, use: Use, chosen: list[int]) -> tuple[int, ...]:
    """Face-up guards that may be named next, in corridor order, within the sum of Powers (IK-063, IK-130)."""
    row = use.row
    spent = sum(power_of(s, lane) for lane in chosen)
    first = chosen[-1] + 1 if chosen else 0
    lanes = []
    for lane in face_up(s):
        if lane < first:
            continue
        card = CARDS[s.faces[s.corridors[lane].guard]]
        power = power_of(s, lane)
        if row.total is not None and spent + power > row.total:
            continue
        if any(_named(card, power, target) for target in row.targets):
            lanes.append(lane)
    return tuple(lanes)


def _eliminate_check(s: State, use: Use, window: int) -> int:
    return YES if victims(s, use, []) else NO


@kind("eliminate", EQUIPMENT, _eliminate_check)
def eliminate(s: State, table: Table, use: Use) -> Rules[None]:
    """Eliminate up to `count` face-up guards; they count as defeated (IK-060, IK-063)."""
    s.targets = []
    while len(s.targets) < use.row.count:
        lanes = victims(s, use, s.targets)
        if not lanes:
            break
        choices: tuple[Option, ...] = options.corridors(lanes)
        if s.targets:
            choices += (options.DONE,)
        about: dict[str, int | str] = {"face": use.face, "kind": "eliminate"}
        answer = yield Ask(s.party, "effect_target", choices, about=about)
        if answer.act == "done":
            break
        s.targets = [*s.targets, answer.args[0]]
    lanes_named, s.targets = s.targets, []
    if lanes_named:
        yield from defeat_guards(s, table, lanes_named, "eliminated")


def _face_down(s: State) -> tuple[int, ...]:
    return tuple(lane for lane, corridor in enumerate(s.corridors) if corridor.guard >= 0 and not corridor.up)


def _reveal_check(s: State, use: Use, window: int) -> int:
    return YES if _face_down(s) else NO if use.row.count else IDLE


@kind("reveal", ANYTIME, _reveal_check)
def reveal(s: State, table: Table, use: Use) -> Rules[None]:
    """Turn face-down guards up; `count` 0 turns all (IK-131)."""
    lanes = _face_down(s)
    if use.row.count:
        for _ in range(min(use.row.count, len(lanes))):
            about: dict[str, int | str] = {"face": use.face, "kind": "reveal"}
            answer = yield Ask(s.party, "effect_target", options.corridors(_face_down(s)), about=about)
            turn_up(s, table, answer.args[0], "effect")
        return
    for lane in lanes:
        turn_up(s, table, lane, "effect")


def _exchange_check(s: State, use: Use, window: int) -> int:
    return YES if guarded(s) and filled(s) else NO


@kind("exchange", EQUIPMENT, _exchange_check)
def exchange(s: State, table: Table, use: Use) -> Rules[None]:
    """A pile's top card becomes a guard, face up; the former guard goes face down on top of that pile,
    without its token; nothing was defeated (IK-261)."""
    about: dict[str, int | str] = {"face": use.face, "kind": "exchange"}
    answer = yield Ask(s.party, "effect_target", options.corridors(guarded(s)), about=about)
    lane = answer.args[0]
    s.targets = [lane]
    answer = yield Ask(s.party, "effect_target", options.piles(filled(s)), about=about)
    s.targets = []
    pile = s.corridors[answer.args[0]].pile
    drop_token(s, table, lane, "left")
    former = s.corridors[lane].guard
    clear_place(s, lane)
    newcomer = table.draw(pile)
    pile.append(former)
    table.tell("exchanged", corridor=lane, pile=answer.args[0])
    stand(s, table, lane, newcomer, "exchange")
