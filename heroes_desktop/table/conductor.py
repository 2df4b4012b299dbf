"""Conducts one match: who is asked, who may look, what happens next.

It draws nothing and prints nothing. The stage (a window, a terminal) shows its steps and tells it when they
have been shown; the keeper makes answers safe; the pace says who thinks and when to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from enum import Enum, auto
from functools import partial
from typing import Protocol, TypeAlias

import msgspec

from heroes_desktop.engine import CanUndo, Decision, Event, Match, Option, State, Thought
from heroes_desktop.games.shared import lessons
from heroes_desktop.games.shared.declarations import Asked, settled
from heroes_desktop.games.shared.room import declarations
from heroes_desktop.locale import _

from .advice import ADVISER, Explained, all_in_the_open, explainable
from .foregone import nothing_betrayed, only_answer, onward
from .keeping import Keeper
from .pace import Pace
from .plans import Plan
from .recap import Chronicle, Step, retold
from .undoing import stays_made

HANDS, KEYS_PER_HAND = 2, 3

PAUSE = 450.0
"""Between the steps of computer players, so that people can follow."""

UNFORESEEN = ("chance", "reveal")
"""What ends a plan: dice, or something nobody knew when it was made."""

Answer: TypeAlias = tuple[Decision, Option]
"""A question to one seat with only the option it has chosen."""


class Phase(Enum):
    """What the table is doing."""

    ASKING = auto()
    THINKING = auto()
    SHOWING = auto()
    HANDING_OVER = auto()
    OVER = auto()


class Stage(Protocol):
    """Shows what happens. Whatever gets a `then` calls it when the people have seen enough."""

    def change_eyes(self, seat: int | None) -> None:
        """From now on one person looks, or everybody (None)."""

    def show_step(self, step: Step, then: Callable[[], None]) -> None:
        """An answer was given; show what it has caused."""

    def hand_over(self, seat: int, then: Callable[[], None]) -> None:
        """The curtain: all but one person look away."""

    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        """Two people may answer at once, or one after the other."""

    def lay_out_now(self) -> None:
        """The picture is needed as it is, before something changes."""

    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        """All sealed answers are in: show them to everybody."""

    def asked(self) -> None:
        """A person is asked."""

    def thinking(self) -> None:
        """A computer has begun to think."""

    def remembered(self) -> None:
        """What happened before has been found again."""

    def match_over(self) -> None:
        """Nobody will be asked any more."""


class Conductor:
    """The course of a match between people and computers."""

    def __init__(self, keeper: Keeper, stage: Stage, pace: Pace) -> None:
        self.keeper = keeper
        self.stage = stage
        self.pace = pace
        self.phase = Phase.SHOWING
        self.decision: Decision | None = None
        self.whole: Decision | None = None
        """The question as it is without a lesson's restrictions: chances are reckoned with it."""
        self.guide: lessons.Guidance | None = None
        self.chronicle = Chronicle()
        self.explained: Explained | None = None
        """The last choice a computer has made openly."""
        self.holder: int | None = None
        """Who answered last."""
        self.people = [number for number, seat in enumerate(keeper.seats) if seat.is_person]
        self._viewpoint: int | None = self.people[0] if len(self.people) == 1 else None
        self.hurry = True
        """Whether questions that leave no choice answer themselves."""
        self._declined: Decision | None = None
        """The question just answered, if nothing has happened since but what followed from the answer."""
        self._taken_back = False
        """Whether the next question is put in any case, because somebody has come back to it."""
        self.plan = Plan()
        self._closed = False

    @property
    def match(self) -> Match:
        return self.keeper.match

    @property
    def steps(self) -> list[Step]:
        """What has been answered so far."""
        return self.chronicle.steps

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

    def view(self, seat: int | None) -> State:
        """What a seat may know."""
        known: State = self.match.view(seat)
        return known

    # the course

    def start(self, known: Chronicle | None = None) -> None:
        """Take up the match where it stands; what happened before is known, or found again meanwhile."""
        self.match.alone = self.people[0] if len(self.people) == 1 else None
        if known is not None:
            self.chronicle = known
        elif self.match.played:
            record = self.match.record()
            self.pace.when_done(self.pace.work(lambda: retold(record)), self._recall)
        else:
            self.chronicle.opening = tuple(self.match.events)
        self._next()

    def _recall(self, done: Future[Chronicle]) -> None:
        if not self._closed and done.exception() is None:
            self.chronicle.remember(done.result())
            self.stage.remembered()

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
        elif for_both_hands(together):
            self.phase, self.decision = Phase.HANDING_OVER, None
            self._all_may_look()
            self.stage.both_hands(together, self._answer_both, lambda: self._seek(decision))
        else:
            self._seek(decision)

    def _pick(self) -> Decision:
        """The open question to settle first: those of computers, then that of the person here."""
        pending = self.match.pending
        for decision in pending:
            if decision.seat not in self.people:
                return decision
        return next((decision for decision in pending if decision.seat == self.holder), pending[0])

    # who may look

    def curtain_due(self, decision: Decision) -> bool:
        """Whether the others have to look away first: always, unless this person looks alone already."""
        return self.shared and decision.secret and self.viewpoint != decision.seat

    def _all_may_look(self) -> None:
        """At a shared screen: the picture becomes one for everybody."""
        if self.shared:
            self.viewpoint = None

    def recap(self, seat: int) -> list[Event]:
        """What everybody saw since this person last held the screen."""
        return [event for step in self.steps[self.left_at(seat) :] for event in step.for_seat(None)]

    def left_at(self, seat: int) -> int:
        """After how many steps a person last answered; what answered itself was not looked at."""
        for number in range(len(self.steps), 0, -1):
            step = self.steps[number - 1]
            if step.seat == seat and not step.foregone:
                return number
        return 0

    def turns_missed(self, seat: int) -> int:
        """How often the others have played since this person last answered, one after the other."""
        seats = [step.seat for step in self.steps[self.left_at(seat) :] if step.seat != seat]
        return sum(one != before for before, one in zip([None, *seats], seats, strict=False))

    # asking people

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

    def _taken(self, decision: Decision) -> None:
        self.holder = decision.seat
        self._ask(decision)

    def _ask(self, decision: Decision) -> None:
        self.guide = lessons.guidance(self.match, decision)
        self.whole = decision
        self.decision = decision if self.guide is None else self.guide.narrow(decision)
        if self.shared:
            self.viewpoint = decision.seat if decision.secret else None
        self.phase = Phase.ASKING
        planned = self.plan.next(self.decision)
        option = planned or self._foregone(self.decision)
        if option is not None:
            self.pace.after(0, partial(self._go_on_with, decision, option, planned is None))
        else:
            self.plan.drop()
            self._taken_back = False
            self.stage.asked()

    def _foregone(self, decision: Decision) -> Option | None:
        """The answer to a question that need not be put: a mere formality, or nothing to choose from."""
        if self.guide is not None or self._taken_back:
            return None
        if decision.formal and not self.shared:
            return decision.options[0]
        return self._without_choice(decision) if self.hurry else None

    def _without_choice(self, decision: Decision) -> Option | None:
        """The answer to a question that leaves nothing to choose, or nothing that was not declined before."""
        if lessons.leading(self.match) or not nothing_betrayed(self.match, decision, self.shared):
            return None
        option = only_answer(self.match, decision)
        if option is None and not self.shared:
            view, declared = self.view(decision.seat), declarations(self.match.game)
            option = onward(declared, view, decision, self._declined)
        return option

    def _go_on_with(self, decision: Decision, option: Option, foregone: bool) -> None:
        if not self._closed and self.phase is Phase.ASKING and decision in self.match.pending:
            self._answer(option, foregone)

    def choose(self, option: Option, then: Sequence[Option] = ()) -> None:
        """Answer the question on the table; then, as long as each is offered next, with what was planned."""
        if self.phase is Phase.ASKING and self.decision is not None:
            self.plan.walk(then)
            self._answer(option)

    def gather(self, options: Sequence[Option]) -> None:
        """Answer the question on the table, as often as it is asked, with those of the options it offers."""
        if self.phase is not Phase.ASKING or self.decision is None:
            return
        self.plan.gather(options, self.decision.kind)
        first = self.plan.next(self.decision)
        if first is not None:
            self._answer(first)

    def _answer(self, option: Option, foregone: bool = False) -> None:
        assert self.decision is not None
        self.stage.lay_out_now()
        self.holder = self.decision.seat
        self._declined = self._having_declined(self.decision, option)
        self._play(self.holder, option, None, foregone)

    def _having_declined(self, decision: Decision, option: Option) -> Decision | None:
        """The question, if this answer goes on without any of the others."""
        act = declarations(self.match.game).find_act(decision.kind, option.act)
        asked = Asked(self.view(decision.seat), decision, option)
        return decision if act is not None and settled(act.final, asked) else None

    def _answer_both(self, answers: Mapping[int, Option]) -> None:
        """Two sealed answers; only the second one lets anything happen."""
        *first, (last_seat, last) = answers.items()
        for seat, option in first:
            self.keeper.commit(option, seat)
            self.steps.append(Step(seat, option, tuple(self.match.events)))
        self.holder = None
        self._play(last_seat, last, None)

    # taking back

    def undo_problem(self) -> str:
        """Why the last choice cannot be taken back; empty when it can."""
        if self.phase is Phase.THINKING:
            return _("The computer is thinking.")
        if self.phase is not Phase.ASKING:
            return _("Nothing can be taken back now.")
        allowed = self._can_undo()
        return "" if allowed else stays_made(allowed.reason)

    def _can_undo(self) -> CanUndo:
        """Whether there is a choice to take back: steps nobody has chosen are none."""
        if not self.steps or not self.steps[-1].foregone or not self.match.can_undo:
            return self.match.can_undo
        before = self.match.clone()
        for step in reversed(self.steps):
            if not step.foregone or not before.can_undo:
                break
            before.undo()
        return before.can_undo

    def undo(self) -> None:
        """Take back the last choice."""
        if self.undo_problem():
            return
        future, forced = self._take_back()
        while forced and self.match.can_undo:  # to the last question that was put
            future, forced = self._take_back()
        self._taken_back, self._declined = True, None
        self.phase, self.decision = Phase.SHOWING, None
        self.pace.when_done(future, lambda _done: self._next())

    def _take_back(self) -> tuple[Future[list[Event]], bool]:
        """One step back, and whether it was a step nobody had chosen."""
        forced = bool(self.steps) and self.steps[-1].foregone
        future = self.keeper.commit_undo()
        self.chronicle.take_back()
        return future, forced

    # advice

    def advice_problem(self) -> str:
        """Why there is no advice now; empty when there is."""
        if self.phase is Phase.THINKING:
            return _("The computer is thinking.")
        if self.decision is None:
            return _("Nobody is asked anything now.")
        if self.guide is not None and self.guide.choose:
            return _("The lesson says what to do here.")
        if self.viewpoint != self.decision.seat and not all_in_the_open(self.match, self.decision.seat):
            return _("Everybody is looking: advice could betray what only one of you knows.")
        return ""

    def advise(self, then: Callable[[Thought], None]) -> None:
        """Let a computer player think about the present question; advice that comes too late is not given."""
        decision, number = self.decision, self.match.played
        if decision is None:
            return

        def thought(done: Future[Thought]) -> None:
            if self.decision is decision and self.match.played == number and not self._closed:
                then(done.result())

        self.pace.when_done(self.pace.think(self.match, decision, ADVISER), thought)

    def advise_set(self, then: Callable[[list[Thought]], None]) -> None:
        """The same where several answers make one choice: all of them, as the computer would give them."""
        decision, number, trial = self.decision, self.match.played, self.match.clone()
        thoughts: list[Thought] = []

        def ask(question: Decision) -> None:
            self.pace.when_done(self.pace.think(trial, question, ADVISER), thought)

        def thought(done: Future[Thought]) -> None:
            if (
                decision is None
                or self.decision is not decision
                or self.match.played != number
                or self._closed
            ):
                return
            thoughts.append(done.result())
            trial.play(thoughts[-1].option, decision.seat)
            following = trial.decision
            if following is not None and (following.seat, following.kind) == (decision.seat, decision.kind):
                ask(following)
            else:
                then(thoughts)

        if decision is not None:
            ask(decision)

    # computers

    def _think(self, decision: Decision) -> None:
        self.phase, self.decision = Phase.THINKING, None
        self._all_may_look()
        self.stage.thinking()
        level = self.keeper.seats[decision.seat].player
        told = lessons.answer(self.match, decision)
        if told is None:
            future = self.pace.think(self.match, decision, level)
        else:
            future = Future()
            future.set_result(Thought(told))
        began = self.pace.now()
        self.pace.when_done(future, lambda done: self._thought(decision, done, began))

    def _thought(self, decision: Decision, done: Future[Thought], began: float) -> None:
        if self._closed:
            return
        thought = done.result()
        left = self.pace.lasting(PAUSE) - (self.pace.now() - began)
        view = self.view(self.viewpoint)
        in_the_open = all_in_the_open(self.match, decision.seat)
        self.explained = explainable(decision, thought, view, in_the_open=in_the_open) or self.explained
        if left > 0:
            self.pace.after(left, lambda: self._act(decision.seat, thought))
        else:
            self._act(decision.seat, thought)

    def _act(self, seat: int, thought: Thought) -> None:
        if not self._closed:
            self._play(seat, thought.option, thought)

    # both

    def _play(self, seat: int, option: Option, thought: Thought | None, foregone: bool = False) -> None:
        hands = self._hands(seat, option)
        self.phase, self.decision = Phase.SHOWING, None
        if hands:
            self._all_may_look()
            self.stage.lay_out_now()  # before anything moves, so that all see it move
        future = self.keeper.commit(option, seat)
        if self.match.can_undo.reason in UNFORESEEN:
            self.plan.drop()
        step = Step(seat, option, tuple(self.match.events), thought, foregone)
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
        self.pace.when_done(future, lambda _done: self._next())


def for_both_hands(decisions: Sequence[Decision]) -> bool:
    """Whether two people can answer at once with a hand each."""
    return len(decisions) == HANDS and all(len(each.options) <= KEYS_PER_HAND for each in decisions)
