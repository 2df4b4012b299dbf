"""The Witch's Broom in the air, and arriving where nobody walked."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import MAGIC
from ..land import HUT, label
from ..state import State, Test
from .arrival import arrive
from .asking import ask_space
from .testing import roll_dice, target_of, tell_test
from .walking import flight_spaces

HARDER = -2
"""The modifier of the flight test of `hall_2000` (RH-264)."""
MISHAP = 1


def fly(s: State, table: Table) -> Rules[None]:
    """Name a space, then roll; no walking afterwards (RH-239, RH-D26, RH-D28)."""
    seat = s.active
    named = yield from ask_space(s, seat, "broom_to", flight_spaces(s))
    table.tell("takes_off", seat=seat, start=label(s.heroes[seat].space), end=label(named))
    if s.hall_2000:
        landing = yield from _flight_test(s, table, named)
    else:
        die = table.roll(6)
        table.tell("die", seat=seat, dice=[die], cause="broom")
        landing = HUT if die == MISHAP else named
    yield from land_on(s, table, landing, "broom")


def _flight_test(s: State, table: Table, named: int) -> Rules[int]:
    """Magic test; a kept 1 on a success leads to the Hut, a failure leaves the hero where he is (RH-264 to
    RH-266)."""
    seat = s.active
    dice = roll_dice(s, table, seat, MAGIC)
    target = target_of(s, seat, MAGIC, HARDER)
    s.test = Test(MAGIC, target, dice)
    pairs = _different_pairs(sorted(dice), target)
    answer = yield Ask(seat, "keep_dice", tuple(options.keep(*pair) for pair in pairs))
    s.test = None
    kept = [int(die) for die in answer.args]
    if not tell_test(s, table, seat, MAGIC, HARDER, dice, kept, "broom"):
        return s.heroes[seat].space
    return HUT if MISHAP in kept else named


def _different_pairs(dice: list[int], target: int) -> list[tuple[int, int]]:
    """The lowest pair for each result that can be had: lands, Witch's Hut, stays (RH-006)."""
    pairs: dict[str, tuple[int, int]] = {}
    lowest_first = sorted((one + other, one, other) for i, one in enumerate(dice) for other in dice[i + 1 :])
    for total, one, other in lowest_first:
        result = "stays" if total > target else "hut" if one == MISHAP else "lands"
        pairs.setdefault(result, (one, other))
    return list(pairs.values())


def land_on(s: State, table: Table, space: int, cause: str) -> Rules[None]:
    """Arriving by Broom or Teleporter counts as arriving; a met opponent is fought if no combat was (RH-D28,
    RH-D29, RH-D94)."""
    seat = s.active
    table.tell("moved", seat=seat, start=label(s.heroes[seat].space), end=label(space), cause=cause)
    asked = arrive(s, table, seat, space)
    s.stage = "combat" if s.met and not s.fought else "act"
    if asked is not None:
        yield from asked
