"""A set in the making: cards are picked and put back in any order, then told to the engine in its own.

The table makes one for every question that asks for a set (see `games/shared/sets.py`) and gives it to the
board as `look.gathering`; galleries draw its members, the action bar its count and its "Done".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.sets import SetChoice

DONE = "option:set"
"""The node that ends the choice."""


@dataclass(frozen=True)
class Gathering:
    """A set choice with what is picked so far; picks lie in the memory of the screen.

    play: answers the question, and those that follow it, with these options.
    refuse: says why not. changed: draws the position anew.
    """

    choice: SetChoice
    picked: list[Option]
    play: Callable[[Sequence[Option]], None]
    refuse: Callable[[str, str], None]
    changed: Callable[[], None]

    @property
    def chosen(self) -> list[Option]:
        """What is in the set, in the order of the engine."""
        return [thing for thing in self.choice.things if thing in self.picked or thing in self.choice.taken]

    @property
    def full(self) -> bool:
        return len(self.chosen) >= self.choice.most

    @property
    def problem(self) -> str:
        """Why it cannot be ended yet; empty when it can."""
        return self.choice.problem(self.chosen)

    @property
    def count(self) -> str:
        return self.choice.count(self.chosen)

    def holds(self, option: Option) -> bool:
        """Whether a thing is in the set."""
        return option in self.picked or option in self.choice.taken

    def toggle(self, option: Option) -> None:
        """Pick a thing or put it back; with room for one only, it takes the place of the other."""
        locked = self.choice.locked(option)
        if locked:
            self.refuse(locked, "")
            return
        if option in self.picked:
            self.picked.remove(option)
        elif not self.full:
            self.picked.append(option)
        elif self.choice.most == 1:
            self.picked[:] = [option]
        else:
            self.refuse(self.choice.problem([*self.chosen, option]), "")
            return
        self.changed()

    def toggling(self, option: Option) -> Callable[[], None]:
        """What a click on a thing does."""
        return partial(self.toggle, option)

    def finish(self) -> None:
        """Tell the engine."""
        if self.problem:
            self.refuse(self.problem, "")
            return
        answers = self.choice.answers(self.chosen)
        self.picked.clear()
        self.play(answers)


def gathering(
    choice: SetChoice | None,
    decision: Decision,
    memory: dict[str, Any],
    play: Callable[[Sequence[Option]], None],
    refuse: Callable[[str, str], None],
    changed: Callable[[], None],
) -> Gathering | None:
    """The set in the making for a question; what was picked before stays as long as it is the same set."""
    if choice is None:
        return None
    key = (decision.seat, decision.kind)
    if memory.get("gathering_for") != key:
        memory["gathering_for"], memory["gathering"] = key, []
    picked: list[Option] = memory["gathering"]
    picked[:] = [option for option in picked if option in choice.things and option not in choice.taken]
    return Gathering(choice, picked, play, refuse, changed)
