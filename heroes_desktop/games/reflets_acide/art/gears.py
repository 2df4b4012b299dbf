"""Paints the wheels of the Vile's clockwork."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import ImageChops

from heroes_desktop.desktop.art.core.noise import Picture, scaled, tint
from heroes_desktop.desktop.art.core.palette import rgb
from heroes_desktop.desktop.art.core.solid import (
    Point,
    bevel,
    cut,
    disc,
    empty,
    place,
    polygon,
    sunken,
    thick,
)
from heroes_desktop.desktop.art.material.textures import metal

from .stones import SOCKETS, TEETH, Gear

_OUTER, _ROOT, _RIM, _HUB, _SOCKET = 0.5, 0.43, 0.4, 0.135, 0.115
"""Radii as shares of the wheel: tips of the teeth, between them, the face, the hub, a gem's place."""
_TIP, _FOOT = 0.2, 0.34
"""Half the width of a tooth at its tip and at its foot, as shares of its place on the edge."""


def build_gear(spec: Gear, factor: float) -> Picture:
    """A brass wheel with four sockets round a dark hub; one about to strike glows like iron in a fire."""
    del factor
    size, depth = spec.size, spec.depth()
    mask = polygon(size, size, _teeth(size, spec.turned))
    face = metal(size, size)
    tint(face, rgb("#C8381A" if spec.hot else "#8A6020"), scaled(mask, 0.5 if spec.hot else 0.2))
    face = bevel(face, mask, max(1, size * 0.022), 150, 170)
    inner = _round(size, 0.5, 0.5, _RIM)
    tint(face, rgb("#5A1C10" if spec.hot else "#4A3214"), scaled(inner, 0.55))
    face = sunken(face, ImageChops.multiply(inner, mask), max(2.0, size * 0.03), 170, size * 0.01)
    for x, y in ((0.5, 0.5), *SOCKETS):
        hole = _round(size, x, y, _HUB if (x, y) == (0.5, 0.5) else _SOCKET)
        tint(face, rgb("#150D07"), hole)
        face = bevel(face, ImageChops.subtract(mask, hole), max(1, size * 0.012), 90, 0)
    result = empty(size, size + depth)
    place(result, thick(cut(face, mask), mask, depth, rgb("#5A3A14"), rgb("#1E1206")), 0, 0)
    return result


def _teeth(size: int, turned: bool) -> list[Point]:
    """The outline, a tooth at the right edge, or half a tooth on for a wheel that meshes with such a one."""
    points = []
    for tooth in range(TEETH):
        middle = tooth + (0.5 if turned else 0.0)
        for place_, reach in ((-_FOOT, _ROOT), (-_TIP, _OUTER), (_TIP, _OUTER), (_FOOT, _ROOT)):
            angle = 2 * pi * (middle + place_) / TEETH
            points.append((size * (0.5 + reach * cos(angle)), size * (0.5 + reach * sin(angle))))
    return points


def _round(size: int, x: float, y: float, radius: float) -> Picture:
    """The mask of a round place on the wheel."""
    ground = empty(size, size).getchannel("A")
    across = max(1, round(2 * radius * size))
    ground.paste(disc(across), (round(x * size - across / 2), round(y * size - across / 2)))
    return ground
