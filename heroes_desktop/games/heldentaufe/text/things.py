"""What things speak of: the ids of tiles and spaces that light up while an option or a line is pointed at."""

from __future__ import annotations

from collections.abc import Iterable

from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import cell

from ...shared.declarations import Facts
from .. import figures
from ..content import MONSTER_INDEX, SPACES
from ..state import ABOVE, GONE, State


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
        return [goal(view, chosen)]
    return []


def goal(view: State, chosen: Option) -> str:
    """The tile, unexplored cell or space a step or target names."""
    *_monster, last = chosen.args
    if isinstance(last, str):
        return f"space:{last}"
    place = cell(int(chosen.args[0]), last)
    return tile(place) if place in view.surface else unknown(place)


def _figure(view: State, who: int | str) -> list[str]:
    return monster(view, MONSTER_INDEX[who]) if isinstance(who, str) else hero(view, who)


def event(view: State, facts: Facts) -> Iterable[str]:
    """Where something happened; where it names no place, where the figure stands now."""
    if "cell" in facts or "space" in facts:  # both of them at a portal
        places = [tile(facts["cell"])] if "cell" in facts else []
        return [*places, f"space:{facts['space']}"] if "space" in facts else places
    sides = [facts[side] for side in ("attacker", "defender") if side in facts] or [facts]
    named = [side.get("monster") or side.get("seat", -1) for side in sides]
    return [place for who in named if who != -1 for place in _figure(view, who)]
