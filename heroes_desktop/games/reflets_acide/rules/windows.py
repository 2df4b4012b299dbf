"""Windows open to several owners: the Guide first, then clockwise, until all pass (NA-D94)."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FACE
from ..figures import boards_of, in_turn
from ..state import State
from .dilemmas import use_up, waiting
from .extras import extras

_BONUS = FACE["bonus_die"]

Listing = Callable[[State, int], list[Option]]


def ask_round(
    s: State, kind: str, listing: Listing, close: Option = options.PASS
) -> Rules[tuple[int, Option] | None]:
    """Ask everybody who can use something; returns the seat and what it uses, None when all have passed. A
    stage that comes back here after a use starts the round again."""
    for seat in in_turn(s):
        found = listing(s, seat)
        if not found:
            continue
        more = [extra for extra in extras(s, seat, kind) if extra not in found]
        answer = yield Ask(seat, kind, (close, *found, *more))
        if answer.act != close.act:
            return seat, answer
    return None


def bonus_dice(s: State, seat: int, act: str, asked: bool) -> list[Option]:
    """Waiting Bonus Dice as options of a window: those of own boards, and, if the seat is asked anyway,
    those of the whole team (NA-D70)."""
    mine = boards_of(s, seat)
    there = [
        (index, one) for index, board in enumerate(s.boards) for one in board.tokens if s.faces[one] == _BONUS
    ]
    if not asked and not any(index in mine for index, _one in there):
        return []
    return [options.option(act, one) for _index, one in there]


def dilemma_options(s: State, seat: int, timing: str, *effects: type) -> list[Option]:
    """Waiting Dilemmas of a moment with one of these effects."""
    return [
        options.option("dilemma", card)
        for _board, card, kind in waiting(s, seat, timing)
        if isinstance(kind.effect, effects)
    ]


def play_dilemma(s: State, table: Table, answer: Option) -> int:
    """Use up the Dilemma an answer names; returns its board."""
    return use_up(s, table, int(answer.args[0]))
