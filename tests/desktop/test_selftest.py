"""The self-test finds what it is there to find. The whole of it runs on the bundle (`make bundle`)."""

from __future__ import annotations

import os
import threading
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.desktop.proving import self_test

pytestmark = pytest.mark.drawn


def fine(_home: Path) -> str:
    return "fine"


def warns(_home: Path) -> str:
    warnings.warn("old ways", DeprecationWarning, stacklevel=1)
    return "warned"


def fails(_home: Path) -> str:
    raise OSError("a font is missing")


def fails_in_a_thread(_home: Path) -> str:
    worker = threading.Thread(target=lambda: 1 // 0)
    worker.start()
    worker.join()
    return "thread"


def leaves_a_report(home: Path) -> str:
    (home / "crash-reports").mkdir()
    (home / "crash-reports" / "one.txt").write_text("it crashed")
    return "report"


def try_out(monkeypatch: pytest.MonkeyPatch, *checks: Callable[[Path], str]) -> tuple[int, list[str]]:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    monkeypatch.setattr(self_test, "CHECKS", checks)
    said: list[str] = []
    return self_test.self_test(said.append), said


def test_it_tells_what_it_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    home = os.environ.get("HEROES_HOME")
    code, said = try_out(monkeypatch, fine, self_test.libraries)
    assert code == 0
    assert said[0].startswith("fine (")
    assert "icons" in said[1]
    assert said[-1] == "self-test passed"
    assert os.environ.get("HEROES_HOME") == home


@pytest.mark.parametrize(
    ("check", "reason"),
    [
        (warns, "old ways"),
        (fails, "a font is missing"),
        (fails_in_a_thread, "ZeroDivisionError"),
        (leaves_a_report, "it crashed"),
    ],
)
def test_every_trouble_is_a_failure(
    check: Callable[[Path], str],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, said = try_out(monkeypatch, check, fine)
    assert code == 1
    assert said[-1] == "self-test failed"
    assert any(line.startswith("fine") for line in said), "what follows is tried all the same"
    assert reason in capsys.readouterr().err
