"""The hero's turn below: which step or attack each planned trip begins with, and fights between heroes."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Term

from .bot_below import LEAVE, Trip, trips
from .bot_outlook import Outlook
from .bot_ways import STEP, field
from .combat import exchange, fight
from .content import MONSTERS, SPACES, WAYS
from .figures import CHEST, PORTAL_AT, sword_of

Scores = dict[Option, tuple[float, tuple[Term, ...]]]


def depth_scores(o: Outlook, decision: Decision) -> tuple[Scores, bool]:
    """A score for each paid option below, and whether the best plan is to leave."""
    found: Scores = {}
    plans = trips(o.cave, o.diver(o.me.space, o.ap))
    for trip in plans:
        option = _first(o, trip)
        if option is not None and option not in found:
            found[option] = (trip.net, _terms(o, trip))
    for option in decision.options:
        if option.act == "attack" and isinstance(option.args[0], int) and o.weights.duels:
            duel = _duel(o, option.args[0])
            if duel is not None:
                found[option] = (plans[0].net + duel, (Term("swap", duel),))
        elif option.act == "ascend" and o.need <= 0:
            found[option] = (40.0, (Term("home", 40.0),))
    if not o.ap:
        return {}, plans[0].target == LEAVE
    end = Option("end_turn")
    found.setdefault(
        end, (min((score for score, _ in found.values()), default=0.0) - 1.0, (Term("habit", 0.0),))
    )
    return found, plans[0].target == LEAVE


def _first(o: Outlook, trip: Trip) -> Option | None:
    """The option a trip begins with."""
    here = o.me.space
    if trip.target != LEAVE and trip.stop == here:
        foe = next((foe for foe in o.cave.foes if foe.space == trip.target), None)
        return Option("attack", (MONSTERS[foe.monster].id,)) if foe and foe.space in WAYS[here] else None
    if trip.stop == here:
        return Option("ascend", (PORTAL_AT[here],)) if here in PORTAL_AT else None
    blocked = o.cave.others
    for foe in o.cave.foes:
        blocked |= 1 << foe.space
    ways = field(here, blocked, o.cave.dangers, round(o.cave.armed * 4 * STEP))
    return Option("move", (SPACES[ways.first(here, trip.stop)].id,))


def _terms(o: Outlook, trip: Trip) -> tuple[Term, ...]:
    if trip.target == LEAVE:
        return Term("home" if o.need <= 0 else "escape", -trip.spent), Term("danger", -trip.death)
    reason = "treasure" if trip.target == CHEST else "monster"
    if not any(foe.space == trip.target for foe in o.cave.foes) and trip.target != CHEST:
        reason = "mission"
    return Term(reason, trip.gain), Term("danger", -trip.death), Term("near", -trip.spent)


def _duel(o: Outlook, rival: int) -> float | None:
    """What attacking another hero now brings: his points, if he has clearly more and is likely to fall."""
    s, them = o.s, o.s.heroes[rival]
    chance = exchange(sword_of(s, o.seat), sword_of(s, rival))
    won, beaten = fight(chance, o.me.hearts + sum(o.me.food), them.hearts, o.ap)
    lead = them.points - o.me.points
    if lead < 2:
        return None
    gain = won * lead * 1.2 - beaten * 1.5 - (1 - won) * o.weights.per_ap * o.ap
    if them.points >= o.target - 1:
        gain += won * 3
    return gain if gain > 0.3 else None
