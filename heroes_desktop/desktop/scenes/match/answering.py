"""How a person's answer reaches the match: asked about first where it may not be what was meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from heroes_desktop.engine import Option
from heroes_desktop.locale import _

from ...board.api import Action
from ...widgets.buttons import SPACE
from ..dialogs.dialog import Question, Said

if TYPE_CHECKING:
    from .table import TableScene


class LastAnswer(NamedTuple):
    """The key of the last answer and where the pointer was: what refuses comes neither there nor under it."""

    key: str = ""
    at: tuple[int, int] | None = None


class Answering:
    """Takes the answers of whoever is asked at a table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.last = LastAnswer()
        self._warned: set[tuple[str, int]] = set()
        """The acts and turns in which something unused was asked about."""

    def choose(self, option: Option, then: Sequence[Option] = ()) -> None:
        """Answer, perhaps after asking whether that is meant; then go on with what was planned."""
        table, decision = self._table, self._table.play.decision
        if decision is None or option not in decision.options:
            return
        action = table.board.action(table.look, option)
        if self._doubtful(action):
            self._ask_about(option, lambda: _("Is that what you mean?"), then)
        elif self._wasteful(option, action):
            self._ask_about(option, lambda: table.board.action(table.look, option).wastes, then)
        else:
            self.give(option, then)

    def follow(self, options: Sequence[Option]) -> None:
        """Answer with several options one after the other; whatever comes between ends that."""
        first, *rest = options
        self.choose(first, rest)

    def gather(self, options: Sequence[Option]) -> None:
        """Answer this question, as often as it is asked, with those of the options that it offers."""
        self._remember(SPACE)
        self._table.play.gather(options)

    def attempt(self, instance: int) -> None:
        """A click on a hidden card under everybody's eyes: nobody plays one blind by mistake."""
        self._ask(
            lambda: _("A face-down card"),
            lambda: _("Nobody sees what it is. Hold the eye at the top (V) to look at your own cards first."),
            lambda: _("Use it"),
            partial(self._use, instance),
        )

    def _use(self, instance: int) -> None:
        """Play a hidden card, or refuse without a hint."""
        for option in self._table.look.options():
            if instance in option.args:
                self.choose(option)
                return
        self._table.refuse(_("That card cannot be used now."), "")

    def give(self, option: Option, then: Sequence[Option] = ()) -> None:
        """Answer without asking again."""
        listed = self._table.actions.listed
        self._remember(next((offer.key for offer in listed if offer.option == option), ""))
        self._table.play.choose(option, then)

    def forget(self) -> None:
        """Somebody else looks now, who has answered nothing yet."""
        self.last = LastAnswer()

    def _remember(self, key: str) -> None:
        at = self._table.app.pointer.at
        self.last = LastAnswer(key, at if at[0] >= 0 else None)

    def _doubtful(self, action: Action) -> bool:
        return action.loses or (action.final and self._table.app.prefs.confirm_end)

    def _wasteful(self, option: Option, action: Action) -> bool:
        """Whether something would be lost unused that nobody has been told of in this turn."""
        play = self._table.play
        turn = (option.act, sum(step.option.act == option.act for step in play.steps))
        advised = play.guide is not None or self._table.adviser.option == option
        if not action.wastes or turn in self._warned or advised:
            return False
        self._warned.add(turn)
        return True

    def _ask_about(self, option: Option, doubt: Said, then: Sequence[Option]) -> None:
        def name() -> str:
            return self._table.look.name(option)

        self._ask(name, doubt, name, partial(self.give, option, then))

    def _ask(self, title: Said, text: Said, yes: Said, action: Callable[[], None]) -> None:
        self._table.app.push(Question(self._table.app, title, text, yes, action))
