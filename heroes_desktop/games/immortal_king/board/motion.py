"""What moves when something happens: one entry for every kind of event that is not declared still."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause
from heroes_desktop.engine import Event

from . import motion_cards as cards
from . import motion_dice as dice
from . import motion_tokens as tokens
from .look import Shift
from .moves import Stage

Make = Callable[[Stage, Mapping[str, Any]], list[Motion]]


def _moment(_stage: Stage, _facts: Mapping[str, Any]) -> list[Motion]:
    return [pause(300)]


MOTIONS: dict[str, Make] = {
    "adventurers": tokens.deliver,
    "final_monster": cards.final_monster,
    "dealt": cards.dealt,
    "guard": cards.guard,
    "flip": cards.turned_up,
    "tops": cards.tops,
    "swap": cards.swap,
    "look": cards.looked,
    "reveal_equipment": cards.revealed,
    "potion": cards.potion,
    "quest": cards.quest,
    "ultimate": tokens.ultimate,
    "power": tokens.used,
    "gift": tokens.used,
    "payment": cards.payment,
    "discarded": cards.discarded,
    "attack": cards.attack,
    "power_die": dice.power_die,
    "roll": dice.rolled,
    "doom": dice.doom,
    "die_set": dice.die_set,
    "multiplied": dice.multiplied,
    "bonus": dice.bonus,
    "power_lowered": dice.power_lowered,
    "silenced": dice.silenced,
    "fight_moved": cards.fight_moved,
    "throw": dice.throw,
    "fight_won": dice.fight_won,
    "fight_lost": dice.fight_lost,
    "fight_left": dice.fight_left,
    "armour": dice.armour,
    "courage": tokens.courage,
    "fear": tokens.fear,
    "mana": tokens.mana,
    "tenacity": tokens.tenacity,
    "won": cards.won,
    "corridor_empty": cards.corridor_empty,
    "exchanged": cards.exchanged,
    "pile_sorted": cards.pile_changed,
    "collection": cards.gained_gear,
    "fate": tokens.fate,
    "second_fight": tokens.second_fight,
    "game_over": _moment,
}
"""How each kind of event is shown; what has no picture of its own is told by the chronicle."""


def animate(event: Event, shift: Shift) -> Sequence[Motion]:
    """The motions of one event, as the viewpoint may know it."""
    make = MOTIONS.get(event.kind)
    return make(Stage(shift), event.facts) if make else ()
