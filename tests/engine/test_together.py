"""Simultaneous secret choices."""

from __future__ import annotations

from itertools import permutations

import pytest

from heroes_desktop.engine import Chance, Decision, IllegalOption, Match, Option, RulesError, Setup, Together
from tests import toy
from tests.engine.small import asking, small_game

TRIO = Setup("trio", ("Ann", "Ben", "Cleo"))
ANSWERS = {0: toy.HIGH, 1: toy.LOW, 2: toy.HIGH}


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_seats_answer_in_any_order_with_the_same_result(order: tuple[int, ...]) -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    assert [decision.seat for decision in match.pending] == [0, 1, 2]
    for seat in order:
        match.play(ANSWERS[seat], seat)
    usual = Match.new("toy", toy.TRIO, seed=1)
    for seat in range(3):
        usual.play(ANSWERS[seat], seat)
    assert match.state_hash() == usual.state_hash()
    assert match.state.bids == [1, 0, 1]
    assert match.clone().state_hash() == match.state_hash()
    assert Match.load(match.dump()).state_hash() == match.state_hash()
    assert Match.replay(match.record()).state_hash() == match.state_hash()


def test_answers_lie_sealed_until_all_are_in() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    before = [match.view(seat) for seat in (0, 1, None)]
    assert match.play(toy.HIGH, seat=2) == []
    assert match.state.sealed == {2: toy.HIGH}
    assert [match.view(seat) for seat in (0, 1, None)] == before
    assert match.view(2).sealed == {2: toy.HIGH}
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.play(toy.LOW)
    events = match.play(toy.LOW)
    assert match.state.sealed == {}
    assert events[0].facts == {"bids": [0, 0, 1]}


def test_all_questions_are_secret() -> None:
    assert all(decision.secret for decision in Match.new("toy", toy.TRIO).pending)


def test_a_seat_answers_once() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    match.play(toy.HIGH, seat=1)
    before = match.state_hash()
    with pytest.raises(IllegalOption, match="seat 1"):
        match.play(toy.LOW, seat=1)
    assert match.state_hash() == before


def test_a_sealed_answer_stays() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    match.play(toy.HIGH, seat=1)
    assert match.can_undo.reason == "hand-over"


def test_the_last_sealed_answer_stays_because_the_others_are_known_now() -> None:
    both = (toy.LOW, toy.HIGH)
    questions = (Together("q", {0: both, 1: both}), Decision(1, "then", both))
    match = Match.new(small_game(asking(*questions)), TRIO)
    match.play(toy.LOW, seat=0)
    match.play(toy.LOW, seat=1)
    assert match.decision is not None
    assert match.decision.seat == 1
    assert match.can_undo.reason == "reveal"


def test_copies_and_saves_keep_sealed_answers() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    match.play(toy.HIGH, seat=1)
    for twin in (match.clone(), Match.load(match.dump())):
        assert twin.state_hash() == match.state_hash()
        assert twin.state.sealed == {1: toy.HIGH}
        twin.play(toy.LOW)
        twin.play(toy.LOW)
        assert twin.state.bids == [0, 1, 0]


def test_a_sample_draws_the_sealed_answers_of_others_anew() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    match.play(toy.HIGH, seat=1)
    match.play(toy.HIGH, seat=2)
    drawn = [match.sample(0, Chance(seed)).state.sealed for seed in range(40)]
    assert {(sealed[1], sealed[2]) for sealed in drawn} == {
        (one, two) for one in (toy.LOW, toy.HIGH) for two in (toy.LOW, toy.HIGH)
    }
    own = [match.sample(1, Chance(seed)).state.sealed[1] for seed in range(40)]
    assert set(own) == {toy.HIGH}
    assert match.state.sealed == {1: toy.HIGH, 2: toy.HIGH}


def test_answers_arrive_in_the_order_of_the_question() -> None:
    options = (Option("a"), Option("b"))
    game = small_game(asking(Together("pick", {2: options, 0: options, 1: options[:1]})))
    match = Match.new(game, TRIO)
    match.play(options[1], seat=0)
    match.play(options[0], seat=2)
    assert match.state.heard == ["2:a 0:b 1:a"]


def test_asking_a_seat_without_options_is_a_fault_of_the_rules() -> None:
    game = small_game(asking(Together("pick", {0: toy_options(), 1: ()})))
    with pytest.raises(RulesError, match="'pick' was asked without options for seat 1"):
        Match.new(game, TRIO)


def toy_options() -> tuple[Option, ...]:
    return (toy.LOW, toy.HIGH)
