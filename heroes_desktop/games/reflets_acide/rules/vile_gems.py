"""Gems taken from the Vile board, by the team or into the bag."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..state import State
from .gems import place_gem


def take_from_vile(s: State, table: Table, n: int, kind: str, seat: int, cause: str) -> Rules[None]:
    """n gems of choice, one after the other, placed by colour; all if there are fewer (NA-119)."""
    for _ in range(min(n, sum(s.vile.gems))):
        colour = yield from _choose(s, kind, seat, cause)
        s.vile.gems[colour] -= 1
        s.limbo[colour] += 1
        table.tell("vile_gem_taken", colour=colour, cause=cause)
        yield from place_gem(s, table, colour, cause)


def purge(s: State, table: Table, n: int, kind: str, seat: int, cause: str) -> Rules[None]:
    """n gems of choice leave the Vile board for the bag."""
    for _ in range(min(n, sum(s.vile.gems))):
        colour = yield from _choose(s, kind, seat, cause)
        s.vile.gems[colour] -= 1
        s.bag[colour] += 1
        table.tell("vile_gem_purged", colour=colour, cause=cause)


def _choose(s: State, kind: str, seat: int, cause: str) -> Rules[int]:
    found = tuple(options.GEM[colour] for colour in range(5) if s.vile.gems[colour])
    answer = yield Ask(seat, kind, found, about={"cause": cause})
    return int(answer.args[0])
