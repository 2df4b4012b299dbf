"""Whole random matches of every setup under the checks of the kit."""

from __future__ import annotations

import pytest

from heroes_desktop.games.reflets_acide import SETUPS, info
from tests.conformance.subject import Subject
from tests.conformance.walks import Examination, light

SUBJECTS = [Subject(info, setup) for setup in SETUPS]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_matches_keep_every_component_and_repeat(subject: Subject) -> None:
    for seed in range(8):
        light(subject, seed)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_matches_pass_all_checks(subject: Subject) -> None:
    for seed in (100, 101):
        Examination(subject, seed, every=25).run()
