"""What lies outside the table of faces and still must not be seen."""

from __future__ import annotations

from .state import SeatPlan, State


def builder_seat(s: State) -> int:
    """The seat that builds the dungeon: the dungeon master, in solo the player."""
    return s.party if s.dm < 0 else s.dm


def knows_dungeon_list(s: State, seat: int | None) -> bool:
    """Whether a seat knows which 48 cards the dungeon is made of (IK-200, IK-D50)."""
    return not s.constructed or seat == builder_seat(s) or (s.open_lists and s.stage != "dungeon")


def redact(s: State, seat: int | None) -> None:
    """Take out of a view what its seat may not know besides faces (IK-200, IK-265)."""
    if s.plan.seats:
        s.plan.seats = [
            plan if who == seat or not plan.secret else SeatPlan(secret=True)
            for who, plan in enumerate(s.plan.seats)
        ]
    if not knows_dungeon_list(s, seat):
        s.dungeon_list = []
        if s.stage == "dungeon":
            s.final = -1
    if seat == s.party:
        return
    if s.stage == "equipment_choice":
        s.targets = []
    if not s.revealed:
        s.adventurers, s.mana = [], []
        s.collection = sorted(s.hidden + s.collection)
        s.hidden = []
