"""The checks of the conformance kit, from the start and from the middle of a campaign."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.events import EVENTS
from tests.conformance.subject import Subject
from tests.conformance.walks import Examination, bounded, light

from .rich import RICH

SUBJECTS = (*(Subject(info, setup) for setup in info.setups), *RICH)
GAMES, DECISIONS = 40, 900
MOST_RANDOM_DECISIONS = 1000


def name(subject: Subject) -> str:
    """A name for the list of tests."""
    return f"{type(subject).__name__.lower()}-{subject.setup.name}"


every_subject = pytest.mark.parametrize("subject", SUBJECTS, ids=name)


@every_subject
def test_same_choices_same_hashes_components_in_place(subject: Subject) -> None:
    bounded(range(GAMES), DECISIONS, lambda seed: light(subject, seed))


@every_subject
def test_all_checks(subject: Subject) -> None:
    bounded(range(100, 110), 150, lambda seed: Examination(subject, seed, every=10).run())


@every_subject
@pytest.mark.rule("TF-001", "TF-111", "TF-112", "TF-156")
def test_random_matches_end_with_the_boss_fight_for_all_alike(subject: Subject) -> None:
    """Nothing but the Boss fight ends the game, and nobody wins or loses alone."""
    for seed in range(6):
        match, chance = subject.match(seed), Chance(seed)
        attacks = 0
        while match.pending:
            decision = match.pending[0]
            events = match.play(decision.options[chance.below(len(decision.options))], decision.seat)
            attacks += sum(event.kind == "boss_attacked" for event in events)
            assert match.played < MOST_RANDOM_DECISIONS
        assert match.outcome is not None
        assert attacks == 1
        everybody = tuple(subject.seats)
        assert match.outcome.winners in ((), everybody)
        assert len(set(match.outcome.scores)) == 1
        assert match.outcome.reason == ("boss_beaten" if match.outcome.winners else "boss_lost")


@every_subject
def test_events_are_those_declared(subject: Subject) -> None:
    for seed in range(4):
        match, chance = subject.match(seed), Chance(seed + 1)
        _declared(match)
        while match.pending:
            decision = match.pending[0]
            match.play(decision.options[chance.below(len(decision.options))], decision.seat)
            _declared(match)


def _declared(match: Match) -> None:
    for event in match.events:
        assert list(event.facts) == EVENTS[event.kind].split(), event.kind
        assert event.knowers
        assert not event.secret
