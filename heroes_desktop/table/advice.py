"""Advice and reasons: what a computer player would do or has done, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from heroes_desktop.engine import Decision, Match, Option, State, Term, Thought
from heroes_desktop.games.shared.reasons import bare
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.games.shared.wording import joined, listed
from heroes_desktop.locale import _

ADVISER = "normal"
"""The level that gives advice."""

MOST_REASONS = 3


class Explained(NamedTuple):
    """A computer's choice that may be asked about, and what those who look knew when it was made."""

    seat: int
    thought: Thought
    decision: Decision
    view: State


def all_in_the_open(match: Match, seat: int) -> bool:
    """Whether a seat knows nothing that everybody at the table does not know."""
    return bool(match.view(seat) == match.view(None))


def explainable(
    decision: Decision, thought: Thought, view: State, *, in_the_open: bool = False
) -> Explained | None:
    """What may be told of a computer's reasons: nothing of a secret choice, no hidden card it thought of.

    Unless all it knows lies in the open, its reasons come in an order of their own and without figures: what
    weighs most with it, and how much, would tell of the cards it holds.
    """
    if decision.secret:
        return None
    told = replace(thought, runner_up=None) if decision.veiled else thought
    if not in_the_open:
        reasons = sorted({bare(term.reason) for term in grounds(told)})
        told = replace(told, terms=tuple(Term(reason, 1.0) for reason in reasons))
    return Explained(decision.seat, told, decision, view)


def grounds(thought: Thought) -> list[Term]:
    """What spoke for a choice, weightiest first; what spoke against it is no reason."""
    return sorted((term for term in thought.terms if term.weight > 0), key=lambda term: -term.weight)


def reasons(texts: Texts, thought: Thought, most: int = MOST_REASONS) -> list[str]:
    """The weightiest grounds in words, none of them twice."""
    return list(dict.fromkeys(texts.reason(term.reason) for term in grounds(thought)))[:most]


def advised(texts: Texts, view: State, decision: Decision, option: Option) -> str:
    """The advice itself."""
    return texts.option(view, decision, option)


def advice(texts: Texts, view: State, decision: Decision, thought: Thought, most: int = MOST_REASONS) -> str:
    """The advice and what speaks for it, as one sentence a friend would say."""
    told = advised(texts, view, decision, thought.option)
    because = reasons(texts, thought, most)
    if not because:
        return told
    return _("{choice} – {reasons}.").format(choice=told.rstrip("."), reasons=joined(because))


def advice_on_set(texts: Texts, names: Sequence[str], thought: Thought, most: int = MOST_REASONS) -> str:
    """The same on several things that are chosen together."""
    told = listed(names)
    because = reasons(texts, thought, most)
    return _("{choice} – {reasons}.").format(choice=told, reasons=joined(because)) if because else told


def chosen(texts: Texts, explained: Explained, name: str) -> str:
    """What a computer has chosen."""
    words = texts.option(explained.view, explained.decision, explained.thought.option)
    return _("{name} chose: {choice}").format(name=name, choice=words)


def second_choice(texts: Texts, view: State, decision: Decision, thought: Thought) -> str:
    """What came second; empty when nothing did or it may not be told."""
    if thought.runner_up is None:
        return ""
    return _("Second choice: {choice}").format(choice=texts.option(view, decision, thought.runner_up))
