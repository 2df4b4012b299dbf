"""Which rules run next, read from the state alone."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Rules, Table

from ..state import State
from .deal import deal
from .dungeon import choose_dungeon
from .equipment import equipment, opening
from .fight import closing, combat, fight
from .party import choose_adventurers, choose_equipment, choose_scenario
from .sides import choose_box, choose_sides
from .turn import construction

STAGES: dict[str, Callable[[State, Table], Rules[None]]] = {
    "sides": choose_sides,
    "box": choose_box,
    "adventurers": choose_adventurers,
    "equipment_choice": choose_equipment,
    "dungeon": choose_dungeon,
    "scenario": choose_scenario,
    "deal": deal,
    "construction": construction,
    "opening": opening,
    "equipment": equipment,
    "combat": combat,
    "fight": fight,
    "closing": closing,
}


def stage(s: State, table: Table) -> Rules[None]:
    """The stage the state is in."""
    return STAGES[s.stage](s, table)
