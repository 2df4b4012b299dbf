"""What all specs have in common.

Specs are looked up by value many times in a frame and defined in great number at every start; as
structs both cost a fraction of what dataclasses take.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """What every picture can have on top: a shadow, a turn, a state."""

    builder: ClassVar[str] = ""
    """Who draws a spec of a room, as "package.module:function"; shared ones are known to `builders`."""
    laborious: ClassVar[bool] = False
    """Worth a file on disk however small it is."""
    plain: ClassVar[str] = ""
    """The colour of its stand-in; empty: the first colour among its fields."""

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
