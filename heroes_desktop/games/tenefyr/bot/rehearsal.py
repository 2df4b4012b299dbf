"""The level hard: in the Boss fight close questions are played on to the end of the match, several times.

There every card drawn now is missing later, which no rule of thumb reckons well. Each round draws the unknown
anew and tries all candidates on it, so that they meet the same luck."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import sqrt

from heroes_desktop.engine import Match, Opinion, Option, Term, Thought, best_of

from ..state import State
from .policy import rank, scores
from .situation import Situation
from .weights import SHARP

ROUNDS = 24
"""How often each candidate is tried; fixed, so that games can be repeated."""
ENOUGH = 8
"""Rounds after which a clear lead ends the search."""
WIDTH = 3
"""How many candidates are tried."""
CLOSE = 0.35
"""How much worse a candidate may look at first."""
TRUST = 3.0
"""How many rounds the first judgement is worth."""
STAGE = 0.02
"""What a beaten Boss card counts in a match that is lost."""
REHEARSED = ("keep_or_reject", "pay_condition", "use_optional", "target_player", "target_card", "play_next")
"""What is played on in thought."""


class Rehearsing:
    """A player that tries things out in the Boss fight. `seconds`: time for a question, instead of rounds."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds

    def rank(self, situation: Situation) -> list[Opinion]:
        """Every option as it looks at first, best first."""
        return rank(situation.view, situation.decision, SHARP)

    def think(self, situation: Situation) -> Thought:
        """The option with which most of the rehearsed matches were won."""
        ranked = self.rank(situation)
        if not situation.view.at_boss or situation.decision.kind not in REHEARSED:
            return best_of(ranked)
        candidates = [each for each in ranked[:WIDTH] if each.worth >= ranked[0].worth - CLOSE]
        if len(candidates) < 2:
            return best_of(ranked)
        means = self._rehearse(situation, [each.option for each in candidates])
        worths = [
            (mean * rounds + TRUST * each.worth) / (rounds + TRUST)
            for each, (mean, rounds) in zip(candidates, means, strict=True)
        ]
        order = sorted(range(len(candidates)), key=lambda index: -worths[index])
        best, second = candidates[order[0]], candidates[order[1]]
        terms = (Term("continuations", max(0.01, worths[order[0]])), *best.terms)
        return Thought(best.option, terms[:3], second.option)

    def _rehearse(self, situation: Situation, options: Sequence[Option]) -> list[tuple[float, int]]:
        """How each option did on average, and in how many rounds."""
        seat = situation.decision.seat
        results: list[list[float]] = [[] for _option in options]
        for done in self._rounds():
            if done >= ENOUGH and _clear(results):
                break
            sample = situation.sample(situation.chance)
            sample.silence()
            for option, found in zip(options, results, strict=True):
                match = sample.clone()
                match.play(option, seat)
                found.append(_played_on(match))
        return [(sum(found) / len(found), len(found)) for found in results]

    def _rounds(self) -> Iterator[int]:
        if self.seconds is None:
            yield from range(ROUNDS)
            return
        end = time.monotonic() + self.seconds
        done = 0
        while not done or time.monotonic() < end:
            yield done
            done += 1


def _played_on(match: Match) -> float:
    """The end of the match when everybody does what looks best."""
    while match.pending:
        decision = match.pending[0]
        state: State = match.state
        found = max(scores(state, decision, SHARP), key=lambda each: each.score)
        match.play(found.option, decision.seat)
    outcome = match.outcome
    assert outcome is not None
    end: State = match.state
    return 1.0 if outcome.winners else STAGE * end.tally.stages


def _clear(results: list[list[float]]) -> bool:
    """Whether the best option leads the second by more than luck explains."""
    rounds = len(results[0])
    first, second = sorted(results, key=sum)[-1:-3:-1]
    gaps = [one - other for one, other in zip(first, second, strict=True)]
    mean = sum(gaps) / rounds
    spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / rounds)
    return (abs(mean) < 1e-9 and spread < 1e-9) or mean > 2 * spread / sqrt(rounds)
