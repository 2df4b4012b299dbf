"""Options scored by their worth, and how scores become opinions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from heroes_desktop.engine import Opinion, Option, Term


class Scored(NamedTuple):
    """An option with its worth from 0 to 1 and the reason for it."""

    option: Option
    score: float
    reason: str = "usual"


def by(
    choices: Sequence[Option], judge: Callable[[Option], float], reason: str, scale: float = 0.1
) -> list[Scored]:
    """Every option by a figure: the higher the better."""
    return [Scored(option, 0.5 + scale * judge(option), reason) for option in choices]


def opinions(scored: Sequence[Scored]) -> list[Opinion]:
    """Opinions best first; equal ones in the order they were offered."""
    ranked = sorted(scored, key=lambda each: -each.score)
    return [
        Opinion(each.option, max(0.0, min(1.0, each.score)), (Term(each.reason, max(0.01, each.score)),))
        for each in ranked
    ]
