"""One question, one look: every option scored, without trying anything out."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Opinion
from heroes_desktop.games.shared.scores import Scored, opinions

from ..state import State
from .acting import (
    action_scores,
    buy_scores,
    cube_scores,
    damage_scores,
    drink_scores,
    final_scores,
    keep_scores,
    opponent_scores,
    seer_scores,
    skill_scores,
)
from .moving import landing_scores, start_scores, way_scores
from .weights import HARD, Weights

Judge = Callable[[State, Decision, Weights], list[Scored]]
_PREFERRED = {"random": 0.6, "take": 0.7, "mission": 0.65, "give_up": 0.6, "seen": 0.6}


def _first(_s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    count = len(decision.options)
    return [
        Scored(option, _PREFERRED.get(option.act, 0.5 - 0.1 * place / count))
        for place, option in enumerate(decision.options)
    ]


def _last(_s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """What has been held longest is most likely in reach; the newest goes."""
    count = len(decision.options)
    return [
        Scored(option, 0.4 + 0.1 * place / count, "spare") for place, option in enumerate(decision.options)
    ]


_JUDGES: dict[str, Judge] = {
    "choose_start": start_scores,
    "start_turn": way_scores,
    "leave_or_fight": way_scores,
    "step": way_scores,
    "tile_on_arrival": way_scores,
    "choose_action": action_scores,
    "choose_opponent": opponent_scores,
    "choose_skill": skill_scores,
    "choose_test_skill": skill_scores,
    "final_skill": final_scores,
    "drink": drink_scores,
    "assign_damage": damage_scores,
    "choose_cube": cube_scores,
    "rob_cube": cube_scores,
    "discard_mission": _last,
    "discard_item": keep_scores,
    "inherit_item": keep_scores,
    "buy": buy_scores,
    "buy_from_visitor": buy_scores,
    "seer_pick": seer_scores,
    "teleport_to": landing_scores,
    "broom_to": landing_scores,
}


def scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """A score for every option of any question."""
    return _JUDGES.get(decision.kind, _first)(s, decision, weights)


def rank(s: State, decision: Decision, weights: Weights = HARD) -> list[Opinion]:
    """Opinions of every option, best first."""
    return opinions(scores(s, decision, weights))
