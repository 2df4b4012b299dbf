"""Moments of a game worth a picture: a room names them, computers play until each has come up.

`Room.moments` opens them; rooms without it have none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

import msgspec

from heroes_desktop.engine import Decision, Match, Option, situation
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.players import make

MOST_MATCHES, MOST_STEPS = 40, 4000
LEVEL = "easy"
VICTORY = "victory"
"""The last question of a match that was played to its end; every room with moments has it."""


@dataclass(frozen=True)
class Moment:
    """A name and how to know that it has come."""

    name: str
    here: Callable[[Match, Decision], bool]


class Moments(Protocol):
    """What a room names, and the match of a seed in which they are looked for."""

    @property
    def MOMENTS(self) -> Sequence[Moment]: ...
    def opening(self, seed: int) -> Match: ...


@dataclass(frozen=True)
class Found:
    """A stored match at a moment, and for the victory the answer that ends it."""

    name: str
    data: bytes
    answer: Option | None = None


def asked(kind: str) -> Callable[[Match, Decision], bool]:
    """A question of this kind has come up."""
    return lambda _match, decision: decision.kind == kind


@cache
def moments(game: str) -> tuple[Found, ...]:
    """All moments a room names, in its order, then the victory."""
    opened = rooms[game].moments
    if opened is None:
        return ()
    module = opened()
    wanted = module.MOMENTS
    found: dict[str, Found] = {}
    for seed in range(1, MOST_MATCHES):
        _play(module.opening(seed), wanted, found)
        if len(found) == len(wanted) + 1:
            break
    order = [*(moment.name for moment in wanted), VICTORY]
    return tuple(found[name] for name in order if name in found)


def _play(match: Match, wanted: Sequence[Moment], found: dict[str, Found]) -> None:
    """One match between computers, from which everything not yet found is kept."""
    player = make(match.game, LEVEL)
    for _step in range(MOST_STEPS):
        if not match.pending:
            break
        decision = match.pending[0]
        for moment in wanted:
            if moment.name not in found and moment.here(match, decision):
                found[moment.name] = Found(moment.name, match.dump())
        match.play(player.think(situation(match, decision)).option, decision.seat)
    if match.outcome is not None and VICTORY not in found:
        found[VICTORY] = _last_question(match)


def _last_question(match: Match) -> Found:
    """The match once more, up to the answer that ended it."""
    record = match.record()
    *before, last = record.choices
    again = Match.retold(msgspec.structs.replace(record, choices=tuple(before)))
    return Found(VICTORY, again.dump(), last.option)
