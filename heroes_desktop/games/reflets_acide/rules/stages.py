"""Which rules run next, read from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Rules, Table

from ..effects import goods, people, places  # they register what cards do
from ..state import State
from . import antidote
from .avatar import avatar_stage
from .before import before_stage
from .catch_up import catch_up_stage
from .hazard import hazard_stage, lines_stage, salutary_stage
from .outcome import beasts_stage, octuple_stage, opportunity_stage, outcome_stage
from .reveal import reveal_stage, turn_up_stage, unforeseen_stage
from .setup import (
    board_stage,
    challenge_stage,
    enlist_stage,
    heroes_stage,
    loot_stage,
    positions_stage,
    quest_stage,
    tokens_stage,
)
from .space import space_stage
from .trial import dice_stage, objective_stage, settle_stage
from .turn import blessing_stage, end_stage, golden_change_stage, golden_stage
from .walking import move_stage, potential_stage, walk_stage

__all__ = ["STAGES", "antidote", "goods", "people", "places", "stage"]

STAGES: dict[str, Callable[[State, Table], Rules[None]]] = {
    "board": board_stage,
    "heroes": heroes_stage,
    "enlist": enlist_stage,
    "loot": loot_stage,
    "quest": quest_stage,
    "challenge": challenge_stage,
    "positions": positions_stage,
    "tokens": tokens_stage,
    "blessing": blessing_stage,
    "golden": golden_stage,
    "golden_change": golden_change_stage,
    "avatar": avatar_stage,
    "walk": walk_stage,
    "potential": potential_stage,
    "move": move_stage,
    "space": space_stage,
    "reveal": reveal_stage,
    "unforeseen": unforeseen_stage,
    "turn_up": turn_up_stage,
    "hazard": hazard_stage,
    "salutary": salutary_stage,
    "lines": lines_stage,
    "objective": objective_stage,
    "before": before_stage,
    "dice": dice_stage,
    "catch_up": catch_up_stage,
    "settle": settle_stage,
    "outcome": outcome_stage,
    "beasts": beasts_stage,
    "opportunity": opportunity_stage,
    "octuple": octuple_stage,
    "end": end_stage,
}


def stage(s: State, table: Table) -> Rules[None]:
    """The stage the state is in."""
    return STAGES[s.stage](s, table)
