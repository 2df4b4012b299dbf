"""The level hard: where plans compete, each is played on in sampled games before the choice is made.

Each sample draws anew what the seat does not know, begins a plan, goes on with the heuristics until the
seat's next turn, and judges what has become of it. Everybody who can hurt the seat or win plays on too;
the others rest, because what they do above changes little until then. All plans meet the same samples,
so that their results can be compared.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from heroes_desktop.engine import Chance, Decision, Match, Opinion, Option, Term, Thought, best_of

from ..figures import target
from ..state import ABOVE, State
from .policy import best_option, rank
from .situation import Situation
from .value import prospect
from .weights import NORMAL


@dataclass(frozen=True)
class Deliberation:
    """How hard a player thinks: up to `width` plans within `margin` of the best, `samples` games for each.

    `horizon`: decisions played on at most. `trust`: how many samples the first opinion is worth. All are
    fixed numbers, so that matches can be repeated.
    """

    samples: int = 4
    width: int = 2
    margin: float = 0.01
    horizon: int = 60
    trust: float = 6.0


class LookAhead:
    """A player that tries its favourites out in sampled games."""

    def __init__(self, seconds: float | None = None, how: Deliberation | None = None) -> None:
        self.seconds = seconds
        self.how = how or Deliberation()

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option with the worth it has at first sight, best first."""
        return rank(situation.view, situation.decision, NORMAL)

    def think(self, situation: Situation) -> Thought:
        """The option that does best when played on; first opinions decide where nothing is close."""
        ranked = self.rank(situation)
        how = self.how
        close = self._plans(ranked) if _open(situation) else ranked[:1]
        if len(close) == 1:
            return best_of(ranked)
        totals = [0.0] * len(close)
        count = 0
        for seed in self._seeds(situation.chance):
            for index, each in enumerate(close):
                match = situation.sample(Chance(seed))
                totals[index] += self._played_on(match, situation, each)
            count += 1
        worths = [
            (total + how.trust * each.worth) / (count + how.trust)
            for total, each in zip(totals, close, strict=True)
        ]
        return _chosen(close, worths)

    def _plans(self, ranked: Sequence[Opinion]) -> list[Opinion]:
        """The best option of each kind of plan, told apart by its first reason."""
        found: dict[str, Opinion] = {}
        for each in ranked:
            if each.worth < ranked[0].worth - self.how.margin:
                break
            found.setdefault(each.terms[0].reason, each)
        return list(found.values())[: self.how.width]

    def _seeds(self, chance: Chance) -> Iterator[int]:
        if self.seconds is None:
            for _sample in range(self.how.samples):
                yield chance.below(1 << 32)
            return
        end = time.monotonic() + self.seconds
        yield chance.below(1 << 32)
        while time.monotonic() < end:
            yield chance.below(1 << 32)

    def _played_on(self, match: Match, situation: Situation, choice: Opinion) -> float:
        """What the seat's prospects are at its next turn when this option is taken."""
        seat = situation.decision.seat
        match.silence()
        match.play(choice.option, seat)
        started = match.state.round
        left = self.how.horizon
        while match.pending and left:
            decision = match.pending[0]
            s = match.state
            if decision.kind == "hero_action" and decision.seat == seat and s.round > started and not s.used:
                break
            match.play(_next(s, decision, seat), decision.seat)
            left -= 1
        return prospect(match.state, seat)


def _open(situation: Situation) -> bool:
    """Whether plans can still be weighed: at the start of a turn, and all the time below."""
    s: State = situation.view
    hero_turn = situation.decision.kind == "hero_action"
    return hero_turn and (not s.used or s.heroes[situation.decision.seat].space != ABOVE)


def _next(s: State, decision: Decision, seat: int) -> Option:
    """What somebody does in a sampled game."""
    hero = s.heroes[decision.seat]
    idle = decision.kind == "hero_action" and decision.seat != seat and hero.space == ABOVE
    if idle and hero.points < target(s):
        return decision.options[-1]  # to end the turn is always offered last
    return best_option(s, decision)


def _chosen(close: Sequence[Opinion], worths: Sequence[float]) -> Thought:
    order = sorted(range(len(close)), key=lambda index: -worths[index])
    first, second = close[order[0]], close[order[1]]
    terms = (Term("continuations", worths[order[0]]), *first.terms)
    return Thought(first.option, terms[:3], second.option)
