"""Everything a person reads at a table of Return of the Heroes, in the language in use.

Tiles are named from the view or event handed in and from nothing else, so that a text can say no more than
its reader may know (RH-D121).
"""

from __future__ import annotations

from heroes_desktop.engine import Decision, Event, Option, Outcome, Setup

from ...shared.wording import say
from ..content import NAMELESS, NAMELESS_INDEX
from ..locale import _
from ..state import State
from . import words
from .articles import definite, fluent
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


def event(view: State, event: Event) -> str:
    """What happened, as far as this event tells it."""
    return fluent(DECLARED.event(view, event))


def option(view: State, decision: Decision, option: Option) -> str:
    """An option in a sentence."""
    return fluent(DECLARED.option(view, decision, option))


def prompt(view: State, decision: Decision) -> str:
    """The question in one or two sentences."""
    return fluent(DECLARED.prompt(view, decision))


def title() -> str:
    """The name of the game."""
    return "Return of the Heroes"


def tagline() -> str:
    """The game in one line."""
    return _("Sixteen regions, a bag full of surprises, and a Tower that waits for the brave.")


def figure(view: State, seat: int) -> str:
    """The hero a seat plays, once it is known."""
    known = seat < len(view.heroes) and view.heroes[seat].hero >= 0
    return words.hero(view, seat) if known else ""


def outcome(outcome: Outcome, setup: Setup) -> str:
    """How the match ended, in a sentence or two."""
    return fluent(_outcome(outcome, setup))


def _outcome(outcome: Outcome, setup: Setup) -> str:
    foe = say(definite(NAMELESS[NAMELESS_INDEX[outcome.facts["nameless"]]].name))
    if len(setup.seats) > 1:
        winner = setup.seats[outcome.winners[0]]
        return _("{nameless} is beaten. The kingdom will remember {winner}.").format(
            nameless=foe, winner=winner
        )
    score = outcome.scores[0]
    if outcome.reason == "nameless_beaten":
        return _("{nameless} is beaten in turn {turn}: {score} points.").format(
            nameless=foe, turn=outcome.facts["turns"], score=score
        )
    if outcome.reason == "beaten_late":
        return _("{nameless} is beaten, but too late. {score} points.").format(nameless=foe, score=score)
    return _("The time is up and {nameless} still lives. {score} points.").format(nameless=foe, score=score)


def backs(view: State, seat: int) -> dict[int, str]:
    """No open question of this game is answered with hidden cards."""
    del view, seat
    return {}
