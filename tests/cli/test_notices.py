"""What the library wants its owner to know is said by whichever command opens it, and once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from heroes_desktop.cli import main
from heroes_desktop.engine import Match
from heroes_desktop.library import Library, Seat
from tests import toy

Capture = pytest.CaptureFixture[str]
COMMANDS = (["matches"], ["scores"], ["evening"], ["campaign", "list"], ["export", "1"])


@pytest.fixture(autouse=True)
def _a_match(own_home: Path) -> None:
    with Library.open(own_home) as library:
        library.start(Match.new("toy", toy.PAIR, 5), [Seat("Ann"), Seat("Ben", "easy")], "Ours")
    with Library.open(own_home):
        pass  # its backup has the match in it


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_tells_of_a_damaged_library_once(
    command: list[str], capsys: Capture, own_home: Path
) -> None:
    for file in own_home.glob("library.sqlite3*"):
        file.write_bytes(b"no library at all" * 300)
    main(command)
    told = capsys.readouterr().err.splitlines()
    assert [line for line in told if "was damaged and has been set aside" in line] == told[:1]
    assert told[0].startswith("heroes: ")
    main(command)
    assert "set aside" not in capsys.readouterr().err


def test_a_match_left_out_of_the_list_is_told(capsys: Capture, own_home: Path) -> None:
    with closing(sqlite3.connect(own_home / "library.sqlite3")) as connection, connection:
        connection.execute("UPDATE matches SET seats = '[[['")
    assert main(["matches"]) == 0
    told = capsys.readouterr().err
    assert told == "heroes: The stored match number 1 is damaged: its entry cannot be read.\n"
