"""Paints the land: ground, scenery, the Chasm, and the road bent through it all."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    dice,
    pool,
    relief,
    scaled,
    soften,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import rounded

from .scenery import THINGS
from .stones import LAND_COLOURS, Land

OVER = 2
"""Scenery is drawn this many times too large and then made small."""
Point = tuple[float, float]
STRIP = 8
"""The ground has no sharp edges: it is painted this many times smaller."""
SAND, EMBER, STONE = rgb("#CFA868"), rgb("#6A241C"), rgb("#6E5E8C")


def build_land(spec: Land, factor: float) -> Picture:
    """Ground, Chasm, things from back to front, ways; light from the upper left over everything."""
    land = _ground(spec)
    land.paste(_chasm(spec), (0, 0), _chasm_mask(spec))
    drawn = land.resize((spec.w * OVER, spec.h * OVER), LANCZOS)
    pen = ImageDraw.Draw(drawn, "RGBA")
    _way(pen, spec.red, spec.space * 0.5, EMBER)
    _way(pen, spec.road, spec.space * 0.74, SAND)
    _way(pen, spec.corridor, spec.space * 0.6, STONE)
    _scenery(pen, spec)
    painted = drawn.resize((spec.w, spec.h), LANCZOS)
    brush = relief(clouds(spec.w, spec.h, 10, "land brush", octaves=3), 0.8)
    painted = soften(painted, brush, 0.28)
    result = painted.convert("RGBA")
    result.putalpha(rounded(spec.w, spec.h, max(4, round(12 * factor))))
    return result


# the ground


def _ground(spec: Land) -> Picture:
    """Patches of the six landscapes, run into each other."""
    w, h = max(4, spec.w // STRIP), max(4, spec.h // STRIP)
    small = Image.new("RGB", (w, h))
    spots = [(x / STRIP, y / STRIP, land) for (x, y), land in zip(spec.road, spec.lands, strict=True)]
    colours = [rgb(colour) for colour in LAND_COLOURS]
    small.putdata([_nearest(x, y, spots, colours) for y in range(h) for x in range(w)])
    small = small.filter(ImageFilter.GaussianBlur(max(1.0, spec.space / STRIP * 0.7)))
    ground = small.resize((spec.w, spec.h), Image.Resampling.BICUBIC)
    rough = clouds(spec.w, spec.h, spec.space * 1.4, "land", octaves=5, gain=0.6)
    return soften(ground, rough, 0.75)


def _nearest(
    x: float, y: float, spots: Sequence[tuple[float, float, int]], colours: Sequence[Colour]
) -> Colour:
    land = min(spots, key=lambda spot: (spot[0] - x) ** 2 + 2.2 * (spot[1] - y) ** 2)[2]
    return colours[land]


# the Chasm


def _edge(spec: Land) -> list[Point]:
    """The ragged lower edge of the Chasm."""
    choose = dice("chasm")
    return [(x * spec.w / 40, spec.chasm * choose.uniform(0.93, 1.03)) for x in range(41)]


def _chasm_mask(spec: Land) -> Picture:
    mask = Image.new("L", (spec.w, spec.h), 0)
    ImageDraw.Draw(mask).polygon([(0, 0), *_edge(spec), (spec.w, 0)], fill=255)
    return mask.filter(ImageFilter.GaussianBlur(1))


def _chasm(spec: Land) -> Picture:
    """Violet rock with cracks that glow, lit along the corridor."""
    rock = clouds(spec.w, spec.h, spec.space * 1.8, "rock", octaves=5, gain=0.6)
    stone = coloured(rock, rgb("#0C0714"), rgb("#4A3868"), rgb("#1E142E"))
    stone = soften(stone, relief(rock, 2.2), 0.8)
    glow = Image.new("L", (spec.w, spec.h), 0)
    pen = ImageDraw.Draw(glow)
    choose = dice("cracks")
    for _crack in range(14):
        _crackle(pen, choose, spec)
    soft = ImageChops.lighter(
        glow, glow.filter(ImageFilter.GaussianBlur(spec.space * 0.16)).point(lambda v: v * 2)
    )
    stone.paste(rgb("#A05AF0"), (0, 0, *stone.size), scaled(soft, 0.55))
    if spec.corridor:
        middle = sum(y for _x, y in spec.corridor) / len(spec.corridor)
        light = pool(spec.w, spec.h, (0.5, middle / spec.h), (spec.w * 0.6, spec.chasm * 0.7), 1.4)
        bright = ImageChops.screen(stone, Image.new("RGB", stone.size, rgb("#3A2468")))
        stone.paste(bright, (0, 0), scaled(light, 0.8))
    pen = ImageDraw.Draw(stone)
    edge = _edge(spec)
    pen.line(edge, fill=rgb("#08040C"), width=max(3, spec.space // 4))
    pen.line([(x, y - spec.space * 0.14) for x, y in edge], fill=rgb("#6A549A"), width=1)
    return stone


def _crackle(pen: ImageDraw.ImageDraw, choose: random.Random, spec: Land) -> None:
    x, y = choose.uniform(0, spec.w), choose.uniform(0, spec.chasm)
    angle = choose.uniform(0, 2 * math.pi)
    points = [(x, y)]
    for _step in range(7):
        angle += choose.uniform(-0.8, 0.8)
        x, y = x + math.cos(angle) * spec.space * 0.7, y + math.sin(angle) * spec.space * 0.5
        points.append((x, y))
    pen.line(points, fill=150, width=max(1, spec.space // 22))


# ways


def _way(pen: ImageDraw.ImageDraw, spots: Sequence[tuple[int, int]], wide: float, colour: Colour) -> None:
    """A ribbon: dark hem, body, a lighter middle worn by feet."""
    points = _smooth([(x * OVER, y * OVER) for x, y in spots])
    coats = (
        (1.3, 0.12, dark(colour, 0.72)),
        (1.12, 0.0, dark(colour, 0.35)),
        (0.95, 0.0, colour),
        (0.45, -0.04, lit(colour, 0.18)),
    )
    for grow, down, tone in coats:
        radius = wide * OVER * grow / 2
        for x, y in points:
            low = y + wide * OVER * down
            pen.ellipse((x - radius, low - radius, x + radius, low + radius), fill=tone)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Many points along a curve through all of these (Catmull-Rom)."""
    if len(points) < 2:
        return list(points)
    padded = [points[0], *points, points[-1]]
    found = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        steps = max(4, int(math.dist(start, end) / 3))
        for step in range(steps):
            found.append(_between(before, start, end, after, step / steps))
    return [*found, points[-1]]


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    def along(axis: int) -> float:
        a, b, c, d = before[axis], start[axis], end[axis], after[axis]
        return 0.5 * (
            2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        )

    return along(0), along(1)


# scenery


def _scenery(pen: ImageDraw.ImageDraw, spec: Land) -> None:
    """Things of each landscape wherever no way runs, far ones first."""
    choose = dice("scenery")
    ways = [*spec.road, *spec.red, *spec.corridor]
    spots = [(x, y, land) for (x, y), land in zip(spec.road, spec.lands, strict=True)]
    placed: list[tuple[float, float]] = []
    step = spec.space
    for _try in range(1600):
        x, y = (
            choose.uniform(step * 0.3, spec.w - step * 0.3),
            choose.uniform(spec.chasm * 1.12, spec.h - step * 0.15),
        )
        clear = all(math.hypot(x - a, (y - step * 0.2) - b) > step * 0.78 for a, b in ways)
        if clear and all(math.hypot(x - a, (y - b) * 1.5) > step * 0.42 for a, b in placed):
            placed.append((x, y))
    for x, y in sorted(placed, key=lambda place: place[1]):
        land = min(spots, key=lambda spot: (spot[0] - x) ** 2 + 2.2 * (spot[1] - y) ** 2)[2]
        thing = choose.choice(THINGS[land])
        thing(pen, x * OVER, y * OVER, spec.space * OVER * choose.uniform(0.5, 0.74), choose)
