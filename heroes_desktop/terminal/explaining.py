"""Answers to questions: what a card or rule says, why something cannot be undone, why a choice."""

from __future__ import annotations

from typing import Any

from heroes_desktop import rulebook
from heroes_desktop.engine import Decision, Thought
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.locale import _, counted, language

from .wording import labelled, one_by_one

MOST_RULES = 8
"""More rules than this on one word are counted, not read out."""

MOST_TERMS = 3


def topic(texts: Texts, game: str, word: str) -> list[str]:
    """What the game and its rules say about a word, a card number or a rule number; other games' rules
    only if its own say nothing."""
    found = rulebook.find(word, language())
    known = list(texts.topic(word)) or rules([entry for entry in found if entry.game == game] or found)
    return known or [_("Nothing is known about {word}.").format(word=word)]


def rules(entries: list[rulebook.Entry], most: int = MOST_RULES) -> list[str]:
    """Rules as lines: number, heading, text; worked examples of several games say of which."""
    several = len({entry.game for entry in entries}) > 1
    lines = []
    for entry in entries[:most]:
        example = several and entry.id.startswith("X")
        heading = f"{rulebook.title(entry.game)}, {entry.heading}" if example else entry.heading
        lines.append(labelled(f"{entry.id} ({heading})", spoken(entry.text)))
    left = len(entries) - most
    if left > 0:
        lines.append(counted("{n} more rule mentions it.", "{n} more rules mention it.", left))
    return lines


def spoken(text: str) -> str:
    """A rule without the marks that only matter on a printed page."""
    return text.replace("**", "").replace("`", "").replace("*", "")


def no_undo(reason: str) -> str:
    """Why the last choice stands."""
    return {
        "start": _("There is nothing to take back."),
        "chance": _("A roll or a shuffle cannot be taken back."),
        "reveal": _("What has been revealed cannot be taken back."),
        "hand-over": _("The other side has taken over: this cannot be taken back."),
    }.get(reason, _("This cannot be taken back."))


def advice(texts: Texts, view: Any, decision: Decision, thought: Thought) -> list[str]:
    """What a computer player would do and why."""
    choice = texts.option(view, decision, thought.option)
    return [_("I would choose: {choice}").format(choice=choice), *reasons(texts, view, decision, thought)]


def why(texts: Texts, view: Any, decision: Decision, thought: Thought, name: str) -> list[str]:
    """Why a computer player chose as it did."""
    choice = texts.option(view, decision, thought.option)
    return [
        _("{name} chose: {choice}").format(name=name, choice=choice),
        *reasons(texts, view, decision, thought),
    ]


def reasons(texts: Texts, view: Any, decision: Decision, thought: Thought) -> list[str]:
    """The terms that decided, heaviest first, and what came second."""
    lines = []
    terms = sorted(thought.terms, key=lambda term: -abs(term.weight))[:MOST_TERMS]
    if terms:
        told = one_by_one(texts.reason(term.reason) for term in terms)
        lines.append(_("Because: {reasons}").format(reasons=told))
    if thought.runner_up is not None:
        second = texts.option(view, decision, thought.runner_up)
        lines.append(_("Second choice: {choice}").format(choice=second))
    return lines
