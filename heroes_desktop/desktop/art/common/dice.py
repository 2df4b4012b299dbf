"""Dice: d6 as a rounded cube, d8, d10 and d12 as cut stones, lying still or tumbling."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import Box
from heroes_desktop.desktop.art.core.lettering import write
from heroes_desktop.desktop.art.core.noise import BICUBIC, LANCZOS, Picture, clouds, coloured, ramp, scaled
from heroes_desktop.desktop.art.core.palette import Colour, dark, grade, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, cast, centred, cut, empty, flat, place, sunken, thick

COLOURS: dict[str, tuple[Colour, Colour]] = {
    # body and ink
    "ivory": (rgb("#EFE6D2"), rgb("#2A1D12")),
    "red": (rgb("#8E2226"), rgb("#FFE3A0")),
    "blue": (rgb("#2C5AA0"), rgb("#F2F5FF")),
    "green": (rgb("#2F6E48"), rgb("#F0FFE6")),
    "black": (rgb("#3A3340"), rgb("#FFE3A0")),
    "violet": (rgb("#5A3A8A"), rgb("#F6E8FF")),
    "gold": (rgb("#D9A62E"), rgb("#3A2206")),
    "grey": (rgb("#8C8C92"), rgb("#1A1A20")),
}
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TILTS = {"ivory": -11.0, "red": 15.0, "blue": 8.0}


class AnyDie(Protocol):
    """A die of the house or of a room, whatever is on its faces."""

    @property
    def size(self) -> int: ...
    @property
    def face(self) -> int: ...
    @property
    def tumble(self) -> int: ...
    def measure(self, factor: float) -> Box: ...


def build_die(spec: specs.Die, factor: float) -> Picture:
    """The die, its shadow, and while it tumbles its turn and blur."""
    colour, ink = COLOURS[spec.colour]
    turned = turn(spec, _TILTS.get(spec.colour, -6.0))
    if spec.sides == 6:
        die = cube(spec.size, colour, turned, lambda face: _pips(face, spec.face, ink, sum(colour) > 450))
    else:
        die = _stone(spec, colour, ink, turned if spec.tumble else 0.0)
    return lying(die, spec, factor)


def turn(spec: AnyDie, still: float) -> float:
    """How far a die is turned: by nature, or however it tumbles."""
    return spec.tumble * 61.0 + spec.face * 17 if spec.tumble else still


def lying(die: Picture, spec: AnyDie, factor: float) -> Picture:
    """The die over its shadow; while it tumbles, smeared and higher above it."""
    still = spec.tumble == 0
    whole = spec.measure(factor)
    result = empty(whole.width, whole.height)
    if not still:
        die = _in_motion(die, spec)
    x, y = whole.left + spec.size / 2, whole.top + spec.size / 2
    height = 0.08 if still else 0.16
    shadow, _ = cast(die.getchannel("A"), spec.size * (0.06 if still else 0.09), 170 if still else 110)
    centred(result, shadow, x, y + spec.size * height)
    centred(result, die, x, y if still else y - spec.size * 0.05)
    return result


def _in_motion(die: Picture, spec: AnyDie) -> Picture:
    """Seen from a changing side, and smeared a little along the way."""
    squeeze = 1 - 0.10 * (spec.tumble % 3)
    w, h = die.size
    die = die.resize((w, max(4, round(h * squeeze))), BICUBIC)
    smear = empty(die.width + 8, die.height + 8)
    reach = spec.size * 0.045
    for step in (-1, 1):
        faint = die.copy()
        faint.putalpha(scaled(faint.getchannel("A"), 0.35))
        place(smear, faint, 4 + step * reach, 4 + step * reach * 0.5)
    place(smear, die, 4, 4)
    return smear.filter(ImageFilter.GaussianBlur(max(0.4, spec.size * 0.008)))


# ---------------------------------------------------------------- d6


def cube(size: int, colour: Colour, turn: float, mark: Callable[[Picture], None]) -> Picture:
    """A rounded cube seen from above; `mark` paints what is on the face that is up."""
    over = 3
    n = round(size * over * 0.80)
    mask = Image.new("L", (n, n), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, n - 1, n - 1), n * 0.17, fill=255)
    face = coloured(
        clouds(n, n, n * 0.5, "die", octaves=3),
        dark(colour, 0.12),
        lit(colour, 0.5 if sum(colour) > 450 else 0.2),
        colour,
    )
    face = sunken(face, mask, n * 0.05, 90, colour=dark(colour, 0.75))
    face = bevel(face, mask, n * 0.035, 220, 120)
    mark(face)
    turned = cut(face, mask).rotate(turn, BICUBIC, expand=True)
    depth = round(n * 0.17)
    solid = thick(turned, turned.getchannel("A"), depth, dark(colour, 0.28), dark(colour, 0.62))
    return solid.resize((round(solid.width / over), round(solid.height / over)), LANCZOS)


def _pips(face: Picture, number: int, ink: Colour, pale: bool) -> None:
    n = face.width
    draw = ImageDraw.Draw(face, "RGBA")
    r = n * 0.092
    for across, down in _PIPS[number]:
        x, y = n / 2 + across * n * 0.26, n / 2 + down * n * 0.26
        drop = n * 0.018
        draw.ellipse((x - r, y - r + drop, x + r, y + r + drop), fill=(255, 255, 255, 150 if pale else 70))
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(*ink, 255))
        draw.ellipse((x - r * 0.75, y - r * 0.9, x + r * 0.75, y + r * 0.3), fill=(*dark(ink, 0.5), 90))


# ---------------------------------------------------------------- d8, d10, d12

Facet = tuple[list[tuple[float, float]], float]


def _stone(spec: specs.Die, colour: Colour, ink: Colour, turn: float) -> Picture:
    over = 4
    n = spec.size * over
    facets, front = _FORMS[spec.sides]()
    picture = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    outer = [point for facet, _ in facets for point in facet]
    middle, scale = n / 2, n * 0.47

    def at(point: tuple[float, float], share: float = 1.0) -> tuple[float, float]:
        return middle + point[0] * scale * share, middle + point[1] * scale * share

    draw.polygon([at(p, 1.045) for p in _hull(outer)], fill=(*dark(colour, 0.8), 255))
    for facet, light in facets:
        draw.polygon([at(p) for p in facet], fill=(*grade(colour, light), 255))
    draw.polygon([at(p) for p in front], fill=(*lit(colour, 0.14), 255))
    top = Image.new("L", (n, n), 0)
    ImageDraw.Draw(top).polygon([at(p) for p in front], fill=255)
    place(picture, flat(ImageChops.multiply(top, ramp(n, n, 80, 0)), (255, 240, 220)), 0, 0)
    edge = (*lit(colour, 0.5), 255)
    for facet, _ in facets:
        draw.line(
            [at(p) for p in [*facet, facet[0]]],
            fill=(*lit(colour, 0.28), 255),
            width=max(1, round(n * 0.006)),
        )
    draw.line([at(p) for p in [*front, front[0]]], fill=edge, width=max(1, round(n * 0.010)), joint="curve")
    low = min(y for _, y in front) + max(y for _, y in front)
    number_at = (middle, middle + low / 2 * scale * 0.85)
    drop = (number_at[0], number_at[1] + n * 0.012)
    size = n * (0.27 if spec.sides == 12 else 0.25)
    write(picture, drop, str(spec.face), "display", size, mix(dark(colour, 0.8), (0, 0, 0), 0.3), "mm")
    write(picture, number_at, str(spec.face), "display", size, ink, "mm")
    if turn:
        picture = picture.rotate(turn, BICUBIC)
    return picture.resize((spec.size, spec.size), LANCZOS)


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The outline: the farthest points, in order around the middle."""
    far = [p for p in set(points) if math.hypot(*p) > 0.8]
    return sorted(far, key=lambda p: math.atan2(p[1], p[0]))


def _light(points: list[tuple[float, float]]) -> float:
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    away = math.hypot(x, y) or 1
    light = -x / away * 0.45 - y / away * 0.9
    return light * (0.42 if light > 0 else 0.55)


def _ring(count: int, radius: float, start: float = -math.pi / 2) -> list[tuple[float, float]]:
    step = 2 * math.pi / count
    return [(radius * math.cos(start + step * i), radius * math.sin(start + step * i)) for i in range(count)]


def _twelve() -> tuple[list[Facet], list[tuple[float, float]]]:
    """A pentagon with five facets around it."""
    inner, outer = _ring(5, 0.585), _ring(10, 0.985)
    facets: list[Facet] = []
    for i in range(5):
        face = [inner[i], outer[2 * i], outer[2 * i + 1], outer[(2 * i + 2) % 10], inner[(i + 1) % 5]]
        facets.append((face, _light([outer[2 * i + 1]])))
    return facets, inner


def _ten() -> tuple[list[Facet], list[tuple[float, float]]]:
    """A kite in front, its neighbours beside and below."""
    top, left, right, low = (0.0, -0.98), (-0.62, 0.18), (0.62, 0.18), (0.0, 0.48)
    far_left, far_right, bottom = (-0.94, 0.10), (0.94, 0.10), (0.0, 0.98)
    facets: list[Facet] = [
        ([top, far_left, left], 0.30),
        ([top, right, far_right], -0.28),
        ([far_left, bottom, low, left], -0.30),
        ([far_right, right, low, bottom], -0.52),
    ]
    return facets, [top, right, low, left]


def _eight() -> tuple[list[Facet], list[tuple[float, float]]]:
    """A triangle in front and the three that touch it."""
    outer = _ring(6, 0.98)
    front = [(0.0, -0.80), (0.74, 0.46), (-0.74, 0.46)]
    facets: list[Facet] = [
        ([outer[0], outer[1], outer[2], front[1], front[0]], -0.24),
        ([outer[0], front[0], front[2], outer[4], outer[5]], 0.30),
        ([front[2], front[1], outer[2], outer[3], outer[4]], -0.50),
    ]
    return facets, front


_FORMS = {12: _twelve, 10: _ten, 8: _eight}
