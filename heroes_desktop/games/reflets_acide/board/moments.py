"""Moments of a match worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.proving.moments import Moment, asked
from heroes_desktop.engine import Decision, Match, Setup

from ..track import DOOR, distance, is_room

SEATS = ("Ann", "Ben")


def opening(seed: int) -> Match:
    """Two players with the first Challenge."""
    return Match.new("reflets_acide", Setup("duo", SEATS, {"challenge": "pepere", "tokens": "quick"}), seed)


def _close(match: Match, decision: Decision) -> bool:
    state = match.state
    return decision.kind == "brake" and distance(state.avatar, state.pawn) <= 5


def _beasts(match: Match, decision: Decision) -> bool:
    hazard = match.state.hazard
    return decision.kind == "before_objective" and hazard is not None and bool(hazard.beasts)


def _in_chasm(match: Match, decision: Decision) -> bool:
    return decision.kind == "move_to" and match.state.pawn > DOOR


def _in_room(kind: str) -> Callable[[Match, Decision], bool]:
    return lambda match, decision: decision.kind == kind and is_room(match.state.pawn)


def _late(match: Match, decision: Decision) -> bool:
    return decision.kind == "walk_or_run" and match.state.turn >= 12


MOMENTS = (
    Moment("replace_hero", asked("replace_hero")),
    Moment("place_heroes", asked("place_heroes")),
    Moment("blessing", asked("blessing")),
    Moment("brake", _close),
    Moment("move", asked("move_to")),
    Moment("dilemma", asked("keep_dilemma")),
    Moment("before_objective", _beasts),
    Moment("assign_dice", asked("assign_dice")),
    Moment("catch_up", asked("catch_up")),
    Moment("equip", asked("equip")),
    Moment("late_road", _late),
    Moment("chasm", _in_chasm),
    Moment("room", _in_room("test_or_visit")),
)
