"""How a game ends (NA-251 to NA-263, NA-D99)."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Table
from heroes_desktop.engine.table import Finished

from ..content import CHALLENGES
from ..scoring import team_lines, vile_lines
from ..state import State


def lose(s: State, table: Table, reason: str) -> Finished:
    """A defeat: no scoring."""
    table.tell("lost", reason=reason, turn=s.turn, pawn=s.pawn, avatar=s.avatar)
    return table.finish(Outcome((), (), reason))


def win(s: State, table: Table) -> Finished:
    """The Quest is accomplished: everything is turned up and counted; the gap is the score of every seat."""
    for card in (*s.vile.heroes, *s.vile.pile):
        table.show(card)
    ours, theirs = team_lines(s), vile_lines(s)
    team, vile = sum(line.points for line in ours), sum(line.points for line in theirs)
    challenge = CHALLENGES[s.challenge]
    gap = team - vile
    reason = "challenge" if gap >= challenge.gap else "quest"
    table.tell("won", reason=reason, team=team, vile=vile, gap=gap, wanted=challenge.gap, turn=s.turn,
               lines=[line.plain() for line in ours], vile_lines=[line.plain() for line in theirs])  # fmt: skip
    return table.finish(Outcome(tuple(range(s.seats)), (gap,) * s.seats, reason))
