"""Results know sides and facts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from heroes_desktop.engine import Match, ScriptedDice
from heroes_desktop.library import Library, Seat, Session
from tests.toy_together import BIG_GEM, CALM, DIG, HOME, ONWARD, PAIR, SHORE, info

from .fixtures import database_fixture
from .tables import begin, play


def together(library: Library, seats: list[Seat], picks: int) -> Session:
    """Two partners bring home so many big gems."""
    match = Match.new(info, PAIR, dice=ScriptedDice(picks=[BIG_GEM] * picks))
    session = library.start(match, seats, "Down")
    for _ in range(picks):
        for option in (CALM, DIG, SHORE, ONWARD):
            session.play(option)
    session.play(HOME)
    return session


def test_partners_share_one_line_of_the_high_scores(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        together(library, [Seat("Ann"), Seat("Ben")], 1)
        together(library, [Seat("Cleo"), Seat("Dan", "easy")], 2)
        together(library, [Seat("Eve", "easy"), Seat("Dan", "easy")], 2)
        lines = library.results.high_scores("toy_together")
    assert [(line.name, line.score, line.facts) for line in lines] == [
        ("Cleo", 6, {"rounds": 3, "hope": 3}),
        ("Ann, Ben", 3, {"rounds": 2, "hope": 3}),
    ]


def test_facts_and_sides_are_stored_with_the_result(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = together(library, [Seat("Ann"), Seat("Ben")], 2)
    with Library.open(tmp_path) as library:
        [result] = library.results.all()
        assert result.facts == {"rounds": 3, "hope": 3}
        assert [(score.side, score.won) for score in result.scores] == [(0, True), (0, True)]
        [statistic] = library.results.statistics()
        assert (statistic.matches, statistic.won) == (1, 1)
        outcome = library.entry(session.id).outcome
        assert outcome is not None
        assert outcome.facts == result.facts


def test_rivals_keep_a_line_each(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        session.seats = (Seat("Ann"), Seat("Ben"))
        play(session)
        [result] = library.results.all()
        assert result.facts == {}
        assert [score.side for score in result.scores] == [0, 1]
        assert {line.name for line in library.results.high_scores("toy")} == {"Ann", "Ben"}


def test_results_from_before_sides_were_stored_are_those_of_single_seats(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "library.sqlite3") as file:
        file.executescript(database_fixture(1).read_text(encoding="utf-8"))
    with Library.open(tmp_path) as library:
        [result] = library.results.all()
        assert result.facts == {}
        assert [score.side for score in result.scores] == [0, 1]
        assert len(library.results.high_scores(result.game)) == 1
