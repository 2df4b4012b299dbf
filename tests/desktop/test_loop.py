"""Turns of the loop: a new layout is painted a turn later, and nothing keeps the picture waiting for good."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from heroes_desktop.desktop import loop
from heroes_desktop.desktop.app import App
from heroes_desktop.desktop.art.worker import Worker
from heroes_desktop.desktop.pilot import FRAME, Pilot
from heroes_desktop.desktop.tidying import EVERY, QUIET, Tidying
from heroes_desktop.desktop.touring import kind

Fly = Callable[..., Pilot]


def turns(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, number: int, before: Callable[[int], None]
) -> list[int]:
    """Run so many turns, doing something before each; the frames drawn after each of them."""
    drawn: list[int] = []

    def events(app: App, _patience: int) -> list[pygame.Event]:
        drawn.append(app.frames)
        pilot.clock.advance(FRAME)
        before(len(drawn))
        return [pygame.Event(pygame.QUIT)] if len(drawn) > number else []

    monkeypatch.setattr(loop, "_events", events)
    loop.run(pilot.app)
    return [after - first for first, after in pairwise(drawn)]


def test_a_new_layout_is_painted_in_the_turn_after(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    scene = pilot.app.top
    frames = turns(pilot, monkeypatch, 6, lambda turn: scene.changed() if turn == 3 else None)
    assert frames[2] == 0, "laid out"
    assert frames[3] == 1, "painted"


def test_a_scene_that_changes_all_the_time_is_seen_all_the_same(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = fly()
    scene = pilot.app.top
    frames = turns(pilot, monkeypatch, 20, lambda _turn: scene.changed())
    assert sum(frames) >= 9


def test_a_page_at_rest_is_not_drawn(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    pilot.app.ui.art.wait(60)
    frames = turns(pilot, monkeypatch, 40, lambda _turn: None)
    assert not any(frames[20:])


def test_the_first_start_shows_a_page_one_can_use_before_any_picture_is_made(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "_run", lambda _worker: None)
    pilot = fly()
    sheet = pilot.app.sheet_of(pilot.app.top)
    assert sheet.unfinished
    assert pilot.sees("New match")
    pilot.click("New match")
    assert kind(pilot) == "NewMatch"


def test_tidying_waits_for_a_quiet_moment_and_sets_aside_what_is_loaded() -> None:
    tidying = Tidying()
    assert tidying.due(5, 0.0) is None, "not begun"
    before = gc.get_threshold()
    tidying.begin()
    try:
        due = tidying.due(5, 100.0)
        assert due == 100.0 + QUIET
        tidying.rest(5, due, "hub")
        assert gc.get_freeze_count() > 1000
        assert tidying.due(5, 100.0) is None, "nothing has happened since"
        assert tidying.due(6, due) == due + EVERY
    finally:
        tidying.end()
    assert gc.get_freeze_count() == 0
    assert gc.get_threshold() == before
