"""Missions: accepting, carrying, accomplishing."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import COLOURS, FACE, FACES, MISSIONS, SKILL_INDEX
from ..figures import ANY, AT, ITEM, MISSION_OBJECT, lies
from ..kinds import Deliver, Fetch, Learn, Robbery, Travel
from ..land import SPACE, label
from ..state import MOST_CUBES, MOST_MISSIONS, MOST_SKILL, NONE, Hero, State
from .bag import draw
from .inventory import offer_item
from .life import change_cubes, gain_gold, raise_skill
from .rewards import gain_cubes, pay_out
from .storage import into_the_bag, remove, return_load, take_off, under_the_pile

FOUND_GOLD = 1
"""What lies beside a mission object (RH-158)."""
_LOW_SKILL = 4
"""Up to this value a master mission teaches 2 points, above 1 (RH-154)."""

# accepting and picking up


def accept(s: State, table: Table, tile: int) -> Rules[None]:
    """A fifth mission needs a discarded one, which goes into the bag after the draw (RH-147, RH-148,
    RH-D39)."""
    seat = s.active
    hero = s.heroes[seat]
    old = NONE
    if len(hero.missions) >= MOST_MISSIONS:
        answer = yield Ask(
            seat, "discard_mission", tuple(options.MISSION[mission] for mission in hero.missions)
        )
        old = int(answer.args[0])
        hero.missions.remove(old)
        s.limbo.append(old)
        table.tell("mission_discarded", seat=seat, tile=old, face=s.faces[old])
        if old in hero.loads:
            return_load(s, table, seat, hero.loads.pop(old), "mission_discarded")
    take_off(s, hero.space, tile)
    hero.missions.append(tile)
    table.tell("accepted", seat=seat, tile=tile, face=s.faces[tile], space=label(hero.space))
    yield from draw(s, table, "accepted")
    if old != NONE:
        s.limbo.remove(old)
        into_the_bag(s, table, old, "mission_discarded")


def take_object(s: State, table: Table, tile: int) -> Rules[None]:
    """The object lies on its mission tile; 1 gold is found beside it (RH-158, RH-161)."""
    seat = s.active
    hero = s.heroes[seat]
    face = s.faces[tile]
    wanted = MISSION_OBJECT[face]
    mission = next(held for held in hero.missions if s.faces[held] == wanted)
    take_off(s, hero.space, tile)
    hero.loads[mission] = tile
    table.tell("object", seat=seat, tile=tile, face=face, mission=mission, space=label(hero.space))
    gain_gold(s, table, seat, FOUND_GOLD, "object")
    yield from draw(s, table, "object")


# accomplishing


def can_accomplish(s: State, seat: int, mission: int) -> bool:
    """Whether the conditions of a held mission are met on the hero's space (RH-151 to RH-159)."""
    hero = s.heroes[seat]
    task = MISSIONS[s.faces[mission]].task
    if isinstance(task, Travel):
        return hero.space == SPACE[task.to]
    if isinstance(task, Robbery):
        return victim(s, seat) != NONE
    if isinstance(task, Learn):
        return _at(s, hero, task.master)
    if isinstance(task, Deliver):
        return _at(s, hero, task.to) and delivery(s, hero, mission) != NONE
    return mission in hero.loads and hero.space == SPACE[task.to]


def _at(s: State, hero: Hero, tile: str) -> bool:
    """Whether the hero stands where a tile lies (RH-142, RH-156)."""
    face = FACE[tile]
    return hero.space == AT[face] and lies(s, face, hero.space)


def victim(s: State, seat: int) -> int:
    """The seat whose home the hero stands on; NONE at his own or nobody's (RH-153)."""
    space = s.heroes[seat].space
    for other, hero in enumerate(s.heroes):
        if other != seat and hero.home == space:
            return other
    return NONE


def delivery(s: State, hero: Hero, mission: int) -> int:
    """The goods that can be handed over: those on the mission tile, else one carried (RH-D76, RH-D77)."""
    if mission in hero.loads:
        return hero.loads[mission]
    task = MISSIONS[s.faces[mission]].task
    assert isinstance(task, Deliver)
    for item in hero.items:
        row = ITEM[s.faces[item]]
        if row is not None and row.id == task.item:
            return item
    return NONE


def accomplish(s: State, table: Table, mission: int) -> Rules[None]:
    """The whole reward, then the draw; the tile is out of the game (RH-150, RH-270)."""
    seat = s.active
    hero = s.heroes[seat]
    row = MISSIONS[s.faces[mission]]
    task = row.task
    table.tell("accomplished", seat=seat, tile=mission, face=s.faces[mission], space=label(hero.space))
    hero.missions.remove(mission)
    load = hero.loads.get(mission, NONE)
    if isinstance(task, Deliver):
        goods = load if load != NONE else delivery(s, hero, mission)
        if load == NONE:
            hero.items.remove(goods)
        under_the_pile(s, table, seat, goods, "delivered")
    hero.loads.pop(mission, None)
    remove(s, table, mission, "accomplished")
    if isinstance(task, Learn):
        skill = SKILL_INDEX[task.skill]
        value = hero.skills[skill]
        if value < MOST_SKILL:
            raise_skill(s, table, seat, skill, 2 if value <= _LOW_SKILL else 1, "mission")
    elif isinstance(task, Fetch):
        yield from offer_item(s, table, seat, load, "mission")
    yield from pay_out(s, table, seat, row.reward, "mission")
    if isinstance(task, Robbery):
        yield from _rob(s, table, seat, victim(s, seat))
    yield from draw(s, table, "accomplished")


def _rob(s: State, table: Table, seat: int, other: int) -> Rules[None]:
    """A cube of the victim's sheet, of a colour with room; from the supply if he has none (RH-153, RH-D72,
    RH-D74)."""
    theirs, mine = s.heroes[other].cubes, s.heroes[seat].cubes
    table.tell("robbery", seat=seat, victim=other)
    if not any(theirs):
        yield from gain_cubes(s, table, seat, (ANY,), "robbery")
        return
    colours = [colour for colour in ANY if theirs[colour] and mine[colour] < MOST_CUBES]
    if not colours:
        table.tell(
            "cube_forfeited", seat=seat, colours=[COLOURS[c] for c in ANY if theirs[c]], cause="robbery"
        )
        return
    answer = yield Ask(seat, "rob_cube", tuple(options.CUBE[c] for c in colours), about={"victim": other})
    colour = COLOURS.index(str(answer.args[0]))
    change_cubes(s, table, other, colour, -1, "robbery")
    change_cubes(s, table, seat, colour, 1, "robbery")


def mission_for(s: State, hero: Hero, face: int) -> int:
    """The held delivery mission that waits for a good with this face; NONE without one (RH-D77)."""
    wanted = FACES[face].id
    for mission in hero.missions:
        task = MISSIONS[s.faces[mission]].task
        if isinstance(task, Deliver) and task.item == wanted and mission not in hero.loads:
            return mission
    return NONE
