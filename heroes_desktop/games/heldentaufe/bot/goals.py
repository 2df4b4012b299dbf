"""Goals above: for everything worth doing the gain in points, the action points it takes, and the first step.

The rules chapter's first advice is points per action point; `Goal.rate` is that figure.
"""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Option, Term

from ..figures import PORTALS
from ..state import CAMPFIRE, NO_POTION
from .equipment import BUILDINGS
from .expeditions import trips
from .exploring import explorations
from .food_and_potions import can_take, chain, potion_worth, wanted
from .goal import Goal, arrival, step, why
from .missions import hand_value, mission_goals
from .outlook import NEVER, RECIPE_RING, RESOURCES, Outlook


def goals(o: Outlook) -> list[Goal]:
    """Everything the hero above can aim at."""
    if o.need <= 0:
        return [_home(o)]
    found = [*_missions(o), *_buildings(o), *_stock(o), *_dives(o), *_refusals(o)]
    return found + explorations(o, found)


def _home(o: Outlook) -> Goal:
    steps = o.land.steps[CAMPFIRE]
    return Goal(20.0, steps, step(o, CAMPFIRE), why("home", 20.0, steps), CAMPFIRE)


def _missions(o: Outlook) -> Iterator[Goal]:
    for plan in mission_goals(o):
        if plan.cell != o.me.place:
            terms = why(plan.reason, plan.gain, plan.cost, "points" if plan.points else "equipment")
            yield Goal(plan.gain, plan.cost, step(o, plan.cell), terms, plan.end, plan.points)


def _buildings(o: Outlook) -> Iterator[Goal]:
    for tile, best in BUILDINGS.items():
        goal, steps = o.nearest(tile)
        if not 0 < steps < NEVER or (tile == "merchant" and o.s.traded):
            continue
        gain = best(o)
        if gain > 0.05:
            # The laboratory asks to end the turn there; what is left of it by then is lost.
            waste = max(0, o.ap - steps) * 0.5 if tile == "laboratory" else 0.0
            terms = why("building", gain, steps, "equipment")
            yield Goal(gain, steps + waste, step(o, goal), terms, goal)


def _stock(o: Outlook) -> Iterator[Goal]:
    """Hearts, provisions and potions."""
    if not can_take(o):
        return
    w = o.weights
    missing = o.max_hearts - o.me.hearts
    for food, tile in enumerate(RESOURCES):
        goal, steps = o.nearest(tile)
        if not 0 < steps < NEVER:
            continue
        gain = missing * w.heart + max(0, o.room) * w.food + wanted(o, food) * 0.1
        reason = "hearts" if missing * w.heart > o.room * w.food else "food"
        if gain > 0.1:
            terms = why(reason, gain, steps, "dive")
            yield Goal(gain, steps, step(o, goal), terms, goal)
    if o.me.potion != NO_POTION:
        return
    for potion in range(3):
        if o.ring < RECIPE_RING[potion]:
            continue
        way = chain(o, potion)
        if way is not None and way.first is not None and way.first != o.me.place:
            gain = potion_worth(o, potion)
            terms = why("potion", gain, way.steps, "dive")
            yield Goal(gain, way.steps, step(o, way.first), terms, way.end)


def _dives(o: Outlook) -> Iterator[Goal]:
    """Descents through every free portal, at once or with the whole next turn."""
    w = o.weights
    busy = o.cave.others
    for foe in o.cave.foes:
        busy |= 1 << foe.space
    for number in range(1, 6):
        cells = o.places.get(f"portal{number}")
        space = PORTALS[number - 1]
        if not cells or busy >> space & 1:
            continue
        portal = cells[0]
        steps = o.land.steps[portal]
        now = arrival(o, steps)
        for wait, ap in ((0, now - 1), (now, o.allowance - 1)):
            if ap < 0 or (wait and (now == o.allowance or not w.timing)):
                continue
            trip = trips(o.cave, o.diver(space, ap))[0]
            gain = trip.net + w.per_ap * trip.spent
            cost = steps + 1 + wait + trip.spent
            if gain <= 0:
                continue
            option = Option("descend", (number,)) if not steps and not wait else step(o, portal)
            if not steps and wait:
                option = Option("end_turn")
            terms = (*why("dive", gain, steps), Term("danger", -trip.death))
            yield Goal(gain, cost, option, terms, portal)


def _refusals(o: Outlook) -> Iterator[Goal]:
    fresh = o.weights.mission
    for card, mission in o.missions:
        gain = fresh - hand_value(o, mission)
        if gain > 0.05:
            yield Goal(gain, 1.0, Option("refuse", (card,)), (Term("new_mission", gain),))
