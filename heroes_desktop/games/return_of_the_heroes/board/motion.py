"""What moves when something happens: one entry for every kind of event that is not told as still."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.engine import Event

from . import motion_deeds as deeds
from . import motion_land as land
from . import rolling
from .course import Course
from .rolling import Facts

Make = Callable[[Course, Facts], list[Motion]]
CONTEST = ("contest", "contest_final")
"""Causes of tests that all heroes make side by side."""


def motions(course: Course, events: Sequence[Event]) -> list[Motion]:
    """The motions of one step: tests of a tournament are gathered and shown together."""
    found: list[Motion] = []
    for number, event in enumerate(events):
        facts = event.facts
        if event.kind == "contest":
            tests = [
                later.facts
                for later in events[number + 1 :]
                if later.kind == "test" and later.facts["cause"] in CONTEST
            ]
            found += rolling.contest(course, facts, tests)
        elif event.kind == "test" and facts["cause"] in CONTEST:
            continue
        else:
            make = MOTIONS.get(event.kind)
            found += make(course, facts) if make is not None else []
    return found


def _contest_alone(course: Course, facts: Facts) -> list[Motion]:
    return rolling.contest(course, facts, ())


MOTIONS: dict[str, Make] = {
    "laid_out": land.laid_out,
    "hidden_laid": land.hidden_laid,
    "start": land.start,
    "walked": land.walked,
    "search": rolling.search,
    "moved": land.moved,
    "discovered": land.discovered,
    "turned_up": land.turned_up,
    "drawn": land.drawn,
    "drawn_hidden": land.drawn_hidden,
    "hidden_placed": land.hidden_placed,
    "placed": land.placed,
    "appears": land.placed,
    "contest": _contest_alone,
    "swapped": land.swapped,
    "awake": land.awake,
    "guardians": land.guardians,
    "guardian_open": land.guardian_open,
    "servant": land.servant,
    "healed": deeds.healed,
    "gold": deeds.gold,
    "cubes": deeds.cubes,
    "skill": deeds.skill,
    "die": rolling.die,
    "test": rolling.test,
    "combat": deeds.combat,
    "victory": deeds.victory,
    "beaten": deeds.beaten,
    "hurt": deeds.hurt,
    "poisoned": deeds.hurt,
    "gate_open": deeds.gate_open,
    "died": deeds.died,
    "successor": deeds.successor,
    "accepted": deeds.accepted,
    "object": deeds.taken,
    "object_returned": land.placed,
    "accomplished": deeds.accomplished,
    "quest_step": deeds.quest_step,
    "gem": deeds.gem,
    "item": deeds.item,
    "dropped": deeds.dropped,
    "stall": deeds.stall,
    "bought": deeds.bought,
    "training": rolling.training,
    "battle": deeds.battle,
    "nameless_life": deeds.nameless_life,
    "struck": deeds.struck,
    "nameless_beaten": deeds.nameless_beaten,
}
"""How each kind of event is shown."""
