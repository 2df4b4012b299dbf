"""A space seen from near: a window on the painted land of its piece."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from functools import lru_cache

from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture
from heroes_desktop.desktop.art.core.solid import bevel, cut, rounded, sunken

from .region import painted
from .specs import Vista

HIGH = 0.34
"""The share of a piece that is as high as the picture."""
ABOVE = 0.62
"""Where the space lies in the picture, from its upper edge: places stand behind their spaces."""
SHARP = 1.5
"""How much larger than shown the land is painted."""
GRAIN = 32
"""Land is painted in steps of so many pixels, so that pictures of one size share it."""


def build_vista(spec: Vista, factor: float) -> Picture:
    """The land round the space; the window stays inside its piece."""
    least = max(spec.h / HIGH, float(spec.w))
    side = -(-round(least * SHARP) // GRAIN) * GRAIN
    land = _land(side, spec.around, spec.position, spec.night)
    scale = side / least
    wide, high = spec.w * scale, spec.h * scale
    left = min(max(0.0, spec.x / 1000 * side - wide / 2), side - wide)
    top = min(max(0.0, spec.y / 1000 * side - high * ABOVE), side - high)
    window = (round(left), round(top), round(left + wide), round(top + high))
    picture = land.crop(window).resize((spec.w, spec.h), LANCZOS)
    mask = rounded(spec.w, spec.h, spec.h * 0.06)
    return cut(bevel(sunken(picture, mask, spec.h * 0.05, 130), mask, 1, 90, 110), mask)


@lru_cache(4)
def _land(side: int, around: tuple[int, ...], position: int, night: bool) -> Picture:
    """The last few pieces, for heroes who stay near."""
    return painted(side, around, position, night)
