"""Using a skill: it is paid and counts as used this turn (NA-050, NA-068)."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..figures import skill_key
from ..payments import Price
from ..state import State
from .gems import pay


def spend(
    s: State, table: Table, card: int, number: int, board: int, price: Price, cause: str
) -> Rules[None]:
    """Mark the skill of a Hero or Loot as used and pay for it from its board."""
    s.used.append(skill_key(card, number))
    table.tell("skill", card=card, face=s.faces[card], number=number, board=board, cause=cause)
    yield from pay(s, table, (board,), price, "skill")
