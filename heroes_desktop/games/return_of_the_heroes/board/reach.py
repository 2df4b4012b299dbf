"""Where a click on the map leads: the ways of this turn, and spaces behind a question about pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from heroes_desktop.desktop.widgets import chance_text
from heroes_desktop.engine import Option
from heroes_desktop.games.shared.ways import Way

from .. import options
from ..chances import find_chance
from ..figures import find_number, land
from ..land import BEIGE_OF, PIECE_INDEX, PIECE_OF, SPACE, STARTS, label
from ..locale import _, counted
from ..sight import opponents, spaces_for_hidden
from ..text import words
from ..text.articles import fluent
from ..ways import reach
from .look import Look

WALKING = ("start_turn", "leave_or_fight", "step", "tile_on_arrival")


@dataclass(frozen=True)
class Reach:
    """What can be clicked: ways by their end, options by their space, pieces that can be chosen."""

    ways: dict[int, Way] = field(default_factory=dict)
    near: dict[int, Option] = field(default_factory=dict)
    behind: dict[int, tuple[Option, Option]] = field(default_factory=dict)
    pieces: dict[int, Option] = field(default_factory=dict)


def reachable(look: Look) -> Reach:
    """Everything the present question lets one do on the map."""
    decision = look.decision
    if decision is None:
        return Reach()
    near = {SPACE[str(option.args[0])]: option for option in look.options("step", "space")}
    pieces = {PIECE_INDEX[str(option.args[0])]: option for option in look.options("piece")}
    tower = look.find("enter_tower")
    if tower is not None:
        near[SPACE["H3"]] = tower
    ways = {}
    if decision.kind in WALKING and any(option.act == "step" for option in near.values()):
        ways = {
            end: way
            for end, way in reach(look.view, decision.seat).items()
            if way.places and way.places[0] in near and end not in near
        }
    return Reach(ways, near, _behind(look, pieces), pieces)


def _behind(look: Look, pieces: dict[int, Option]) -> dict[int, tuple[Option, Option]]:
    """The spaces a piece is chosen for: one click answers both questions."""
    decision = look.decision
    if decision is None or not pieces or decision.kind == "pillar_swap":
        return {}
    view = look.view
    if decision.kind == "place_hidden":
        spaces = [space for space in spaces_for_hidden(view, decision.seat) if PIECE_OF[space] in pieces]
    else:
        table = STARTS if decision.kind == "choose_start" and view.mode != "solo" else BEIGE_OF
        own = view.heroes[decision.seat].space
        spaces = [space for piece in pieces for space in table[piece] if space != own]
    known = land(view).position
    return {
        space: (pieces[PIECE_OF[space]], options.SPACE[space])
        for space in spaces
        if known[PIECE_OF[space]] >= 0
    }


def click(look: Look, found: Reach, space: int) -> Callable[[], None] | None:
    """What a click on a space does; None when nothing."""
    if space in found.near:
        return partial(look.choose, found.near[space])
    if space in found.ways:
        return partial(look.follow, [options.STEP[place] for place in found.ways[space].places])
    if space in found.behind:
        return partial(look.follow, list(found.behind[space]))
    return None


def told(look: Look, found: Reach, space: int) -> str:
    """What the click is called."""
    if space in found.near:
        return look.name(found.near[space])
    name = words.place(label(space))
    if space in found.ways:
        way = found.ways[space]
        there = words.the_place(label(space))
        return fluent(_("Walk to {place} ({steps})").format(place=there, steps=steps(way.steps)))
    if space in found.behind:
        return _("Choose {place}").format(place=name)
    return name


def steps(count: int) -> str:
    """So many steps in words."""
    return counted("{n} step", "{n} steps", count)


def costs(look: Look, found: Reach, space: int) -> list[str]:
    """What a way takes besides steps."""
    decision = look.decision
    lines: list[str] = []
    if decision is None or decision.kind not in WALKING:
        return lines
    view = look.view
    hero = view.heroes[decision.seat]
    way = found.ways.get(space)
    if way is not None and way.toll:
        lines.append(_("Toll: {gold}").format(gold=words.gold(way.toll)))
    if way is not None and way.chance < 1:
        lines.append(_("Chance to get there: {chance}").format(chance=chance_text(way.chance)))
    elif space in found.near and find_number(view, hero, space):
        number = find_number(view, hero, space)
        lines.append(
            _("Hidden: two dice of {number} or less, {chance}").format(
                number=number, chance=chance_text(find_chance(number))
            )
        )
    if opponents(view, hero, space):
        lines.append(_("You will have to fight there."))
    return lines


def trail(found: Reach, space: int) -> list[str]:
    """The spaces a way leads through, to light up."""
    way = found.ways.get(space)
    return [f"space-{label(place)}" for place in (way.places if way else (space,))]
