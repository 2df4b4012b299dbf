"""The treasure die."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import TREASURE
from ..figures import KIND
from ..state import State
from .points import gain_points
from .storage import win_piece


def roll_treasure(s: State, table: Table, rolls: int) -> Rules[None]:
    """The active hero rolls and receives one result after the other (HT-092, HT-097, HT-D21)."""
    for number in range(1, rolls + 1):
        result = table.roll(len(TREASURE))
        table.tell("treasure", seat=s.active, result=result, number=number, of=rolls)
        won = TREASURE[result - 1]
        gain_points(s, table, s.active, won.points, "treasure")
        if won.piece:
            yield from win_piece(s, table, KIND[won.piece.kind], won.piece.value, "treasure")
