"""A whole game of partners: questions to the table, formal ones, bags, taking back for each other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heroes_desktop.engine import Match, ScriptedDice, Setup, register
from tests import toy_together
from tests.toy_together import BIG_GEM, CALM, DEEP, DIG, FOUR, GEM, HOME, ONWARD, PAIR, ROCK, SHORE, TRIO


def test_one_answer_for_all_then_partners_take_back_for_each_other() -> None:
    match = Match.new(toy_together.info, PAIR, seed=1)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind, match.decision.joint) == (0, "way", True)
    start = match.state_hash()
    match.play(CALM)
    match.play(DIG)
    assert match.decision is not None
    assert match.decision.seat == 1
    match.undo()
    match.undo()
    assert match.state_hash() == start
    match.play(CALM)
    match.play(DIG)
    match.play(DIG)
    assert not match.can_undo, "tokens have come out of the bag"


def test_rivals_do_not_take_back_for_each_other() -> None:
    register(replace(toy_together.info, id="toy_apart", sides=lambda setup: ((0,), (1,))))
    match = Match.new("toy_apart", PAIR, seed=1)
    match.play(CALM)
    match.play(DIG)
    assert match.can_undo.reason == "hand-over"


def test_votes_lie_open_and_can_be_taken_back() -> None:
    match = Match.new(toy_together.info, FOUR, seed=1)
    match.play(CALM)
    match.play(DEEP)
    view = match.view(3)
    assert [(vote.seat, vote.option) for vote in view.votes] == [(0, CALM), (1, DEEP)]
    match.undo()
    match.play(CALM)
    match.play(CALM)
    match.play(HOME)
    assert match.state.way == "calm", "the holder's vote prevails"
    assert match.state.votes == []


def test_a_holder_without_a_vote_has_the_last_word() -> None:
    match = Match.new(toy_together.info, replace_holder(), seed=1)
    match.play(DEEP)
    match.play(CALM)
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (0, "last_word")
    assert match.decision.options == (CALM, DEEP)
    assert Match.load(match.dump()).decision == match.decision
    match.play(CALM)
    assert match.state.way == "calm"


def replace_holder() -> Setup:
    return Setup("trio", TRIO.seats, {"deciding": "vote", "voters": [1, 2]})


def test_scripted_picks_tell_a_whole_round() -> None:
    match = Match.new(toy_together.info, PAIR, dice=ScriptedDice(picks=[BIG_GEM, ROCK, GEM]))
    match.play(DEEP)
    match.play(DIG)
    events = match.play(DIG)
    assert [event.facts["face"] for event in events if event.kind == "struck"] == [BIG_GEM, ROCK, GEM]
    assert (match.state.haul, match.state.hope) == (4, 2)
    assert match.decision is not None
    assert match.decision.formal
    assert match.decision.options == (ONWARD,)


def test_what_is_left_in_the_bag_is_open_but_not_its_order() -> None:
    match = Match.new(toy_together.info, PAIR, dice=ScriptedDice(picks=[BIG_GEM]))
    for option in (CALM, DIG, SHORE):
        match.play(option)
    view = match.view(1)
    assert view.contents == {"bag": [ROCK] * 4 + [GEM] * 6 + [BIG_GEM]}
    assert {view.faces[token] for token in view.bag} == {-1}


@pytest.mark.parametrize(("goal", "winners"), [(1, (0, 1)), (20, ())])
def test_all_win_or_all_lose(goal: int, winners: tuple[int, ...]) -> None:
    setup = Setup("pair", PAIR.seats, {"goal": goal})
    match = Match.new(toy_together.info, setup, dice=ScriptedDice(picks=[GEM]))
    for option in (CALM, DIG, SHORE, ONWARD, HOME):
        match.play(option)
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.scores == (1, 1)
    assert match.outcome.facts == {"rounds": 2, "hope": 3}
    assert Match.load(match.dump()).outcome == Match.replay(match.record()).outcome == match.outcome
