"""What lies outside the table of faces and still must not be seen."""

from __future__ import annotations

from .state import State


def redact(s: State, seat: int | None) -> None:
    """Nothing: all players share everything, and what nobody may know (pile orders, face-down cards and
    tokens) are faces, which the engine covers. The bag can be counted openly."""
