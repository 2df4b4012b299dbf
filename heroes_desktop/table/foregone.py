"""Questions that need not be put: formalities, one answer only, or what has just been declined."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Match, Option, State
from heroes_desktop.games.shared.declarations import Asked, Declarations, Posed, settled

from .advice import all_in_the_open


def nothing_betrayed(match: Match, decision: Decision, shared: bool) -> bool:
    """Whether the others learn nothing when a question is not put: it could not be about hidden cards."""
    if not shared:
        return True
    return not decision.secret and (not decision.veiled or all_in_the_open(match, decision.seat))


def only_answer(match: Match, decision: Decision) -> Option | None:
    """The one answer there is, unless giving it would bar the way back to the choice before."""
    if len(decision.options) != 1:
        return None
    option = decision.options[0]
    if not match.can_undo:
        return option
    after = match.clone()
    after.play(option, decision.seat)
    return option if after.can_undo else None


def onward(
    declared: Declarations[State], view: State, decision: Decision, before: Decision | None
) -> Option | None:
    """The answer that goes on, where all else has just been declined or changes nothing any more."""
    row = declared.questions.get(decision.kind)
    if row is None:
        return None
    idle = row.idle is not None and row.idle(Posed(view, decision))
    declined = before.options if before and before.kind in row.after and before.seat == decision.seat else ()
    ending = [option for option in decision.options if _goes_on(declared, view, decision, option)]
    if len(ending) != 1:
        return None
    rest = [option for option in decision.options if option not in ending and option not in declined]
    return ending[0] if idle or not rest else None


def _goes_on(declared: Declarations[State], view: State, decision: Decision, option: Option) -> bool:
    """Whether an answer ends its question without losing the match."""
    act, asked = declared.find_act(decision.kind, option.act), Asked(view, decision, option)
    return act is not None and settled(act.final, asked) and not settled(act.loses, asked)
