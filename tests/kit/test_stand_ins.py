"""No half-built picture: frames of matches on a cold cache, looked at one by one for stand-ins."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.proving import pilot as pilot_module
from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.moments import moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.engine import Match

from . import slow_painter
from .positions import GAMES, first_setups, sit_down

Fly = Callable[..., Pilot]
SIZES = [(1280, 720), (1920, 1080), (1024, 640)]
FIRST_SECOND, STEP, READING = 1000.0, 40.0, 350.0
"""Milliseconds: how long a page may be in the making, between two frames, and between two clicks."""
FEW, WHOLE = 14, 2000
"""Answers in the short run, and at most in whole matches (`make conformance`)."""


class Watch:
    """Looks at every frame that is shown."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.frames = 0
        self.faults: list[str] = []
        self._page: object = None
        self._since = 0.0
        self._show = pilot.app.window.show
        pilot.app.window.show = self.show  # type: ignore[method-assign]

    def show(self, canvas: pygame.Surface) -> None:
        self._show(canvas)
        self.frames += 1
        app, now = self.pilot.app, self.pilot.clock.now()
        page = (app.top, canvas.get_size())
        if page != self._page:
            self._page, self._since = page, now
        if now - self._since > FIRST_SECOND and (found := stand_ins(canvas)):
            self.faults.append(f"{kind(self.pilot)} after {now - self._since:.0f} ms: {found}")


def stand_ins(canvas: pygame.Surface) -> str:
    """Where a frame shows the colour of stand-ins; empty when it does not."""
    mask = pygame.mask.from_threshold(canvas, slow_painter.STAND_IN, (2, 2, 2, 255))
    boxes = mask.get_bounding_rects() if mask.count() > 40 else []
    return ", ".join(str(tuple(box)) for box in boxes[:4])


def play(fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int], most: int) -> Watch:
    """A match of one person among computers, at the speed of people."""
    slow_painter.install(monkeypatch)
    monkeypatch.setattr(pilot_module, "FRAME", STEP)
    pilot = fly(size, speed=1.0)
    watch = Watch(pilot)
    pilot.wait(3 * FIRST_SECOND)
    sit_down(pilot, Match.new(game, first_setups(game)[-1], 3))
    for number in range(most):
        pilot.wait(READING)
        if not act(pilot, number * 7 + 1):
            break
    pilot.wait(2 * FIRST_SECOND)
    win(pilot, game)
    return watch


def win(pilot: Pilot, game: str) -> None:
    """The last answer of a match, and the page that tells how it ended."""
    found = next((moment for moment in moments(game) if moment.answer is not None), None)
    if found is None or found.answer is None:
        return
    pilot.app.home()
    table = sit_down(pilot, Match.load(found.data))
    pilot.wait(2 * FIRST_SECOND)
    table.choose(found.answer)
    pilot.wait(4 * FIRST_SECOND)


@pytest.mark.drawn
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_is_half_built(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    watch = play(fly, monkeypatch, game, size, FEW)
    assert watch.frames > 100
    assert not watch.faults, f"{len(watch.faults)} of {watch.frames}: " + "; ".join(watch.faults[:5])


@pytest.mark.drawn
@pytest.mark.conformance
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_of_whole_matches_is_half_built(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    watch = play(fly, monkeypatch, game, size, WHOLE)
    assert not watch.faults, f"{len(watch.faults)} of {watch.frames}: " + "; ".join(watch.faults[:5])
