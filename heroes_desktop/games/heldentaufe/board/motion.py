"""What moves when something happens: one entry for every kind of event that is not declared still."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from heroes_desktop.desktop.motion.motion import Motion

from . import motion_fight as fight
from . import motion_goods as goods
from . import motion_walk as walk
from .course import Course

Make = Callable[[Course, Mapping[str, Any]], list[Motion]]


MOTIONS: dict[str, Make] = {
    "drawn": goods.drawn,
    "turn": walk.turn,
    "step": walk.step,
    "explored": walk.explored,
    "first_sight": walk.first_sight,
    "swallowed": goods.swallowed,
    "descended": walk.descended,
    "ascended": walk.ascended,
    "treasure": goods.treasure,
    "piece": goods.ware,
    "food": goods.ware,
    "potion": goods.ware,
    "potion_turned": goods.potion_turned,
    "hearts": goods.hearts,
    "points": goods.points,
    "ap": goods.action_points,
    "nothing_left": goods.nothing_left,
    "teleported": walk.teleported,
    "mission": goods.mission,
    "refused": goods.refused,
    "thief": goods.thief,
    "smith": goods.craft,
    "trade": goods.craft,
    "upgrade": goods.craft,
    "chief": walk.chief,
    "danger": fight.danger,
    "chest": fight.chest,
    "combat": fight.combat,
    "monster_hearts": fight.monster_hearts,
    "monster_defeated": fight.monster_defeated,
    "monster_stronger": fight.monster_stronger,
    "monster_out": fight.monster_out,
    "hero_defeated": walk.hero_defeated,
    "swap": goods.swap,
    "contest": fight.contest,
    "monster_turn": walk.monster_turn,
    "monster_step": walk.monster_step,
    "monster_attack": fight.monster_attack,
    "placed": walk.placed,
    "rebuilt": walk.rebuilt,
    "must_return": walk.must_return,
    "game_over": walk.game_over,
}
"""How each kind of event is shown; what has no picture of its own is told by the chronicle."""
