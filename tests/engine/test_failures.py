"""Rules that fail leave the match as it was before the choice."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match, Option, Rules, Setup, Table
from heroes_desktop.engine.choices import Decision
from tests import toy
from tests.engine.small import SmallState, small_game
from tests.playing import play_on, play_until


@pytest.mark.parametrize("trouble", [toy.STUMBLE, toy.TUMBLE])
def test_an_exception_inside_rules_changes_nothing(trouble: Option) -> None:
    """Stumbling fails within the stage, tumbling after the next checkpoint was taken."""
    match = Match.new("toy", toy.FRAGILE, seed=1)
    play_until(match, "lay", seed=2)
    before, dump, events, pending = match.state_hash(), match.dump(), list(match.events), match.pending
    with pytest.raises(ValueError, match="the rules"):
        match.play(trouble)
    assert (match.state_hash(), match.dump(), match.events) == (before, dump, events)
    assert match.pending == pending
    assert match.played == Match.load(dump).played
    match.play(pending[0].options[0])
    assert match.state_hash() != before


def test_undo_still_works_after_a_failure() -> None:
    def rules(s: SmallState, table: Table) -> Rules[None]:
        for kind in ("first", "second", "third"):
            answer = yield Decision(0, kind, (Option("go"), Option("fail")))
            s.heard.append(str(answer))
            if answer.act == "fail":
                raise LookupError(kind)

    match = Match.new(small_game(rules), Setup("one", ("Ann",)))
    start = match.state_hash()
    match.play(Option("go"))
    with pytest.raises(LookupError, match="second"):
        match.play(Option("fail"))
    match.undo()
    assert match.state_hash() == start
    assert match.state.heard == []


def test_a_failure_in_a_sample_returns_to_the_sample() -> None:
    match = Match.new("toy", toy.FRAGILE, seed=1)
    play_until(match, "lay", seed=2)
    sample = match.sample(0, Chance(3))
    before = sample.state_hash()
    with pytest.raises(ValueError, match="stumble"):
        sample.play(toy.STUMBLE)
    assert sample.state_hash() == before


def test_a_failure_while_silenced_stays_silent() -> None:
    match = Match.new("toy", toy.FRAGILE, seed=1)
    play_until(match, "lay", seed=2)
    match.silence()
    with pytest.raises(ValueError, match="stumble"):
        match.play(toy.STUMBLE)
    assert match.play(match.pending[0].options[0]) == []


def test_an_interrupted_choice_is_taken_back() -> None:
    def rules(s: SmallState, table: Table) -> Rules[None]:
        yield Decision(0, "wait", (Option("go"), Option("stop")))
        s.step = 5
        raise KeyboardInterrupt

    match = Match.new(small_game(rules), Setup("one", ("Ann",)))
    with pytest.raises(KeyboardInterrupt):
        match.play(Option("go"))
    assert match.state.step == 0
    assert match.decision is not None


def test_a_failing_match_plays_on_to_the_end() -> None:
    """Offered again and again, the failing options never spoil anything."""
    smooth = Match.new("toy", toy.FRAGILE, seed=3)
    rough = Match.new("toy", toy.FRAGILE, seed=3)
    chance = Chance(1)
    while smooth.pending:
        decision = smooth.pending[0]
        for trouble in {toy.STUMBLE, toy.TUMBLE} & set(decision.options):
            with pytest.raises(ValueError, match="the rules"):
                rough.play(trouble)
        options = [option for option in decision.options if option not in (toy.STUMBLE, toy.TUMBLE)]
        option = options[chance.below(len(options))]
        smooth.play(option)
        rough.play(option)
        assert rough.state_hash() == smooth.state_hash()
    assert rough.dump() == smooth.dump()
    assert play_on(rough, 1).outcome == smooth.outcome
