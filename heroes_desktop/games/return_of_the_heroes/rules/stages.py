"""Which rules run next, read from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Rules, Table

from ..state import State
from .actions import acting
from .bazaar import stall
from .combat import combat
from .flying import fly
from .setup import choose_heroes, choose_starts, deal_quests, lay_out
from .tower import battle_round, enter
from .turn import begin_turn, end_turn
from .walking import start, walking

STAGES: dict[str, Callable[[State, Table], Rules[None]]] = {
    "lay": lay_out,
    "heroes": choose_heroes,
    "quests": deal_quests,
    "starts": choose_starts,
    "turn": begin_turn,
    "start": start,
    "walk": walking,
    "fly": fly,
    "combat": combat,
    "act": acting,
    "stall": stall,
    "tower": enter,
    "battle": battle_round,
    "end": end_turn,
}


def stage(s: State, table: Table) -> Rules[None]:
    """The stage the state is in."""
    return STAGES[s.stage](s, table)
