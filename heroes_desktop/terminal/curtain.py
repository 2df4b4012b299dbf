"""Several people, one screen: whose eyes may look, and the moments in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from heroes_desktop.locale import _
from heroes_desktop.table.recap import Eyes

from .console import Console


class Curtain:
    """Keeps track of who looks at the screen.

    One person alone always sees with the eyes of their seat and no curtain ever falls. Several
    people share what everybody may see; for a secret decision the others look away, and the
    screen is wiped before and after.
    """

    def __init__(self, console: Console, people: Sequence[int], name: Callable[[int], str]) -> None:
        self._console = console
        self._name = name
        self.shared = len(people) > 1
        self.eyes: Eyes = people[0] if len(people) == 1 else None

    def change(self, eyes: Eyes) -> None:
        """Wipe the screen for those who look next."""
        self._console.clear()
        self.eyes = eyes

    def hand_to(self, seat: int) -> None:
        """Wait until one person alone sees the screen."""
        self._console.clear()
        self._console.say(
            _("The screen goes to {name}. Everybody else looks away.").format(name=self._name(seat))
        )
        self._console.ask(
            _("{name}, press Enter when you alone see the screen. ").format(name=self._name(seat))
        )

    def pause(self) -> None:
        """Let the person who looks now finish reading before the screen is wiped."""
        self._console.ask(_("Press Enter to hide this. "))

    @contextmanager
    def alone(self, seat: int) -> Iterator[None]:
        """A short private look in the middle of an open decision."""
        if not self.shared or self.eyes == seat:
            yield
            return
        self.hand_to(seat)
        self._console.clear()
        before, self.eyes = self.eyes, seat
        yield
        self.pause()
        self.eyes = before
        self._console.clear()
