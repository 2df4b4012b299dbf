"""Questions several players settle among themselves: who takes on a task all of them may take on."""

from __future__ import annotations

from collections.abc import Sequence

from .choices import Ask, Option, Rules
from .table import Table


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
