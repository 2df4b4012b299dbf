"""What the active hero may do on his space after moving, one action after the other."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Offer, Option, Rules, Table

from .. import effects, options
from ..content import QUEST_INDEX
from ..content import tile as tile_of
from ..figures import KIND, MISSION_OBJECT
from ..land import GATES, NOWHERE
from ..sight import visible
from ..state import Hero, State
from .asking import sips
from .combat import challenge
from .inventory import pick_up
from .life import sip
from .missions import accept, accomplish, can_accomplish, take_object
from .quests import can_step, quest_step, quests_on_offer, take_quest


def action_options(s: State) -> tuple[Option, ...]:
    """Every action now legal, or the end of the turn (RH-043, RH-095 to RH-098)."""
    hero = s.heroes[s.active]
    found: list[Option] = []
    if hero.line == NOWHERE:
        _add_actions(s, hero, found)
    found += sips(s, hero)
    found.append(options.END_TURN)
    return tuple(found)


def _add_actions(s: State, hero: Hero, found: list[Option]) -> None:
    """Actions on the hero's space; on a line there are none (RH-063)."""
    space = hero.space
    if can_challenge(s, hero):
        found.append(options.CHALLENGE)
    for number, quest in enumerate(hero.quests):
        if can_step(s, hero, number):
            found.append(options.QUEST_STEP[quest])
    for mission in hero.missions:
        if can_accomplish(s, s.active, mission):
            found.append(options.ACCOMPLISH[mission])
    tiles = s.board.get(space)
    if tiles:
        _add_tiles(s, hero, tiles, found)
    for quest in quests_on_offer(s, hero):
        found.append(options.TAKE_QUEST[quest])
    for item in s.dropped.get(space, ()):
        if item not in s.refused and item not in s.used:
            found.append(options.PICK_UP[item])


def _add_tiles(s: State, hero: Hero, tiles: list[int], found: list[Option]) -> None:
    """Objects to pick up, missions to accept, encounters to use."""
    usable: list[Option] = []
    missions: list[Option] = []
    for tile in tiles:
        if s.seen[tile] != EVERYONE:
            continue
        face = s.faces[tile]
        kind = KIND[face]
        if kind == "mission":
            missions.append(options.ACCEPT[tile])
        elif kind == "object":
            if face in MISSION_OBJECT and visible(s, hero, tile):
                found.append(options.TAKE_OBJECT[tile])
        elif kind in ("encounter", "item") and tile not in s.used:
            action = tile_of(face).action
            if action is not None and effects.usable(s, tile, action):
                usable.append(options.USE[tile])
    found += missions
    found += usable


def can_challenge(s: State, hero: Hero) -> bool:
    """A gem, a gate, an awake Nameless, and neither combat nor action before (RH-210, RH-268, RH-D33,
    RH-D97)."""
    return s.awake and hero.gem and not s.fought and not s.acted and hero.space in GATES


def acting(s: State, table: Table) -> Rules[None]:
    """One action; the turn ends by choice, or when nothing is left to do."""
    answer = yield Offer(s.active, "choose_action", action_options, always=False)
    act = answer.act
    if act == "end_turn":
        s.stage = "end"
        return
    if act == "drink":
        sip(s, table, answer.args[0])
        return
    if act == "challenge":
        yield from challenge(s, table)
        return
    s.acted = True
    if act == "quest_step":
        yield from quest_step(s, table, QUEST_INDEX[answer.args[0]])
    elif act == "take_quest":
        take_quest(s, table, QUEST_INDEX[answer.args[0]])
    else:
        yield from _ACTIONS[act](s, table, answer.args[0])


def use(s: State, table: Table, tile: int) -> Rules[None]:
    """An encounter, once a turn (RH-097)."""
    s.used.append(tile)
    table.tell("used", seat=s.active, tile=tile, face=s.faces[tile])
    action = tile_of(s.faces[tile]).action
    assert action is not None
    yield from effects.run(s, table, tile, action)


_ACTIONS = {
    "accomplish": accomplish,
    "take_object": take_object,
    "accept": accept,
    "use": use,
    "pick_up": pick_up,
}
