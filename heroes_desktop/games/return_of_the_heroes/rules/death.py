"""Death: a younger relative takes over, and everything goes where it belongs."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import HEROES
from ..figures import IS_WARE, LIFE, PRINTED
from ..land import NOWHERE, label
from ..state import State
from .storage import into_the_bag, lose_item, return_load


def die(s: State, table: Table, seat: int, place: int) -> Rules[None]:
    """The turn ends; items lost lie on `place`, goods under the pile, missions in the bag, objects on their
    first spaces, cubes and gold in the supply, the successor at home (RH-130 to RH-136, RH-D58 to RH-D63)."""
    hero = s.heroes[seat]
    table.tell("died", seat=seat, space=label(place), foe=s.fight.foe if s.fight else -1)
    goods = [load for load in hero.loads.values() if IS_WARE[s.faces[load]]]
    heirlooms = [*hero.items, *goods]
    kept = -1
    if heirlooms:
        answer = yield Ask(seat, "inherit_item", tuple(options.ITEM[item] for item in heirlooms))
        kept = int(answer.args[0])
    lost = [item for item in hero.items if item != kept]
    hero.items = [kept] if kept >= 0 else []
    for item in lost:
        lose_item(s, table, seat, item, place, "death")
    for load in list(hero.loads.values()):
        if load != kept:
            return_load(s, table, seat, load, "death")
    hero.loads = {}
    missions, hero.missions = hero.missions, []
    for mission in missions:
        into_the_bag(s, table, mission, "death")
    _succeed(s, table, seat, kept)
    s.stage = "end"


def _succeed(s: State, table: Table, seat: int, kept: int) -> None:
    """The relative has the printed values; quests, their progress and the gem stay (RH-133 to RH-135)."""
    hero = s.heroes[seat]
    hero.cubes = [0, 0, 0]
    hero.skills = list(PRINTED[hero.hero])
    hero.life = LIFE[hero.hero]
    hero.gold = HEROES[hero.hero].gold
    hero.space, hero.line, hero.passage = hero.home, NOWHERE, NOWHERE
    table.tell(
        "successor",
        seat=seat,
        home=label(hero.home),
        life=hero.life,
        gold=hero.gold,
        item=kept,
        face=s.faces[kept] if kept >= 0 else -1,
    )
