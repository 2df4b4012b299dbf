"""Computer players of Immortal King: the heuristics behind every level.

`heuristic` makes a player, `value` judges a state for the tree search, `rollout` plays on quickly.
"""

from __future__ import annotations

from heroes_desktop.engine import Opinion, Thought, best_of, ordered

from ..state import State
from .easy import easy_opinions
from .master import master_opinions
from .party import party_opinions
from .quick_policy import rollout
from .reasons import REASONS
from .situation import Player, Situation
from .sketch import draw
from .value import told_chance, win_chance

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "value"]


JUDGED = frozenset((
    "equipment_action", "choose_target", "window1", "window3", "construction_swap", "place_guard",
    "bodyguard_target", "doom", "place_mana", "lose_mana", "pay_cost", "collection_pick", "effect_target",
))  # fmt: skip
"""Questions whose options are judged by the table they lead to, on the scale of the value model."""


class Heuristic:
    """A player that weighs each option once and takes the best.

    easy: greedy, blind to Doom's timing. normal and hard: the worth of the table each option leads
    to; a hard party looks a turn farther, and a tree search decides what is as good as equal.
    """

    def __init__(self, level: str) -> None:
        self.level = level

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        if self.level == "easy":
            return ordered(easy_opinions(situation))
        seat, s = situation.decision.seat, situation.view
        if seat == s.dm and s.dm != s.party:
            opinions = ordered(master_opinions(situation))
        else:
            opinions = ordered(party_opinions(situation, FAR if self.level == "hard" else 0))
        if self.level == "hard" and situation.decision.kind in JUDGED:
            return _for_search(opinions, s.solo) if seat == s.party else _settled(opinions)
        return opinions

    def think(self, situation: Situation) -> Thought:
        """The best option, what decided it, and what came second."""
        return best_of([_in_particular(opinion) for opinion in self.rank(situation)])


def _in_particular(opinion: Opinion) -> Opinion:
    """Every option has some chance to win the match: that is a reason only where there is no other."""
    others = tuple(term for term in opinion.terms if term.reason != "match_chance")
    return opinion._replace(terms=others) if any(term.weight > 0 for term in others) else opinion


FAR = 1
"""So many turns more a hard party reckons with before it judges a table as it lies. A dungeon master, who
answers the party's choices and makes few of his own, plays no better for it."""

STRETCH = 50.0
"""How much more the judgement of tables says than a few dozen quick continuations: leads are stretched so
far that a search decides only between options that are as good as equal."""


def _for_search(opinions: list[Opinion], solo: bool) -> list[Opinion]:
    """The party's opinions in the same order on the scale of `value`, leads stretched."""
    told = [told_chance(each.worth, solo) for each in opinions]
    best = max(told)
    return [
        each._replace(worth=best - STRETCH * (best - worth))
        for each, worth in zip(opinions, told, strict=True)
    ]


def _settled(opinions: list[Opinion]) -> list[Opinion]:
    """The same order with leads no search reopens: quick continuations play a dungeon master badly."""
    return [each._replace(worth=1.0 - place) for place, each in enumerate(opinions)]


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in ("easy", "normal", "hard"):
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def value(state: State, seat: int) -> float:
    """The chance of a seat to win from here, from 0 to 1."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if not state.corridors or state.final < 0:
        return 0.5
    chance = told_chance(win_chance(draw(state)), state.solo)
    return chance if seat == state.party else 1 - chance
