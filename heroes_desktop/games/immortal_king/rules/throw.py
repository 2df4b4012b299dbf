"""Rock, paper, scissors."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table, Together

from .. import options
from ..state import State

BEATS = {"paper": "rock", "rock": "scissors", "scissors": "paper"}


def throw_once(s: State, table: Table) -> Rules[str]:
    """One throw, chosen at the same time: won, lost or tie for the party (IK-150, IK-151).

    In solo the dungeon's hand is drawn at random (IK-D45)."""
    if s.dm < 0:
        answers = yield Together("rps_throw", {s.party: options.HANDS})
        mine, theirs = answers[s.party].act, options.HANDS[table.below(3)].act
    else:
        answers = yield Together("rps_throw", {s.party: options.HANDS, s.dm: options.HANDS})
        mine, theirs = answers[s.party].act, answers[s.dm].act
    result = "tie" if mine == theirs else "won" if BEATS[mine] == theirs else "lost"
    if s.fight is not None:
        s.fight.hands = [mine, theirs]
    table.tell("throw", party=mine, dm=theirs, result=result)
    return result


def throw_until_won(s: State, table: Table) -> Rules[bool]:
    """Throws until there is a winner; whether it is the party (IK-153, IK-183)."""
    while (result := (yield from throw_once(s, table))) == "tie":
        pass
    return result == "won"
