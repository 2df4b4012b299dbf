"""The conductor without window or terminal: plans, formalities, sealed answers, undo, advice."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Ask, Decision, Match, Option, Setup, Term, Thought
from heroes_desktop.games import catalogue
from heroes_desktop.table.advice import all_in_the_open, grounds
from heroes_desktop.table.conductor import Phase
from heroes_desktop.table.recap import retold
from tests import toy_together

from .watched import WatchedStage

DUEL = catalogue["immortal_king"].setup("duel")


def partners(seed: int = 1) -> Match:
    return Match.new("toy_together", toy_together.info.setups[0], seed)


def test_computers_alone_play_a_whole_match_that_nobody_stores() -> None:
    stage = WatchedStage(Match.new("immortal_king", DUEL, 3), ["random", "random"]).run()
    assert stage.over
    assert stage.conductor.phase is Phase.OVER
    assert not stage.asked_kinds
    assert stage.conductor.viewpoint is None


def test_a_lone_person_keeps_their_eyes_to_the_end() -> None:
    stage = WatchedStage(Match.new("immortal_king", DUEL, 3), ["person", "random"]).run()
    assert stage.over
    assert stage.curtains == 0
    assert stage.conductor.viewpoint == 0


@pytest.mark.parametrize("both", [True, False])
def test_sealed_answers_are_shown_to_everybody_and_stay(both: bool) -> None:
    for seed in range(30):
        match = Match.new("immortal_king", DUEL, seed)
        stage = WatchedStage(match, ["person", "person"], seed, both=both).run()
        if stage.hands:
            break
    answers = stage.hands[0]
    assert [decision.seat for decision, _option in answers] == [0, 1]
    assert all(decision.kind == "rps_throw" for decision, _option in answers)


def test_the_chronicle_of_a_record_is_that_of_the_match() -> None:
    stage = WatchedStage(Match.new("immortal_king", DUEL, 3), ["random", "random"]).run()
    played = stage.conductor.chronicle
    again = retold(stage.conductor.match.record())
    assert again.opening == played.opening
    assert [(step.seat, step.option, step.events) for step in again.steps] == [
        (step.seat, step.option, step.events) for step in played.steps
    ]


def test_a_lone_person_is_not_asked_formalities_but_two_are() -> None:
    alone = WatchedStage(partners(), ["person", *["random"] * (len(partners().setup.seats) - 1)]).run()
    assert "onward" not in alone.asked_kinds
    shared = WatchedStage(partners(), ["person"] * len(partners().setup.seats))
    shared.conductor.hurry = False
    assert "onward" in shared.run().asked_kinds


def test_partners_take_back_for_each_other() -> None:
    match = partners()
    stage = WatchedStage(match, ["person"] * len(match.setup.seats))
    taken_back: list[int] = []

    def choose(decision: Decision) -> Option | None:
        conductor = stage.conductor
        if not taken_back and conductor.holder not in (None, decision.seat) and not conductor.undo_problem():
            taken_back.append(decision.seat)
            conductor.undo()
            return None
        return stage.pick.choice(decision.options)

    stage.choose = choose
    stage.run()
    assert stage.over
    assert taken_back, "somebody could take back what a partner had chosen"


def test_advice_at_a_shared_screen_where_nothing_is_hidden() -> None:
    match = partners()
    stage = WatchedStage(match, ["person"] * len(match.setup.seats))
    open_ones: list[bool] = []

    def choose(decision: Decision) -> Option | None:
        if not decision.secret:
            allowed = not stage.conductor.advice_problem()
            assert allowed == all_in_the_open(stage.conductor.match, decision.seat)
            open_ones.append(allowed)
        return stage.pick.choice(decision.options)

    stage.choose = choose
    stage.run()
    assert any(open_ones)


def test_a_plan_ends_where_chance_has_spoken() -> None:
    """Options that were planned are followed as long as each is offered, and nothing new has come up."""
    match = Match.new("heldentaufe", Setup("2-players", ("A", "B"), {"heroes": ["random"] * 2}), 4)
    stage = WatchedStage(match, ["person", "person"])
    plans: list[tuple[int, str]] = []

    def choose(decision: Decision) -> Option | None:
        if len(plans) > 200:
            return None
        option = stage.pick.choice(decision.options)
        before = stage.conductor.match.played
        stage.conductor.choose(option, decision.options)
        reason = stage.conductor.match.can_undo.reason
        if reason in ("chance", "reveal"):
            assert not stage.conductor.plan
            plans.append((before, reason))
        return None

    stage.choose = choose
    stage.run()
    assert plans


def test_only_what_speaks_for_a_choice_is_a_reason() -> None:
    terms = (Term("against", -3.0), Term("nothing", 0.0), Term("for", 1.0), Term("more", 2.0))
    thought = Thought(Option("a"), terms)
    assert [term.reason for term in grounds(thought)] == ["more", "for"]


def test_an_answer_is_none_of_nobody() -> None:
    """Choosing while nobody is asked changes nothing."""
    stage = WatchedStage(Match.new("immortal_king", DUEL, 3), ["random", "random"]).run()
    played = stage.conductor.match.played
    stage.conductor.choose(Ask(0, "x", (Option("a"),)).options[0])
    assert stage.conductor.match.played == played
