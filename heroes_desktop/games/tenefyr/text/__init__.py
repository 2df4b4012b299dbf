"""Everything a person reads at a table of Heroes of Tenefyr, in the language in use."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Setup

from ..locale import _, counted
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

STAGES = 4
"""Cards of a Boss (TF-108)."""

event, option, prompt = DECLARED.event, DECLARED.option, DECLARED.prompt


def title() -> str:
    """The name of the game."""
    return "Heroes of Tenefyr"


def tagline() -> str:
    """The game in one line."""
    return _("One more monster, or home for the night? The Boss is counting your steps.")


def figure(view: State, seat: int) -> str:
    """The heroes a seat plays, once they are known."""
    known = seat < len(view.players) and bool(view.players[seat].heroes)
    return words.player(view, seat) if known else ""


def outcome(outcome: Outcome, setup: Setup) -> str:
    """How the match ended, in a sentence or two."""
    facts, alone = outcome.facts, len(setup.seats) == 1
    boss = words.boss(facts["boss"]) if "boss" in facts else _("The Boss")
    if outcome.winners:
        told = _("{boss} is defeated, and Tenefyr sleeps in peace.").format(boss=boss)
        return f"{told} {_('You have won.') if alone else _('You have won together.')}"
    told = _("{boss} stands over the village.").format(boss=boss)
    return f"{told} {_lost(int(facts.get('stages', 0)), alone)}"


def _lost(beaten: int, alone: bool) -> str:
    """How near it was, with so many cards of the Boss beaten."""
    if beaten == STAGES:
        if alone:
            return _("You have lost: all four cards beaten, and then a last monster too many.")
        return _("You have lost together: all four cards beaten, and then a last monster too many.")
    if not beaten:
        if alone:
            return _("You have lost without beating a single card of the Boss.")
        return _("You have lost together without beating a single card of the Boss.")
    if alone:
        return counted(
            "You have lost, with {n} of four cards beaten.",
            "You have lost, with {n} of four cards beaten.",
            beaten,
        )
    return counted(
        "You have lost together, with {n} of four cards beaten.",
        "You have lost together, with {n} of four cards beaten.",
        beaten,
    )


def backs(view: State, seat: int) -> dict[int, str]:
    """No open question of this game is answered with hidden cards."""
    del view, seat
    return {}
