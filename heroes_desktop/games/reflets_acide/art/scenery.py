"""What stands along the road: trees, reeds, rocks, tents, hills and peaks, each in three tones."""

from __future__ import annotations

import random
from collections.abc import Callable

from PIL import ImageDraw

from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb

Pen = ImageDraw.ImageDraw
Thing = Callable[[Pen, float, float, float, random.Random], None]
"""Draws something that stands at (x, y) and is so high."""


def _oval(pen: Pen, x: float, y: float, rx: float, ry: float, colour: Colour, alpha: int = 255) -> None:
    pen.ellipse((x - rx, y - ry, x + rx, y + ry), fill=(*colour, alpha))


def _shade(pen: Pen, x: float, y: float, wide: float) -> None:
    """What a thing throws on the ground."""
    _oval(pen, x + wide * 0.25, y, wide, wide * 0.32, (12, 14, 8), 90)


def pine(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """Three tiers, lit from the left."""
    green = mix(rgb("#2C5A34"), rgb("#4A7A3A"), vary.random())
    _shade(pen, x, y, high * 0.3)
    pen.rectangle((x - high * 0.04, y - high * 0.2, x + high * 0.04, y), fill=rgb("#4A3018"))
    for tier in range(3):
        low, wide = y - high * (0.12 + 0.26 * tier), high * (0.34 - 0.08 * tier)
        top = low - high * 0.42
        pen.polygon([(x - wide, low), (x + wide, low), (x, top)], fill=dark(green, 0.28))
        pen.polygon([(x - wide, low), (x + wide * 0.1, low), (x, top)], fill=lit(green, 0.12))


def broadleaf(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A round crown on a short trunk."""
    green = mix(rgb("#4E7A34"), rgb("#7A9A40"), vary.random())
    _shade(pen, x, y, high * 0.32)
    pen.rectangle((x - high * 0.06, y - high * 0.35, x + high * 0.06, y), fill=rgb("#5A3A1E"))
    for grow, shift, tone in (
        (0.36, 0.02, dark(green, 0.3)),
        (0.33, -0.02, green),
        (0.2, -0.1, lit(green, 0.2)),
    ):
        _oval(pen, x + high * shift, y - high * (0.62 - shift), high * grow, high * grow * 0.92, tone)


def reeds(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """Stalks with brown heads."""
    for number in range(4):
        left = x + (number - 1.5) * high * 0.14
        top = y - high * vary.uniform(0.5, 0.8)
        pen.line((left, y, left + high * 0.05, top), fill=rgb("#6A8A3A"), width=max(1, round(high * 0.05)))
        _oval(pen, left + high * 0.05, top, high * 0.04, high * 0.11, rgb("#6B4423"))


def pool(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """Water with a light on it."""
    wide = high * vary.uniform(0.8, 1.15)
    _oval(pen, x, y, wide * 1.06, wide * 0.42, rgb("#5A5A34"))
    _oval(pen, x, y + high * 0.02, wide, wide * 0.37, rgb("#2F7AA0"))
    _oval(pen, x - wide * 0.15, y - wide * 0.08, wide * 0.6, wide * 0.16, rgb("#7CC0D8"), 150)


def rock(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A grey boulder with a lit side."""
    stone = mix(rgb("#5A5466"), rgb("#7A7488"), vary.random())
    _shade(pen, x, y, high * 0.34)
    pen.polygon(
        [(x - high * 0.4, y), (x - high * 0.28, y - high * 0.42), (x + high * 0.05, y - high * 0.58),
         (x + high * 0.36, y - high * 0.26), (x + high * 0.42, y)], fill=dark(stone, 0.3),
    )  # fmt: skip
    pen.polygon(
        [(x - high * 0.4, y), (x - high * 0.28, y - high * 0.42), (x + high * 0.05, y - high * 0.58),
         (x - high * 0.04, y - high * 0.1)], fill=lit(stone, 0.15),
    )  # fmt: skip


def cavern(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A dark mouth in the rock."""
    rock(pen, x, y, high * 1.15, vary)
    _oval(pen, x + high * 0.02, y - high * 0.12, high * 0.17, high * 0.2, rgb("#120C16"))
    pen.rectangle((x - high * 0.15, y - high * 0.12, x + high * 0.19, y), fill=rgb("#120C16"))


def tent(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """Canvas with a dark entrance."""
    canvas = vary.choice((rgb("#B98B4E"), rgb("#A8683A"), rgb("#8C6A4F")))
    _shade(pen, x, y, high * 0.4)
    pen.polygon([(x - high * 0.45, y), (x, y - high * 0.7), (x + high * 0.45, y)], fill=dark(canvas, 0.25))
    pen.polygon([(x - high * 0.45, y), (x, y - high * 0.7), (x + high * 0.02, y)], fill=lit(canvas, 0.12))
    pen.polygon([(x - high * 0.1, y), (x, y - high * 0.42), (x + high * 0.12, y)], fill=rgb("#2A1A10"))


def bonfire(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """Flames with their light on the ground."""
    del vary
    for reach, alpha in ((0.9, 36), (0.6, 54), (0.35, 80)):
        _oval(pen, x, y, high * reach, high * reach * 0.5, (255, 160, 60), alpha)
    for wide, tall, tone in ((0.2, 0.6, "#E0641E"), (0.13, 0.42, "#FFB03A"), (0.06, 0.24, "#FFF0A8")):
        pen.polygon([(x - high * wide, y), (x, y - high * tall), (x + high * wide, y)], fill=rgb(tone))


def hill(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A round hill with a lit shoulder."""
    green = mix(rgb("#7E8C3C"), rgb("#A0A04A"), vary.random())
    pen.pieslice(
        (x - high * 0.9, y - high * 0.6, x + high * 0.9, y + high * 0.6), 180, 360, fill=dark(green, 0.2)
    )
    pen.pieslice(
        (x - high * 0.86, y - high * 0.56, x + high * 0.45, y + high * 0.5), 180, 360, fill=lit(green, 0.1)
    )


def peak(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A mountain with snow on it."""
    stone = mix(rgb("#5E6478"), rgb("#7C8294"), vary.random())
    wide, lean = high * 0.55, high * vary.uniform(-0.06, 0.06)
    _shade(pen, x, y, wide)
    pen.polygon([(x - wide, y), (x + lean, y - high), (x + wide, y)], fill=dark(stone, 0.35))
    pen.polygon([(x - wide, y), (x + lean, y - high), (x + wide * 0.12, y)], fill=lit(stone, 0.1))
    top = x + lean
    snow = [
        (top, y - high),
        (top + wide * 0.3, y - high * 0.62),
        (top + wide * 0.08, y - high * 0.7),
        (top - wide * 0.06, y - high * 0.58),
        (top - wide * 0.28, y - high * 0.66),
    ]
    pen.polygon(snow, fill=(236, 240, 248))


def spire(pen: Pen, x: float, y: float, high: float, vary: random.Random) -> None:
    """A black needle before the Door."""
    wide = high * vary.uniform(0.14, 0.22)
    pen.polygon([(x - wide, y), (x + wide * 0.2, y - high), (x + wide, y)], fill=rgb("#1E1628"))
    pen.polygon([(x - wide, y), (x + wide * 0.2, y - high), (x, y)], fill=rgb("#3E3250"))


THINGS: tuple[tuple[Thing, ...], ...] = (
    (pine, pine, pine, broadleaf),
    (pool, reeds, broadleaf, pool),
    (rock, rock, cavern, pine),
    (tent, bonfire, broadleaf, rock),
    (hill, hill, broadleaf, rock),
    (peak, peak, peak, pine),
    (spire, spire, rock),
)
"""What stands in each landscape, in the order of `LAND_COLOURS`."""
