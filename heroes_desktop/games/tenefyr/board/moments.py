"""Moments of a match worth a picture."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.proving.moments import Moment, asked
from heroes_desktop.engine import Decision, Match, Setup

from ..content import SKULL

SEATS = ("Ann", "Ben", "Cleo", "Dan")


def opening(seed: int) -> Match:
    """Four heroes in the order of the book."""
    options = {"heroes": ["barbarian", "bard", "cleric", "thief"], "boss": "random", "difficulty": "easy",
               "first": 0, "order": "best"}  # fmt: skip
    return Match.new("tenefyr", Setup("4-players", SEATS, options), seed)


def _played(least: int) -> Callable[[Match, Decision], bool]:
    """A card is to be played while so many lie on the table."""

    def here(match: Match, decision: Decision) -> bool:
        fight = match.state.fight
        return decision.kind == "play_next" and fight is not None and len(fight.played) >= least

    return here


def _late(match: Match, decision: Decision) -> bool:
    return decision.kind == "choose_destination" and SKULL - match.state.pawn <= 3


def _boss(match: Match, decision: Decision) -> bool:
    return decision.kind == "keep_or_reject" and match.state.at_boss


MOMENTS = (
    Moment("village", asked("choose_destination")),
    Moment("keep_or_reject", asked("keep_or_reject")),
    Moment("fight", _played(4)),
    Moment("long_fight", _played(9)),
    Moment("onward", asked("continue_or_leave")),
    Moment("reward", asked("reward_option")),
    Moment("reward_for_all", asked("group_reward")),
    Moment("remove", asked("remove_cards")),
    Moment("late_village", _late),
    Moment("boss", _boss),
)
