"""What a computer player is given."""

from __future__ import annotations

from heroes_desktop.engine import Chance, Match, Term, Thought, situation
from tests import toy
from tests.playing import play_until


def test_a_situation_holds_the_view_the_question_and_a_sampler() -> None:
    match = Match.new("toy", toy.PAIR, seed=5)
    decision = play_until(match, "lay")
    given = situation(match, decision)
    assert given.view == match.view(0)
    assert given.decision == decision
    sample = given.sample(Chance(1))
    assert sample.view(0) == match.view(0)
    assert sample.seed == 0


def test_the_generator_depends_on_match_decision_and_player_only() -> None:
    match = Match.new("toy", toy.PAIR, seed=5)
    decision = play_until(match, "lay")
    first = situation(match, decision).chance.rng
    assert situation(match.clone(), decision).chance.rng == first
    assert situation(Match.load(match.dump()), decision).chance.rng == first
    assert situation(match, decision, seed=1).chance.rng != first
    before = match.state_hash()
    situation(match, decision).chance.below(6)
    assert match.state_hash() == before
    match.play(decision.options[0])
    assert situation(match, match.pending[0]).chance.rng != first


def test_a_thought_names_its_reasons() -> None:
    thought = Thought(toy.PASS, (Term("safe", 0.5),), toy.REROLL)
    assert thought.terms[0].reason == "safe"
    assert Thought(toy.PASS).runner_up is None
