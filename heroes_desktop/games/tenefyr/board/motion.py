"""What moves when something happens: one entry for every kind of event that is not declared still."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from heroes_desktop.desktop.motion.motion import Motion

from ...shared.declarations import Facts
from . import motion_fight as fight
from . import motion_visit as visit
from .look import Shift, Stage

Make = Callable[[Stage, Facts], Sequence[Motion]]

MAKE: dict[str, Make] = {
    "laid_out": visit.laid_out,
    "entered": visit.entered,
    "boss_attacked": visit.boss_attacked,
    "turned_up": visit.turned_up,
    "left": visit.left,
    "pawn": visit.pawn,
    "shuffled": visit.shuffled,
    "moved": visit.moved,
    "loot_taken": fight.loot_taken,
    "stage_beaten": fight.stage_beaten,
    "rises": fight.shatters,
    "shatters": fight.shatters,
    "help_came": visit.beside,
    "removed": visit.removed,
    "reward": visit.reward,
    "gained": visit.gained,
    "dismissed": visit.beside,
    "fight": fight.fight,
    "enemy_power": fight.enemy_power,
    "exchanged": fight.enemy_lit,
    "graves_opened": fight.enemy_lit,
    "fight_over": fight.fight_over,
    "table_cleared": fight.table_cleared,
    "token": fight.token,
    "drawn": fight.drawn,
    "hand_discarded": fight.thrown,
    "hand_returned": fight.thrown,
    "played": fight.played,
    "power_changed": fight.changed,
    "banned": fight.banned,
    "check": fight.check,
    "pile_discarded": fight.pile_lost,
    "clings": fight.pile_gain,
    "revealed": fight.shown,
    "searched": fight.shown,
    "recovered": fight.pile_gain,
    "put_on_top": fight.pile_gain,
    "put_under": fight.pile_gain,
    "buried": visit.beside,
    "taken": fight.shown,
    "doubled_card": fight.card_lit,
    "doubled": fight.doubled,
    "imitated": fight.changed,
    "silenced": fight.enemy_lit,
}
"""How each kind of event is shown; what is missing here is declared still."""

AT_ONCE = {"pile_discarded", "shuffled"}
"""What befalls several players at the same time: they do not wait for each other."""


def bound(make: Make) -> Callable[[Shift, Facts], Sequence[Motion]]:
    """A motion as the table asks for it."""
    return lambda shift, facts: make(Stage(shift), facts)


MOTIONS = {kind: bound(make) for kind, make in MAKE.items()}
