"""Card backs, piles of them, and the place where a card may lie."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import bare_box, pile_edges, pile_step, stroke, units
from heroes_desktop.desktop.art.core.lettering import icon, solid_icon, write
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, pool, scaled, tint
from heroes_desktop.desktop.art.core.palette import dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, centred, cut, empty, flat, outline, place, rounded
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.material.panels import corner_ornament, corners


def build_card_back(spec: specs.CardBack, factor: float) -> Picture:
    """Leather with a lattice, two hairlines, an emblem and corner ornaments."""
    return _back(spec).copy()


@lru_cache(16)
def _back(spec: specs.CardBack) -> Picture:
    w, h = spec.w, spec.h
    base, accent = rgb(spec.base), rgb(spec.accent)
    radius = max(4.0, w * 0.055)
    mask = rounded(w, h, radius)
    hide = textures.leather(w, h, "back" + spec.emblem, base)
    tint(hide, accent, scaled(pool(w, h, reach=(w * 0.7, h * 0.7), power=1.2), 0.18))
    result = cut(bevel(hide, mask, w * 0.014, 130, 170), mask)
    place(result, _lattice(spec, mask), 0, 0)
    for inset, alpha, line in ((0.045, 170, 0.008), (0.075, 90, 0.004)):
        place(
            result, outline(w, h, w * inset, max(2.0, radius - w * inset / 2), w * line, accent, alpha), 0, 0
        )
    emblem = solid_icon(
        spec.emblem,
        round(w * 0.50),
        lit(accent, 0.35),
        dark(accent, 0.25),
        dark(base, 0.6),
        max(1, round(w * 0.01)),
    )
    centred(result, emblem, w / 2, h * (0.44 if spec.label else 0.5))
    if spec.label:
        edge = (dark(base, 0.7), max(1, round(w * 0.01)))
        write(
            result,
            (w / 2, h * 0.80),
            spec.label,
            "title",
            max(11.0, w * 0.17),
            lit(accent, 0.4),
            "mm",
            edge=edge,
        )
    if w >= 60:
        corners(result, corner_ornament(round(w * 0.14), accent), round(w * 0.055))
    return result


def _lattice(spec: specs.CardBack, mask: Picture) -> Picture:
    w, h = spec.w, spec.h
    lines = Image.new("L", (w * 2, h * 2), 0)
    draw = ImageDraw.Draw(lines)
    step = w / 2
    for index in range(-8, 16):
        x = index * step
        draw.line((x, 0, x + h * 2, h * 2), fill=255, width=max(1, round(w * 0.012)))
        draw.line((x, 0, x - h * 2, h * 2), fill=255, width=max(1, round(w * 0.012)))
    return flat(ImageChops.multiply(lines.resize((w, h), LANCZOS), mask), rgb(spec.accent), 0.09)


def build_pile(spec: specs.Pile, factor: float) -> Picture:
    """The top back over the edges of those below it."""
    whole = bare_box(spec, factor)
    result = empty(whole.width, whole.height)
    mask = rounded(spec.w, spec.h, max(4.0, spec.w * 0.055))
    step = pile_step(factor)
    base = rgb(spec.back.base)
    for level in range(pile_edges(spec.count), 0, -1):
        paper = mix(rgb("#E8D8B4"), dark(base, 0.4), 0.15 if level % 2 else 0.55)
        y, x = level * step, level * step // 2
        place(result, flat(mask, dark(paper, 0.75)), x, y)
        place(result, flat(mask, dark(paper, 0.08 * level)), x, y - max(1, step // 2))
    back = specs.CardBack(spec.w, spec.h, spec.back.base, spec.back.accent, spec.back.emblem, spec.back.label)
    place(result, _back(back), 0, 0)
    return result


def build_empty_place(spec: specs.EmptyPlace, factor: float) -> Picture:
    """A hollow with a dashed line."""
    w, h = spec.w, spec.h
    radius = max(4.0, w * 0.055)
    accent = rgb(spec.accent)
    result = flat(rounded(w, h, radius), (8, 5, 4), 0.32)
    line = outline(w, h, units(3, factor), radius - 1, stroke(2, factor), accent, 190)
    gaps = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(gaps)
    step = max(8, round(w * 0.10))
    for start in range(-h, w + h, step):
        draw.line((start, 0, start + h, h), fill=255, width=round(step * 0.42))
    line.putalpha(ImageChops.multiply(line.getchannel("A"), gaps))
    place(result, line, 0, 0)
    if spec.icon:
        centred(result, icon(spec.icon, round(w * 0.34), accent, 0.6), w / 2, h / 2)
    return result
