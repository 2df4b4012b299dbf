"""Region pieces: ground that runs on to the neighbours, water, roads, woods and named places, one light.

Everything is placed in printed coordinates, turned, and only then painted, so shadows of all pieces fall the
same way whichever way they lie.
"""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from heroes_desktop.desktop.art.common.terrain import blob
from heroes_desktop.desktop.art.core.lettering import icon
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    curve,
    dice,
    gradient,
    relief,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import dark, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, centred, cut, rounded, sunken, thick
from heroes_desktop.desktop.art.material import textures

from ..content import PIECES
from ..land import turned
from .geography import BIOME, GROUND, LAKES, LANDMARKS, RIVERS, SCATTER, SPILLS, River
from .ground import Land, Point
from .growth import GROWTH
from .landmarks import THINGS
from .specs import OUTSIDE, Region, RegionBack

OVER, WIDTH = 3, 4
LARGE = 200
"""Pixels of a piece from which it is painted only twice too large: its details are clear enough."""
CASING, CORE = 0.056, 0.036
"""How wide a road is with and without its dark edge."""
SPACE_FREE, ROAD_FREE = 0.10, 0.05
"""How far scattered things keep away from spaces and roads."""
SPILL = 0.10
"""How far woods run on into the neighbours."""
SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
NIGHT = (152, 160, 212)


def build_region(spec: Region, factor: float) -> Picture:
    """A piece, thick as cardboard."""
    side = spec.size * (OVER if spec.size < LARGE else OVER - 1)
    return _piece(painted(side, spec.around, spec.position, spec.night), spec.size)


def painted(side: int, around: tuple[int, ...], position: int, night: bool) -> Picture:
    """The land of a piece, before it is cut out."""
    seed = "|".join(map(str, ("region", around[4])))
    land = Land(side, seed, _ground(side, around, position))
    own = Lie(around[4])
    waters = list(_waters(around, own))
    _paint_water(land, own, waters)
    _paint_roads(land, around, own, night)
    for growth in _growth(around, own, waters):
        land.choose = dice(seed, growth.x, growth.y)
        GROWTH[growth.thing][0](land.site(growth.x, growth.y, growth.tall))
    _stand_landmarks(land, own)
    land.settle()
    land.brush(0.25)
    if night:
        _fall_night(land)
    return land.picture


class Lie(NamedTuple):
    """A piece as it lies: 4 × piece + quarter turns."""

    face: int

    @property
    def id(self) -> str:
        return PIECES[self.face // 4].id

    def turn(self, x: float, y: float) -> Point:
        return turned(x, y, self.face % 4)

    def spaces(self) -> dict[str, Point]:
        return {space.id: self.turn(space.x, space.y) for space in PIECES[self.face // 4].spaces}

    def lines(self) -> Iterator[tuple[str, str]]:
        for line in PIECES[self.face // 4].lines:
            one, other = line.split("-")
            yield self.id + one, self.id + other


def _piece(picture: Picture, size: int) -> Picture:
    """Cut out with hardly a rim: the land is to run on over the joints."""
    depth = max(1, size // 80)
    face = picture.resize((size, size - depth), LANCZOS)
    mask = rounded(size, size - depth, size * 0.025)
    face = sunken(face, mask, size * 0.012, 60, colour=(40, 26, 10))
    face = bevel(face, mask, 1, 90, 90)
    return thick(cut(face, mask), mask, depth, rgb("#8A6A42"), rgb("#3A2714"))


# ---------------------------------------------------------------- ground


@lru_cache(8)
def _field(side: int, cell: float, name: str) -> Picture:
    """Noise over the whole map, so that no joint shows."""
    return clouds(side * WIDTH, side * WIDTH, side * cell, "kingdom", name, octaves=4)


def _part(side: int, cell: float, name: str, position: int) -> Picture:
    row, column = divmod(position, WIDTH)
    return _field(side, cell, name).crop((column * side, row * side, (column + 1) * side, (row + 1) * side))


def _ground(side: int, around: Sequence[int], position: int) -> Picture:
    """The grounds of nine pieces, flowing into each other with a wandering edge."""
    small = max(24, side // 3)
    biomes = [_biome(around, row, column) for row in range(3) for column in range(3)]
    tone = _part(small, 0.28, "tone", position)
    wander = _part(small, 0.16, "wander", position)
    picture = _earth(biomes[4], tone)
    for biome in sorted(set(biomes), key=list(GROUND).index):
        grid = Image.new("L", (3, 3))
        grid.putdata([255 if each == biome else 0 for each in biomes])
        share = grid.resize((small * 3, small * 3), Image.Resampling.BILINEAR)
        share = share.crop((small, small, 2 * small, 2 * small))
        mask = curve(Image.blend(share, wander, 0.3), lambda v: (v - 0.36) * 7)
        mask = ImageChops.multiply(mask, share.point([min(255, v * 6) for v in range(256)]))
        picture.paste(_earth(biome, tone), (0, 0), mask)
    large = picture.resize((side, side), Image.Resampling.BICUBIC)
    return soften(large, relief(_part(side, 0.05, "grain", position), 1.0), 0.35)


def _earth(biome: str, tone: Picture) -> Picture:
    low, middle, high = (rgb(colour) for colour in GROUND[biome])
    return coloured(tone, low, high, middle)


def _biome(around: Sequence[int], row: int, column: int) -> str:
    """The ground of a neighbour; beside the map that of the nearest piece."""
    for r, c in ((row, column), (1, column), (row, 1), (1, 1)):
        face = around[r * 3 + c]
        if face >= 0:
            return BIOME[PIECES[face // 4].id]
    raise AssertionError("the piece itself is known")


# ---------------------------------------------------------------- water


def _neighbours(around: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Side, face and place of the four pieces beside this one."""
    for side, (dx, dy) in enumerate(SIDES):
        yield side, around[(1 + dy) * 3 + 1 + dx], 0


def _waters(around: Sequence[int], own: Lie) -> Iterator[River]:
    """The rivers of this piece, and where those of the neighbours come in and end in a pool."""
    for river in RIVERS.get(own.id, ()):
        yield River(tuple(own.turn(x, y) for x, y in river.points), river.width)
    for side, face, _place in _neighbours(around):
        if face < 0:
            continue
        dx, dy = SIDES[side]
        other = Lie(face)
        for river in RIVERS.get(other.id, ()):
            for end in (river.points[0], river.points[-1]):
                x, y = other.turn(*end)
                x, y = x + dx, y + dy
                if -0.01 < x < 1.01 and -0.01 < y < 1.01:
                    yield _inlet(x, y, dx, dy, river.width)


def _inlet(x: float, y: float, dx: int, dy: int, width: float) -> River:
    """A river that comes in from a neighbour: towards the nearer corner, then it seeps away."""
    sway = (-1 if (x if dy else y) < 0.5 else 1) * 0.05
    points = [(x + dx * 0.08, y + dy * 0.08)]
    for step in (0.0, 0.05, 0.10):
        points.append(
            (x - dx * step + (sway * step * 6 if dy else 0), y - dy * step + (sway * step * 6 if dx else 0))
        )
    return River(tuple(points), width * 0.9)


def _paint_water(land: Land, own: Lie, waters: Sequence[River]) -> None:
    mask = Image.new("L", (land.w, land.h), 0)
    for x, y, rx, ry in LAKES.get(own.id, ()):
        cx, cy = own.turn(x, y)
        across, down = (ry, rx) if own.face % 2 else (rx, ry)
        shape = blob(cx, cy, across, down, dice(own.id, "lake"), 0.06)
        mask = ImageChops.lighter(mask, land.mask(shape))
    strokes = Land(land.w, "rivers", Image.new("RGB", (land.w, land.h)))
    for river in waters:
        points = _smooth(river.points)
        for number, (x, y) in enumerate(points):
            wide = river.width / 2 * (0.8 + 0.25 * math.sin(number * 0.7))
            strokes.oval(x, y, wide, wide, (255, 255, 255))
    mask = ImageChops.lighter(mask, strokes.picture.getchannel("R"))
    if mask.getbbox() is None:
        return
    fen = own.id in "KO"
    reach = max(1, round(land.unit * 0.012))
    bank = mask.filter(ImageFilter.GaussianBlur(reach)).point([min(255, v * 3) for v in range(256)])
    tint(land.picture, rgb("#6A6238") if fen else rgb("#D9C98E"), scaled(bank, 0.75))
    stops = ("#6F9A8A", "#3E6A62") if fen else ("#86C8DA", "#357FAE")
    water = gradient(land.w, land.h, ((0, rgb(stops[0])), (1, rgb(stops[1]))))
    ripple = clouds(land.w, land.h, land.unit * 0.08, "ripple", octaves=3, stretch=(2, 0.5))
    land.picture.paste(soften(water, ripple, 0.6), (0, 0), mask)
    foam = ImageChops.subtract(mask, mask.filter(ImageFilter.GaussianBlur(land.unit * 0.014)))
    tint(land.picture, (232, 248, 250), scaled(foam, 0.7))
    land.repaint(land.picture)


def _smooth(points: Sequence[Point], steps: int = 14) -> list[Point]:
    """A soft curve through all points."""
    found: list[Point] = []
    for number in range(len(points) - 1):
        p0, p1 = points[max(0, number - 1)], points[number]
        p2, p3 = points[number + 1], points[min(len(points) - 1, number + 2)]
        for step in range(steps):
            t = step / steps
            found.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


# ---------------------------------------------------------------- roads


def _paint_roads(land: Land, around: Sequence[int], own: Lie, night: bool) -> None:
    """First all dark edges, then all surfaces, so that roads flow into each other where they meet."""
    places = own.spaces()
    kinds = {space.id: space.colour for space in PIECES[own.face // 4].spaces}
    usual = WASTE_ROAD if own.id == "H" else MOONLIT_ROAD if night else ROAD
    roads: list[tuple[Point, Point, RoadColours]] = []
    for one, other in own.lines():
        pair = {kinds[one], kinds[other]}
        if pair == {"blue"}:
            _ferry(land, places[one], places[other])
        elif pair & {"red", "green", "yellow"}:
            _trail(land, places[one], places[other])
        else:
            roads.append((places[one], places[other], TOWER_ROAD if "tower" in pair else usual))
    for side, face, _place in _neighbours(around):
        dx, dy = SIDES[side]
        entry, edge = (0.5 + dx * 0.38, 0.5 + dy * 0.38), (0.5 + dx * 0.52, 0.5 + dy * 0.52)
        if face == OUTSIDE:
            _fading(land, entry, edge, usual.light)
        else:
            roads.append((entry, edge, usual))
    for start, end, colours in roads:
        land.stroke((start, end), rgb(colours.edge), CASING, 230)
    for start, end, colours in roads:
        land.stroke((start, end), rgb(colours.light), CORE)
        _cobble(land, start, end, colours.light)


class RoadColours(NamedTuple):
    """Surface and edge of a road."""

    light: str
    edge: str


ROAD = RoadColours("#F1E0B2", "#5C4322")
MOONLIT_ROAD = RoadColours("#FFF8E2", "#3A2A16")
WASTE_ROAD = RoadColours("#A3948A", "#2E262C")
TOWER_ROAD = RoadColours("#6E5E74", "#30283A")


def _cobble(land: Land, one: Point, other: Point, light: str) -> None:
    choose = dice(round(one[0], 3), round(one[1], 3), round(other[0], 3))
    for _stone in range(int(math.dist(one, other) * 60)):
        t, off = choose.random(), choose.uniform(-0.011, 0.011)
        x, y = one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
        land.oval(x + off, y + off, 0.005, 0.004, dark(rgb(light), choose.uniform(0.08, 0.25)))


def _trail(land: Land, one: Point, other: Point) -> None:
    """A path that has to be found: short dashes."""
    length = math.dist(one, other)
    count = max(3, round(length / 0.045))
    for number in range(count):
        a, b = (number + 0.2) / count, (number + 0.7) / count
        points = [(one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t) for t in (a, b)]
        land.stroke(points, rgb("#3E2E1A"), 0.044, 220)
        land.stroke(points, rgb("#FFF3D0"), 0.026)


def _ferry(land: Land, one: Point, other: Point) -> None:
    """A crossing by boat: a row of white dots."""
    count = max(4, round(math.dist(one, other) / 0.035))
    for number in range(count + 1):
        t = number / count
        x, y = one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t
        land.oval(x, y, 0.014, 0.014, rgb("#1E4E74"))
        land.oval(x, y, 0.009, 0.009, (244, 252, 255))


def _fading(land: Land, one: Point, other: Point, light: str) -> None:
    """A road that leads out of the map and is lost."""
    for number in range(6):
        a, b = number / 6, (number + 1) / 6
        points = [(one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t) for t in (a, b)]
        land.stroke(points, rgb(light), CORE, 170 - 28 * number)


# ---------------------------------------------------------------- woods and places


class Growth(NamedTuple):
    """A scattered thing: what, where its foot is, how tall."""

    thing: str
    x: float
    y: float
    tall: float


@lru_cache(256)
def _scattered(face: int) -> tuple[Growth, ...]:
    """All that is scattered over a piece and a little beyond, as it lies."""
    own = Lie(face)
    choose = dice("scatter", own.id)
    found: list[Growth] = []
    for thing, count, apart in SCATTER[BIOME[own.id]]:
        placed = 0
        least, most = GROWTH[thing][1:]
        reach = SPILL if thing in SPILLS else -0.04
        for _try in range(count * 14):
            x, y = own.turn(choose.uniform(-reach, 1 + reach), choose.uniform(-reach, 1 + reach))
            tall = choose.uniform(least, most)
            if any(math.hypot(x - each.x, y - each.y) < apart for each in found):
                continue
            found.append(Growth(thing, x, y, tall))
            placed += 1
            if placed >= count * (1.4 if reach > 0 else 1):
                break
    return tuple(found)


def _growth(around: Sequence[int], own: Lie, waters: Sequence[River]) -> Iterator[Growth]:
    """What stands on this piece: its own, and what runs on from the neighbours."""
    free = _Free(own, waters)
    for growth in _scattered(own.face):
        if free.here(growth):
            yield growth
    for row in range(3):
        for column in range(3):
            face = around[row * 3 + column]
            if face < 0 or (row, column) == (1, 1):
                continue
            for growth in _scattered(face):
                moved = growth._replace(x=growth.x + column - 1, y=growth.y + row - 1)
                if growth.thing in SPILLS and free.here(moved):
                    yield moved


class _Free:
    """Knows where nothing may stand: on spaces, roads and water, or before a named place."""

    def __init__(self, own: Lie, waters: Sequence[River]) -> None:
        places = own.spaces()
        self._spaces = list(places.values())
        self._roads = [(places[one], places[other]) for one, other in own.lines()]
        self._roads += [
            ((0.5 + dx * 0.38, 0.5 + dy * 0.38), (0.5 + dx * 0.5, 0.5 + dy * 0.5)) for dx, dy in SIDES
        ]
        self._rivers = [(point, river.width) for river in waters for point in _smooth(river.points, 4)]
        self._lakes = [(own.turn(x, y), max(rx, ry)) for x, y, rx, ry in LAKES.get(own.id, ())]
        self._marks = [
            (places[space][0] + mark.dx, places[space][1] + mark.dy - mark.tall * 0.4, mark.tall)
            for space, mark in LANDMARKS.items()
            if space in places
        ]

    def here(self, growth: Growth) -> bool:
        x, y, tall = growth.x, growth.y, growth.tall
        if not (-0.02 < x < 1.02 and 0.0 < y < 1.0 + tall * 0.5):
            return False
        low = tall > 0.1
        if any(math.hypot(x - a, y - tall * 0.3 - b) < SPACE_FREE + tall * 0.1 for a, b in self._spaces):
            return False
        if any(_off(x, y - tall * 0.15, *road) < ROAD_FREE + (0.02 if low else 0) for road in self._roads):
            return False
        if any(math.hypot(x - a, y - b) < wide * 0.75 + 0.02 for (a, b), wide in self._rivers):
            return False
        if any(math.hypot(x - a, y - b) < radius for (a, b), radius in self._lakes):
            return False
        return all(math.hypot(x - a, y - tall * 0.4 - b) > size * 0.6 for a, b, size in self._marks)


def _off(x: float, y: float, one: Point, other: Point) -> float:
    """The distance from a line."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    t = max(0.0, min(1.0, ((x - one[0]) * dx + (y - one[1]) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - one[0] - t * dx, y - one[1] - t * dy)


def _stand_landmarks(land: Land, own: Lie) -> None:
    for space, (x, y) in own.spaces().items():
        mark = LANDMARKS.get(space)
        if mark is not None:
            foot = max(y + mark.dy, mark.tall * 0.82)
            THINGS[mark.thing](land.site(x + mark.dx, foot, mark.tall))


def _fall_night(land: Land) -> None:
    """Moonlight, and lamps in the windows."""
    blue = Image.new("RGB", land.picture.size, NIGHT)
    dusk = ImageChops.multiply(land.picture, blue)
    land.repaint(Image.blend(dusk, Image.new("RGB", dusk.size, (22, 20, 52)), 0.07))
    for x, y in land.lamps:
        land.light(x, y, 0.055, (255, 190, 90), 0.8)
        land.light(x, y, 0.018, (255, 236, 180), 0.9)


# ---------------------------------------------------------------- backs


def build_region_back(spec: RegionBack, factor: float) -> Picture:
    """Old parchment with a compass rose: nobody has been here."""
    size = spec.size
    depth = max(2, size // 40)
    mask = rounded(size, size - depth, size * 0.045)
    paper = textures.parchment(size, size - depth, f"unknown{spec.position % 4}")
    tint(paper, rgb("#5A452A"), Image.new("L", paper.size, 110))
    if spec.night:
        paper = ImageChops.multiply(paper, Image.new("RGB", paper.size, NIGHT))
    face = cut(bevel(sunken(paper, mask, size * 0.08, 150), mask, max(1, size / 70), 110, 130), mask)
    centred(
        face,
        icon("compass", round(size * 0.5), mix(rgb("#E2C890"), rgb("#6B5030"), 0.35)),
        size / 2,
        size / 2,
    )
    return thick(face, mask, depth, rgb("#8A6A42"), rgb("#3A2714"))
