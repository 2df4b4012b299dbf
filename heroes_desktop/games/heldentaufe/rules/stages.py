"""Which rules run next, read from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Rules, Table

from ..state import State
from .monsters import command, monster_action
from .setup import choose_heroes, deal, first_player
from .turn import end_of_turn, hero_action

STAGES: dict[str, Callable[[State, Table], Rules[None]]] = {
    "heroes": choose_heroes,
    "first": first_player,
    "deal": deal,
    "hero": hero_action,
    "end": end_of_turn,
    "command": command,
    "monsters": monster_action,
}


def stage(s: State, table: Table) -> Rules[None]:
    """The stage the state is in."""
    return STAGES[s.stage](s, table)
