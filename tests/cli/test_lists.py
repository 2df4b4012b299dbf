"""`heroes lists`: keeping and sharing what people have built, and playing with it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from heroes_desktop.cli import main
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library, LibraryError

GAME = "immortal_king"
CARDS = "adventurer: F1 W2\nequipment: F5 W7 W8\n"
PARTY = f"name: Us two\n{CARDS}"


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue, GAME, rooms[GAME].info)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "party.txt"
    path.write_text(PARTY, encoding="utf-8")
    return str(path)


@pytest.mark.rule("IK-202")
def test_a_list_is_kept_shown_exported_and_removed(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lists", GAME]) == 0
    assert "No list is kept yet" in capsys.readouterr().out
    assert main(["lists", GAME, "import", file]) == 0
    assert '--setup constructed-duel --option party="Us two"' in capsys.readouterr().out
    assert main(["lists", GAME, "save", "Friday", file]) == 0
    capsys.readouterr()
    assert main(["lists", GAME]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split(" · ")[:2] for line in listed] == [["Friday", "Party"], ["Us two", "Party"]]
    assert main(["lists", GAME, "show", "us TWO"]) == 0
    assert capsys.readouterr().out == PARTY
    copy = tmp_path / "copy.txt"
    assert main(["lists", GAME, "export", "Friday", str(copy)]) == 0
    assert copy.read_text(encoding="utf-8") == f"name: Friday\n{CARDS}"
    assert main(["lists", GAME, "export", "Friday", str(copy)]) == 1
    assert main(["lists", GAME, "remove", "Friday"]) == 0
    assert main(["lists", GAME, "show", "Friday"]) == 2


@pytest.mark.rule("IK-202")
def test_a_list_is_pasted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(PARTY.encode())))
    assert main(["lists", GAME, "import", "-"]) == 0
    assert "Us two" in capsys.readouterr().out


@pytest.mark.rule("IK-202")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"name: Us\nadventurer: F1 X99", "there is no card X99"),
        (b"name: Us\nF1 F2", "exactly 5 cards"),
        (CARDS.encode(), "needs a name"),
        (b"\xff\xfe\x00", "no plain text"),
        (b"F1 " * 10_000, "too long"),
    ],
)
def test_what_cannot_be_kept_says_why(
    text: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(text)
    assert main(["lists", GAME, "import", str(path)]) == 1
    assert told in capsys.readouterr().err
    with Library.open() as library:
        assert library.lists.all(GAME) == []


@pytest.mark.rule("IK-202")
def test_a_name_is_taken_once_unless_the_list_is_to_be_replaced(file: str) -> None:
    assert main(["lists", GAME, "import", file]) == 0
    assert main(["lists", GAME, "save", "US TWO", file]) == 1
    assert main(["lists", GAME, "save", "US TWO", file, "--force"]) == 0
    with Library.open() as library:
        assert [each.name for each in library.lists.all(GAME)] == ["US TWO"]
        library.lists.rename(GAME, "us two", "Us")
        library.lists.keep(GAME, PARTY, "Them")
        with pytest.raises(LibraryError, match="already a list named Them"):
            library.lists.rename(GAME, "Us", "them")
        assert [each.name for each in library.lists.all(GAME)] == ["Them", "Us"]


@pytest.mark.rule("IK-202")
def test_a_kept_list_is_played_with_by_its_name(file: str) -> None:
    assert main(["lists", GAME, "save", "Friday", file]) == 0
    wanted = ["--setup", "constructed-solo", "--seat", "easy", "--option", "dungeon=random", "--text"]
    assert main(["play", GAME, *wanted, "--option", "party=friday"]) == 0
    with Library.open() as library:
        setup = library.resume(library.matches()[0].id).match.setup
    assert setup.options["party"] == f"name: Friday\n{CARDS}"
    assert main(["play", GAME, *wanted, "--option", "party=nobody"]) == 2


def test_a_game_without_lists_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lists", "toy"]) == 2
    assert "No lists are built in toy" in capsys.readouterr().err
