"""(7) Neither the places of face-down cards nor what is told of a secret answer betrays anything."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heroes_desktop.engine import Chance, Table
from heroes_desktop.games import catalogue

from .other_worlds import Places, mixed, other_answers
from .subject import SUBJECTS, Subject, numbers, pick

MATCHES, DECISIONS, EVERY = 120, 40, 8
LEAST_DRAWS = 100
"""So many draws from a bag tell whether it is mixed."""

SHARED = [subject for subject in SUBJECTS if len(subject.seats) > 1]
"""Alone nobody has secrets."""

GAMES = sorted({subject.info.id for subject in SHARED})

BAGS = [
    game
    for game in GAMES
    if game in catalogue and any(mixed(subject.match(0)) for subject in SHARED if subject.info.id == game)
]
"""Games that are drawn from a bag."""


def watch(subject: Subject, seed: int, places: Places) -> None:
    """Look at the places of one random match now and then."""
    match = subject.match(seed)
    known: set[tuple[str, int]] = set()
    skipped = Chance(seed).below(EVERY)
    for step, number in enumerate(numbers(seed, DECISIONS), skipped):
        if not match.pending:
            break
        choice, before = pick(match, number), mixed(match)
        match.play(choice.option, choice.seat)
        places.drawn(before, match)
        if step % EVERY == 0:
            places.look(match, known)


@pytest.mark.parametrize("game", GAMES)
def test_places_tell_nothing(game: str) -> None:
    subjects = [subject for subject in SHARED if subject.info.id == game]
    places = Places()
    for seed in range(MATCHES):
        watch(subjects[seed % len(subjects)], seed, places)
    assert places.betraying() == []
    assert places.draws >= LEAST_DRAWS or game not in BAGS


@pytest.mark.parametrize("game", BAGS)
def test_everything_in_a_bag_is_mixed_before_a_draw(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is why `Places` may leave bags out: how their cards lie has nothing to do with what comes out."""
    since: set[int] = set()
    mix = Table._mix

    def noted(table: Table, instances: Sequence[int], order: list[int] | None = None) -> None:
        since.update(instances)
        mix(table, instances, order)

    monkeypatch.setattr(Table, "_mix", noted)
    draws = 0
    for seed, subject in enumerate(subject for subject in SUBJECTS if subject.info.id == game):
        match = subject.match(seed)
        for number in numbers(seed, 15 * DECISIONS):
            if not match.pending:
                break
            choice, before = pick(match, number), mixed(match)
            match.play(choice.option, choice.seat)
            after = mixed(match)
            for zone, faces in before.items():
                if gone := faces.keys() - after.get(zone, {}).keys():
                    draws += len(gone)
                    assert since >= faces.keys(), f"{zone} has not been mixed since it last changed"
            if after.keys() != before.keys() or any(
                before[zone].keys() != after[zone].keys() for zone in after
            ):
                since.clear()
    assert draws >= LEAST_DRAWS // 2


@pytest.mark.parametrize("game", BAGS)
def test_a_bag_that_is_not_mixed_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof would fail if the one that was put in last came out first."""
    subjects = [subject for subject in SHARED if subject.info.id == game]
    monkeypatch.setattr(Table, "pick", lambda _table, bag: bag.pop())
    places = Places()
    for seed in range(MATCHES):
        watch(subjects[seed % len(subjects)], seed, places)
    assert places.betraying()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_a_secret_answer(game: str) -> None:
    subjects = [subject for subject in SHARED if subject.info.id == game]
    for seed in range(MATCHES // 3):
        other_answers(subjects[seed % len(subjects)], seed, DECISIONS)
