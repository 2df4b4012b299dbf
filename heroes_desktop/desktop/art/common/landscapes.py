"""Landscapes behind the figures: a glowing sky, silhouettes in fog, rocks in front, embers."""

# ruff: noqa: ARG001 - all grounds share one signature

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
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
from heroes_desktop.desktop.art.material.textures import grain


@dataclass(frozen=True)
class Mood:
    """The three colours of a landscape and what stands in it."""

    low: Colour
    middle: Colour
    high: Colour
    ground: str = "hills"
    features: tuple[str, ...] = ()


def _mood(low: str, middle: str, high: str, ground: str = "hills", *features: str) -> Mood:
    return Mood(rgb(low), rgb(middle), rgb(high), ground, features)


MOODS: dict[str, Mood] = {
    "crypt": _mood("#0C0F1C", "#2A3766", "#A9BEF5", "pillars", "spikes", "rocks"),
    "tomb": _mood("#151310", "#4E4630", "#E8DCA0", "graves", "rocks"),
    "forest": _mood("#0B1A14", "#27543F", "#B9DE9A", "trees", "rocks"),
    "camp": _mood("#141A0A", "#51651E", "#F2E08A", "tents", "rocks", "embers"),
    "lava": _mood("#1B0503", "#7A1E0C", "#FFB347", "hills", "spikes", "veins", "rocks", "embers"),
    "mount": _mood("#1C1B38", "#8C4A63", "#FFC078", "hills", "moon"),
    "swamp": _mood("#0D1512", "#3E5A34", "#D2E28A", "trees", "rocks"),
    "castle": _mood("#0A0D22", "#2C3470", "#C9D4FF", "towers", "moon"),
    "gold": _mood("#2A1606", "#8F5A16", "#FFE39A", "floor", "rays", "embers"),
    "hoard": _mood("#1E0F05", "#7A4A12", "#FFD98A", "coins", "spikes", "embers"),
    "arcane": _mood("#120A2A", "#4A2C8F", "#D6B4FF", "floor", "rings", "embers"),
    "ice": _mood("#0B1A2A", "#2F6C93", "#D8F4FF", "hills", "moon", "spikes", "rocks"),
    "dusk": _mood("#160F26", "#6A3550", "#FF9E6A", "hills", "rocks", "embers"),
    "steel": _mood("#14181E", "#47545F", "#D3DEE6", "floor", "rays"),
    "meadow": _mood("#1D3A4E", "#6FA5B0", "#FFF0B8", "floor", "rays"),
    "well": _mood("#04151A", "#14606A", "#9FF0E0", "wall", "spikes", "rocks", "drops"),
    "hell": _mood("#1A0410", "#6E1238", "#FF8A7A", "pillars", "veins", "embers"),
    "vault": _mood("#120E0A", "#4A3826", "#F0C080", "wall", "embers"),
    "river": _mood("#0C2430", "#3A8098", "#F2F2CC", "water", "rays"),
    "cave": _mood("#0D0A14", "#3C3454", "#CDBBEA", "hills", "spikes", "rocks"),
    "sun": _mood("#241404", "#A8641A", "#FFF0B0", "hills", "moon", "rays"),
}


def scene(w: int, h: int, mood: Mood, seed: object, light: tuple[float, float] = (0.5, 0.42)) -> Picture:
    """A landscape, drawn twice too large and reduced."""
    width, height = w * 2, h * 2
    choose = dice(seed, "scene")
    picture = gradient(width, height, ((0, mood.low), (0.55, mood.middle), (1, mood.low)))
    picture = soften(picture, clouds(width, height, width * 0.4, seed, "sky", octaves=4), 0.6)
    lamp = pool(width, height, light, (width * 0.83, height * 0.83), power=1.7)
    tint(picture, mood.high, scaled(lamp, 0.85))
    _behind(picture, mood, light)
    for layer in range(3):
        colour = mix(mix(mood.middle, mood.high, 0.30), mood.low, (layer + 1) / 3 * 0.92)
        _GROUNDS[mood.ground](picture, colour, mood, layer, choose)
        fog = clouds(width, height, width * 0.3, seed, "fog", layer, octaves=3)
        fog = ImageChops.multiply(fog, ramp(width, height, 0, 120))
        tint(picture, mix(mood.middle, mood.high, 0.5), scaled(fog, 0.34))
    _before(picture, mood, seed, choose)
    picture = picture.resize((w, h), LANCZOS)
    vignette(picture, 0.75, (4, 2, 4), 1.3)
    return grain(picture, seed)


def _behind(picture: Picture, mood: Mood, light: tuple[float, float]) -> None:
    w, h = picture.size
    x, y = w * light[0], h * light[1]
    if "moon" in mood.features:
        reach = w * 0.12
        disc = pool(w, h, (light[0] + 0.02, light[1] - 0.12), (reach, reach), power=0.25)
        tint(picture, lit(mood.high, 0.5), scaled(disc, 0.9))
    draw = ImageDraw.Draw(picture, "RGBA")
    if "rays" in mood.features:
        for step in range(18):
            angle = step * math.pi / 9 + 0.1
            ends = [(x + math.cos(a) * w, y + math.sin(a) * w) for a in (angle, angle + 0.12)]
            draw.polygon([(x, y), *ends], fill=(*mood.high, 34))
    if "rings" in mood.features:
        for index, reach in enumerate((0.20, 0.27, 0.36)):
            r = w * reach
            draw.ellipse(
                (x - r, y - r, x + r, y + r), outline=(*lit(mood.high, 0.3), 150 - 30 * index), width=3
            )
        for step in range(12):
            angle = step * math.pi / 6
            cos, sin = math.cos(angle) * w, math.sin(angle) * w
            draw.line(
                (x + cos * 0.27, y + sin * 0.27, x + cos * 0.36, y + sin * 0.36),
                fill=(*mood.high, 150),
                width=2,
            )


# ---------------------------------------------------------------- grounds


def ridge(
    w: int, h: int, level: float, rise: float, cell: float, choose: random.Random
) -> list[tuple[float, float]]:
    """A line of hills across the picture, closed along the bottom."""
    knots = [choose.uniform(-1, 1) for _ in range(int(w / cell) + 3)]
    phase = choose.uniform(0, 6)
    points: list[tuple[float, float]] = []
    for x in range(0, w + 4, 4):
        index, part = divmod(x / cell, 1)
        part = part * part * (3 - 2 * part)
        height = knots[int(index)] * (1 - part) + knots[int(index) + 1] * part
        ripple = 0.07 * math.sin(x * 10 / cell + phase) + 0.06 * math.sin(x * 23.7 / cell - phase)
        points.append((x, level + rise * (height + ripple)))
    return [*points, (w + 4, h), (0, h)]


def _hills(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    line = ridge(
        w, h, h * (0.56 + 0.13 * layer), h * (0.12 - 0.02 * layer), w * (0.22 - 0.03 * layer), choose
    )
    ImageDraw.Draw(picture, "RGBA").polygon(line, fill=(*colour, 255))


def _floor(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    if layer == 2:
        _hills(picture, colour, mood, layer, choose)


def _low_ground(
    picture: Picture, colour: Colour, layer: int, choose: random.Random, level: float = 0.78
) -> None:
    w, h = picture.size
    line = ridge(w, h, h * (level + 0.065 * layer), h * 0.025, w * 0.18, choose)
    ImageDraw.Draw(picture, "RGBA").polygon(line, fill=(*colour, 255))


def _pillars(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    count = 4 - layer
    half = w * (0.035 + 0.035 * layer)
    for index in range(count + 1):
        x = w * index / count + choose.uniform(-0.03, 0.03) * w
        draw.rectangle((x - half, 0, x + half, h), fill=(*colour, 235))
        draw.rectangle((x - half * 1.5, h * 0.16, x + half * 1.5, h * 0.19), fill=(*colour, 235))
        if index < count:
            draw.chord((x - half, -h * 0.34, x + w / count + half, h * 0.10), 0, 180, fill=(*colour, 200))
    _low_ground(picture, colour, layer, choose)


def _trees(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    half = w * (0.012 + 0.018 * layer)
    for _ in range(5 - layer):
        x = choose.uniform(0, w)
        if layer == 2 and abs(x - w / 2) < w * 0.25:
            x = w * choose.choice((0.06, 0.94))
        draw.polygon(
            [(x - half, h), (x - half * 0.6, 0), (x + half * 0.7, 0), (x + half * 1.3, h)],
            fill=(*colour, 230),
        )
        for _ in range(3):
            y, side = choose.uniform(0.1, 0.5) * h, choose.choice((-1, 1))
            draw.line(
                (x, y, x + side * w * 0.12, y - h * 0.09), fill=(*colour, 220), width=int(half * 0.5) + 1
            )
    _low_ground(picture, colour, layer, choose, 0.76)


def _graves(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    for _ in range(5 - layer):
        x, base = choose.uniform(0, w), h * (0.80 + 0.06 * layer)
        if layer == 2 and abs(x - w / 2) < w * 0.28:
            x = w * choose.choice((0.08, 0.90))
        width, tall = w * (0.05 + 0.02 * layer), h * (0.14 + 0.05 * layer)
        if choose.random() < 0.4:
            arm = width * 0.22
            draw.rectangle((x - arm, base - tall * 1.3, x + arm, base), fill=(*colour, 255))
            draw.rectangle(
                (x - width * 0.6, base - tall, x + width * 0.6, base - tall + arm * 2), fill=(*colour, 255)
            )
        else:
            draw.rounded_rectangle(
                (x - width / 2, base - tall, x + width / 2, base + 9), width * 0.45, fill=(*colour, 255)
            )
    _low_ground(picture, colour, layer, choose)


def _tents(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    base = h * (0.74 + 0.07 * layer)
    for _ in range(3):
        x, wide, tall = choose.uniform(0, w), w * (0.12 + 0.03 * layer), h * (0.16 + 0.04 * layer)
        draw.polygon([(x - wide, base), (x, base - tall), (x + wide, base)], fill=(*colour, 255))
        draw.line((x, base - tall, x, base - tall * 1.3), fill=(*colour, 255), width=4)
    for index in range(12):
        x = w * (index + choose.random()) / 12
        tall = h * choose.uniform(0.06, 0.12)
        draw.polygon([(x - 8, base), (x, base - tall), (x + 8, base)], fill=(*colour, 255))
    _low_ground(picture, colour, layer, choose, 0.74)


def _towers(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    _hills(picture, colour, mood, layer, choose)
    if layer != 1:
        return
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    for across, tall in ((0.04, 0.30), (0.13, 0.42), (0.24, 0.34), (0.68, 0.38), (0.80, 0.44), (0.90, 0.30)):
        x, top = w * across, h * (0.72 - tall)
        draw.rectangle((x, top, x + w * 0.075, h * 0.8), fill=(*colour, 255))
        draw.polygon(
            [(x - w * 0.01, top), (x + w * 0.0375, top - h * 0.12), (x + w * 0.085, top)], fill=(*colour, 255)
        )
        draw.rectangle((x + w * 0.028, top + h * 0.06, x + w * 0.045, top + h * 0.10), fill=(*mood.high, 220))


def _coins(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    _hills(picture, colour, mood, layer, choose)
    if layer < 1:
        return
    draw = ImageDraw.Draw(picture, "RGBA")
    for _ in range(110):
        x, y = choose.uniform(0, w), h * choose.uniform(0.76 + 0.06 * layer, 1.0)
        reach = w * choose.uniform(0.012, 0.020)
        gold = mix(mood.middle, mood.high, choose.uniform(0.1, 0.7))
        draw.ellipse(
            (x - reach, y - reach * 0.55 + 3, x + reach, y + reach * 0.55 + 3), fill=(*dark(gold, 0.6), 255)
        )
        draw.ellipse((x - reach, y - reach * 0.55, x + reach, y + reach * 0.55), fill=(*gold, 255))


def _wall(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    w, h = picture.size
    if layer == 0:
        joints = Image.new("L", (w, h), 0)
        draw = ImageDraw.Draw(joints)
        rows, wide = 7, w / 5
        for row in range(rows):
            y = h * row / rows
            draw.line((0, y, w, y), fill=255, width=3)
            for column in range(7):
                x = wide * (column - (0.5 if row % 2 else 0))
                draw.line((x, y, x, y + h / rows), fill=255, width=3)
        tint(picture, mood.low, scaled(joints.filter(ImageFilter.GaussianBlur(1)), 0.55))
    else:
        _low_ground(picture, colour, layer, choose)


def _water(picture: Picture, colour: Colour, mood: Mood, layer: int, choose: random.Random) -> None:
    """Far hills, then water with light on its waves."""
    if layer == 0:
        _hills(picture, colour, mood, layer, choose)
        return
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    top = h * (0.60 + 0.16 * (layer - 1))
    draw.rectangle((0, top, w, h), fill=(*colour, 255))
    for _ in range(46):
        x, y = choose.uniform(0, w), choose.uniform(top, top + h * 0.2)
        long = w * choose.uniform(0.03, 0.10)
        draw.line(
            (x, y, x + long, y), fill=(*mix(mood.middle, mood.high, 0.6), choose.randint(60, 150)), width=3
        )


_GROUNDS = {
    "water": _water,
    "hills": _hills,
    "floor": _floor,
    "pillars": _pillars,
    "trees": _trees,
    "graves": _graves,
    "tents": _tents,
    "towers": _towers,
    "coins": _coins,
    "wall": _wall,
}

# ---------------------------------------------------------------- in front


def _before(picture: Picture, mood: Mood, seed: object, choose: random.Random) -> None:
    if "spikes" in mood.features:
        _spikes(picture, mood, choose)
    if "veins" in mood.features:
        _molten(picture, mood, seed)
    if "rocks" in mood.features:
        _rocks(picture, mood)
    if "embers" in mood.features or "drops" in mood.features:
        _motes(picture, mood, choose)


def _spikes(picture: Picture, mood: Mood, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    for row in range(2):
        colour = mix(mood.low, mood.middle, 0.30 - 0.22 * row)
        x = -w * 0.02
        while x < w:
            wide = choose.uniform(0.03, 0.075) * w * (1 + 0.4 * row)
            edge = abs((x + wide / 2) / w - 0.5) * 2
            long = h * choose.uniform(0.05, 0.13) * (1 + 1.5 * edge**2) * (1 + 0.25 * row)
            if choose.random() < 0.8:
                tip = (x + wide * 0.5, long)
                left, right = (x + wide * 0.36, long * 0.5), (x + wide * 0.62, long * 0.55)
                draw.polygon([(x, 0), (x + wide, 0), right, tip, left], fill=(*colour, 235))
                draw.line(
                    [(x + wide * 0.1, 0), left, tip], fill=(*mix(colour, mood.high, 0.35), 150), width=2
                )
            x += wide * choose.uniform(0.6, 1.0)


def _molten(picture: Picture, mood: Mood, seed: object) -> None:
    w, h = picture.size
    cracks = clouds(w, h, w * 0.16, seed, "molten", octaves=4).point(
        [255 if 121 < v < 130 else 0 for v in range(256)]
    )
    low = ramp(w, h, 0, 255).point([min(255, max(0, (v - 170) * 3)) for v in range(256)])
    cracks = ImageChops.multiply(cracks, low).filter(ImageFilter.GaussianBlur(1.6))
    tint(picture, lit(mood.high, 0.3), cracks)
    tint(
        picture,
        mix(mood.high, (255, 80, 20), 0.6),
        scaled(cracks.filter(ImageFilter.GaussianBlur(w * 0.02)), 1.5),
    )


def _rocks(picture: Picture, mood: Mood) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    for side in (0, 1):
        for index in range(3):
            wide, tall = w * (0.24 - 0.06 * index), h * (0.16 + 0.05 * index)
            x = side * w + (1 - 2 * side) * w * (0.03 * index - 0.04)
            crest = [(x - wide * 0.3, h - tall * 0.8), (x, h - tall), (x + wide * 0.32, h - tall * 0.62)]
            draw.polygon(
                [(x - wide * 0.6, h), *crest, (x + wide * 0.55, h)], fill=(*dark(mood.low, 0.25), 255)
            )
            draw.line(crest, fill=(*mix(mood.middle, mood.high, 0.3), 130), width=2)


def _motes(picture: Picture, mood: Mood, choose: random.Random) -> None:
    w, h = picture.size
    draw = ImageDraw.Draw(picture, "RGBA")
    size = max(1.0, w / 400)
    for _ in range(40):
        x, y, reach = choose.uniform(0, w), choose.uniform(0, h), choose.uniform(0.8, 2.4) * size
        draw.ellipse(
            (x - reach, y - reach, x + reach, y + reach), fill=(*lit(mood.high, 0.3), choose.randint(60, 200))
        )
