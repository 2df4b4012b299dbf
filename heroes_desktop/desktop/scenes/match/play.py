"""Runs one match at the table: who is asked, who may look, what has just happened.

It knows nothing of drawing. The table scene shows its steps and tells it when they were shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol

import msgspec

from heroes_desktop.engine import Decision, Event, Match, Option, Thought, situation
from heroes_desktop.games.shared import lessons
from heroes_desktop.library import Session
from heroes_desktop.locale import _
from heroes_desktop.players import make

from ...program.app import App
from ...program.thinking_pauses import courteous

HANDS, KEYS_PER_HAND = 2, 3

PAUSE = 450.0
"""Between the steps of computer players, so that people can follow."""


class Phase(Enum):
    """What the table is doing."""

    ASKING = auto()
    THINKING = auto()
    SHOWING = auto()
    HANDING_OVER = auto()
    OVER = auto()


@dataclass(frozen=True)
class Step:
    """One answered decision and what it caused, whole; `for_seat` what a seat may see of it."""

    seat: int
    option: Option
    events: tuple[Event, ...]
    thought: Thought | None = None

    def for_seat(self, seat: int | None) -> list[Event]:
        shown = (event.for_seat(seat) for event in self.events)
        return [event for event in shown if event is not None]


Answer = tuple[Decision, Option]


class Stage(Protocol):
    """The scene that shows what happens."""

    def change_eyes(self, seat: int | None) -> None: ...
    def show_step(self, step: Step, then: Callable[[], None]) -> None: ...
    def hand_over(self, seat: int, then: Callable[[], None]) -> None: ...
    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None: ...
    def lay_out_now(self) -> None: ...
    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None: ...
    def asked(self) -> None: ...
    def thinking(self) -> None: ...
    def match_over(self) -> None: ...


class Play:
    """The course of a match between people and computers."""

    def __init__(self, app: App, session: Session, stage: Stage) -> None:
        self.app = app
        self.session = session
        self.stage = stage
        self.phase = Phase.SHOWING
        self.decision: Decision | None = None
        self.guide: lessons.Guidance | None = None
        self._viewpoint: int | None = None
        self.holder: int | None = None
        self.steps: list[Step] = []
        self.last_thought: tuple[int, Thought, Decision] | None = None
        self._closed = False
        self._seen_until: dict[int, int] = {}
        self.people = [number for number, seat in enumerate(session.seats) if seat.is_person]
        if len(self.people) == 1:
            self._viewpoint = self.people[0]

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def viewpoint(self) -> int | None:
        """Whose view is on the screen; None: what everybody may see."""
        return self._viewpoint

    @viewpoint.setter
    def viewpoint(self, seat: int | None) -> None:
        if seat != self._viewpoint:
            self._viewpoint = seat
            self.stage.change_eyes(seat)

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.people) > 1

    @property
    def veiled(self) -> bool:
        """Whether the question is answered under everybody's eyes with perhaps hidden cards."""
        return self.shared and self.decision is not None and self.decision.veiled and not self.decision.secret

    def view(self, seat: int | None) -> Any:
        """What a seat may know."""
        return self.match.view(seat)

    # the course

    def start(self) -> None:
        """Take up the match where it stands."""
        if self.match.played:
            future = self.app.workers.submit(history, self.match.record())
            self.app.when_done(future, self._recall)
        self._next()

    def _recall(self, done: Future[list[Step]]) -> None:
        if not self._closed and done.exception() is None:
            self.steps = done.result() + self.steps
            self.app.relayout()

    def close(self) -> None:
        """The table is left; whatever a computer is thinking about no longer matters."""
        self._closed = True

    def _next(self) -> None:
        if self._closed:
            return
        if self.match.outcome is not None or not self.match.pending:
            self.phase, self.decision = Phase.OVER, None
            self._all_may_look()
            self.stage.match_over()
            return
        decision = self._pick()
        together = [pending for pending in self.match.pending if pending.seat in self.people]
        if decision.seat not in self.people:
            self._think(decision)
        elif self._for_both_hands(together):
            self.phase, self.decision = Phase.HANDING_OVER, None
            self._all_may_look()
            self.stage.both_hands(together, self._answer_both, lambda: self._seek(decision))
        else:
            self._seek(decision)

    def _for_both_hands(self, decisions: Sequence[Decision]) -> bool:
        """Whether two people can answer at once with a hand each."""
        return len(decisions) == HANDS and all(len(each.options) <= KEYS_PER_HAND for each in decisions)

    def _answer_both(self, answers: Mapping[int, Option]) -> None:
        """Two sealed answers; only the second one lets anything happen."""
        *first, (last_seat, last) = answers.items()
        for seat, option in first:
            self.session.commit(option, seat)
            self.steps.append(Step(seat, option, tuple(self.match.events)))
        self.holder = None
        self._play(last_seat, last, None)

    def curtain_due(self, decision: Decision) -> bool:
        """Whether the others have to look away first: always, unless this person looks alone already."""
        return self.shared and decision.secret and self.viewpoint != decision.seat

    def _all_may_look(self) -> None:
        """At a shared screen: the picture becomes one for everybody."""
        if self.shared:
            self.viewpoint = None

    def _seek(self, decision: Decision) -> None:
        """Ask a person, behind the curtain if need be."""
        if self._closed:
            return
        if self.curtain_due(decision):
            self.phase, self.decision = Phase.HANDING_OVER, None
            self._all_may_look()
            self.stage.hand_over(decision.seat, lambda: self._taken(decision))
        else:
            self._ask(decision)

    def _pick(self) -> Decision:
        """The open question to settle first: those of computers, then that of the person here."""
        pending = self.match.pending
        for decision in pending:
            if decision.seat not in self.people:
                return decision
        for decision in pending:
            if decision.seat == self.holder:
                return decision
        return pending[0]

    def _taken(self, decision: Decision) -> None:
        self.holder = decision.seat
        self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        self.guide = lessons.guidance(self.match, decision)
        self.decision = decision if self.guide is None else self.guide.narrow(decision)
        if self.shared:
            self.viewpoint = decision.seat if decision.secret else None
        self.phase = Phase.ASKING
        self.stage.asked()

    def recap(self, seat: int) -> list[Event]:
        """What everybody saw since this person last held the screen."""
        since = self._seen_until.get(seat, 0)
        return [event for step in self.steps[since:] for event in step.for_seat(None)]

    # people

    def choose(self, option: Option) -> None:
        """Answer the question that is on the table."""
        if self.phase is not Phase.ASKING or self.decision is None:
            return
        seat = self.decision.seat
        self.holder = seat
        self._play(seat, option, None)
        self._seen_until[seat] = len(self.steps)

    def undo_problem(self) -> str:
        """Why the last choice cannot be taken back; empty when it can."""
        if self.phase is Phase.THINKING:
            return _("The computer is thinking.")
        if self.phase is not Phase.ASKING:
            return _("Nothing can be taken back now.")
        allowed = self.match.can_undo
        if allowed:
            return ""
        return {
            "start": _("There is nothing to take back yet."),
            "chance": _("Chance has spoken: what was rolled or shuffled stays."),
            "reveal": _("Something was revealed: what was seen stays seen."),
            "hand-over": _("Somebody else has decided since."),
        }.get(allowed.reason, _("This cannot be taken back."))

    def undo(self) -> None:
        """Take back the last choice."""
        if self.undo_problem():
            return
        future = self.session.commit_undo()
        if self.steps:
            self.steps.pop()
        self.phase, self.decision = Phase.SHOWING, None
        self.app.when_done(future, lambda _done: self._next())

    # computers

    def _think(self, decision: Decision) -> None:
        self.phase, self.decision = Phase.THINKING, None
        self._all_may_look()
        self.stage.thinking()
        level = self.session.seats[decision.seat].player
        began = self.app.clock.now()
        asked = courteous(situation(self.match, decision))
        game = self.match.game
        told = lessons.answer(self.match, decision)
        think = (lambda: make(game, level).think(asked)) if told is None else (lambda: Thought(told))
        future = self.app.workers.submit(think)
        self.app.when_done(future, lambda done: self._thought(decision, done, began))

    def _thought(self, decision: Decision, done: Future[Thought], began: float) -> None:
        if self._closed:
            return
        thought = done.result()
        passed = self.app.clock.now() - began
        pause = self.app.prefs.duration(PAUSE) - passed
        self.last_thought = explainable(decision, thought)
        if pause > 0:
            self.app.after(pause, lambda: self._act(decision.seat, thought))
        else:
            self._act(decision.seat, thought)

    def _act(self, seat: int, thought: Thought) -> None:
        if not self._closed:
            self._play(seat, thought.option, thought)

    # both

    def _play(self, seat: int, option: Option, thought: Thought | None) -> None:
        hands = self._hands(seat, option)
        self.phase, self.decision = Phase.SHOWING, None
        if hands:
            self._all_may_look()
            self.stage.lay_out_now()  # before anything moves, so that all see it move
        future = self.session.commit(option, seat)
        step = Step(seat, option, tuple(self.match.events), thought)
        self.steps.append(step)
        show = partial(self.stage.show_step, step, lambda: self._shown(future))
        if hands:
            self.stage.show_hands(hands, show)
        else:
            show()

    def _hands(self, seat: int, option: Option) -> list[Answer]:
        """At a shared screen: the sealed answers of everybody, if this is the last of them."""
        sealed: dict[int, Option] = self.match.state.sealed
        if not self.shared or not sealed or len(self.match.pending) > 1:
            return []
        asked = self.match.pending[0]
        answers = {**sealed, seat: option}
        return [
            (msgspec.structs.replace(asked, seat=each, options=(answers[each],)), answers[each])
            for each in sorted(answers)
        ]

    def _shown(self, future: Future[list[Event]]) -> None:
        """The next question comes once the answer is safe, not before."""
        self.app.when_done(future, lambda _done: self._next())


def explainable(decision: Decision, thought: Thought) -> tuple[int, Thought, Decision] | None:
    """What may be told of a computer's reasons: nothing of a secret choice, no hidden card it thought of."""
    if decision.secret:
        return None
    return decision.seat, replace(thought, runner_up=None) if decision.veiled else thought, decision


def history(record: Any) -> list[Step]:
    """All steps of a record, played again."""
    match = Match.opening(record)
    steps = []
    for number, choice in enumerate(record.choices):
        events = tuple(match.replay_choice(choice, number))
        steps.append(Step(choice.seat, choice.option, events))
    return steps
