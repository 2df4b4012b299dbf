"""The conformance checks on this game, as long as it is not in the catalogue: every setup, random matches."""

from __future__ import annotations

from itertools import pairwise

import pytest

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.return_of_the_heroes import info
from heroes_desktop.games.return_of_the_heroes.events import EVENTS, SECRET
from heroes_desktop.games.return_of_the_heroes.settings import SOLO_NAMELESS, SWITCHES
from tests.conformance.subject import Subject
from tests.conformance.walks import Examination, light

SUBJECTS = [Subject(info, setup) for setup in info.setups]
every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_subject
def test_same_choices_same_hashes(subject: Subject) -> None:
    for seed in range(2):
        light(subject, seed)


@every_subject
def test_all_checks(subject: Subject) -> None:
    Examination(subject, seed=3, every=10).run(120)


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


def test_events_have_one_meaning() -> None:
    kinds = sorted(EVENTS)
    assert all(one != other for one, other in pairwise(kinds))
    assert set(SECRET) <= set(EVENTS)
