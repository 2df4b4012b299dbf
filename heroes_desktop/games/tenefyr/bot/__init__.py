"""Computer players of Heroes of Tenefyr: the heuristics behind every level.

`heuristic` makes a player, `value` judges a state for searching players, `rollout` plays on quickly.
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option, Thought, best_of

from ..state import State
from .outlook import Outlook
from .policy import rank, scores
from .reasons import REASONS
from .rehearsal import Rehearsing
from .situation import Player, Situation
from .weights import EASY, NORMAL

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "search", "value"]

NEARLY = 0.1
"""How much worse an option may look and still be taken by somebody careless."""
CARELESS = 30
"""How often, of a hundred choices, the level easy takes what comes to mind."""


class Heuristic:
    """A player that scores each option once. easy is careless with cards and spaces, the others are not."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.weights = EASY if level == "easy" else NORMAL

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        return rank(situation.view, situation.decision, self.weights)

    def think(self, situation: Situation) -> Thought:
        """The best option, what decided it, and what came second."""
        ranked = self.rank(situation)
        if self.level != "easy" or len(ranked) < 2 or situation.chance.below(100) >= CARELESS:
            return best_of(ranked)
        close = [each for each in ranked if each.worth >= ranked[0].worth - NEARLY]
        taken = close[situation.chance.below(len(close))]
        return best_of([taken, *(each for each in ranked if each is not taken)])


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in ("easy", "normal", "hard"):
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def search(seconds: float | None = None) -> Player:
    """The player of the level hard: it plays the Boss fight on in thought."""
    return Rehearsing(seconds)


def value(state: State, seat: int) -> float:
    """The chance of the team to win from here, from 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if not state.lair.cards or not all(player.heroes for player in state.players):
        return 0.5
    look = Outlook(state, seat, NORMAL)
    chance = look.boss_chance()
    return min(1.0, chance + (1 - chance) * 0.07 * max(0, look.steps))


def rollout(state: State, decision: Decision, pick: int) -> Option:
    """A quick way to play on: what looks best, now and then something else."""
    if pick % 12 == 0:
        return decision.options[pick // 12 % len(decision.options)]
    return max(scores(state, decision, NORMAL), key=lambda each: each.score).option
