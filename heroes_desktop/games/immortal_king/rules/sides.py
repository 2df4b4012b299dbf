"""The first questions: who plays which side, with which box."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from ..build import owned
from ..content import BOXES
from ..state import DUNGEON_SIZE, State

EVERYBODY = 0xFFFF
SIDES = (Option("party"), Option("dm"), Option("random"))
BOX_OPTIONS = (*(Option("box", (box,)) for box in BOXES), Option("built"))


def choose_sides(s: State, table: Table) -> Rules[None]:
    """The sides of a duel: chosen freely, or at random (IK-003)."""
    if not s.solo:
        side = s.plan.sides
        if side is None:
            side = (yield Ask(0, "choose_sides", SIDES)).act
        if side == "random":
            side = ("party", "dm")[table.below(2)]
        s.party = 0 if side == "party" else 1
        s.dm = 1 - s.party
        table.tell("sides", party=s.party, dm=s.dm)
    s.stage = "box"


def choose_box(s: State, table: Table) -> Rules[None]:
    """One box, or lists built from all of them (IK-042, IK-191)."""
    plan = s.plan
    if plan.constructed is None and plan.box is None:
        answer = yield Ask(0, "choose_box", BOX_OPTIONS)
        plan.constructed = answer.act == "built"
        plan.box = answer.args[0] if answer.args else 1
    s.constructed = bool(plan.constructed)
    s.box = 0 if s.constructed else plan.box or 1
    if not s.constructed:
        s.copies = [[int(box == s.box) for box in BOXES] for _side in range(2)]
    table.tell("box", box=s.box, constructed=s.constructed)
    lay_out(s)
    s.stage = "adventurers"


def lay_out(s: State) -> None:
    """All equipment the party player owns lies in the collection, known to all (IK-190)."""
    equipment = owned(s.copies[0], "equipment")
    s.faces = [-1] * DUNGEON_SIZE + equipment
    s.seen = [0] * DUNGEON_SIZE + [EVERYBODY] * len(equipment)
    s.collection = list(range(DUNGEON_SIZE, DUNGEON_SIZE + len(equipment)))
    s.revealed = not s.constructed or s.open_lists
