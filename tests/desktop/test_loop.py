"""Turns of the loop: a new layout is painted a turn later, and nothing keeps the picture waiting for good."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import pairwise

import pygame
import pytest

from heroes_desktop.desktop.art.core.worker import Worker
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.program import loop
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.program.garbage import EVERY, QUIET, Tidying
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import FRAME, Pilot
from heroes_desktop.desktop.scenes.scene import Scene

pytestmark = pytest.mark.drawn

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
    pilot = fly(patient=True)
    scene = pilot.app.top
    frames = turns(pilot, monkeypatch, 6, lambda turn: scene.changed() if turn == 3 else None)
    assert frames[2] == 0, "laid out"
    assert frames[3] == 1, "painted"


def test_a_scene_that_changes_all_the_time_is_seen_all_the_same(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = fly(patient=True)
    scene = pilot.app.top
    frames = turns(pilot, monkeypatch, 20, lambda _turn: scene.changed())
    assert sum(frames) >= 9


LONG = 8.0
"""Milliseconds that laying out one part of a large scene takes here."""


class Large(Scene):
    """A scene of three parts, each of them long."""

    fades = False

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.app)
        self.pilot = pilot
        self.laid = 0

    def parts(self, sheet: Sheet) -> Iterator[None]:
        for number in range(3):
            self.pilot.clock.advance(LONG)
            self.laid += 1
            sheet.node(f"Part {number}", "text", sheet.rect)
            yield


def test_a_large_scene_is_laid_out_in_several_turns(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    scene = Large(pilot)
    pilot.app.push(scene)
    pilot.app.draw()
    laid: list[int] = []

    def before(turn: int) -> None:
        laid.append(scene.laid)
        if turn == 2:
            scene.changed()

    frames = turns(pilot, monkeypatch, 8, before)
    assert max(after - first for first, after in pairwise(laid)) == 1, "never two parts in one turn"
    assert laid[-1] == 6
    assert [frames[turn] for turn in range(1, 5)] == [0, 0, 0, 1], (
        "the old picture stays until all is laid out"
    )
    assert [node.name for node in pilot.app.sheet_of(scene).root.children] == ["Part 0", "Part 1", "Part 2"]


class Costly(Scene):
    """A scene that is quickly laid out and takes long to paint, the longer the larger the area."""

    fades = False

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.app)
        self.pilot = pilot
        self.painted: list[pygame.Rect] = []

    def build(self, sheet: Sheet) -> None:
        sheet.paint(self.paint, sheet.rect)

    def paint(self, target: pygame.Surface) -> None:
        self.painted.append(target.get_clip())
        self.pilot.clock.advance(30 * self.painted[-1].h / target.get_height())


def test_a_large_picture_is_painted_in_several_turns(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly(size=(1920, 1080))
    scene = Costly(pilot)
    pilot.app.push(scene)
    pilot.app.draw()
    scene.painted.clear()
    seen: list[int] = []

    def before(turn: int) -> None:
        seen.append(len(scene.painted))
        if turn == 2:
            scene.changed()

    frames = turns(pilot, monkeypatch, 10, before)
    assert [frames[turn] for turn in range(1, 6)] == [0, 0, 0, 1, 0], "the old picture stays meanwhile"
    assert max(after - first for first, after in pairwise(seen)) == 2, "two slices are enough for a turn"
    whole = scene.painted[0].unionall(scene.painted[1:])
    assert whole == pilot.app.canvas.get_rect()
    assert sum(area.h for area in scene.painted) == whole.h, "nothing twice"


def test_a_click_finds_a_whole_layout(fly: Fly) -> None:
    pilot = fly()
    scene = Large(pilot)
    pilot.app.push(scene)
    assert pilot.app.lay_out(lambda: scene.laid > 0) is False, "there is no old picture to stay"
    assert not pilot.app.laid_out
    assert len(pilot.app.sheet_of(scene).root.children) == scene.laid == 3


def test_a_large_scene_that_changes_all_the_time_is_seen(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    scene = Large(pilot)
    pilot.app.push(scene)
    pilot.app.draw()
    frames = turns(pilot, monkeypatch, 40, lambda _turn: scene.changed())
    assert sum(frames) >= 7


def test_what_a_timer_waits_for_is_taken_in_the_same_turn(fly: Fly) -> None:
    pilot = fly()
    app, done, told = pilot.app, Future[int](), list[int]()
    done.set_result(7)
    app.after(0, lambda: app.when_done(done, lambda result: told.append(result.result())))
    app.update()
    assert told == [7], "else the table would be laid out twice for one step"


class Sudden(Future[int]):
    """Work of another thread that is finished the moment after somebody looked."""

    def done(self) -> bool:
        was = super().done()
        if not was:
            self.set_result(7)
        return was


def test_what_is_finished_between_two_looks_is_not_lost(fly: Fly) -> None:
    pilot, told = fly(), list[int]()
    pilot.app.when_done(Sudden(), lambda result: told.append(result.result()))
    pilot.app.update()
    pilot.app.update()
    assert told == [7], "else the table would think for ever"


class SilentBell:
    """Nobody rings; waiting costs only time on the clock."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.waits = 0

    def wait(self, seconds: float) -> bool:
        self.pilot.clock.advance(seconds * 1000)
        self.waits += 1
        return False


def test_a_table_nobody_touches_is_hardly_looked_at(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    bell = SilentBell(pilot)
    monkeypatch.setattr(loop, "BELL", bell)
    monkeypatch.setattr(loop, "_touched", pilot.clock.now() - 10_000)
    pygame.event.clear()
    assert loop._events(pilot.app, 10_000) == []
    assert bell.waits <= 200, "ten seconds"


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


def test_everything_is_looked_through_in_quiet_moments_or_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where computers play on at full speed a new match must not stop the picture for a dozen frames."""
    thorough: list[int] = []
    monkeypatch.setattr("gc.unfreeze", lambda: thorough.append(1))
    monkeypatch.setattr("gc.freeze", lambda: None)
    monkeypatch.setattr("gc.collect", lambda: 0)
    tidying = Tidying()
    for second in range(600):
        tidying.rest(second, second * 1000.0, f"match {second // 10}", quiet=False)
    assert len(thorough) == 2
    tidying.rest(600, 600_000.0, "match 60")
    assert len(thorough) == 3


def test_tidying_does_not_wait_for_quiet_when_much_has_gathered(monkeypatch: pytest.MonkeyPatch) -> None:
    tidying = Tidying()
    tidying.begin()
    try:
        tidying.rest(5, 0.0, "table")
        assert tidying.due(6, 100.0) == EVERY
        monkeypatch.setattr("gc.get_count", lambda: (0, 0, 1000))
        assert tidying.due(6, 100.0) == 100.0
        assert tidying.due(5, 100.0) is None, "nothing has happened since"
    finally:
        tidying.end()
