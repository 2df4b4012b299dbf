"""From a touch on a game to a match: every way to play it with so many people, computers filling the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heroes_desktop.games.shared.room import Mode
from heroes_desktop.library import PERSON
from heroes_desktop.table.arranging import Arrangement, every_mode

MOST_COMPUTERS = 3
"""More computers at a table make people wait too long."""


@dataclass(frozen=True)
class Way:
    """A way to play for a number of people."""

    mode: Mode
    people: int

    @property
    def computers(self) -> int:
        """How many seats are left to computers."""
        return len(self.mode.seats) - self.people


def ways(game: str, people: int) -> list[Way]:
    """What so many people can play: what is made for their number, then with ever more computers."""
    found = [Way(mode, people) for mode in every_mode(game)]
    fitting = [way for way in found if 0 <= way.computers <= MOST_COMPUTERS]
    return sorted(fitting, key=lambda way: way.computers)


def planned(game: str, way: Way, names: Sequence[str], level: str) -> Arrangement:
    """The match as it will begin: people first, under these names, then computers of this level."""
    plan = Arrangement(game, way.mode.id)
    for number, chair in enumerate(plan.chairs):
        person = number < way.people
        chair.player = PERSON if person else level
        if person:
            chair.name = names[number]
    return plan
