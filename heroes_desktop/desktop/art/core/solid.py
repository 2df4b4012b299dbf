"""Masks and what makes a flat mask a thing: bevel, inner shadow, thickness, cast shadow, glow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, curve, pool, scaled, tint
from heroes_desktop.desktop.art.core.palette import Colour, mix

Point = tuple[float, float]
WARM: Colour = (255, 244, 214)
NIGHT: Colour = (10, 6, 3)


@lru_cache(128)
def _rounded(w: int, h: int, radius: float) -> Picture:
    """Corners drawn four times too large, so that only they cost anything."""
    corner = min(max(1, math.ceil(radius)), w // 2, h // 2)
    mask = Image.new("L", (w, h), 255)
    if corner < 1:
        return mask
    over = 4
    quarter = Image.new("L", (corner * over, corner * over), 0)
    reach = min(radius, w / 2, h / 2) * over * 2
    ImageDraw.Draw(quarter).ellipse((0, 0, reach, reach), fill=255)
    quarter = quarter.resize((corner, corner), LANCZOS)
    flipped = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    mask.paste(quarter, (0, 0))
    mask.paste(flipped, (w - corner, 0))
    mask.paste(quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, h - corner))
    mask.paste(flipped.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (w - corner, h - corner))
    return mask


def rounded(w: int, h: int, radius: float) -> Picture:
    """The mask of a rectangle with round corners."""
    return _rounded(max(1, w), max(1, h), radius).copy()


def disc(w: int, h: int | None = None, inset: float = 0.0) -> Picture:
    """The mask of a circle or ellipse, `inset` pixels smaller on every side."""
    height = h or w
    over = 4 if max(w, height) < 400 else 2
    mask = Image.new("L", (w * over, height * over), 0)
    edge = (inset + 0.25) * over
    ImageDraw.Draw(mask).ellipse((edge, edge, w * over - edge, height * over - edge), fill=255)
    return mask.resize((w, height), LANCZOS)


def polygon(w: int, h: int, points: Sequence[Point], radius: float = 0.0) -> Picture:
    """The mask of a polygon, its corners rounded outwards by `radius`."""
    over = 4
    mask = Image.new("L", (w * over, h * over), 0)
    draw = ImageDraw.Draw(mask)
    large = [(x * over, y * over) for x, y in points]
    draw.polygon(large, fill=255)
    if radius > 0:
        reach = radius * over
        draw.line([*large, large[0]], fill=255, width=int(reach * 2))
        for x, y in large:
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return mask.resize((w, h), LANCZOS)


def cut(picture: Picture, mask: Picture) -> Picture:
    """The picture where the mask is, transparent elsewhere."""
    result = picture.convert("RGBA")
    result.putalpha(mask)
    return result


def flat(mask: Picture, colour: Colour, share: float = 1.0) -> Picture:
    """One colour in the form of a mask."""
    result = Image.new("RGBA", mask.size, (*colour, 0))
    result.putalpha(mask if share == 1.0 else scaled(mask, share))
    return result


def empty(w: int, h: int) -> Picture:
    """A wholly transparent picture."""
    return Image.new("RGBA", (w, h), (0, 0, 0, 0))


def padded(mask: Picture, margin: int, fill: int = 0) -> Picture:
    """The mask with a margin all round."""
    result = Image.new(mask.mode, (mask.width + 2 * margin, mask.height + 2 * margin), fill)
    result.paste(mask, (margin, margin))
    return result


def grown(mask: Picture, pixels: float) -> Picture:
    """The mask grown by this many pixels, with its round corners kept round."""
    if pixels <= 0:
        return mask
    blurred = mask.filter(ImageFilter.GaussianBlur(pixels))
    return curve(blurred, lambda v: (v - 0.16) * 6)


def place(ground: Picture, layer: Picture, x: float, y: float) -> None:
    """Lay a transparent layer onto an RGBA ground; it may hang over any edge."""
    left, top = round(x), round(y)
    source = (max(0, -left), max(0, -top))
    if source[0] >= layer.width or source[1] >= layer.height or left >= ground.width or top >= ground.height:
        return
    ground.alpha_composite(layer, (max(0, left), max(0, top)), source)


def centred(ground: Picture, layer: Picture, x: float, y: float) -> None:
    """Lay a layer with its middle at a point."""
    place(ground, layer, x - layer.width / 2, y - layer.height / 2)


def cast(mask: Picture, blur: float, alpha: int) -> tuple[Picture, int]:
    """The soft shadow of a mask, and the margin it has gained."""
    margin = shadow_margin(blur)
    soft = padded(mask, margin).filter(ImageFilter.GaussianBlur(blur))
    return flat(scaled(soft, alpha / 255), (6, 3, 1)), margin


def shadow_margin(blur: float) -> int:
    """How far a shadow of this blur reaches."""
    return int(blur * 2.5) + 2


def dropped(
    ground: Picture, layer: Picture, x: float, y: float, blur: float, down: float, alpha: int = 180
) -> None:
    """Lay a layer onto the ground with its shadow."""
    shadow, margin = cast(layer.getchannel("A"), blur, alpha)
    place(ground, shadow, x - margin, y - margin + down)
    place(ground, layer, x, y)


def halo(
    mask: Picture, blur: float, colour: Colour, alpha: int = 255, grow: float = 2.0
) -> tuple[Picture, int]:
    """The light around a mask, and the margin it has gained."""
    margin = halo_margin(blur, grow)
    wide = padded(mask, margin)
    soft = grown(wide, grow).filter(ImageFilter.GaussianBlur(blur))
    ring = ImageChops.subtract(scaled(soft, 1.35 * alpha / 255), wide)
    return flat(ring, colour), margin


def halo_margin(blur: float, grow: float = 2.0) -> int:
    """How far a halo reaches."""
    return int(blur * 2.5 + grow) + 3


def bevel(
    picture: Picture, mask: Picture, size: float = 3, high: int = 120, low: int = 140, light: Colour = WARM
) -> Picture:
    """A lit edge to the upper left, a dark one to the lower right."""
    step = max(1, round(size))
    margin = step * 3 + 2
    wide = padded(mask, margin)
    soft = wide.filter(ImageFilter.GaussianBlur(step * 0.6))
    box = (margin, margin, margin + mask.width, margin + mask.height)
    lit_edge = ImageChops.subtract(wide, ImageChops.offset(soft, step, step)).crop(box)
    dark_edge = ImageChops.subtract(wide, ImageChops.offset(soft, -step, -step)).crop(box)
    result = picture.convert("RGB")
    tint(result, NIGHT, scaled(dark_edge, low / 255))
    tint(result, light, scaled(lit_edge, high / 255))
    return result


def sunken(
    picture: Picture,
    mask: Picture,
    blur: float = 8,
    amount: int = 150,
    down: float = 0,
    colour: Colour = (8, 4, 2),
) -> Picture:
    """An inner shadow: the picture lies deeper than what surrounds it."""
    shrink = max(1, int(blur / 4))  # a wide blur needs no fine pixels
    small = mask.resize((max(1, mask.width // shrink), max(1, mask.height // shrink)), Image.Resampling.BOX)
    margin = int(blur * 2 / shrink) + 2
    around = padded(ImageChops.invert(small), margin, 255).filter(ImageFilter.GaussianBlur(blur / shrink))
    around = ImageChops.offset(around, 0, round(down / shrink))
    around = around.crop((margin, margin, margin + small.width, margin + small.height))
    around = around.resize(mask.size, Image.Resampling.BILINEAR)
    result = picture.convert("RGB")
    tint(result, colour, scaled(around, amount / 255))
    return result


def vignette(
    picture: Picture, amount: float, colour: Colour = (8, 5, 3), power: float = 1.4, inner: float = 0.2
) -> None:
    """Dark corners, in place."""
    w, h = picture.size
    light = pool(w // 4 + 1, h // 4 + 1, reach=(w * 0.22, h * 0.233), inner=inner)
    shade = curve(ImageChops.invert(light), lambda v: v**power * amount).resize(
        (w, h), Image.Resampling.BICUBIC
    )
    tint(picture, colour, shade)


def thick(face: Picture, mask: Picture, depth: int, near: Colour, far: Colour) -> Picture:
    """A face with a side: the mask drawn downwards in darkening colour, the face on top."""
    result = empty(face.width, face.height + depth)
    for level in range(depth, 0, -1):
        place(result, flat(mask, mix(near, far, level / depth)), 0, level)
    place(result, face if face.mode == "RGBA" else cut(face, mask), 0, 0)
    return result


def outline(w: int, h: int, inset: float, radius: float, width: float, colour: Colour, alpha: int) -> Picture:
    """A hairline rectangle with round corners, antialiased."""
    edge = round(inset)
    outer = rounded(w - 2 * edge, h - 2 * edge, max(1, radius))
    line = max(1, round(width))
    inner = padded(rounded(w - 2 * edge - 2 * line, h - 2 * edge - 2 * line, max(1, radius - line)), line)
    ring = ImageChops.subtract(outer, inner.crop((0, 0, *outer.size)))
    result = empty(w, h)
    place(result, flat(ring, colour, alpha / 255), edge, edge)
    return result


def shape_points(shape: str, x: float, y: float, r: float) -> list[Point]:
    """The corners of a player's, gem's or badge's shape."""

    def regular(corners: int, turn: float = 0.0) -> list[Point]:
        step = 2 * math.pi / corners
        return [
            (x + r * math.cos(step * i + turn), y + r * math.sin(step * i + turn)) for i in range(corners)
        ]

    if shape == "circle":
        return regular(48)
    if shape == "round":
        return regular(12, 0.26)
    if shape == "hexagon":
        return regular(6, math.pi / 6)
    if shape == "octagon":
        return regular(8, math.pi / 8)
    if shape == "star":
        arms = [(1.12 if i % 2 == 0 else 0.5, math.pi * i / 5 - math.pi / 2) for i in range(10)]
        return [(x + r * k * math.cos(a), y + r * k * math.sin(a)) for k, a in arms]
    if shape == "drop":
        belly = [math.radians(-25 + 230 * i / 12) for i in range(13)]
        return [
            (x, y - r * 1.15),
            *((x + r * 0.82 * math.cos(a), y + r * (0.22 + 0.82 * math.sin(a))) for a in belly),
        ]
    return [(x + dx * r, y + dy * r) for dx, dy in _CORNERS[shape]]


_CORNERS: dict[str, tuple[Point, ...]] = {
    "diamond": ((0, -1.08), (0.92, 0), (0, 1.08), (-0.92, 0)),
    "square": ((-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)),
    "triangle": ((0, -1.05), (1.05, 0.78), (-1.05, 0.78)),
    "shield": ((-0.9, -1), (0.9, -1), (0.9, 0.1), (0.55, 0.75), (0, 1.15), (-0.55, 0.75), (-0.9, 0.1)),
}
