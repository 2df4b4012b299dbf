"""The conformance checks in the middle of long matches and over combinations of options drawn at random."""

from __future__ import annotations

from itertools import pairwise

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.return_of_the_heroes import info
from heroes_desktop.games.return_of_the_heroes.bot import Heuristic
from heroes_desktop.games.return_of_the_heroes.events import EVENTS, SECRET
from heroes_desktop.games.return_of_the_heroes.settings import SOLO_NAMELESS, SWITCHES
from tests.conformance.subject import Subject
from tests.conformance.walks import Examination, ends, light

WINDOW = 60
"""Choices in a row that are examined, somewhere in a match."""

SUBJECTS = [Subject(info, setup) for setup in info.setups]
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_subject
def test_all_checks_in_the_middle(subject: Subject) -> None:
    Examination(subject, seed=5, every=10, skipped=2500).run(2600)


def _random_setup(seed: int) -> Setup:
    """A legal combination of mode, players and options."""
    chance = Chance(seed)
    mode = ("basic", "standard", "solo")[chance.below(3)]
    seats = 1 if mode == "solo" else 2 + chance.below(3)
    options: dict[str, object] = {"mode": mode}
    for switch, modes in SWITCHES.items():
        if mode in modes:
            options[switch] = bool(chance.below(2))
    if mode == "solo":
        options["solo_nameless"] = SOLO_NAMELESS[chance.below(3)]
    return Setup(f"random-{seed}", ("Ann", "Ben", "Cleo", "Dan")[:seats], options)


@pytest.mark.rule("RH-D119")
@pytest.mark.parametrize("seed", range(12))
def test_any_combination_of_options(seed: int) -> None:
    """All options combine within their modes: random matches with every component in place at every step."""
    setup = _random_setup(seed)
    assert info.problems(setup) == []
    match = Match.new(info.id, setup, seed)
    chance = Chance(seed)
    while match.pending and match.played < 3000:
        options = match.pending[0].options
        for event in match.play(options[chance.below(len(options))]):
            assert set(event.facts) == set(EVENTS[event.kind]), event.kind
            assert set(event.secret) == set(SECRET.get(event.kind, ())), event.kind
        info.check(match.state)


def _examined(seed: int) -> None:
    """All checks of the kit, and computer players that come to an end, with a combination of options."""
    subject = Subject(info, _random_setup(seed))
    skipped = Chance(seed).below(max(0, light(subject, seed) - WINDOW) + 1)
    Examination(subject, seed, every=20, skipped=skipped).run(skipped + WINDOW)
    ends(subject, seed, Heuristic(("easy", "normal", "hard")[seed % 3]))


@pytest.mark.parametrize("seed", range(100, 112))
def test_all_checks_with_any_combination_of_options(seed: int) -> None:
    _examined(seed)


@pytest.mark.conformance
@pytest.mark.parametrize("first", range(1000, 2000, 50))
def test_all_checks_with_many_combinations_of_options(first: int) -> None:
    for seed in range(first, first + 50):
        _examined(seed)


def test_events_have_one_meaning() -> None:
    kinds = sorted(EVENTS)
    assert all(one != other for one, other in pairwise(kinds))
    assert set(SECRET) <= set(EVENTS)
