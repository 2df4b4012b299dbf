"""Every game of the catalogue, every setup, through the thirteen checks; `make test` runs this share.

Checks 1, 8, 9, 11 on many random matches, all on a few, 12 in `test_golden`.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .positions import clone_equal, components_in_place, loaded_equal, options_sound, plain_data
from .subject import SUBJECTS, Subject, pick, reported
from .trails import trail
from .walks import Examination, bounded, ends, light

LIGHT_GAMES, LIGHT_BATCH, LIGHT_DECISIONS = 300, 100, 10_500
FULL_GAMES, FULL_BATCH, FULL_DECISIONS = 20, 10, 1_100
HEURISTIC_GAMES, HEURISTIC_DECISIONS = 10, 2_500
"""Matches, and decisions after which a batch of them is enough: about two CPU minutes for each game."""

every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_subject
@pytest.mark.parametrize("first", range(0, LIGHT_GAMES, LIGHT_BATCH))
def test_same_choices_same_hashes_components_in_place(subject: Subject, first: int) -> None:
    bounded(range(first, first + LIGHT_BATCH), LIGHT_DECISIONS, lambda seed: light(subject, seed))


@every_subject
def test_the_same_in_another_process(subject: Subject) -> None:
    """(1) With another PYTHONHASHSEED."""
    seeds = [1, 2, 3]
    command = [sys.executable, "-m", "tests.conformance.trails", subject.info.id, subject.setup.name]
    for hash_seed in ("1", "4242"):
        result = subprocess.run(
            command + [str(seed) for seed in seeds],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert result.stdout.split() == [trail(subject, seed) for seed in seeds]


@every_subject
def test_heuristic_players_come_to_an_end(subject: Subject) -> None:
    player = subject.heuristic()
    if player is None:
        pytest.skip("this game has no heuristic player")
    bounded(range(HEURISTIC_GAMES), HEURISTIC_DECISIONS, lambda seed: ends(subject, seed, player))


@every_subject
@pytest.mark.parametrize("first", range(0, FULL_GAMES, FULL_BATCH))
def test_all_checks(subject: Subject, first: int) -> None:
    seeds = range(first, first + FULL_BATCH)
    bounded(seeds, FULL_DECISIONS, lambda seed: Examination(subject, seed, every=10).run())


@every_subject
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 255), max_size=150))
def test_choices_by_index(subject: Subject, seed: int, choices: list[int]) -> None:
    """A failing seed plus choices, made small by Hypothesis, is the bug report."""
    match = subject.match(seed)
    with reported(subject, seed, match):
        for number in choices:
            if not match.pending:
                break
            choice = pick(match, number)
            match.play(choice.option, choice.seat)
            options_sound(match)
            components_in_place(match)
        plain_data(match)
        clone_equal(match)
        loaded_equal(match)
