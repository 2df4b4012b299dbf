"""The materials: wood, felt, parchment, leather, stone and metal."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.noise import (
    Picture,
    Stops,
    clouds,
    coloured,
    dice,
    gradient,
    grey3,
    harden,
    pool,
    relief,
    scaled,
    soften,
    speckle,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, cut, rounded

BRASS_RUN: Stops = tuple(
    (at, rgb(colour))
    for at, colour in (
        (0, "#6E4A17"),
        (0.18, "#F3D58A"),
        (0.38, "#A97829"),
        (0.55, "#E9C06A"),
        (0.75, "#8A5F1E"),
        (0.9, "#EBCB80"),
        (1, "#6E4A17"),
    )
)
DULL_RUN: Stops = ((0, rgb("#6A5844")), (0.3, rgb("#8A745A")), (1, rgb("#2E241B")))
METALS: dict[str, tuple[Colour, Colour]] = {
    "silver": (rgb("#F2F6F8"), rgb("#76848E")),
    "gold": (rgb("#FFF0C0"), rgb("#A8701E")),
    "bone": (rgb("#F5ECD8"), rgb("#9C8A68")),
    "bronze": (rgb("#F0C79A"), rgb("#7A4520")),
    "red": (rgb("#FF9A8A"), rgb("#A81E1E")),
    "blue": (rgb("#B8E4FF"), rgb("#2C62B0")),
    "green": (rgb("#C9F2B0"), rgb("#356E35")),
    "violet": (rgb("#E6D0FF"), rgb("#6A4AA8")),
}


def parchment(
    w: int,
    h: int,
    seed: object,
    base: str = palette.PAPER,
    high: str = palette.PAPER_HIGH,
    stain: float = 1.0,
    edge: bool = True,
) -> Picture:
    """Old paper: clouds, fibres, a few stains, brown edges."""
    paper, light = rgb(base), rgb(high)
    low = dark(mix(paper, rgb("#B9935A"), 0.45 * stain), 0.02)
    picture = coloured(clouds(w, h, max(90, min(w, h) * 0.5), seed, "paper", octaves=5), low, light, paper)
    fibres = relief(clouds(w, h, 3, seed, "fibre", octaves=2, stretch=(2.2, 0.8)), 0.7)
    picture = soften(picture, fibres, 0.34)
    spots = clouds(w, h, 26, seed, "spots", octaves=3).point(
        [int(max(0, v - 200) * 0.56 * stain) for v in range(256)]
    )
    tint(picture, rgb("#A67C46"), spots)
    if edge:
        _brown_edge(picture, seed)
    return picture


def _brown_edge(picture: Picture, seed: object) -> None:
    w, h = picture.size
    small = Image.new("L", (max(2, w // 2), max(2, h // 2)), 255)
    rim = max(1, int(min(w, h) * 0.006))
    ImageDraw.Draw(small).rectangle((rim, rim, small.width - 1 - rim, small.height - 1 - rim), fill=0)
    small = small.filter(ImageFilter.GaussianBlur(max(2, min(w, h) * 0.025)))
    patches = clouds(*small.size, 20, seed, "edge", octaves=3).point(
        [min(255, 110 + int(v * 0.75)) for v in range(256)]
    )
    tint(picture, rgb("#7A5224"), scaled(ImageChops.multiply(small, patches), 0.62).resize((w, h)))


def wood(
    w: int,
    h: int,
    factor: float,
    seed: object,
    low: str = palette.WOOD_DARK,
    high: str = palette.WOOD_LIGHT,
    planks: bool = True,
) -> Picture:
    """Boards with grain, knots and seams; without planks one board."""
    result = Image.new("RGB", (w, h))
    choose = dice(seed, "planks")
    height = int(150 * factor) if planks else h
    draw = ImageDraw.Draw(result, "RGBA")
    for y in range(0, h, max(1, height)):
        row = min(height, h - y)
        x = -choose.randint(0, int(500 * factor)) if planks else 0
        while x < w:
            length = choose.randint(int(700 * factor), int(1300 * factor)) if planks else w
            left, right = max(0, x), min(w, x + length)
            if right > left:
                board = _board(right - left, row, factor, (seed, x, y), rgb(low), rgb(high))
                result.paste(board, (left, y))
                if planks:
                    draw.line((left, y, left, y + row), fill=(0, 0, 0, 150), width=max(1, int(2 * factor)))
                    draw.line((left + 2, y, left + 2, y + row), fill=(255, 220, 170, 18))
            x += length
        if planks:
            draw.rectangle((0, y, w, y + max(1, int(2 * factor))), fill=(0, 0, 0, 170))
            line = y + int(3 * factor) + 1
            draw.line((0, line, w, line), fill=(255, 225, 180, 26))
    return result


def _board(w: int, h: int, factor: float, seed: object, low: Colour, high: Colour) -> Picture:
    choose = dice(seed, "board")
    broad = clouds(w, h, 46 * factor, seed, "grain", octaves=4, stretch=(9, 0.62), gain=0.62)
    fine = clouds(w, h, 7 * factor, seed, "fine", octaves=2, stretch=(14, 0.35))
    shade = choose.uniform(-0.10, 0.12)
    base = mix(low, high, shade) if shade > 0 else dark(low, -shade * 2)
    board = coloured(
        Image.blend(broad, fine, 0.34), base, mix(high, low, choose.uniform(0, 0.35)), mix(base, high, 0.42)
    )
    board = soften(board, relief(fine), 0.6)
    if choose.random() < 0.55:
        reach = choose.uniform(10, 20) * factor
        centre = (choose.random(), choose.uniform(0.25, 0.75))
        knot = pool(w, h, centre, (reach * 2.4, reach), power=1.2)
        tint(board, dark(low, 0.5), scaled(knot, 0.8))
    return board


def felt(w: int, h: int, seed: object, base: str) -> Picture:
    """Felt: soft clouds and two sizes of nap."""
    colour = rgb(base)
    picture = coloured(
        clouds(w, h, 260, seed, "felt", octaves=3), dark(colour, 0.28), lit(colour, 0.07), colour
    )
    nap = Image.blend(
        speckle(w, h, 1, 1, seed, "nap"), clouds(w, h, 3, seed, "weave", octaves=2, stretch=(1.6, 0.7)), 0.5
    )
    return soften(picture, nap, 0.30)


def leather(w: int, h: int, seed: object, base: str | Colour) -> Picture:
    """Leather: clouds under a fine grain."""
    colour = rgb(base) if isinstance(base, str) else base
    picture = coloured(
        clouds(w, h, 220, seed, "hide", octaves=4), dark(colour, 0.35), lit(colour, 0.08), colour
    )
    grain = relief(clouds(w, h, 5, seed, "grain", octaves=3, gain=0.6), 0.9)
    return soften(picture, grain, 0.42)


def stone(w: int, h: int, seed: object, base: str | Colour, rough: float = 1.0) -> Picture:
    """Rough stone."""
    colour = rgb(base) if isinstance(base, str) else base
    picture = coloured(
        clouds(w, h, 120, seed, "stone", octaves=5, gain=0.58), dark(colour, 0.42), lit(colour, 0.22), colour
    )
    return harden(picture, relief(clouds(w, h, 14, seed, "rough", octaves=4, gain=0.6), 1.6 * rough), 0.75)


def metal(w: int, h: int, run: Stops = BRASS_RUN) -> Picture:
    """Polished metal: the mean of a vertical and a horizontal run."""
    return Image.blend(gradient(w, h, run), gradient(w, h, run, across=True), 0.5)


def metal_ring(w: int, h: int, radius: float, width: int, run: Stops = BRASS_RUN) -> Picture:
    """A metal frame along the inside of a rounded rectangle."""
    inner = Image.new("L", (w, h), 0)
    inner.paste(rounded(w - 2 * width, h - 2 * width, max(1.0, radius - width)), (width, width))
    ring = ImageChops.subtract(rounded(w, h, radius), inner)
    return cut(bevel(metal(w, h, run), ring, max(1, width // 3), 150, 170), ring)


def grain(picture: Picture, seed: object, amount: float = 0.12) -> Picture:
    """A little film grain, which hides banding."""
    noise = grey3(speckle(*picture.size, 1, 1, seed, "film"))
    return Image.blend(picture, ImageChops.soft_light(picture, noise), amount)
