"""Moments of a match worth a picture, beside the questions every match asks early."""

from __future__ import annotations

from heroes_desktop.desktop.proving.moments import Moment, asked
from heroes_desktop.engine import Decision, Match, Setup

from ..content import CARDS
from ..state import FINAL

SEATS = ("Ann", "Ben")
PARTIES = {1: ["F1", "F2", "F4", "F5", "F6"], 2: ["W1", "W2", "W3", "W5", "W11"]}
"""Large ones, with a rogue who looks into piles, armour and quests."""
NEAR, EQUIPPED = 4, 2
"""A late table: so few cards in the shortest pile, so many pieces of equipment shown."""


def opening(seed: int) -> Match:
    """A duel, of the two boxes in turn."""
    box = 1 + seed % 2
    options = {"mode": "duel", "box": box, "sides": "party", "party": PARTIES[box]}
    return Match.new("immortal_king", Setup("duel", SEATS, options), seed)


def _late(match: Match, decision: Decision) -> bool:
    state = match.state
    return (
        decision.kind == "choose_target"
        and min(len(corridor.pile) for corridor in state.corridors) <= NEAR
        and len(state.shown) >= EQUIPPED
    )


def _auras(match: Match, decision: Decision) -> bool:
    """Two auras lie open."""
    state = match.state
    guards = [state.faces[lane.guard] for lane in state.corridors if lane.guard >= 0 and lane.up]
    return decision.kind == "choose_target" and sum(bool(CARDS[face].aura) for face in guards) > 1


def _final_fight(match: Match, decision: Decision) -> bool:
    return decision.kind == "window3" and match.state.fight.lane == FINAL


MOMENTS = (
    Moment("throw", asked("rps_throw")),
    Moment("auras", _auras),
    Moment("bodyguard", asked("bodyguard_target")),
    Moment("aim", asked("effect_target")),
    Moment("look_pile", asked("look_pile")),
    Moment("armour", asked("armour_roll")),
    Moment("late", _late),
    Moment("final_fight", _final_fight),
)
