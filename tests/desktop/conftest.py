"""The window without a screen: a pilot for each test, and a board of words where none is drawn yet."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from heroes_desktop import locale
from heroes_desktop.desktop.proving.pilot import Pilot

from . import plain_board

ART = Path(__file__).parents[2] / ".test_art"
"""Pictures are kept between tests and runs; their names follow the drawing code, so no old one is shown."""


@pytest.fixture(autouse=True)
def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test touches the player's own directories or leaves a language behind."""
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HEROES_CACHE", os.environ.get("HEROES_TEST_CACHE") or str(ART))
    before = locale.language()
    yield
    locale.use(before)


@pytest.fixture(autouse=True)
def pictures(request: pytest.FixtureRequest) -> None:
    """Pictures are plain colours unless a test is about pictures and says so (`pytest.mark.drawn`)."""
    if request.node.get_closest_marker("drawn") is None and "art" not in request.path.parts:
        request.getfixturevalue("telling")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played on the board of words."""
    from heroes_desktop.desktop.scenes.match import board_scene

    monkeypatch.setattr(board_scene, "board_for", plain_board.use())


@pytest.fixture
def fly() -> Iterator[Callable[..., Pilot]]:
    """Makes pilots and lands them all."""
    pilots: list[Pilot] = []

    def make(*arguments: Any, **settings: Any) -> Pilot:
        pilots.append(Pilot(*arguments, **settings))
        return pilots[-1]

    yield make
    for pilot in pilots:
        pilot.close()


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is a plain colour made from all that its spec says: quick, and nothing is lost."""
    import zlib

    import pygame

    from heroes_desktop.desktop.art import Art

    kept: dict[tuple[object, float], pygame.Surface] = {}

    def finished(art: Art, spec: Any) -> pygame.Surface:
        key = (spec, art.factor)
        if key not in kept:
            box = art.box(spec)
            kept[key] = pygame.Surface((box.width, box.height))
            kept[key].fill(zlib.crc32(repr(spec).encode()) & 0xFFFFFF)
        return kept[key]

    monkeypatch.setattr(Art, "_finished", finished)
