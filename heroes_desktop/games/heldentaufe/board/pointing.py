"""What things speak of: the tiles and spaces that light up while a way, a mission or a line is pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from heroes_desktop.engine import Event, Option
from heroes_desktop.engine.hexgrid import cell

from .. import figures
from ..content import MONSTER_INDEX, SPACES, Mission
from ..state import ABOVE, GONE, State
from .reach import Reach


def tile(place: int) -> str:
    """The node of a revealed tile."""
    return f"tile:{place}"


def unknown(place: int) -> str:
    """The node of a cell that can be explored."""
    return f"unknown:{place}"


def space(index: int) -> str:
    """The node of an underworld space."""
    return f"space:{SPACES[index].id}"


def hero(view: State, seat: int) -> list[str]:
    """Where a hero stands, above or below."""
    standing = view.heroes[seat]
    return [tile(standing.place) if standing.space == ABOVE else space(standing.space)]


def monster(view: State, index: int) -> list[str]:
    """Where a monster stands, while it is on the board."""
    standing = view.monsters[index].space
    return [] if standing == GONE else [space(standing)]


def way(found: Reach, view: State, goal: int) -> list[str]:
    """The tiles on the way to one that can be reached this turn; any other tile by itself."""
    steps = found.way(view, goal) if found.cells.get(goal) else []
    return [_option(view, step) for step in steps] or [tile(goal)]


def way_to_unknown(found: Reach, view: State, goal: int) -> list[str]:
    """The way to a cell that can be explored this turn."""
    return [_option(view, step) for step in found.way_to_unknown(view, goal)]


def way_below(found: Reach, view: State, goal: int) -> list[str]:
    """The spaces on the way to one that can be reached this turn; any other space by itself."""
    steps = found.way_below(goal) if found.spaces.get(goal) else []
    return [_option(view, step) for step in steps] or [space(goal)]


def mission(view: State, seat: int, card: Mission) -> list[str]:
    """Where a mission can be fulfilled, as far as the land is known."""
    if card.family == "thief":
        others = (other for other in figures.above(view) if other != seat and view.heroes[other].points)
        return [place for other in others for place in hero(view, other)]
    if card.family == "discoverer":
        return [space(index) for index in figures.DANGERS if figures.danger_on(view, index)]
    if card.family == "slayer":
        return monster(view, MONSTER_INDEX[card.monster])
    return [tile(place) for place in figures.cells_with(view, card.place)]


def option(view: State, chosen: Option) -> list[str]:
    """Where an option leads or whom it is aimed at."""
    act, args = chosen.act, chosen.args
    if act == "descend":
        return [space(figures.PORTALS[int(args[0]) - 1])]
    if act == "ascend":
        place = figures.portal_cell(view, int(args[0]))
        return [] if place is None else [tile(place)]
    if act == "steal":
        return hero(view, int(args[1]))
    if act == "attack":
        return [place for one in args for place in _figure(view, one)]
    if act in ("move", "explore", "target", "tile"):
        return [_option(view, chosen)]
    return []


def _option(view: State, chosen: Option) -> str:
    """The tile, unexplored cell or space a step or target names."""
    *_monster, goal = chosen.args
    if isinstance(goal, str):
        return f"space:{goal}"
    place = cell(int(chosen.args[0]), goal)
    return tile(place) if place in view.surface else unknown(place)


def _figure(view: State, who: int | str) -> list[str]:
    return monster(view, MONSTER_INDEX[who]) if isinstance(who, str) else hero(view, who)


def event(view: State, told: Event) -> Iterable[str]:
    """Where something happened; where it names no place, where the figure stands now."""
    facts: Any = told.facts
    if "cell" in facts or "space" in facts:  # both of them at a portal
        places = [tile(facts["cell"])] if "cell" in facts else []
        return [*places, f"space:{facts['space']}"] if "space" in facts else places
    sides = [facts[side] for side in ("attacker", "defender") if side in facts] or [facts]
    named = [side.get("monster") or side.get("seat", -1) for side in sides]
    return [place for who in named if who != -1 for place in _figure(view, who)]
