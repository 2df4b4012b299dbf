"""What a hero meets on a space of the underworld: danger tokens and the chest."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import ARMED, SPACES
from ..figures import CHEST, DANGER_AT, allowance
from ..state import FIRST_DANGER, State
from .defeat import defeat
from .missions import discovered
from .points import wound
from .treasure import roll_treasure


def lose_all_ap(s: State, table: Table, cause: str) -> None:
    """AP used rise to the allowance of this moment and never fall (HT-051)."""
    s.used = max(s.used, allowance(s, s.active))
    table.tell("swallowed", seat=s.active, ap=0, cause=cause)


def arrive(s: State, table: Table, space: int) -> Rules[None]:
    """The active hero has come to a space, on foot or otherwise (HT-113, HT-214, HT-D32)."""
    danger = DANGER_AT.get(space, -1)
    if danger >= 0 and s.dangers[danger]:
        yield from _turn_over(s, table, danger, space)
    elif space == CHEST and s.chest:
        s.chest = False
        table.tell("chest", seat=s.active, space=SPACES[space].id)
        yield from roll_treasure(s, table, 3)  # HT-154


def _turn_over(s: State, table: Table, danger: int, space: int) -> Rules[None]:
    """The token is turned over and removed whatever it shows (HT-149); an armed one bites (HT-150, HT-151).

    A discoverer is paid before the heart is lost (HT-D34), and the turn goes on without AP (HT-153).
    """
    seat = s.active
    s.dangers[danger] = False
    card = FIRST_DANGER + danger
    face = table.show(card)
    table.tell("danger", seat=seat, space=SPACES[space].id, card=card, face=face)
    if face == ARMED:
        discovered(s, table)
        last = wound(s, table, seat, "trap")
        lose_all_ap(s, table, "trap")
        if last:
            yield from defeat(s, table, seat, "trap")
