"""Moments of a match worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.proving.moments import Moment, asked
from heroes_desktop.engine import Decision, Match, Setup

SEATS = ("Ann", "Ben", "Cleo", "Dan")
MODES = ("basic", "standard", "solo")
LATE = 8
"""A round in which there is something to see on the map."""


def opening(seed: int) -> Match:
    """In turn a basic, a standard and a solo match."""
    mode = MODES[seed % len(MODES)]
    seats = SEATS[:1] if mode == "solo" else SEATS
    return Match.new("return_of_the_heroes", Setup(f"{mode}-{len(seats)}", seats, {"mode": mode}), seed)


def _offers(*acts: str) -> Callable[[Match, Decision], bool]:
    def here(_match: Match, decision: Decision) -> bool:
        return any(option.act in acts for option in decision.options)

    return here


def _walking(least: int, dark: bool, mode: str = "") -> Callable[[Match, Decision], bool]:
    """The beginning of a turn, by day or by night."""

    def here(match: Match, decision: Decision) -> bool:
        state = match.state
        fitting = not mode or state.mode == mode
        return bool(
            fitting and decision.kind == "start_turn" and state.round >= least and state.awake is dark
        )

    return here


MOMENTS = (
    Moment("first_turn", _walking(1, False)),
    Moment("map_by_day", _walking(LATE, False)),
    Moment("map_by_night", _walking(LATE, True)),
    Moment("turned_map", _walking(4, False, "standard")),
    Moment("solo", _walking(12, True, "solo")),
    Moment("fight", asked("choose_skill")),
    Moment("bazaar", asked("buy")),
    Moment("seer", asked("seer_pick")),
    Moment("actions", _offers("use", "accept")),
    Moment("quest", _offers("quest_step")),
    Moment("damage", asked("assign_damage")),
    Moment("place_hidden", asked("place_hidden")),
    Moment("final_battle", asked("final_skill")),
)
