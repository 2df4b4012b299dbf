"""(7) Neither the places of face-down cards nor what is told of a secret answer betrays anything."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance

from .other_worlds import Places, other_answers
from .subject import SUBJECTS, Subject, numbers, pick

MATCHES, DECISIONS, EVERY = 120, 40, 8

SHARED = [subject for subject in SUBJECTS if len(subject.seats) > 1]
"""Alone nobody has secrets."""

GAMES = sorted({subject.info.id for subject in SHARED})


def watch(subject: Subject, seed: int, places: Places) -> None:
    """Look at the places of one random match now and then."""
    match = subject.match(seed)
    known: set[tuple[str, int]] = set()
    skipped = Chance(seed).below(EVERY)
    for step, number in enumerate(numbers(seed, DECISIONS), skipped):
        if not match.pending:
            break
        choice = pick(match, number)
        match.play(choice.option, choice.seat)
        if step % EVERY == 0:
            places.look(match, known)


@pytest.mark.parametrize("game", GAMES)
def test_places_tell_nothing(game: str) -> None:
    subjects = [subject for subject in SHARED if subject.info.id == game]
    places = Places()
    for seed in range(MATCHES):
        watch(subjects[seed % len(subjects)], seed, places)
    assert places.betraying() == []


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_a_secret_answer(game: str) -> None:
    subjects = [subject for subject in SHARED if subject.info.id == game]
    for seed in range(MATCHES // 3):
        other_answers(subjects[seed % len(subjects)], seed, DECISIONS)
