"""Panels: the felt inlay, the dice tray, parchment, leather, slots, ribbons and small trims."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import ribbon_tail, stroke, units
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    gradient,
    pool,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    cut,
    empty,
    flat,
    outline,
    padded,
    place,
    polygon,
    rounded,
    sunken,
    vignette,
)
from heroes_desktop.desktop.art.material import textures


def build_inlay(spec: specs.Inlay, factor: float) -> Picture:
    """A well sunk into the table: wooden rim, brass line, felt with its own pool of light."""
    return _well(spec, factor, spec.felt, spec.seed, units(22, factor), units(10, factor), 0.22)


def build_tray(spec: specs.Tray, factor: float) -> Picture:
    """A smaller, deeper well with a broad rim."""
    return _well(spec, factor, spec.felt, "tray", units(20, factor), units(16, factor), 0.30)


def _well(
    spec: specs.Inlay | specs.Tray, factor: float, felt: str, seed: str, radius: int, rim: int, light: float
) -> Picture:
    w, h = spec.w, spec.h
    colour = rgb(felt)
    frame = textures.wood(w, h, factor, (seed, "rim"), "#2E1A0E", "#7A4E2A", planks=False)
    mask = rounded(w, h, radius)
    result = cut(bevel(frame, mask, stroke(3, factor), 130, 180), mask)
    inner_w, inner_h = w - 2 * rim, h - 2 * rim
    inner = rounded(inner_w, inner_h, radius - rim / 2)
    cloth = textures.felt(inner_w, inner_h, seed, felt)
    lamp = pool(
        inner_w // 4 + 1, inner_h // 4 + 1, (0.42, 0.36), (inner_w * 0.247, inner_h * 0.283), power=1.3
    )
    tint(cloth, lit(colour, 0.5), scaled(lamp, light).resize(cloth.size))
    vignette(cloth, 0.6, dark(colour, 0.85), inner=0.3)
    cloth = sunken(cloth, inner, 18 * factor, 230, down=5 * factor)
    place(result, cut(cloth, inner), rim, rim)
    line = max(2, stroke(3, factor))
    place(result, textures.metal_ring(inner_w + 4, inner_h + 4, radius - rim / 2 + 2, line), rim - 2, rim - 2)
    return result


def build_parchment(spec: specs.Parchment, factor: float) -> Picture:
    """A sheet with slightly torn edges and a hairline border."""
    w, h = spec.w, spec.h
    radius = units(10, factor)
    mask = rounded(w, h, radius)
    if spec.torn:
        mask = _torn(mask, spec.seed, factor)
    result = cut(bevel(textures.parchment(w, h, spec.seed), mask, stroke(1.5, factor), 150, 110), mask)
    inset = units(9, factor)
    if spec.border and min(w, h) > 4 * inset:
        place(result, outline(w, h, inset, units(6, factor), 1.6 * factor, rgb("#6B4A22"), 150), 0, 0)
    return result


def _torn(mask: Picture, seed: object, factor: float) -> Picture:
    ragged = clouds(*mask.size, 10 * factor, seed, "torn", octaves=3)
    edge = mask.filter(ImageFilter.GaussianBlur(2.2 * factor))
    edge = ImageChops.add(edge, ragged.point([int((v - 128) * 0.28) if v > 128 else 0 for v in range(256)]))
    edge = ImageChops.subtract(
        edge, ragged.point([int((128 - v) * 0.42) if v < 128 else 0 for v in range(256)])
    )
    return ImageChops.multiply(edge.point([max(0, min(255, (v - 104) * 7)) for v in range(256)]), mask)


def build_leather(spec: specs.Leather, factor: float) -> Picture:
    """A leather pad with brass trim, stitched hairline and, for important ones, corner ornaments."""
    w, h = spec.w, spec.h
    radius = units(14, factor)
    mask = rounded(w, h, radius)
    result = cut(sunken(textures.leather(w, h, spec.seed, spec.base), mask, 14 * factor, 150), mask)
    if spec.trim:
        place(result, textures.metal_ring(w, h, radius, max(2, stroke(3, factor))), 0, 0)
        inset = units(8, factor)
        if min(w, h) > 4 * inset:
            place(result, outline(w, h, inset, units(9, factor), factor, rgb(palette.GOLD), 70), 0, 0)
    if spec.ornament:
        size = units(30, factor)
        corners(result, corner_ornament(size, rgb(palette.GOLD)), units(7, factor))
    return result


def corner_ornament(size: int, colour: Colour) -> Picture:
    """A small engraved flourish for the upper left corner."""
    n = size * 4
    mask = Image.new("L", (n, n), 0)
    draw = ImageDraw.Draw(mask)
    line = max(2, int(n * 0.045))
    draw.arc((n * 0.02, n * 0.02, n * 1.1, n * 1.1), 180, 270, fill=255, width=line)
    draw.arc((n * 0.16, n * 0.16, n * 0.62, n * 0.62), 90, 330, fill=255, width=line)
    draw.ellipse((n * 0.30, n * 0.30, n * 0.46, n * 0.46), fill=255)
    leaf = ((0.0, 0.72), (0.07, 0.60), (0.14, 0.72), (0.07, 0.98))
    draw.polygon([(n * x, n * y) for x, y in leaf], fill=255)
    draw.polygon([(n * y, n * x) for x, y in leaf], fill=255)
    return flat(mask.resize((size, size), LANCZOS), colour)


def corners(ground: Picture, ornament: Picture, inset: int) -> None:
    """An ornament in all four corners, mirrored."""
    right, bottom = ground.width - inset - ornament.width, ground.height - inset - ornament.height
    mirrored = ImageOps.mirror(ornament)
    place(ground, ornament, inset, inset)
    place(ground, mirrored, right, inset)
    place(ground, ImageOps.flip(ornament), inset, bottom)
    place(ground, ImageOps.flip(mirrored), right, bottom)


def build_slot(spec: specs.Slot, factor: float) -> Picture:
    """A recess in paper or leather."""
    paper = spec.tone == "paper"
    base, share = (rgb("#5C4324"), 0.47) if paper else ((8, 5, 4), 0.55)
    return recess(spec.w, spec.h, units(10, factor), base, share, factor)


def recess(w: int, h: int, radius: float, base: Colour, share: float, factor: float) -> Picture:
    """A hollow: darker ground, shadow from the upper edge, light on the lower."""
    mask = rounded(w, h, radius)
    result = flat(mask, base, share)
    margin = units(10, factor) + 2
    around = padded(ImageChops.invert(mask), margin, 255).filter(ImageFilter.GaussianBlur(4 * factor))
    around = ImageChops.offset(around, stroke(2, factor), stroke(3, factor))
    around = around.crop((margin, margin, margin + w, margin + h))
    place(result, flat(ImageChops.multiply(around, mask), (0, 0, 0), 0.85), 0, 0)
    step = stroke(1.5, factor)
    shifted = padded(mask, step).crop((2 * step, 2 * step, 2 * step + w, 2 * step + h))
    place(result, flat(ImageChops.subtract(mask, shifted), (255, 226, 170), 0.28), 0, 0)
    return result


def build_ribbon(spec: specs.Ribbon, factor: float) -> Picture:
    """Cloth with woven sheen and two gold threads; forked tails fold behind."""
    tail, fold = ribbon_tail(spec.h)
    over = 2
    w, h, tail, fold = spec.w * over, spec.h * over, tail * over, fold * over
    width, height = w + 2 * tail, h + fold
    colour = rgb(spec.colour)
    result = empty(width, height)
    reach = round(tail * 1.7)
    fork = ((0, fold), (reach, fold), (reach, height), (0, height), (tail * 0.55, fold + h / 2))
    left_tail = polygon(width, height, fork)
    tails = ImageChops.lighter(left_tail, ImageOps.mirror(left_tail))
    cloth = _cloth(width, height, dark(colour, 0.42), "tail")
    place(result, cut(cloth, tails), 0, 0)
    crease = polygon(width, height, ((tail, h), (reach, h), (reach, height)))
    place(result, flat(ImageChops.lighter(crease, ImageOps.mirror(crease)), dark(colour, 0.72)), 0, 0)
    band = Image.new("L", (width, height), 0)
    ImageDraw.Draw(band).rectangle((tail, 0, width - tail - 1, h - 1), fill=255)
    place(result, cut(_cloth(width, height, colour, "band"), band), 0, 0)
    draw = ImageDraw.Draw(result, "RGBA")
    thread = round(h * 0.10)
    gold = (*dark(rgb(palette.GOLD), 0.12), 235)
    for y in (thread, h - 1 - thread):
        draw.line((tail, y, width - tail - 1, y), fill=gold, width=over)
    return result.resize((width // over, height // over), LANCZOS)


def _cloth(w: int, h: int, colour: Colour, seed: str) -> Picture:
    body = gradient(w, h, ((0, lit(colour, 0.12)), (0.4, colour), (1, dark(colour, 0.4))))
    return soften(body, clouds(w, h, 14, seed, "cloth", octaves=3, stretch=(6, 0.6)), 0.5)


def build_tip_arrow(spec: specs.TipArrow, factor: float) -> Picture:
    """A paper triangle."""
    w, h = spec.w, spec.h
    points = ((w / 2, 0), (w, h), (0, h)) if spec.up else ((0, 0), (w, 0), (w / 2, h))
    return flat(polygon(w, h, points), rgb("#E6D2A6"))


def build_rule(spec: specs.Rule, factor: float) -> Picture:
    """A line that fades out to the right."""
    height = stroke(2, factor)
    colour = rgb(palette.GOLD if spec.tone == "gold" else "#8A6636")
    fade = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90).resize((spec.w, height))
    return flat(ImageOps.invert(fade) if fade.getpixel((0, 0)) == 0 else fade, colour, 0.6)
