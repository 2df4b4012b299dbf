"""How near the Vile are to winning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...shared.alarms import Alarm
from ..locale import counted
from ..state import State
from ..track import distance

CLOSE = 2
"""So many spaces between team and Avatar, or turns before the Vile arrive, everybody is told of."""


def alarms(view: State) -> Sequence[Alarm]:
    """The Avatar at the team's heels, the countdown at its end (NA-088, NA-249)."""
    return list(_alarms(view))


def _alarms(view: State) -> Iterator[Alarm]:
    gap = distance(view.avatar, view.pawn)
    if view.turn and 0 < gap <= CLOSE:
        told = counted(
            "The Avatar is {n} space away from the team!", "The Avatar is {n} spaces away from the team!", gap
        )
        yield Alarm(f"avatar:{gap}", told, "monster-skull")
    left = view.deadline - view.turn
    if view.deadline and 0 < left <= CLOSE:
        told = counted("{n} turn left, then the Vile win!", "{n} turns left, then the Vile win!", left)
        yield Alarm(f"countdown:{left}", told, "mdi:timer-sand")
