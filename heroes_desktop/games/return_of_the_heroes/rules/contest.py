"""Events: all heroes measure themselves, wherever they are."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..content import SKILL_INDEX, SKILLS, tile
from ..state import MOST_CUBES, State
from .life import change_cubes
from .testing import skill_test

SECOND = -1
"""The modifier of the second round (RH-182)."""


def contest(s: State, table: Table, face: int) -> None:
    """Two rounds of tests clockwise from the active player, then two cubes for those left (RH-181 to
    RH-185)."""
    skill = SKILL_INDEX[tile(face).contest]
    count = len(s.heroes)
    seats = [(s.active + offset) % count for offset in range(count)]
    table.tell("contest", face=face, skill=SKILLS[skill], seats=seats)
    for modifier, cause in ((0, "contest"), (SECOND, "contest_final")):
        seats = [seat for seat in seats if skill_test(s, table, seat, skill, modifier, cause)]
    for seat in seats:
        room = min(2, MOST_CUBES - s.heroes[seat].cubes[skill])
        table.tell("contest_won", seat=seat, face=face, cubes=room)
        if room:
            change_cubes(s, table, seat, skill, room, "contest")
