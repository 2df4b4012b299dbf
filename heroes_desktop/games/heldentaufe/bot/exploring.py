"""Unknown land: what the next tile is worth, and where to lay it."""

from __future__ import annotations

from heroes_desktop.engine import Option, Term
from heroes_desktop.engine.hexgrid import axial, cell

from ..content import TILES
from ..state import CAMPFIRE
from .equipment import BUILDINGS
from .food_and_potions import wanted
from .goal import Goal, arrival, step
from .outlook import RESOURCES, Outlook
from .ways import apart


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
            worth = w.building * max(0.5, BUILDINGS[tile.id](o))
        if tile.id not in known:
            worth += sum(0.35 * m.points + 0.3 for _, m in o.missions if m.place == tile.id)
        total += count * worth
    return total / max(1, sum(o.pile.values()))


def explorations(o: Outlook, others: list[Goal]) -> list[Goal]:
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
        after = arrival(o, steps) if steps > o.ap else o.ap - steps
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
    best = max(walks, key=lambda goal: goal.rate(o))
    q, r = best.option.args
    return cell(int(q), int(r))
