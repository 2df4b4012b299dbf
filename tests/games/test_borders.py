"""Shared code names no game, rooms do not name each other, and only board and art bring in the window."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import heroes_desktop
from heroes_desktop.games import rooms

PACKAGE = Path(heroes_desktop.__file__).parent
GAMES = PACKAGE / "games"
ROOMS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py") if path.parent.name != "shared")
PREFIX = re.compile(r'^\s*prefix="(\w+)"', re.M)
PREFIXES = {
    room: found.group(1)
    for room in ROOMS
    if (found := PREFIX.search((GAMES / room / "__init__.py").read_text(encoding="utf-8")))
}
TEXTS = (".py", ".toml")

_IMPORT_ALL = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
sys.exit(" ".join(sorted({"pygame", "PIL"} & set(sys.modules))) or None)
"""


def _names(room: str) -> re.Pattern[str]:
    prefix = f"|\\b{PREFIXES[room]}-[0-9A-Z]" if room in PREFIXES else ""
    return re.compile(f"\\b{room}\\b{prefix}")


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix in TEXTS)


def _found(room: str, files: Iterator[Path]) -> list[str]:
    names = _names(room)
    return [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if names.search(line)
    ]


def test_there_are_rooms_to_look_for() -> None:
    assert {"heldentaufe", "immortal_king"} <= set(PREFIXES)


@pytest.mark.parametrize("room", ROOMS)
def test_a_game_is_named_in_its_own_room_only(room: str) -> None:
    outside = (path for path in _files(PACKAGE) if GAMES / room not in path.parents)
    assert _found(room, outside) == []


def test_rules_texts_and_players_open_no_window() -> None:
    homes = [GAMES / "shared", *(GAMES / game for game in rooms)]
    paths = [
        path.relative_to(PACKAGE.parent).with_suffix("") for home in homes for path in home.rglob("*.py")
    ]
    modules = [".".join(path.parts) for path in sorted(paths) if not {"board", "art"} & set(path.parts)]
    call = [sys.executable, "-c", _IMPORT_ALL, *modules]
    run = subprocess.run(call, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
