"""Saving is light: choices one by one, the position now and then, and nothing is lost by it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from heroes_desktop.engine import Ask, Chance, Match, Option, Rules, Setup, Table, register
from heroes_desktop.games import catalogue
from heroes_desktop.library import Library, Session
from heroes_desktop.library.session import EVERY
from tests import toy

from .fixtures import TITLE, database_fixture
from .tables import answers, begin, play, reopened, table

LONG = Setup("long", ("Ann", "Ben", "Cleo"), {"rounds": 9})

CHOICES = 400
BEFORE = 14_823_792
"""Bytes of log that the match below took when every choice stored the whole match anew."""


@pytest.fixture(autouse=True)
def _toy_as_it_was() -> Iterator[None]:
    yield
    register(toy.info)


def log_of(library: Library, home: Path, session: Session, chance: Chance) -> int:
    """The bytes written for up to 400 random choices."""
    for pragma in ("wal_autocheckpoint = 0", "wal_checkpoint(TRUNCATE)"):
        library._database.run(lambda connection, pragma=pragma: connection.execute(f"PRAGMA {pragma}"))  # type: ignore[misc]
    for _ in range(CHOICES):
        decision = session.offered[0]
        session.play(decision.options[chance.below(len(decision.options))], decision.seat)
    return (home / "library.sqlite3-wal").stat().st_size


def test_a_match_of_400_choices_takes_less_than_a_fifth_of_the_log(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = Match.new("heldentaufe", catalogue["heldentaufe"].setup("4-players"), 1)
        session = library.start(match, table(match), "A long one")
        assert log_of(library, tmp_path, session, Chance(1)) < BEFORE / 5
        record = match.record()
    assert reopened(tmp_path, session.id).record() == record


def positions(home: Path) -> tuple[int, bytes]:
    with sqlite3.connect(home / "library.sqlite3") as file:
        row: tuple[int, bytes] = file.execute("SELECT played, position FROM matches").fetchone()
    return row


def test_the_position_is_stored_now_and_then(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library, setup=LONG)
        for number in answers(session, seed=2, limit=3 * EVERY):
            placed, _ = positions(tmp_path)
            assert number + 1 - EVERY < placed <= number + 1
            assert library.entry(session.id).played == number + 1


@pytest.mark.parametrize("length", [1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 5])
def test_a_match_is_found_as_it_was_left_at_any_length(tmp_path: Path, length: int) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library, setup=LONG), seed=7, limit=length)
        record, undo = session.match.record(), session.match.can_undo.reason
    with Library.open(tmp_path) as library:
        match = library.resume(session.id).match
        assert (match.record(), match.can_undo.reason) == (record, undo)


def test_taking_back_behind_the_stored_position_is_stored(tmp_path: Path) -> None:
    taken = 0
    with Library.open(tmp_path) as library:
        session = begin(library, setup=LONG)
        for _ in answers(session, seed=8, limit=80):
            placed, _ = positions(tmp_path)
            if session.match.can_undo and placed == session.match.played:
                session.undo()
                taken += 1
                assert positions(tmp_path)[0] == session.match.played
        record = session.match.record()
    assert taken
    assert reopened(tmp_path, session.id).record() == record


def test_a_damaged_position_is_made_anew_from_the_choices(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library, setup=LONG), seed=9, limit=EVERY + 9)
        record = session.match.record()
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        file.execute("UPDATE matches SET position = x'00'")
    assert reopened(tmp_path, session.id).record() == record


def test_choices_made_under_other_rules_lead_as_far_as_they_can(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library, setup=LONG)
        while session.match.played < 2 or session.offered[0].kind != "reroll":
            session.play(session.offered[0].options[0], session.offered[0].seat)
        session.play(toy.PASS)
        played = session.match.played

    def cast_die(s: toy.ToyState, table: Table, seat: int) -> Rules[None]:
        s.die = table.roll(6)
        yield Ask(seat, "reroll", (Option("accept"), Option("refuse")))

    old, toy.cast_die = toy.cast_die, cast_die
    try:
        register(replace(toy.info, version=toy.info.version + 1))
        with Library.open(tmp_path) as library:
            again = library.resume(session.id)
            assert again.notice is not None
            assert again.match.played < played
            play(again, limit=10)
            record = again.match.record()
            assert again.trouble is None
        assert reopened(tmp_path, session.id).record() == record
    finally:
        toy.cast_die = old


def test_a_match_of_an_older_library_goes_on_lightly(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        file.executescript(database_fixture(1).read_text(encoding="utf-8"))
    with Library.open(tmp_path) as library:
        [entry] = library.matches(TITLE, unfinished=True)
        session = library.resume(entry.id)
        before = session.match.record().choices
        play(session, limit=3)
        record = session.match.record()
        assert record.choices[: len(before)] == before
    assert reopened(tmp_path, entry.id).record() == record
