"""What opening does about damaged, foreign, newer, missing and unwritable files."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.library import Library, LibraryError, NewerLibrary, ReadOnly, StorageError, data_directory
from heroes_desktop.library.backups import KEEP, back_up, backups
from heroes_desktop.library.doctor import check_up
from heroes_desktop.library.places import Places

from .tables import begin, play, reopened


def test_the_environment_names_the_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "own"))
    assert data_directory() == tmp_path / "own"
    with Library.open() as library:
        assert library.lasting
        assert library.notices == []
    assert (tmp_path / "own" / "library.sqlite3").exists()
    monkeypatch.delenv("HEROES_HOME")
    assert data_directory().name == "heroes-desktop"


def test_the_file_is_written_safely(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        read = library._database.run
        assert read(lambda connection: connection.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
        assert read(lambda connection: connection.execute("PRAGMA synchronous").fetchone()) == (2,)


def stored(home: Path) -> tuple[int, str]:
    """A library with one match, closed, and backed up by a second opening."""
    with Library.open(home) as library:
        session = play(begin(library), limit=10)
    Library.open(home).close()
    return session.id, session.match.state_hash()


def test_backups_rotate(tmp_path: Path) -> None:
    names = set()
    for number in range(KEEP + 3):
        with Library.open(tmp_path) as library:
            library._copying and library._copying.join()
            library.settings.set("number", number)
        names.update(path.name for path in backups(Places(tmp_path)))
    kept = backups(Places(tmp_path))
    assert len(kept) == KEEP
    assert len(names) > KEEP
    assert kept[0].name == max(names)


def test_an_unchanged_library_is_not_backed_up_again(tmp_path: Path) -> None:
    stored(tmp_path)
    before = backups(Places(tmp_path))
    Library.open(tmp_path).close()
    assert backups(Places(tmp_path)) == before
    assert back_up(Places(tmp_path)) is None


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def directory(file: Path) -> None:
    file.unlink()
    file.mkdir()


def endless(file: Path) -> None:
    file.unlink()
    file.symlink_to("/dev/zero")


def silent(file: Path) -> None:
    file.unlink()
    os.mkfifo(file)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def scribble(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:16384] = os.urandom(12288)
    file.write_bytes(content)


def text(file: Path) -> None:
    file.write_text("Dear diary, " * 1000)


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE addresses (name TEXT)")
    other.close()


def booby_trapped(file: Path) -> None:
    with sqlite3.connect(file) as other:
        other.execute("CREATE TRIGGER trap AFTER INSERT ON choices BEGIN DELETE FROM matches; END")
    other.close()


@pytest.mark.parametrize("damage", [cut, empty, scribble, text, foreign, booby_trapped])
def test_a_damaged_file_is_set_aside_and_the_newest_good_backup_opened(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    number, expected = stored(tmp_path)
    file = tmp_path / "library.sqlite3"
    damage(file)
    spoilt = file.read_bytes()
    newest = backups(Places(tmp_path))[0]
    shutil.copy(newest, newest.with_name("library-000099-x.sqlite3"))
    scribble(newest.with_name("library-000099-x.sqlite3"))
    with Library.open(tmp_path) as library:
        [notice] = library.notices
        assert notice.kind == "recovered"
        assert library.resume(number).match.state_hash() == expected
    [aside] = (tmp_path / "damaged").glob("*.sqlite3")
    assert aside.read_bytes() == spoilt
    assert str(aside) in notice.text
    with Library.open(tmp_path) as library:
        assert library.notices == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("damage", [directory, endless, silent])
def test_what_is_no_file_at_all_is_set_aside_unread(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    number, expected = stored(tmp_path)
    damage(tmp_path / "library.sqlite3")
    assert "no library" in check_up(tmp_path).problem
    with Library.temporary(tmp_path) as library:
        assert library.matches() == []
    with Library.open(tmp_path) as library:
        assert [notice.kind for notice in library.notices] == ["recovered"]
        assert library.resume(number).match.state_hash() == expected


def test_newer_matches_are_rescued_from_a_damaged_file(tmp_path: Path) -> None:
    number, _before = stored(tmp_path)
    with Library.open(tmp_path) as library:
        library._copying.join()  # the backup is made of what there was at the start
        expected = play(library.resume(number), seed=8, limit=5).match.record()
        added = play(begin(library, title="Added"), limit=3)
    booby_trapped(tmp_path / "library.sqlite3")
    with Library.open(tmp_path) as library:
        assert [notice.kind for notice in library.notices] == ["recovered", "rescued"]
        assert library.notices[1].text.startswith("2 matches")
        assert library.resume(number).match.record() == expected
        again = library.resume(added.id)
        assert (again.title, again.match.record()) == ("Added", added.match.record())
        play(again)


def test_without_a_good_backup_an_empty_library_is_started(tmp_path: Path) -> None:
    stored(tmp_path)
    shutil.rmtree(tmp_path / "backups")
    for time in range(3):
        text(tmp_path / "library.sqlite3")
        with Library.open(tmp_path) as library:
            assert [notice.kind for notice in library.notices] == ["restarted"]
            assert library.matches() == []
        shutil.rmtree(tmp_path / "backups")
        assert len(list((tmp_path / "damaged").iterdir())) == time + 1


def test_a_missing_file_comes_back_from_its_backup(tmp_path: Path) -> None:
    number, expected = stored(tmp_path)
    (tmp_path / "library.sqlite3").unlink()
    (tmp_path / "library.sqlite3-wal").write_bytes(b"left behind")
    assert reopened(tmp_path, number).state_hash() == expected


def test_a_newer_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    stored(tmp_path)
    file = tmp_path / "library.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    before = file.read_bytes()
    with pytest.raises(NewerLibrary, match="newer version"):
        Library.open(tmp_path)
    assert file.read_bytes() == before
    assert not (tmp_path / "damaged").exists()
    assert "newer" in check_up(tmp_path).problem


def test_a_place_that_is_no_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        Library.open(tmp_path / "file")
    with pytest.raises(StorageError):
        Library.open(tmp_path / "file" / "deeper")


@pytest.mark.skipif(sys.platform == "win32", reason="directories cannot be made read-only there")
def test_a_read_only_directory_lets_people_play_in_memory() -> None:
    home = Path(tempfile.mkdtemp())
    try:
        number, expected = stored(home)
        for path in (home / "library.sqlite3", home / "backups"):
            path.chmod(0o555)
        home.chmod(0o555)
        before = (home / "library.sqlite3").read_bytes()
        assert unprivileged(lambda: play_read_only(home, number, expected)) == "played"
        assert (home / "library.sqlite3").read_bytes() == before
    finally:
        home.chmod(0o755)
        (home / "backups").chmod(0o755)
        shutil.rmtree(home)


def play_read_only(home: Path, number: int, expected: str) -> str:
    for place in (home, home / "new"):
        try:
            Library.open(place)
        except ReadOnly:
            continue
        return "opened"
    with Library.temporary(home) as library:
        assert [notice.kind for notice in library.notices] == ["temporary"]
        assert not library.lasting
        session = library.resume(number)
        assert session.match.state_hash() == expected
        play(session)
        assert session.trouble is None
        assert library.entry(number).finished is not None
    return "played"


def unprivileged(work: Callable[[], str]) -> str:
    """What `work` says in a process whose owner may not write everywhere."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            if os.geteuid() == 0:
                os.setuid(65534)
            os.write(writing, work().encode())
        except BaseException as error:
            os.write(writing, repr(error).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said


def test_a_temporary_library_needs_nothing(tmp_path: Path) -> None:
    with Library.temporary(tmp_path / "nowhere") as library:
        session = play(begin(library))
        assert library.results.statistics()[0].matches == 1
        assert library.import_match(library.export_match(session.id)) == 2
    assert not (tmp_path / "nowhere").exists()


def test_errors_are_one_sentence(tmp_path: Path) -> None:
    with Library.open(tmp_path), pytest.raises(LibraryError) as caught:
        Library.open(tmp_path)
    assert "\n" not in str(caught.value)


def test_the_check_up(tmp_path: Path) -> None:
    missing = check_up(tmp_path / "nowhere")
    assert missing.healthy
    assert not missing.exists
    stored(tmp_path)
    sound = check_up(tmp_path)
    assert sound.healthy
    assert (sound.matches, sound.version, sound.in_use) == (1, sound.known_version, False)
    assert len(sound.backups) >= 1
    assert {"heroes-desktop", "python", "sqlite", "msgspec"} <= set(sound.versions)
    with Library.open(tmp_path):
        assert check_up(tmp_path).in_use
    scribble(tmp_path / "library.sqlite3")
    before = (tmp_path / "library.sqlite3").read_bytes()
    assert not check_up(tmp_path).healthy
    assert (tmp_path / "library.sqlite3").read_bytes() == before
