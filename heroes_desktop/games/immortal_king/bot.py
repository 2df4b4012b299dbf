"""Computer players of Immortal King: the heuristics behind every level.

`heuristic` makes a player, `value` judges a state for the tree search, `rollout` plays on quickly.
"""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import Opinion, Player, Situation, Thought, best_of, ordered

from .bot_easy import easy_opinions
from .bot_master import master_opinions
from .bot_party import party_opinions
from .bot_quick import rollout
from .bot_reasons import REASONS
from .bot_sketch import draw
from .bot_value import win_chance

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "value"]


class Heuristic:
    """A player that weighs each option once and takes the best.

    easy: greedy, blind to Doom's timing. normal and hard: the worth of the table each option leads
    to; hard lets a tree search check close calls.
    """

    def __init__(self, level: str) -> None:
        self.level = level

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        if self.level == "easy":
            return ordered(easy_opinions(situation))
        seat, s = situation.decision.seat, situation.view
        if seat == s.dm and s.dm != s.party:
            return ordered(master_opinions(situation))
        return ordered(party_opinions(situation))

    def think(self, situation: Situation) -> Thought:
        """The best option, what decided it, and what came second."""
        return best_of(self.rank(situation))


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in ("easy", "normal", "hard"):
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def value(state: Any, seat: int) -> float:
    """The chance of a seat to win from here, from 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if not state.corridors or state.final < 0:
        return 0.5
    chance = win_chance(draw(state))
    return chance if seat == state.party else 1 - chance
