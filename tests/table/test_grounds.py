"""Reasons that are said always speak for the choice: sampled over all games."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Option, Term, Thought
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.reasons import bare
from heroes_desktop.games.shared.room import texts
from heroes_desktop.table.advice import grounds, reasons
from tests.bench.advices import sampled


@pytest.mark.parametrize("game", list(catalogue))
def test_every_reason_said_has_a_positive_term(game: str) -> None:
    words, told = texts(game), 0
    for _match, decision, thought in sampled(game, 40):
        assert thought.option in decision.options
        said = reasons(words, thought)
        for_it = {words.reason(term.reason) for term in thought.terms if term.weight > 0}
        assert set(said) <= for_it
        assert len(said) == len(set(said)) <= len(grounds(thought))
        told += bool(said)
    assert told > 20


TRUE_REASONS = {
    "return_of_the_heroes": {("choose_action", "accept"): {"reward"}},
    "reflets_acide": {
        ("replace_hero", "replace"): {"newcomer"},
        ("chance_mode", "choose"): {"helps_now"},
        ("chance_mode", "gamble"): {"gamble_pays"},
    },
}
"""What may be said of choices that once got the reason of another: by question and act."""


@pytest.mark.parametrize("game", TRUE_REASONS)
def test_a_choice_gets_the_reason_that_is_its_own(game: str) -> None:
    met = 0
    for _match, decision, thought in sampled(game, 200):
        own = TRUE_REASONS[game].get((decision.kind, thought.option.act))
        if own is not None:
            met += 1
            assert {bare(term.reason) for term in grounds(thought)} <= own
    assert met


def test_what_speaks_against_a_choice_is_no_ground_for_it() -> None:
    near, wins = Term("near", 0.1), Term("wins", 2.0)
    thought = Thought(Option("go"), (Term("risk", -5.0), Term("habit", 0.0), near, wins))
    assert grounds(thought) == [wins, near]
