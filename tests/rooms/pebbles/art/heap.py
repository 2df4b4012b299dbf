"""A heap of pebbles."""

from __future__ import annotations

from typing import ClassVar

from PIL import Image, ImageDraw

from heroes_desktop.desktop.art.core.specs_base import Sized


class Heap(Sized, frozen=True):
    """So many pebbles in rows of ten."""

    outline: ClassVar[str] = "round"
    plain: ClassVar[str] = "#8A8478"

    count: int = 0


def build_heap(spec: Heap, factor: float) -> Image.Image:
    """Grey discs."""
    del factor
    picture = Image.new("RGBA", (spec.w, spec.h), (0, 0, 0, 0))
    draw, step = ImageDraw.Draw(picture), min(spec.w // 10, spec.h // 5)
    for number in range(spec.count):
        x, y = number % 10 * step, number // 10 * step
        draw.ellipse((x, y, x + step - 4, y + step - 4), fill=(138, 132, 120, 255))
    return picture
