"""Thousands of harmed saves, exports, records and libraries: a clear error or an equal match."""

from __future__ import annotations

import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Chance, Match, SaveError, Setup
from heroes_desktop.engine.save import FORMAT, MAGIC
from heroes_desktop.library import BadMatchFile, Library, LibraryError, NewerLibrary, exchange
from tests.playing import play_on, randomly, steps

from .damage import damaged
from .tables import SETUPS, begin, play, table

SAVES = 1200
EXPORTS = 900
RECORDS = 600
CRAFTED = 1500
LIBRARIES = 150

FOREIGN = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8 + b'{"format": "chess", "moves": [1, 2, 3]}' * 20


@pytest.fixture(autouse=True)
def _never_hangs() -> Iterator[None]:
    """Reading harmed data must end: an alarm far beyond the usual seconds."""
    if sys.platform == "win32":
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise TimeoutError("reading hangs")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(100)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def share(total: int) -> int:
    """The harms for one setup when all setups share them."""
    return -(-total // len(SETUPS))


def middle(game: str, setup: Setup) -> Match:
    return play_on(Match.new(game, setup, 11), seed=7, limit=25)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_unharmed_saves(game: str, setup: Setup) -> None:
    """Every check on loading lets every honest position pass, as far as undo reaches back."""
    for seed in range(12):
        match = Match.new(game, setup, seed)
        for _ in steps(match, randomly(Chance(seed)), 250):
            twin, path = Match.load(match.dump()), match.clone()
            assert twin.record() == path.record()
            while path.can_undo:
                path.undo()
                twin.undo()
                assert twin.state_hash() == path.state_hash()


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_harmed_saves(game: str, setup: Setup) -> None:
    match = middle(game, setup)
    save, expected = match.dump(), match.state_hash()
    assert Match.load(save).state_hash() == expected
    for harmed in damaged(save, FOREIGN, random.Random(1), share(SAVES)):
        with suppress(SaveError):
            assert Match.load(harmed).state_hash() == expected


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_crafted_saves(game: str, setup: Setup) -> None:
    """Harm under a fitting checksum, as somebody who means it would do: it loads or is refused."""
    save = middle(game, setup).dump()
    body = save[len(MAGIC) + 17 :]
    loaded = 0
    for harmed in damaged(body, FOREIGN, random.Random(2), share(CRAFTED)):
        try:
            match = Match.load(sealed(harmed))
        except SaveError:
            continue
        loaded += 1
        match.view(0)
        while match.can_undo:
            match.undo()
    assert loaded, "some harms leave a sound match of other names"


def sealed(body: bytes, version: int = FORMAT) -> bytes:
    return MAGIC + bytes([version]) + blake2b(body, digest_size=16).digest() + body


def test_newer_saves() -> None:
    game, setup = SETUPS[0].values
    save = middle(game, setup).dump()
    body = save[len(MAGIC) + 17 :]
    for version in range(FORMAT + 1, 256):
        with pytest.raises(SaveError, match="newer"):
            Match.load(sealed(body, version))


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_harmed_exports(tmp_path: Path, game: str, setup: Setup) -> None:
    match = middle(game, setup)
    with Library.temporary(tmp_path) as library:
        text = library.export_match(library.start(match, table(match), "Ours").id).encode()
    check_texts(text, share(EXPORTS), lambda harmed: exchange.play(exchange.read(harmed).record), match)


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_harmed_records(game: str, setup: Setup) -> None:
    match = middle(game, setup)
    text = msgspec.json.encode(match.record())
    check_texts(text, share(RECORDS), lambda harmed: exchange.play(exchange.read_record(harmed)), match)


def check_texts(text: bytes, count: int, read: Callable[[bytes], Match], match: Match) -> None:
    expected = match.state_hash()
    assert read(text).state_hash() == expected
    for harmed in damaged(text, FOREIGN, random.Random(3), count):
        with suppress(BadMatchFile):
            assert read(harmed).state_hash() == expected


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with matches of all kinds, closed and backed up."""
    home = tmp_path_factory.mktemp("library")
    with Library.open(home) as library:
        library.profiles.add("Ann")
        library.settings.set("language", "fr")
        for param in SETUPS[:4]:
            play(begin(library, *param.values, title="Unfinished"), limit=30)
        play(begin(library))
    Library.open(home).close()
    return home


def test_harmed_libraries(home: Path, tmp_path: Path) -> None:
    expected = hashes(home)
    original = (home / "library.sqlite3").read_bytes()
    kinds = set()
    for number, harmed in enumerate(damaged(original, FOREIGN * 20, random.Random(4), LIBRARIES)):
        place = tmp_path / str(number)
        shutil.copytree(home, place)
        if number % 3 == 0:
            shutil.rmtree(place / "backups")
        (place / "library.sqlite3").write_bytes(harmed)
        kinds.add(check_library(place, harmed, expected))
        shutil.rmtree(place)
    assert kinds == {"sound", "recovered", "restarted"}


def hashes(home: Path) -> dict[int, str]:
    with Library.open(home) as library:
        return {entry.id: library.resume(entry.id).match.state_hash() for entry in library.matches()}


def check_library(place: Path, harmed: bytes, expected: dict[int, str]) -> str:
    """Open a harmed library, look at everything in it, and say what opening made of it."""
    try:
        library = Library.open(place)
    except NewerLibrary:
        assert (place / "library.sqlite3").read_bytes() == harmed
        return "sound"
    with library:
        kind = library.notices[0].kind if library.notices else "sound"
        if kind != "sound":
            [aside] = (place / "damaged").glob("*.sqlite3")
            assert aside.read_bytes() == harmed
        if kind == "recovered":
            assert {entry.id for entry in library.matches()} == set(expected)
        for look in (library.results.all, library.results.statistics, library.profiles.all, library.matches):
            tolerate(look)
        assert library.settings.get("language", "en") in ("en", "fr") or kind == "sound"
        for number, known in expected.items():
            tolerate(lambda number=number, known=known: equal(library, number, known))
        play(begin(library), limit=2)
    return kind


def equal(library: Library, number: int, known: str) -> None:
    assert library.resume(number).match.state_hash() == known


def tolerate(look: Callable[[], object]) -> None:
    """A clear error is fine, any other exception is not."""
    with suppress(LibraryError):
        look()


def test_harm_while_the_library_is_open(home: Path, tmp_path: Path) -> None:
    """Pages that go bad after the check at the start: the match goes on, the error is clear."""
    for number in range(10):
        place = tmp_path / str(number)
        shutil.copytree(home, place)
        with Library.open(place) as library:
            session = play(begin(library), limit=3)
            library._database.run(
                lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            )
            library._database.run(lambda connection: connection.execute("PRAGMA cache_size = 0").fetchall())
            with (place / "library.sqlite3").open("r+b") as file:
                file.seek(4096)
                file.write(random.Random(number).randbytes(40_000))
            play(session)
            assert session.match.outcome is not None
            tolerate(library.matches)


def test_a_log_of_another_library_is_harmless(home: Path, tmp_path: Path) -> None:
    """A write-ahead log that does not belong to the file is not mixed into it."""
    other = tmp_path / "other"
    with Library.open(other) as library:
        play(begin(library))
        log = (other / "library.sqlite3-wal").read_bytes()
    place = tmp_path / "place"
    shutil.copytree(home, place)
    (place / "library.sqlite3-wal").write_bytes(log)
    with Library.open(place) as library:
        tolerate(library.matches)
    with sqlite3.connect(place / "library.sqlite3") as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
