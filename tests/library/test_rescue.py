"""Clocks set back, deleted locks, full disks, backups and changed rules: nothing gets lost."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match
from heroes_desktop.library import AlreadyOpen, Library, database
from heroes_desktop.library.backups import backups
from heroes_desktop.library.doctor import check_up
from heroes_desktop.library.places import Places
from tests import toy

from .tables import begin, play, table

DAY = 86_400.0
OLDER = Path(__file__).parents[2] / "saves" / "older"


def test_nothing_is_purged_because_the_clock_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path) as library:
        number = play(begin(library), limit=4).id
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    with Library.open(tmp_path) as library:
        library.delete(number)
    monkeypatch.setattr(time, "time", lambda: now + 5)
    with Library.open(tmp_path) as library:
        assert [entry.id for entry in library.matches(deleted=True)] == [number]
    monkeypatch.setattr(time, "time", lambda: now + 20 * DAY)
    with Library.open(tmp_path) as library:
        library.restore(number)
        library.delete(number)
    monkeypatch.setattr(time, "time", lambda: now + 60 * DAY)
    with Library.open(tmp_path) as library:
        assert library.matches(deleted=True) == []


def test_more_choices_are_newer_whatever_the_clock_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path) as library:
        number = play(begin(library), limit=4).id
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now - 400 * DAY)
    with Library.open(tmp_path) as library:
        wanted = play(library.resume(number), limit=6).match.record()
    spoilt(tmp_path)
    with Library.open(tmp_path) as library:
        assert {notice.kind for notice in library.notices} == {"recovered", "rescued"}
        assert library.resume(number).match.record() == wanted


def spoilt(home: Path) -> None:
    """One letter of the tables' declaration is another: the file is no sound library any more."""
    file = home / "library.sqlite3"
    content = bytearray(file.read_bytes())
    content[bytes(content).index(b"matches_by_date")] ^= 0x20
    file.write_bytes(content)


def test_people_settings_results_and_evenings_are_rescued(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        ann = library.profiles.add("Ann")
        library.settings.set("speed", 1)
        library.settings.set("kept", "as it was")
    with Library.open(tmp_path) as library:
        settled(library)
        library.profiles.add("Ben")
        library.profiles.change(msgspec.structs.replace(ann, name="Anna"))
        library.settings.set("speed", 3)
        library.evenings.join(library.evenings.begin("Friday").id, "Anna")
        session = begin(library)
        session.when_over = lambda: None  # the end is in no backup
        library.evenings.count(session.id, session.seats)
        play(session)
        wanted = library.results.all()
        evening = library.evenings.all()
        assert wanted
    spoilt(tmp_path)
    with Library.open(tmp_path) as library:
        told = [notice for notice in library.notices if notice.kind == "rescued"]
        assert [notice.text.count("People, settings and results") for notice in told] == [1]
        assert [profile.name for profile in library.profiles.all()] == ["Anna", "Ben"]
        assert library.settings.get("speed", 0) == 3
        assert library.settings.get("kept", "") == "as it was"
        assert library.results.all() == wanted
        assert library.evenings.all() == evening


def test_rows_that_make_no_sense_stay_behind(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.settings.set("speed", 1)
        library.profiles.add("Ann")
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        file.execute("UPDATE settings SET value = '{broken'")
        file.execute("UPDATE profiles SET name = x'ff', created = 'yesterday'")
    file.close()
    spoilt(tmp_path)
    with Library.open(tmp_path) as library:
        assert library.settings.get("speed", 0) in (0, 1)
        assert [profile.name for profile in library.profiles.all()] in ([], ["Ann"])


def test_a_disk_that_is_nearly_full_is_told_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = [49.0]
    monkeypatch.setattr("heroes_desktop.library.library.free_megabytes", lambda _path: free[0])
    with Library.open(tmp_path) as library:
        assert [notice.kind for notice in library.notices] == ["scarce"]
        assert "49 MB" in library.notices.pop().text
        play(begin(library))
        assert library.notices == [], "told once"
        free[0] = 5000.0
        begin(library)
        free[0] = 20.0
        play(begin(library), limit=1)
        assert [notice.kind for notice in library.notices] == ["scarce"]


def test_a_change_broken_off_in_the_old_way_is_taken_back(tmp_path: Path) -> None:
    """The very first instants of a library know no log yet; a kill then leaves a journal behind."""
    home, left = tmp_path / "home", tmp_path / "left"
    with Library.open(home) as library:
        number = play(begin(library), limit=4).id
    with closing(sqlite3.connect(home / "library.sqlite3", isolation_level=None)) as file:
        for pragma in ("journal_mode = DELETE", "cache_size = 1"):
            file.execute(f"PRAGMA {pragma}")
        file.execute("BEGIN")
        file.execute("UPDATE matches SET title = 'x', start = randomblob(400000)")
        shutil.copytree(home, left)
        file.execute("ROLLBACK")
    assert (left / "library.sqlite3-journal").stat().st_size
    with Library.open(left) as library:
        assert library.notices == []
        assert library.resume(number).title != "x"


def test_the_past_can_be_forgotten(tmp_path: Path) -> None:
    """A kiosk's evening is over: names of guests are in no copy either."""
    with Library.open(tmp_path) as library:
        library.settings.set("name", "Zqxjwvk")
    with Library.open(tmp_path) as library:
        settled(library)
        library.settings.forget("name")
        library.forget_past()
    (copy,) = backups(Places(tmp_path))
    assert b"Zqxjwvk" not in copy.read_bytes()


def settled(library: Library) -> None:
    """Wait for the backup that opening makes."""
    if library._copying is not None:
        library._copying.join()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_deleted_lock_file_lets_nobody_in(tmp_path: Path) -> None:
    with Library.open(tmp_path):
        (tmp_path / "library.lock").unlink()
        assert check_up(tmp_path).in_use
        assert not (tmp_path / "library.lock").exists()
        with pytest.raises(AlreadyOpen):
            Library.open(tmp_path)
    assert not check_up(tmp_path).in_use
    Library.open(tmp_path).close()


def test_the_log_is_emptied_at_rest_and_at_the_end_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "library.sqlite3-wal"
    monkeypatch.setattr(database, "REST", 0.05)
    with Library.open(tmp_path) as library:
        session = play(begin(library), limit=4)
        deadline = time.monotonic() + 20
        while log.stat().st_size and time.monotonic() < deadline:
            time.sleep(0.02)
        assert log.stat().st_size == 0
        monkeypatch.setattr(database, "REST", 60.0)
        play(session)
        assert session.match.outcome is not None
        assert log.stat().st_size == 0


def test_a_backup_is_made_when_a_match_is_over(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        settled(library)
        before = len(backups(Places(tmp_path)))
        play(session)
    assert len(backups(Places(tmp_path))) == before + 1


def test_days_long_past_keep_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in range(12):
        monkeypatch.setattr(time, "strftime", lambda _form, *_when, day=day: f"202601{day + 1:02}")
        for _ in range(3):
            with Library.open(tmp_path) as library:
                begin(library)
    kept = [path.stem.rpartition("-")[2] for path in backups(Places(tmp_path))]
    assert len(kept) <= 12
    assert len(set(kept)) == 7


@pytest.mark.parametrize("older", sorted(OLDER.glob("*.match")), ids=lambda path: path.stem)
def test_a_match_that_survived_other_rules_can_be_exported(tmp_path: Path, older: Path) -> None:
    match = Match.load(older.read_bytes())
    with Library.open(tmp_path) as library:
        session = library.start(match, table(match), "Old")
        copy = library.resume(library.import_match(library.export_match(session.id)))
        assert copy.match.state_hash() == session.match.state_hash()


def test_a_match_begins_anew_with_its_present_stage() -> None:
    match = Match.new("toy", toy.PAIR, 3)
    for _ in range(7):
        match.play(match.pending[0].options[0], match.pending[0].seat)
    again = match.rebased()
    assert again.state_hash() == match.state_hash()
    assert len(again.record().choices) <= len(match.record().choices)
    assert Match.replay(again.record()).state_hash() == match.state_hash()
