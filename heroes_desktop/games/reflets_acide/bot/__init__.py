"""Computer players of Reflets d'Acide: one planner for the whole team, behind every level.

`heuristic` makes a player, `value` judges a state for searching players, `rollout` plays on quickly.
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option, Thought, best_of

from ..figures import difficulty, step_one
from ..state import State
from ..track import DOOR, distance, on_line
from .policy import rank, scores
from .reasons import REASONS
from .situation import Player, Situation
from .weights import LEVELS, NORMAL

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "search", "value"]

NEARLY = 0.1
"""How much worse an option may look and still be taken by somebody careless."""
CARELESS = 25
"""How often, of a hundred choices, the level easy takes what comes to mind."""


class Heuristic:
    """A player that scores each option once. easy is careless with close calls, the others are not."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.weights = LEVELS[level]

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        return rank(situation.view, situation.decision, self.weights)

    def think(self, situation: Situation) -> Thought:
        """The best option, what decided it, and what came second."""
        ranked = self.rank(situation)
        if self.level != "easy" or len(ranked) < 2 or situation.chance.below(100) >= CARELESS:
            return best_of(ranked)
        close = [each for each in ranked if each.worth >= ranked[0].worth - NEARLY]
        close = [each for each in close if each.option.act != "transfer"] or close[:1]
        taken = close[situation.chance.below(len(close))]
        return best_of([taken, *(each for each in ranked if each is not taken)])


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in LEVELS:
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def search(_seconds: float | None = None) -> Player:
    """The player of the level hard. It reckons with odds instead of trying futures out, and so needs no time:
    played on to the end, sixteen futures a choice brought no win rate that could be told from chance."""
    return heuristic("hard")


def value(state: State, seat: int) -> float:
    """The chance of the team to finish its Quest from here, from 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if not state.turn or not state.team:
        return 0.5
    lead = distance(state.avatar, state.pawn)
    way = min(1.0, on_line(state.pawn) / DOOR)
    steps = step_one(state) + state.step_two + state.portal
    found = 0.15 + 0.15 * way + 0.15 * steps + 0.012 * min(25, lead) + 0.02 * (len(state.team) - 6)
    found += 0.006 * min(20, sum(sum(board.gems) for board in state.boards))
    if state.challenge >= 0:
        found -= 0.03 * (difficulty(state) - 2)
    if state.deadline:
        found *= 0.35 + 0.2 * steps
    return max(0.02, min(0.98, found))


def rollout(state: State, decision: Decision, pick: int) -> Option:
    """A quick way to play on: what looks best, now and then something else."""
    if pick % 12 == 0:
        sane = [option for option in decision.options if option.act not in ("transfer", "leave")]
        among = sane or list(decision.options)
        return among[pick // 12 % len(among)]
    return max(scores(state, decision, NORMAL), key=lambda each: each.score).option
