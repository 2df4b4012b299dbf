"""What can go wrong is told in the player's language, and nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.program import launch, loop
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.program.crash import Reported, reports_folder, write_report
from heroes_desktop.desktop.program.launch import Opening
from heroes_desktop.desktop.program.sound import Sound
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.pages.trouble import Trouble
from heroes_desktop.desktop.scenes.scene import Scene
from heroes_desktop.library import Library, Notice

pytestmark = pytest.mark.drawn

Fly = Callable[..., Pilot]


class Broken(Scene):
    """A scene that cannot be laid out."""

    def build(self, sheet: Sheet) -> None:
        raise RuntimeError("on purpose")


def leave_after(monkeypatch: pytest.MonkeyPatch, turns: int) -> list[App]:
    """Let the loop run for a few turns, then close the window."""
    seen: list[App] = []

    def events(app: App, patience: int) -> list[pygame.Event]:
        seen.append(app)
        return [pygame.Event(pygame.QUIT)] if len(seen) > turns else []

    monkeypatch.setattr(loop, "_events", events)
    return seen


def test_the_window_opens_and_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = leave_after(monkeypatch, 5)
    assert launch.launch(Opening(size=(1280, 720), silent=True)) == 0
    assert seen[0].frames > 0


def test_the_window_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_after(monkeypatch, 2)
    launch.launch(Opening(size=(1400, 800), silent=True))
    seen = leave_after(monkeypatch, 2)
    launch.launch(Opening(silent=True))
    assert seen[0].canvas.get_size() == (1400, 800)


def test_no_display_is_told_in_one_sentence(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "nonsense", "LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}
    command = [
        sys.executable,
        "-c",
        "from heroes_desktop.desktop.program.launch import *; raise SystemExit(launch(Opening()))",
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "heroes play" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_second_instance_is_refused_politely(capsys: pytest.CaptureFixture[str]) -> None:
    with Library.open():
        assert launch.launch(Opening(silent=True)) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_without_a_place_to_store_one_can_still_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    monkeypatch.setenv("HEROES_HOME", str(blocked / "home"))
    seen = leave_after(monkeypatch, 4)
    assert launch.launch(Opening(silent=True)) == 0
    assert not seen[0].library.lasting
    assert any("Nothing can be stored" in text for text in seen[0].spoken)


def test_what_the_library_finds_out_later_is_told_too(fly: Fly) -> None:
    app = fly().app
    app.library.notices.append(Notice("no-backup", "No backup could be made."))
    assert app.update()
    assert [toast.text for toast in app.toasts] == ["No backup could be made."]
    assert not app.library.notices


def test_sounds_that_cannot_be_made_are_reported() -> None:
    class Mute(Sound):
        def prepare(self) -> bytes:
            raise MemoryError

    with pytest.raises(MemoryError):
        launch._tuned(Mute(device=False)).result(10)


def test_an_unwritable_picture_cache_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fly: Fly
) -> None:
    blocked = tmp_path / "cache-file"
    blocked.write_text("not a directory")
    monkeypatch.setenv("HEROES_CACHE", str(blocked))
    assert fly().sees("The Heroes’ Table")


def test_an_error_inside_a_scene_is_reported_and_survived(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    app = pilot.app
    app.push(Broken(app))
    tops: list[str] = []

    def events(running: App, patience: int) -> list[pygame.Event]:
        pilot.clock.advance(20)
        tops.append(type(running.top).__name__)
        return [pygame.Event(pygame.QUIT)] if len(tops) > 5 else []

    monkeypatch.setattr(loop, "_events", events)
    assert loop.run(app) == 0
    assert tops[-1] == "Trouble"
    reports = list(reports_folder().glob("*.txt"))
    assert len(reports) == 1
    assert "on purpose" in reports[0].read_text()
    assert isinstance(app.top, Trouble)
    app.running = True
    pilot.click("Back to the hub")
    assert type(app.top).__name__ == "Hub"


def test_reports_are_bounded_and_harmless_when_impossible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        write_report(type(f"Error{number}", (Exception,), {})("x"))
    assert len(list(reports_folder().glob("*.txt"))) <= 20
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("HEROES_HOME", str(blocked))
    assert write_report(RuntimeError("x")) is None


def test_a_full_disk_is_told_and_play_goes_on(fly: Fly, plain: None) -> None:
    from heroes_desktop.desktop.proving.match_tour import act
    from heroes_desktop.library import DiskFull

    from .test_table import sit_down

    pilot = fly()
    table = sit_down(pilot, "solo")
    table.session.trouble = DiskFull("The disk is full.")
    table.asked()
    assert pilot.sees("The disk is full.")
    assert act(pilot)


def test_where_nobody_reads_messages_the_first_error_ends_the_loop(
    fly: Fly, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = fly().app
    app.push(Broken(app))
    monkeypatch.setattr(loop, "_events", lambda running, patience: [])
    with pytest.raises(Reported) as ended:
        loop.run(app, show_trouble=False)
    assert ended.value.path is not None
    assert list(reports_folder().glob("*.txt")) == [ended.value.path]
