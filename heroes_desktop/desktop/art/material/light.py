"""Light that says what one may do: halos, the focus line, the ellipse under the active pawn."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import (
    bare_box,
    focus_margin,
    glow_blur,
    glow_factor,
    hex_size,
    stroke,
    units,
)
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, curve, pool
from heroes_desktop.desktop.art.core.palette import lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    disc,
    empty,
    flat,
    halo,
    place,
    polygon,
    rounded,
    shape_points,
)


def build_glow(spec: specs.Glow, factor: float) -> Picture:
    """Outer halo, bright inner line, a breath of fill."""
    colour = rgb(palette.GLOWS[spec.kind])
    mask = _form(spec, factor)
    whole = bare_box(spec, factor)
    result = empty(whole.width, whole.height)
    strong = spec.kind in ("selected", "active")
    factor = glow_factor(spec.w, spec.h, spec.shape, factor)
    glow, margin = halo(mask, glow_blur(factor), colour, 255, 2 * factor)
    place(result, glow, whole.left - margin, whole.top - margin)
    line = stroke(4 if spec.kind == "selected" else 3, factor)
    inner = curve(mask.filter(ImageFilter.GaussianBlur(line)), lambda v: (v - 0.84) * 6)
    ring = ImageChops.subtract(mask, _inset(spec, factor, line, inner))
    place(result, flat(ring, lit(colour, 0.35)), whole.left, whole.top)
    if not strong:  # a card or lane shall keep its own colours; a tile may take on a tint
        place(result, flat(mask, colour, 0.04 if spec.shape == "round" else 0.14), whole.left, whole.top)
    return result


def _form(spec: specs.Glow, factor: float) -> Picture:
    if spec.shape == "disc":
        return disc(spec.w, spec.h)
    if spec.shape == "hex":
        return hex_mask(round((spec.h - 2) / 2))  # as large as a tile of that radius
    if spec.shape == "flat_hex":
        return hex_mask(round((spec.w - 2) / 2), flat_top=True)
    return rounded(spec.w, spec.h, units(spec.radius, factor))


def _inset(spec: specs.Glow, factor: float, line: int, fallback: Picture) -> Picture:
    """The same form, smaller by the line's width; exact where that is easy."""
    if spec.shape in ("hex", "flat_hex"):
        return fallback
    if spec.shape == "disc":
        return disc(spec.w, spec.h, inset=line)
    inner = Image.new("L", (spec.w, spec.h), 0)
    radius = max(1, units(spec.radius, factor) - line)
    inner.paste(rounded(spec.w - 2 * line, spec.h - 2 * line, radius), (line, line))
    return inner


def hex_mask(radius: int, corner: float = 4.0, flat_top: bool = False) -> Picture:
    """The mask of a tile with slightly rounded corners, pointy-top unless told otherwise."""
    if flat_top:
        return hex_mask(radius, corner).transpose(Image.Transpose.ROTATE_90)
    w, h = hex_size(radius)
    corner = min(corner, radius * 0.08)
    return polygon(w, h, shape_points("hexagon", w / 2, h / 2, radius - corner), corner)


def build_focus_line(spec: specs.FocusLine, factor: float) -> Picture:
    """A white dashed line on a dark one, readable on any ground."""
    over = 2
    margin = focus_margin(factor)
    whole = bare_box(spec, factor)
    w, h = whole.width * over, whole.height * over
    result = empty(w, h)
    draw = ImageDraw.Draw(result)
    line = stroke(2, max(1.0, factor)) * over
    radius = (units(spec.radius, factor) + margin) * over
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius, outline=(16, 10, 8, 255), width=2 * line)
    light = Image.new("L", (w, h), 0)
    inset = line // 2
    ImageDraw.Draw(light).rounded_rectangle(
        (inset, inset, w - 1 - inset, h - 1 - inset), radius - inset, outline=255, width=line
    )
    gaps = Image.new("L", (w, h), 0)
    dashes = ImageDraw.Draw(gaps)
    step = round(14 * max(1.0, factor)) * over
    for start in range(-h, w + h, step):
        dashes.line((start, 0, start + h, h), fill=255, width=round(step * 0.46))
    place(result, flat(ImageChops.multiply(light, gaps), (255, 255, 255)), 0, 0)
    return result.resize((whole.width, whole.height), LANCZOS)


def build_ground_glow(spec: specs.GroundGlow, factor: float) -> Picture:
    """An ellipse of light, brightest in a ring."""
    light = pool(spec.w, spec.h, reach=(spec.w / 2, spec.h / 2), power=0.8)
    return flat(curve(light, lambda v: min(1.0, v * 2.2) * (1 - 0.55 * v)), rgb(palette.LEGAL))
