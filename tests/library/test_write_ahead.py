"""A log that is damaged, cut or missing: what is lost is told, and nothing is told for nothing."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.library import Library
from heroes_desktop.library.database import Database
from heroes_desktop.library.places import Places
from heroes_desktop.library.write_ahead import examine_log

from .tables import begin, play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open log cannot be copied there")

MORE = 12


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, int]:
    """The files of a library as a kill leaves them: a match, its choices, some of them only in the log."""
    home, left = tmp_path_factory.mktemp("alive"), tmp_path_factory.mktemp("left") / "home"
    with Library.open(home) as library:
        session = play(begin(library), limit=6)
        library._copying and library._copying.join()
        library._database.run(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
        play(session, seed=2, limit=MORE)
        shutil.copytree(home, left)
        choices = len(session.match.record().choices)
    return left, session.id, choices


def opened(source: Path, place: Path, spoil: Callable[[Path], None]) -> tuple[list[str], int]:
    """Spoil the log of a copy; what opening says, and how many choices the match has."""
    shutil.copytree(source, place)
    spoil(place / "library.sqlite3-wal")
    with Library.open(place) as library:
        kinds = [notice.kind for notice in library.notices]
        (entry,) = library.matches()
        return kinds, entry.played


def flipped(at: float) -> Callable[[Path], None]:
    def spoil(log: Path) -> None:
        content = bytearray(log.read_bytes())
        content[int(at * (len(content) - 1))] ^= 0x10
        log.write_bytes(content)

    return spoil


def cut(share: float) -> Callable[[Path], None]:
    return lambda log: os.truncate(log, int(log.stat().st_size * share))


def test_a_whole_log_is_read_in_silence(killed: tuple[Path, int, int], tmp_path: Path) -> None:
    source, _number, choices = killed
    assert opened(source, tmp_path / "a", lambda _log: None) == ([], choices)


@pytest.mark.parametrize("at", [0.0, 0.001, 0.2, 0.5, 0.8])
def test_a_flipped_bit_is_told(killed: tuple[Path, int, int], tmp_path: Path, at: float) -> None:
    source, _number, choices = killed
    kinds, played = opened(source, tmp_path / "a", flipped(at))
    assert kinds == ["log"]
    assert played < choices
    assert list((tmp_path / "a" / "damaged").glob("*.log"))
    with Library.open(tmp_path / "a") as library:
        assert library.notices == [], "told once"


def test_a_last_frame_half_written_by_a_kill_is_no_damage(
    killed: tuple[Path, int, int], tmp_path: Path
) -> None:
    """Over an older frame it has its full length; who opened and was killed as well has taken the index."""
    source, _number, choices = killed

    def spoil(log: Path) -> None:
        content = bytearray(log.read_bytes())
        content[-4096:] = os.urandom(4096)
        log.write_bytes(content)
        os.truncate(log.with_name("library.sqlite3-shm"), 3)

    kinds, played = opened(source, tmp_path / "a", spoil)
    assert kinds == []
    assert played < choices


@pytest.mark.parametrize("without_index", [False, True])
def test_a_cut_or_missing_log_is_told(
    killed: tuple[Path, int, int], tmp_path: Path, without_index: bool
) -> None:
    source, _number, choices = killed

    def spoil(log: Path) -> None:
        flipped(0.3)(log) if without_index else log.unlink()
        if without_index:
            log.with_name("library.sqlite3-shm").unlink()

    kinds, played = opened(source, tmp_path / "a", spoil)
    assert kinds == ["log"]
    assert played < choices
    assert opened(source, tmp_path / "b", cut(0.6))[0] == ["log"]


def test_a_damaged_log_nobody_needs_costs_nothing(tmp_path: Path) -> None:
    home = tmp_path / "alive"
    with Library.open(home) as library:
        session = play(begin(library), limit=8)
        library._copying and library._copying.join()
        library._database.run(
            lambda connection: connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        )
        choices = len(session.match.record().choices)
        shutil.copytree(home, tmp_path / "left")
    assert opened(tmp_path / "left", tmp_path / "a", flipped(0.4)) == ([], choices)


def test_a_kill_at_any_instant_is_no_damage(tmp_path: Path) -> None:
    """What a process leaves behind when it is killed while writing is never called damaged."""
    instants = random.Random(8)
    for _each in range(25):
        child = os.fork()
        if not child:
            database = Database.on_disk(tmp_path / "library.sqlite3")
            database.write(lambda connection: connection.execute("CREATE TABLE IF NOT EXISTS t (v)"))
            while True:
                database.write(
                    lambda connection: connection.execute("INSERT INTO t VALUES (randomblob(9000))")
                )
        time.sleep(instants.uniform(0.005, 0.06))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert examine_log(Places(tmp_path)) == (False, False)
