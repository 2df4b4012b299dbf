"""What all specs have in common, and all that the rest of the art module asks of a kind of picture.

A kind of picture is one class. It names the module that draws it, tells how large the picture will be,
what stands in for it meanwhile and whether it is worth a file: nothing else has to know that it exists.
In a room it is one file of `games/<id>/art`, the spec above and its builder `build_<name_of_the_spec>` below.

Specs are looked up by value many times in a frame and defined in great number at every start; as
structs both cost a fraction of what dataclasses take.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.geometry import Box, margined


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """What every picture can have on top: a shadow, a turn, a state.

    builder: who draws it, `package.module:function`; without a function: `build_<name_of_the_spec>`, without
        a module: that of the spec itself. Builders bring in Pillow, so those of what is seen at the start lie
        in modules of their own and are imported on first use.
    outline: what its stand-in looks like (box, round, hex, flat_hex, square, unseen). plain: its colour.
    laborious: worth a file on disk even if it is small.
    """

    builder: ClassVar[str] = ""
    outline: ClassVar[str] = "box"
    plain: ClassVar[str] = ""
    laborious: ClassVar[bool] = False

    lift: int = 0
    turn: float = 0.0
    state: str = ""

    def but(self, **changes: Any) -> Self:
        """The same picture with some things different."""
        return msgspec.structs.replace(self, **changes)

    def measure(self, factor: float) -> Box:
        """The box of the picture without turn and shadow; most things are just as large as they are."""
        del factor
        size: int = getattr(self, "size", 0)
        return margined(size, size)

    def stand_in_colour(self) -> str:
        """The colour of the stand-in: its own, or the first colour it is made of."""
        if self.plain:
            return self.plain
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, str) and len(value) == 7 and value.startswith("#"):
                return value
        return palette.LEATHER

    def stand_in_outline(self) -> str:
        """The outline of the stand-in."""
        return self.outline


class Sized(Spec, frozen=True):
    """A picture of a given width and height."""

    w: int
    h: int

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.w, self.h)
