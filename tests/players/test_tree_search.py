"""The tree search: stronger than chance, repeatable, and blind to what its seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Decision, Match, Opinion, Option, Situation, Term, Thought, situation
from heroes_desktop.players import RandomPlayer, TreeSearch, play_out
from tests import toy


class ToyPolicy:
    """Points ahead as worth; any option as a continuation."""

    def value(self, state: toy.ToyState, seat: int) -> float:
        rest = max(points for who, points in enumerate(state.points) if who != seat)
        return min(1.0, max(0.0, 0.5 + (state.points[seat] - rest) / 60))

    def rollout(self, state: Any, decision: Decision, pick: int) -> Option:
        return decision.options[pick % len(decision.options)]


class LastFirst:
    """A guide that believes in the last option."""

    def __init__(self, lead: float) -> None:
        self.lead = lead

    def rank(self, situation: Situation) -> list[Opinion]:
        options = situation.decision.options[::-1]
        return [
            Opinion(option, 0.9 - self.lead * number, (Term("last", 1.0),))
            for number, option in enumerate(options)
        ]

    def think(self, situation: Situation) -> Thought:
        return Thought(self.rank(situation)[0].option)


def first_question(kind: str, seed: int = 1) -> Match:
    match = Match.new("toy", toy.PAIR, seed)
    chance = 0
    while match.decision is not None and match.decision.kind != kind:
        match.play(match.decision.options[chance % len(match.decision.options)])
        chance += 1
    return match


def test_search_beats_random_play() -> None:
    search, rest = TreeSearch(ToyPolicy(), 25), RandomPlayer()
    wins = sum(0 in play_out(Match.new("toy", toy.PAIR, seed), [search, rest]).winners for seed in range(40))
    assert wins >= 22


@pytest.mark.parametrize("kind", ["rounds", "bid", "lay", "reroll", "mark"])
def test_same_situation_gives_the_same_thought(kind: str) -> None:
    match = first_question(kind)
    assert match.decision is not None
    thoughts = [TreeSearch(ToyPolicy(), 20).think(situation(match, match.decision)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].option in match.decision.options


def test_thinking_leaves_the_match_alone() -> None:
    match = first_question("lay")
    assert match.decision is not None
    before = match.state_hash()
    TreeSearch(ToyPolicy(), 20).think(situation(match, match.decision))
    assert match.state_hash() == before


def test_hidden_faces_change_no_choice() -> None:
    match = first_question("lay")
    decision = match.decision
    assert decision is not None
    asked = situation(match, decision)
    other = match.clone()
    toy.resample(other.state, decision.seat, asked.chance)
    assert other.state.faces != match.state.faces
    # A resampled twin shares the checkpoint, so both searches draw their samples from one match.
    mine = TreeSearch(ToyPolicy(), 20).think(situation(match, decision))
    theirs = TreeSearch(ToyPolicy(), 20).think(situation(other, decision))
    assert mine == theirs


def test_sealed_choices_are_drawn_not_fixed() -> None:
    drawn = set()
    for seed in range(12):
        match = first_question("bid", seed)
        assert len(match.pending) > 1
        drawn.add(TreeSearch(ToyPolicy(), 12).think(situation(match, match.pending[1])).option)
    assert drawn == {toy.LOW, toy.HIGH}


def test_every_seat_of_a_simultaneous_question_can_search() -> None:
    match = Match.new("toy", toy.TRIO, 3)
    for decision in match.pending:
        thought = TreeSearch(ToyPolicy(), 12).think(situation(match, decision))
        assert thought.option in decision.options
        match.play(thought.option, decision.seat)


def test_clear_lead_of_the_guide_is_believed_at_once() -> None:
    match = first_question("lay")
    decision = match.decision
    assert decision is not None

    def no_sample(chance: object) -> Match:
        raise AssertionError("searched although the guide was certain")

    asked = situation(match, decision)
    thought = TreeSearch(ToyPolicy(), 20, guide=LastFirst(0.2)).think(
        Situation(asked.view, decision, no_sample, asked.chance)
    )
    assert thought == Thought(decision.options[-1], (Term("last", 1.0),), decision.options[-2])


def test_close_call_is_searched_and_explained() -> None:
    match = first_question("lay")
    assert match.decision is not None
    thought = TreeSearch(ToyPolicy(), 20, guide=LastFirst(0.01)).think(situation(match, match.decision))
    assert [term.reason for term in thought.terms] == ["continuations", "last"]
    assert thought.runner_up not in (None, thought.option)


def test_time_budget_ends() -> None:
    match = first_question("lay")
    assert match.decision is not None
    thought = TreeSearch(ToyPolicy(), 0, seconds=0.01).think(situation(match, match.decision))
    assert thought.option in match.decision.options
