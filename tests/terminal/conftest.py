"""The toy game, furnished for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from heroes_desktop import locale, players
from heroes_desktop.engine import Match
from heroes_desktop.games.shared.room import Room, RoomLook, bots, rooms
from heroes_desktop.library import Library, Seat, Session
from tests import toy

from .stage import First, ToyChances, ToyTexts


def _none() -> Any:
    raise AssertionError("the terminal opens no board, and players come from `furnished`")


ROOM = Room(
    info=toy.info,
    look=RoomLook("#202020", "#808080", "perspective-dice-six", "meadow"),
    texts=ToyTexts,
    bots=_none,
    odds=ToyChances,
    board=_none,
)


@pytest.fixture(autouse=True)
def furnished(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words, odds and players for the toy game; English; a language switch does not last."""

    def make(game: str, level: str, *rest: Any) -> Any:
        return First()

    monkeypatch.setitem(rooms, "toy", ROOM)
    monkeypatch.setattr(players, "make", make)
    locale.use("en")
    yield
    locale.use("en")


@pytest.fixture
def sensible_computers(monkeypatch: pytest.MonkeyPatch, furnished: None) -> None:
    """Computer players that think little and finish a match."""

    def make(game: str, level: str, *rest: Any) -> Any:
        return bots(game).heuristic(level)

    monkeypatch.setattr(players, "make", make)


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
