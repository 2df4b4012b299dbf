"""Questions that several players settle among themselves."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option, Rules, State, Table
from heroes_desktop.engine.chance import Script
from heroes_desktop.engine.joint import claim, contest

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
