"""Damage, point by point."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..figures import ITEM_POINTS
from ..state import State
from .storage import remove


def hurt(s: State, table: Table, seat: int, points: int) -> Rules[None]:
    """Each point goes to a life point or to armour or shield (RH-125, RH-D57, RH-D104)."""
    hero = s.heroes[seat]
    s.damage = points
    while s.damage and hero.life:
        protections = [item for item in hero.items if ITEM_POINTS[s.faces[item]]]
        offered = (options.LIFE, *(options.PROTECT[item] for item in protections))
        answer = yield Ask(seat, "assign_damage", offered, about={"points": s.damage})
        s.damage -= 1
        if answer.act == "protect":
            _wear_out(s, table, seat, int(answer.args[0]))
        else:
            hero.life -= 1
            table.tell("hurt", seat=seat, before=hero.life + 1, life=hero.life)
    s.damage = 0


def _wear_out(s: State, table: Table, seat: int, item: int) -> None:
    """Points never come back; without any the item is out of the game (RH-126, RH-127, RH-D56)."""
    face = s.faces[item]
    left = s.left.get(item, ITEM_POINTS[face]) - 1
    s.left[item] = left
    table.tell("armour", seat=seat, item=item, face=face, left=left)
    if not left:
        s.heroes[seat].items.remove(item)
        remove(s, table, item, "worn_out")
