"""The Teleporter and the Guiding Pillar."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import PIECES, SKILL_INDEX
from ..figures import land
from ..kinds import Pillar, Teleport
from ..land import BEIGE_OF, EDGE_MIDDLES, PIECE_INDEX, POSITIONS
from ..rules.asking import ask_space
from ..rules.flying import land_on
from ..rules.life import gain_gold
from ..rules.testing import skill_test
from ..state import FIRST_PIECE, NONE, State
from .registry import always, can_pay, effect

_FIRST_EDGE = 3
"""The die that means the north edge; east, south and west follow (RH-229)."""


def teleport_spaces(s: State, die: int, anywhere: int) -> list[int]:
    """Beige spaces of the pieces a die allows, without the hero's own space (RH-229, RH-230, RH-D32,
    RH-D116)."""
    position = land(s).position
    allowed = tuple(range(POSITIONS)) if die <= anywhere else EDGE_MIDDLES[die - _FIRST_EDGE]
    here = s.heroes[s.active].space
    return [
        space
        for piece, spaces in enumerate(BEIGE_OF)
        if position[piece] in allowed
        for space in spaces
        if space != here
    ]


@effect(Teleport, always)
def teleport(s: State, table: Table, _tile: int, action: Teleport) -> Rules[None]:
    """Roll, then choose; without an allowed region the hero stays (RH-229, RH-D28, RH-D116)."""
    seat = s.active
    die = table.roll(6)
    table.tell("die", seat=seat, dice=[die], cause="teleporter")
    spaces = teleport_spaces(s, die, action.anywhere)
    if not spaces:
        table.tell("stays", seat=seat, cause="teleporter")
        return
    space = yield from ask_space(s, seat, "teleport_to", spaces)
    yield from land_on(s, table, space, "teleporter")


@effect(Pillar, can_pay)
def turn_pillar(s: State, table: Table, tile: int, action: Pillar) -> Rules[None]:
    """Exchange two discovered pieces with everything on them; they keep their turn (RH-235, RH-236, RH-D90,
    RH-D116)."""
    seat = s.active
    gain_gold(s, table, seat, -action.gold, "pillar")
    if not skill_test(s, table, seat, SKILL_INDEX[action.skill], 0, "pillar", tile):
        return
    position = land(s).position
    known = [piece for piece, place in enumerate(position) if place >= 0]
    answer = yield Ask(seat, "pillar_swap", tuple(options.PIECE[piece] for piece in known))
    one = s.swap = PIECE_INDEX[str(answer.args[0])]
    others = tuple(options.PIECE[piece] for piece in known if piece != one)
    answer = yield Ask(seat, "pillar_swap", others, about={"piece": PIECES[one].id})
    other = PIECE_INDEX[str(answer.args[0])]
    s.swap = NONE
    first, second = FIRST_PIECE + position[one], FIRST_PIECE + position[other]
    s.faces[first], s.faces[second] = s.faces[second], s.faces[first]
    table.tell(
        "swapped",
        seat=seat,
        pieces=[PIECES[one].id, PIECES[other].id],
        positions=[position[one], position[other]],
    )
