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

LIGHT_DECISIONS, FULL_DECISIONS, HEURISTIC_DECISIONS = 60_000, 6_000, 9_000
"""Decisions of one game that are enough for each kind of check, shared out among its setups, which play at
least one match each: about half a CPU minute for a game, however many setups it has."""
MOST_MATCHES = 200
EXAMPLES = 5


def share(subject: Subject, decisions: int) -> int:
    """A setup's part of what its game is given."""
    return max(100, decisions // len(subject.info.setups))


every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_subject
def test_same_choices_same_hashes_components_in_place(subject: Subject) -> None:
    bounded(range(MOST_MATCHES), share(subject, LIGHT_DECISIONS), lambda seed: light(subject, seed))


@pytest.mark.parametrize("game", sorted({subject.info.id for subject in SUBJECTS}))
def test_the_same_in_another_process(game: str) -> None:
    """(1) Every setup of a game with another PYTHONHASHSEED."""
    expected = [trail(subject, 1) for subject in SUBJECTS if subject.info.id == game]
    for hash_seed in ("1", "4242"):
        result = subprocess.run(
            [sys.executable, "-m", "tests.conformance.trails", game, "1"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert result.stdout.split() == expected


@every_subject
def test_heuristic_players_come_to_an_end(subject: Subject) -> None:
    player = subject.heuristic()
    if player is None:
        pytest.skip("this game has no heuristic player")
    enough = share(subject, HEURISTIC_DECISIONS)
    bounded(range(MOST_MATCHES), enough, lambda seed: ends(subject, seed, player))


@every_subject
def test_all_checks(subject: Subject) -> None:
    enough = share(subject, FULL_DECISIONS)
    bounded(range(MOST_MATCHES), enough, lambda seed: Examination(subject, seed, every=10).run(enough))


@every_subject
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
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
