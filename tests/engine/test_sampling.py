"""Samples: equal in what the seat knows, drawn anew in the rest, repeated by clones and saves."""

from __future__ import annotations

import random

import pytest

from heroes_desktop.engine import Chance, Match, SaveError, Setup
from heroes_desktop.engine.record import RESAMPLE
from tests import toy
from tests.playing import play_on, play_until, randomly, steps, trail


def laying(seed: int = 1) -> Match:
    match = Match.new("toy", toy.PAIR, seed)
    play_until(match, "lay")
    return match


def test_the_seat_sees_and_is_asked_the_same() -> None:
    match = Match.new("toy", toy.TRIO, seed=3)
    for number, _ in enumerate(steps(match, randomly(Chance(3)), 60)):
        for seat in range(3):
            sample = match.sample(seat, Chance(number))
            assert sample.view(seat) == match.view(seat)
            assert sample.pending == match.pending
            toy.check(sample.state)


def test_what_the_seat_does_not_know_is_drawn_anew() -> None:
    match = laying()
    samples = [match.sample(0, Chance(seed)) for seed in range(30)]
    theirs = {tuple(sample.state.faces[card] for card in sample.state.hands[1]) for sample in samples}
    assert len(theirs) > 15
    assert {sample.state.charms[1] for sample in samples} == {0, 1, 2}
    assert len({sample.state.rng for sample in samples}) == 30
    assert match.state.rng not in {sample.state.rng for sample in samples}


def test_the_original_is_left_alone() -> None:
    match = laying()
    before, dump = match.state_hash(), match.dump()
    play_on(match.sample(0, Chance(1)), 1)
    assert (match.state_hash(), match.dump()) == (before, dump)


def test_the_seed_and_the_script_are_not_handed_over() -> None:
    match = laying(seed=77)
    match.state.script.rolls.append(6)
    sample = match.sample(0, Chance(1))
    assert sample.seed == 0
    assert sample.state.script.rolls == []


def test_the_same_generator_draws_the_same_sample() -> None:
    match = laying()
    assert match.sample(0, Chance(4)).state_hash() == match.sample(0, Chance(4)).state_hash()
    assert match.sample(0, random.Random(4)).state_hash() == match.sample(0, random.Random(4)).state_hash()


@pytest.mark.parametrize("later", [0, 1, 2, 3, 7, 15])
def test_clones_and_saves_repeat_a_sample(later: int) -> None:
    """Also after the sample has moved on, within its stage and beyond."""
    sample = play_on(laying().sample(0, Chance(4)), 2, limit=later)
    assert any(choice.option.act == RESAMPLE for choice in sample.record().choices)
    for twin in (sample.clone(), Match.load(sample.dump()), Match.load(Match.load(sample.dump()).dump())):
        assert twin.state_hash() == sample.state_hash()
        assert twin.played == sample.played
        assert twin.can_undo.reason == sample.can_undo.reason
        assert twin.dump() == sample.dump()
        assert trail(twin, 6) == trail(sample.clone(), 6)


def test_a_sample_of_a_sample() -> None:
    sample = laying().sample(0, Chance(1)).sample(1, Chance(2))
    assert sample.clone().state_hash() == sample.state_hash() == Match.load(sample.dump()).state_hash()


def test_nothing_before_a_sample_can_be_taken_back() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "mark")
    match.play(match.pending[0].options[0])
    sample = match.sample(0, Chance(1))
    assert match.can_undo
    assert sample.can_undo.reason == "sample"
    drawn = sample.state_hash()
    sample.play(toy.DONE) if sample.decision and sample.decision.seat == 0 else None
    if sample.can_undo:
        sample.undo()
        assert sample.state_hash() == drawn


def test_undo_inside_a_sample_returns_to_the_sample() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "mark")
    sample = match.sample(0, Chance(1))
    drawn = sample.state_hash()
    sample.play(sample.pending[0].options[0])
    sample.undo()
    assert sample.state_hash() == drawn
    assert sample.can_undo.reason == "sample"


def test_nobody_may_play_the_redraw_itself() -> None:
    """A record of a sample is not a record of a match: it does not replay."""
    sample = laying().sample(0, Chance(1))
    with pytest.raises(SaveError):
        Match.replay(sample.record())


def test_samples_are_spread_over_all_possibilities() -> None:
    setup = Setup("trio", ("Ann", "Ben", "Cleo"), options={"rounds": 2})
    match = Match.new("toy", setup, seed=2)
    card = match.state.hands[1][0]
    faces = [match.sample(0, Chance(seed)).state.faces[card] for seed in range(800)]
    left = [face for face, seen in zip(match.state.faces, match.state.seen, strict=True) if not seen & 1]
    for face in set(left):
        expected = 800 * left.count(face) / len(left)
        assert abs(faces.count(face) - expected) < 5 * expected**0.5
