"""Exact odds for people, by enumeration from what their seat may know.

Combat dice, the treasure die, the tiles left in the pile and the danger tokens are counted; what other
players will do is not chance and is taken at its worst or left out.
"""

from __future__ import annotations

from collections import Counter

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.room import Odds
from heroes_desktop.games.shared.wording import say

from .combat import exchange, fight, to_the_end
from .content import MONSTER_INDEX, SPACE_INDEX, TILES, TREASURE
from .figures import PORTALS, ap_left, chest_on, danger_on, hearts_of, monster_sword, sword_of
from .locale import _
from .odds_below import armed_chance, defeat_at_worst, way_out
from .state import ABOVE, State

CHEST_ROLLS = 3


def odds(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The chances an option opens; empty where nothing is left to chance."""
    seat, kind, act = decision.seat, decision.kind, option.act
    if kind == "monster_action":
        return _order(view, option) if act == "attack" else []
    if kind == "teleport_target":
        return _entered(view, SPACE_INDEX[str(option.args[0])]) if len(option.args) == 1 else []
    if kind != "hero_action":
        return []
    if act == "attack":
        return _attack(view, seat, option.args[0])
    if act == "explore":
        return _explored(view)
    if act == "move" and len(option.args) == 1:
        space = SPACE_INDEX[str(option.args[0])]
        return _entered(view, space) + _out(view, seat, space, ap_left(view) - 1)
    if act == "descend":
        space = PORTALS[int(option.args[0]) - 1]
        return _out(view, seat, space, ap_left(view) - 1)
    if act == "end_turn" and view.heroes[seat].space != ABOVE:
        return _monsters_turn(view, seat)
    return []


# combat


def _attack(view: State, seat: int, target: int | str) -> list[Odds]:
    """One exchange, the rest of this turn, the fight to its end; food counts as hearts in one's own turn."""
    if isinstance(target, int):
        sword, theirs = sword_of(view, target), view.heroes[target].hearts
    else:
        index = MONSTER_INDEX[target]
        sword, theirs = monster_sword(view, index), view.monsters[index].hearts
    hero = view.heroes[seat]
    chance = exchange(sword_of(view, seat), sword)
    mine = hero.hearts + sum(hero.food)
    found = [Odds(_("This blow lands"), chance)]
    if theirs > 1:
        found.append(Odds(_("Beaten this turn"), fight(chance, mine, theirs, ap_left(view))[0]))
    if theirs > 1 or chance < 1:
        found.append(Odds(_("Beaten, fought to the end"), to_the_end(chance, mine, theirs)))
    return found


def _order(view: State, option: Option) -> list[Odds]:
    """An attack of a monster: one exchange, and the hero's defeat with the orders left."""
    index, seat = MONSTER_INDEX[str(option.args[0])], int(option.args[1])
    chance = exchange(monster_sword(view, index), sword_of(view, seat))
    found = [Odds(_("This blow lands"), chance)]
    hearts = view.heroes[seat].hearts
    won, beaten = fight(chance, view.monsters[index].hearts, hearts, view.orders)
    if won:
        found.append(Odds(_("The hero falls this turn"), won))
    if beaten:
        found.append(Odds(_("The monster falls this turn"), beaten))
    return found


# below


def _entered(view: State, space: int) -> list[Odds]:
    """What a danger token or the chest on a space may bring."""
    if danger_on(view, space):
        return [Odds(_("The trap is armed"), armed_chance(view))]
    return _chest() if chest_on(view, space) else []


def _chest() -> list[Odds]:
    """At least one of each piece, and the points, in three rolls of the treasure die."""
    sides = len(TREASURE)
    labels = {
        "boots": _("At least one pair of boots +1"),
        "ring": _("At least one ring +1"),
        "sword": _("At least one sword +1"),
    }
    found = []
    for kind, label in labels.items():
        faces = sum(face.piece is not None and face.piece.kind == kind for face in TREASURE)
        found.append(Odds(label, 1 - (1 - faces / sides) ** CHEST_ROLLS))
    points: Counter[int] = Counter({0: 1})
    for _roll in range(CHEST_ROLLS):
        rolled: Counter[int] = Counter()
        for total, ways in points.items():
            for face in TREASURE:
                rolled[total + face.points] += ways
        points = rolled
    ways = sides**CHEST_ROLLS
    found.append(Odds(_("At least 1 point"), 1 - points[0] / ways))
    found.append(Odds(_("At least 3 teeth"), sum(n for total, n in points.items() if total >= 3) / ways))
    return found


def _out(view: State, seat: int, space: int, ap: int) -> list[Odds]:
    chance = way_out(view, seat, space, max(0, ap))
    return [] if chance is None else [Odds(_("Leave by a portal alive from there"), chance)]


def _monsters_turn(view: State, seat: int) -> list[Odds]:
    hero = view.heroes[seat]
    hearts = hero.hearts
    found = [
        Odds(
            _("Monsters’ turn, worst case: you survive"),
            1 - defeat_at_worst(view, seat, hero.space, hearts),
        )
    ]
    fed = min(hearts_of(view, seat), hearts + sum(hero.food))
    if fed > hearts:
        better = 1 - defeat_at_worst(view, seat, hero.space, fed)
        found.append(Odds(_("… if you eat first"), better))
    return found


# above


def _explored(view: State) -> list[Odds]:
    """Every kind of tile still in the pile, most frequent first, and what a forest would give."""
    left = tiles_left(view)
    total = sum(left.values())
    if not total:
        return []
    found = [
        Odds(_("{tile} ({left} of {total})").format(tile=_name(tile), left=count, total=total), count / total)
        for tile, count in left.most_common()
    ]
    forests = left["forest"] / total
    if forests:
        pieces = sum(face.piece is not None for face in TREASURE) / len(TREASURE)
        found.append(Odds(_("A forest with a piece of equipment"), forests * pieces))
        found.append(Odds(_("A forest with teeth"), forests * (1 - pieces)))
    return found


def tiles_left(view: State) -> Counter[str]:
    """Tiles in the pile by kind, counted from what lies open or in the box; portals together."""
    left = Counter({tile.id: tile.count for tile in TILES})
    for instance in (*view.surface.values(), *view.removed):
        left[TILES[view.faces[instance]].id] -= 1
    together: Counter[str] = Counter()
    for tile, count in left.items():
        if count > 0:
            together["portal" if tile.startswith("portal") else tile] += count
    return together


def _name(tile: str) -> str:
    if tile == "portal":
        return _("Portal")
    return say(next(each.name for each in TILES if each.id == tile))
