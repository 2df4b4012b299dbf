"""Leaving a dungeon, and the Boss pawn (TF-086 to TF-091, TF-100 to TF-103)."""

from __future__ import annotations

from heroes_desktop.engine import Table
from heroes_desktop.engine.piles import gather

from ..content import SKULL
from ..power import clockwise
from ..state import NOTHING, VILLAGE, State
from ..zones import turn_up


def leave(s: State, table: Table, expelled: bool = False, cleared: bool = False) -> None:
    """Boss pawn, next card, shuffle, reward, in this order (TF-086, TF-D31)."""
    place = s.place
    dungeon = s.dungeons[place]
    s.tally.expelled += expelled
    s.tally.cleared += cleared
    table.tell("left", dungeon=place, level=dungeon.level, expelled=expelled, cleared=cleared)
    _pay_departure(s, table, expelled)
    if dungeon.cards:
        turn_up(s, table, place, dungeon, dungeon.cards[-1])
    rest(s, table)
    s.place = VILLAGE
    if cleared and dungeon.reward != NOTHING:  # TF-092, TF-099
        s.reward, dungeon.reward = dungeon.reward, NOTHING
        s.choosers = clockwise(s)
        table.tell("reward", card=s.reward, face=s.faces[s.reward], dungeon=place)
        s.stage = "reward"
    else:
        s.stage = "village"


def _pay_departure(s: State, table: Table, expelled: bool) -> None:
    """1 space, or 2 for an expulsion, or 1 for one that RW-13 softens (TF-087, TF-088)."""
    steps = 1
    if expelled:
        steps = 2
        if s.shields:
            s.shields -= 1
            steps = 1
            table.tell("softened", left=s.shields)
    move_pawn(s, table, steps, "expelled" if expelled else "left")


def move_pawn(s: State, table: Table, steps: int, why: str) -> None:
    """Between 0 and the skull; never again once there, and not in the Boss fight (TF-D30, TF-D32)."""
    if s.pawn >= SKULL or s.at_boss:
        return
    before, s.pawn = s.pawn, max(0, min(SKULL, s.pawn + steps))
    if before != s.pawn:
        table.tell("pawn", before=before, after=s.pawn, left=SKULL - s.pawn, why=why)


def rest(s: State, table: Table) -> None:
    """Every player shuffles all his cards (TF-090, TF-091); advantages of this visit lapse (TF-D60)."""
    s.weaker = 0
    for seat in clockwise(s):
        player = s.players[seat]
        gather(table, player.pile, player.discard)
        player.larger = player.spare = 0
        table.tell("shuffled", seat=seat, count=len(player.pile))
