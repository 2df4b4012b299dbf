"""Computer players of Heldentaufe: the heuristics behind every level.

`heuristic` makes a player, `search` the one that tries things out, `value` judges a state for searching
players, `rollout` plays on quickly.
"""

from __future__ import annotations

from heroes_desktop.engine import Opinion, Thought, best_of

from ..state import State
from .hard import LookAhead
from .policy import rank
from .quick_policy import rollout
from .reasons import REASONS
from .situation import Player, Situation
from .value import win_chance
from .weights import EASY, NORMAL, Weights

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "search", "value"]

NEARLY = 0.02
"""How much worse a plan may look and still be taken by somebody who does not think it through."""
HESITATION = 33
"""How often, of a hundred close calls, the level normal takes its second choice."""


class Heuristic:
    """A player that scores each option once.

    easy takes any of its three best plans, normal now and then its second one, hard always the best.
    """

    def __init__(self, level: str, weights: Weights | None = None) -> None:
        self.level = level
        self.weights = weights or (EASY if level == "easy" else NORMAL)

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        return rank(situation.view, situation.decision, self.weights)

    def think(self, situation: Situation) -> Thought:
        """The best option, what decided it, and what came second."""
        ranked = self.rank(situation)
        close = _close(ranked)
        taken = close[0]
        if self.level == "easy":
            taken = close[situation.chance.below(len(close))]
        elif self.level == "normal" and len(close) > 1 and _hesitates(situation):
            taken = close[1]
        return best_of([taken, *(each for each in ranked if each is not taken)])


def _hesitates(situation: Situation) -> bool:
    """Whether the own turn goes on with the second choice; everything else is done as it looks best."""
    return situation.decision.kind == "hero_action" and situation.chance.below(100) < HESITATION


def _close(ranked: list[Opinion]) -> list[Opinion]:
    """Of the three best options those that look nearly as good as the first."""
    return [each for each in ranked[:3] if each.worth >= ranked[0].worth - NEARLY]


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in ("easy", "normal", "hard"):
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def search(seconds: float | None = None) -> Player:
    """The player of the level hard."""
    return LookAhead(seconds)


def value(state: State, seat: int) -> float:
    """The chance of a seat to win from here, from 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if any(hero.hero < 0 for hero in state.heroes):
        return 1 / max(1, len(state.heroes))
    return win_chance(state, seat)
