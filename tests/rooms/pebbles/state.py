"""The heap, and whose turn it is."""

from __future__ import annotations

from heroes_desktop.engine import State as Base

HEAP = 12


class State(Base, kw_only=True):
    """All there is to know."""

    heap: int = HEAP
    turn: int = 0
