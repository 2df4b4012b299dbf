"""In the village: choosing where to go, together (TF-025 to TF-030)."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from .. import options
from ..content import SKULL
from ..options import number
from ..state import LAIR, State
from .asking import ask_together


def village(s: State, table: Table) -> Rules[None]:
    """One dungeon that still has cards, or the Boss; on the skull he attacks (TF-025, TF-101, TF-104)."""
    if s.pawn >= SKULL:
        enter(s, table, LAIR, forced=True)
        return
    choices = [options.ENTER[place] for place, dungeon in enumerate(s.dungeons) if dungeon.cards]
    choices.append(options.ENTER_LAIR)
    answer = yield from ask_together(s, table, "choose_destination", choices)
    enter(s, table, LAIR if answer == options.ENTER_LAIR else number(answer))


def enter(s: State, table: Table, place: int, forced: bool = False) -> None:
    """All heroes go, and the first fight begins at once (TF-027, TF-028)."""
    s.place = place
    s.first_fight = True
    if place == LAIR:
        table.tell("boss_attacked", forced=forced, pawn=s.pawn, cards=len(s.lair.cards))
    else:
        dungeon = s.dungeons[place]
        s.tally.visits += 1
        s.tally.highest = max(s.tally.highest, dungeon.level)
        table.tell("entered", dungeon=place, level=dungeon.level, cards=len(dungeon.cards))
    s.stage = "combat"
