"""Masters, the Beggar and the Spring of Life."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import SKILL_INDEX
from ..figures import ANY
from ..kinds import Beggar, Spring, Train
from ..rules.life import gain_gold, heal, raise_skill
from ..rules.rewards import gain_cubes
from ..state import MOST_SKILL, State
from .registry import always, can_pay, effect


def _can_train(s: State, tile: int, action: Train) -> bool:
    """Nobody learns above 11 (RH-145)."""
    return can_pay(s, tile, action) and s.heroes[s.active].skills[SKILL_INDEX[action.skill]] < MOST_SKILL


@effect(Train, _can_train)
def train(s: State, table: Table, tile: int, action: Train) -> Rules[None]:
    """Failure teaches: exactly two dice, no items (RH-143, RH-144, RH-D68)."""
    seat = s.active
    skill = SKILL_INDEX[action.skill]
    gain_gold(s, table, seat, -action.gold, "training")
    dice = [table.roll(6), table.roll(6)]
    value = s.heroes[seat].skills[skill]
    learned = sum(dice) > value
    table.tell(
        "training",
        seat=seat,
        tile=tile,
        face=s.faces[tile],
        skill=action.skill,
        value=value,
        dice=dice,
        learned=learned,
    )
    if learned:
        raise_skill(s, table, seat, skill, 1, "training")
    return
    yield  # rules like the others, without a question


@effect(Beggar, can_pay)
def beg(s: State, table: Table, _tile: int, action: Beggar) -> Rules[None]:
    """A low die is a cube (RH-228)."""
    seat = s.active
    gain_gold(s, table, seat, -action.gold, "beggar")
    die = table.roll(6)
    table.tell("die", seat=seat, dice=[die], cause="beggar")
    if die <= action.best:
        yield from gain_cubes(s, table, seat, (ANY,), "beggar")


@effect(Spring, always)
def drink_from_spring(s: State, table: Table, _tile: int, action: Spring) -> Rules[None]:
    """A die's worth of life, also at full life (RH-119, RH-237, RH-D67)."""
    die = table.roll(action.sides)
    table.tell("die", seat=s.active, dice=[die], cause="spring")
    heal(s, table, s.active, die, "spring")
    return
    yield  # rules like the others, without a question
