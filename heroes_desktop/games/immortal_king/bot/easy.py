"""The easy level: greedy and a little careless.

It attacks what it beats most easily, uses a power whenever that turns the fight, buys what it can
pay, spends Fear as soon as there is any, and looks at the guards before every other swap only.
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option, Term

from ..state import State
from .master import master_opinions
from .party import party_opinions
from .situation import Situation
from .sketch import draw

SPEND_FIRST = {"doom": 3, "both": 3, "tenacity": 2, "ambush": 1}


def easy_opinions(situation: Situation) -> list[Opinion]:
    """What an easy player thinks of its options."""
    decision, s = situation.decision, situation.view
    if decision.kind == "choose_target":
        return _easiest(s, decision)
    if decision.kind == "doom":
        return _doom_success(s, decision)
    if decision.kind == "place_guard":
        return [_term(option, SPEND_FIRST.get(option.act, 0) / 4) for option in decision.options]
    if decision.kind == "construction_swap":
        return master_opinions(situation) if situation.chance.below(2) else _at_random(situation)
    if decision.kind == "equipment_action":
        return _buy(decision)
    if decision.seat == s.dm:
        return master_opinions(situation)
    return party_opinions(situation)


def _term(option: Option, worth: float) -> Opinion:
    return Opinion(option, worth, (Term("habit", worth),))


def _easiest(s: State, decision: Decision) -> list[Opinion]:
    """The guard that costs least to beat; the final monster as soon as it can be attacked."""
    sketch = draw(s)
    opinions = []
    for option in decision.options:
        worth = -1.0
        if option.act == "fight":
            lane = sketch.lane_at(int(option.args[0]))
            worth = 1 - (sketch.lane_cost(lane) if lane is not None else 0.8 * sketch.final_cost())
        opinions.append(Opinion(option, worth, (Term("fight_chance", worth),)))
    return opinions


def _doom_success(s: State, decision: Decision) -> list[Opinion]:
    wins = s.the_fight.total >= s.the_fight.power
    return [_term(option, float((option.act == "doom") == wins)) for option in decision.options]


def _at_random(situation: Situation) -> list[Opinion]:
    options = situation.decision.options
    chosen = situation.chance.below(len(options))
    return [_term(option, 0.6 if place == chosen else 0.4) for place, option in enumerate(options)]


def _buy(decision: Decision) -> list[Opinion]:
    """Objects, then ultimate powers, then quests, whenever they can be paid."""
    order = {"reveal": 0.9, "ultimate": 0.8, "quest": 0.7, "done": 0.5}
    return [_term(option, order.get(option.act, 0.1)) for option in decision.options]
