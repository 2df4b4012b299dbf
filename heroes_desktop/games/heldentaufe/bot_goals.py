"""Goals above: for everything worth doing the gain in points, the action points it takes, and the first step.

The rules chapter's first advice is points per action point; `Goal.rate` is that figure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from heroes_desktop.engine import Option, Term
from heroes_desktop.hexgrid import axial, cell

from .bot_below import trips
from .bot_missions import hand_value, mission_goals
from .bot_outlook import FOOD_TILE, NEVER, RECIPE_RING, Outlook
from .bot_pieces import best_merge, best_trade, best_upgrade
from .bot_stock import chain, potion_worth, wanted
from .bot_ways import apart
from .content import TILES
from .figures import PORTALS
from .state import CAMPFIRE, NO_POTION

RESOURCES = tuple(FOOD_TILE.values())
BUILDINGS = ("laboratory", "smith", "merchant")


class Goal(NamedTuple):
    """Something to do next: a gain for a number of action points, begun with an option."""

    gain: float
    cost: float
    option: Option
    terms: tuple[Term, ...]

    def rate(self, haste: float) -> float:
        """Points for each action point."""
        return self.gain / (self.cost + haste)


def step(o: Outlook, goal: int) -> Option:
    """The first step on the way to a revealed cell."""
    return Option("move", axial(o.land.first[goal]))


def goals(o: Outlook) -> list[Goal]:
    """Everything the hero above can aim at."""
    if o.need <= 0:
        return [_home(o)]
    found = [*_missions(o), *_buildings(o), *_stock(o), *_dives(o), *_refusals(o)]
    return found + _explorations(o, found)


def _home(o: Outlook) -> Goal:
    steps = o.land.steps[CAMPFIRE]
    return Goal(20.0, steps, step(o, CAMPFIRE), (Term("home", 20.0), Term("near", -float(steps))))


def _missions(o: Outlook) -> Iterator[Goal]:
    for plan in mission_goals(o):
        if plan.cell == o.me.place:
            continue
        gain, cost = plan.gain, float(plan.cost)
        if plan.points >= o.need:
            gain += o.weights.win
            cost += apart(plan.end, CAMPFIRE)
        yield Goal(gain, cost, step(o, plan.cell), (Term(plan.reason, gain), Term("near", -cost)))


def _buildings(o: Outlook) -> Iterator[Goal]:
    for tile, gain in (
        ("laboratory", best_upgrade(o)),
        ("smith", best_merge(o)),
        ("merchant", 0.0 if o.s.traded else best_trade(o)),
    ):
        goal, steps = o.nearest(tile)
        if gain > 0.05 and 0 < steps < NEVER:
            # The laboratory asks to end the turn there; what is left of it by then is lost.
            waste = max(0, o.ap - steps) * 0.5 if tile == "laboratory" else 0.0
            terms = (Term("building", gain), Term("near", -float(steps)))
            yield Goal(gain, steps + waste, step(o, goal), terms)


def _stock(o: Outlook) -> Iterator[Goal]:
    """Hearts, provisions and potions."""
    w = o.weights
    missing = o.max_hearts - o.me.hearts
    for food, tile in enumerate(RESOURCES):
        goal, steps = o.nearest(tile)
        if not 0 < steps < NEVER:
            continue
        gain = missing * w.heart + max(0, o.room) * w.food + wanted(o, food) * 0.1
        reason = "hearts" if missing * w.heart > o.room * w.food else "food"
        if gain > 0.1:
            yield Goal(gain, steps, step(o, goal), (Term(reason, gain), Term("near", -float(steps))))
    if o.me.potion != NO_POTION:
        return
    for potion in range(3):
        if o.ring < RECIPE_RING[potion]:
            continue
        way = chain(o, potion)
        if way is not None and way.first is not None and way.first != o.me.place:
            gain = potion_worth(o, potion)
            yield Goal(
                gain, way.steps, step(o, way.first), (Term("potion", gain), Term("near", -float(way.steps)))
            )


def _dives(o: Outlook) -> Iterator[Goal]:
    w = o.weights
    busy = o.cave.others
    for foe in o.cave.foes:
        busy |= 1 << foe.space
    for number in range(1, 6):
        cells = o.places.get(f"portal{number}")
        space = PORTALS[number - 1]
        if not cells or busy >> space & 1:
            continue
        steps = o.land.steps[cells[0]]
        now = _arrival(o, steps)
        for wait, ap in ((0, now - 1), (now, o.allowance - 1)):
            if ap < 0 or (wait and (now == o.allowance or not w.timing)):
                continue
            trip = trips(o.cave, o.diver(space, ap))[0]
            gain = (trip.net + w.per_ap * trip.spent) * w.dive
            cost = steps + 1 + wait + trip.spent
            if gain <= 0:
                continue
            option = Option("descend", (number,)) if not steps and not wait else step(o, cells[0])
            if not steps and wait:
                option = Option("end_turn")
            terms = (Term("dive", gain), Term("danger", -trip.death), Term("near", -cost))
            yield Goal(gain, cost, option, terms)


def _arrival(o: Outlook, steps: int) -> int:
    """Action points left in the turn in which a place so far away is reached."""
    if steps <= o.ap:
        return o.ap - steps
    return -(steps - o.ap) % o.allowance


def _refusals(o: Outlook) -> Iterator[Goal]:
    fresh = o.weights.mission
    for card, mission in o.missions:
        gain = fresh - hand_value(o, mission)
        if gain > 0.05:
            yield Goal(gain, 1.0, Option("refuse", (card,)), (Term("new_mission", gain),))


def unknown_worth(o: Outlook) -> float:
    """What the next tile of the pile is worth, by what is still in it."""
    w, total = o.weights, 0.0
    known = o.places
    portals = sum(f"portal{number}" in known for number in range(1, 6))
    for tile in TILES:
        count = o.pile[tile.id]
        if count <= 0:
            continue
        worth = 0.1
        if tile.id == "forest":
            worth = o.roll
        elif tile.portal:
            worth = w.portal * (1.6 if not portals else 1 / (1 + portals))
        elif tile.food:
            worth = w.resource * (
                1 + wanted(o, RESOURCES.index(tile.id)) * 0.5 if tile.id not in known else 0.4
            )
            worth += (o.max_hearts - o.me.hearts) * w.heart
        elif tile.id in BUILDINGS:
            worth = w.building * (1.0 if any(o.me.pieces) else 0.6)
        if tile.id not in known:
            worth += sum(0.35 * m.points + 0.3 for _, m in o.missions if m.place == tile.id)
        total += count * worth
    return total / max(1, sum(o.pile.values()))


def _explorations(o: Outlook, others: list[Goal]) -> list[Goal]:
    """Unknown cells; those that touch much known land and lie on the way to the best other goal first."""
    if not o.s.pile or not o.land.edge:
        return []
    w = o.weights
    base = unknown_worth(o)
    forest = o.pile["forest"] / max(1, len(o.s.pile))
    aim = _aim(o, others)
    found = []
    for place, via in o.land.edge.items():
        steps = o.land.steps[via] + 1
        if steps > o.ap + 2:
            continue
        touching = o.land.touching[place]
        gain = base + 0.04 * touching - 0.05 * apart(place, CAMPFIRE)
        after = _arrival(o, steps) if steps > o.ap else o.ap - steps
        gain -= forest * after * w.per_ap
        if aim is not None:
            gain -= w.per_ap * 0.5 * (apart(place, aim) - apart(o.me.place, aim))
        option = Option("explore", axial(place)) if via == o.me.place else step(o, via)
        last = Term("last_step", 0.3) if after == 0 else Term("compact", 0.04 * touching)
        found.append(Goal(gain, steps, option, (Term("explore", gain), last)))
    return found


def _aim(o: Outlook, others: list[Goal]) -> int | None:
    """Where the best goal with a way leads first."""
    walks = [goal for goal in others if goal.option.act == "move" and goal.gain > 0]
    if not walks:
        return None
    best = max(walks, key=lambda goal: goal.rate(o.weights.haste))
    q, r = best.option.args
    return cell(int(q), int(r))
