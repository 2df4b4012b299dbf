"""The hero's own turn: sure gains first, then the goal with the best points per action point."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Term

from ..state import ABOVE, NOWHERE
from .equipment import best_upgrade
from .expeditions import trips
from .free_actions import FREE, free_gain
from .goals import goals
from .missions import reward
from .outlook import Outlook
from .scores import Scored
from .turn_below import Scores, depth_scores

TURN = 4.0
"""Scores are points per turn: rates of points per action point times this."""
POINTLESS = -0.5
FIRST = 5.0
"""What puts a sure gain before every way."""


def action_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A score for every option of the turn."""
    if o.me.space == ABOVE:
        paid, leaving = _above(o), False
    else:
        paid, leaving = depth_scores(o, decision)
    top = max((score for score, _ in paid.values()), default=0.0)
    idle = min(0.0, *(score for score, _ in paid.values())) + POINTLESS if paid else POINTLESS
    found = []
    for option in decision.options:
        if option.act in FREE:
            gain, term = free_gain(o, option, leaving)
            score = max(0.0, top) + FIRST + gain if gain > 0 else idle + min(0.0, gain)
            found.append(Scored(option, score, (term,)))
        elif option in paid:
            score, terms = paid[option]
            found.append(Scored(option, score, terms))
        elif option.act == "end_turn":
            found.append(Scored(option, 0.0, (Term("nothing_left", -POINTLESS),)))
        else:
            found.append(Scored(option, idle, (Term("habit", idle),)))
    return found


def _above(o: Outlook) -> Scores:
    """The best goal behind each first step, and what ending the turn here brings."""
    haste = o.weights.haste
    best: Scores = {}
    if o.ap or o.need <= 0:
        for goal in goals(o):
            score = TURN * goal.rate(o)
            if goal.option not in best or score > best[goal.option][0]:
                best[goal.option] = (score, goal.terms)
    end = Option("end_turn")
    gain, reason = stay_gain(o)
    if gain > 0:
        score = TURN * gain / (0.6 * o.ap + haste)
        if end not in best or score > best[end][0]:
            best[end] = (score, (Term(reason, gain),))
    if end in best and o.ap:
        _spend_the_rest(best, end)
    return best


def _spend_the_rest(best: Scores, end: Option) -> None:
    """Where the turn is to end anyhow, action points left over buy better missions first."""
    top = max(score for score, _ in best.values())
    if best[end][0] < top:
        return
    for option, (score, terms) in best.items():
        if option.act == "refuse":
            best[option] = (top + 0.1 * score, terms)


def stay_gain(o: Outlook) -> tuple[float, str]:
    """What ending the turn on this tile brings: a better piece, a mission watched over."""
    gain, reason = 0.0, "building"
    if o.tile == "laboratory":
        gain = best_upgrade(o)
    for _, mission in o.missions:
        if mission.family == "observer" and mission.place == o.tile:
            gain, reason = reward(o, mission), "mission"
    return gain, reason


def best_score(o: Outlook) -> float:
    """What the coming turn promises: the score of its best plan; nothing to somebody not yet placed."""
    if o.me.place == NOWHERE:
        return 0.0
    if o.me.space != ABOVE:
        return trips(o.cave, o.diver(o.me.space, o.ap))[0].net
    paid = _above(o)
    return max((score for score, _ in paid.values()), default=0.0)
