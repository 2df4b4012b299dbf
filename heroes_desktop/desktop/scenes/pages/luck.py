"""How lucky a match was: every roll that was told, against what dice give on average."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heroes_desktop.games.shared.declarations import Rolled, Wanted

NOBODY = -1


@dataclass(frozen=True)
class Luck:
    """All rolls of one size of die that were wanted one way; with a seat only those of its own."""

    sides: int
    results: tuple[int, ...]
    seat: int | None = None
    wanted: Wanted = "high"

    @property
    def rolls(self) -> int:
        return len(self.results)

    def times(self, side: int) -> int:
        """How often a side came up."""
        return self.results.count(side)

    @property
    def average(self) -> float:
        return sum(self.results) / self.rolls

    @property
    def expected(self) -> float:
        return (self.sides + 1) / 2

    @property
    def lucky(self) -> bool:
        """Whether the dice fell at least as well as they do on average; what nobody wishes is always well."""
        if self.wanted == "low":
            return self.average <= self.expected
        return not self.wanted or self.average >= self.expected

    @property
    def share(self) -> float:
        """0 the worst possible, 0.5 average, 1 the best possible."""
        high = (self.average - 1) / max(1, self.sides - 1)
        return 1 - high if self.wanted == "low" else high


def luck(dice: Iterable[Rolled]) -> list[Luck]:
    """The rolls of a match, by die and where known by seat."""
    found: dict[tuple[int, int, Wanted], list[int]] = {}
    for die in dice:
        seat = NOBODY if die.seat is None else die.seat
        found.setdefault((seat, die.sides, die.wanted), []).append(die.result)
    return [
        Luck(sides, tuple(rolls), None if seat == NOBODY else seat, wanted)
        for (seat, sides, wanted), rolls in sorted(found.items())
    ]
