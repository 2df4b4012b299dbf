"""The start of a turn and the way: steps, tolls, hidden places, the line, flights."""

from __future__ import annotations

from heroes_desktop.engine import Offer, Option, Rules, Table

from .. import options
from ..figures import IS_BROOM, LIFE, find_number, land, movement, toll
from ..land import (
    BEIGE_OF,
    HEALING,
    HUT_PIECE,
    LINES,
    NOWHERE,
    PIECE_OF,
    SIDES,
    SPACE,
    TOWER_SPACE,
    UNKNOWN,
    compass,
    label,
    neighbour,
)
from ..sight import something_here
from ..state import NONE, State
from .arrival import arrive, discover
from .asking import sips
from .life import gain_gold, heal, sip

# what may be done


def way_options(s: State) -> list[Option]:
    """Every step the active hero can take now (RH-046, RH-048, RH-050, RH-059, RH-D32)."""
    hero = s.heroes[s.active]
    space = hero.space
    found = [
        options.STEP[near]
        for near in LINES[space]
        if near != TOWER_SPACE and (hero.gold or not toll(s, space, near))
    ]
    plan = land(s)
    beyond = plan.joints[space]
    if beyond >= 0:
        found.append(options.STEP[beyond])
    elif beyond == UNKNOWN:
        found.append(options.EXPLORE[compass(space, plan.turns[PIECE_OF[space]])])
    return found


def start_options(s: State) -> tuple[Option, ...]:
    """Walk, enter the Tower, pass the turn to heal, fly, stay; or a sip first (RH-042, RH-055, RH-273)."""
    hero = s.heroes[s.active]
    found = way_options(s)
    if s.awake and hero.gem and hero.passage == hero.space:
        found.append(options.ENTER_TOWER)
    if not s.met and (hero.space == hero.home or hero.space in HEALING):
        found.append(options.REST)
    if can_fly(s):
        found.append(options.FLY)
    return (*found, options.STAY, *sips(s, hero))


def step_options(s: State) -> tuple[Option, ...]:
    """Walk on or stop (RH-044)."""
    return (*way_options(s), options.STOP, *sips(s, s.heroes[s.active]))


# the stages


def start(s: State, table: Table) -> Rules[None]:
    """The first decision of a turn."""
    kind = "leave_or_fight" if s.met else "start_turn"
    answer = yield Offer(s.active, kind, start_options)
    act = answer.act
    if act in ("step", "explore"):
        s.met = []
        yield from walk(s, table, answer)
    elif act == "stay":
        s.stage = "combat" if s.met else "act"
    elif act == "drink":
        sip(s, table, answer.args[0])
    elif act == "rest":
        rest(s, table)
    elif act == "fly":
        s.met = []
        s.stage = "fly"
    else:
        s.stage = "tower"


def walking(s: State, table: Table) -> Rules[None]:
    """Between two steps."""
    hero = s.heroes[s.active]
    kind = "tile_on_arrival" if something_here(s, hero, hero.space) else "step"
    answer = yield Offer(s.active, kind, step_options)
    if answer.act == "stop":
        s.stage = "act"
    elif answer.act == "drink":
        sip(s, table, answer.args[0])
    else:
        yield from walk(s, table, answer)


def rest(s: State, table: Table) -> None:
    """Pass the whole turn: all life at home, 1 point at the Temple or the White Village, there all of it in
    the solo game (RH-117, RH-118, RH-248, RH-D64, RH-D65)."""
    hero = s.heroes[s.active]
    everything = hero.space == hero.home or s.mode == "solo"
    table.tell("rest", seat=s.active, space=label(hero.space))
    heal(s, table, s.active, LIFE[hero.hero] if everything else 1, "rest")
    s.stage = "end"


# a step


def walk(s: State, table: Table, answer: Option) -> Rules[None]:
    """One step along a line, perhaps with a toll or a roll."""
    seat = s.active
    hero = s.heroes[seat]
    start_space = hero.space
    if answer.act == "explore":
        side = SIDES.index(answer.args[0])
        plan = land(s)
        position = neighbour(plan.position[PIECE_OF[start_space]], side)
        target = discover(s, table, position, (side + 2) % 4)
    else:
        target = SPACE[str(answer.args[0])]
    s.walked += 1
    number = find_number(s, hero, target)
    if number and not search(s, table, seat, target, number, again=False):
        hero.line, hero.passage = target, NOWHERE
        s.stage = "act"
        return
    price = toll(s, start_space, target)
    gain_gold(s, table, seat, -price, "toll")
    yield from step_onto(s, table, target, price)


def step_onto(s: State, table: Table, target: int, price: int = 0) -> Rules[None]:
    """Arrive and go on, fight, or act, as tiles and steps left have it (RH-060, RH-071)."""
    seat = s.active
    hero = s.heroes[seat]
    left = max(0, movement(s, hero) - s.walked)
    table.tell("walked", seat=seat, start=label(hero.space), end=label(target), toll=price, left=left)
    asked = arrive(s, table, seat, target)
    s.stage = "combat" if s.met else "walk" if left else "act"
    if asked is not None:
        yield from asked


def search(s: State, table: Table, seat: int, target: int, number: int, again: bool) -> bool:
    """Two dice, both count, for a hidden place (RH-056 to RH-059, RH-D21)."""
    dice = [table.roll(6), table.roll(6)]
    found = sum(dice) <= number
    start_space = label(s.heroes[seat].space)
    table.tell(
        "search",
        seat=seat,
        start=start_space,
        end=label(target),
        number=number,
        dice=dice,
        found=found,
        again=again,
    )
    return found


def leave_line(s: State, table: Table) -> Rules[None]:
    """The turn of a hero on a line begins with a new roll; he gets there in any case (RH-062, RH-269,
    RH-D123)."""
    seat = s.active
    hero = s.heroes[seat]
    target = hero.line
    number = find_number(s, hero, target)
    found = not number or search(s, table, seat, target, number, again=True)
    s.walked = 1 if found else movement(s, hero)
    yield from step_onto(s, table, target)


# the Broom


def can_fly(s: State) -> bool:
    """The Broom flies to a neighbouring region that is known (RH-239, RH-262, RH-D26, RH-D116)."""
    hero = s.heroes[s.active]
    if not any(IS_BROOM[s.faces[item]] for item in hero.items):
        return False
    return land(s).position[HUT_PIECE] >= 0 and bool(flight_spaces(s))


def flight_spaces(s: State) -> list[int]:
    """Beige spaces of the regions north, east, south and west of the hero's (RH-D27)."""
    plan = land(s)
    here = plan.position[PIECE_OF[s.heroes[s.active].space]]
    around = [neighbour(here, side) for side in range(4)]
    return [
        space
        for piece, position in enumerate(plan.position)
        if position != NONE and position in around
        for space in BEIGE_OF[piece]
    ]
