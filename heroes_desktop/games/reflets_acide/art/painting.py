"""Paints the gems and the land."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.common import emblems
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.core.palette import rgb
from heroes_desktop.desktop.art.core.solid import rounded

from .stones import LAND_COLOURS, STONES, Land, Stone

CHASM = "#120A1C"
SMALL = 4
"""The land is painted this many times smaller and then enlarged: it has no sharp edges."""


def build_stone(spec: Stone, factor: float) -> Picture:
    """A cut gem or its empty socket."""
    del factor
    return emblems.gem(spec.size, STONES[spec.colour], spec.missing).copy()


def build_land(spec: Land, factor: float) -> Picture:
    """Soft patches of land along the road; the Chasm is a dark rent above it."""
    w, h = max(2, spec.w // SMALL), max(2, spec.h // SMALL)
    land = Image.new("RGB", (w, h), rgb("#4A4428"))
    draw = ImageDraw.Draw(land)
    reach_x, reach_y = w * 0.07, h * 0.13
    for x, y, kind in spec.spots:
        cx, cy = x * w / 1000, y * h / 1000
        draw.ellipse((cx - reach_x, cy - reach_y, cx + reach_x, cy + reach_y), fill=rgb(LAND_COLOURS[kind]))
    _chasm(draw, w, spec.chasm * h / 1000)
    land = land.filter(ImageFilter.GaussianBlur(max(1.0, w * 0.018)))
    land = land.resize((spec.w, spec.h), Image.Resampling.BICUBIC)
    grain = _grain(spec.w, spec.h)
    shaded = ImageChops.multiply(land, Image.merge("RGB", (grain, grain, grain)))
    result = shaded.convert("RGBA")
    result.putalpha(rounded(spec.w, spec.h, max(4, round(12 * factor))))
    return result


def _chasm(draw: ImageDraw.ImageDraw, w: int, depth: float) -> None:
    """A rent with a ragged lower edge."""
    choose = random.Random("chasm")
    edge = [(x * w / 24, depth * (0.94 + 0.1 * choose.random())) for x in range(25)]
    draw.polygon([(0, 0), *edge, (w, 0)], fill=rgb(CHASM))


def _grain(w: int, h: int) -> Picture:
    """Light and shade of uneven ground."""
    choose = random.Random("ground")
    whole = Image.new("L", (w, h), 0)
    for cell, share in ((48, 0.6), (14, 0.4)):
        small = Image.new("L", (max(2, w // cell), max(2, h // cell)))
        small.putdata([choose.randrange(256) for _ in range(small.width * small.height)])
        large = small.resize((w, h), Image.Resampling.BICUBIC)
        whole = ImageChops.add(whole, large.point([round(value * share) for value in range(256)]))
    return whole.point([150 + round(value * 105 / 255) for value in range(256)])
