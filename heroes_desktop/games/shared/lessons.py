"""Guided first matches: a real match with a known seed, and words that teach while it is played.

A room names the file of its own (`Room.lesson`). The lesson of a match is never stored: it follows from the
match's setup and from how many choices the learner has made, so that saving, resuming and taking back
need nothing of their own. When the steps are over the match goes on freely, with a tip for each kind of
question.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from heroes_desktop.engine import Decision, Match, Option, Setup
from heroes_desktop.locale import _

from .content import Row, Text
from .room import catalogue, rooms

LESSON = "lesson"
"""The name of the setup of every guided match."""

PERSON, LEARNER = "person", 0


class Step(Row, frozen=True):
    """One choice of the learner: what to know, what to do, and which options that means (none: any)."""

    kind: str
    text: Text
    task: Text
    choose: tuple[str, ...] = ()
    rule: str = ""


class Tip(Row, frozen=True):
    """What to know when a kind of question is met in the free part."""

    kind: str
    text: Text
    rule: str = ""


class Lesson(Row, frozen=True):
    """A guided match. Seat 0 is the learner; `others` hold the other seats, `answers` are their choices
    during the steps, in order."""

    title: Text
    farewell: Text
    seed: int
    options: dict[str, Any]
    seats: tuple[Text, ...]
    step: tuple[Step, ...]
    tip: tuple[Tip, ...] = ()
    others: str = "easy"
    answers: tuple[str, ...] = ()

    def players(self) -> tuple[str, ...]:
        """Who holds each seat: the learner and computers."""
        return tuple(PERSON if seat == LEARNER else self.others for seat in range(len(self.seats)))


@dataclass(frozen=True)
class Guidance:
    """What the lesson has to say at a question; `number` identifies it, so that it is read only once."""

    number: int
    title: str
    text: str
    task: str
    rule: str
    choose: frozenset[str] = frozenset()

    def narrow(self, decision: Decision) -> Decision:
        """The question with only those options the lesson asks for."""
        wanted = tuple(option for option in decision.options if str(option) in self.choose)
        return msgspec.structs.replace(decision, options=wanted) if wanted else decision


@cache
def lesson(game: str) -> Lesson | None:
    """The guided match of a game, if it has one."""
    file = rooms[game].lesson if game in rooms else None
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file is not None else None


def taught() -> list[str]:
    """The games that offer a lesson."""
    return [game for game in catalogue if lesson(game) is not None]


def begin(game: str) -> Match:
    """A new guided match."""
    plan = lesson(game)
    if plan is None:
        raise ValueError(f"{game} has no lesson")
    others = tuple(seat for seat in range(len(plan.seats)) if seat != LEARNER)
    setup = Setup(LESSON, tuple(str(name) for name in plan.seats), plan.options, automated=others)
    return Match.new(game, setup, plan.seed)


def lesson_of(match: Match) -> Lesson | None:
    """The lesson a match belongs to."""
    return lesson(match.game) if match.setup.name == LESSON else None


def guidance(match: Match, decision: Decision) -> Guidance | None:
    """What to tell the learner at this question; None in ordinary matches or when all is said."""
    plan = lesson_of(match)
    if plan is None or decision.seat != LEARNER:
        return None
    number = _chosen(match, learner=True)
    if number < len(plan.step):
        step = plan.step[number]
        if step.kind == decision.kind:
            return Guidance(
                number, str(plan.title), str(step.text), str(step.task), step.rule, frozenset(step.choose)
            )
    if number == len(plan.step):
        return Guidance(number, str(plan.title), str(plan.farewell), "", "")
    return _tip(plan, decision)


def leading(match: Match) -> bool:
    """Whether the lesson still says what to do: every choice of the learner is one of its steps."""
    plan = lesson_of(match)
    return plan is not None and _chosen(match, learner=True) <= len(plan.step)


def answer(match: Match, decision: Decision) -> Option | None:
    """What a computer at the learner's table answers while the lesson leads; None: as it likes."""
    plan = lesson_of(match)
    if plan is None or decision.seat == LEARNER:
        return None
    number = _chosen(match, learner=False)
    if number >= len(plan.answers):
        return None
    return next((option for option in decision.options if str(option) == plan.answers[number]), None)


def _tip(plan: Lesson, decision: Decision) -> Guidance | None:
    for number, tip in enumerate(plan.tip):
        if tip.kind == decision.kind:
            return Guidance(-1 - number, _("A word of advice"), str(tip.text), "", tip.rule)
    return None


def _chosen(match: Match, learner: bool) -> int:
    return sum((choice.seat == LEARNER) == learner for choice in match.record().choices)
