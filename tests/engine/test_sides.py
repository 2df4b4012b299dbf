"""Sides: who wins and loses together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heroes_desktop.engine import (
    Decision,
    Match,
    Option,
    Outcome,
    Setup,
    Sides,
    all_together,
    each_alone,
    register,
    side_of,
    winning_sides,
)
from heroes_desktop.engine.game import find_game
from tests import toy
from tests.engine.small import asking, small_game

A, B = Option("a"), Option("b")
TRIO = Setup("trio", ("Ann", "Ben", "Cleo"))


def two_against_one(_setup: Setup) -> Sides:
    return ((0, 2), (1,))


def game(*questions: Decision) -> Match:
    register(replace(find_game(small_game(asking(*questions))), sides=two_against_one))
    return Match.new("small", TRIO)


def test_every_seat_plays_for_itself_unless_said_otherwise() -> None:
    assert toy.info.sides is each_alone
    assert Match.new("toy", toy.TRIO).sides == ((0,), (1,), (2,))
    assert all_together(TRIO) == ((0, 1, 2),)


def test_the_side_of_a_seat() -> None:
    assert [side_of(two_against_one(TRIO), seat) for seat in range(3)] == [0, 1, 0]
    with pytest.raises(ValueError, match="seat 3"):
        side_of(two_against_one(TRIO), 3)


def test_a_side_wins_as_a_whole() -> None:
    sides = two_against_one(TRIO)
    assert winning_sides(sides, Outcome((0, 2), (1, 0, 1), "")) == [0]
    assert winning_sides(sides, Outcome((0, 1, 2), (1, 1, 1), "")) == [0, 1]
    assert winning_sides(sides, Outcome((), (0, 0, 0), "")) == []


def test_partners_take_back_for_each_other() -> None:
    match = game(*(Decision(seat, "q", (A, B)) for seat in (0, 2, 0, 1)))
    hashes = [match.state_hash()]
    for _ in range(2):
        match.play(A)
        hashes.append(match.state_hash())
    match.play(B)
    assert match.can_undo.reason == "hand-over", "a rival is asked"
    match = game(*(Decision(seat, "q", (A, B)) for seat in (0, 2, 0, 1)))
    match.play(A)
    match.play(A)
    for expected in hashes[1::-1]:
        match.undo()
        assert match.state_hash() == expected
    assert match.can_undo.reason == "start"


@pytest.mark.parametrize("secret", [True, False], ids=["secret", "veiled"])
@pytest.mark.parametrize("first", [True, False])
def test_what_partners_keep_from_each_other_is_not_taken_back(secret: bool, first: bool) -> None:
    open_one, closed = Decision(0, "q", (A, B)), Decision(2, "q", (A, B), secret, not secret)
    match = game(*((closed, open_one) if first else (open_one, closed)))
    match.play(A)
    assert match.can_undo.reason == "hand-over"
