"""How near either side is to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...shared.alarms import Alarm
from ..content import SCENARIOS
from ..locale import _, counted
from ..state import State
from . import words

LOW = 2
"""So little Courage, or so few more Fear on the fate scale, everybody is told of."""


def alarms(view: State) -> Sequence[Alarm]:
    """The way to the final monster, the party's last Courage, the end of the fate scale (IK-001, IK-002)."""
    return list(_alarms(view)) if view.corridors and view.final >= 0 else ()


def _alarms(view: State) -> Iterator[Alarm]:
    monster = words.name(view.final)
    if not view.solo and any(lane.guard < 0 and not lane.pile for lane in view.corridors):
        yield Alarm(
            "way", _("The way is open: the party can reach {card}!").format(card=monster), "metal-gate"
        )
    if 0 < view.courage <= LOW:
        told = counted("Only {n} Courage left!", "Only {n} Courage left!", view.courage)
        yield Alarm(f"courage:{view.courage}", told, "lion")
    kinds = [entry.kind for entry in SCENARIOS[view.scenario].entry] if view.scenario else []
    left = kinds.index("defeat") + 1 - view.fear if "defeat" in kinds else 0
    if 0 < left <= LOW:
        told = counted(
            "{n} more Fear, then {card} wins!", "{n} more Fear, then {card} wins!", left, card=monster
        )
        yield Alarm(f"fate:{left}", told, "bleeding-eye")
