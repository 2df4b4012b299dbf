"""Wax seals: pressed where a challenge has been won, an empty ring where one is still to be won."""

from __future__ import annotations

import math

from PIL import ImageFilter

from heroes_desktop.desktop.art.core.lettering import icon_mask
from heroes_desktop.desktop.art.core.noise import Picture, gradient
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    centred,
    cut,
    disc,
    empty,
    flat,
    place,
    polygon,
    sunken,
)
from heroes_desktop.desktop.art.core.specs import WaxSeal

BUMPS = 46
"""Points of the uneven edge."""


def build_wax_seal(spec: WaxSeal, factor: float) -> Picture:
    """A blob of wax with a sign pressed into it, or the ring it would fill."""
    del factor
    return _pressed(spec) if spec.pressed else _ring(spec)


def _ring(spec: WaxSeal) -> Picture:
    size = spec.size
    result = empty(size, size)
    edge = disc(size, inset=size * 0.14)
    hollow = disc(size, inset=size * 0.14 + max(1.0, size * 0.045))
    place(result, flat(edge, (70, 48, 26), 0.55), 0, 0)
    place(result, flat(hollow, (222, 204, 166), 1.0), 0, 0)
    place(result, flat(hollow, (120, 92, 56), 0.18), 0, 0)
    return result


def _pressed(spec: WaxSeal) -> Picture:
    size, wax = spec.size, rgb(spec.colour)
    blob = polygon(size, size, _edge(size, spec.number), size * 0.02)
    result = empty(size, size)
    shadow = blob.filter(ImageFilter.GaussianBlur(size * 0.04))
    place(result, flat(shadow, (20, 6, 2), 0.6), size * 0.02, size * 0.04)
    body = bevel(
        gradient(size, size, ((0, lit(wax, 0.22)), (1, dark(wax, 0.28)))), blob, size * 0.045, 150, 150
    )
    place(result, cut(body, blob), 0, 0)
    stamp = disc(size, inset=size * 0.2)
    pressed = sunken(
        gradient(size, size, ((0, dark(wax, 0.2)), (1, lit(wax, 0.08)))), stamp, size * 0.05, 170
    )
    place(result, cut(pressed, stamp), 0, 0)
    sign = icon_mask(spec.icon, max(6, round(size * 0.38)))
    centred(result, flat(sign, dark(wax, 0.62), 0.9), size * 0.5, size * 0.515)
    centred(result, flat(sign, lit(wax, 0.5), 0.85), size * 0.5, size * 0.49)
    return result


def _edge(size: int, number: int) -> list[tuple[float, float]]:
    """An uneven circle, another one for each number."""
    middle = size / 2
    points = []
    for step in range(BUMPS):
        angle = step * math.tau / BUMPS
        wave = math.sin(angle * 3 + number * 1.7) + 0.6 * math.sin(angle * 5 + number * 2.9)
        reach = middle * (0.77 + 0.05 * wave)
        points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    return points
