"""The stages a match has gone through, kept outside what a clone copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, TypeAlias

from .choices import Choice
from .coding import encode

_LONG = 12
"""A list or dictionary with this many numbers or more is copied rather than decoded again."""

_MANY = 8
"""With this many copies to make, it pays to take the state apart first."""

_Numbers: TypeAlias = list[int] | dict[int, int]


class Stage:
    """The start of a stage: its checkpoint and the choices that led here from the stage before.

    Stages form a chain that clones share. A loaded match keeps only the digest of stages that
    undo can no longer reach.
    """

    __slots__ = ("_copies", "_digest", "_parts", "before", "checkpoint", "choices")

    def __init__(
        self,
        checkpoint: bytes,
        before: Stage | None,
        choices: tuple[Choice, ...],
        digest: str = "",
    ) -> None:
        self.checkpoint = checkpoint
        self.before = before
        self.choices = choices
        self._digest = digest
        self._copies = 0
        self._parts: tuple[bytes, list[tuple[str, _Numbers]]] | None = None

    def state(self, decode: Callable[[bytes], Any]) -> Any:
        """A new copy of the state at the start.

        Searching players ask for many. Most of a state are a few long lists of numbers or maps of them,
        and copying these is quicker than reading them again and again.
        """
        if self._parts is None:
            self._copies += 1
            if self._copies < _MANY:
                return decode(self.checkpoint)
            self._parts = _taken_apart(decode(self.checkpoint))
        rest, long_ones = self._parts
        state = decode(rest)
        for name, numbers in long_ones:
            setattr(state, name, numbers.copy())
        return state

    @property
    def digest(self) -> str:
        """A hash of the checkpoint, computed when first asked for."""
        if not self._digest:
            self._digest = digest(self.checkpoint)
        return self._digest

    def chain(self) -> list[Stage]:
        """All stages up to this one, first to last."""
        return list(self._backwards())[::-1]

    def _backwards(self) -> Iterator[Stage]:
        stage: Stage | None = self
        while stage is not None:
            yield stage
            stage = stage.before


def _taken_apart(state: Any) -> tuple[bytes, list[tuple[str, _Numbers]]]:
    """An encoded state without its long lists and maps of numbers, and these by name."""
    found: list[tuple[str, _Numbers]] = []
    for name in state.__struct_fields__:
        value = getattr(state, name)
        if type(value) in (list, dict) and len(value) >= _LONG and _all_numbers(value):
            found.append((name, value))
            setattr(state, name, type(value)())
    return encode(state), found


def _all_numbers(value: list[Any] | dict[Any, Any]) -> bool:
    items = (*value, *value.values()) if isinstance(value, dict) else value
    return all(type(each) is int for each in items)


def digest(data: bytes) -> str:
    """The project's hash of encoded data; equal across processes and machines."""
    return blake2b(data, digest_size=16).hexdigest()
