"""Questions whose options are listed only where somebody looks at them."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Decision, Match, Offer, Option, Outcome, Rules, RulesError, Setup, Table

from .small import SmallState, Stage, small_game

ANSWERS = (Option("left"), Option("right"))


class Counted:
    """Lists of options, counted."""

    def __init__(self, *options: Option) -> None:
        self.options = options
        self.listed = 0

    def __call__(self, _state: SmallState) -> tuple[Option, ...]:
        self.listed += 1
        return self.options


def offering(lists: Counted, questions: int, always: bool = True) -> Stage:
    """Rules of one stage: so many offers, then the end."""

    def rules(s: SmallState, table: Table) -> Rules[None]:
        for number in range(questions):
            answer = yield Offer(0, f"offer {number}", lists, always=always)
            s.heard.append(str(answer))
        raise table.finish(Outcome((), (), "offered"))

    return rules


def started(lists: Counted, questions: int = 3, always: bool = True) -> Match:
    """A match at the first offer."""
    return Match.new(small_game(offering(lists, questions, always)), Setup("one", ("Ann",)))


def test_an_offer_is_a_question_like_any_other() -> None:
    match = started(Counted(*ANSWERS))
    assert match.decision == Decision(0, "offer 0", ANSWERS, always=True)
    for option in (ANSWERS[0], ANSWERS[1], ANSWERS[0]):
        match.play(option)
    assert match.state.heard == ["left", "right", "left"]
    assert Match.replay(match.record()).state_hash() == match.state_hash()


def test_a_copy_takes_over_the_list_of_its_original() -> None:
    lists = Counted(*ANSWERS)
    match = started(lists)
    match.play(ANSWERS[0])
    match.play(ANSWERS[1])
    listed = lists.listed
    twin = match.clone()
    assert lists.listed == listed
    assert twin.decision == match.decision
    twin.play(ANSWERS[0])
    assert twin.state.heard == ["left", "right", "left"]
    assert match.state.heard == ["left", "right"]


def test_a_copy_lists_what_it_is_asked_later() -> None:
    lists = Counted(*ANSWERS)
    twin = started(lists).clone()
    twin.play(ANSWERS[0])
    assert twin.decision == Decision(0, "offer 1", ANSWERS, always=True)


def test_a_loaded_match_lists_anew_and_is_the_same() -> None:
    lists = Counted(*ANSWERS)
    match = started(lists)
    match.play(ANSWERS[1])
    listed = lists.listed
    assert Match.load(match.dump()).state_hash() == match.state_hash()
    assert lists.listed > listed


def test_an_offer_with_one_option_is_asked_only_if_always_asked() -> None:
    assert started(Counted(ANSWERS[0])).decision is not None
    forced = started(Counted(ANSWERS[0]), always=False)
    assert forced.outcome is not None
    assert forced.state.heard == ["left"] * 3


def test_a_copy_walks_past_offers_that_were_forced() -> None:
    forced, free = Counted(ANSWERS[0]), Counted(*ANSWERS)

    def rules(s: SmallState, table: Table) -> Rules[None]:
        for lists in (free, forced, free):
            s.heard.append(str((yield Offer(0, "offer", lists, always=False))))
        raise table.finish(Outcome((), (), "offered"))

    match = Match.new(small_game(rules), Setup("one", ("Ann",)))
    match.play(ANSWERS[1])
    twin = match.clone()
    assert twin.state.heard == match.state.heard == ["right", "left"]
    assert twin.decision == match.decision


def test_an_offer_without_options_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError, match="without options"):
        started(Counted())
