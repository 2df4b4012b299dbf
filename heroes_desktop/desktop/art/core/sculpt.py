"""Turning a silhouette into a body: the blurred mask is a height field, lit from the upper left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from heroes_desktop.desktop.art.core.noise import Picture, clouds, gradient, relief, scaled, soften, tint
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix
from heroes_desktop.desktop.art.core.solid import cut, flat, padded, place


def body(
    mask: Picture, top: Colour, bottom: Colour, light: Colour, shade: Colour, size: float, core: float
) -> Picture:
    """The mask as a lit, textured body; `core` is how dark its middle is: metal has none."""
    w, h = mask.size
    box = mask.getbbox() or (0, 0, w, h)
    start, end = box[1] / h, box[3] / h
    stops = ((0, top), (start, top), (max(end, start + 0.01), bottom), (1, bottom))
    form = gradient(w, h, stops)
    heights = [mask.filter(ImageFilter.GaussianBlur(size * share)) for share in (0.012, 0.035, 0.075)]
    field = Image.blend(Image.blend(heights[0], heights[1], 0.5), heights[2], 0.5)
    step = max(1, int(size * 0.020))
    moved = ImageChops.offset(field, step, step)
    surface = _surface(-(-max(w, h) // 64) * 64, -(-round(size) // 16) * 16)
    form = soften(form, surface.crop((0, 0, w, h)), 0.62)
    tint(form, lit(light, 0.30), scaled(ImageChops.subtract(field, moved), 1.5))
    tint(form, shade, scaled(ImageChops.subtract(moved, field), 1.1 + core))
    if core > 0:
        tint(form, shade, scaled(ImageChops.subtract(mask, heights[2]), core))
    thin = max(1, int(size * 0.010))
    soft = mask.filter(ImageFilter.GaussianBlur(thin * 0.6))
    tint(
        form,
        lit(light, 0.55),
        scaled(ImageChops.subtract(mask, ImageChops.offset(soft, thin, thin + 1)), 0.75),
    )
    return cut(form, mask)


@lru_cache(8)
def _surface(side: int, size: int) -> Picture:
    """Pores and patches of a body, shared by all bodies of about one size."""
    pores = relief(clouds(side, side, size * 0.10, "skin", octaves=4), 0.9)
    return Image.blend(pores, clouds(side, side, size * 0.22, "patches", octaves=3), 0.5)


def stand(
    ground: Picture, figure: Picture, x: float, y: float, size: float, light: Colour, glow: float = 0.9
) -> None:
    """Set a cut-out figure before its light: a glow behind it, a shadow close to it, then itself."""
    margin = int(size * 0.16) + 4
    mask = padded(figure.getchannel("A"), margin)
    left, top = x - margin, y - margin
    halo = mask.filter(ImageFilter.GaussianBlur(size * 0.07))
    place(ground, flat(scaled(halo, 1.2 * glow), lit(light, 0.25)), left, top)
    close = mask.filter(ImageFilter.GaussianBlur(size * 0.025))
    place(ground, flat(close, (0, 0, 0), 0.8), left, top + size * 0.03)
    place(ground, figure, x, y)


def sculpted(
    mask: Picture,
    light: Colour,
    middle: Colour,
    low: Colour,
    size: float,
    metal: tuple[Colour, Colour] | None,
) -> Picture:
    """A silhouette as a backlit body in the colours of its landscape, or in metal."""
    if metal is not None:
        return body(mask, metal[0], metal[1], light, dark(low, 0.4), size, 0.0)
    return body(mask, mix(low, middle, 0.80), mix(low, middle, 0.12), light, dark(low, 0.4), size, 0.8)
