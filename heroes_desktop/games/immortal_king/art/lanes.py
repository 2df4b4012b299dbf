"""Stone corridors, the gates at their heads and the portcullis before the final monster."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.geometry import stroke, units
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    gradient,
    grey3,
    pool,
    relief,
    scaled,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, cut, empty, flat, place, rounded, sunken
from heroes_desktop.desktop.art.core.specs_base import Sized
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.material.grounds import bricks


@dataclass(frozen=True)
class Theme:
    """The stone of a corridor and the light that falls from its gate."""

    stone: Colour
    light: Colour


THEMES: dict[str, Theme] = {
    "moss": Theme(rgb("#5B6B5A"), rgb("#B9DE9A")),
    "ember": Theme(rgb("#6E4A40"), rgb("#FFB347")),
    "crypt": Theme(rgb("#4A5468"), rgb("#A9BEF5")),
    "frost": Theme(rgb("#566A78"), rgb("#D8F4FF")),
    "gold": Theme(rgb("#6A5A3C"), rgb("#FFE39A")),
    "arcane": Theme(rgb("#54486A"), rgb("#D6B4FF")),
}


class Lane(Sized, frozen=True):
    """A stone corridor lit from its gate: at the left, or far back in the middle of a `deep` one."""

    plain: ClassVar[str] = "#3A3640"

    theme: str = "crypt"
    seed: str = "lane"
    deep: bool = False


class Gate(Sized, frozen=True):
    """The arch at the head of a corridor."""

    plain: ClassVar[str] = "#2A2630"
    laborious: ClassVar[bool] = True

    theme: str = "crypt"


class Portcullis(Sized, frozen=True):
    """Iron bars, raised by so many thousandths."""

    plain: ClassVar[str] = "#2A2630"

    raised: int = 0


def build_lane(spec: Lane, factor: float) -> Picture:
    """A wall of blocks, lit at the gate and lost in the dark at the far end."""
    w, h = spec.w, spec.h
    theme = THEMES[spec.theme]
    mask = rounded(w, h, units(14, factor))
    picture = textures.stone(w, h, spec.seed + spec.theme, theme.stone)
    bricks(picture, units(84, factor), 4, factor)
    picture = ImageChops.multiply(
        picture, gradient(w, h, ((0, (170, 160, 160)), (0.5, (128, 118, 118)), (1, (72, 66, 70))))
    )
    place_of_light, reach = ((0.5, 0.2), (w * 1.2, h)) if spec.deep else ((0.06, 0.4), (h * 2.1, h * 1.5))
    tint(picture, theme.light, scaled(pool(w, h, place_of_light, reach, power=1.6), 0.42))
    far = ((0, (255, 255, 255)), (0.6, (214, 208, 214)), (1, (104, 98, 110)))
    picture = ImageChops.multiply(picture, gradient(w, h, far, across=not spec.deep))
    picture = sunken(picture, mask, 22 * factor, 220, down=4 * factor)
    return cut(bevel(picture, mask, stroke(2, factor), 60, 120), mask)


def build_gate(spec: Gate, factor: float) -> Picture:
    """An arch of wedge stones on two pillars; light comes up from below."""
    over = 3
    w, h = spec.w * over, spec.h * over
    theme = THEMES[spec.theme]
    opening = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(opening)
    pen.rectangle((w * 0.16, h * 0.40, w * 0.84, h), fill=255)
    pen.pieslice((w * 0.16, h * 0.10, w * 0.84, h * 0.72), 180, 360, fill=255)
    result = flat(opening, (8, 5, 8))
    light = pool(w, h, (0.5, 1.0), (w * 0.55, h * 0.80), power=1.3)
    place(result, flat(scaled(ImageChops.multiply(light, opening), 0.72), theme.light), 0, 0)
    _stairs(result, w, h, theme)
    _arch(result, w, h, theme)
    texture = relief(clouds(w, h, 16, "gate", octaves=3, gain=0.6), 1.3)
    rough = ImageChops.overlay(result.convert("RGB"), grey3(texture)).convert("RGBA")
    rough.putalpha(result.getchannel("A"))
    hollow = opening.point([v // 255 * 200 for v in range(256)])
    hollow.paste(0, (0, 0, w, int(h * 0.14)))
    return Image.composite(result, rough, ImageChops.multiply(hollow, _inside(w, h))).resize(
        (spec.w, spec.h), LANCZOS
    )


def _inside(w: int, h: int) -> Picture:
    """Where no stone of the arch can be."""
    mask = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(mask)
    pen.rectangle((w * 0.19, h * 0.42, w * 0.81, h), fill=255)
    pen.pieslice((w * 0.21, h * 0.21, w * 0.79, h * 0.66), 180, 360, fill=255)
    return mask


def _stairs(result: Picture, w: int, h: int, theme: Theme) -> None:
    draw = ImageDraw.Draw(result)
    for step in range(4):
        y = h * (0.78 + 0.055 * step)
        inset = w * (0.30 - 0.035 * step)
        colour = mix(dark(theme.stone, 0.5), mix(theme.light, theme.stone, 0.5), step / 4)
        draw.rectangle((inset, y, w - inset, y + h * 0.055), fill=(*colour, 255))
        draw.line((inset, y, w - inset, y), fill=(*lit(colour, 0.35), 255), width=3)


def _arch(result: Picture, w: int, h: int, theme: Theme) -> None:
    draw = ImageDraw.Draw(result)
    stone = lit(theme.stone, 0.15)
    edge = (20, 14, 16, 255)
    for middle, colour in ((0.09, lit(stone, 0.15)), (0.91, dark(stone, 0.3))):
        for row in range(5):
            y = h * (0.46 + 0.108 * row)
            shade = dark(colour, 0.12 * (row % 2))
            block = (w * (middle - 0.085), y, w * (middle + 0.085), y + h * 0.103)
            draw.rectangle(block, fill=(*shade, 255), outline=edge, width=3)
            draw.line((block[0] + 4, y + 5, block[2] - 4, y + 5), fill=(*lit(shade, 0.25), 255), width=3)
    count = 9
    for index in range(count + 1):
        angle = math.pi * (1 - index / count)
        x, y = w / 2 + math.cos(angle) * w * 0.40, h * 0.42 - math.sin(angle) * h * 0.30
        cos, sin, size = math.cos(-angle), math.sin(-angle), w * 0.10
        wedge = ((-0.9, -0.9), (0.9, -1.05), (0.9, 1.05), (-0.9, 0.9))
        points = [(x + (u * cos - v * sin) * size, y + (u * sin + v * cos) * size) for u, v in wedge]
        colour = mix(lit(stone, 0.25), dark(stone, 0.35), index / count)
        draw.polygon(points, fill=(*colour, 255), outline=edge, width=3)
        draw.line([points[1], points[2]], fill=(*lit(colour, 0.22), 255), width=3)


def build_portcullis(spec: Portcullis, factor: float) -> Picture:
    """Iron bars with points, drawn up by so many thousandths; what is above the edge is hidden."""
    over = 2
    w, h = spec.w * over, spec.h * over
    mask = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(mask)
    lift = h * spec.raised / 1000
    bars = max(3, round(spec.w / max(1.0, 34 * factor)))
    bar = w / bars * 0.20
    for index in range(bars):
        x = w * (index + 0.5) / bars
        end = h * 0.93 - lift
        draw.rectangle((x - bar / 2, 0, x + bar / 2, max(0.0, end)), fill=255)
        if end > 0:
            draw.polygon([(x - bar, end), (x + bar, end), (x, end + h * 0.07)], fill=255)
    rows = max(2, round(bars * spec.h / spec.w))
    for index in range(rows):
        y = h * 0.86 * (index + 0.6) / rows - lift
        if y > 0:
            draw.rectangle((0, y - bar * 0.4, w, y + bar * 0.4), fill=255)
    mask = mask.resize((spec.w, spec.h), LANCZOS)
    iron = textures.metal(
        spec.w,
        spec.h,
        ((0, rgb("#2A2E34")), (0.3, rgb("#6E7780")), (0.6, rgb("#3A4048")), (1, rgb("#1E2226"))),
    )
    rust = clouds(spec.w, spec.h, 22 * factor, "rust", octaves=3)
    tint(iron, rgb("#5A3420"), scaled(rust, 0.35))
    result = empty(spec.w, spec.h)
    shadow = ImageChops.offset(
        mask.filter(ImageFilter.GaussianBlur(3 * factor)), stroke(3, factor), stroke(4, factor)
    )
    place(result, flat(shadow, (0, 0, 0), 0.55), 0, 0)
    place(result, cut(bevel(iron, mask, stroke(2, factor), 150, 170), mask), 0, 0)
    _rivets(result, spec, bars, rows, lift / over, factor)
    return result


def _rivets(result: Picture, spec: Portcullis, bars: int, rows: int, lift: float, factor: float) -> None:
    draw = ImageDraw.Draw(result)
    r = max(1.5, 2.6 * factor)
    for row in range(rows):
        y = spec.h * 0.86 * (row + 0.6) / rows - lift
        for bar in range(bars):
            x = spec.w * (bar + 0.5) / bars
            if y > r:
                draw.ellipse(
                    (x - r, y - r, x + r, y + r), fill=(176, 184, 190, 255), outline=(24, 22, 24, 255)
                )
