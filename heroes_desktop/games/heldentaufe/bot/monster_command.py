"""Commanding the monsters and placing the defeated: against whoever is ahead."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Term
from heroes_desktop.engine.hexgrid import cell, distance

from ...shared.reasons import with_chances
from ..combat import exchange, fight
from ..content import MONSTER_INDEX, SPACE_INDEX, TILES, WAYS
from ..figures import CHEST, MONSTER_SWORD, PORTAL_AT, occupied, sword_of
from ..state import ABOVE, CAMPFIRE
from .outlook import Outlook
from .scores import Scored
from .ways import FAR, field


def claim_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Take on what hurts rivals; leave it when there is nothing to decide."""
    if not o.weights.commands:
        return _anyhow(decision)
    keen = 1.0 if decision.kind == "claim_placement" or _plans(o) else -0.2
    found = []
    for option in decision.options:
        taken = option.act in ("command", "place")
        term = Term("leader", keen) if taken else Term("nobody_near", -keen)
        found.append(Scored(option, keen if taken else 0.0, (term,)))
    return found


def _anyhow(decision: Decision) -> list[Scored]:
    """Somebody without a plan: attacks rather than walks, and does not care whom."""
    return [
        Scored(option, 1.0 if option.act == "attack" else 0.0, (Term("habit", 0.0),))
        for option in decision.options
    ]


def standing(o: Outlook, seat: int) -> float:
    """How much it helps to hold this hero up: his points and equipment, and how close he is to the end."""
    s = o.s
    hero = s.heroes[seat]
    points = hero.points
    pieces = sum(sum(values) for values in hero.pieces)
    ahead = max(0, points - o.me.points)
    return 0.3 + points / o.target + 0.12 * pieces + 0.06 * ahead + (1.0 if points >= o.target else 0.0)


def _assault(o: Outlook, monster: int, seat: int, attacks: int) -> float:
    """What a number of attacks on a hero is worth: hearts and defeats against the monster's own hearts."""
    s = o.s
    if attacks <= 0:
        return 0.0
    hero, beast = s.heroes[seat], s.monsters[monster]
    chance = exchange(MONSTER_SWORD[monster][beast.teeth[-1]], sword_of(s, seat))
    won, beaten = fight(chance, beast.hearts, hero.hearts, attacks)
    weight = standing(o, seat)
    hearts = attacks * (chance * 0.25 * weight - (1 - chance) * 0.2)
    gift = (beast.teeth[-1] + 0.5) * 0.8
    if chance < 0.5 and hero.hearts > 1:
        hearts -= 0.3
    return hearts + won * (1.2 + 1.5 * weight) - beaten * gift


def _blocked(o: Outlook, space: int) -> int:
    """The spaces a monster on this space cannot enter, as a bit set."""
    blocked = 1 << CHEST if o.s.chest else 0
    for other in occupied(o.s):
        if other != space:
            blocked |= 1 << other
    return blocked


def _plans(o: Outlook) -> list[tuple[float, int, int, int, int]]:
    """Assaults worth making: worth, monster, seat, the space to attack from and the first step to it."""
    s = o.s
    found = []
    for index, monster in enumerate(s.monsters):
        if monster.space < 0 or not monster.teeth:
            continue
        ways = field(monster.space, _blocked(o, monster.space), 0, 0)
        for seat in o.rivals:
            space = s.heroes[seat].space
            if space == ABOVE:
                continue
            stop = monster.space
            if space not in WAYS[stop]:
                stop = min(WAYS[space], key=lambda each: ways.steps[each])
            orders = s.orders or 4
            steps = ways.steps[stop]
            if steps >= FAR or steps >= orders:
                continue
            worth = _assault(o, index, seat, orders - steps)
            if worth > 0.05:
                found.append((worth, index, seat, stop, ways.first(monster.space, stop)))
    return sorted(found, reverse=True)


def command_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Orders to the monsters: the best assault first, then barring the leader's portals, then rest."""
    if not o.weights.commands:
        return _anyhow(decision)
    s = o.s
    plans = _plans(o)
    attacks: dict[tuple[int, int], float] = {}
    moves: dict[tuple[int, int], float] = {}
    for worth, monster, seat, stop, first in plans:
        if stop == s.monsters[monster].space:
            attacks[monster, seat] = max(attacks.get((monster, seat), 0.0), worth)
        else:
            moves[monster, first] = max(moves.get((monster, first), 0.0), worth)
    found = []
    for option in decision.options:
        if option.act == "stop":
            found.append(Scored(option, 0.0, (Term("nobody_near", 1.0),)))
            continue
        monster = MONSTER_INDEX[str(option.args[0])]
        if option.act == "attack":
            seat = int(option.args[1])
            score = attacks.get((monster, seat), -1.0)
            chance = exchange(MONSTER_SWORD[monster][s.monsters[monster].teeth[-1]], sword_of(s, seat))
            fight = Term(with_chances("fight_chance", chance), chance)
            found.append(Scored(option, score, (Term("leader", standing(o, seat)), fight)))
            continue
        space = SPACE_INDEX[str(option.args[1])]
        score = moves.get((monster, space), -1.0)
        reason = "leader"
        if score < 0 and not plans:
            score, reason = _bar(o, monster, space), "block"
        found.append(Scored(option, score, (Term(reason, score),)))
    return found


def _bar(o: Outlook, monster: int, space: int) -> float:
    """What standing on a portal that a rival below could use brings when there is nothing to attack."""
    s = o.s
    beast = s.monsters[monster]
    if beast.space in PORTAL_AT and _guards(o, beast.space):
        return -1.0
    before = field(beast.space, _blocked(o, beast.space), 0, 0)
    best = -1.0
    for portal in PORTAL_AT:
        steps = before.steps[portal]
        if 0 < steps <= s.orders and _guards(o, portal) and before.first(beast.space, portal) == space:
            weakness = 0.3 if beast.hearts <= 1 else 0.0
            best = max(best, 0.3 * _guards(o, portal) - 0.02 * steps - weakness)
    return best


def _guards(o: Outlook, portal: int) -> float:
    """How much a rival wants this portal."""
    s = o.s
    if f"portal{PORTAL_AT[portal]}" not in o.places:
        return 0.0
    most = 0.0
    for seat in o.rivals:
        hero = s.heroes[seat]
        if hero.space == ABOVE or hero.points < o.target - 3:
            continue
        ways = field(hero.space, 0, 0, 0)
        if ways.steps[portal] <= 5:
            most = max(most, standing(o, seat) - 0.05 * ways.steps[portal])
    return most


def placing_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """Tiles for a defeated hero: far from campfire, portals and food; never where he wins."""
    fallen = int(decision.about.get("fallen", o.s.fallen))
    hero = o.s.heroes[fallen]
    useful = [place for tile in TILES if tile.food or tile.portal for place in o.places.get(tile.id, ())]
    found = []
    for option in decision.options:
        place = cell(int(option.args[0]), int(option.args[1]))
        far = distance(place, CAMPFIRE)
        score = 0.5 * far + 0.4 * min((distance(place, each) for each in useful), default=0)
        if not o.weights.commands:
            score = 0.0
        if place == CAMPFIRE and hero.points >= o.target:
            score = -50.0
        found.append(Scored(option, score, (Term("far_away", score),)))
    return found
