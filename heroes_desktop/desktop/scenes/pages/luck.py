"""How lucky a match was: every roll that was told, against what dice give on average."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heroes_desktop.engine import Event

NOBODY, COMBAT_DIE = -1, 6


@dataclass(frozen=True)
class Luck:
    """All rolls of one size of die; with a seat only its own, in fights in which both sides roll."""

    sides: int
    results: tuple[int, ...]
    seat: int | None = None

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
    def share(self) -> float:
        """0 the worst possible, 0.5 average, 1 the best possible."""
        return (self.average - 1) / max(1, self.sides - 1)


def luck(events: Iterable[Event]) -> list[Luck]:
    """The rolls of a match, by die and where known by seat."""
    found: dict[tuple[int, int], list[int]] = {}
    for event in events:
        sides, result = event.facts.get("sides"), event.facts.get("result")
        if isinstance(sides, int) and isinstance(result, int) and 1 <= result <= sides:
            found.setdefault((NOBODY, sides), []).append(result)
        for seat, rolled in _in_fight(event):
            found.setdefault((seat, COMBAT_DIE), []).append(rolled)
    return [
        Luck(sides, tuple(rolls), None if seat == NOBODY else seat)
        for (seat, sides), rolls in sorted(found.items())
    ]


def _in_fight(event: Event) -> list[tuple[int, int]]:
    """Seats that rolled in a fight, with what they rolled: attacker first, as the dice lie."""
    dice = event.facts.get("dice")
    if event.kind != "combat" or not isinstance(dice, list):
        return []
    sides = (event.facts.get("attacker"), event.facts.get("defender"))
    return [
        (int(who["seat"]), int(rolled))
        for who, rolled in zip(sides, dice, strict=False)
        if isinstance(who, dict) and "seat" in who
    ]
