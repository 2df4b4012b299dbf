"""What computers have worked out is kept for the next thought, but not without end: bounded by its weight.

The caches are those of the games' own functions. They hold nothing but results that can be worked out again,
so the largest are simply emptied once all of them together weigh too much.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Protocol, runtime_checkable

LIMIT = 8_000_000
"""Bytes all kept results may weigh together in one process: some thousand thoughts."""
ENTRY = 600
"""Bytes one of them weighs on average, measured over the players of all games."""
SMALL = 500
"""Results of a function that are never worth forgetting."""

_ROOMS = "heroes_desktop.games."


class _Info(Protocol):
    @property
    def currsize(self) -> int: ...


@runtime_checkable
class _Kept(Protocol):
    """A function that keeps its results."""

    def cache_info(self) -> _Info: ...
    def cache_clear(self) -> None: ...


_known: list[_Kept] = []
_modules = 0


def weight() -> int:
    """What all kept results weigh, roughly."""
    return sum(function.cache_info().currsize for function in _functions()) * ENTRY


def tidy(limit: int = LIMIT) -> int:
    """Forget results, the most numerous first, until at most half the limit is left; gives the weight now."""
    total = weight()
    if total <= limit:
        return total
    by_size = sorted(_functions(), key=lambda function: -function.cache_info().currsize)
    for function in by_size:
        number = function.cache_info().currsize
        if total <= limit // 2 or number < SMALL:
            break
        function.cache_clear()
        total -= number * ENTRY
    return total


def _functions() -> list[_Kept]:
    """Every function of the rooms that keeps results; looked for again when modules have been loaded."""
    global _known, _modules
    if len(sys.modules) != _modules:
        _modules = len(sys.modules)
        _known = list({id(function): function for function in _found()}.values())
    return _known


def _found() -> Iterator[_Kept]:
    for name, module in list(sys.modules.items()):
        if name.startswith(_ROOMS):
            yield from (value for value in list(vars(module).values()) if isinstance(value, _Kept))
