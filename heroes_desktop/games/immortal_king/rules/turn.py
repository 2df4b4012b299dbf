"""The turn around the phases of the party: construction and the check at the end."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..passives import passives
from ..state import State
from .guards import filled
from .tokens import dungeon_wins, party_wins


def new_turn(s: State, table: Table) -> None:
    """Count the turn and name its first phase; there is no construction phase in solo (IK-050, IK-205)."""
    s.turn += 1
    table.tell("turn", number=s.turn)
    if s.dm < 0:
        start_equipment_phase(s, table)
    else:
        s.stage = "construction"


def start_equipment_phase(s: State, table: Table) -> None:
    """The equipment phase begins, with the gift that looks into a pile if the party has it."""
    s.phase = "equipment"
    table.tell("phase", phase="equipment")
    s.stage = "opening" if passives(s, "look_first") else "equipment"


def construction(s: State, table: Table) -> Rules[None]:
    """The dungeon master looks at the top of every pile and may swap two piles (IK-052, IK-053, IK-058)."""
    s.phase = "construction"
    table.tell("phase", phase="construction")
    lanes = filled(s)
    tops = []
    for lane in lanes:
        card = s.corridors[lane].pile[-1]
        tops.append([lane, card, table.show(card, s.dm)])
    table.whisper(s.dm, "tops", tops=tops)
    if "swap" not in s.off:
        answer = yield Ask(s.dm, "construction_swap", options.swaps(lanes), secret=True)
        if answer.act == "swap":
            swap(s, table, answer.args[0], answer.args[1])
    start_equipment_phase(s, table)


def swap(s: State, table: Table, a: int, b: int) -> None:
    """Two whole piles change places; guards and tokens stay (IK-054, IK-055, IK-057)."""
    one, other = s.corridors[a], s.corridors[b]
    one.pile, other.pile = other.pile, one.pile
    table.tell("swap", a=a, b=b)


def end_of_turn(s: State, table: Table) -> None:
    """0 Courage: the dungeon master has won; else a beaten final monster: the party (IK-110, IK-111)."""
    s.phase = "end"
    if not s.courage:
        raise dungeon_wins(s, table, "courage_lost")
    if s.final_beaten:
        raise party_wins(s, table)
    s.lasting = []
    s.second_fight = 0
    new_turn(s, table)
