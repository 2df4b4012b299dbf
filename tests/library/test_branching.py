"""Copies of matches in play foretell nothing; exported files are private matters."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import lessons
from heroes_desktop.library import Library, NoBranch, Seat, Session, exchange, start_lesson
from tests import toy

from .tables import begin, play

DUEL = catalogue["immortal_king"].setup("duel-box1")


def test_a_copy_of_a_match_in_play_looks_the_same_and_goes_another_way(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library, "immortal_king", DUEL)
        play_until_asked(session, 20)
        copies = [library.resume(library.duplicate(session.id)) for _ in range(4)]
        for copy in copies:
            assert copy.match.view(0) == session.match.view(0)
            assert copy.match.pending == session.match.pending
        worlds = {tuple(copy.match.state.faces) for copy in copies}
        generators = {copy.match.state.rng for copy in copies}
        assert tuple(session.match.state.faces) not in worlds
        assert len(worlds) == len(generators) == 4


def test_a_copy_is_stored_exported_and_played_like_any_match(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library, "immortal_king", DUEL)
        play_until_asked(session, 20)
        copy = play(library.resume(library.duplicate(session.id)), limit=50)
        ended = copy.match.record()
        assert ended.seed == 0
        imported = library.resume(library.import_match(library.export_match(copy.id)))
        assert imported.match.record() == ended
    with Library.open(tmp_path) as library:
        found = library.resume(copy.id).match
        assert found.record() == ended
        assert Match.replay(ended).state_hash() == found.state_hash()


def test_several_people_wait_for_the_end(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = library.start(Match.new("toy", toy.PAIR, 1), [Seat("Ann"), Seat("Ben")], "Ours")
        play(session, limit=4)
        with pytest.raises(NoBranch, match="once it is over"):
            library.duplicate(session.id)
        play(session)
        copy = library.resume(library.duplicate(session.id))
        assert copy.match.record() == session.match.record()
        record = session.match.record()
        middle = Match.retold(msgspec.structs.replace(record, choices=record.choices[:4]))
        assert library.branch(session, middle, "What if").match.record() == middle.record()


def test_a_lesson_is_copied_as_it_is(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = start_lesson(library, "immortal_king")
        copy = library.resume(library.duplicate(session.id))
        assert lessons.lesson_of(copy.match) is not None
        assert copy.match.state_hash() == session.match.state_hash()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_a_new_library_is_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Library.open(tmp_path / "deep" / "home").close()
    assert stat.S_IMODE((tmp_path / "deep" / "home").stat().st_mode) == 0o700
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    Library.open(shared).close()
    assert stat.S_IMODE(shared.stat().st_mode) == 0o755
    monkeypatch.delenv("HEROES_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    own = tmp_path / "data" / "heroes-desktop"
    own.mkdir(parents=True, mode=0o755)
    Library.open().close()
    assert stat.S_IMODE(own.stat().st_mode) == 0o700


def test_an_export_is_announced_as_what_it_is() -> None:
    assert "hidden cards" in exchange.warning()


def play_until_asked(session: Session, least: int) -> None:
    """Random answers until the person is asked at the start of a stage, after at least so many."""
    for seed in range(400):
        decision = session.offered[0]
        if session.match.played >= least and (decision.seat, decision.kind) == (0, "equipment_action"):
            return
        play(session, seed=seed, limit=1)
    raise AssertionError("the person was never asked")


def test_what_went_its_own_way_is_no_result(tmp_path: Path) -> None:
    """Neither the branch of a finished match nor a sample of one in play, also when taken up later."""
    with Library.open(tmp_path) as library:
        session = begin(library, "immortal_king", DUEL)
        play_until_asked(session, 20)
        sample = library.duplicate(session.id)
        play(session)
        [result] = library.results.all()
        record = session.match.record()
        middle = Match.retold(msgspec.structs.replace(record, choices=record.choices[:4]))
        branches = [library.branch(session, middle, "What if") for _number in range(2)]
        later = branches[1].id
        assert play(branches[0]).match.outcome is not None
        assert library.results.all() == [result]
    with Library.open(tmp_path) as library:
        for number in (sample, later):
            assert play(library.resume(number)).match.outcome is not None
        assert library.results.all() == [result]
        assert library.results.statistics()[0].matches == 1
        again = library.try_again(session.id)
        play(again)
        assert len(library.results.all()) == 2, "the same table once more is a match of its own"


def test_lengths_are_turns_where_the_game_counts_them(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library, "immortal_king", DUEL))
        [result] = library.results.all()
        assert result.turns == session.match.state.turn
        assert "~turns" not in result.facts
        [line] = library.results.statistics()
        assert line.in_turns
        assert line.shortest == line.longest == line.average == result.turns
        assert result.choices > line.longest
