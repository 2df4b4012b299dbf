"""Many pictures laid down as one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import box
from heroes_desktop.desktop.art.core.solid import empty, place

if TYPE_CHECKING:
    from heroes_desktop.desktop.art.core.noise import Picture


def build_mosaic(spec: specs.Mosaic, factor: float) -> Picture:
    """Each part once, laid down wherever it is wanted, in the order given."""
    from heroes_desktop.desktop.art.core.builders import build

    result = empty(spec.w, spec.h)

    @cache
    def picture(part: specs.Spec) -> Picture:
        return build(part, factor).convert("RGBA")

    for part, x, y in spec.parts:
        size = box(part, factor)
        left, top = x - size.inner_width // 2 - size.left, y - size.inner_height // 2 - size.top
        place(result, picture(part), left, top)
    return result
