"""Choices before the first turn: parties from a table of tested combinations, scenarios, lists."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import Opinion, Situation, Term

from .content import CARDS

TESTED: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("F1", "F2", "F5", "F7", "F8"),),
    2: (("W1", "W3", "W5", "W7", "W11"),),
}
"""Five cards each, best first, for each box; measured over solo matches."""

TESTED_IN_DUELS: dict[int, tuple[tuple[str, ...], ...]] = {
    **TESTED,
    1: (("F1", "F2", "F4", "F5", "F7"), ("F1", "F2", "F4", "F5", "F8")),
}
"""The same for duels, where ten Courage outlast a dungeon master better than a further potion."""


def choose_adventurers(situation: Situation) -> list[Opinion]:
    """Lay the adventurers of the best tested party, one by one."""
    s, decision = situation.view, situation.decision
    party = _party(s)
    return [
        Opinion(
            option,
            _rank(option.act == "done" or CARDS[int(option.args[0])].number in party, option.act),
            (Term("tested_party", 1.0),),
        )
        for option in decision.options
    ]


def choose_equipment(situation: Situation) -> list[Opinion]:
    """Add its equipment."""
    s, decision = situation.view, situation.decision
    party = _party(s)
    return [
        Opinion(
            option,
            _rank(CARDS[s.faces[int(option.args[0])]].number in party, option.act),
            (Term("tested_party", 1.0),),
        )
        for option in decision.options
    ]


def _rank(wanted: bool, act: str) -> float:
    """Wanted cards first, then `done`, then the rest."""
    if act == "done":
        return 0.5
    return 0.9 if wanted else 0.1


def _party(s: Any) -> tuple[str, ...]:
    tested = TESTED if s.solo else TESTED_IN_DUELS
    return tested.get(s.box, tested[1])[0]


def any_setup(situation: Situation) -> list[Opinion]:
    """Sides, boxes, scenarios and lists are a matter of taste: any will do."""
    decision = situation.decision
    chosen = situation.chance.below(len(decision.options))
    return [
        Opinion(option, 0.6 if place == chosen else 0.5, (Term("habit", 0.0),))
        for place, option in enumerate(decision.options)
    ]
