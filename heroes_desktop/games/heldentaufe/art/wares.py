"""Goods and teeth: equipment with its value, food with two dots, potions with a back, grooved fangs."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from typing import ClassVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.common import emblems
from heroes_desktop.desktop.art.common.pieces import build_token
from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import Box, margined, token_depth
from heroes_desktop.desktop.art.core.lettering import icon, solid_icon, write
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, clouds, gradient, scaled, soften, tint
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import bevel, centred, cut, empty, flat, grown, place
from heroes_desktop.desktop.art.core.specs_base import Spec
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.people.portraits import spline

RED, YELLOW, BLUE = "#C83A2E", "#F2C433", "#3A7FD0"
"""The colours of the three potions and of the dots on food (HT-102)."""

EQUIPMENT: dict[str, tuple[str, str, str]] = {
    # icon, metal, ground
    "boots": ("boot-stomp", "bronze", "#7A6242"),
    "ring": ("mdi:ring", "gold", "#5E4468"),
    "sword": ("broadsword", "silver", "#48586A"),
}
FOOD: dict[str, tuple[str, str, str, tuple[str, str]]] = {
    # icon, light and dark of its skin, dots
    "apple": ("apple", "#FF8A70", "#B02A20", (RED, YELLOW)),
    "fish": ("fish", "#BFE4F2", "#3A7FA8", (RED, BLUE)),
    "mushroom": ("super-mushroom", "#F2C9A0", "#9A5A2A", (YELLOW, BLUE)),
}
POTIONS: dict[str, tuple[str, str]] = {
    "healing": ("heart-bottle", RED),
    "rage": ("bottled-bolt", YELLOW),
    "teleport": ("bottle-vapors", BLUE),
}


class Ware(Spec, frozen=True):
    """A token of equipment, food or a potion.

    kind: boots ring sword apple fish mushroom healing rage teleport. value: what a piece adds.
    used: the potion lies with its back up, in use.
    """

    plain: ClassVar[str] = "#8A6A3C"
    outline: ClassVar[str] = "round"

    size: int
    kind: str
    value: int = 0
    used: bool = False

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.size, self.size, 0, 0, 0, token_depth(self.size))


class Tooth(Spec, frozen=True):
    """A monster's tooth with as many grooves as it is worth."""

    plain: ClassVar[str] = "#EADFBE"

    size: int
    value: int = 1


def build_ware(spec: Ware, factor: float) -> Picture:
    """The token of one good."""
    if spec.kind in EQUIPMENT:
        return _piece(spec, factor)
    return _food(spec, factor) if spec.kind in FOOD else _potion(spec, factor)


def _line(size: int) -> int:
    return max(1, round(size * 0.02))


def _piece(spec: Ware, factor: float) -> Picture:
    name, metal, ground = EQUIPMENT[spec.kind]
    size = spec.size
    result = build_token(specs.Token(size, ground, rim=palette.BRASS), factor)
    top, bottom = textures.METALS[metal]
    centred(
        result,
        solid_icon(name, round(size * 0.58), top, bottom, (30, 20, 12), _line(size)),
        size / 2,
        size * 0.48,
    )
    if spec.value:
        small = round(size * 0.46)
        badge = emblems.badge(small, small, rgb("#7A2C1E"), rgb(palette.GOLD), f"+{spec.value}", "circle")
        centred(result, badge, size - small * 0.52, size - small * 0.50)
    return result


def _food(spec: Ware, factor: float) -> Picture:
    name, top, bottom, dots = FOOD[spec.kind]
    size = spec.size
    result = build_token(specs.Token(size, "#D9C492", rim="#8A6A3C"), factor)
    centred(
        result,
        solid_icon(name, round(size * 0.58), rgb(top), rgb(bottom), (58, 30, 16), _line(size)),
        size / 2,
        size * 0.46,
    )
    for side, colour in zip((-1, 1), dots, strict=True):
        dot = emblems.player_shape(max(6, round(size * 0.19)), "circle", rgb(colour))
        centred(result, dot, size / 2 + side * size * 0.14, size * 0.86)
    return result


def _potion(spec: Ware, factor: float) -> Picture:
    name, colour = POTIONS[spec.kind]
    size, tone = spec.size, rgb(colour)
    ground = "#2C2430" if spec.used else "#EADBB6"
    result = build_token(specs.Token(size, ground, rim=colour), factor)
    bottle = solid_icon(
        name, round(size * 0.60), lit(tone, 0.55), dark(tone, 0.25), dark(tone, 0.8), _line(size)
    )
    if spec.used:
        halo = flat(bottle.getchannel("A").filter(ImageFilter.GaussianBlur(size * 0.06)), lit(tone, 0.2), 0.9)
        centred(result, halo, size / 2, size * 0.48)
    centred(result, bottle, size / 2, size * 0.48)
    if spec.used:
        small = round(size * 0.34)
        seal = emblems.badge(small, small, rgb("#241A14"), tone, "", "circle").copy()
        centred(seal, icon("hourglass", round(small * 0.6), (255, 240, 214)), small / 2, small / 2)
        centred(result, seal, size - small * 0.55, size - small * 0.5)
    return result


# ---------------------------------------------------------------- teeth

_FANG = (
    (0.15, 0.10),
    (0.50, 0.04),
    (0.85, 0.10),
    (0.88, 0.28),
    (0.84, 0.54),
    (0.74, 0.80),
    (0.63, 0.975),
    (0.55, 0.965),
    (0.40, 0.78),
    (0.22, 0.52),
    (0.12, 0.28),
)
_ENAMEL: dict[int, tuple[str, str, str]] = {
    # light, middle, dark: the more a tooth is worth, the warmer it gleams
    1: ("#FFFBEA", "#EADFBE", "#9A8252"),
    2: ("#FFF4D8", "#E4C48C", "#8A5E2A"),
    3: ("#F4FAFF", "#C2D0DC", "#5A6A78"),
    4: ("#FFF6C8", "#F0C24A", "#8A5A12"),
    5: ("#FFE9D8", "#F08A4A", "#8A2A12"),
}


def build_tooth(spec: Tooth, factor: float) -> Picture:
    """A fang: enamel, one groove for each point, and the number in its crown."""
    over = 4
    n = spec.size * over
    light, middle, low = (rgb(colour) for colour in _ENAMEL[spec.value])
    mask = Image.new("L", (n, n), 0)
    ImageDraw.Draw(mask).polygon([(x * n, y * n) for x, y in spline(_FANG)], fill=255)
    result = empty(n, n)
    place(result, flat(grown(mask, n * 0.022), dark(low, 0.62)), 0, 0)
    enamel = gradient(n, n, ((0, light), (0.45, middle), (1, low)))
    side = gradient(n, n, ((0, (215, 215, 215)), (0.4, (150, 150, 150)), (1, (70, 70, 70))), across=True)
    enamel = soften(enamel, side.convert("L"), 0.6)
    enamel = soften(enamel, clouds(n, n, n * 0.1, "enamel", octaves=3), 0.25)
    _grooves(enamel, n, spec.value, low)
    place(result, cut(bevel(enamel, mask, n * 0.03, 190, 130), mask), 0, 0)
    if spec.value > 1:
        write(result, (n / 2, n * 0.31), str(spec.value), "display", n * 0.36, dark(low, 0.72), "mm")
    return result.resize((spec.size, spec.size), LANCZOS)


def _grooves(enamel: Picture, n: int, count: int, low: Colour) -> None:
    """Lines across the fang, from its middle towards the point."""
    lines = Image.new("L", (n, n), 0)
    draw = ImageDraw.Draw(lines)
    for index in range(count):
        y = n * (0.52 + 0.40 * index / max(count, 3))
        draw.arc((n * 0.12, y - n * 0.16, n * 0.94, y), 20, 160, fill=255, width=max(2, round(n * 0.022)))
    tint(enamel, dark(low, 0.55), scaled(lines, 0.75))
    tint(enamel, (255, 252, 240), scaled(ImageChops.offset(lines, 0, max(1, round(n * 0.02))), 0.35))
