"""Spaces: round and pale where the road runs; hidden ones in a shape and colour of their own with the number
that finds them, their label on a tag beside it."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import ImageDraw

from heroes_desktop.desktop.art.core.lettering import write
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import empty, shape_points

from .specs import SpaceDisc, SpaceTag

OVER = 4
KINDS: dict[str, tuple[str, str, str, str]] = {
    # ground, rim, ink, shape
    "beige": ("#F6E8C4", "#6B4A22", "#2A1D12", "circle"),
    "blue": ("#4F9AD8", "#EAF6FF", "#06223C", "wave"),
    "red": ("#C8473A", "#FFE6D8", "#FFFFFF", "diamond"),
    "green": ("#3E8A4A", "#E6FFE0", "#FFFFFF", "hexagon"),
    "yellow": ("#EDC13C", "#4A3206", "#2A1D12", "triangle"),
    "tower": ("#2A2034", "#B79CE0", "#FFFFFF", "octagon"),
}


def build_space_disc(spec: SpaceDisc, factor: float) -> Picture:
    """The plate of a space."""
    size, over = spec.size, spec.size * OVER
    ground, rim, ink, shape = KINDS[spec.kind]
    result = empty(over, over)
    pen = ImageDraw.Draw(result)
    middle = over / 2
    radius = over * {"diamond": 0.46, "triangle": 0.47}.get(shape, 0.46)
    form = "circle" if shape == "wave" else shape
    lower = 0.06 if shape == "triangle" else 0.0
    drop = over * 0.03
    pen.polygon(
        shape_points(form, middle, middle + drop + lower * over, radius), fill=(*dark(rgb(rim), 0.6), 255)
    )
    for grow, tone in ((1.0, rgb(rim)), (0.87, rgb(ground))):
        pen.polygon(shape_points(form, middle, middle + lower * over, radius * grow), fill=(*tone, 255))
    if shape == "circle":
        shine = radius * 0.62
        pen.ellipse(
            (middle - shine, middle - shine * 1.1, middle + shine * 0.7, middle + shine * 0.3),
            fill=(*lit(rgb(ground), 0.35), 255),
        )
    if shape == "wave":
        for level in (0.3, 0.72):
            points = [
                (over * (0.2 + 0.1 * step), over * (level + (0.03 if step % 2 else -0.03)))
                for step in range(7)
            ]
            pen.line(points, fill=(*lit(rgb(ground), 0.55), 255), width=max(1, over // 22), joint="curve")
    small = result.resize((size, size), LANCZOS)
    edge = (dark(rgb(ground), 0.7), 1) if ink == "#FFFFFF" else None
    level = 0.6 if shape == "triangle" else 0.5
    text = f"≤{spec.number}" if spec.number else spec.label
    share = {"circle": 0.5, "wave": 0.5, "triangle": 0.42}.get(shape, 0.44)
    write(small, (size / 2, size * level), text, "bold", max(9.0, size * share), rgb(ink), "mm", edge=edge)
    return small


def build_space_tag(spec: SpaceTag, factor: float) -> Picture:
    """A small label in the colour and shape of its space."""
    ground, rim, ink, shape = KINDS[spec.kind]
    w, h = spec.w * OVER, spec.h * OVER
    result = empty(w, h)
    pen = ImageDraw.Draw(result)
    if shape in ("diamond", "hexagon", "octagon", "triangle"):
        cut = h * 0.42
        points = [(cut, 0), (w - cut, 0), (w - 1, h / 2), (w - cut, h - 1), (cut, h - 1), (0, h / 2)]
        pen.polygon(points, fill=(*rgb(rim), 255))
        inner = h * 0.1
        points = [
            (cut, inner),
            (w - cut, inner),
            (w - inner * 1.6, h / 2),
            (w - cut, h - inner),
            (cut, h - inner),
            (inner * 1.6, h / 2),
        ]
        pen.polygon(points, fill=(*rgb(ground), 255))
    else:
        pen.rounded_rectangle((0, 0, w - 1, h - 1), h * 0.45, fill=(*rgb(rim), 255))
        inner = h * 0.09
        pen.rounded_rectangle((inner, inner, w - 1 - inner, h - 1 - inner), h * 0.4, fill=(*rgb(ground), 255))
    small = result.resize((spec.w, spec.h), LANCZOS)
    text = f"{spec.label} ≤{spec.number}" if spec.number and spec.w > spec.h * 2.6 else spec.label
    write(small, (spec.w / 2, spec.h * 0.5), text, "bold", spec.h * 0.82, rgb(ink), "mm")
    return small
