"""A hand that plays badly but not madly, so that matches get as far as the Chasm and its end."""

from __future__ import annotations

from heroes_desktop.engine import Chance, Decision, Match, Option
from heroes_desktop.games.reflets_acide.figures import gems
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.games.reflets_acide.track import distance

LAST = {"transfer", "drop", "discard"}
NEVER = {"leave"}


def choose(match: Match[State], chance: Chance) -> Option:
    """The option this hand takes."""
    decision = match.decision
    assert decision is not None
    return _pick(match.state, decision, chance)


def _pick(s: State, decision: Decision, chance: Chance) -> Option:
    options = list(decision.options)
    acts = [option.act for option in options]
    if decision.kind == "octuple_option":
        wanted = "leave" if s.step_two else "stay"
        if "octogon" in acts and chance.below(3) == 0:
            wanted = "octogon"
        if "treasure" in acts:
            wanted = "treasure"
        return options[acts.index(wanted)]
    if decision.kind == "brake":
        danger = distance(s.avatar, s.pawn) - s.advance
        return options[1] if danger < 3 and len(options) > 1 else options[0]
    if decision.kind == "walk_or_run":
        run = "run" in acts and gems(s) > 8 and distance(s.avatar, s.pawn) < 30 and chance.below(2)
        stay = "stay" in acts and chance.below(2) and distance(s.avatar, s.pawn) > 6
        return options[acts.index("run" if run else "stay" if stay else acts[0])]
    if decision.kind == "test_or_visit" and "test" in acts:
        tests = [option for option in options if option.act == "test"]
        return tests[-1]
    if decision.kind in ("equip", "replace_hero") and "done" in acts and chance.below(4):
        return options[acts.index("done")]
    if decision.kind == "move_to":
        return options[-1 - chance.below(min(3, len(options)))]
    sane = [option for option in options if option.act not in LAST | NEVER]
    return (sane or options)[chance.below(len(sane or options))]
