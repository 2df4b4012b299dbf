"""Options scored in points, and how scores become opinions."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.engine import Opinion, Option, Term

POINT = 0.02
"""What a point of score adds to the chance to win."""


class Scored(NamedTuple):
    """An option with its score in points and what decided it."""

    option: Option
    score: float
    terms: tuple[Term, ...]


def opinions(scored: list[Scored]) -> list[Opinion]:
    """Opinions on a scale from 0 to 1, best first; equal ones in the order they were offered."""
    ranked = sorted(scored, key=lambda each: -each.score)
    return [Opinion(each.option, max(0.0, min(1.0, 0.5 + POINT * each.score)), each.terms) for each in ranked]
