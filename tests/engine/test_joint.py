"""Questions that several players settle among themselves."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Choice, Decision, Option, Rules, Setup, State, Table
from heroes_desktop.engine.chance import Script
from heroes_desktop.engine.joint import Deciding, ask_table, claim, contest, deciding, deciding_problems

TAKE, LEAVE = Option("take"), Option("leave")


def settle(
    answers: list[Option], rolls: list[int], seats: tuple[int, ...] = (2, 0, 1)
) -> tuple[int, list[int]]:
    """Answer a joint question; returns who takes it on and who was asked."""
    state = State(script=Script(rolls=rolls))
    claims: list[int] = []
    table = Table(state)
    rules: Rules[int] = claim(table, seats, "claim_it", TAKE, LEAVE, claims)
    asked = []
    answer = None
    try:
        while True:
            decision = rules.send(answer)
            assert isinstance(decision, Decision)
            asked.append(decision.seat)
            assert len(claims) == sum(given == TAKE for given in answers[: len(asked) - 1])
            answer = answers[len(asked) - 1]
    except StopIteration as stop:
        assert claims == []
        assert state.script.rolls == []
        return stop.value, asked


def test_one_claim_decides() -> None:
    assert settle([LEAVE, LEAVE, TAKE], []) == (1, [2, 0, 1])


def test_without_a_claim_the_first_asked_takes_it() -> None:
    assert settle([LEAVE, LEAVE, LEAVE], []) == (2, [2, 0, 1])


def test_several_claims_roll_and_ties_roll_again() -> None:
    assert settle([TAKE, TAKE, TAKE], [5, 5, 2, 1, 4]) == (0, [2, 0, 1])


def test_a_single_seat_is_not_asked() -> None:
    assert settle([], [], seats=(3,)) == (3, [])


def test_a_contest_is_told_roll_by_roll() -> None:
    table = Table(State(script=Script(rolls=[3, 3, 6, 1])))
    assert contest(table, [1, 4], "who") == 1
    assert [event.facts["rolls"] for event in table.events] == [[3, 3], [6, 1]]


NORTH, SOUTH, WEST = Option("go", ("north",)), Option("go", ("south",)), Option("go", ("west",))
WAYS = (NORTH, SOUTH, WEST)


def decide(
    way: Deciding,
    answers: list[Option],
    options: tuple[Option, ...] = WAYS,
) -> tuple[Option, list[Decision], Table]:
    """Answer a question to the whole table; returns what it decided and what was asked."""
    table = Table(State())
    votes: list[Choice] = []
    rules = ask_table(table, way, (2, 0, 1), "way", options, votes, {"level": 3})
    asked: list[Decision] = []
    try:
        decision = rules.send(None)
        while True:
            assert isinstance(decision, Decision)
            assert len(votes) == len(asked), "everybody sees the votes so far"
            asked.append(decision)
            decision = rules.send(answers[len(asked) - 1])
    except StopIteration as stop:
        assert votes == []
        assert len(asked) == len(answers)
        return stop.value, asked, table


@pytest.mark.parametrize(("voters", "seat"), [((0, 1, 2), 2), ((0, 1), 0), ((1,), 1), ((), 2)])
def test_one_answer_is_given_for_all(voters: tuple[int, ...], seat: int) -> None:
    chosen, asked, table = decide(Deciding(voters), [SOUTH])
    assert chosen == SOUTH
    assert asked == [Decision(seat, "way", WAYS, about={"level": 3}, joint=True)]
    assert table.events == []


@pytest.mark.parametrize(("voters", "seat"), [((1,), 1), ((), 2)])
def test_a_vote_of_one_is_an_answer(voters: tuple[int, ...], seat: int) -> None:
    chosen, asked, table = decide(Deciding(voters, vote=True), [WEST])
    assert (chosen, [decision.seat for decision in asked], table.events) == (WEST, [seat], [])


def test_a_single_option_is_not_put_to_the_table() -> None:
    assert decide(Deciding((0, 1, 2), vote=True), [], options=(WEST,))[:2] == (WEST, [])


def test_all_that_have_a_say_vote_in_turn() -> None:
    chosen, asked, table = decide(Deciding((0, 1, 2), vote=True), [SOUTH, SOUTH, SOUTH])
    assert chosen == SOUTH
    assert [decision.seat for decision in asked] == [2, 0, 1]
    assert all(decision.joint and decision.kind == "way" for decision in asked)
    assert [(event.kind, event.facts["seat"]) for event in table.events] == [("vote", s) for s in (2, 0, 1)]
    assert table.events[0].facts == {"question": "way", "seat": 2, "act": "go", "args": ["south"]}


def test_the_first_seat_prevails_when_votes_differ() -> None:
    assert decide(Deciding((0, 1, 2), vote=True), [SOUTH, NORTH, NORTH])[0] == SOUTH


def test_a_first_seat_without_a_vote_picks_among_the_votes() -> None:
    chosen, asked, _ = decide(Deciding((0, 1), vote=True), [WEST, NORTH, WEST])
    assert chosen == WEST
    last = asked[-1]
    assert (last.seat, last.kind, last.options, last.joint) == (2, "last_word", (NORTH, WEST), False)
    assert last.about == {"level": 3, "question": "way"}


def test_a_first_seat_without_a_vote_cannot_overrule_the_others() -> None:
    _, asked, _ = decide(Deciding((0, 1), vote=True), [WEST, WEST, WEST])
    assert asked[-1].options == (WEST,), "a single option is taken by the engine"


def test_the_setup_says_who_has_a_say() -> None:
    three = ("Ann", "Ben", "Cleo")
    assert deciding(Setup("x", three)) == Deciding((0, 1, 2))
    assert deciding(Setup("x", three, automated=(1,))) == Deciding((0, 2))
    chosen = {"voters": [2, 1], "deciding": "vote"}
    assert deciding(Setup("x", three, chosen, automated=(1,))) == Deciding((1, 2), vote=True)
    assert deciding_problems(Setup("x", three, chosen)) == []


@pytest.mark.parametrize(
    "options", [{"voters": 3}, {"voters": [3]}, {"voters": [0, 0]}, {"deciding": "shouting"}]
)
def test_a_setup_that_makes_no_sense_is_refused(options: dict[str, object]) -> None:
    assert len(deciding_problems(Setup("x", ("Ann", "Ben", "Cleo"), options))) == 1
