"""Computer players of Return of the Heroes: goals, ways and exact chances.

`heuristic` makes a player, `search` the one of the level hard, `value` and `rollout` serve
searching players.
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option, Thought, best_of

from ..figures import movement
from ..state import Hero, State
from .policy import rank, scores
from .reasons import REASONS
from .situation import Player, Situation
from .strength import nameless_chance
from .weights import EASY, HARD, NORMAL

__all__ = ["REASONS", "Heuristic", "heuristic", "rollout", "search", "value"]

_WAYS = ("start_turn", "step", "tile_on_arrival")
PACE = 4
"""Spaces a nimble hero walks in a turn."""
HEADSTART = 0.1
"""How far everybody has come at the beginning: what keeps early differences small."""
_LEVELS = {"easy": EASY, "normal": NORMAL, "hard": HARD}


class Heuristic:
    """A player that scores each option once; lower levels wander and dare too much."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.weights = _LEVELS[level]

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with its worth, best first."""
        return rank(situation.view, situation.decision, self.weights)

    def think(self, situation: Situation) -> Thought:
        """The best option, now and then the second on the way, any cube where none is planned for."""
        ranked = self.rank(situation)
        if situation.decision.kind == "choose_cube" and not self.weights.planned:
            first = situation.chance.below(len(ranked))
            return best_of([ranked[first], *ranked[:first], *ranked[first + 1 :]])
        if len(ranked) > 1 and self._careless(situation):
            return best_of([ranked[1], ranked[0], *ranked[2:]])
        return best_of(ranked)

    def _careless(self, situation: Situation) -> bool:
        """Whether a hero strays from his way at this step."""
        careless = self.weights.careless
        if not careless or situation.decision.kind not in _WAYS:
            return False
        s = situation.view
        pace = min(PACE, movement(s, s.heroes[situation.decision.seat]))
        return situation.chance.below(100 * PACE) < careless * pace


def heuristic(level: str) -> Player:
    """The heuristic player of a level."""
    if level not in _LEVELS:
        raise ValueError(f"there is no heuristic for level {level!r}")
    return Heuristic(level)


def search(seconds: float | None = None) -> Player:
    """The player of the level hard: the best heuristic; matches are too long to be played on in thought."""
    del seconds
    return Heuristic("hard")


def value(state: State, seat: int) -> float:
    """The chance to win: alone how far the hero has come, among rivals his share of how far all have."""
    outcome = state.outcome
    if outcome is not None:
        return float(seat in outcome.winners)
    if len(state.heroes) == 1:
        return _progress(state, state.heroes[0])
    ahead = [(HEADSTART + _progress(state, hero)) ** 2 for hero in state.heroes]
    return ahead[seat] / sum(ahead)


def _progress(state: State, hero: Hero) -> float:
    """How far a hero has come, from 0 to 1."""
    if hero.hero < 0:
        return 0.0
    done = 0.4 * hero.gem + 0.1 * max(hero.steps, default=0) + 0.01 * sum(hero.cubes)
    return min(0.95, done + 0.3 * nameless_chance(state, hero))


def rollout(state: State, decision: Decision, pick: int) -> Option:
    """A quick way to play on."""
    if pick % 8 == 0:
        return decision.options[pick // 8 % len(decision.options)]
    return max(scores(state, decision, HARD), key=lambda each: each.score).option
