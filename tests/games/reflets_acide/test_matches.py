"""Whole random matches of every setup under the checks of the kit."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match
from heroes_desktop.games.reflets_acide import SETUPS, info
from heroes_desktop.games.reflets_acide.track import DOOR
from tests.conformance.positions import clone_equal, components_in_place, loaded_equal, sample_alike
from tests.conformance.subject import Subject
from tests.conformance.walks import Examination, light

from .careful import choose

SUBJECTS = [Subject(info, setup) for setup in SETUPS]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_matches_keep_every_component_and_repeat(subject: Subject) -> None:
    for seed in range(8):
        light(subject, seed)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_matches_pass_all_checks(subject: Subject) -> None:
    for seed in (100, 101):
        Examination(subject, seed, every=25).run()


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_careful_matches_reach_the_chasm_and_can_be_copied_and_kept(subject: Subject) -> None:
    deepest = 0
    for seed in range(6):
        match, chance = subject.match(seed), Chance(seed)
        while match.pending:
            match.play(choose(match, chance))
            components_in_place(match)
            deepest = max(deepest, match.state.pawn)
            if match.played % 7 == 0:
                clone_equal(match)
                loaded_equal(match)
                sample_alike(match, 0, seed)
        assert Match.replay(match.record()).state_hash() == match.state_hash()
    assert deepest > DOOR
