"""Rewards: gold and cubes, with the choice of their colours."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import COLOURS
from ..figures import CubeSets, cube_sets
from ..rows import Reward
from ..state import MOST_CUBES, State
from .life import change_cubes, gain_gold


def with_room(s: State, seat: int, colours: Sequence[int]) -> list[int]:
    """The colours whose track has a free place (RH-D04)."""
    cubes = s.heroes[seat].cubes
    return [colour for colour in colours if cubes[colour] < MOST_CUBES]


def gain_cubes(s: State, table: Table, seat: int, sets: CubeSets, cause: str) -> Rules[None]:
    """One cube from each set, of different colours (RH-138, RH-139, RH-D83)."""
    taken: list[int] = []
    for allowed in sets:
        wanted = [colour for colour in allowed if colour not in taken]
        possible = with_room(s, seat, wanted)
        if not possible:
            table.tell(
                "cube_forfeited", seat=seat, colours=[COLOURS[colour] for colour in wanted], cause=cause
            )
            continue
        answer = yield Ask(seat, "choose_cube", tuple(options.CUBE[colour] for colour in possible))
        colour = COLOURS.index(answer.args[0])
        taken.append(colour)
        change_cubes(s, table, seat, colour, 1, cause)


def pay_out(s: State, table: Table, seat: int, reward: Reward, cause: str) -> Rules[None]:
    """Gold, dice of gold, cubes."""
    gain_gold(s, table, seat, reward.gold, cause)
    if reward.dice:
        dice = [table.roll(6) for _die in range(reward.dice)]
        table.tell("die", seat=seat, dice=dice, cause=cause)
        gain_gold(s, table, seat, sum(dice), cause)
    if reward.cubes:
        yield from gain_cubes(s, table, seat, cube_sets(reward), cause)
