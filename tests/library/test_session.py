"""Playing from the library: answers, undo, trouble, endings."""

from __future__ import annotations

import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from heroes_desktop.engine import (
    Ask,
    IllegalOption,
    Match,
    Option,
    Rules,
    Setup,
    SetupError,
    Table,
    register,
)
from heroes_desktop.library import (
    AlreadyOpen,
    Box,
    DiskFull,
    Library,
    ReadOnly,
    Seat,
    StorageError,
    UnknownEntry,
    reopening,
)
from tests import toy

from . import toy_campaign
from .tables import SETUPS, answers, begin, play, reopened, table


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_a_match_goes_on_where_it_was_left(tmp_path: Path, game: str, setup: Setup) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library, game, setup, seed=5), limit=9)
        left = session.match.record()
    with Library.open(tmp_path) as library:
        again = library.resume(session.id)
        assert again.match.record() == left
        assert again.seats == session.seats
        assert again.title == "A match"
        play(again, seed=2, limit=200)
        left = again.match.record()
    assert reopened(tmp_path, session.id).record() == left


def test_every_answer_is_stored_when_play_returns(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        other = sqlite3.connect(tmp_path / "library.sqlite3")
        for number in answers(session, seed=3):
            stored = other.execute("SELECT count(*), max(number) FROM choices").fetchone()
            assert stored == (number + 1, number)
            stored_match = reopening.reopened(reopening.fetch(other, session.id))
            assert stored_match.state_hash() == session.match.state_hash()
            assert stored_match.can_undo.reason == session.match.can_undo.reason
        other.close()


def test_the_next_decision_is_offered_once_the_answer_is_stored(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        gate = threading.Event()
        library._database.submit(lambda connection: gate.wait(10))
        option = session.offered[0].options[0]
        answer = session.commit(option)
        assert session.match.played == 1
        assert not session.ready
        assert session.offered == ()
        gate.set()
        assert answer.result() == session.match.events
        assert session.ready
        assert session.offered == session.match.pending


def test_an_illegal_option_changes_nothing(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        before = session.match.state_hash()
        with pytest.raises(IllegalOption):
            session.play(Option("cheat"))
        assert session.match.state_hash() == before
        assert library.entry(session.id).played == 0


def test_a_failure_inside_the_rules_loses_nothing(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library, setup=toy.FRAGILE)
        while toy.STUMBLE not in session.offered[0].options:
            session.play(session.offered[0].options[0])
        played = session.match.played
        with pytest.raises(ValueError, match="stumble"):
            session.play(toy.STUMBLE)
        session.play(session.offered[0].options[0])
    assert reopened(tmp_path, session.id).played == played + 1


def test_undo_is_stored(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        undone = 0
        for _ in answers(session, seed=4):
            if session.match.can_undo and undone < 5:
                before = session.match.played
                session.undo()
                undone += 1
                assert library.entry(session.id).played == before - 1
        assert undone == 5
        record = session.match.record()
    assert reopened(tmp_path, session.id).record() == record
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        assert file.execute("SELECT count(*) FROM choices").fetchone() == (len(record.choices),)


def test_the_end_is_written_in_one_transaction(tmp_path: Path) -> None:
    with toy_campaign.toy_room(), Library.open(tmp_path) as library:
        campaign = library.campaigns.new("toy", "Trials").id
        session = toy_campaign.begin(library, campaign, seed=2)
        statements: list[str] = []
        for _ in answers(session, seed=1):
            if session.match.outcome is None:
                statements.clear()
                library._database.run(lambda connection: connection.set_trace_callback(statements.append))
        assert [line.split()[0] for line in statements].count("COMMIT") == 1
        joined = "\n".join(statements)
        for table_name in ("choices", "results", "scores", "campaign_games", "boxes"):
            assert f"INSERT INTO {table_name}" in joined
        assert library.campaigns.boxes(campaign) == [Box("two", 1, 1)]
        entry = library.entry(session.id)
        assert entry.finished is not None
        assert entry.outcome == session.match.outcome


def fill_up(library: Library) -> None:
    """Leave the file no page to grow; SQLite then reports what a full disk makes it report."""
    library._database.run(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    library._database.run(lambda connection: connection.execute("PRAGMA max_page_count = 1").fetchall())


def make_room(library: Library) -> None:
    library._database.run(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall())


def test_a_match_goes_on_in_memory_while_the_disk_is_full(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        long = Setup("long", ("Ann", "Ben", "Cleo"), {"rounds": 9})
        play(begin(library, setup=long))
        session = begin(library, setup=long)
        fill_up(library)
        for _ in answers(session, seed=1, limit=300):
            if isinstance(session.trouble, DiskFull):
                break
        assert "full" in str(session.trouble)
        play(session, seed=2, limit=3)
        make_room(library)
        play(session, seed=3, limit=1)
        assert session.trouble is None
        record = session.match.record()
    assert reopened(tmp_path, session.id).record() == record


def test_a_match_goes_on_in_memory_while_the_file_cannot_be_changed(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        library._database.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
        for number in answers(session, seed=1, limit=5):
            assert isinstance(session.trouble, ReadOnly)
            assert session.match.played == number + 1
        assert not session.save()
        library._database.run(lambda connection: connection.execute("PRAGMA query_only = OFF"))
        assert session.save()
    assert reopened(tmp_path, session.id).record() == session.match.record()


def test_a_match_started_on_a_full_disk_is_stored_later(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        fill_up(library)
        session = begin(library)
        while session.trouble is None:  # the first matches may still fit into free pages
            session = begin(library)
        assert session.id == 0
        play(session)
        assert session.match.outcome is not None
        make_room(library)
        assert session.save()
        assert library.entry(session.id).finished is not None
        assert [result.match for result in library.results.all()] == [session.id]
        assert library.resume(session.id) is session


def test_a_closed_library_does_not_stop_a_match(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
    play(session, limit=3)
    assert isinstance(session.trouble, StorageError)
    assert session.match.played == 3


def test_a_match_is_resumed_once(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        assert library.resume(session.id) is session
        with pytest.raises(UnknownEntry, match="99"):
            library.resume(99)


def test_seats_must_fit_the_setup(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library, pytest.raises(SetupError):
        library.start(Match.new("toy", toy.PAIR), [Seat("Ann")], "Too few")


def test_a_match_can_be_stored_from_the_middle(tmp_path: Path) -> None:
    """Branching off from a replay starts a match that has choices already."""
    with Library.open(tmp_path) as library:
        session = play(begin(library), limit=8)
        branch = library.start(session.match.clone(), table(session.match), "What if")
        play(branch, seed=9, limit=4)
        record = branch.match.record()
    assert reopened(tmp_path, branch.id).record() == record


def test_a_damaged_position_is_rebuilt_from_the_choices(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library), limit=12)
        expected = session.match.state_hash()
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        file.execute("UPDATE matches SET position = zeroblob(100)")
    assert reopened(tmp_path, session.id).state_hash() == expected


def other_marks(s: toy.ToyState, table: Table) -> Rules[None]:
    """A changed rule: the old places are gone."""
    yield Ask(s.turn, "mark", (Option("mark", (9,)), toy.DONE))
    s.turn += 1
    s.phase = "turn" if s.turn < len(s.hands) else "end"


def test_changed_rules_are_told_and_the_match_goes_on(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        while session.match.state.marks == []:
            play(session, seed=2, limit=1)
        played = session.match.played
    changed = replace(
        toy.info,
        version=toy.info.version + 1,
        stage=lambda s, table: (other_marks if s.phase == "mark" else toy.stage)(s, table),
    )
    try:
        register(changed)
        with Library.open(tmp_path) as library:
            session = library.resume(session.id)
            assert session.notice is not None
            assert session.notice.kind == "rules-changed"
            assert session.match.played == played - 1
            session.play(Option("mark", (9,)))
            record = session.match.record()
        with Library.open(tmp_path) as library:
            again = library.resume(session.id)
            assert again.notice is None
            assert again.match.record() == record
            assert library.entry(session.id).rules == changed.version
    finally:
        register(toy.info)


def test_a_second_instance_is_refused(tmp_path: Path) -> None:
    with Library.open(tmp_path), pytest.raises(AlreadyOpen, match="already open"):
        Library.open(tmp_path)
    Library.open(tmp_path).close()
