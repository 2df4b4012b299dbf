"""Dealing the dungeon and taking the first tokens."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import CARDS, faces_of
from ..passives import counts, passives
from ..state import DUNGEON_SIZE, MOST_COURAGE, Corridor, Plan, State
from .guards import enter
from .tokens import add_fear, gain_courage, gain_fear
from .turn import new_turn

STARTING_COURAGE = 5


def deal(s: State, table: Table) -> Rules[None]:
    """The rest of the set-up, from the final monster to the first guards (IK-044 to IK-049)."""
    if not s.revealed:
        s.revealed = True
        table.tell("adventurers", faces=list(s.adventurers))
    if not s.constructed:
        s.final = faces_of(s.box, "final")[0]
    s.plan = Plan()
    table.tell("final_monster", face=s.final)
    deal_piles(s, table)
    take_tokens(s, table)
    for lane in range(len(s.corridors)):
        enter(s, table, lane, "deal")
    if s.solo and s.advanced and len(s.adventurers) >= 3:
        yield from gain_fear(s, table, 1, "advanced")  # IK-245
    new_turn(s, table)


def deal_piles(s: State, table: Table) -> None:
    """Three piles of 16, or four of 12 if a gift asks for it (IK-044, IK-049)."""
    number = max((row.amount for _, row in passives(s, "corridors")), default=3)
    size = DUNGEON_SIZE // number
    s.faces[:DUNGEON_SIZE] = s.dungeon_list if s.constructed else faces_of(s.box, "dungeon")
    table.shuffle(range(DUNGEON_SIZE))
    s.corridors = [Corridor(list(range(lane * size, (lane + 1) * size))) for lane in range(number)]
    table.tell("dealt", corridors=number, size=size)


def take_tokens(s: State, table: Table) -> None:
    """Fear by the number of adventurers, Courage 5 and what gifts add, Mana on everybody
    (IK-037, IK-046, IK-047, IK-113, IK-207)."""
    if not s.solo:
        each = 1
        for row in CARDS[s.final].effect:
            if row.kind == "starting_fear" and counts(s, row):
                each = row.amount
        add_fear(s, table, each * len(s.adventurers), "start")
    more = sum(row.amount for _, row in passives(s, "starting_courage"))
    gain_courage(s, table, min(STARTING_COURAGE + more, MOST_COURAGE), "start")
    s.mana = [True] * len(s.adventurers)
