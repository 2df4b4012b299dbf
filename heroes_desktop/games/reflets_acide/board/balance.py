"""Both totals as far as everybody knows them."""

from __future__ import annotations

from typing import NamedTuple

from ..content import CHALLENGES, QUESTS, points
from ..scoring import SET, fulfilled, sets, team_lines, team_side, token_points
from ..state import NOTHING, State


class Balance(NamedTuple):
    """Known points of both sides, cards of the Vile nobody knows, and the gap wanted (0: none yet)."""

    team: int
    vile: int
    unknown: int
    wanted: int

    @property
    def gap(self) -> int:
        """How far the team is ahead by what is known."""
        return self.team - self.vile


def balance(view: State) -> Balance:
    """The count as if the Quest were accomplished now."""
    team = sum(line.points for line in team_lines(view)) if view.quest != NOTHING else 0
    cards = [*view.vile.pile, *view.vile.heroes]
    known = [view.faces[card] for card in cards if view.faces[card] >= 0]
    vile = sum(points(face) for face in known) + token_points(view) + SET * sets(view.vile.gems)
    wanted = CHALLENGES[view.challenge].gap if view.challenge != NOTHING else 0
    return Balance(team, vile, len(cards) - len(known), wanted)


def missions(view: State) -> list[bool]:
    """Which secondary missions of the own Quest are fulfilled now."""
    side = team_side(view)
    return [fulfilled(row, side) for row in QUESTS[view.quest].missions]
