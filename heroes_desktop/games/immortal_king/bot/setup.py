"""Choices before the first turn: parties from a table of tested combinations, scenarios, lists; and throws,
which are a matter of taste like these."""

from __future__ import annotations

from heroes_desktop.engine import Opinion, Term

from ..content import CARDS
from ..state import State
from .situation import Situation

TESTED: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("F1", "F2", "F5", "F7", "F8"),),
    2: (("W1", "W2", "W3", "W5", "W7"),),
}
"""Five cards each, best first, for each box; measured over solo matches."""

TESTED_IN_DUELS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (
        ("F1", "F2", "F4", "F5", "F7"),
        ("F1", "F2", "F4", "F5", "F11"),
        ("F1", "F2", "F4", "F5", "F9"),
        ("F1", "F2", "F4", "F5", "F8"),
        ("F1", "F2", "F3", "F4", "F5"),
    ),
    2: (
        ("W1", "W2", "W3", "W5", "W7"),
        ("W1", "W2", "W3", "W5", "W6"),
        ("W1", "W2", "W3", "W5", "W11"),
        ("W1", "W3", "W5", "W6", "W11"),
        ("W1", "W2", "W3", "W5", "W10"),
    ),
}
"""The same for duels, where ten Courage outlast a dungeon master better than a further potion."""


STEP = 0.025
"""How far the card offered first is ahead of the next: far enough to be taken without a search."""


def choose_adventurers(situation: Situation) -> list[Opinion]:
    """Lay the adventurers of the best tested party, one by one."""
    faces = [int(option.args[0]) if option.args else -1 for option in situation.decision.options]
    return _from_the_table(situation, faces)


def choose_equipment(situation: Situation) -> list[Opinion]:
    """Add its equipment."""
    s = situation.view
    return _from_the_table(situation, [s.faces[int(option.args[0])] for option in situation.decision.options])


def _from_the_table(situation: Situation, faces: list[int]) -> list[Opinion]:
    """Wanted cards first, then `done` (face -1), then the rest; each group in the order offered: cards are
    laid in ascending order, one passed over is gone."""
    party = _party(situation.view)
    opinions = []
    for place, (option, face) in enumerate(zip(situation.decision.options, faces, strict=True)):
        worth = 0.5 if face < 0 else 0.9 if CARDS[face].number in party else 0.3
        opinions.append(Opinion(option, worth - place * STEP, (Term("tested_party", 1.0),)))
    return opinions


def _party(s: State) -> tuple[str, ...]:
    tested = TESTED if s.solo else TESTED_IN_DUELS
    return tested.get(s.box, tested[1])[0]


def any_setup(situation: Situation) -> list[Opinion]:
    """Sides, boxes, scenarios and lists are a matter of taste: any will do."""
    return _any(situation, 0.6, Term("habit", 0.0))


def throw(situation: Situation) -> list[Opinion]:
    """Unpredictable, but fixed by the situation's own generator."""
    return _any(situation, 1.0, Term("unpredictable", 1.0))


def _any(situation: Situation, worth: float, why: Term) -> list[Opinion]:
    """All options alike, but for one that was drawn."""
    options = situation.decision.options
    chosen = situation.chance.below(len(options))
    return [
        Opinion(option, worth if place == chosen else 0.5, (why,)) for place, option in enumerate(options)
    ]
