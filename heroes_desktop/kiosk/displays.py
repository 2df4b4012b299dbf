"""Which of several screens a kiosk fills: the one asked for, the one of last time, or whatever is there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

KEY = "kiosk.display"


class Display(msgspec.Struct, frozen=True):
    """A screen by its place among the others and its size."""

    place: int = 0
    size: tuple[int, int] = (0, 0)


def choose(sizes: Sequence[tuple[int, int]], asked: int | None, last: Display) -> int:
    """The place of the screen to fill. `asked` counts from 1."""
    if asked is not None and asked <= len(sizes):
        return asked - 1
    if last.place < len(sizes) and sizes[last.place] == last.size:
        return last.place
    return next((place for place, size in enumerate(sizes) if size == last.size), 0)
