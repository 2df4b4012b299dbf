"""What ways and missions speak of: the tiles and spaces that light up while they are pointed at."""

from __future__ import annotations

from .. import figures
from ..content import MONSTER_INDEX, Mission
from ..state import State
from ..text import things
from ..text.things import hero, monster, space, tile, unknown
from .reach import Reach

__all__ = ["hero", "mission", "monster", "space", "tile", "unknown", "way", "way_below", "way_to_unknown"]


def way(found: Reach, view: State, goal: int) -> list[str]:
    """The tiles on the way to one that can be reached this turn; any other tile by itself."""
    steps = found.way(view, goal) if found.cells.get(goal) else []
    return [things.goal(view, step) for step in steps] or [things.tile(goal)]


def way_to_unknown(found: Reach, view: State, goal: int) -> list[str]:
    """The way to a cell that can be explored this turn."""
    return [things.goal(view, step) for step in found.way_to_unknown(view, goal)]


def way_below(found: Reach, view: State, goal: int) -> list[str]:
    """The spaces on the way to one that can be reached this turn; any other space by itself."""
    steps = found.way_below(goal) if found.spaces.get(goal) else []
    return [things.goal(view, step) for step in steps] or [things.space(goal)]


def mission(view: State, seat: int, card: Mission) -> list[str]:
    """Where a mission can be fulfilled, as far as the land is known."""
    if card.family == "thief":
        others = (other for other in figures.above(view) if other != seat and view.heroes[other].points)
        return [place for other in others for place in things.hero(view, other)]
    if card.family == "discoverer":
        return [things.space(index) for index in figures.DANGERS if figures.danger_on(view, index)]
    if card.family == "slayer":
        return things.monster(view, MONSTER_INDEX[card.monster])
    return [things.tile(place) for place in figures.cells_with(view, card.place)]
