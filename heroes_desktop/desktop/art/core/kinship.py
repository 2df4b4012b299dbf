"""The same picture at another size: shown, scaled, while the right size is being drawn.

When a map is fitted anew or a card grows, everything on it is wanted at a size nobody has drawn yet. A
finished picture of the same thing is at hand almost always, and looks like it; a patch of colour does not.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import pygame

    from heroes_desktop.desktop.art.core.geometry import Box

SIZES = frozenset(("w", "h", "size", "radius", "height", "lift", "state", "press"))
"""What may differ between two pictures of one thing: how large it is, its shadow, and how it is lit."""
_ASKEW = 1.3
"""By how much proportions may differ before a picture is too distorted to stand for the other."""


def likeness(spec: Any) -> Hashable:
    """Equal for pictures of the same thing."""
    values = [getattr(spec, name) for name in spec.__struct_fields__ if name not in SIZES]
    return type(spec), tuple(map(_alike, values))


def _alike(value: Any) -> Hashable:
    """A value of a spec as far as it is no matter of size: of a part and its place only the part."""
    if isinstance(value, msgspec.Struct):
        return likeness(value)
    if not isinstance(value, tuple):
        return value  # type: ignore[no-any-return]
    placed = any(isinstance(each, msgspec.Struct) for each in value)
    return tuple(_alike(each) for each in value if not (placed and isinstance(each, int)))


def alike(one: Box, other: Box) -> bool:
    """Whether two pictures have about the same proportions."""
    across, along = one.inner_width * other.inner_height, one.inner_height * other.inner_width
    return max(across, along) <= _ASKEW * min(across, along)


def scaled(picture: pygame.Surface, its: Box, wanted: Box) -> pygame.Surface:
    """A picture brought to another box, so that the thing itself lies where it will lie."""
    import pygame

    across = wanted.inner_width / max(1, its.inner_width)
    down = wanted.inner_height / max(1, its.inner_height)
    size = (max(1, round(its.width * across)), max(1, round(its.height * down)))
    result = pygame.Surface((wanted.width, wanted.height), pygame.SRCALPHA)
    large = pygame.transform.smoothscale(picture.convert_alpha(), size)
    result.blit(large, (round(wanted.left - its.left * across), round(wanted.top - its.top * down)))
    return result
