"""Expeditions into the underworld: what is worth fetching, in which order, and when to leave.

A trip is judged by expectation: the points it brings, the action points it takes until the hero is out again,
the hearts that fights, traps and the monsters' turns will cost, and the chance that this is too much.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, exp, sqrt
from typing import NamedTuple

from ..combat import exchange, fight
from ..content import WAYS
from ..figures import CHEST, MONSTER_AP
from .ways import FAR, STEP, Field, field, steps_to_reach

LEAVE = -1
"""The target of a trip that goes nowhere but out."""
LOST = 14.0
"""Action points charged when no way out is known."""
HUNGER = 0.5
"""How likely a rival is to attack when it pays."""
SWING = 0.3
"""What it is worth that a rival loses a point, besides winning it."""
CHEST_POINTS = 2.0
"""Points to expect of three rolls of the treasure die."""


class Foe(NamedTuple):
    """A monster on the board; `prize` is what its defeat brings."""

    monster: int
    space: int
    hearts: int
    sword: int
    prize: float


class Rival(NamedTuple):
    """Another hero below; `lead` is how many points he has more, `steps` his action points in a turn."""

    seat: int
    space: int
    hearts: int
    sword: int
    lead: int
    steps: int


class Cave(NamedTuple):
    """The underworld of the moment. `exits`: spaces of known portals with the way home from there."""

    foes: tuple[Foe, ...]
    rivals: tuple[Rival, ...]
    others: int
    dangers: int
    armed: float
    chest: float
    trap_prize: float
    exits: tuple[tuple[int, int], ...]


class Diver(NamedTuple):
    """A hero below. `life`: hearts, food and potions together; `need`: points still missing for the win."""

    space: int
    ap: int
    allowance: int
    life: float
    sword: int
    need: int
    defeat: float
    per_ap: float
    win: float
    hearts: int


class Trip(NamedTuple):
    """A plan: its first target (a space, or LEAVE), where the hero goes for it, and what to expect."""

    target: int
    stop: int
    net: float
    gain: float
    spent: float
    death: float


class _Way(NamedTuple):
    """How far a plan has come."""

    space: int
    ap: float
    loss: float
    gain: float
    points: float
    spent: float


def death_risk(loss: float, life: float) -> float:
    """The chance that an expected loss of hearts is too much for a life."""
    spread = sqrt(0.4 + 0.6 * loss)
    return 1 / (1 + exp(-1.7 * (loss + 0.5 - life) / spread))


@lru_cache(maxsize=16384)
def wounds(space: int, sword: int, foes: tuple[Foe, ...], others: int, chest: bool) -> float:
    """Hearts the monsters' next turn may cost a hero on this space."""
    everyone = others | 1 << space
    for foe in foes:
        everyone |= 1 << foe.space
    worst = 0.0
    for foe in foes:
        chance = exchange(foe.sword, sword)
        blocked = everyone & ~(1 << foe.space) | (1 << CHEST if chest else 0)
        attacks = MONSTER_AP - steps_to_reach(foe.space, space, blocked)
        if attacks > 0:
            # Nobody likes to lose a monster's hearts: poor chances are seldom taken.
            worst = max(worst, attacks * chance * (1.0 if chance >= 0.5 else 0.35))
    return worst


def hunted(cave: Cave, diver: Diver, space: int, won: float) -> float:
    """Points the hero may lose to rivals with fewer points who can reach him before his next turn."""
    risk = 0.0
    for rival in cave.rivals:
        stake = won - rival.lead
        if stake < 2:
            continue
        attacks = rival.steps - steps_to_reach(rival.space, space, cave.others & ~(1 << rival.space))
        if attacks > 0:
            chance = exchange(rival.sword, diver.sword)
            risk += HUNGER * stake * fight(chance, rival.hearts, diver.hearts, attacks)[0]
    return risk


def _hunt(cave: Cave, diver: Diver, way: _Way, rival: Rival) -> tuple[int, _Way, Cave] | None:
    """An attack on a rival with clearly more points, with what is left of this turn: then he moves on."""
    if rival.lead < 2:
        return None
    ways = _field(cave, way.space)
    stop = way.space
    if rival.space not in WAYS[stop]:
        stop = min(WAYS[rival.space], key=lambda each: ways.cost[each])
    steps, hearts, points = _trapped(cave, ways, stop)
    attacks = int(way.ap - steps)
    if ways.steps[stop] >= FAR or attacks < 1:
        return None
    chance = exchange(diver.sword, rival.sword)
    won, beaten = fight(chance, max(1, round(diver.life - hearts)), rival.hearts, attacks)
    if won < 0.15:
        return None
    gain = points + won * rival.lead
    needed = min(attacks, rival.hearts / max(0.1, chance))
    hearts += needed * (1 - chance)
    done = _after(cave, diver, way, steps + needed, stop, hearts, gain, won * SWING * rival.lead - beaten)
    left = tuple(each for each in cave.rivals if each is not rival)
    return rival.space, done, cave._replace(rivals=left)


def _after(
    cave: Cave,
    diver: Diver,
    way: _Way,
    need: float,
    stop: int,
    loss: float,
    points: float,
    extra: float = 0.0,
) -> _Way:
    """The plan after `need` action points that end on a space; every turn's end lets the monsters act."""
    ap = way.ap - need
    if ap < 0:
        turns = ceil(-ap / diver.allowance)
        ap += turns * diver.allowance
        hurt = wounds(stop, diver.sword, cave.foes, cave.others, cave.chest > 0)
        loss += turns * hurt / (1 + 0.6 * len(cave.rivals))
        extra -= hunted(cave, diver, stop, way.points + points)
    return _Way(stop, ap, way.loss + loss, way.gain + points + extra, way.points + points, way.spent + need)


def _field(cave: Cave, space: int) -> Field:
    blocked = cave.others
    for foe in cave.foes:
        blocked |= 1 << foe.space
    return field(space, blocked, cave.dangers, round(cave.armed * 4 * STEP))


def _trapped(cave: Cave, ways: Field, stop: int) -> tuple[float, float, float]:
    """Action points, hearts and points that the traps on the way to a space cost or bring."""
    armed = cave.armed * ways.traps[stop]
    return ways.steps[stop] + 1.8 * armed, armed, min(1.0, armed) * cave.trap_prize


def _closed(diver: Diver, way: _Way) -> Trip:
    """A finished plan, judged."""
    death = death_risk(way.loss, diver.life)
    net = way.gain * (1 - 0.4 * death) - diver.per_ap * way.spent - death * diver.defeat
    if way.points >= diver.need:
        net += diver.win * (1 - death)
    return Trip(LEAVE, way.space, net, way.gain, way.spent, death)


def _leave(cave: Cave, diver: Diver, way: _Way) -> Trip:
    """The plan that ends here: to the best way out, and home if that wins."""
    ways = _field(cave, way.space)
    homeward = way.points >= diver.need
    best: Trip | None = None
    for space, home in cave.exits:
        if ways.steps[space] >= FAR:
            continue
        steps, hearts, points = _trapped(cave, ways, space)
        out = _after(cave, diver, way, steps + 1, space, hearts, points)
        if homeward:
            out = out._replace(spent=out.spent + home)
        trip = _closed(diver, out)
        if best is None or trip.net > best.net:
            best = trip
    if best is None:
        lost = _after(cave, diver, way, LOST, way.space, 0.0, 0.0)
        return _closed(diver, lost)
    return best


def _targets(cave: Cave, diver: Diver, way: _Way) -> list[tuple[int, _Way, Cave]]:
    """Everything worth going for: its space, the plan once it is done, and the cave then."""
    ways = _field(cave, way.space)
    found = []
    for foe in cave.foes:
        chance = exchange(diver.sword, foe.sword)
        if chance < 0.2:
            continue
        stop = way.space
        if foe.space not in WAYS[stop]:
            stop = min(WAYS[foe.space], key=lambda each: ways.cost[each])
            if ways.steps[stop] >= FAR:
                continue
        steps, hearts, points = _trapped(cave, ways, stop)
        attacks = foe.hearts / chance
        hearts += attacks - foe.hearts
        done = _after(cave, diver, way, steps + attacks, stop, hearts, points + foe.prize)
        left = tuple(each for each in cave.foes if each is not foe)
        found.append((foe.space, done, cave._replace(foes=left)))
    if cave.chest and ways.steps[CHEST] < FAR:
        steps, hearts, points = _trapped(cave, ways, CHEST)
        done = _after(
            cave, diver, way, steps, CHEST, hearts, points + CHEST_POINTS, cave.chest - CHEST_POINTS
        )
        found.append((CHEST, done, cave._replace(chest=0.0)))
    if cave.trap_prize and cave.armed:
        found += _trap_targets(cave, diver, way, ways)
    return found


def _trap_targets(cave: Cave, diver: Diver, way: _Way, ways: Field) -> list[tuple[int, _Way, Cave]]:
    """Danger tokens for somebody who is paid for armed ones."""
    found = []
    for space in range(len(ways.steps)):
        if cave.dangers >> space & 1 and ways.steps[space] < FAR:
            steps, hearts, points = _trapped(cave, ways, space)
            done = _after(cave, diver, way, steps, space, hearts, points)
            found.append((space, done, cave._replace(dangers=cave.dangers & ~(1 << space), trap_prize=0.0)))
    return found


def _best(cave: Cave, diver: Diver, way: _Way, depth: int) -> Trip:
    """The best plan from here on: out, or one more target first."""
    best = _leave(cave, diver, way)
    if depth and way.points < diver.need:
        for _, done, left in _targets(cave, diver, way):
            trip = _best(left, diver, done, depth - 1)
            if trip.net > best.net:
                best = trip
    return best


@lru_cache(maxsize=8192)
def trips(cave: Cave, diver: Diver, depth: int = 2) -> tuple[Trip, ...]:
    """A plan for every first target and for leaving, best first."""
    way = _Way(diver.space, diver.ap, 0.0, 0.0, 0.0, 0.0)
    found = [_leave(cave, diver, way)]
    hunts = (_hunt(cave, diver, way, rival) for rival in cave.rivals)
    for target, done, left in (*_targets(cave, diver, way), *(hunt for hunt in hunts if hunt)):
        if done.gain > 0:
            trip = _best(left, diver, done, depth - 1)
            found.append(trip._replace(target=target, stop=done.space))
    return tuple(sorted(found, key=lambda trip: -trip.net))
