"""Players of one side win together, and are counted once."""

from __future__ import annotations

import csv
import io
import json

from heroes_desktop.engine import EVERYONE, Decision, Match, Option, SituationOf, Thought, situation
from heroes_desktop.players import Plan, TreeSearch, play_out, simulate
from heroes_desktop.players.result_files import to_csv, to_json
from tests import toy_together
from tests.toy_together import CALM, FOUR, HOME, TOKENS, CaveState

LEVELS = ("random",) * 4


class HalfWorth:
    """Every position is worth the same; any option as a continuation."""

    def value(self, state: CaveState, seat: int) -> float:
        return 0.5

    def rollout(self, state: CaveState, decision: Decision, pick: int) -> Option:
        return decision.options[pick % len(decision.options)]


def rich() -> Match[CaveState]:
    """Enough for a win, with the way home open."""
    state = toy_together.begin(FOUR)
    state.haul, state.seen = 9, [EVERYONE] * len(TOKENS)
    return Match.from_state(toy_together.info, FOUR, state)


def test_a_shared_win_is_worth_a_whole_one() -> None:
    """Four winners once made a win worth a quarter, less than going on without an end in sight."""
    search, match = TreeSearch(HalfWorth(), 200, cutoff=6), rich()
    match.play(HOME)
    for _ in range(3):
        match.play(HOME)
    assert match.outcome is not None
    assert [search._worth(match, seat) for seat in range(4)] == [1.0] * 4
    match = rich()
    assert match.decision is not None
    asked = situation(match, match.decision)
    assert search.think(asked).option == HOME


def test_a_shared_defeat_is_worth_nothing() -> None:
    match = Match.new(toy_together.info, FOUR)
    for _ in range(4):
        match.play(HOME)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert [TreeSearch(HalfWorth(), 1)._worth(match, seat) for seat in range(4)] == [0.0] * 4


def test_a_simulation_has_one_line_for_each_side() -> None:
    summary = simulate(Plan("toy_together", FOUR, ("random", "random", "random", "random"), games=40, seed=1))
    (side,) = summary.sides
    assert (side.seats, side.name, side.level) == ((0, 1, 2, 3), "Ann, Ben, Cleo, Dan", "random")
    assert side.wins == sum(bool(result.winners) for result in summary.results)
    assert 0 < side.wins < 40
    assert summary.turns is not None
    assert summary.turns.shortest >= 1


def test_facts_of_the_matches_are_kept() -> None:
    summary = simulate(Plan("toy_together", FOUR, LEVELS, games=5))
    facts = [match["facts"] for match in json.loads(to_json(summary))["matches"]]
    assert all(set(fact) == {"rounds", "hope"} for fact in facts)
    rows = list(csv.DictReader(io.StringIO(to_csv(summary))))
    assert [json.loads(row["facts"]) for row in rows] == facts


class Miner:
    """Digs calmly until there is enough."""

    def think(self, situation: SituationOf[CaveState]) -> Thought:
        view, options = situation.view, situation.decision.options
        if situation.decision.kind == "way":
            return Thought(HOME if view.haul >= view.goal or not view.bag else CALM)
        return Thought(options[view.plans.count("dig") % len(options)])


def test_partners_finish_a_match() -> None:
    results = [play_out(Match.new(toy_together.info, FOUR, seed), [Miner()] * 4) for seed in range(10)]
    assert sum(result.winners == (0, 1, 2, 3) for result in results) > 5
    assert all(len(set(result.scores)) == 1 for result in results)
