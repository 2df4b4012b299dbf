"""Questions several players settle among themselves.

`claim`: who takes on a task all of them may take on. `ask_table`: a question to the whole table.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .choices import Ask, Choice, Option, Rules
from .setup import Setup
from .table import Table

ONE_ANSWER, VOTE = "one", "vote"
"""The ways a table decides together."""

LAST_WORD = "last_word"
"""The question to a seat without a vote, when those who have one disagree."""


class Deciding(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table decides together, for the state to keep: the seats that have a say, and the way."""

    voters: tuple[int, ...] = ()
    vote: bool = False


def deciding(setup: Setup) -> Deciding:
    """What a setup says of it.

    `options["voters"]` lists the seats that have a say (else all but the automated ones), and
    `options["deciding"]` is "one" (one answer for all, as if not said) or "vote".
    """
    humans = [seat for seat in range(len(setup.seats)) if seat not in setup.automated]
    voters = setup.options.get("voters", humans)
    return Deciding(tuple(sorted(voters)), setup.options.get("deciding", ONE_ANSWER) == VOTE)


def deciding_problems(setup: Setup) -> list[str]:
    """One message for each thing wrong with what a setup says of deciding together."""
    found = []
    voters = setup.options.get("voters", [])
    seats = range(len(setup.seats))
    if not isinstance(voters, list | tuple) or not all(type(seat) is int for seat in voters):
        found.append("the voting seats must be a list of seats")
    elif len(set(voters)) < len(voters) or not all(seat in seats for seat in voters):
        found.append("the voting seats must be seats of this table, each named once")
    if setup.options.get("deciding", ONE_ANSWER) not in (ONE_ANSWER, VOTE):
        found.append("a table decides by one answer or by vote")
    return found


def ask_table(
    table: Table,
    deciding: Deciding,
    seats: Sequence[int],
    kind: str,
    options: tuple[Option, ...],
    votes: list[Choice],
    about: dict[str, int | str] | None = None,
) -> Rules[Option]:
    """Put a question to the whole table; returns what it decides.

    `seats` are all seats clockwise from the one that has the last word. One answer: that seat is asked for
    everybody, or the first after it that has a say. Vote: all that have a say are asked in turn; what they
    agree on is done, else the vote of the first seat, or, if it has none, what it picks among the votes.
    Without anybody who has a say the first seat decides.

    `votes` is the state's list of the votes so far, so that everybody sees them while the others are asked;
    it is emptied in the end. A single option is taken without asking.
    """
    if len(options) == 1:
        return options[0]
    first, facts = seats[0], about or {}
    voters = [seat for seat in seats if seat in deciding.voters] or [first]
    if not deciding.vote or len(voters) == 1:
        answer: Option = yield Ask(voters[0], kind, options, about=facts, joint=True)
        return answer
    for seat in voters:
        answer = yield Ask(seat, kind, options, about=facts, joint=True)
        votes.append(Choice(seat, answer))
        table.tell("vote", question=kind, seat=seat, act=answer.act, args=list(answer.args))
    cast = {vote.seat: vote.option for vote in votes}
    if first in cast:
        votes.clear()
        return cast[first]
    chosen = tuple(option for option in options if option in cast.values())
    answer = yield Ask(first, LAST_WORD, chosen, about={**facts, "question": kind})
    votes.clear()
    return answer


def claim(
    table: Table,
    seats: Sequence[int],
    kind: str,
    take: Option,
    leave: Option,
    claims: list[int],
    sides: int = 6,
    about: dict[str, int | str] | None = None,
) -> Rules[int]:
    """Ask the seats in order whether they take it on; returns the seat that does.

    One claim: that seat. None: the first of them. Several: the highest die among the claimants. `claims`
    is the state's list of seats that claimed so far, so that everybody sees it while the others are asked;
    it is emptied in the end. A single seat is not asked.
    """
    if len(seats) == 1:
        return seats[0]
    for seat in seats:
        answer = yield Ask(seat, kind, (take, leave), about=about or {})
        claimed = answer == take
        if claimed:
            claims.append(seat)
        table.tell("claim", question=kind, seat=seat, claimed=claimed)
    claimants = list(claims)
    claims.clear()
    if not claimants:
        return seats[0]
    return contest(table, claimants, kind, sides)


def contest(table: Table, seats: Sequence[int], kind: str, sides: int = 6) -> int:
    """Each seat rolls a die, the highest decides, ties among them roll again; a single seat does not roll."""
    while len(seats) > 1:
        rolls = [table.roll(sides) for _ in seats]
        table.tell("contest", question=kind, seats=list(seats), rolls=rolls)
        best = max(rolls)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
    return seats[0]
