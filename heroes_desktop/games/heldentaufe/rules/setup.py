"""Before the first turn: heroes, first player, tiles left in the box, the deal."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import HERO_INDEX, HEROES, MONSTERS, PLAYERS, TILE_FACE
from ..figures import DANGERS, HEARTS, monster_heart_spaces
from ..state import FIRST_DANGER, FIRST_MISSION, NOBODY, TILES, State
from .passing import begin_turn

RED, BLUE = 14, 9
"""Missions of each colour; red come first (HT-015)."""


def choose_heroes(s: State, table: Table) -> Rules[None]:
    """Every player gets a hero of his own: given, chosen in seat order, or drawn at last (HT-001, HT-D02)."""
    for seat, wish in enumerate(s.wishes):
        if wish in HERO_INDEX:
            _become(s, table, seat, HERO_INDEX[wish], "given")
    for seat, wish in enumerate(s.wishes):
        if not wish:
            free = tuple(options.HERO[hero] for hero in _free_heroes(s))
            answer = yield Ask(seat, "choose_hero", (*free, options.RANDOM))
            if answer.act == "hero":
                _become(s, table, seat, HERO_INDEX[answer.args[0]], "chosen")
    for seat, hero in enumerate(s.heroes):
        if hero.hero < 0:
            free_heroes = _free_heroes(s)
            _become(s, table, seat, free_heroes[table.roll(len(free_heroes)) - 1], "drawn")
    s.stage = "first"


def _free_heroes(s: State) -> list[int]:
    taken = [hero.hero for hero in s.heroes]
    return [index for index in range(len(HEROES)) if index not in taken]


def _become(s: State, table: Table, seat: int, index: int, cause: str) -> None:
    """A hero starts with full hearts and empty board (HT-019)."""
    hero = s.heroes[seat]
    hero.hero, hero.hearts = index, HEARTS[index]
    table.tell("hero", seat=seat, hero=HEROES[index].id, cause=cause)


def first_player(s: State, table: Table) -> Rules[None]:
    """The first player is named by the setup or drawn (HT-022, HT-D01); he may choose the tiles left out."""
    s.first = s.first_wish if s.first_wish != NOBODY else table.roll(len(s.heroes)) - 1
    s.active = s.first
    table.tell("first_player", seat=s.first)
    yield from _remove_tiles(s, table)
    s.stage = "deal"


def _remove_tiles(s: State, table: Table) -> Rules[None]:
    """Forests and resources go back to the box, resources of different kinds (HT-003 to HT-007, HT-D03)."""
    row = PLAYERS[len(s.heroes)]
    for _ in range(row.forests_removed):
        _remove(s, "forest")
    kinds = list(options.RESOURCES)
    for _ in range(row.resources_removed):
        if row.resources_removed == len(options.RESOURCES):
            kind = kinds[0]
        elif s.removal == "chosen":
            offered = tuple(options.RESOURCE[kind] for kind in kinds)
            answer = yield Ask(s.first, "choose_removed_tiles", offered)
            kind = answer.args[0]
        else:
            kind = kinds[table.roll(len(kinds)) - 1]
        kinds.remove(kind)
        _remove(s, kind)
    if s.removed:
        table.tell("removed", tiles=list(s.removed), faces=[s.faces[tile] for tile in s.removed])


def _remove(s: State, kind: str) -> None:
    face = TILE_FACE[kind]
    s.removed.append(next(t for t in range(TILES) if s.faces[t] == face and t not in s.removed))


def deal(s: State, table: Table) -> Rules[None]:
    """Piles, danger tokens, teeth and hands; then the first player begins (HT-007 to HT-017)."""
    s.pile = [tile for tile in range(1, TILES) if tile not in s.removed]
    table.shuffle(s.pile)
    table.shuffle(range(FIRST_DANGER, FIRST_DANGER + len(DANGERS)))
    _lay_teeth(s, table)
    _deal_missions(s, table)
    begin_turn(s, table, s.first)
    return
    yield  # a stage like the others, without a question


def _lay_teeth(s: State, table: Table) -> None:
    """Each monster its own stack or the three at random (HT-011, HT-D08), and full hearts (HT-012)."""
    stacks = [list(card.stack) for card in MONSTERS]
    for index, monster in enumerate(s.monsters):
        shuffled = s.teeth == "shuffled" and len(stacks) > 1
        monster.teeth = stacks.pop(table.roll(len(stacks)) - 1 if shuffled else 0)
        monster.hearts = monster_heart_spaces(s, index)
    table.tell("teeth_laid", stacks=[list(monster.teeth) for monster in s.monsters])


def _deal_missions(s: State, table: Table) -> None:
    """Two red and one blue for everybody, mixed so that nobody sees which is which (HT-015, HT-016); the rest
    of both colours is one pile (HT-017, HT-D43)."""
    red = list(range(FIRST_MISSION, FIRST_MISSION + RED))
    blue = list(range(FIRST_MISSION + RED, FIRST_MISSION + RED + BLUE))
    table.shuffle(red)
    table.shuffle(blue)
    for seat, hero in enumerate(s.heroes):
        hero.hand = [red.pop(), red.pop(), blue.pop()]
        hero.dealt = list(hero.hand)
        table.shuffle(hero.hand)
        faces = [table.show(card, seat) for card in hero.hand]
        table.tell_seat(seat, "dealt", {"faces": faces}, seat=seat, count=len(faces), cards=list(hero.hand))
    s.missions = red + blue
    table.shuffle(s.missions)
