"""One question, one look: every option scored by the heuristics, without trying anything out."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Opinion, Option

from ..state import State
from .monster_command import claim_scores, command_scores, placing_scores
from .outlook import Outlook
from .own_turn import action_scores
from .scores import Scored, opinions
from .small_choices import small_scores
from .weights import NORMAL, Weights


def scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """A score for every option of any question."""
    o = Outlook(s, decision.seat, weights)
    if decision.kind == "hero_action":
        return action_scores(o, decision)
    if decision.kind in ("claim_command", "claim_placement"):
        return claim_scores(o, decision)
    if decision.kind == "monster_action":
        return command_scores(o, decision)
    if decision.kind == "place_defeated":
        return placing_scores(o, decision)
    return small_scores(o, decision)


def rank(s: State, decision: Decision, weights: Weights) -> list[Opinion]:
    """Opinions of every option, best first."""
    return opinions(scores(s, decision, weights))


def best_option(state: State, decision: Decision) -> Option:
    """The option that looks best at once."""
    best = max(scores(state, decision, NORMAL), key=lambda each: each.score)
    return best.option
