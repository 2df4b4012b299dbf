"""A stage that shows nothing and notices everything: who could look when something was said to whom."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from heroes_desktop.engine import Decision, Match, Option
from heroes_desktop.library import Seat
from heroes_desktop.table.conductor import Answer, Conductor
from heroes_desktop.table.keeping import Unkept
from heroes_desktop.table.pace import OneByOne
from heroes_desktop.table.recap import Step

LONGEST = 1_200
"""Random play rambles: after so many answers everybody goes home."""


class WatchedStage:
    """People who answer by chance, and a bystander who looks whenever nobody has asked to look away."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        seed: int = 0,
        both: bool = False,
        longest: int = LONGEST,
    ) -> None:
        seats = [Seat(f"Player {number}", player) for number, player in enumerate(players)]
        self.pace = OneByOne()
        self.keeper = Unkept(match, seats)
        self.conductor = Conductor(self.keeper, self, self.pace)
        self.pick = random.Random(seed)
        self.both, self.longest = both, longest
        self.alone: int | None = None
        """Who has opened the curtain since everybody could look."""
        self.leaks: list[str] = []
        self.curtains = 0
        self.asked_kinds: list[str] = []
        self.hands: list[list[Answer]] = []
        self.over = False
        self.choose: Callable[[Decision], Option | None] = lambda d: self.pick.choice(d.options)

    def run(self) -> WatchedStage:
        """Play to the end, or until nobody answers any more."""
        self.conductor.start()
        self.pace.run()
        return self

    def _watch(self, moment: str) -> None:
        conductor = self.conductor
        if conductor.shared and conductor.viewpoint is not None and conductor.viewpoint != self.alone:
            self.leaks.append(f"{moment}: the view of {conductor.viewpoint} before everybody")

    # conductor.Stage

    def change_eyes(self, seat: int | None) -> None:
        if seat is None:
            self.alone = None
        self._watch("eyes")

    def hand_over(self, seat: int, then: Callable[[], None]) -> None:
        assert self.conductor.viewpoint is None, "behind the curtain nobody's view is on the screen"
        self.curtains += 1
        self.alone = seat
        then()

    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        self._watch("both hands")
        if self.both:
            answer({decision.seat: self.pick.choice(decision.options) for decision in decisions})
        else:
            one_by_one()

    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        assert self.conductor.viewpoint is None, "sealed answers are shown to everybody"
        self.hands.append(list(answers))
        then()

    def show_step(self, step: Step, then: Callable[[], None]) -> None:
        del step
        self._watch("step")
        then()

    def lay_out_now(self) -> None:
        self._watch("picture")

    def asked(self) -> None:
        decision = self.conductor.decision
        assert decision is not None
        self.asked_kinds.append(decision.kind)
        self._watch(decision.kind)
        if self.conductor.shared:
            expected = decision.seat if decision.secret else None
            assert self.conductor.viewpoint == expected
        option = self.choose(decision) if len(self.asked_kinds) <= self.longest else None
        if option is not None:
            self.conductor.choose(option)

    def thinking(self) -> None:
        self._watch("thinking")

    def remembered(self) -> None:
        pass

    def match_over(self) -> None:
        self._watch("over")
        self.over = True
