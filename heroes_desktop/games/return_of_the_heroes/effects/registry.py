"""Effects of encounter tiles, found by the type of their row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from heroes_desktop.engine import Rules, Table

from ..kinds import Action
from ..state import State

CanUse = Callable[[State, int, Any], bool]
"""Whether the active hero can use a tile with this row now; using it twice a turn is ruled out before."""
Use = Callable[[State, Table, int, Any], Rules[None]]


class Effect(NamedTuple):
    """When an encounter can be used, and what then happens."""

    usable: CanUse
    run: Use


_effects: dict[type[Any], Effect] = {}


def effect(row: type[Any], usable: CanUse) -> Callable[[Use], Use]:
    """Register the function that carries out a kind of effect."""

    def keep(function: Use) -> Use:
        _effects[row] = Effect(usable, function)
        return function

    return keep


def usable(s: State, tile: int, action: Action) -> bool:
    """Whether the active hero may use this encounter tile now (RH-097, RH-240, RH-D82)."""
    return _effects[type(action)].usable(s, tile, action)


def run(s: State, table: Table, tile: int, action: Action) -> Rules[None]:
    """Carry out an encounter."""
    return _effects[type(action)].run(s, table, tile, action)


def can_pay(s: State, _tile: int, action: Any) -> bool:
    """The gold must be there (RH-240)."""
    return s.heroes[s.active].gold >= int(action.gold)


def always(_s: State, _tile: int, _action: Any) -> bool:
    """Nothing stands against it."""
    return True


def registered() -> tuple[type[Any], ...]:
    """The kinds of effects there are."""
    return tuple(_effects)
