"""Older files grow into newer ones; fixtures of every released version stay readable.

`python -m tests.library.fixtures` writes the fixtures of the current versions into `saves/library`.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from heroes_desktop.engine import find_game
from heroes_desktop.library import DamagedMatch, Library, exchange, schema
from heroes_desktop.library.backups import candidates
from heroes_desktop.library.places import Places

from .fixtures import CAMPAIGN, FOLDER, SETTING, TITLE, database_fixture, match_fixture
from .tables import begin, play, reopened
from .toy_campaign import toy_room

CAMPAIGNS = 3
"""The first version with campaigns."""

VERSIONS = range(1, schema.newest_version() + 1)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_library_of_every_version_opens(tmp_path: Path, version: int) -> None:
    file = sqlite3.connect(tmp_path / "library.sqlite3")
    file.executescript(database_fixture(version).read_text(encoding="utf-8"))
    assert schema.version_of(file) == version
    assert schema.layout(file) == schema.expected_layout(version)
    file.close()
    with Library.open(tmp_path) as library:
        assert library.notices == []
        assert library.settings.get(*SETTING[:1], "") == SETTING[1]
        assert [profile.name for profile in library.profiles.all()] == ["Ann", "Zoé"]
        campaigns = version >= CAMPAIGNS
        assert len(library.results.all()) == 1 + campaigns
        assert len(library.matches(unfinished=False)) == 1 + campaigns
        assert [(each.name, each.games, each.ticks) for each in library.campaigns.all()] == [
            (CAMPAIGN, 1, {"two": 1})
        ] * campaigns
        [unfinished] = library.matches(TITLE, unfinished=True)
        if unfinished.rules == find_game(unfinished.game).version:
            session = play(library.resume(unfinished.id), limit=20)
            assert session.trouble is None
        else:
            with suppress(DamagedMatch):  # other rules may end a match, but only with a clear word
                library.resume(unfinished.id)


@pytest.mark.parametrize("version", VERSIONS)
def test_matches_are_rescued_from_a_damaged_library_of_every_version(tmp_path: Path, version: int) -> None:
    file = sqlite3.connect(tmp_path / "library.sqlite3")
    file.executescript(database_fixture(version).read_text(encoding="utf-8"))
    file.execute("PRAGMA application_id = 1")
    file.close()
    with toy_room(), Library.open(tmp_path) as library:
        assert [notice.kind for notice in library.notices] == ["restarted", "rescued"]
        assert library.matches(TITLE)
        assert [(each.name, each.ticks) for each in library.campaigns.all()] == [(CAMPAIGN, {"two": 1})] * (
            version >= CAMPAIGNS
        )


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and kill")
@pytest.mark.parametrize("version", VERSIONS[:-1])
def test_a_migration_killed_at_any_instant_is_taken_up_again(tmp_path: Path, version: int) -> None:
    die_while_migrating(tmp_path, version, 6)


def die_while_migrating(place: Path, version: int, kills: int) -> int:
    """Kill openings of an old library at any instant; how many had reached the newest version by then.

    Nothing of what stood in it may be gone afterwards, and nobody is told of any damage.
    """
    instants, reached, wanted, usual = random.Random(version), 0, None, 0.0
    for kill in range(kills + 1):
        home = place / str(kill)
        home.mkdir()
        with closing(sqlite3.connect(home / "library.sqlite3")) as file:
            file.executescript(database_fixture(version).read_text(encoding="utf-8"))
        if kill:  # the first is left alone: what it holds is what all must hold
            _open_and_die(home, instants.uniform(0, 1.5 * usual))
            reached += _version_at(home) == schema.newest_version()
        began = time.monotonic()
        with Library.open(home) as library:
            usual = usual or time.monotonic() - began
            assert library.notices == []
            found = [
                library.matches(),
                library.results.all(),
                library.profiles.all(),
                library.campaigns.all(),
            ]
        wanted = wanted or found
        assert found == wanted
        shutil.rmtree(home)
    return reached


def _open_and_die(home: Path, life: float) -> None:
    child = os.fork()
    if not child:
        Library.open(home)
        time.sleep(60)
        os._exit(0)
    time.sleep(life)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def _version_at(home: Path) -> int:
    """The version somebody finds who looks into a copy: looking changes files."""
    copy = home.with_name("copy")
    shutil.copytree(home, copy)
    with closing(sqlite3.connect(copy / "library.sqlite3")) as file:
        found = schema.version_of(file)
    shutil.rmtree(copy)
    return found


@pytest.mark.parametrize("version", range(1, exchange.VERSION + 1))
def test_an_exported_match_of_every_version_is_read(version: int) -> None:
    file = exchange.read(match_fixture(version).read_bytes())
    assert file.title == TITLE
    assert file.record.choices


def test_every_fixture_belongs_to_a_known_version() -> None:
    known = {database_fixture(version) for version in VERSIONS}
    known |= {match_fixture(version) for version in range(1, exchange.VERSION + 1)}
    assert set(FOLDER.iterdir()) == known


@pytest.fixture
def _newer_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program whose next version gives profiles a motto."""
    script = "ALTER TABLE profiles ADD COLUMN motto TEXT NOT NULL DEFAULT 'Onwards';\n"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, script))
    schema.expected_layout.cache_clear()


def mottos(home: Path) -> list[tuple[str]]:
    file = sqlite3.connect(home / "library.sqlite3")
    found = file.execute("SELECT motto FROM profiles").fetchall()
    file.close()
    return found


def test_a_migration_keeps_everything_and_a_copy_of_the_older_file(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    version = schema.newest_version()
    with Library.open(tmp_path) as library:
        library.profiles.add("Ann")
        session = play(begin(library), limit=10)
    request.getfixturevalue("_newer_program")
    assert reopened(tmp_path, session.id).record() == session.match.record()
    assert mottos(tmp_path) == [("Onwards",)]
    kept = candidates(Places(tmp_path))[-1]
    assert kept.name == f"before-version-{version + 1}.sqlite3"
    file = sqlite3.connect(kept)
    assert schema.version_of(file) == version
    file.close()


def test_a_backup_of_an_older_version_is_migrated_when_it_is_needed(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with Library.open(tmp_path) as library:
        library.profiles.add("Ann")
        session = play(begin(library), limit=10)
    Library.open(tmp_path).close()
    (tmp_path / "library.sqlite3").write_bytes(b"gone")
    request.getfixturevalue("_newer_program")
    assert reopened(tmp_path, session.id).record() == session.match.record()
    assert mottos(tmp_path) == [("Onwards",)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library), limit=10)
    with monkeypatch.context() as broken:
        script = "CREATE TABLE mottos (text TEXT);\nINSERT INTO nowhere VALUES (1);\n"
        broken.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, script))
        schema.expected_layout.cache_clear()
        with pytest.raises(Exception, match="nowhere"):
            Library.open(tmp_path)
    schema.expected_layout.cache_clear()
    assert reopened(tmp_path, session.id).record() == session.match.record()


@pytest.fixture(autouse=True)
def _forget_layouts() -> None:
    schema.expected_layout.cache_clear()
