"""What lies under everything: the table, plain wood, the top bar, felt and stone."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import stroke
from heroes_desktop.desktop.art.core.noise import Picture, clouds, gradient, pool, ramp, scaled, soften, tint
from heroes_desktop.desktop.art.core.palette import rgb
from heroes_desktop.desktop.art.core.solid import vignette
from heroes_desktop.desktop.art.material import textures


def build_table(spec: specs.Table, factor: float) -> Picture:
    """Planks under one candle: warm light around the upper left, dark corners."""
    picture = textures.wood(spec.w, spec.h, factor, spec.seed)
    warm = pool(spec.w // 4 + 1, spec.h // 4 + 1, (0.38, 0.28), (spec.w * 0.247, spec.h * 0.318), power=1.5)
    tint(picture, rgb(palette.CANDLE), scaled(warm, 0.13).resize(picture.size))
    vignette(picture, 0.78, (6, 3, 2))
    return picture


def build_wood(spec: specs.Wood, factor: float) -> Picture:
    """Wood as it comes."""
    return textures.wood(spec.w, spec.h, factor, spec.seed, spec.dark, spec.light, spec.planks)


def build_top_bar(spec: specs.TopBar, factor: float) -> Picture:
    """A dark beam with a brass edge below."""
    picture = textures.wood(spec.w, spec.h, factor, "bar", palette.BAR_DARK, palette.BAR_LIGHT, planks=False)
    picture = soften(picture, ramp(spec.w, spec.h, 150, 70), 0.7)
    edge = max(2, stroke(3, factor))
    picture.paste(gradient(spec.w, edge, ((0, rgb("#F3D58A")), (1, rgb("#7A521B")))), (0, spec.h - edge))
    return picture


def build_felt(spec: specs.Felt, factor: float) -> Picture:
    """Felt as it comes."""
    return textures.felt(spec.w, spec.h, spec.seed, spec.colour)


def build_stone(spec: specs.Stone, factor: float) -> Picture:
    """A slab; veins of light run through it where clouds cross one level."""
    picture = textures.stone(spec.w, spec.h, spec.seed, spec.colour)
    if spec.veins:
        add_veins(picture, spec.veins, spec.seed, 120 * factor)
    vignette(picture, 0.6, (6, 3, 6))
    return picture


def add_veins(picture: Picture, colour: str, seed: object, cell: float, mask: Picture | None = None) -> None:
    """Glowing cracks, in place."""
    w, h = picture.size
    lines = clouds(w, h, cell, seed, "veins", octaves=4).point(
        [255 if 122 < v < 129 else 0 for v in range(256)]
    )
    if mask is not None:
        lines = ImageChops.multiply(lines, mask)
    patches = clouds(w, h, cell * 1.6, seed, "patches", octaves=2).point(
        [max(0, min(255, (v - 120) * 4)) for v in range(256)]
    )
    lines = ImageChops.multiply(lines, patches)
    glow = lines.filter(ImageFilter.GaussianBlur(max(2.0, cell * 0.06)))
    tint(picture, rgb(colour), scaled(glow, 1.7))
    tint(picture, palette.lit(rgb(colour), 0.5), lines.filter(ImageFilter.GaussianBlur(0.7)))


def bricks(picture: Picture, width: float, rows: int, factor: float) -> None:
    """Joints of a wall, drawn onto an RGB picture in place."""
    draw = ImageDraw.Draw(picture, "RGBA")
    row_height = picture.height / rows
    for row in range(rows):
        top = row * row_height
        x = -width * (0.5 if row % 2 else 0.0)
        while x < picture.width:
            draw.rectangle(
                (x, top, x + width, top + row_height), outline=(0, 0, 0, 80), width=stroke(2, factor)
            )
            light = top + stroke(2, factor)
            draw.line((x + 2, light, x + width - 2, light), fill=(255, 240, 220, 22))
            x += width


def opaque(picture: Picture) -> Picture:
    """Without transparency."""
    return picture if picture.mode == "RGB" else Image.merge("RGB", picture.split()[:3])
