"""The hero's way: towards the goal that brings most for the turns it takes."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.scores import Scored

from ...shared.reasons import with_chances
from ...shared.ways import Way, cost_of
from ..chances import best_fight
from ..figures import movement
from ..land import PIECE_OF, SPACE, label
from ..state import State
from ..ways import journeys
from .goals import COURT, Goal, goals
from .strength import nameless_chance
from .weights import Weights

_WARY = cost_of(toll=0.7, roll=2.5, danger=3.0)
_BLIND = cost_of(toll=0.7, roll=2.5, danger=0.0)
OVERHEAD = 0.7
"""Turns a goal takes besides the way."""
ENTER = 9.0
"""The open Tower goes before every goal on the map."""


def ranked_goals(
    s: State, seat: int, weights: Weights, start: int | None = None
) -> list[tuple[float, Goal, Way]]:
    """Goals with what they bring per turn, best first."""
    hero = s.heroes[seat]
    here = hero.space if start is None else start
    ways = journeys(s, seat, here, _WARY if weights.wary else _BLIND)
    speed = max(1, movement(s, hero))
    found = []
    for goal in goals(s, seat, weights):
        way = ways.get(goal.space)
        if way is None:
            continue
        turns = (
            (way.steps + 2.5 * (1 - way.chance) * speed / 2) / speed + OVERHEAD + (1.0 if goal.rest else 0.0)
        )
        danger = way.danger if weights.wary else 0.0
        found.append(((goal.gain - 1.5 * danger) / turns, goal, way))
    found.sort(key=lambda each: (-each[0], each[1].space))
    return found


def way_scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """Every step by the best goal that lies that way."""
    seat = decision.seat
    ranked = ranked_goals(s, seat, weights)[:6]
    found = []
    for option in decision.options:
        found.append(_score(s, decision, option, ranked))
    return found


def _score(s: State, decision: Decision, option: Option, ranked: list[tuple[float, Goal, Way]]) -> Scored:
    hero = s.heroes[decision.seat]
    act = option.act
    if act == "step":
        return _step(option, ranked)
    if act in ("stay", "stop"):
        return _here(s, decision, option, ranked)
    if act == "rest":
        wanted = [worth for worth, goal, way in ranked if goal.rest and not way.places]
        return Scored(option, 0.5 + 0.05 * wanted[0] if wanted else 0.05, "heal")
    if act == "enter_tower":
        chance = nameless_chance(s, hero)
        return Scored(option, ENTER if chance > 0.2 else 0.3, with_chances("tower", chance))
    if act == "drink":
        return Scored(option, 0.9 if hero.life <= 1 else 0.1, "heal")
    if act == "explore":
        at_hand = [worth for worth, goal, way in ranked if not way.places and goal.reason == "explore"]
        return Scored(option, 0.34 + 0.05 * max(at_hand, default=0.0), "explore")
    return Scored(option, 0.2, "usual")


def _step(option: Option, ranked: list[tuple[float, Goal, Way]]) -> Scored:
    place = SPACE[str(option.args[0])]
    for worth, goal, way in ranked:
        if way.places and way.places[0] == place:
            return Scored(option, 0.3 + 0.05 * worth, goal.reason)
    return Scored(option, 0.1, "usual")


def _here(s: State, decision: Decision, option: Option, ranked: list[tuple[float, Goal, Way]]) -> Scored:
    if decision.kind == "leave_or_fight":
        hero = s.heroes[decision.seat]
        chance = min([best_fight(s, hero, s.faces[foe]) for foe in s.met], default=0.0)
        return Scored(option, 0.2 + 0.6 * chance * (hero.life > 1), with_chances("fight", chance))
    arriving = option.act == "stop"
    at_hand = [(worth, goal) for worth, goal, way in ranked if not way.places and (arriving or not goal.rest)]
    if at_hand:
        return Scored(option, 0.3 + 0.05 * at_hand[0][0], at_hand[0][1].reason)
    return Scored(option, 0.12, "usual")


def start_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """A home from which everything is near: the King's Court alone, the joints of the map otherwise."""
    near = {way_end: way.steps for way_end, way in journeys(s, decision.seat, COURT, rolls=False).items()}
    found = []
    for option in decision.options:
        where = str(option.args[0]) if option.args else ""
        if option.act == "piece":
            far = min([steps for space, steps in near.items() if label(space)[0] == where], default=30)
        else:
            far = near.get(SPACE[where], 30) if where in SPACE else 30
        found.append(Scored(option, 0.9 - 0.02 * min(far, 30), "near"))
    return found


def landing_scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """Where to be carried: as near as possible to the best goal."""
    ranked = ranked_goals(s, decision.seat, weights)
    goal = ranked[0][1].space if ranked else s.heroes[decision.seat].home
    found = []
    for option in decision.options:
        if option.act == "piece":
            near = label(goal)[0] == option.args[0]
            found.append(Scored(option, 0.7, "near") if near else Scored(option, 0.4, "usual"))
        elif option.act == "space":
            space = SPACE[str(option.args[0])]
            same = PIECE_OF[space] == PIECE_OF[goal]
            score = 0.9 if space == goal else 0.6 if same else 0.4
            found.append(Scored(option, score, "near" if same else "usual"))
        else:
            found.append(Scored(option, 0.3, "usual"))
    return found
