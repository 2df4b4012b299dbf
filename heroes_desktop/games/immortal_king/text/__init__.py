"""Everything a person reads at a table of Immortal King, in the language in use.

Cards are named from the view or event handed in and from nothing else, so that a text can say no
more than its reader may know (IK-265).
"""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Setup

from ..locale import _
from ..state import State
from . import words
from .declared import DECLARED
from .modes import modes
from .reasons import reason
from .table import backs, table
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
    return "Hero: Immortal King"


def tagline() -> str:
    """The game in one line."""
    return _("Three corridors, one die, and something old at the end of them.")


def figure(view: State, seat: int) -> str:
    """The side a seat plays, once there are two and they are known."""
    if view.solo or view.stage == "sides":
        return ""
    return _("Party") if seat == view.party else _("Dungeon master")


def outcome(outcome: Outcome, setup: Setup) -> str:
    """How the match ended, in a sentence or two."""
    winner = words.listed(setup.seats[seat] for seat in outcome.winners)
    if outcome.reason == "final_defeated":
        if len(setup.seats) == 1:
            return _("The final monster is defeated and the party walks out alive.")
        return _("The final monster is defeated and the party walks out alive. {winner} wins.").format(
            winner=winner
        )
    if outcome.reason == "fate":
        return _("Fate is fulfilled. The party does not come back.")
    if winner:
        return _("The party has no Courage left. {winner} wins, the dungeon stands.").format(winner=winner)
    return _("The party has no Courage left. The dungeon stands.")
