"""Ways of a hero over the map, as far as a view knows it: steps, tolls, rolls, dangers.

The same functions serve states and views, boards, odds and computer players.
"""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import EVERYONE
from heroes_desktop.games.shared.ways import Cost, Step, StepsFrom, Way, plain_cost, ways_from, within_reach

from .chances import best_fight, find_chance
from .figures import find_number, land, movement, toll
from .land import LINES, NOWHERE, TOWER_SPACE
from .sight import opponents
from .state import Hero, State

UNKNOWN_DANGER = 0.2
"""What a face-down tile counts: seven opponents among 32, and some of them are easy."""


def danger(s: State, hero: Hero, space: int) -> float:
    """The chance to be beaten by what is known to lie on a space; a face-down tile counts a little."""
    foes = opponents(s, hero, space)
    if foes:
        return max(1.0 - best_fight(s, hero, s.faces[foe]) for foe in foes)
    return UNKNOWN_DANGER if face_down(s, space) else 0.0


def face_down(s: State, space: int) -> bool:
    """Whether a tile that is not open to all lies on a space."""
    return any(s.seen[tile] != EVERYONE for tile in s.board.get(space, ()))


def steps_for(s: State, hero: Hero, rolls: bool = True) -> StepsFrom:
    """The steps that leave a space for this hero; without `rolls` no hidden place that has to be found."""
    joints = land(s).joints
    risks: dict[int, tuple[float, bool]] = {}

    def risk(space: int) -> tuple[float, bool]:
        if space not in s.board:
            return 0.0, False
        if space not in risks:
            risks[space] = danger(s, hero, space), bool(opponents(s, hero, space))
        return risks[space]

    def steps_from(space: int) -> Iterator[Step]:
        for near in (*LINES[space], joints[space]):
            if near < 0 or near == TOWER_SPACE:
                continue
            number = find_number(s, hero, near)
            if not number or rolls:
                yield Step(near, 1, toll(s, space, near), find_chance(number), *risk(near))

    return steps_from


def reach(s: State, seat: int) -> dict[int, Way]:
    """Where a hero can get to in the rest of this turn, each space by its best way."""
    hero = s.heroes[seat]
    if hero.line != NOWHERE:
        return {}
    left = movement(s, hero) - (s.walked if seat == s.active else 0)
    return within_reach(hero.space, steps_for(s, hero), max(0, left), hero.gold)


def journeys(s: State, seat: int, start: int, cost: Cost = plain_cost, rolls: bool = True) -> dict[int, Way]:
    """The cheapest way of a hero from a space to every other, over as many turns as it takes."""
    hero = s.heroes[seat]
    return ways_from(start, steps_for(s, hero, rolls), cost, hero.gold)


def distance(s: State, seat: int, start: int, end: int, gold: int | None = None, rolls: bool = True) -> int:
    """Steps from one space to another; -1 if there is no way."""
    hero = s.heroes[seat]
    purse = hero.gold if gold is None else gold
    way = ways_from(start, steps_for(s, hero, rolls), plain_cost, purse).get(end)
    return way.steps if way else -1
