"""The Antidote: discarded to heal one Hero wherever a Purse could be played (NA-D100)."""

from __future__ import annotations

from heroes_desktop.engine import Option, Rules, Table

from ..figures import carried
from ..state import State
from .equipment import discard_equipment, redistribute
from .extras import EXTRAS
from .vitality import heal_some


def antidote(s: State, table: Table, seat: int, _answer: Option) -> Rules[None]:
    """It is used up, whoever carries it."""
    discard_equipment(s, table, carried(s, "antidote"), "antidote")
    yield from heal_some(s, table, 1, seat, "effect_target")
    yield from redistribute(s, table, "antidote")


EXTRAS["antidote"] = antidote
