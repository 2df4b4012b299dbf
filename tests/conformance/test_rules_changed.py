"""What `make rules-changed` finds and does."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue

from . import golden, rules_changed
from .golden import file_of, record_of, subjects_of

GAME = next(iter(catalogue))


def test_golden_matches_of_today_are_unchanged() -> None:
    subject = min(subjects_of(GAME), key=lambda subject: len(record_of(subject).choices))
    assert rules_changed.unchanged(subject)


def test_a_golden_match_that_goes_otherwise_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = subjects_of(GAME)[0]
    text = file_of(subject).read_bytes()
    saved = file_of(subject, "match").read_bytes()
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert not rules_changed.unchanged(subject), "it is not even there"
    golden.file_of(subject, "match").write_bytes(saved)
    golden.file_of(subject).write_bytes(text)
    assert not rules_changed.unchanged(subject), "its numbers of options are missing"


def test_an_old_match_is_kept_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_changed, "OLDER", tmp_path)
    version = rules_changed.keep_old(GAME, subjects_of(GAME)[:3])
    assert version == catalogue[GAME].version
    kept = rules_changed.older_file(GAME, version)
    assert Match.load(kept.read_bytes()).game == GAME
    kept.write_bytes(b"of old")
    rules_changed.keep_old(GAME, subjects_of(GAME)[:3])
    assert kept.read_bytes() == b"of old", "what an earlier version wrote is never touched"


def test_the_version_is_raised_in_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / GAME
    room.mkdir()
    (room / "__init__.py").write_text("info = GameInfo(\n    id=1,\n    version=7,\n)\n")
    monkeypatch.setattr("heroes_desktop.games.__file__", str(tmp_path / "__init__.py"))
    rules_changed.raise_version(GAME, catalogue[GAME].version)
    assert f"version={catalogue[GAME].version + 1}," in (room / "__init__.py").read_text()


def test_differences_are_told_in_one_line() -> None:
    before = record_of(subjects_of(GAME)[0])
    half = msgspec.structs.replace(before, choices=before.choices[:5])
    whole = len(before.choices)
    assert rules_changed.difference("duel", before, before) == "  duel: the same choices"
    assert rules_changed.difference("duel", half, before) == (
        f"  duel: another way from choice 6 on; 5 choices before, {whole} now"
    )


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_changed.main("chess") == 2
    assert "There is no game" in capsys.readouterr().err
