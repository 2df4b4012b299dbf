"""Things beside the map: the bag, houses, the awning of the bazaar."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, clouds, gradient, soften
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import cut, empty, flat, place, shape_points, sunken

from .specs import ClothBag, House, StallRoof

OVER = 3


def build_cloth_bag(spec: ClothBag, factor: float) -> Picture:
    """A sack tied with a cord; a token that stirs in it shines through."""
    w, h = spec.w * OVER, spec.h * OVER
    mask = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(mask)
    belly = 0.30 + 0.035 * min(5, spec.fill)
    middle, low = w / 2, h * 0.96
    body = [(middle - w * belly, low), (middle - w * (belly + 0.06), h * 0.7), (middle - w * 0.14, h * 0.34)]
    pen.polygon([*body, *[(w - x, y) for x, y in reversed(body)]], fill=255)
    pen.ellipse((middle - w * (belly + 0.07), h * 0.5, middle + w * (belly + 0.07), h * 0.99), fill=255)
    pen.polygon([(middle - w * 0.13, h * 0.36), (middle - w * 0.26, h * 0.06), (middle - w * 0.06, h * 0.13),
                 (middle + w * 0.08, h * 0.04), (middle + w * 0.26, h * 0.09), (middle + w * 0.13, h * 0.36)],
                fill=255)  # fmt: skip
    cloth = gradient(w, h, ((0, rgb("#C28A5A")), (0.5, rgb("#9A5E3A")), (1, rgb("#5A3018"))))
    cloth = soften(cloth, clouds(w, h, w * 0.16, "cloth", octaves=4, stretch=(0.4, 1.6)), 0.8)
    soft = mask.filter(ImageFilter.GaussianBlur(OVER))
    result = cut(sunken(cloth, soft, w * 0.08, 190), soft)
    pen = ImageDraw.Draw(result)
    pen.line([(middle - w * 0.16, h * 0.35), (middle, h * 0.38), (middle + w * 0.16, h * 0.35)],
             fill=(*rgb("#E8CE8A"), 255), width=max(2, round(h * 0.045)))  # fmt: skip
    pen.line([(middle + w * 0.1, h * 0.37), (middle + w * 0.2, h * 0.56)], fill=(*rgb("#E8CE8A"), 255),
             width=max(2, round(h * 0.03)))  # fmt: skip
    if spec.stirring:
        glow = Image.new("L", (w, h), 0)
        ImageDraw.Draw(glow).ellipse((w * 0.32, h * 0.56, w * 0.68, h * 0.86), fill=230)
        place(result, flat(glow.filter(ImageFilter.GaussianBlur(w * 0.06)), rgb("#B060E0"), 0.8), 0, 0)
    return result.resize((spec.w, spec.h), LANCZOS)


def build_house(spec: House, factor: float) -> Picture:
    """A wooden house in a player's colour with his shape on the front."""
    n = spec.size * OVER
    colour = rgb(spec.colour)
    result = empty(n, n)
    pen = ImageDraw.Draw(result)
    edge = (*dark(colour, 0.75), 255)
    outer = [(0.5, 0.02), (0.98, 0.46), (0.86, 0.5), (0.86, 0.97), (0.14, 0.97), (0.14, 0.5), (0.02, 0.46)]
    pen.polygon([(x * n, y * n) for x, y in outer], fill=edge)
    for points, tone in (
        (((0.2, 0.46), (0.8, 0.46), (0.8, 0.92), (0.2, 0.92)), colour),
        (((0.58, 0.46), (0.8, 0.46), (0.8, 0.92), (0.58, 0.92)), dark(colour, 0.25)),
        (((0.5, 0.09), (0.9, 0.45), (0.1, 0.45)), lit(colour, 0.3)),
        (((0.5, 0.09), (0.9, 0.45), (0.54, 0.45)), dark(colour, 0.1)),
    ):
        pen.polygon([(x * n, y * n) for x, y in points], fill=(*tone, 255))
    pen.polygon(shape_points(spec.shape, n / 2, n * 0.69, n * 0.17), fill=edge)
    pen.polygon(shape_points(spec.shape, n / 2, n * 0.69, n * 0.125), fill=(255, 250, 238, 255))
    return result.resize((spec.size, spec.size), LANCZOS)


def build_stall_roof(spec: StallRoof, factor: float) -> Picture:
    """Red and cream stripes that end in scallops."""
    w, h = spec.w * 2, spec.h * 2
    result = empty(w, h)
    pen = ImageDraw.Draw(result)
    stripes = max(8, round(w / h * 2.2) // 2 * 2 + 1)
    step = w / stripes
    for number in range(stripes):
        colour = rgb("#C2413A") if number % 2 == 0 else rgb("#F0E2C2")
        left, right = number * step, (number + 1) * step
        inset = h * 0.5
        top_left = inset + (w - 2 * inset) * number / stripes
        top_right = inset + (w - 2 * inset) * (number + 1) / stripes
        pen.polygon([(top_left, 0), (top_right, 0), (right, h * 0.68), (left, h * 0.68)], fill=(*colour, 255))
        pen.pieslice((left, h * 0.4, right, h * 0.97), 0, 180, fill=(*dark(colour, 0.1), 255))
    shade = gradient(w, h, ((0, (255, 255, 255)), (1, (90, 70, 60)))).convert("L")
    body = soften(result.convert("RGB"), shade, 0.5)
    return cut(body, result.getchannel("A")).resize((spec.w, spec.h), LANCZOS)
