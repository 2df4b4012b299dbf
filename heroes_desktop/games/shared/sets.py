"""Choosing a set: people take cards in any order, the engine is told in its own.

The engine asks for the members of a set one by one, ascending, so that equal sets are equal records. People
think of the set as a whole: they pick and put back until they are done. A room that asks such questions
says so in `games/<id>/sets.py`, named by `Room.sets`:

    def set_choice(view: State, decision: Decision) -> SetChoice | None:
        if decision.kind != "choose_adventurers":
            return None
        things = [options.recruit(face) for face in pool(view)]
        taken = [options.recruit(face) for face in view.adventurers]
        return SetChoice(things, taken, least=1, most=4, done=options.DONE)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

from heroes_desktop.engine import Decision, Option
from heroes_desktop.locale import _


@dataclass(frozen=True)
class SetChoice:
    """What may be in a set, what is in it already, and how many it may hold.

    things: the options that take each thing, in the engine's order; those taken or passed over as well.
    least, most: members of the complete set, those already taken included.
    done: the answer that ends the choice before the most is reached.
    kinds: things of equal kind are alike: which of them is taken makes no difference. Empty: all differ.
    ascending: what comes before the last thing taken can no longer be taken.
    """

    things: Sequence[Option]
    taken: Sequence[Option] = ()
    least: int = 1
    most: int = 1
    done: Option | None = None
    kinds: Sequence[Hashable] = ()
    ascending: bool = True

    def _kind(self, option: Option) -> Hashable:
        return self.kinds[list(self.things).index(option)] if self.kinds else option

    def answers(self, chosen: Iterable[Option]) -> list[Option]:
        """The whole set in the engine's order, without what it has taken already, and the end."""
        numbers = Counter(self._kind(option) for option in chosen)
        found = []
        for thing in self.things:
            kind = self._kind(thing)
            if numbers[kind] > 0:
                numbers[kind] -= 1
                found.append(thing)
        rest = [thing for thing in found if thing not in self.taken]
        return rest if self.done is None or len(found) >= self.most else [*rest, self.done]

    def problem(self, chosen: Sequence[Option]) -> str:
        """Why these are not a complete set yet; empty when they are."""
        missing = self.least - len(chosen)
        if missing > 0 and self.least == self.most:
            return _("{n} more to choose").format(n=missing)
        if missing > 0:
            return _("choose at least {n}").format(n=self.least)
        if len(chosen) > self.most:
            return _("at most {n}").format(n=self.most)
        return ""

    def count(self, chosen: Sequence[Option]) -> str:
        """How far the choice is: "2 of 4"."""
        return _("{n} of {most}").format(n=len(chosen), most=self.most)

    def locked(self, option: Option) -> str:
        """Why a thing can neither be taken nor put back any more; empty while it can."""
        if option in self.taken:
            return _("Already told: take back to change it.")
        order = list(self.things)
        last = max((order.index(taken) for taken in self.taken), default=-1)
        if self.ascending and order.index(option) < last:
            return _("Passed over: take back to change it.")
        return ""


def next_answer(plan: list[Option], decision: Decision) -> Option | None:
    """The next of the planned answers that is offered; those before it were settled without a question."""
    while plan:
        option = plan.pop(0)
        if option in decision.options:
            return option
    return None
