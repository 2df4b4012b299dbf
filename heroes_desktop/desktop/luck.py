"""How lucky a match was: every roll that was told, against what dice give on average."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heroes_desktop.engine import Event


@dataclass(frozen=True)
class Luck:
    """All rolls of one size of die."""

    sides: int
    rolls: int
    total: int

    @property
    def average(self) -> float:
        return self.total / self.rolls

    @property
    def expected(self) -> float:
        return (self.sides + 1) / 2

    @property
    def share(self) -> float:
        """0 the worst possible, 0.5 average, 1 the best possible."""
        return (self.average - 1) / max(1, self.sides - 1)


def luck(events: Iterable[Event]) -> list[Luck]:
    """The rolls of a match by die, smallest die first."""
    found: dict[int, tuple[int, int]] = {}
    for event in events:
        sides, result = event.facts.get("sides"), event.facts.get("result")
        if isinstance(sides, int) and isinstance(result, int) and 1 <= result <= sides:
            count, total = found.get(sides, (0, 0))
            found[sides] = (count + 1, total + result)
    return [Luck(sides, *found[sides]) for sides in sorted(found)]
