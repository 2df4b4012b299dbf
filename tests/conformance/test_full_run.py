"""The long run: `make conformance`. Ten thousand matches of every game through all checks."""

from __future__ import annotations

import os

import pytest

from heroes_desktop.engine import Chance

from .subject import SUBJECTS, Subject
from .walks import Examination, ends, light

GAMES = int(os.environ.get("CONFORMANCE_GAMES", "10000"))
BATCH = 50

WINDOW = 60
"""A long match is examined over so many choices in a row, somewhere in its course; a shorter one whole."""


def batches() -> list[object]:
    """Each game's matches spread over its setups, in batches that keep all cores busy."""
    return [
        pytest.param(subject, first, id=f"{subject}-{first}")
        for subject in SUBJECTS
        for first in range(0, -(-GAMES // len(subject.info.setups)), BATCH)
    ]


@pytest.mark.conformance
@pytest.mark.parametrize(("subject", "first"), batches())
def test_all_checks_on_many_matches(subject: Subject, first: int) -> None:
    for seed in range(1_000_000 + first, 1_000_000 + first + BATCH):
        skipped = Chance(seed).below(max(0, light(subject, seed) - WINDOW) + 1)
        Examination(subject, seed, every=40, skipped=skipped).run(skipped + WINDOW)


@pytest.mark.conformance
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_heuristic_players_come_to_an_end(subject: Subject, level: str) -> None:
    player = subject.heuristic(level)
    if player is None:
        pytest.skip("this game has no heuristic player")
    for seed in range(1_000_000, 1_000_200):
        ends(subject, seed, player)
