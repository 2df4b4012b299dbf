"""The hero's turn below: which step or attack each planned trip begins with, and fights between heroes."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Term

from ...shared.reasons import with_chances
from ..combat import exchange
from ..content import MONSTERS, SPACES, WAYS
from ..figures import CHEST, PORTAL_AT
from .expeditions import LEAVE, Trip, trips
from .outlook import Outlook
from .ways import STEP, field

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
        if option.act == "ascend" and o.need <= 0:
            found[option] = (40.0, (Term("home", 40.0),))
    if not o.ap:
        return {}, plans[0].target == LEAVE
    end = Option("end_turn")
    found.setdefault(
        end, (min((score for score, _ in found.values()), default=0.0) - 1.0, (Term("nothing_left", 1.0),))
    )
    return found, plans[0].target == LEAVE


def _first(o: Outlook, trip: Trip) -> Option | None:
    """The option a trip begins with."""
    here = o.me.space
    if trip.target != LEAVE and trip.stop == here:
        return _attack(o, trip.target) if trip.target in WAYS[here] else None
    if trip.stop == here:
        return Option("ascend", (PORTAL_AT[here],)) if here in PORTAL_AT else None
    blocked = o.cave.others
    for foe in o.cave.foes:
        blocked |= 1 << foe.space
    ways = field(here, blocked, o.cave.dangers, round(o.cave.armed * 4 * STEP))
    return Option("move", (SPACES[ways.first(here, trip.stop)].id,))


def _attack(o: Outlook, space: int) -> Option | None:
    """The attack on whoever stands on a space."""
    for foe in o.cave.foes:
        if foe.space == space:
            return Option("attack", (MONSTERS[foe.monster].id,))
    for rival in o.cave.rivals:
        if rival.space == space:
            return Option("attack", (rival.seat,))
    return None


def _terms(o: Outlook, trip: Trip) -> tuple[Term, ...]:
    """Why to begin a trip: its first target, how that will go, and what it risks."""
    if trip.target == LEAVE:
        return Term("home" if o.need <= 0 else "escape", 1.0), Term("danger", max(0.1, trip.death))
    if trip.target == CHEST:
        return Term("treasure", trip.gain), Term("equipment", 0.5 * trip.gain), Term("danger", -trip.death)
    for reason, figures in (("monster", o.cave.foes), ("swap", o.cave.rivals)):
        for figure in figures:
            if figure.space == trip.target:
                chance = exchange(o.sword, figure.sword)
                fight = Term(with_chances("fight_chance", chance), chance)
                return Term(reason, trip.gain), fight, Term("danger", -trip.death)
    return Term("mission", trip.gain), Term("trap", o.cave.armed), Term("danger", -trip.death)
