"""Missions in hand: what fulfilling them brings, the way it takes, and which are worth keeping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..combat import exchange
from ..content import MONSTER_INDEX, Mission
from ..figures import MONSTER_SWORD
from ..state import ABOVE, HEALING, NO_POTION
from .food_and_potions import chain, foods_for, gather, missing
from .outlook import KIND, NEVER, Outlook


class MissionPlan(NamedTuple):
    """How a mission can be fulfilled: the next cell to go to, where it ends, gain, points and steps."""

    cell: int
    end: int
    gain: float
    points: int
    cost: float
    reason: str


def reward(o: Outlook, mission: Mission) -> float:
    """What a mission brings when it is fulfilled, tokens handed over and the new card counted."""
    w = o.weights
    gain = 0.4 * w.mission
    prize = o.with_piece(KIND[mission.prize.kind], mission.prize.value) if mission.prize else 0.0
    if mission.family == "observer":
        return gain + max(float(mission.points), prize)
    gain += mission.points + prize - w.food * len(mission.foods)
    if mission.piece is not None:
        gain -= lost_piece(o, mission)
    return gain


def lost_piece(o: Outlook, mission: Mission) -> float:
    """What the piece a mission asks for is worth to its owner."""
    assert mission.piece is not None
    kind, value = KIND[mission.piece.kind], mission.piece.value
    return o.without_piece(kind, value) if value in o.me.pieces[kind] else 0.0


def mission_goals(o: Outlook) -> Iterator[MissionPlan]:
    """Plans for the missions that can be fulfilled above with what is known."""
    for _, mission in o.missions:
        plan = None
        if mission.family == "deliverer":
            plan = _delivery(o, mission)
        elif mission.family == "observer":
            plan = _watch(o, mission)
        elif mission.family == "thief":
            plan = _theft(o)
        if plan is not None and plan.gain > 0:
            yield plan


def _delivery(o: Outlook, mission: Mission) -> MissionPlan | None:
    if mission.piece is not None:
        if mission.piece.value not in o.me.pieces[KIND[mission.piece.kind]]:
            return None
        way = gather(o, [], mission.place)
    elif mission.potion:
        if o.me.potion == HEALING:
            way = gather(o, [], mission.place)
        elif o.ring >= 1 and o.me.potion == NO_POTION:
            way = chain(o, HEALING, mission.place)
        else:
            return None
    else:
        way = gather(o, missing(o, foods_for(o, mission)), mission.place)
    if way is None or way.first is None:
        return None
    return MissionPlan(way.first, way.end, reward(o, mission), mission.points, way.steps, "mission")


def _watch(o: Outlook, mission: Mission) -> MissionPlan | None:
    cell, steps = o.nearest(mission.place)
    if cell < 0:
        return None
    waste = max(0, o.ap - steps) * 0.5
    return MissionPlan(cell, cell, reward(o, mission), mission.points, steps + waste, "mission")


def theft_gain(o: Outlook, victim: int) -> float:
    """What a point stolen from a rival brings: more when he is about to win."""
    points = o.s.heroes[victim].points
    if not points:
        return 0.0
    close = max(0.0, points / o.target - 0.6)
    return 1.0 + 0.4 * o.weights.mission + close * 2


def _theft(o: Outlook) -> MissionPlan | None:
    best: MissionPlan | None = None
    for rival in o.rivals:
        hero = o.s.heroes[rival]
        if hero.space != ABOVE or not hero.points:
            continue
        steps = o.land.steps.get(hero.place, NEVER) or 2
        plan = MissionPlan(hero.place, hero.place, theft_gain(o, rival), 1, steps, "thief")
        if best is None or plan.gain / (plan.cost + 1) > best.gain / (best.cost + 1):
            best = plan
    return best


def hand_value(o: Outlook, mission: Mission) -> float:
    """What keeping a card is worth."""
    if mission.family == "slayer":
        index = MONSTER_INDEX[mission.monster]
        monster = o.s.monsters[index]
        if not monster.teeth:
            return 0.0
        chance = exchange(o.sword, MONSTER_SWORD[index][monster.teeth[-1]])
        return mission.points * max(0.1, min(0.8, chance))
    if mission.family == "discoverer":
        return 0.7
    if mission.family == "thief":
        return 0.8 if any(o.s.heroes[rival].points for rival in o.rivals) else 0.5
    if o.me.space != ABOVE:
        return 0.5
    plan = _watch(o, mission) if mission.family == "observer" else _delivery(o, mission)
    gain = reward(o, mission)
    if plan is None:
        return 0.3 * gain * (1.0 if mission.piece is None and not mission.potion else 0.6)
    return gain / (1 + plan.cost / 8)
