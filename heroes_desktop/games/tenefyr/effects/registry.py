"""Where the rules find what an effect kind does: one small function for each kind and moment.

A function acts at once and returns None, or returns rules that have something to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from heroes_desktop.engine import Rules, Table

from ..kinds import Kind
from ..state import Played, State

Done: TypeAlias = Rules[None] | None


class Use(NamedTuple):
    """A card being played: by whom, its place in play, its face."""

    seat: int
    played: Played
    face: int


class Gift(NamedTuple):
    """A reward being resolved: for whom (nobody in particular: the token holder), its level, its face."""

    seat: int
    level: int
    face: int


K = TypeVar("K", bound=Kind)
E = TypeVar("E")

EnemyEffect: TypeAlias = Callable[[State, Table, K], Done]
TurnEffect: TypeAlias = Callable[[State, Table, K, int], Done]
CardEffect: TypeAlias = Callable[[State, Table, K, Use], Done]
RewardEffect: TypeAlias = Callable[[State, Table, K, Gift], Done]
TurnEffects: TypeAlias = dict[type[Kind], TurnEffect[Any]]

START: dict[type[Kind], EnemyEffect[Any]] = {}
"""At the start of combat."""
TURN_START: TurnEffects = {}
"""Before the active player draws."""
AFTER_TURN: TurnEffects = {}
"""After a turn whose check failed, if another follows; the seat is that of the player who has just acted."""
END: dict[type[Kind], EnemyEffect[Any]] = {}
"""At the end of combat, if the enemy has been defeated."""
PLAYED: dict[type[Kind], CardEffect[Any]] = {}
"""When a card is played."""
REWARD: dict[type[Kind], RewardEffect[Any]] = {}
"""When an option of a Reward card has been chosen."""


def _registering(effects: dict[type[Kind], E], kind: type[Kind]) -> Callable[[E], E]:
    """A decorator that keeps what a kind does at one moment."""

    def keep(effect: E) -> E:
        effects[kind] = effect
        return effect

    return keep


def at_start(kind: type[K]) -> Callable[[EnemyEffect[K]], EnemyEffect[K]]:
    """Register what a kind does at the start of combat."""
    return _registering(START, kind)


def at_turn_start(kind: type[K]) -> Callable[[TurnEffect[K]], TurnEffect[K]]:
    """Register what a kind does at the start of every turn."""
    return _registering(TURN_START, kind)


def after_turn(kind: type[K]) -> Callable[[TurnEffect[K]], TurnEffect[K]]:
    """Register what a kind does after a turn."""
    return _registering(AFTER_TURN, kind)


def at_end(kind: type[K]) -> Callable[[EnemyEffect[K]], EnemyEffect[K]]:
    """Register what a kind does at the end of combat."""
    return _registering(END, kind)


def when_played(kind: type[K]) -> Callable[[CardEffect[K]], CardEffect[K]]:
    """Register what a kind does when its card is played."""
    return _registering(PLAYED, kind)


def as_reward(kind: type[K]) -> Callable[[RewardEffect[K]], RewardEffect[K]]:
    """Register what an option of a Reward card does."""
    return _registering(REWARD, kind)
