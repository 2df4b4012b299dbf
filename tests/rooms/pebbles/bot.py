"""Computer players: leave a multiple of four."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option, PlayerOf, SituationOf, Thought, best_of, ordered

from .state import State


class Heuristic:
    """Takes so many that a multiple of four is left, if it can."""

    def rank(self, situation: SituationOf[State]) -> list[Opinion]:
        heap = situation.view.heap
        return ordered(
            [
                Opinion(option, float((heap - int(option.args[0])) % 4 == 0))
                for option in situation.decision.options
            ]
        )

    def think(self, situation: SituationOf[State]) -> Thought:
        return best_of(self.rank(situation))


def heuristic(level: str) -> PlayerOf[State]:
    del level
    return Heuristic()


def value(state: State, seat: int) -> float:
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    mine = state.turn == seat
    return 0.9 if mine == bool(state.heap % 4) else 0.1


def rollout(state: State, decision: Decision, pick: int) -> Option:
    del state
    return decision.options[pick % len(decision.options)]
