"""Small choices: heroes, removed tiles, tokens returned, pieces improved, rewards."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Term

from .equipment import upgrade_gain
from .food_and_potions import surplus
from .outlook import FOOD, KIND, Outlook
from .scores import Scored
from .teleport import target_opinions

FAVOURITES = ("corlof", "jupanila", "mathian", "erla", "luphius")


def small_scores(o: Outlook, decision: Decision) -> list[Scored]:
    """A score for every option of a small choice."""
    if decision.kind == "teleport_target":
        return [Scored(*each) for each in target_opinions(o, decision)]
    return [_score(o, decision.kind, option) for option in decision.options]


def _score(o: Outlook, kind: str, option: Option) -> Scored:
    if kind == "overflow":
        kept = _kept(o, option)
        return Scored(option, -kept, (Term("spare", -kept),))
    if option.act == "upgrade":
        gain = upgrade_gain(o, KIND[str(option.args[0])], int(option.args[1]))
        return Scored(option, gain, (Term("equipment", gain),))
    if kind == "observer_reward":
        return _reward(o, option)
    if option.act == "hero":
        liking = -float(FAVOURITES.index(str(option.args[0])))
        return Scored(option, liking, (Term("equipment", liking),))
    if option.act == "random":
        return Scored(option, -10.0, (Term("habit", -10.0),))
    return Scored(option, 0.0, (Term("habit", 0.0),))


def _kept(o: Outlook, option: Option) -> float:
    """What a token is worth that could be returned."""
    if len(option.args) == 1:
        return o.weights.food + (0.0 if surplus(o, FOOD[str(option.args[0])]) else 0.3)
    return o.without_piece(KIND[str(option.args[0])], int(option.args[1]))


def _reward(o: Outlook, option: Option) -> Scored:
    if option.act == "none":
        return Scored(option, 0.0, (Term("habit", 0.0),))
    mission = o.mission(int(option.args[0]))
    if option.act == "tooth":
        worth = 50.0 if o.need <= 0 else float(mission.points)
        return Scored(option, worth, (Term("points", worth),))
    assert mission.prize is not None
    gain = o.with_piece(KIND[mission.prize.kind], mission.prize.value)
    return Scored(option, gain, (Term("equipment", gain),))
