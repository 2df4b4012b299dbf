"""The curtain: folds of velvet, a scalloped pelmet with a fringe."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import stroke, units
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    dice,
    gradient,
    pool,
    ramp,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import vignette

RED: Colour = rgb("#9C2430")


def build_velvet(spec: specs.Velvet, factor: float) -> Picture:
    """Three added waves stretched downwards, a nap of fine vertical noise, light in the middle."""
    w, h = spec.w, spec.h
    picture = _folds(w, h, factor, spec.seed)
    if spec.pelmet:
        _pelmet(picture, factor, spec.seed)
    lamp = pool(w // 4 + 1, h // 4 + 1, (0.5, 0.48), (w * 0.18, h * 0.23), power=1.4)
    lamp = ImageChops.multiply(
        lamp.resize((w, h)), scaled(picture.convert("L"), 2.4)
    )  # the hollows stay dark
    tint(picture, rgb("#FF9C68"), scaled(lamp, 0.34))
    vignette(picture, 0.85, (8, 0, 2), 1.3)
    return picture


def _folds(w: int, h: int, factor: float, seed: str, height: float = 1.0) -> Picture:
    choose = dice(seed, "folds")
    phases = [choose.uniform(0, 6) for _ in range(3)]
    lengths = (150 * factor, 61 * factor, 395 * factor)
    row = Image.new("L", (w, 1))
    waves = []
    for x in range(w):
        a, b, c = (
            math.sin(2 * math.pi * x / length + phase) for length, phase in zip(lengths, phases, strict=True)
        )
        waves.append(int(127 + 70 * a + 28 * b + 26 * c))
    row.putdata([max(0, min(255, value)) for value in waves])
    folds = row.resize((w, h))
    nap = clouds(w, h, 9 * factor, seed, "nap", octaves=3, stretch=(0.4, 7))
    folds = Image.blend(folds, nap, 0.16)
    cloth = coloured(folds, dark(RED, 0.86), lit(mix(RED, (232, 86, 74), 0.55), 0.06), dark(RED, 0.12))
    cloth = soften(cloth, clouds(w, h, 2.2 * factor, seed, "pile", octaves=2, stretch=(0.6, 5)), 0.35)
    return soften(cloth, ramp(w, h, 150 * height, 92), 0.5)


def _pelmet(picture: Picture, factor: float, seed: str) -> None:
    w, h = picture.size
    count = max(4, round(w / (240 * factor)))
    span = w / count
    over = 2
    depth = units(172, factor)
    mask = Image.new("L", (w * over, depth * over), 0)
    draw = ImageDraw.Draw(mask)
    edge = [_scallop(x / over, span, depth) * over for x in range(0, w * over, 2)]
    outline = [(2 * i, y) for i, y in enumerate(edge)]
    draw.polygon([(0, 0), *outline, (w * over, 0)], fill=255)
    mask = mask.resize((w, depth), LANCZOS)
    shadow = Image.new("L", (w, h), 0)
    shadow.paste(mask, (0, units(18, factor)))
    tint(picture, (20, 0, 4), scaled(shadow.filter(ImageFilter.GaussianBlur(14 * factor)), 0.75))
    _fringe(picture, span, depth, factor)
    cloth = _folds(w, depth, factor * 0.72, seed + "pelmet")
    cloth = soften(cloth, ramp(w, depth, 60, 175), 0.55)
    tint(cloth, (0, 0, 0), Image.new("L", (w, depth), 40))
    picture.paste(cloth, (0, 0), mask)
    width = units(11, factor)
    band = ImageChops.subtract(mask, ImageChops.offset(mask, 0, -width))
    band.paste(0, (0, 0, w, units(20, factor)))
    braid = gradient(w, depth, ((0, rgb("#F3D58A")), (1, rgb("#A87A2E"))))
    ridges = clouds(w, depth, 3 * factor, "braid", octaves=2, stretch=(0.7, 1.6))
    picture.paste(soften(braid, ridges, 0.8), (0, 0), band)


def _scallop(x: float, span: float, depth: int) -> float:
    place = (x % span) / span * 2 - 1
    return depth * (0.42 + 0.54 * math.sqrt(max(0.0, 1 - place * place)) * 0.95)


def _fringe(picture: Picture, span: float, depth: int, factor: float) -> None:
    draw = ImageDraw.Draw(picture)
    step, long = max(3, units(7, factor)), units(20, factor)
    for index, x in enumerate(range(0, picture.width, step)):
        y = _scallop(x, span, depth)
        shade = mix(rgb("#F3D58A"), rgb("#8A5F1E"), (index % 3) / 2.4)
        draw.line((x, y - 4, x, y + long), fill=shade, width=stroke(3.4, factor))
        draw.line((x - 1, y, x - 1, y + long), fill=lit(shade, 0.3))
