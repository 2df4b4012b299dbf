"""Gems in motion: from the bag, onto the boards and back; a full colour of the Vile goes off."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause

from ...shared.declarations import Facts
from .look import Stage
from .motion_parts import Make, gem, said
from .motion_sparks import burst


def _gem_placed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    end = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    return gem(stage, facts["colour"], stage.place("bag"), end)


def _gem_paid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    return gem(stage, facts["colour"], start, stage.place("bag"))


def _gem_returned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return gem(stage, facts["colour"], stage.place("hand"), stage.place("bag"))


def _paid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    found: list[Motion] = []
    for colour, count in enumerate(facts["gems"]):
        if count:
            found += gem(stage, colour, stage.place(f"gem-{facts['board']}-{colour}"), stage.place("bag"))
    return found


def _vile_gems(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """From the bag onto the Vile board, one by one."""
    found: list[Motion] = []
    for colour, count in enumerate(facts["gems"]):
        for _gem_number in range(count):
            found += gem(stage, colour, stage.place("bag"), stage.place(f"vile-gem-{colour}"))
    return found


def _power(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A full colour goes off."""
    rect = stage.place(f"vile-gem-{facts['colour']}")
    if rect is None:
        return []
    return [*burst(stage, rect, facts["colour"]), *said(stage, rect, "4!", False), pause(300)]


def _vile_gem_gone(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return gem(stage, facts["colour"], stage.place(f"vile-gem-{facts['colour']}"), stage.place("bag"))


GEMS: dict[str, Make] = {
    "gem_placed": _gem_placed,
    "gem_returned": _gem_returned,
    "gem_paid": _gem_paid,
    "paid": _paid,
    "vile_gems": _vile_gems,
    "power": _power,
    "vile_gem_taken": _vile_gem_gone,
    "vile_gem_purged": _vile_gem_gone,
}
"""Motions by the event's name."""
