"""Matches as readable text."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match, Record, Setup
from heroes_desktop.engine.opening import forget_first_states
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.library import BadMatchFile, Library, Seat, exchange
from tests import toy

from .tables import SETUPS, begin, play


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_an_exported_match_comes_back_equal(tmp_path: Path, game: str, setup: Setup) -> None:
    with Library.open(tmp_path / "here") as library:
        session = play(begin(library, game, setup, title="Épée"), limit=60)
        text = library.export_match(session.id)
    with Library.open(tmp_path / "there") as library:
        again = library.resume(library.import_match(text))
        assert again.match.record() == session.match.record()
        assert again.title == "Épée"
        assert again.seats == session.seats
        assert library.export_match(again.id) == text
        assert library.import_match(text.encode()) != again.id


@pytest.mark.parametrize("game", catalogue)
def test_a_match_with_every_setting_spelled_out_is_verified_elsewhere(game: str) -> None:
    """Another process reads the settings from the file: the first state must not know the difference."""
    for mode in room.texts(game).modes():
        options = mode.settled(mode.defaults())
        match = Match.new(game, Setup(mode.id, mode.seats, options), 11)
        record = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
        forget_first_states()
        assert Match.replay(record).state_hash() == match.state_hash(), mode.id


def test_an_import_does_not_count_as_a_result(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library))
        library.import_match(library.export_match(session.id))
        library.duplicate(session.id)
        assert len(library.results.all()) == 1
        assert len(library.matches(unfinished=False)) == 3


def test_profiles_of_another_library_mean_nobody(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        match = Match.new("toy", toy.PAIR)
        session = library.start(match, [Seat("Ann", profile=1, colour="red"), Seat("Ben")], "Mine")
        copy = library.entry(library.import_match(library.export_match(session.id)))
        assert copy.seats == (Seat("Ann", colour="red"), Seat("Ben"))


def exported(tmp_path: Path) -> str:
    with Library.open(tmp_path) as library:
        return library.export_match(play(begin(library), limit=20).id)


def test_the_text_is_readable(tmp_path: Path) -> None:
    text = exported(tmp_path)
    assert json.loads(text)["record"]["game"] == "toy"
    assert '\n      [0, ["rounds", [2]]],\n' in text or '\n      [0, ["rounds", [3]]],\n' in text
    assert max(map(len, text.splitlines())) <= 140


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, "not an exported match"),
        ({"version": 2}, "newer version"),
        ({"version": 0}, "damaged"),
        ({"seats": []}, "seats"),
        ({"title": 7}, "damaged"),
        ({"record": {"game": "chess"}}, "not installed"),
        ({"record": {"game": "os"}}, "not installed"),
        ({"record": {"rules": 99}}, "newer rules"),
        ({"record": {"rules": 1, "seed": 77}}, "older rules"),
        ({"record": {"seed": 77}}, "damaged"),
        ({"record": {"final": "0"}}, "lead to another position"),
        ({"record": {"setup": {"name": "x", "seats": ["A", "B"], "options": {"rounds": []}}}}, "damaged"),
        ({"record": {"start": "AAAA"}}, "damaged"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    content = json.loads(exported(tmp_path))
    for key, value in change.items():
        content[key] = {**content[key], **value} if isinstance(value, dict) else value
    with Library.open(tmp_path) as library:
        with pytest.raises(BadMatchFile, match=message) as caught:
            library.import_match(json.dumps(content))
        assert "\n" not in str(caught.value)
        assert len(library.matches()) == 1


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", "[" * 100_000, '{"a":' * 100_000, b"\xff\xfe", b"SQLite format 3"]
)
def test_foreign_text_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadMatchFile, match="not an exported match"):
        exchange.read(text)
    with pytest.raises(BadMatchFile):
        exchange.read_record(text)


def test_an_enormous_text_is_refused() -> None:
    with pytest.raises(BadMatchFile, match="too large"):
        exchange.read(" " * (exchange.LARGEST + 1))


def test_records_are_read_from_match_files_and_alone(tmp_path: Path) -> None:
    text = exported(tmp_path)
    record = exchange.read_record(text)
    assert exchange.read_record(msgspec.json.encode(record)) == record
    assert exchange.play(record).state_hash() == record.final
