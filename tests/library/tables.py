"""Matches and seats for the library's tests: the toy game and every game of the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heroes_desktop.engine import Chance, GameInfo, Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.library import Library, Seat, Session
from tests import toy

GAMES: tuple[GameInfo[Any], ...] = (toy.info, *catalogue.values())

SETUPS = [
    pytest.param(info.id, setup, id=f"{info.id}-{setup.name}") for info in GAMES for setup in info.setups
]
"""Every way to play, for parametrised tests."""


def table(match: Match) -> list[Seat]:
    """A person at the first seat, computers at the others."""
    names = match.setup.seats
    return [Seat(name, "person" if number == 0 else "normal") for number, name in enumerate(names)]


def begin(
    library: Library, game: str = "toy", setup: Setup = toy.PAIR, seed: int = 1, title: str = "A match"
) -> Session:
    """A new match on the library's table."""
    match = Match.new(game, setup, seed)
    return library.start(match, table(match), title)


def play(session: Session, seed: int = 1, limit: int = 10_000) -> Session:
    """Random answers through the session."""
    for _ in answers(session, seed, limit):
        pass
    return session


def answers(session: Session, seed: int, limit: int = 10_000) -> Iterator[int]:
    """Random answers one by one, numbered."""
    chance = Chance(seed)
    for number in range(limit):
        if not session.offered:
            return
        decision = session.offered[chance.below(len(session.offered))]
        session.play(decision.options[chance.below(len(decision.options))], decision.seat)
        yield number


def reopened(home: Path, number: int) -> Match:
    """A stored match as the next start of the program finds it."""
    with Library.open(home) as library:
        return library.resume(number).match
