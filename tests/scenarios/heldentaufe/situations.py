"""Situations several worked examples begin with."""

from __future__ import annotations

from heroes_desktop.games.heldentaufe.state import State


def monsters_move(s: State, commander: int, orders: int = 4) -> State:
    """The same table in the monster turn after the active player's."""
    s.stage, s.commander, s.orders = "monsters", commander, orders
    return s
