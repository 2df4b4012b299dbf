"""How large a picture will be, known before it is built: stand-ins and layouts depend on it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from heroes_desktop.desktop.paint.fonts import font_file

if TYPE_CHECKING:
    from heroes_desktop.desktop.art.core.specs_base import Spec

SHADOWS: dict[int, tuple[float, float, int]] = {
    1: (3, 2, 150),
    2: (6, 4, 180),
    3: (10, 5, 190),
    4: (22, 12, 230),
}
"""Blur and drop in units, and darkness, of each height a thing can have over the table."""


@dataclass(frozen=True)
class Box:
    """A picture's size, and where in it the thing itself lies."""

    width: int
    height: int
    left: int
    top: int
    inner_width: int
    inner_height: int


def units(value: float, factor: float) -> int:
    """Units of the style guide as device pixels."""
    return round(value * factor)


def stroke(value: float, factor: float) -> int:
    """A line or margin in units as device pixels, never vanishing."""
    return max(1, int(value * factor))


def box(spec: Spec, factor: float) -> Box:
    """The finished picture's box: margins of its own, then the turn, then the shadow."""
    return _box(spec, factor)


@lru_cache(4096)
def _box(spec: Spec, factor: float) -> Box:
    own = bare_box(spec, factor)
    if spec.turn:
        own = _turned(own, spec.turn)
    if spec.lift:
        blur, down = shadow_of(spec.lift, factor)[:2]
        margin = int(blur * 2.5) + 2
        own = Box(
            own.width + 2 * margin,
            own.height + 2 * margin + down,
            own.left + margin,
            own.top + margin,
            own.inner_width,
            own.inner_height,
        )
    return own


def shadow_of(lift: int, factor: float) -> tuple[float, int, int]:
    """Blur and drop in pixels, and darkness."""
    blur, down, alpha = SHADOWS[lift]
    return max(1.0, blur * factor), units(down, factor), alpha


def _turned(own: Box, degrees: float) -> Box:
    angle = math.radians(degrees)
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    width = math.ceil(own.width * cos + own.height * sin) + 2
    height = math.ceil(own.width * sin + own.height * cos) + 2
    centre_x, centre_y = own.left + own.inner_width / 2, own.top + own.inner_height / 2
    offset_x, offset_y = centre_x - own.width / 2, centre_y - own.height / 2
    turned_x = offset_x * math.cos(angle) + offset_y * math.sin(angle)
    turned_y = -offset_x * math.sin(angle) + offset_y * math.cos(angle)
    return Box(
        width,
        height,
        round(width / 2 + turned_x - own.inner_width / 2),
        round(height / 2 + turned_y - own.inner_height / 2),
        own.inner_width,
        own.inner_height,
    )


def margined(w: int, h: int, left: int = 0, top: int = 0, right: int = 0, bottom: int = 0) -> Box:
    """The box of a thing with margins of its own around it."""
    return Box(w + left + right, h + top + bottom, left, top, w, h)


def bare_box(spec: Spec, factor: float) -> Box:
    """The box without turn and shadow."""
    return spec.measure(factor)


def ribbon_tail(height: int) -> tuple[int, int]:
    """How far a ribbon's tails stick out, and how far they hang down."""
    return round(height * 0.47), round(height * 0.24)


GLOWING_TILE = 90
"""Pixels across a tile from which on its glow is as wide as that of anything else."""


def glow_factor(w: int, h: int, shape: str, factor: float) -> float:
    """The factor a glow is drawn with: small tiles side by side shall not drown each other in light."""
    return min(factor, max(w, h) / GLOWING_TILE) if shape in ("hex", "flat_hex") else factor


def glow_blur(factor: float) -> float:
    """Blur of the halo around a legal thing, in pixels."""
    return 9 * factor


def glow_margin(blur: float, grow: float) -> int:
    """How far a halo reaches beyond its thing."""
    return int(blur * 2.5 + grow) + 3


def focus_margin(factor: float) -> int:
    """The focus line runs 4 units outside its thing and is 4 wide."""
    return units(4, factor) + 2 * stroke(2, max(1.0, factor))


def pile_edges(count: int) -> int:
    """How many card edges show below the top card: none for one, five for a thick pile."""
    return min(5, max(0, (count + 1) // 3 if count > 2 else count - 1))


def pile_step(factor: float) -> int:
    """The thickness of one edge."""
    return max(1, round(2 * factor))


def token_depth(size: int) -> int:
    """A token's thickness."""
    return max(2, round(size * 0.09))


def stack_rise(size: int) -> int:
    """How much higher each further token of a stack lies."""
    return max(2, round(size * 0.118))


def solid_margin(size: int) -> int:
    """Room for outline and shadow of a solid icon."""
    return max(1, round(size * 0.045)) * 3 + 2


def hex_shadow(radius: int) -> tuple[int, int]:
    """How far a tile's shadow reaches beyond it, and how much lower it lies."""
    return int(radius * 0.12 * 2.5) + 2, round(radius * 0.19)


def hex_size(radius: int) -> tuple[int, int]:
    """Width and height of a pointy-top hexagon."""
    return int(radius * 1.7321) + 2, radius * 2 + 2


def hex_depth(radius: int) -> int:
    """A surface tile's thickness."""
    return max(3, round(radius * 0.12))


def gold_margin(size: int) -> int:
    """Room for the outline and the soft shadow of gold letters."""
    return max(4, round(size * 0.16))


@lru_cache(512)
def gold_metrics(text: str, size: int, weight: int, track: int) -> tuple[int, int, int]:
    """Width, ascent and descent of a line of Cinzel."""
    from PIL import ImageFont

    font = ImageFont.truetype(str(font_file("title")), size)
    font.set_variation_by_axes([weight])
    ascent, descent = font.getmetrics()
    parts = list(text) if track else [text]  # tracked letters are set one by one, without kerning
    return (
        math.ceil(sum(font.getlength(part) for part in parts)) + track * max(0, len(text) - 1),
        ascent,
        descent,
    )
