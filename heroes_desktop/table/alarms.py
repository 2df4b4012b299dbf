"""Noticing what has just become dangerous."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import State
from heroes_desktop.games.shared.alarms import Alarm
from heroes_desktop.games.shared.room import rooms


def alarms(game: str, view: State) -> Sequence[Alarm]:
    """What is dangerous in a position, as everybody may see it."""
    found = rooms[game].alarms if game in rooms else None
    return found(view) if found is not None else ()


class Lookout:
    """Tells each danger once, when it comes up."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._known: frozenset[str] = frozenset()

    def see(self, view: State) -> None:
        """This is the position now: what holds in it is known."""
        self._known = frozenset(alarm.key for alarm in alarms(self._game, view))

    def unseen(self, view: State) -> list[Alarm]:
        """What holds here and did not when it last looked."""
        return [alarm for alarm in alarms(self._game, view) if alarm.key not in self._known]

    def news(self, view: State) -> list[Alarm]:
        """The same, told now and not again."""
        found = self.unseen(view)
        self.see(view)
        return found
