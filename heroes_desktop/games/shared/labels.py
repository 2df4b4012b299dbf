"""How a game words its questions and options: one small function for each kind of question, and for each act
by the question it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from heroes_desktop.engine import Decision, Option


class Question(NamedTuple):
    """A question and what its reader knows."""

    view: Any
    decision: Decision


Prompt = Callable[[Question], str]


class Asked(NamedTuple):
    """An option with the question it answers and what the reader knows."""

    view: Any
    decision: Decision
    option: Option


Label = Callable[[Asked], str]
Labels = Mapping[tuple[str, str], Label]
"""Labels by decision and act; without a decision: the same everywhere."""


def worded(labels: Labels, asked: Asked) -> str:
    """The label of an option; that of its own decision comes before the general one."""
    decision, act = asked.decision, asked.option.act
    label = labels.get((decision.kind, act)) or labels["", act]
    return label(asked)


def simple(message: Callable[[], str]) -> Callable[[object], str]:
    """A label or prompt that is always the same, in the language of the moment."""
    return lambda _asked: message()
