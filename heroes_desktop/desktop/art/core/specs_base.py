"""What all specs have in common.

Specs are looked up by value many times in a frame and defined in great number at every start; as
structs both cost a fraction of what dataclasses take.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """What every picture can have on top: a shadow, a turn, a state."""

    lift: int = 0
    turn: float = 0.0
    state: str = ""

    def but(self, **changes: Any) -> Self:
        """The same picture with some things different."""
        return msgspec.structs.replace(self, **changes)


class Sized(Spec, frozen=True):
    """A picture of a given width and height."""

    w: int
    h: int
