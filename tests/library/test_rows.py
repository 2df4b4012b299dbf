"""One bad row costs at most itself, whatever stands in it."""

from __future__ import annotations

import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.library import Library, LibraryError, Seat
from tests import toy

from .tables import begin, play

NESTED = "[" * 100_000
ODD: tuple[object, ...] = (
    b"\xff\x00\xfe", b"", "", "\x1b[2J\x07", "\ud800x", NESTED, "{}", "null", "-1", "nan", "é" * 5000,
    -1, 0, 7, 2**62, -(2**62), 1e300, -1e300, float("inf"),
    "../../etc/passwd", "os", "heroes_desktop.cli", '[{"name": "A"}]', "[]", "[1, 2]",
    '{"winners": [9], "scores": [1], "reason": ""}',
    '{"winners": [-4, 99], "scores": [1, 2, 3, 4, 5, 6], "reason": "x"}',
)  # fmt: skip
COLUMNS = {
    "matches": (
        "game", "mode", "rules", "setup", "seed", "script", "start", "title", "seats", "created", "updated",
        "finished", "outcome", "played", "position", "position_hash", "deleted",
    ),
    "choices": ("seat", "option"),
    "profiles": ("name", "colour", "shape", "created"),
    "results": ("game", "mode", "reason", "choices", "started", "finished", "facts"),
    "scores": ("name", "player", "won", "score", "side"),
    "settings": ("value",),
}  # fmt: skip
CASES = [
    (table, column, number)
    for table, columns in COLUMNS.items()
    for column in columns
    for number in range(len(ODD))
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Two matches, one of them over, two people and a setting."""
    with Library.open(tmp_path) as library:
        ann = library.profiles.add("Ann")
        library.profiles.add("Zoé")
        library.settings.set("desktop", {"text_scale": 1.0})
        seats = [Seat("Ann", profile=ann.id), Seat("Ben", "normal")]
        play(library.start(Match.new("toy", toy.PAIR, 3), seats, "Over"))
        play(begin(library, title="In play"), limit=6)
    return tmp_path


def spoil(home: Path, table: str, column: str, value: object) -> None:
    """Put something odd into the first row of a table."""
    key = column if table in ("choices", "scores", "settings") else "rowid"
    first = f"SELECT {key} FROM {table} LIMIT 1"
    with closing(sqlite3.connect(home / "library.sqlite3")) as file:
        file.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {key} = ({first})", (stored(value),))
        file.commit()


def stored(value: object) -> object:
    return (
        value.encode("utf-8", "surrogatepass").decode("utf-8", "replace") if isinstance(value, str) else value
    )


def look_everywhere(home: Path) -> Iterator[str]:
    """Everything the pages ask of a library; each answer or one sentence."""
    with Library.open(home) as library:
        entries = library.matches()
        for entry in entries:
            assert entry.title.isprintable()
            assert all(
                0 <= seat < len(entry.seats) for seat in (entry.outcome.winners if entry.outcome else ())
            )
            assert entry.updated >= 0
        library.matches("an", deleted=True)
        for result in library.results.all():
            assert all(score.name.isprintable() for score in result.scores)
        library.results.statistics()
        library.results.statistics(1)
        library.results.high_scores("toy")
        assert all(person.name.isprintable() for person in library.profiles.all())
        assert library.settings.get("desktop", {"a": 1}) is not None
        for number in (1, 2):
            try:
                library.resume(number).match.view(0)
                library.export_match(number)
            except LibraryError as error:
                yield str(error)
        yield from (notice.text for notice in library.notices)
        assert len(entries) >= 1


def sentence(text: str) -> bool:
    return bool(text) and text.isprintable() and len(text) < 600 and not text.rstrip(".").endswith(":")


def attack(home: Path, cases: list[tuple[str, str, int]]) -> None:
    whole = (home / "library.sqlite3").read_bytes()
    for table, column, number in cases:
        for file in home.glob("library.sqlite3*"):
            file.unlink()
        (home / "library.sqlite3").write_bytes(whole)
        spoil(home, table, column, ODD[number])
        for text in look_everywhere(home):
            assert sentence(text), (table, column, ODD[number], text)


def test_odd_values_in_rows(home: Path) -> None:
    attack(home, random.Random(12).sample(CASES, 40))


@pytest.mark.conformance
@pytest.mark.parametrize("part", range(8))
def test_every_odd_value_in_every_column(home: Path, part: int) -> None:
    attack(home, CASES[part::8])


def test_a_game_out_of_a_file_is_looked_up_and_never_imported(home: Path) -> None:
    spoil(home, "matches", "game", "antigravity")
    with Library.open(home) as library:
        assert [entry.title for entry in library.matches()] == ["In play"]
        (notice,) = library.notices
        assert "match number 1 is damaged" in notice.text
        with pytest.raises(LibraryError, match="its game is not known here"):
            library.resume(1)
    assert "antigravity" not in sys.modules


def test_a_lost_date_costs_nothing_but_the_date(home: Path) -> None:
    for odd in (float("inf"), -1e300, 1e300, "yesterday"):
        spoil(home, "matches", "updated", odd)
        with Library.open(home) as library:
            assert {entry.title: entry.updated for entry in library.matches()}["Over"] == 0.0
            assert library.notices == []
