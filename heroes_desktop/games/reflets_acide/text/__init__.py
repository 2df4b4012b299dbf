"""Everything a person reads at a table of Reflets d'Acide, in the language in use."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Setup

from ...shared.wording import number, say
from ..locale import _
from ..state import State
from . import words
from .declared import DECLARED
from .modes import modes
from .reasons import reason
from .table import table
from .topics import topic

__all__ = [
    "backs",
    "event",
    "figure",
    "modes",
    "option",
    "outcome",
    "prompt",
    "reason",
    "table",
    "tagline",
    "title",
    "topic",
]

event, option, prompt = DECLARED.event, DECLARED.option, DECLARED.prompt


def title() -> str:
    """The name of the game."""
    return "Reflets d’Acide"


def tagline() -> str:
    """The game in one line."""
    return _("Six Heroes, one Relic, and the Void right behind them. Mind the acid.")


def figure(view: State, seat: int) -> str:
    """The board a seat leads, once Heroes stand on it."""
    return "" if view.seats == 1 or not view.team else words.board(view, seat)


def outcome(outcome: Outcome, setup: Setup) -> str:
    """How the match ended, in a sentence or two."""
    del setup
    facts = outcome.facts
    challenge = say(words.challenge(str(facts["challenge"])).name)
    if outcome.reason in ("challenge", "quest"):
        if outcome.reason == "challenge":
            line = _("Home with the Quest done, and {challenge} is beaten: a gap of {gap}, {wanted} needed.")
        else:
            line = _("Home with the Quest done! {challenge} wanted a gap of {wanted}, though; it is {gap}.")
        told = line.format(challenge=challenge, gap=number(int(facts["gap"])), wanted=facts["wanted"])
        count = _("We have {team}, the Vile {vile}.").format(
            team=number(int(facts["team"])), vile=number(int(facts["vile"]))
        )
        return f"{told} {count}"
    return _lost()[outcome.reason].format(turn=facts["turns"])


def _lost() -> dict[str, str]:
    return {
        "avatar": _("Turn {turn}: the Avatar of the Void has caught up. You have lost together, at a run."),
        "vile": _("Turn {turn}: the Vile were faster. You have lost together, and they will sing about it."),
        "fled": _("Turn {turn}: everybody got out, only the Quest did not. You have lost together, alive."),
        "no_heroes": _("Turn {turn}: no Hero is left to lose with. You have lost together, to the last."),
    }


def backs(view: State, seat: int) -> dict[int, str]:
    """No open question of this game is answered with hidden cards."""
    del view, seat
    return {}
