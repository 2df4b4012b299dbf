"""Files made to hurt, and places that are none: one sentence each."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match, SaveError
from heroes_desktop.engine.errors import words_of
from heroes_desktop.games import catalogue
from heroes_desktop.library import BadMatchFile, Library, Seat, exchange
from heroes_desktop.library.doctor import check_up
from heroes_desktop.library.places import data_directory
from tests import toy
from tests.playing import play_on

DUEL = catalogue["immortal_king"].setup("duel-box1")


def exported(**changes: object) -> bytes:
    """A match file with some parts of its record replaced."""
    match = play_on(Match.new("immortal_king", DUEL, 5), seed=5, limit=30)
    record = msgspec.structs.replace(match.record(), **changes)
    seats = tuple(Seat(name) for name in DUEL.seats)
    return exchange.write(exchange.MatchFile("Ours", seats, record)).encode()


@pytest.mark.parametrize(
    "script",
    [{"rolls": [1] * 2_000_000}, {"orders": [[]] * 200_000}, {"numbers": [0] * 1_000_000}],
    ids=["rolls", "orders", "numbers"],
)
def test_a_huge_script_is_refused_at_once(script: dict[str, list[object]]) -> None:
    plain = exported().decode()
    text = plain.replace('"script": {}', '"script": ' + msgspec.json.encode(script).decode())
    assert text != plain
    began = time.process_time()
    with pytest.raises(BadMatchFile, match="more dice rolls"):
        exchange.opened(text)
    assert time.process_time() - began < 5


def test_a_start_made_by_hand_has_to_be_whole() -> None:
    match = play_on(Match.new("immortal_king", DUEL, 5), seed=5, limit=30)
    state = match.info.decode(match._stage.checkpoint)
    state.won = [*state.won, *state.won, 3, 3, 3]
    forged = Match.from_state("immortal_king", DUEL, state)
    seats = tuple(Seat(name) for name in DUEL.seats)
    with pytest.raises(BadMatchFile, match="cards and tokens do not add up"):
        exchange.opened(exchange.write(exchange.MatchFile("Ours", seats, forged.record())))


def test_a_level_nobody_knows_plays_at_the_normal_one(tmp_path: Path) -> None:
    match = Match.new("toy", toy.PAIR, 1)
    file = exchange.MatchFile("Ours", (Seat("Ann"), Seat("Ben", "godlike\x1b[2J")), match.record())
    with Library.open(tmp_path) as library:
        session = library.resume(library.import_match(exchange.write(file)))
        assert [seat.player for seat in session.seats] == ["person", "normal"]
        (notice,) = library.notices
        assert notice.text == "There is no computer player godlike [2J; Ben plays at the normal level."


def test_every_damage_has_a_reason() -> None:
    assert re.fullmatch(r"something does not fit \(AssertionError\)", words_of(AssertionError()))
    save = Match.new("toy", toy.PAIR, 1).dump()
    with pytest.raises(SaveError, match=r": \S"):
        Match.load(save[:-3])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such device")
def test_only_true_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path, tmp_path / "missing"):
        with pytest.raises(OSError, match="no such file"):
            exchange.content_of(path)


def test_odd_homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for odd in ("~nobody-of-this-name/heroes", os.fsdecode(b"caf\xe9"), "with space and é"):
        monkeypatch.setenv("HEROES_HOME", odd)
        with Library.open() as library:
            assert library.notices == []
        with Library.open() as library:
            assert library.lasting
            assert library.notices == []
        assert data_directory().is_dir()
        assert check_up().backups


def test_the_doctor_sees_a_directory_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Library.open(tmp_path).close()
    assert check_up(tmp_path).healthy
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    assert "read-only" in check_up(tmp_path).problem


def test_what_is_quoted_from_a_file_reaches_no_terminal_with_control_codes() -> None:
    for kind in (SaveError, BadMatchFile):
        told = str(kind("p\x7fwer(1) is \x1b[2Jnot\nopen " + "x" * 5000))
        assert told.isprintable()
        assert told.startswith("p wer(1) is [2Jnot open")
        assert len(told) <= 500
