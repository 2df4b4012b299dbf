"""Painting landscape in tile units: the middle is (0, 0), 1 is the tile's radius, y runs down.

Two passes as on a painted map: first the shadows things throw on the ground, blurred together, then the
things themselves from back to front, each in three tones.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import (
    Picture,
    clouds,
    coloured,
    dice,
    pool,
    ramp,
    relief,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb

OVER = 3
Point = tuple[float, float]
Ground = tuple[str, str, str]


class Painter:
    """One tile being painted, three times too large."""

    def __init__(
        self, radius: int, seed: str, ground: Ground, cell: float = 0.55, flat_top: bool = False
    ) -> None:
        self.unit = radius * OVER
        self.flat_top = flat_top
        short, long = int(radius * 1.7321 * OVER) + 2 * OVER, radius * 2 * OVER + 2 * OVER
        self.w, self.h = (long, short) if flat_top else (short, long)
        self.seed = seed
        self.choose = dice(seed, "tile")
        low, middle, high = (rgb(colour) for colour in ground)
        self.picture = coloured(
            clouds(self.w, self.h, self.unit * cell, seed, "ground", octaves=5, gain=0.55), low, high, middle
        )
        self._shade = Image.new("L", (self.w, self.h), 0)
        self._things: list[tuple[float, int, Callable[[], None]]] = []
        self.pen = ImageDraw.Draw(self.picture, "RGBA")

    # ------------------------------------------------------------ strokes

    def at(self, x: float, y: float) -> Point:
        """A place in pixels."""
        return self.w / 2 + x * self.unit, self.h / 2 + y * self.unit

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour, alpha: int = 255) -> None:
        """A filled ellipse."""
        (left, top), (right, bottom) = self.at(x - rx, y - ry), self.at(x + rx, y + ry)
        self.pen.ellipse((left, top, right, bottom), fill=(*colour, alpha))

    def shape(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """A filled polygon."""
        self.pen.polygon([self.at(x, y) for x, y in points], fill=(*colour, alpha))

    def stroke(self, points: Sequence[Point], colour: Colour, width: float, alpha: int = 255) -> None:
        """A line with round joints."""
        self.pen.line(
            [self.at(x, y) for x, y in points],
            fill=(*colour, alpha),
            width=max(1, int(width * self.unit)),
            joint="curve",
        )

    def shadow(self, x: float, y: float, rx: float, ry: float, strength: int = 160) -> None:
        """What a thing throws on the ground."""
        (left, top), (right, bottom) = self.at(x - rx, y - ry), self.at(x + rx, y + ry)
        ImageDraw.Draw(self._shade).ellipse((left, top, right, bottom), fill=strength)

    def add(self, y: float, draw: Callable[[], None]) -> None:
        """A thing standing at y: nearer ones are painted later."""
        self._things.append((y, len(self._things), draw))

    def fill(self, mask: Picture, paint: Picture) -> None:
        """Paint through a mask; strokes go on top of it afterwards."""
        self.picture.paste(paint, (0, 0), mask)
        self.pen = ImageDraw.Draw(self.picture, "RGBA")

    def mask(self, points: Sequence[Point]) -> Picture:
        """The mask of a polygon."""
        mask = Image.new("L", (self.w, self.h), 0)
        ImageDraw.Draw(mask).polygon([self.at(x, y) for x, y in points], fill=255)
        return mask

    def light(
        self, x: float, y: float, reach: float, colour: Colour, strength: float = 0.7, power: float = 1.6
    ) -> None:
        """A glow that brightens what is there."""
        centre = self.at(x, y)
        glow = pool(
            self.w,
            self.h,
            (centre[0] / self.w, centre[1] / self.h),
            (reach * self.unit, reach * self.unit),
            power,
        )
        bright = ImageChops.screen(self.picture, Image.new("RGB", self.picture.size, colour))
        self.fill(scaled(glow, strength), bright)

    def finish(self, grain: float = 0.35) -> Picture:
        """Shadows, things from back to front, brush grain, light from the upper left."""
        soft = self._shade.filter(ImageFilter.GaussianBlur(self.unit * 0.03))
        tint(self.picture, (18, 20, 10), scaled(soft, 0.62))
        self.pen = ImageDraw.Draw(self.picture, "RGBA")
        for _, _, draw in sorted(self._things, key=lambda thing: thing[:2]):
            draw()
        brush = relief(clouds(self.w, self.h, self.unit * 0.06, self.seed, "brush", octaves=3), 0.8)
        self.picture = soften(self.picture, brush, grain)
        day = Image.blend(ramp(self.w, self.h, 200, 60), ramp(self.w, self.h, 190, 70, across=True), 0.4)
        self.picture = soften(self.picture, day, 0.26)
        self.pen = ImageDraw.Draw(self.picture, "RGBA")
        return self.picture

    # ------------------------------------------------------------ places

    def scatter(
        self, count: int, apart: float, edge: float = 0.84, keep: Callable[[float, float], bool] | None = None
    ) -> list[Point]:
        """Random places inside the tile, none too close to another."""
        places: list[Point] = []
        for _ in range(count * 30):
            x, y = self.choose.uniform(-0.8, 0.8), self.choose.uniform(-0.95, 0.95)
            if self.flat_top:
                x, y = y, x
            across, down = (y, x) if self.flat_top else (x, y)
            inside = abs(across) <= edge * 0.866 and abs(down) <= edge - abs(across) * 0.577
            if (
                inside
                and (keep is None or keep(x, y))
                and all(math.hypot(x - a, y - b) >= apart for a, b in places)
            ):
                places.append((x, y))
            if len(places) >= count:
                break
        return places


def blob(
    x: float, y: float, rx: float, ry: float, choose: random.Random, jitter: float = 0.10
) -> list[Point]:
    """A round shape with a wandering edge."""
    bumps = [choose.uniform(-jitter, jitter) for _ in range(3)]
    points: list[Point] = []
    for step in range(40):
        angle = 2 * math.pi * step / 40
        grow = 1 + sum(bump * math.sin((index + 2) * angle + index * 1.7) for index, bump in enumerate(bumps))
        points.append((x + rx * math.cos(angle) * grow, y + ry * math.sin(angle) * grow))
    return points


# ---------------------------------------------------------------- plants


def grass(
    p: Painter, count: int, flowers: int = 0, keep: Callable[[float, float], bool] | None = None
) -> None:
    """Tufts, and a few flowers among them."""
    for x, y in p.scatter(count, 0.10, 0.84, keep):
        colour = mix(rgb("#4E702B"), rgb("#B8C760"), p.choose.random())
        p.add(y, lambda x=x, y=y, colour=colour: _tuft(p, x, y, colour))  # type: ignore[misc]
    for x, y in p.scatter(flowers, 0.16, 0.78, keep):
        petal = p.choose.choice(((250, 245, 240), (245, 205, 80), (225, 120, 150), (150, 160, 230)))
        p.add(y, lambda x=x, y=y, petal=petal: _flower(p, x, y, petal))  # type: ignore[misc]


def _tuft(p: Painter, x: float, y: float, colour: Colour) -> None:
    for lean in (-0.035, 0.0, 0.035):
        p.stroke([(x, y), (x + lean, y - 0.075)], colour, 0.016)


def _flower(p: Painter, x: float, y: float, petal: Colour) -> None:
    p.stroke([(x, y), (x, y - 0.05)], rgb("#4E702B"), 0.014)
    for dx, dy in ((-0.02, 0.0), (0.02, 0.0), (0.0, -0.02), (0.0, 0.02)):
        p.oval(x + dx, y - 0.06 + dy, 0.018, 0.018, petal)
    p.oval(x, y - 0.06, 0.012, 0.012, (250, 215, 90))


def pine(p: Painter, x: float, y: float, tall: float, tone: float = 0.0) -> None:
    """Four tiers, dark below, lit on the left."""
    p.shadow(x + 0.09, y, 0.20, 0.075, 190)
    green = mix(rgb("#3E6B37"), rgb("#2C5540"), p.choose.random())
    green = lit(green, tone) if tone > 0 else dark(green, -tone)

    def draw() -> None:
        p.shape(
            [
                (x - tall * 0.05, y),
                (x + tall * 0.05, y),
                (x + tall * 0.04, y - tall * 0.2),
                (x - tall * 0.04, y - tall * 0.2),
            ],
            rgb("#523620"),
        )
        for tier in range(4):
            low, wide = y - tall * (0.10 + 0.22 * tier), tall * 0.42 * (1 - 0.2 * tier)
            top = low - tall * (0.42 - 0.03 * tier)
            hem = [
                (x + wide * (1 - 2 * step / 6), low + tall * (0.035 if step % 2 else -0.02))
                for step in range(7)
            ]
            p.shape([(x, top), *hem], dark(green, 0.30))
            left = [(x - wide * step / 3, low + tall * (0.03 if step % 2 else -0.015)) for step in range(4)]
            p.shape([(x, top), (x + wide * 0.12, low - tall * 0.03), *left], green)
            p.shape(
                [
                    (x, top + tall * 0.03),
                    (x - wide * 0.28, low - tall * 0.06),
                    (x - wide * 0.86, low - tall * 0.028),
                ],
                lit(green, 0.22),
            )

    p.add(y, draw)


def fruit_tree(p: Painter, x: float, y: float, tall: float) -> None:
    """A round crown full of apples."""
    p.shadow(x + 0.12, y, 0.48, 0.15, 200)
    green = rgb("#5C9138")
    spots = [(p.choose.uniform(-0.30, 0.30), p.choose.uniform(-0.86, -0.42)) for _ in range(11)]

    def draw() -> None:
        bark = rgb("#6B4526")
        p.shape(
            [(x - 0.07, y), (x + 0.08, y), (x + 0.05, y - tall * 0.45), (x - 0.04, y - tall * 0.45)], bark
        )
        p.shape(
            [(x + 0.02, y), (x + 0.08, y), (x + 0.05, y - tall * 0.45), (x + 0.02, y - tall * 0.45)],
            dark(bark, 0.35),
        )
        crown = (
            (0, -0.62, 0.40, 0.34),
            (-0.26, -0.52, 0.24, 0.20),
            (0.26, -0.52, 0.24, 0.20),
            (0, -0.84, 0.26, 0.20),
        )
        for shade, shift in ((dark(green, 0.42), 0.03), (green, 0.0), (lit(green, 0.22), -0.05)):
            grow = 1.0 if shift >= 0 else 0.66
            for cx, cy, rx, ry in crown:
                p.oval(
                    x + cx * tall + shift, y + cy * tall + shift, rx * tall * grow, ry * tall * grow, shade
                )
        for dx, dy in spots:
            p.oval(x + dx * tall, y + dy * tall, 0.045, 0.045, (200, 46, 36))
            p.oval(x + dx * tall - 0.014, y + dy * tall - 0.014, 0.014, 0.014, (255, 220, 200))

    p.add(y, draw)


def mushroom(p: Painter, x: float, y: float, size: float) -> None:
    """Red cap, white spots."""
    p.shadow(x + 0.06, y, 0.44 * size, 0.14 * size, 170)
    red = p.choose.choice((rgb("#C8402E"), rgb("#B9512B")))

    def draw() -> None:
        stem = [
            (x - size * 0.16, y),
            (x + size * 0.16, y),
            (x + size * 0.11, y - size * 0.6),
            (x - size * 0.11, y - size * 0.6),
        ]
        p.shape(stem, rgb("#E9DCC0"))
        p.shape([(x + size * 0.02, y), stem[1], stem[2], (x + size * 0.02, y - size * 0.6)], rgb("#B8A684"))
        for half, shade, bottom in ((0.50, dark(red, 0.3), 0.12), (0.44, red, 0.16)):
            (left, top), (right, low) = (
                p.at(x - size * half - (0.5 - half) * 0.2 * size, y - size * 1.12),
                p.at(x + size * half - (0.5 - half) * 1.4 * size, y - size * bottom),
            )
            p.pen.pieslice((left, top, right, low), 180, 360, fill=(*shade, 255))
        p.oval(x, y - size * 0.62, size * 0.5, size * 0.09, rgb("#C9B48C"))
        for dx, dy, r in (
            (-0.24, -0.80, 0.085),
            (0.05, -0.93, 0.075),
            (0.25, -0.76, 0.07),
            (-0.04, -0.72, 0.05),
        ):
            p.oval(x + dx * size, y + dy * size, r * size, r * size * 0.8, (250, 240, 222))

    p.add(y, draw)


def rock(p: Painter, x: float, y: float, size: float) -> None:
    """A boulder in three tones."""
    p.shadow(x + 0.03, y, size * 1.5, size * 0.5)
    grey = rgb("#8C8778")

    def draw() -> None:
        p.shape(
            [
                (x - size, y),
                (x - size * 0.7, y - size * 0.8),
                (x, y - size * 1.1),
                (x + size * 0.8, y - size * 0.7),
                (x + size, y),
            ],
            dark(grey, 0.3),
        )
        p.shape(
            [(x - size, y), (x - size * 0.7, y - size * 0.8), (x, y - size * 1.1), (x + size * 0.1, y)], grey
        )
        p.shape(
            [(x - size * 0.7, y - size * 0.8), (x, y - size * 1.1), (x - size * 0.1, y - size * 0.6)],
            lit(grey, 0.3),
        )

    p.add(y, draw)


def path(p: Painter, points: Sequence[Point], width: float, colour: str = "#B3935F") -> None:
    """A trodden way, painted on the ground at once."""
    p.stroke(points, dark(rgb(colour), 0.25), width * 1.15)
    p.stroke(points, rgb(colour), width)
    for x, y in points:
        p.oval(x, y, width / 2, width / 2, rgb(colour))
