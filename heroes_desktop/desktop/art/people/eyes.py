"""Bubbleyes: floating eyeballs with lids, stalks and tentacles, painted rather than cut out."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    curve,
    dice,
    pool,
    scaled,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix
from heroes_desktop.desktop.art.core.solid import cut, disc, empty, place


@dataclass(frozen=True)
class Gaze:
    """What tells one Bubbleye from another."""

    iris: Colour
    skin: Colour
    stalks: int = 4
    lids: float = 0.3
    pupil: str = "round"
    tentacles: int = 5
    look: tuple[float, float] = (0.0, 0.0)


def floating_eye(size: int, gaze: Gaze, seed: object) -> Picture:
    """The creature in a square, drawn twice too large."""
    n = size * 2
    result = empty(n, n)
    choose = dice(seed, "eye")
    centre, reach = (n * 0.5, n * 0.50), n * 0.30
    draw = ImageDraw.Draw(result, "RGBA")
    for index in range(gaze.tentacles):
        spread = (index + 0.5) / max(1, gaze.tentacles) - 0.5
        start = (centre[0] + spread * reach * 1.5, centre[1] + reach * (0.92 - abs(spread) * 0.7))
        _tentacle(draw, start, n, spread, choose.uniform(0.22, 0.34), gaze.skin, choose.uniform(0, 6))
    for index in range(gaze.stalks):
        angle = math.radians(-90 + ((index + 0.5) / gaze.stalks - 0.5) * 170 + choose.uniform(-5, 5))
        _stalk(result, centre, reach, angle, n * choose.uniform(0.40, 0.47), gaze, n)
    ball = _ball(round(reach * 2), gaze, seed)
    place(result, ball, centre[0] - reach, centre[1] - reach)
    return result.resize((size, size), LANCZOS)


def _tentacle(
    draw: ImageDraw.ImageDraw,
    start: tuple[float, float],
    n: int,
    spread: float,
    long: float,
    skin: Colour,
    phase: float,
) -> None:
    """A row of shrinking discs along a waving line: dark edge first, then body, then light."""
    steps = 26
    path = []
    for step in range(steps):
        t = step / steps
        sway = math.sin(phase + t * 5.5) * n * 0.035 * t
        path.append(
            (start[0] + spread * n * 0.30 * t + sway, start[1] + n * long * t, n * 0.038 * (1 - t * 0.82))
        )
    for grow, colour, shift in (
        (1.25, dark(skin, 0.7), 0.0),
        (1.0, dark(skin, 0.25), 0.0),
        (0.45, lit(skin, 0.25), -0.4),
    ):
        for x, y, r in path:
            q, dx = r * grow, r * shift
            draw.ellipse((x - q + dx, y - q, x + q + dx, y + q), fill=(*colour, 255))


def _stalk(
    ground: Picture, centre: tuple[float, float], reach: float, angle: float, far: float, gaze: Gaze, n: int
) -> None:
    draw = ImageDraw.Draw(ground, "RGBA")
    tip = (centre[0] + math.cos(angle) * far, centre[1] + math.sin(angle) * far)
    bend = 0.10 * math.sin(angle * 3)
    for grow, colour, shift in (
        (1.3, dark(gaze.skin, 0.7), 0.0),
        (1.0, dark(gaze.skin, 0.2), 0.0),
        (0.4, lit(gaze.skin, 0.25), -0.45),
    ):
        for step in range(30):
            t = step / 29
            away = reach * 0.9 + (far - reach * 0.9) * t
            turned = angle + bend * math.sin(t * math.pi)
            x, y = centre[0] + math.cos(turned) * away, centre[1] + math.sin(turned) * away
            q = n * (0.026 - 0.010 * t) * grow
            draw.ellipse((x - q + q * shift, y - q, x + q + q * shift, y + q), fill=(*colour, 255))
    small = round(n * 0.105)
    eye = _ball(
        small,
        Gaze(
            gaze.iris,
            gaze.skin,
            lids=0.15,
            pupil=gaze.pupil,
            look=(math.cos(angle) * 0.2, math.sin(angle) * 0.2),
        ),
        "stalk",
    )
    place(ground, eye, tip[0] - small / 2, tip[1] - small / 2)


def _ball(n: int, gaze: Gaze, seed: object) -> Picture:
    """The eyeball: shaded white, veins, iris, pupil, lids, a highlight."""
    white = coloured(
        pool(n, n, (0.40, 0.34), (n * 0.74, n * 0.74)),
        dark(mix((214, 190, 160), gaze.skin, 0.35), 0.62),
        (255, 250, 238),
        (226, 206, 180),
    )
    if n > 60:
        veins = clouds(n, n, n * 0.22, seed, "veins", octaves=4).point(
            [255 if 122 < v < 127 else 0 for v in range(256)]
        )
        rim = curve(pool(n, n), lambda v: max(0.0, 1 - v * 1.7))
        tint(white, (170, 40, 36), scaled(ImageChops.multiply(veins, rim), 0.75))
    x, y = n * (0.5 + gaze.look[0] * 0.4), n * (0.5 + gaze.look[1] * 0.4)
    _iris(white, x, y, n * 0.25, gaze, seed)
    mask = disc(n)
    ball = cut(white, mask)
    _lids(ball, mask, n, gaze)
    shine = Image.new("L", (n, n), 0)
    pen = ImageDraw.Draw(shine)
    pen.ellipse((x - n * 0.15, y - n * 0.17, x - n * 0.05, y - n * 0.07), fill=245)
    pen.ellipse((x + n * 0.06, y + n * 0.06, x + n * 0.10, y + n * 0.10), fill=150)
    place(
        ball,
        cut(
            Image.new("RGB", (n, n), (255, 255, 255)),
            ImageChops.multiply(shine, mask).filter(ImageFilter.GaussianBlur(n * 0.008)),
        ),
        0,
        0,
    )
    return ball


def _iris(white: Picture, x: float, y: float, r: float, gaze: Gaze, seed: object) -> None:
    draw = ImageDraw.Draw(white, "RGBA")
    draw.ellipse((x - r * 1.06, y - r * 1.06, x + r * 1.06, y + r * 1.06), fill=(*dark(gaze.iris, 0.75), 255))
    for ring in range(12):
        q = r * (1 - ring * 0.055)
        shade = mix(dark(gaze.iris, 0.35), lit(gaze.iris, 0.55), ring / 11)
        draw.ellipse((x - q, y - q, x + q, y + q), fill=(*shade, 255))
    choose = dice(seed, "iris")
    for _ in range(44):
        angle = choose.uniform(0, 2 * math.pi)
        a, b = r * choose.uniform(0.40, 0.55), r * choose.uniform(0.80, 0.97)
        tone = dark(gaze.iris, 0.5) if choose.random() < 0.5 else lit(gaze.iris, 0.6)
        line = (
            x + math.cos(angle) * a,
            y + math.sin(angle) * a,
            x + math.cos(angle) * b,
            y + math.sin(angle) * b,
        )
        draw.line(line, fill=(*tone, 120), width=max(1, int(r * 0.035)))
    _pupil(draw, x, y, r, gaze)


def _pupil(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, gaze: Gaze) -> None:
    ink = (8, 4, 8, 255)
    if gaze.pupil == "slit":
        draw.polygon([(x, y - r * 0.86), (x + r * 0.17, y), (x, y + r * 0.86), (x - r * 0.17, y)], fill=ink)
    elif gaze.pupil == "bar":
        draw.rounded_rectangle((x - r * 0.60, y - r * 0.15, x + r * 0.60, y + r * 0.15), r * 0.12, fill=ink)
    elif gaze.pupil == "cross":
        draw.rectangle((x - r * 0.52, y - r * 0.13, x + r * 0.52, y + r * 0.13), fill=ink)
        draw.rectangle((x - r * 0.13, y - r * 0.52, x + r * 0.13, y + r * 0.52), fill=ink)
    elif gaze.pupil == "spiral":
        points = [
            (x + math.cos(t * 0.35) * r * 0.021 * t, y + math.sin(t * 0.35) * r * 0.021 * t)
            for t in range(40)
        ]
        draw.line(points, fill=ink, width=max(1, int(r * 0.13)), joint="curve")
    elif gaze.pupil == "star":
        arms = [(0.62 if i % 2 == 0 else 0.24, math.pi * i / 5 - math.pi / 2) for i in range(10)]
        draw.polygon([(x + r * k * math.cos(a), y + r * k * math.sin(a)) for k, a in arms], fill=ink)
    else:
        draw.ellipse((x - r * 0.42, y - r * 0.42, x + r * 0.42, y + r * 0.42), fill=ink)


def _lids(ball: Picture, mask: Picture, n: int, gaze: Gaze) -> None:
    """Skin above and below; the opening between is an ellipse, narrower the sleepier the creature is."""
    if gaze.lids <= 0.01:
        return
    opening = Image.new("L", (n, n), 255)
    half = n * 0.5 * (1 - gaze.lids)
    ImageDraw.Draw(opening).ellipse((-n * 0.10, n * 0.52 - half, n * 1.10, n * 0.52 + half), fill=0)
    lid = ImageChops.multiply(opening.filter(ImageFilter.GaussianBlur(max(0.5, n * 0.004))), mask)
    edge = ImageChops.multiply(opening.filter(ImageFilter.GaussianBlur(n * 0.03)), mask)
    place(ball, cut(Image.new("RGB", (n, n), (20, 8, 10)), scaled(edge, 0.8)), 0, 0)
    skin = coloured(
        pool(n, n, (0.38, 0.26), (n * 0.86, n * 0.86)), dark(gaze.skin, 0.75), lit(gaze.skin, 0.45), gaze.skin
    )
    if n > 60:
        from heroes_desktop.desktop.art.core.noise import relief, soften

        skin = soften(skin, relief(clouds(n, n, n * 0.06, "lid", octaves=3), 1.2), 0.5)
    place(ball, cut(skin, lid), 0, 0)
