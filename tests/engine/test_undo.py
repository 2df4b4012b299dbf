"""Taking back: how far, why not further."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Decision, IllegalOption, Match, Option, Setup
from tests import toy
from tests.engine.small import asking, small_game, two_stages
from tests.playing import first_option, play_on, play_until, randomly, steps

A, B = Option("a"), Option("b")


def marking() -> Match:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "mark")
    return match


def test_choices_without_chance_can_be_taken_back() -> None:
    match = marking()
    before, played = match.state_hash(), match.played
    match.play(Option("mark", (1,)))
    after = match.state_hash()
    assert match.can_undo
    match.undo()
    assert (match.state_hash(), match.played) == (before, played)
    match.play(Option("mark", (1,)))
    assert match.state_hash() == after


def test_undo_tells_nothing_and_redo_tells_it_again() -> None:
    match = marking()
    told = match.play(Option("mark", (2,)))
    match.undo()
    assert match.events == []
    assert match.play(Option("mark", (2,))) == told != []


def test_undo_crosses_stages_up_to_the_last_roll() -> None:
    game = small_game(two_stages)
    match = Match.new(game, Setup("one", ("Ann",)))
    hashes = [match.state_hash()]
    for option in (A, B, A):
        match.play(option)
        hashes.append(match.state_hash())
    for expected in hashes[-2::-1]:
        match.undo()
        assert match.state_hash() == expected
    assert match.can_undo.reason == "start"


def test_never_across_the_start() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    refused(match, "start")


def test_never_across_a_roll() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "reroll")
    match.play(toy.REROLL)
    refused(match, "chance")


def test_never_across_a_shuffle() -> None:
    match = Match.new("toy", toy.PAIR, seed=1)
    match.play(first_option(match))
    assert match.can_undo.reason in {"chance", "reveal"}


def test_never_across_a_reveal() -> None:
    def rules(s, table):  # type: ignore[no-untyped-def]
        s.faces, s.seen = [5], [0]
        yield Decision(0, "look", (A, B))
        table.show(0, seat=0)
        yield Decision(0, "then", (A, B))

    match = Match.new(small_game(rules), Setup("one", ("Ann",)))
    match.play(A)
    refused(match, "reveal")


def test_never_into_the_decision_of_another_seat() -> None:
    match = marking()
    match.play(Option("mark", (0,)))
    match.play(toy.DONE)
    assert match.decision is not None
    assert match.decision.seat == 1
    refused(match, "hand-over")


def test_never_after_the_end() -> None:
    match = play_on(Match.new(small_game(asking(Decision(0, "a", (A, B)))), Setup("one", ("Ann",))), 1)
    refused(match, "over")


def refused(match: Match, reason: str) -> None:
    before = match.state_hash()
    assert not match.can_undo
    assert match.can_undo.reason == reason
    assert reason in repr(match.can_undo)
    with pytest.raises(IllegalOption, match=reason):
        match.undo()
    assert match.state_hash() == before


def test_the_reason_comes_back_after_undoing_all_that_can_be() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "reroll")
    match.play(toy.REROLL)
    for option in (toy.PASS, Option("mark", (0,))):
        match.play(option)
    match.undo()
    match.undo()
    refused(match, "chance")


def test_undo_and_redo_all_through_a_match() -> None:
    match = Match.new("toy", toy.TRIO, seed=5)
    undone = 0
    before = match.state_hash()
    for choice in steps(match, randomly(Chance(5)), 1000):
        if match.can_undo:
            after = match.state_hash()
            match.undo()
            assert match.state_hash() == before
            match.play(choice.option, choice.seat)
            assert match.state_hash() == after
            undone += 1
        before = match.state_hash()
    assert undone > 5
    assert Match.replay(match.record()).state_hash() == match.state_hash()


def test_a_clone_undoes_as_its_original() -> None:
    match = marking()
    before = match.state_hash()
    match.play(Option("mark", (0,)))
    after = match.state_hash()
    twin = match.clone()
    twin.undo()
    assert twin.state_hash() == before
    assert match.state_hash() == after
