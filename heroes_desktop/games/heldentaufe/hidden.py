"""What lies outside the table of faces and still must not be seen."""

from __future__ import annotations

from .state import State


def redact(s: State, seat: int | None) -> None:
    """Nothing: pile order, missions in hand and danger tokens are all faces, which the engine covers (HT-007,
    HT-009, HT-016); points, boards, discards and everything else lie open (HT-027, HT-D63, HT-D64)."""
