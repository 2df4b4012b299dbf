"""Answers decided in advance: a way of several steps, or a set that is told one by one."""

from __future__ import annotations

from collections.abc import Iterable

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.sets import next_answer


class Plan:
    """What a person has planned, answer by answer; it holds as long as it is asked for."""

    def __init__(self) -> None:
        self._answers: list[Option] = []
        self._kind = ""
        """The kind of question a set is being answered to: such a plan skips what is not asked for."""

    def __bool__(self) -> bool:
        """Whether anything of it is left."""
        return bool(self._answers)

    def walk(self, answers: Iterable[Option]) -> None:
        """Go this way, as long as each step is offered next."""
        self._answers, self._kind = list(answers), ""

    def gather(self, answers: Iterable[Option], kind: str) -> None:
        """Answer this kind of question, as often as it is put, with those of the answers it offers."""
        self._answers, self._kind = list(answers), kind

    def drop(self) -> None:
        """What was planned no longer holds."""
        self.walk(())

    def next(self, decision: Decision) -> Option | None:
        """The planned answer to this question; None where the plan has none."""
        if self._kind:
            option = next_answer(self._answers, decision) if decision.kind == self._kind else None
            if option is None:
                self._kind = ""
            return option
        if self._answers and self._answers[0] in decision.options:
            return self._answers.pop(0)
        return None
