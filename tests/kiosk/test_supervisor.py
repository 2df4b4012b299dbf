"""The watching process: crashes, freezes, pauses, an end on purpose, a log that stays small."""

from __future__ import annotations

import errno
import io
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from heroes_desktop.kiosk import supervisor
from heroes_desktop.kiosk.bounded_log import BoundedLog
from heroes_desktop.kiosk.files import Files
from heroes_desktop.kiosk.supervisor import MOST_PATIENCE, WELL, Pauses, Supervisor, Turns, window_command
from heroes_desktop.kiosk.watching import read_watched

BEATING = "import sys, time\nwhile True:\n    print('alive', flush=True)\n    time.sleep(0.05)\n"


def watch(home: Path, script: str, **more: float) -> Supervisor:
    files = Files(home, home / "kiosk.toml")
    return Supervisor([sys.executable, "-c", script], files, pauses=Pauses(0.05, 0.2), starting=20.0, **more)


def test_pauses_grow_until_a_window_has_stayed_well() -> None:
    pauses = Pauses()
    assert [pauses.after(3) for _each in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]
    assert pauses.after(WELL) == 1


def test_an_end_on_purpose_is_an_end(tmp_path: Path) -> None:
    assert watch(tmp_path, "pass").run() == 0
    seen = read_watched(tmp_path / "watch.json")
    assert seen is not None
    assert (seen.starts, seen.crashes, seen.freezes) == (1, 0, 0)


def test_a_crash_is_started_again_and_its_words_kept(tmp_path: Path) -> None:
    script = (
        "import pathlib, sys\n"
        f"mark = pathlib.Path({str(tmp_path / 'tries')!r})\n"
        "tries = len(mark.read_text()) if mark.exists() else 0\n"
        "mark.write_text('x' * (tries + 1))\n"
        "print('why it fell', file=sys.stderr)\n"
        "sys.exit(0 if tries == 2 else 70)\n"
    )
    assert watch(tmp_path, script).run() == 0
    seen = read_watched(tmp_path / "watch.json")
    assert seen is not None
    assert (seen.starts, seen.crashes) == (3, 2)
    assert "ended with 70" in seen.last
    assert (tmp_path / "kiosk.log").read_text().count("why it fell") == 3


def test_what_a_window_leaves_behind_holds_nobody_up(tmp_path: Path) -> None:
    """A process the window has started still has its ears and mouth when the window is gone."""
    script = (
        "import pathlib, subprocess, sys\n"
        f"mark = pathlib.Path({str(tmp_path / 'heir')!r})\n"
        "if mark.exists():\n"
        "    sys.exit(0)\n"
        "heir = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        "mark.write_text(str(heir.pid))\n"
        "sys.exit(70)\n"
    )
    began = time.monotonic()
    try:
        assert watch(tmp_path, script).run() == 0
        assert time.monotonic() - began < 30
    finally:
        os.kill(int((tmp_path / "heir").read_text()), signal.SIGTERM)


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_frozen_window_is_put_down_and_started_again(tmp_path: Path) -> None:
    guard = watch(tmp_path, BEATING, silent=0.6)
    runs = threading.Thread(target=guard.run)
    runs.start()
    try:
        first = _child(guard, None)
        os.kill(first, signal.SIGSTOP)
        second = _child(guard, first)
        os.kill(second, signal.SIGKILL)
        _child(guard, second)
    finally:
        guard.stop()
        runs.join(20)
    assert not runs.is_alive()
    seen = read_watched(tmp_path / "watch.json")
    assert seen is not None
    assert (seen.starts, seen.crashes, seen.freezes) == (3, 1, 1)


def _child(guard: Supervisor, but: int | None) -> int:
    """The process of the present window once it has shown that it lives."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        child = guard._child
        if child is not None and child.pid != but and guard._beaten and child.poll() is None:
            return child.pid
        time.sleep(0.02)
    raise AssertionError("no window came")


def test_a_window_starved_by_other_programs_is_not_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = watch(tmp_path, "pass", silent=1.0)
    guard._beat, guard._turns = 100.0, Turns(5.0, 7.0)
    for worked, waited, now, starved in (
        (5.2, 22.0, 120.0, True),  # wants to run and is not let
        (9.0, 22.0, 120.0, False),  # runs in circles
        (5.2, 7.5, 120.0, False),  # stopped, or waits for something that does not come
        (5.2, 180.0, 100.0 + MOST_PATIENCE, False),
    ):
        had = Turns(worked, waited)
        monkeypatch.setattr(supervisor, "turns", lambda _pid, had=had: had)
        assert guard._starved(1, now) is starved


@pytest.mark.skipif(sys.platform != "linux", reason="nobody can tell elsewhere")
def test_what_a_process_has_had_of_the_processor() -> None:
    end = time.process_time() + 0.1
    while time.process_time() < end:
        pass
    had = supervisor.turns(os.getpid())
    assert had.worked >= 0.1
    assert had.waited >= 0
    assert supervisor.turns(2**22 + 5) == Turns()


def test_only_healthy_minutes_shorten_the_pause(tmp_path: Path) -> None:
    """A window that hangs before its first sign of life, or says nothing for long, was never well."""
    guard, waited = watch(tmp_path, "pass"), []
    lives = iter(((0.0, False), (WELL - 1, True), (WELL, True)))

    def life() -> str | None:
        well, guard._beaten = next(lives, (None, False))
        if well is None:
            return None
        guard._first_beat, guard._beat = 50.0, 50.0 + well
        return "fell"

    guard._watch = life  # type: ignore[method-assign]
    guard._pauses = Pauses(0.001, 1.0)
    guard._note = lambda line: waited.append(line.split()[-2])  # type: ignore[method-assign]
    assert guard.run() == 0
    assert waited == ["0.001", "0.002", "0.001"]


def test_a_full_disk_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no directory")
    assert watch(blocked / "home", "pass").run() == 0


class FullDisk(io.StringIO):
    """A file on a disk without any room."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_below_its_own_messages_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", FullDisk())
    mark = tmp_path / "fell"
    script = (
        f"import pathlib, sys\nmark = pathlib.Path({str(mark)!r})\n"
        "sys.exit(0 if mark.exists() else mark.touch() or 70)\n"
    )
    assert watch(tmp_path, script).run() == 0
    seen = read_watched(tmp_path / "watch.json")
    assert seen is not None
    assert (seen.starts, seen.crashes) == (2, 1)


def test_the_log_stays_small(tmp_path: Path) -> None:
    log = BoundedLog(tmp_path / "kiosk.log", largest=2_000)
    for number in range(500):
        log.write(f"line {number} " + "x" * 50)
    assert log.path.stat().st_size <= 2_000
    assert log.before.stat().st_size <= 2_000
    assert "line 499" in log.path.read_text()
    log.write("x" * 100_000)
    assert log.path.stat().st_size < 3_000


def test_the_window_is_started_with_what_was_asked_for() -> None:
    command = window_command(["--display", "2"])
    assert command[-4:] == ["kiosk", "--watched", "--display", "2"]
