"""The options of a setup: what is really settled, and what is wrong with them, in a sentence each."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from heroes_desktop.engine import Setup
from heroes_desktop.locale import _


def given(options: dict[str, Any]) -> dict[str, Any]:
    """What is really settled: None means the same as nothing."""
    return {key: value for key, value in options.items() if value is not None}


def unknown_settings(options: dict[str, Any], known: Collection[str]) -> list[str]:
    """Settings this game does not have."""
    return [_("unknown setting: {key}").format(key=key) for key in sorted(set(options) - set(known))]


def impossible_value(options: dict[str, Any], key: str, known: Collection[object]) -> list[str]:
    """A setting with a value that is none of those known."""
    if key not in options or options[key] in known:
        return []
    return [
        _("{value} is not possible for {key}; possible are: {known}").format(
            value=options[key], key=key, known=", ".join(map(str, known))
        )
    ]


def wrong_number_of_players(setup: Setup, fewest: int, most: int) -> list[str]:
    """Too few or too many seats for this game."""
    count = len(setup.seats)
    if fewest <= count <= most:
        return []
    return [
        _("this game is for {fewest} to {most} players, not {count}").format(
            fewest=fewest, most=most, count=count
        )
    ]


def missing_first_player(setup: Setup, seat: object) -> list[str]:
    """A first player who has no seat."""
    if type(seat) is int and 0 <= seat < len(setup.seats):
        return []
    return [_("there is no seat {seat} to be first player").format(seat=seat)]


def missing_computer_seats(setup: Setup) -> list[str]:
    """Computer players who have no seat."""
    return [
        _("there is no seat {seat} for a computer player").format(seat=seat)
        for seat in setup.automated
        if not 0 <= seat < len(setup.seats)
    ]
