"""The toy game, furnished for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from heroes_desktop import locale, players
from heroes_desktop.engine import Match
from heroes_desktop.games.shared import room
from heroes_desktop.library import Library, Seat, Session
from tests import toy

from .stage import First, ToyChances, ToyTexts

FURNITURE = {"text": ToyTexts(), "odds": ToyChances()}


@pytest.fixture(autouse=True)
def furnished(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words, odds and players for the toy game; English; a language switch does not last."""
    real = room._furniture

    def furniture(game: str, piece: str) -> object:
        return FURNITURE[piece] if game == "toy" else real(game, piece)

    def make(game: str, level: str, *rest: Any) -> Any:
        return First()

    monkeypatch.setattr(room, "_furniture", furniture)
    monkeypatch.setattr(players, "make", make)
    locale.use("en")
    yield
    locale.use("en")


@pytest.fixture
def library() -> Iterator[Library]:
    """A library that leaves nothing behind."""
    with Library.temporary("nowhere") as opened:
        opened.notices.clear()
        yield opened


@pytest.fixture
def start(library: Library) -> Callable[..., Session]:
    """Starts a stored toy match with these holders of its seats."""

    def begin(*kinds: str, seed: int = 1) -> Session:
        match = Match.new("toy", toy.PAIR, seed)
        seats = [Seat(name, kind) for name, kind in zip(toy.PAIR.seats, kinds, strict=True)]
        return library.start(match, seats, "Toy")

    return begin
