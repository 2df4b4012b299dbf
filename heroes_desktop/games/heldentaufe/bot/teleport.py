"""The teleport potion: home to win, out of danger, or straight to the treasure."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Term
from heroes_desktop.engine.hexgrid import cell

from ..content import SPACE_INDEX
from ..figures import CHEST
from ..state import ABOVE, CAMPFIRE
from .expeditions import trips
from .outlook import Outlook

IDLE = -1.0


def best_teleport(o: Outlook) -> tuple[float, Term]:
    """What drinking the potion brings now; below zero while it is better kept."""
    if o.need <= 0:
        return 50.0, Term("wins", 50.0)
    if o.me.space != ABOVE:
        leave = next(trip for trip in trips(o.cave, o.diver(o.me.space, o.ap)) if trip.target < 0)
        gain = leave.death * o.at_stake - o.weights.teleport
        return (gain, Term("escape", gain)) if gain > 0 else (IDLE, Term("escape", gain))
    gain = _chest(o) - o.weights.teleport - 0.3
    return (gain, Term("treasure", gain)) if gain > 0.2 else (IDLE, Term("treasure", gain))


def _chest(o: Outlook) -> float:
    """What a trip that begins on the treasure brings."""
    if not o.s.chest or o.cave.others >> CHEST & 1:
        return 0.0
    cave = o.cave._replace(chest=0.0)
    return o.cave.chest + trips(cave, o.diver(CHEST, o.ap))[0].net


def target_opinions(o: Outlook, decision: Decision) -> list[tuple[Option, float, tuple[Term, ...]]]:
    """Every place the potion can lead to."""
    found: list[tuple[Option, float, tuple[Term, ...]]] = []
    for option in decision.options:
        if len(option.args) == 2:
            score, term = _above(o, cell(int(option.args[0]), int(option.args[1])))
        else:
            space = SPACE_INDEX[str(option.args[0])]
            score = _chest(o) if space == CHEST and o.need > 0 and o.me.space == ABOVE else IDLE
            term = Term("treasure", score)
        found.append((option, score, (term,)))
    return found


def _above(o: Outlook, place: int) -> tuple[float, Term]:
    if place == CAMPFIRE:
        return (50.0, Term("wins", 50.0)) if o.need <= 0 else (0.3, Term("home", 0.3))
    if o.me.space != ABOVE:
        tile = next((kind for kind, cells in o.places.items() if place in cells), "")
        score = 0.6 if tile in ("orchard", "pond", "mushrooms", "laboratory") else 0.1
        return score, Term("escape", score)
    return 0.0, Term("habit", 0.0)
