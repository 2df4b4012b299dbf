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

EnemyEffect: TypeAlias = Callable[[State, Table, K], Done]
TurnEffect: TypeAlias = Callable[[State, Table, K, int], Done]
CardEffect: TypeAlias = Callable[[State, Table, K, Use], Done]
RewardEffect: TypeAlias = Callable[[State, Table, K, Gift], Done]

START: dict[type[Kind], EnemyEffect[Any]] = {}
"""At the start of combat."""
TURN_START: dict[type[Kind], TurnEffect[Any]] = {}
"""Before the active player draws."""
AFTER_TURN: dict[type[Kind], TurnEffect[Any]] = {}
"""After a turn whose check failed, if another follows; the seat is that of the player who has just acted."""
END: dict[type[Kind], EnemyEffect[Any]] = {}
"""At the end of combat, if the enemy has been defeated."""
PLAYED: dict[type[Kind], CardEffect[Any]] = {}
"""When a card is played."""
REWARD: dict[type[Kind], RewardEffect[Any]] = {}
"""When an option of a Reward card has been chosen."""


def at_start(kind: type[K]) -> Callable[[EnemyEffect[K]], EnemyEffect[K]]:
    """Register what a kind does at the start of combat."""

    def keep(effect: EnemyEffect[K]) -> EnemyEffect[K]:
        START[kind] = effect
        return effect

    return keep


def at_turn_start(kind: type[K]) -> Callable[[TurnEffect[K]], TurnEffect[K]]:
    """Register what a kind does at the start of every turn."""

    def keep(effect: TurnEffect[K]) -> TurnEffect[K]:
        TURN_START[kind] = effect
        return effect

    return keep


def after_turn(kind: type[K]) -> Callable[[TurnEffect[K]], TurnEffect[K]]:
    """Register what a kind does after a turn."""

    def keep(effect: TurnEffect[K]) -> TurnEffect[K]:
        AFTER_TURN[kind] = effect
        return effect

    return keep


def at_end(kind: type[K]) -> Callable[[EnemyEffect[K]], EnemyEffect[K]]:
    """Register what a kind does at the end of combat."""

    def keep(effect: EnemyEffect[K]) -> EnemyEffect[K]:
        END[kind] = effect
        return effect

    return keep


def when_played(kind: type[K]) -> Callable[[CardEffect[K]], CardEffect[K]]:
    """Register what a kind does when its card is played."""

    def keep(effect: CardEffect[K]) -> CardEffect[K]:
        PLAYED[kind] = effect
        return effect

    return keep


def as_reward(kind: type[K]) -> Callable[[RewardEffect[K]], RewardEffect[K]]:
    """Register what an option of a Reward card does."""

    def keep(effect: RewardEffect[K]) -> RewardEffect[K]:
        REWARD[kind] = effect
        return effect

    return keep
