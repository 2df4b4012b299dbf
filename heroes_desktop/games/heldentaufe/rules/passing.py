"""The end of a turn without its first step, and who is next."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..figures import allowance
from ..state import GONE, TELEPORT, State
from .missions import refill
from .rebuilding import anybody_below
from .storage import lose_potion


def close_turn(s: State, table: Table) -> None:
    """Steps 2 to 4: a teleport in use is gone, the hand is filled, play passes on (HT-058, HT-199)."""
    seat = s.active
    hero = s.heroes[seat]
    if hero.turned and hero.potion == TELEPORT:
        lose_potion(s, table, seat, "turn_over")
    if len(hero.hand) < 3:
        refill(s, table, seat)
    table.tell("turn_over", seat=seat)
    if s.chief == seat and anybody_below(s) and any(m.space != GONE for m in s.monsters):
        s.stage = "command"  # HT-175, HT-176; without monsters it is skipped (HT-D55)
    else:
        next_turn(s, table)


def next_turn(s: State, table: Table) -> None:
    """The player clockwise after the one who played last (HT-022, HT-191)."""
    seat = (s.active + 1) % len(s.heroes)
    if seat == s.first:
        s.round += 1
    begin_turn(s, table, seat)


def begin_turn(s: State, table: Table, seat: int) -> None:
    """A turn begins with all AP unused (HT-049, HT-056)."""
    s.active = seat
    s.used = s.free = 0
    s.traded = s.arrived = False
    s.stage = "hero"
    table.tell("turn", seat=seat, round=s.round, ap=allowance(s, seat))


def after_chief(s: State) -> list[int]:
    """All seats clockwise, beginning after the chief (HT-D47)."""
    seats = len(s.heroes)
    return [(s.chief + step) % seats for step in range(1, seats + 1)]
