"""Enemies that move to another dungeon, and dungeons that come into being (TF-130 to TF-133)."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from .. import options
from ..content import LEVEL
from ..options import number
from ..power import fight_of
from ..state import Dungeon, State
from ..zones import here, take_from_pile
from .asking import ask_together


def break_off(s: State, table: Table, to: str) -> Rules[None]:
    """The enemy moves to another dungeon; the fight is neither won nor lost (TF-130, TF-D42 to TF-D47)."""
    fight = fight_of(s)
    card = fight.enemy
    level = LEVEL[s.faces[card]]
    targets = move_targets(s, level, to)
    if targets:
        choices = [options.DUNGEON[place] for place in targets]
        answer = yield from ask_together(s, table, "move_target", choices, {"source": s.faces[card]})
        target, new = number(answer), False
    else:
        target, new = _new_dungeon(s, level), True
    take_from_pile(here(s), card)
    dungeon = s.dungeons[target]
    dungeon.cards.append(card)
    dungeon.up.append(card)
    fight.result = "broken"
    table.tell("moved", card=card, face=s.faces[card], dungeon=s.place, target=target, new=new, level=level)


def move_targets(s: State, level: int, to: str) -> list[int]:
    """Other dungeons with cards: of the enemy's own level, the next higher one, or any (TF-D43). Never the
    Boss pile (TF-D41)."""
    return [
        place
        for place, dungeon in enumerate(s.dungeons)
        if dungeon.cards and place != s.place and (to == "any" or dungeon.level == level + (to == "next"))
    ]


def _new_dungeon(s: State, level: int) -> int:
    """A further place in the group of the enemy's level, without a reward (TF-131, TF-132, TF-D46)."""
    s.dungeons.append(Dungeon(level))
    return len(s.dungeons) - 1
