"""Pointy-top hex tiles: the surface, the underworld, and what nobody has seen yet."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageFilter

from heroes_desktop.desktop.art.common import buildings
from heroes_desktop.desktop.art.common import terrain as land
from heroes_desktop.desktop.art.common.terrain import Painter
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.geometry import bare_box, hex_depth, hex_shadow
from heroes_desktop.desktop.art.core.lettering import icon
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    dice,
    gradient,
    harden,
    relief,
    scaled,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, cast, centred, cut, empty, flat, place, sunken, thick
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.material.light import hex_mask

from .tiles import HexShadow, HexTile, UnderTile, UnknownTile

MEADOW = ("#55752F", "#86A647", "#BBC968")
WOODS = ("#243D22", "#3F5F30", "#6C8440")
EARTH = ("#6A5030", "#9B7C4C", "#C4A76E")
MOOR = ("#43533A", "#6F7D56", "#9AA277")
HEATH = ("#4C4458", "#77688A", "#9C96A8")
UNDERGROUND = {
    "floor": "#5A5363",
    "lair": "#4A3540",
    "portal": "#46505E",
    "chest": "#62563F",
    "lava": "#4A2A22",
    "danger": "#524653",
}


def build_hex_tile(spec: HexTile, factor: float) -> Picture:
    """A tile of the surface, thick as cardboard."""
    kind, _, letter = spec.terrain.partition("_")
    painter = _SURFACE[kind](spec.radius, f"{spec.seed}|{spec.terrain}", letter)
    return _tile(painter, spec.radius, hex_depth(spec.radius), rgb("#785634"))


def build_under_tile(spec: UnderTile, factor: float) -> Picture:
    """A tile of the underworld: cracked stone and what lies on it."""
    kind, _, letter = spec.terrain.partition("_")
    picture = _underground(spec, f"{spec.seed}|{spec.terrain}", kind, letter)
    return _tile(picture, spec.radius, max(2, round(spec.radius * 0.115)), rgb("#37303A"), spec.flat)


def build_hex_shadow(spec: HexShadow, factor: float) -> Picture:
    """A soft dark hexagon, a little lower than its tile."""
    whole = bare_box(spec, factor)
    result = empty(whole.width, whole.height)
    shadow, margin = cast(hex_mask(spec.radius, flat_top=spec.flat), spec.radius * 0.12, 190)
    place(result, shadow, whole.left - margin, whole.top - margin + hex_shadow(spec.radius)[1])
    return result


def build_unknown_tile(spec: UnknownTile, factor: float) -> Picture:
    """Brown paper with a question mark, half transparent."""
    mask = hex_mask(spec.radius)
    w, h = mask.size
    paper = textures.parchment(w, h, spec.seed, "#6B5A42", "#8D7857", edge=False)
    face = sunken(paper, mask, spec.radius * 0.12, 190).convert("RGBA")
    centred(face, icon("mdi:help", round(spec.radius * 0.62), (236, 214, 160), 0.4), w / 2, h / 2)
    return cut(bevel(face, mask, 2, 60, 90), scaled(mask, 0.6))


def _tile(picture: Picture, radius: int, depth: int, edge: Colour, flat_top: bool = False) -> Picture:
    mask = hex_mask(radius, flat_top=flat_top)
    face = sunken(picture.resize(mask.size, LANCZOS), mask, max(2.0, radius * 0.05), 150, colour=(24, 16, 6))
    face = bevel(face, mask, max(1, radius * 0.035), 125, 150)
    result = thick(cut(face, mask), mask, depth, edge, dark(edge, 0.6))
    line = ImageChops.subtract(ImageChops.offset(mask, 0, 1), mask)
    line.paste(0, (0, 0, mask.width, 2))
    place(result, flat(line, (30, 18, 8), 0.8), 0, 0)
    return result


# ---------------------------------------------------------------- surface


def _meadow(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, MEADOW, 0.6)
    land.grass(p, 34, 9)
    for x, y in p.scatter(2, 0.5, 0.6):
        land.rock(p, x, y, 0.09)
    return p.finish()


def _forest(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, WOODS, 0.5)
    land.grass(p, 10)
    for x, y in p.scatter(17, 0.205, 0.72):
        land.pine(p, x, y + 0.16, p.choose.uniform(0.42, 0.56), p.choose.uniform(-0.12, 0.12))
    return p.finish()


def _apple(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, MEADOW, 0.6)
    land.grass(p, 22, 4, lambda x, y: math.hypot(x, y - 0.1) > 0.25)
    land.fruit_tree(p, 0, 0.36, 1.0)
    for x, y in ((-0.42, 0.42), (0.40, 0.50), (0.25, 0.56)):
        p.add(y, lambda x=x, y=y: p.oval(x, y - 0.03, 0.05, 0.05, (200, 50, 38)))  # type: ignore[misc]
    return p.finish()


def _pond(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, MEADOW, 0.6)

    def shore(grow: float, down: float = 0.0) -> list[tuple[float, float]]:
        return land.blob(0, 0.06 + down, 0.60 * grow, 0.44 * grow, dice(seed, "shore"))

    p.shape(shore(1.10, 0.03), rgb("#7B6A3C"))
    p.shape(shore(1.05, 0.02), rgb("#5A4C2C"))
    mask = p.mask(shore(1.0))
    stops = ((0, "#8FD0DA"), (0.35, "#4FA0BF"), (0.8, "#256A93"), (1, "#1B4F78"))
    water = gradient(p.w, p.h, tuple((at, rgb(colour)) for at, colour in stops))
    rim = ImageChops.subtract(
        mask, ImageChops.offset(mask.filter(ImageFilter.GaussianBlur(p.unit * 0.03)), 0, int(p.unit * 0.05))
    )
    tint(water, rgb("#123A55"), scaled(rim, 0.7))
    p.fill(mask, water)
    for _ in range(7):
        x, y, wide = (
            p.choose.uniform(-0.36, 0.36),
            p.choose.uniform(-0.16, 0.30),
            p.choose.uniform(0.08, 0.18),
        )
        (left, top), (right, bottom) = p.at(x - wide, y - 0.03), p.at(x + wide, y + 0.03)
        p.pen.arc(
            (left, top, right, bottom), 200, 340, fill=(235, 250, 255, 170), width=max(1, int(0.014 * p.unit))
        )
    for x, y in ((0.22, 0.22), (-0.25, 0.26), (0.33, 0.08)):
        p.oval(x, y, 0.085, 0.05, rgb("#3E7A3E"))
        p.oval(x - 0.01, y - 0.01, 0.07, 0.038, rgb("#63A352"))
    p.oval(0.22, 0.195, 0.03, 0.022, (250, 190, 210))
    land.grass(p, 20, 3, lambda x, y: (x / 0.64) ** 2 + ((y - 0.06) / 0.50) ** 2 > 1.12)
    for x, y in ((-0.52, 0.16), (-0.46, 0.24), (0.53, 0.20), (-0.40, -0.22), (0.45, -0.24)):
        _reeds(p, x, y)
    return p.finish()


def _reeds(p: Painter, x: float, y: float) -> None:
    stems = [(x + (step - 1) * 0.045, p.choose.uniform(0.18, 0.28)) for step in range(3)]

    def draw() -> None:
        for left, tall in stems:
            p.stroke([(left, y), (left + 0.01, y - tall)], rgb("#53752F"), 0.016)
            p.oval(left + 0.01, y - tall, 0.016, 0.05, rgb("#6B4423"))

    p.add(y, draw)


def _mushroom(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, ("#34472A", "#5A7038", "#8C9A55"), 0.5)
    land.grass(p, 20)
    for x, y in ((-0.55, -0.18), (0.52, -0.30)):
        land.pine(p, x, y, 0.62, -0.1)
    for x, y, size in (
        (-0.05, 0.22, 0.62),
        (0.36, 0.36, 0.42),
        (-0.40, 0.42, 0.40),
        (0.18, 0.58, 0.24),
        (-0.16, 0.60, 0.20),
    ):
        land.mushroom(p, x, y, size)
    return p.finish()


def _smith(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, MEADOW, 0.6)
    land.path(p, [(-0.1, 0.9), (-0.12, 0.6), (-0.14, 0.34)], 0.2)
    land.grass(p, 18, 2, lambda x, y: abs(x) > 0.3 or y < -0.5)
    buildings.house(p, 0.02, 0.32, 0.92, 0.82)
    buildings.anvil(p, 0.40, 0.56)
    return p.finish()


def _merchant(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, MEADOW, 0.6)
    land.path(p, [(-0.8, 0.35), (-0.3, 0.42), (0.2, 0.42), (0.8, 0.2)], 0.24)
    land.grass(p, 16, 3, lambda _x, y: y < 0.1 or y > 0.6)
    buildings.stall(p, 0, 0.22, 1.08, 0.86)
    buildings.sack(p, 0.50, 0.50, 0.26)
    buildings.sack(p, 0.34, 0.56, 0.20)
    return p.finish()


def _lab(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, HEATH, 0.6)
    land.path(p, [(0, 0.9), (0.02, 0.6), (0, 0.40)], 0.16, "#9A8AA0")
    land.grass(p, 14, 6, lambda x, _y: abs(x) > 0.3)
    buildings.wizard_tower(p, 0, 0.42, 0.58, 0.96)
    buildings.flask(p, 0.48, 0.46)
    p.finish()
    p.light(0, 0.06, 0.42, (110, 255, 150), 0.6)
    return p.picture


def _camp(radius: int, seed: str, letter: str) -> Picture:
    p = Painter(radius, seed, EARTH, 0.6)
    land.grass(p, 22, 2, lambda x, y: math.hypot(x, y) > 0.62)
    buildings.tent(p, -0.42, -0.16, 0.56, 0.46, rgb("#B98B4E"))
    buildings.tent(p, 0.44, -0.22, 0.56, 0.46, rgb("#8C6A8F"))
    buildings.fire(p, 0, 0.36)
    p.finish()
    p.light(0, 0.22, 0.9, (255, 150, 50), 0.72)
    return p.picture


def _portal(radius: int, seed: str, letter: str) -> Picture:
    colour = _portal_colour(letter)
    p = Painter(radius, seed, MOOR, 0.5)
    land.grass(p, 18, 0, lambda x, y: math.hypot(x, y) > 0.5)
    buildings.stone_arch(p, colour)
    p.finish()
    p.light(0, -0.08, 0.76, colour, 0.58)
    return p.picture


def _portal_colour(sign: str) -> Colour:
    """Portals are known by a letter or a number."""
    return rgb({**palette.PORTALS, **palette.NUMBERED}[sign or "a"])


_SURFACE: dict[str, Callable[[int, str, str], Picture]] = {
    "meadow": _meadow,
    "forest": _forest,
    "apple": _apple,
    "pond": _pond,
    "mushroom": _mushroom,
    "smith": _smith,
    "merchant": _merchant,
    "lab": _lab,
    "camp": _camp,
    "portal": _portal,
}

# ---------------------------------------------------------------- underworld


def _underground(spec: UnderTile, seed: str, kind: str, letter: str) -> Picture:
    base = rgb(UNDERGROUND[kind])
    glow = rgb(spec.tint) if spec.tint else rgb("#FF9628")
    if spec.tint:
        base = mix(base, glow, 0.16)
    ground = tuple(f"#{r:02X}{g:02X}{b:02X}" for r, g, b in (dark(base, 0.45), base, lit(base, 0.22)))
    p = Painter(spec.radius, seed, (ground[0], ground[1], ground[2]), 0.45, spec.flat)
    rough = relief(clouds(p.w, p.h, p.unit * 0.18, seed, "rough", octaves=4, gain=0.6), 1.5)
    p.fill(Image.new("L", (p.w, p.h), 255), harden(p.picture, rough, 0.6))
    _cracks(p, base)
    if kind == "lava":
        _lava(p, seed)
    elif kind == "lair":
        _lair(p, glow)
    elif kind == "danger":
        _claws(p)
    elif kind == "chest":
        _nuggets(p)
    elif kind == "portal":
        colour = _portal_colour(letter)
        for down, shade, grow in ((0.06, "#2C2A33", 0.60), (0.02, "#8A8792", 0.60), (0.03, "#3A3843", 0.50)):
            p.oval(0, down, grow, grow * 0.83, rgb(shade))
        buildings.swirl(p, 0, 0.03, 0.46, 0.38, colour)
        p.light(0, 0.03, 0.85, colour, 0.47)
    return p.finish(0.2)


def _cracks(p: Painter, base: Colour) -> None:
    for _ in range(3):
        x, y, angle = p.choose.uniform(-0.6, 0.6), p.choose.uniform(-0.6, 0.6), p.choose.uniform(0, 6.28)
        points = [(x, y)]
        for _ in range(6):
            angle += p.choose.uniform(-0.7, 0.7)
            x, y = x + math.cos(angle) * 0.12, y + math.sin(angle) * 0.12
            points.append((x, y))
        p.stroke([(a + 0.012, b + 0.016) for a, b in points], lit(base, 0.25), 0.014, 120)
        p.stroke(points, (20, 14, 18), 0.022, 220)


def _lava(p: Painter, seed: str) -> None:
    p.shape(land.blob(0, 0.05, 0.62, 0.5, dice(seed, "pool"), 0.14), rgb("#2A0F0A"))
    mask = p.mask(land.blob(0, 0.07, 0.55, 0.44, dice(seed, "pool"), 0.14))
    molten = coloured(
        clouds(p.w, p.h, p.unit * 0.25, seed, "lava", octaves=4),
        rgb("#5A1408"),
        rgb("#FFE28A"),
        rgb("#EE6A1C"),
    )
    p.fill(mask, molten)
    p.light(0, 0.05, 0.8, (255, 110, 30), 0.5)


def _claws(p: Painter) -> None:
    """Something has been dragged away here."""
    for x in (-0.22, -0.02, 0.18):
        points = [(x - 0.10, -0.36), (x + 0.02, -0.02), (x + 0.02, 0.24), (x - 0.06, 0.40)]
        p.stroke([(a + 0.02, b + 0.02) for a, b in points], (150, 120, 130), 0.03, 70)
        p.stroke(points, (18, 8, 12), 0.05, 210)
    p.light(0, 0.05, 0.6, (190, 40, 30), 0.34)


def _nuggets(p: Painter) -> None:
    """Gold left where the chest stands."""
    gold = rgb("#E2AE3A")
    for x, y in p.scatter(13, 0.16, 0.62):
        r = p.choose.uniform(0.045, 0.085)
        p.oval(x + 0.02, y + 0.03, r, r * 0.8, (16, 8, 4), 170)
        p.oval(x, y, r, r * 0.8, dark(gold, 0.25))
        p.oval(x - r * 0.15, y - r * 0.2, r * 0.75, r * 0.55, gold)
        p.oval(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.2, lit(gold, 0.6))
    p.light(0, 0, 0.8, (255, 200, 80), 0.4)


def _lair(p: Painter, glow: Colour) -> None:
    stone = mix(rgb("#6B5560"), glow, 0.14)
    mound = [
        (-0.62, 0.40),
        (-0.66, 0.05),
        (-0.44, -0.34),
        (-0.1, -0.54),
        (0.25, -0.50),
        (0.55, -0.22),
        (0.68, 0.12),
        (0.62, 0.40),
    ]
    p.shape(mound, dark(stone, 0.2))
    p.shape([*mound[:4], (-0.02, -0.40), (-0.34, -0.14), (-0.44, 0.40)], lit(stone, 0.12))
    p.shape(
        [
            (-0.40, 0.44),
            (-0.38, 0.05),
            (-0.2, -0.22),
            (0.06, -0.30),
            (0.32, -0.14),
            (0.42, 0.1),
            (0.44, 0.44),
        ],
        (12, 6, 8),
    )
    for x in (-0.26, -0.1, 0.08, 0.24):
        top = -0.2 + abs(x) * 0.3
        p.shape([(x - 0.06, top), (x + 0.06, top), (x, 0.02 + abs(x) * 0.1)], rgb("#5A4650"))
    for x in (-0.11, 0.11):
        p.oval(x, 0.14, 0.055, 0.038, lit(glow, 0.35))
        p.oval(x, 0.14, 0.014, 0.036, (20, 8, 4))
    p.light(0, 0.12, 0.46, glow, 0.5)
