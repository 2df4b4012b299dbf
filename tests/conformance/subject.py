"""What the kit examines: a game in one of its setups, and matches driven by numbered choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from heroes_desktop.engine import Chance, Choice, GameInfo, Match, Player, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import bots, rooms
from tests import toy, toy_together

CUT = 600
"""Random play rambles; it is cut off after this many decisions."""


@dataclass(frozen=True)
class Subject:
    """One setup of one game."""

    info: GameInfo[Any]
    setup: Setup

    def __str__(self) -> str:
        return f"{self.info.id}-{self.setup.name}"

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.setup.seats))

    def match(self, seed: int) -> Match:
        """A new match."""
        return Match.new(self.info.id, self.setup, seed)

    def heuristic(self, level: str = "normal") -> Player | None:
        """The game's heuristic player; None for games of the tests."""
        return bots(self.info.id).heuristic(level) if self.info.id in rooms else None


_GAMES: Sequence[GameInfo[Any]] = (toy.info, toy_together.info, *catalogue.values())

SUBJECTS: Sequence[Subject] = tuple(Subject(info, setup) for info in _GAMES for setup in info.setups)
"""Every setup of every game, and those of the toy games, which prove the kit itself."""


def pick(match: Match, number: int) -> Choice:
    """The choice a number stands for: any open decision, any of its options."""
    decision = match.pending[number % len(match.pending)]
    return Choice(decision.seat, decision.options[number // len(match.pending) % len(decision.options)])


def numbers(seed: int, limit: int = CUT) -> Iterator[int]:
    """The numbers that drive the random match of a seed."""
    chance = Chance(seed)
    for _ in range(limit):
        yield chance.below(1 << 32)


@contextmanager
def reported(subject: Subject, seed: int, match: Match) -> Iterator[None]:
    """Whatever goes wrong inside is a bug report: setup, seed and choices so far."""
    try:
        yield
    except Exception as error:
        choices = " ".join(f"{choice.seat}:{choice.option}" for choice in match.record().choices)
        error.add_note(f"{subject}, seed {seed}, after {match.played} choices: {choices}")
        raise
