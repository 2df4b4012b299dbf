"""How a game ends (NA-251 to NA-263, NA-D99)."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Table
from heroes_desktop.engine.events import Fact
from heroes_desktop.engine.table import Finished

from ..content import CHALLENGES, QUESTS
from ..scoring import team_lines, vile_lines
from ..state import State


def lose(s: State, table: Table, reason: str) -> Finished:
    """A defeat: no scoring."""
    table.tell("lost", reason=reason, turn=s.turn, pawn=s.pawn, avatar=s.avatar)
    return table.finish(Outcome((), (), reason, _facts(s)))


def _facts(s: State) -> dict[str, Fact]:
    """What campaigns and statistics remember of every game (NA-287)."""
    challenge = CHALLENGES[s.challenge]
    return {
        "challenge": challenge.id,
        "difficulty": challenge.difficulty,
        "wanted": challenge.gap,
        "players": s.seats,
        "turns": s.turn,
        "quest": QUESTS[s.quest].id,
        "heroes_left": len(s.team),
    }


def win(s: State, table: Table) -> Finished:
    """The Quest is accomplished: everything is turned up and counted; the gap is the score of every seat."""
    for card in (*s.vile.heroes, *s.vile.pile):
        table.show(card)
    ours, theirs = team_lines(s), vile_lines(s)
    team, vile = sum(line.points for line in ours), sum(line.points for line in theirs)
    challenge = CHALLENGES[s.challenge]
    gap = team - vile
    reason = "challenge" if gap >= challenge.gap else "quest"
    lines, vile_counted = [line.plain() for line in ours], [line.plain() for line in theirs]
    table.tell(
        "won",
        reason=reason,
        team=team,
        vile=vile,
        gap=gap,
        wanted=challenge.gap,
        turn=s.turn,
        lines=lines,
        vile_lines=vile_counted,
    )
    facts = _facts(s)
    facts.update(team=team, vile=vile, gap=gap, lines=lines, vile_lines=vile_counted)
    return table.finish(Outcome(tuple(range(s.seats)), (gap,) * s.seats, reason, facts))
