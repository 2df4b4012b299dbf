"""Small framed signs shared by cards and boards: badges, gems, players' shapes."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from heroes_desktop.desktop.art.core.lettering import shrunk, width, write
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, gradient, ramp, scaled
from heroes_desktop.desktop.art.core.palette import OUTLINE, Colour, GemLook, dark, grade, lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    cut,
    empty,
    flat,
    grown,
    place,
    polygon,
    shape_points,
    sunken,
)
from heroes_desktop.desktop.art.material import textures

_PALE = rgb(OUTLINE)
_DICE = re.compile(r"\dd\d")
SMALLEST = 12.5
"""No number is drawn smaller, not even on the smallest badge."""
TINY = 30
"""Pixels of a badge or token below which its figures are plain."""


@lru_cache(256)
def badge(w: int, h: int, base: Colour, accent: Colour, text: str, shape: str = "shield") -> Picture:
    """A brass-rimmed field with a short text; a wide shield holds longer ones."""
    mask = _badge_mask(w, h, shape)
    small = min(w, h)
    result = empty(w, h)
    shadow = ImageChops.offset(mask.filter(ImageFilter.GaussianBlur(small * 0.05)), 0, int(small * 0.04))
    place(result, flat(shadow, (0, 0, 0), 0.8), 0, 0)
    rim = bevel(gradient(w, h, textures.BRASS_RUN), mask, small * 0.03, 160, 160)
    place(result, cut(rim, mask), 0, 0)
    tiny = small < TINY
    edging = 1 if tiny else max(2, round(small * 0.06))
    inner = mask.filter(ImageFilter.MinFilter(edging * 2 + 1))
    field = sunken(gradient(w, h, ((0, lit(base, 0.25)), (1, dark(base, 0.45)))), inner, small * 0.05, 150)
    place(result, cut(field, inner), 0, 0)
    hairline = ImageChops.subtract(inner, inner.filter(ImageFilter.MinFilter(3)))
    place(result, flat(hairline, accent, 0.45), 0, 0)
    # in Cinzel a d6 would read ID6, and a small figure with an edge would be a blot
    face = "condensed_label" if _DICE.search(text) else "bold" if tiny else "display"
    size = shrunk(text, face, max(SMALLEST, small * (0.50 if len(text) < 2 else 0.42)), w * 0.68, SMALLEST)
    if width(text, face, size) > w * 0.72:
        face = "condensed_label"
        size = shrunk(text, face, max(SMALLEST, small * 0.42), w * 0.72, SMALLEST)
    edge = None if tiny else (dark(base, 0.7), max(1, int(small * 0.025)))
    write(
        result,
        (w / 2, h * (0.475 if shape == "shield" else 0.5)),
        text,
        face,
        size,
        (255, 246, 222),
        "mm",
        edge=edge,
    )
    return result


def _badge_mask(w: int, h: int, shape: str) -> Picture:
    small = min(w, h)
    points = shape_points(shape, small / 2, small * (0.47 if shape == "shield" else 0.5), small * 0.40)
    stretched = [(x * w / small, y * h / small) for x, y in points]
    mask = polygon(w, h, stretched).filter(ImageFilter.GaussianBlur(small * 0.012))
    return mask.point([max(0, min(255, (v - 100) * 5)) for v in range(256)])


@lru_cache(256)
def gem(size: int, look: GemLook, missing: bool = False) -> Picture:
    """A cut stone, its facets lit from the upper left."""
    n = size * 4
    colour = rgb(look.colour)
    picture = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    corners = shape_points(look.cut, n / 2, n / 2, n * 0.38)
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))

    def about(share: float) -> list[tuple[float, float]]:
        return [
            (middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in corners
        ]

    draw.polygon(about(1.14), fill=(*dark(colour, 0.78), 255))
    table = about(0.56)
    for index, (x, y) in enumerate(corners):
        following = (index + 1) % len(corners)
        across = (x + corners[following][0]) / 2 - middle[0]
        down = (y + corners[following][1]) / 2 - middle[1]
        away = math.hypot(across, down) or 1
        light = -across / away * 0.55 - down / away * 0.83
        draw.polygon(
            [(x, y), corners[following], table[following], table[index]],
            fill=(*grade(colour, light * (0.55 if light > 0 else 0.62)), 255),
        )
    draw.polygon(table, fill=(*lit(colour, 0.16), 255))
    top = Image.new("L", (n, n), 0)
    ImageDraw.Draw(top).polygon(table, fill=255)
    place(picture, flat(ImageChops.multiply(top, ramp(n, n, 120, 0)), (255, 255, 255)), 0, 0)
    draw.line([*table, table[0]], fill=(*lit(colour, 0.7), 255), width=max(1, int(n * 0.012)))
    x, y = n * 0.386, n * 0.363
    draw.ellipse((x - n * 0.05, y - n * 0.035, x + n * 0.05, y + n * 0.035), fill=(255, 255, 255, 255))
    picture = picture.resize((size, size), LANCZOS)
    if not missing:
        return picture
    grey = ImageOps.grayscale(picture.convert("RGB"))
    return Image.merge("RGBA", (grey, grey, grey, scaled(picture.getchannel("A"), 0.35)))


@lru_cache(256)
def player_shape(size: int, shape: str, colour: Colour, edge: Colour | None = _PALE) -> Picture:
    """A player's shape with the pale outline that makes it read on any ground."""
    line = size * 0.045 if edge else 0.0
    mask = polygon(
        size, size, shape_points(shape, size / 2, size * (0.54 if shape == "triangle" else 0.5), size * 0.40)
    )
    result = empty(size, size)
    if edge:
        place(result, flat(grown(mask, max(0.8, line)), edge), 0, 0)
    body = (
        bevel(Image.new("RGB", (size, size), colour), mask, max(1, size * 0.04), 70, 60)
        if size > 14
        else Image.new("RGB", (size, size), colour)
    )
    place(result, cut(body, mask), 0, 0)
    return result
