"""What may be told of a computer's reasons."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, State, Term, Thought
from heroes_desktop.table.advice import explainable, grounds

ASKED = Decision(1, "window", (Option("roll"), Option("wait")))


def told(*terms: Term, in_the_open: bool) -> list[str]:
    explained = explainable(ASKED, Thought(Option("roll"), terms), State(), in_the_open=in_the_open)
    assert explained is not None
    return [term.reason for term in grounds(explained.thought)]


def test_the_order_of_reasons_tells_nothing_of_hidden_cards() -> None:
    strong_sword = (Term("sword", 0.9), Term("courage", 0.2), Term("fear", -0.5))
    weak_sword = (Term("courage", 0.3), Term("sword", 0.1), Term("fear", -0.1))
    assert told(*strong_sword, in_the_open=False) == told(*weak_sword, in_the_open=False)
    assert told(*strong_sword, in_the_open=True) == ["sword", "courage"]
