"""The command line with the toy game on the table and a data directory of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.games import catalogue
from heroes_desktop.terminal import console as terminal
from tests import toy
from tests.terminal.conftest import furnished
from tests.terminal.stage import ScriptedConsole

__all__ = ["furnished"]


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANGUAGE", "en")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for game in list(catalogue):
        monkeypatch.delitem(catalogue, game)
    monkeypatch.setitem(catalogue, "toy", toy.info)
    return tmp_path / "home"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., ScriptedConsole]:
    """A person at a terminal who types these lines."""

    def type_lines(*lines: str) -> ScriptedConsole:
        console = ScriptedConsole(*lines)
        monkeypatch.setattr(terminal, "at_a_terminal", lambda: True)
        monkeypatch.setattr(terminal, "Console", lambda: console)
        return console

    return type_lines
