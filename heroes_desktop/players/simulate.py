"""Many matches between computer players, repeatable however many processes share the work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from heroes_desktop.engine import Match, Outcome, PlayerOf, State, situation

from .levels import make
from .results import LIMIT, GameResult, Plan, Summary

S = TypeVar("S", bound=State)


def play_out(match: Match[S], players: Sequence[PlayerOf[S]], limit: int = LIMIT) -> GameResult:
    """Let the players finish a match; events are not made."""
    match.silence()
    while match.pending and match.played < limit:
        decision = match.pending[0]
        thought = players[decision.seat].think(situation(match, decision))
        match.play(thought.option, decision.seat)
    turns, roles, sides = match.info.standing(match.state)
    end = match.outcome or Outcome((), (), "cut")
    return GameResult(
        match.seed, end.winners, end.scores, end.reason, match.played, turns, roles, end.facts, sides
    )


def _play_some(plan: Plan, seeds: range) -> list[GameResult]:
    players = [make(plan.game, level) for level in plan.levels]
    return [play_out(Match.new(plan.game, plan.setup, seed), players, plan.limit) for seed in seeds]


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the plan's matches over `jobs` processes; `progress` hears how many are finished."""
    if len(plan.levels) != len(plan.setup.seats):
        raise ValueError(f"{len(plan.setup.seats)} seats need as many levels, not {len(plan.levels)}")
    size = max(1, min(50, plan.games // (jobs * 8)))
    last = plan.seed + plan.games
    chunks = [range(first, min(first + size, last)) for first in range(plan.seed, last, size)]
    if jobs == 1:
        return _collect(plan, (_play_some(plan, chunk) for chunk in chunks), progress)
    with ProcessPoolExecutor(jobs) as pool:
        return _collect(plan, pool.map(_play_some, [plan] * len(chunks), chunks), progress)


def _collect(
    plan: Plan, parts: Iterable[list[GameResult]], progress: Callable[[int], None] | None
) -> Summary:
    results: list[GameResult] = []
    for part in parts:
        results += part
        if progress is not None:
            progress(len(results))
    return Summary(plan, tuple(results))
