"""Moments of a match worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.proving.moments import Moment, asked
from heroes_desktop.engine import Decision, Match, Option, Setup
from heroes_desktop.engine.hexgrid import cell, distance

from .. import figures
from ..content import HEROES
from ..state import CAMPFIRE

SEATS = ("Ann", "Ben", "Cleo", "Dan", "Eve")
EARLY, MIDDLE, SLACK = 5, 22, 6
"""Tiles on the table when the land is young, when half of it is known, and how many more that may be."""


def opening(seed: int) -> Match:
    """Five heroes in the order of the book; every second match begins when they have seen the whole land."""
    options = {"heroes": [hero.id for hero in HEROES], "first": 0}
    match = Match.new("heldentaufe", Setup(f"{len(SEATS)}-players", SEATS, options), seed)
    while seed % 2 == 0 and match.pending and match.state.pile:
        decision = match.pending[0]
        match.play(_explore(match, decision), decision.seat)
    return match


def _explore(match: Match, decision: Decision) -> Option:
    """Turn over a tile, or go where that can be done."""
    state = match.state
    if decision.kind != "hero_action":
        return decision.options[-1]
    found = [option for option in decision.options if option.act == "explore"]
    moves = [option for option in decision.options if option.act == "move"]
    if found:
        return min(found, key=lambda option: distance(CAMPFIRE, cell(*map(int, option.args))))
    frontier = [place for place in state.surface if figures.unexplored(state, place)]

    def far(option: Option) -> int:
        here = cell(*map(int, option.args))
        return min(distance(here, place) for place in frontier)

    return min(moves, key=far) if moves else decision.options[-1]


def _offers(*acts: str) -> Callable[[Match, Decision], bool]:
    """A hero may do one of these."""

    def here(_match: Match, decision: Decision) -> bool:
        return decision.kind == "hero_action" and any(option.act in acts for option in decision.options)

    return here


def _land(least: int) -> Callable[[Match, Decision], bool]:
    """At the beginning of a turn above ground so many tiles are known."""

    def here(match: Match, decision: Decision) -> bool:
        state = match.state
        fresh = decision.kind == "hero_action" and state.used == 0 and state.heroes[decision.seat].space < 0
        return bool(fresh and least <= len(state.surface) <= least + SLACK)

    return here


def _all_land(match: Match, decision: Decision) -> bool:
    return decision.kind == "hero_action" and not match.state.pile and match.state.used == 0


MOMENTS = (
    Moment("surface_early", _land(EARLY)),
    Moment("surface_mid", _land(MIDDLE)),
    Moment("surface_full", _all_land),
    Moment("fight", _offers("attack")),
    Moment("brewing", _offers("brew")),
    Moment("missions", _offers("complete")),
    Moment("thief", _offers("steal")),
    Moment("monster_turn", asked("monster_action")),
    Moment("defeat", asked("place_defeated")),
)
