"""Who is about to beat the Nameless, and how much time is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...shared.alarms import Alarm
from ...shared.wording import say
from ..content import HEROES
from ..land import TOWER_SPACE
from ..locale import _, counted
from ..state import SOLO_TURNS, State

LATE = 3
"""So many turns before the end of a solo match it is told."""


def alarms(view: State) -> Sequence[Alarm]:
    """Everything that opens the Dark Tower lies open on the heroes' boards (RH-213 to RH-215)."""
    return list(_alarms(view))


def _alarms(view: State) -> Iterator[Alarm]:
    for seat, hero in enumerate(view.heroes):
        if hero.hero < 0:
            continue
        if hero.space == TOWER_SPACE:
            told = _("{hero} is in the Dark Tower and fights the Nameless!")
        elif view.awake and hero.gem and hero.passage >= 0 and hero.passage == hero.space:
            told = _("{hero} stands before the open gate of the Dark Tower!")
        else:
            continue
        key = "tower" if hero.space == TOWER_SPACE else "gate"
        yield Alarm(f"{key}:{seat}", told.format(hero=say(HEROES[hero.hero].name)), "tower")
    left = SOLO_TURNS - view.round + 1
    if view.mode == "solo" and 0 < left <= LATE:
        told = counted("{n} turn left to beat the Nameless!", "{n} turns left to beat the Nameless!", left)
        yield Alarm(f"late:{left}", told, "mdi:timer-sand")
