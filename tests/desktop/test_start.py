"""The window opens, or one sentence says why not: odd settings, a dead display."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.program import launch
from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences, decode
from heroes_desktop.library import Library

ODD: dict[str, tuple[Any, ...]] = {
    "language": ("xx", "../fr", "\x1b", "e" * 10_000),
    "text_scale": (0, -1, 1e300, -0.0, 0.01, 999),
    "speed": (-1, 1e9, 0.3),
    "effects_volume": (-1, 9e9),
    "ambience_volume": (2, -0.5),
    "window": ((0, 0), (-5, 10), (10**9, 10**9), (1, 720)),
    "names": (["\x1b[2J"], ["x" * 10_000], ["Ann"] * 10_000),
}


def odd_settings(chance: random.Random) -> dict[str, Any]:
    chosen = chance.sample(sorted(ODD), chance.randrange(1, len(ODD)))
    return {name: chance.choice(ODD[name]) for name in chosen}


def test_odd_settings_are_brought_into_bounds() -> None:
    chance = random.Random(3)
    for _ in range(500):
        found = decode(msgspec.json.encode(odd_settings(chance)).decode())
        assert found.language in ("", *locale.LANGUAGES)
        assert 1.0 <= found.text_scale <= 2.0
        assert 0 <= found.effects_volume <= 1
        assert 160 <= found.window[0] <= 15_360
        assert all(len(name) <= 200 for name in found.names)
    assert decode("[" * 100_000) == Preferences()


def test_after_a_failed_start_once_more_with_the_usual_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[float] = []

    def fly(_library: Library, preferences: Preferences, *_rest: object) -> int:
        opened.append(preferences.text_scale)
        if preferences.text_scale != 1.0:
            raise launch.FailedStart from ValueError("too large")
        return 0

    monkeypatch.setattr(launch, "_fly", fly)
    monkeypatch.setattr(launch, "open_window", lambda *_size: None)
    with Library.open(tmp_path) as library:
        library.settings.set(SETTINGS_KEY, Preferences(text_scale=1.5))
        assert launch._run(library, launch.Opening()) == 0
        assert opened == [1.5, 1.0]
        assert [notice.kind for notice in library.notices] == ["settings"]
        opened.clear()
        library.settings.forget(SETTINGS_KEY)
        assert launch._run(library, launch.Opening()) == 0
        assert opened == [1.0]


@pytest.mark.skipif(sys.platform != "linux", reason="displays have no such name elsewhere")
def test_a_dead_display_is_no_window(tmp_path: Path) -> None:
    known = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
    home = {"HEROES_HOME": str(tmp_path / "home"), "HEROES_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "heroes_desktop", "--silent", "--lang", "en"],
        env={**known, **home, "DISPLAY": ":4711"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("No window can be opened here (")
    assert "Traceback" not in done.stderr
    Library.open(tmp_path / "home").close()
