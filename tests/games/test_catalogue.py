"""The shelf of games is found by walking folders."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heroes_desktop.engine import SetupError, find_game
from heroes_desktop.games import catalogue, open_rooms, rooms

ROOM = """
from tests.terminal.conftest import ROOM as room
"""


@pytest.fixture
def shelf() -> Iterator[None]:
    """Whatever a test adds is gone afterwards."""
    before = dict(rooms), dict(catalogue)
    yield
    for held, games in zip((rooms, catalogue), before, strict=True):
        held.clear()
        held.update(games)  # type: ignore[arg-type]


def test_every_room_is_in_the_catalogue_under_its_own_name() -> None:
    assert list(rooms) == list(catalogue)
    assert all(room.info is catalogue[game] and room.info.id == game for game, room in rooms.items())
    assert [room.shelf for room in rooms.values()] == sorted(room.shelf for room in rooms.values())


@pytest.mark.usefixtures("shelf")
def test_a_folder_with_a_room_is_a_game_and_one_without_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = tmp_path / "games_of_my_own"
    for name, files in (("toy", {"room.py": ROOM}), ("unfinished", {"rules.py": "raise ValueError"})):
        (games / name).mkdir(parents=True)
        for file, content in {"__init__.py": "", **files}.items():
            (games / name / file).write_text(content)
    (games / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    open_rooms("games_of_my_own")
    assert rooms["toy"].texts().title() == "Toy"
    assert catalogue["toy"].prefix == "TOY"
    assert "games_of_my_own.unfinished" not in sys.modules


@pytest.mark.parametrize("name", ["shared", "os", "..secrets", "heldentaufe.room", ""])
def test_a_name_from_data_is_looked_up_and_never_imported(name: str) -> None:
    before = set(sys.modules)
    with pytest.raises(SetupError):
        find_game(name)
    assert set(sys.modules) == before
