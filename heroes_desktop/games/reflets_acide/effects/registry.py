"""The known effects: how each is carried out, and whether it would change anything now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from heroes_desktop.engine import Rules, Table

from ..effect_rows import Row
from ..state import NOTHING, State


class Source(NamedTuple):
    """Where an effect comes from: a word for the log, the seat that chooses, the decision its targets are
    asked as, the Hero card it belongs to (bearer, or the one a Critter bothers) and the board."""

    cause: str
    seat: int
    kind: str = "effect_target"
    card: int = NOTHING
    board: int = NOTHING


E = TypeVar("E", bound=Row)
Run = Callable[[State, Table, E, Source], Rules[None]]
Check = Callable[[State, E, Source], bool]

_runs: dict[type[Row], Run[Any]] = {}
_checks: dict[type[Row], Check[Any]] = {}


def _always(_s: State, _effect: Row, _source: Source) -> bool:
    return True


def effect(kind: type[E], check: Check[E] = _always) -> Callable[[Run[E]], Run[E]]:
    """Register the function that carries out a kind of effect."""

    def note(run: Run[E]) -> Run[E]:
        _runs[kind] = run
        _checks[kind] = check
        return run

    return note


def apply(s: State, table: Table, row: Row, source: Source) -> Rules[None]:
    """Carry an effect out."""
    return _runs[type(row)](s, table, row, source)


def possible(s: State, row: Row, source: Source) -> bool:
    """Whether an effect would change something now."""
    return _checks[type(row)](s, row, source)


def known() -> list[type[Row]]:
    """All kinds registered."""
    return list(_runs)
