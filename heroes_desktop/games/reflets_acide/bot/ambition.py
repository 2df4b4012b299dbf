"""What a Challenge asks for beside the Quest, and whether there is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import CHALLENGES, points
from ..scoring import SET, team_lines, token_points
from ..track import ROOM

if TYPE_CHECKING:
    from .outlook import Outlook

VILE_TEAM = 26
"""What Heroes and missions usually bring the Vile."""
AMBITIOUS = 30
"""Points short of a Challenge that make a team take every risk it can bear."""
KEEN = 0.5
"""The ambition, and the chance to win its Trial, from which one more Relic is worth an errand."""
ERRAND = 5.0
"""Turns such an errand and the way back take."""
HIGH = 96
"""The gap from which a Challenge is won only by a team that gives the Vile nothing."""


def gap(o: Outlook) -> int:
    """The gap of the Challenge; 0 as long as none is chosen."""
    return CHALLENGES[o.s.challenge].gap if o.s.challenge >= 0 else 0


def ambition(o: Outlook) -> float:
    """How much the Challenge asks for points beside the Quest: from 0 (its gap is reached) to 1."""
    s = o.s
    if s.challenge < 0 or s.quest < 0:
        return 0.0
    ours = sum(line.points for line in team_lines(s))
    pile = sum(points(s.faces[card]) if o.known(card) else 1 for card in s.vile.pile)
    theirs = VILE_TEAM + pile + token_points(s) + SET * min(s.vile.gems)
    return max(0.0, min(1.0, (gap(o) - (ours - theirs)) / AMBITIOUS))


def turns(o: Outlook) -> float:
    """About how many turns the Avatar and the Vile leave the team."""
    found = o.lead / 3.5 + o.guide_gems / 6
    return min(found, o.s.deadline - o.s.turn + 1.0) if o.s.deadline else found


def errand(o: Outlook) -> int:
    """With the Quest done and time in hand: the slot of a Relic Room worth the way; −1 for none."""
    s = o.s
    if not (s.step_two and s.portal) or s.deadline or o.ambition < KEEN or o.turns < ERRAND:
        return -1
    relics = [n for n, up in enumerate(s.rooms_up) if up and o.purpose(n) == "relic"]
    good = [n for n in relics if o.room_chance(n) >= KEEN]
    return min(good, key=lambda n: o.way_to(s.pawn, ROOM + n + 1), default=-1)
