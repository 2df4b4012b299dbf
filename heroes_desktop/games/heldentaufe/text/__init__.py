"""Everything a person reads at a table of Heldentaufe, in the language in use.

Missions and tokens are named from the view or event handed in and from nothing else, so that a text can say
no more than its reader may know (HT-016).
"""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Setup

from ...shared.wording import listed
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
    return "Heldentaufe"


def tagline() -> str:
    """The game in one line."""
    return _("Unknown land above, three monsters below, and the campfire waits for the first hero.")


def figure(view: State, seat: int) -> str:
    """The hero a seat plays, once it is known."""
    known = seat < len(view.heroes) and view.heroes[seat].hero >= 0
    return words.hero(view, seat) if known else ""


def outcome(outcome: Outcome, setup: Setup) -> str:
    """How the match ended, in a sentence or two."""
    winner = listed(setup.seats[seat] for seat in outcome.winners)
    scores = [
        _("{name} {points}").format(name=setup.seats[seat], points=points)
        for seat, points in enumerate(outcome.scores)
    ]
    return _("{winner} stands at the campfire with enough teeth and wins. Teeth: {scores}.").format(
        winner=winner, scores=", ".join(scores)
    )


def backs(view: State, seat: int) -> dict[int, str]:
    """No open question of this game is answered with hidden cards."""
    del view, seat
    return {}
