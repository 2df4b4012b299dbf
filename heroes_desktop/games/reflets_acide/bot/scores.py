"""Options scored in Epic Points, and how scores become opinions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from heroes_desktop.engine import Opinion, Option, Term

SCALE = 8.0
"""Epic Points that turn an even choice into a clear one."""


class Scored(NamedTuple):
    """An option with its worth in Epic Points and the reason for it."""

    option: Option
    score: float
    reason: str = "usual"


def by(choices: Sequence[Option], judge: Callable[[Option], float], reason: str) -> list[Scored]:
    """Every option by a figure: the higher the better."""
    return [Scored(option, judge(option), reason) for option in choices]


def worth(score: float) -> float:
    """Points as a worth from 0 to 1."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, score / SCALE))))


def opinions(scored: Sequence[Scored]) -> list[Opinion]:
    """Opinions best first; equal ones in the order they were offered."""
    ranked = sorted(scored, key=lambda each: -each.score)
    return [
        Opinion(each.option, worth(each.score), (Term(each.reason, max(0.01, worth(each.score))),))
        for each in ranked
    ]
