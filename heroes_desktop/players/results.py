"""What is to be simulated and what comes of it: how matches ended, who won how often, how long they were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from statistics import mean, median
from typing import Any

from heroes_desktop.engine import Setup, find_game

LIMIT = 20_000
"""Decisions after which a match is given up: random players need not ever finish one."""


@dataclass(frozen=True)
class Plan:
    """What to simulate: one setup, a level for each seat, and the seeds seed, seed + 1, …"""

    game: str
    setup: Setup
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    limit: int = LIMIT


@dataclass(frozen=True)
class GameResult:
    """How one match ended; `turns` is None in games that count none, `reason` "cut" if given up.

    `roles` says what each seat played, in games where seats choose a hero or the like, `sides` on which side,
    where seats do not always play the same one; `facts` are what the game wants remembered of the match.
    """

    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decisions: int
    turns: int | None
    roles: tuple[str, ...] = ()
    facts: dict[str, Any] = field(default_factory=dict)
    sides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Won:
    """How many of some matches were won."""

    games: int
    wins: int

    @property
    def share(self) -> float:
        """Matches won, from 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % confidence."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class RoleResult(Won):
    """How one hero, or whatever seats choose from, did in the matches it took part in."""

    role: str


@dataclass(frozen=True)
class SideResult(Won):
    """One side's share of the matches, with the Wilson interval of 95 %.

    A side is named by those who play for it; `level` is theirs, or all of them where they differ.
    """

    seats: tuple[int, ...]
    name: str
    level: str


@dataclass(frozen=True)
class Lengths:
    """How long matches were."""

    mean: float
    median: float
    shortest: int
    longest: int

    @classmethod
    def of(cls, values: Sequence[int]) -> Lengths | None:
        """The lengths of these matches; None when there are none."""
        if not values:
            return None
        return cls(mean(values), median(values), min(values), max(values))


@dataclass(frozen=True)
class Summary:
    """The results of a plan, in the order of their seeds."""

    plan: Plan
    results: tuple[GameResult, ...] = field(repr=False)

    @cached_property
    def sides(self) -> tuple[SideResult, ...]:
        """Wins of each side."""
        setup, levels = self.plan.setup, self.plan.levels
        if self.results and all(result.sides for result in self.results):
            return self._named_sides()
        return tuple(
            SideResult(
                len(self.results),
                sum(any(seat in result.winners for seat in side) for result in self.results),
                side,
                ", ".join(setup.seats[seat] for seat in side),
                ", ".join(dict.fromkeys(levels[seat] for seat in side)),
            )
            for side in find_game(self.plan.game).sides(setup)
        )

    def _named_sides(self) -> tuple[SideResult, ...]:
        """Wins of each side by its name, whichever seats played it."""
        found = []
        for name in sorted({side for result in self.results for side in result.sides}):
            held = [tuple(s for s, side in enumerate(r.sides) if side == name) for r in self.results]
            seats = sorted({seat for each in held for seat in each})
            wins = sum(bool(set(each) & set(r.winners)) for each, r in zip(held, self.results, strict=True))
            levels = ", ".join(dict.fromkeys(self.plan.levels[seat] for seat in seats))
            found.append(SideResult(len(self.results), wins, tuple(seats), name, levels))
        return tuple(found)

    @cached_property
    def roles(self) -> tuple[RoleResult, ...]:
        """Wins of each role, in the order of their names; empty in games without roles."""
        games = Counter(role for result in self.results for role in result.roles)
        wins = Counter(
            result.roles[seat] for result in self.results if result.roles for seat in result.winners
        )
        return tuple(RoleResult(games[role], wins[role], role) for role in sorted(games))

    @property
    def finished(self) -> float:
        """The share of matches that came to an end, from 0 to 1."""
        return 1 - self.reasons.get("cut", 0) / len(self.results) if self.results else 0.0

    @cached_property
    def decisions(self) -> Lengths | None:
        """Choices made in a match."""
        return Lengths.of([result.decisions for result in self.results])

    @cached_property
    def turns(self) -> Lengths | None:
        """Turns of a match, where the game counts them."""
        return Lengths.of([result.turns for result in self.results if result.turns is not None])

    @cached_property
    def reasons(self) -> dict[str, int]:
        """How matches ended, most frequent first."""
        return dict(Counter(result.reason for result in self.results).most_common())


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The Wilson interval of a share; sound for few games and for shares near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, z * z
    centre = share + square / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
