"""Things made once and kept, bounded by what they weigh together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    import pygame

MEBIBYTE = 1 << 20

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def weight(surface: pygame.Surface) -> int:
    """The bytes a surface takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Shelf(Generic[K, V]):
    """What was used last stays; what lay unused for longest leaves first when the shelf is full."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self.limit = limit
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def get(self, key: K) -> V | None:
        """What is kept under a key; it becomes the most recently used."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: K, thing: V) -> V:
        """Keep a thing and give it back; a single one is kept however heavy it is."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.weight -= self._weigh(old)
        self._kept[key] = thing
        self.weight += self._weigh(thing)
        while self.weight > self.limit and len(self._kept) > 1:
            self.weight -= self._weigh(self._kept.popitem(last=False)[1])
        return thing

    def clear(self) -> None:
        """Keep nothing any more."""
        self._kept.clear()
        self.weight = 0
