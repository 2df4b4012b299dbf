"""What the Skills of the four heroes do; every one may be declined (TF-D76)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..kinds import skills as sk
from ..options import number
from ..power import clockwise, level_here
from ..rules.asking import agrees, choose_seat
from ..state import State
from ..zones import draw_to_hand
from .cards import aid_works, level_to_take, recover
from .loot_aid import double_total
from .loot_cards import take_into_hand
from .registry import Done, Use, when_played


@when_played(sk.Fury)
def fury(s: State, table: Table, rule: sk.Fury, use: Use) -> Rules[None]:
    """SK-01: the number is named first; no more than there are (TF-123)."""
    most = min(rule.cards, len(s.players[use.seat].pile))
    if most:
        choices = (*options.AMOUNT[1 : most + 1], options.DECLINE)
        answer = yield Ask(use.seat, "use_optional", choices, about={"source": use.face})
        if answer != options.DECLINE:
            draw_to_hand(s, table, use.seat, number(answer), step=False)


@when_played(sk.Ballad)
def ballad(s: State, table: Table, _rule: sk.Ballad, use: Use) -> Done:
    """SK-02."""
    return double_total(s, table, use)


@when_played(sk.Prayer)
def prayer(s: State, table: Table, rule: sk.Prayer, use: Use) -> Rules[None]:
    """SK-03: any player, also oneself; under EN-24 only oneself."""
    if (yield from agrees(use.seat, use.face)):
        seats = clockwise(s, use.seat) if aid_works(s) else [use.seat]
        target = yield from choose_seat(use.seat, "target_player", seats, use.face)
        yield from recover(s, table, target, rule.cards, use.face)


@when_played(sk.Theft)
def theft(s: State, table: Table, _rule: sk.Theft, use: Use) -> Rules[None]:
    """SK-04: the level of the pile, not of the enemy; the card stays in the deck."""
    level = level_here(s)
    if any(s.reserve[:level]) and (yield from agrees(use.seat, use.face)):
        taken = yield from level_to_take(s, table, use.seat, level, use.face)
        if taken:
            take_into_hand(s, table, use.seat, taken, use.face, borrowed=False)
