"""Rows as they come out of the file: one that is damaged costs at most itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from heroes_desktop.engine import Outcome

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

UNREADABLE = (
    msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError, LookupError, AttributeError
)  # fmt: skip
"""What reading a damaged row may raise."""

LATEST = 32_503_680_000.0
"""The year 3000: what claims to be later has lost its date."""

LONGEST_TITLE = 200


def readable(
    rows: Iterable[Any], make: Callable[[Any], T], lost: Callable[[], None] | None = None
) -> list[T]:
    """What can be made of rows; `lost` is called for each that cannot be read."""
    found = []
    for row in rows:
        try:
            found.append(make(row))
        except UNREADABLE:
            if lost is not None:
                lost()
    return found


def checked(kind: type[R], fields: Iterable[Any]) -> R:
    """A record of a row's columns, each of the type it should have."""
    names = [field.name for field in msgspec.structs.fields(kind)]
    return msgspec.convert(dict(zip(names, fields, strict=False)), kind)


def moment(value: object) -> float:
    """A time; one that no calendar knows counts as long ago, and what is to come as now."""
    if not isinstance(value, int | float) or not 0 <= value <= LATEST:
        return 0.0
    return min(float(value), time.time())


def plain(text: Any) -> dict[str, Any]:
    """Stored facts; none where they are damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except UNREADABLE:
        return {}


def clean(text: str) -> str:
    """A title or name fit for one line, a file and a database."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_TITLE]


def fitting(outcome: Outcome, seats: int) -> Outcome:
    """An outcome that speaks of no other seats than there are."""
    winners = tuple(seat for seat in outcome.winners if 0 <= seat < seats)
    if winners == outcome.winners and len(outcome.scores) <= seats:
        return outcome
    return msgspec.structs.replace(outcome, winners=winners, scores=outcome.scores[:seats])
