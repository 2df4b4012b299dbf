"""Simulations: repeatable whatever the number of processes, and honest about their precision."""

from __future__ import annotations

import csv
import io
import json

import pytest

from heroes_desktop.players import GameResult, Plan, Summary, simulate
from heroes_desktop.players.result_files import to_csv, to_json
from heroes_desktop.players.results import wilson
from tests import toy

PLAN = Plan("toy", toy.TRIO, ("random", "random", "random"), games=30, seed=5)


def test_number_of_processes_changes_nothing() -> None:
    assert simulate(PLAN, jobs=1) == simulate(PLAN, jobs=2) == simulate(PLAN, jobs=3)


def test_seeds_follow_each_other() -> None:
    whole = simulate(PLAN).results
    later = simulate(Plan("toy", toy.TRIO, PLAN.levels, games=10, seed=15)).results
    assert [result.seed for result in whole] == list(range(5, 35))
    assert whole[10:20] == later


def test_sides_count_wins_and_intervals() -> None:
    summary = simulate(PLAN)
    assert [side.name for side in summary.sides] == list(toy.TRIO.seats)
    for side in summary.sides:
        assert side.wins == sum(side.seats[0] in result.winners for result in summary.results)
        assert side.interval[0] <= side.share <= side.interval[1]


def test_wilson_interval_of_known_shares() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_lengths_and_endings() -> None:
    summary = simulate(PLAN)
    assert summary.decisions is not None
    assert summary.decisions.shortest <= summary.decisions.median <= summary.decisions.longest
    assert summary.reasons == {"points": 30}
    cut = simulate(Plan("toy", toy.TRIO, PLAN.levels, games=2, limit=4))
    assert cut.reasons == {"cut": 2}
    assert all(side.wins == 0 for side in cut.sides)


def test_progress_reaches_the_end() -> None:
    heard: list[int] = []
    simulate(PLAN, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 30


def test_json_and_csv_tell_the_same() -> None:
    summary = simulate(PLAN)
    data = json.loads(to_json(summary))
    rows = list(csv.DictReader(io.StringIO(to_csv(summary))))
    assert data["options"] == {"rounds": 3}
    assert [row["rounds"] for row in rows] == ["3"] * 30
    assert [int(row["decisions"]) for row in rows] == [one["decisions"] for one in data["matches"]]
    assert sum(one["winners"] == [0] for one in data["matches"]) == sum(row["winners"] == "0" for row in rows)


def test_every_seat_needs_a_level() -> None:
    with pytest.raises(ValueError, match="3 seats"):
        simulate(Plan("toy", toy.TRIO, ("random",), games=1))


def test_roles_are_counted_where_they_took_part() -> None:
    """Two matches of three heroes each: a hero is measured by the matches it played in."""
    results = (
        GameResult(1, (0,), (3, 1), "points", 9, 4, ("knight", "mage")),
        GameResult(2, (1,), (0, 3), "points", 9, 4, ("bard", "knight")),
        GameResult(3, (), (), "cut", 9, 4, ("bard", "mage")),
    )
    summary = Summary(PLAN, results)
    assert [(role.role, role.games, role.wins) for role in summary.roles] == [
        ("bard", 2, 0),
        ("knight", 2, 2),
        ("mage", 2, 0),
    ]
    assert summary.roles[1].share == 1.0
    assert summary.roles[1].interval == wilson(2, 2)
    assert summary.finished == pytest.approx(2 / 3)


def test_games_without_roles_count_none() -> None:
    assert simulate(PLAN).roles == ()
    assert simulate(PLAN).finished == 1.0
