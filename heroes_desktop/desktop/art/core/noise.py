"""Seeded noise and gradients, with Pillow alone.

Random bytes on a coarse grid, enlarged; several octaves of that; a relief filter over it. Every
texture grows from these and a seed made of the content's name, so it looks the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageFilter, ImageOps

from heroes_desktop.desktop.art.core.palette import Colour, mix

BICUBIC = Image.Resampling.BICUBIC
BILINEAR = Image.Resampling.BILINEAR
LANCZOS = Image.Resampling.LANCZOS
Picture = Image.Image
Stops = Sequence[tuple[float, Colour]]


def dice(*seed: object) -> random.Random:
    """A generator that depends on nothing but the seed."""
    return random.Random("|".join(str(part) for part in seed))


def speckle(w: int, h: int, cell_x: float, cell_y: float, *seed: object) -> Picture:
    """One octave: random greys on a grid of cells, enlarged softly."""
    columns, rows = max(2, int(w / cell_x) + 2), max(2, int(h / cell_y) + 2)
    grid = Image.frombytes("L", (columns, rows), dice(*seed).randbytes(columns * rows))
    if cell_x <= 1 and cell_y <= 1:
        return grid.crop((0, 0, w, h))
    return grid.resize((w, h), BICUBIC)


def clouds(
    w: int,
    h: int,
    cell: float,
    *seed: object,
    octaves: int = 4,
    stretch: tuple[float, float] = (1.0, 1.0),
    gain: float = 0.5,
) -> Picture:
    """Octaves of noise, contrast stretched to the full range; coarse ones are made small and enlarged."""
    finest = cell / 2 ** (octaves - 1) * min(stretch)
    shrink = int(min(8, finest / 2.5, min(w, h) / 8))
    if shrink >= 2:
        small = clouds(
            w // shrink + 1,
            h // shrink + 1,
            cell / shrink,
            *seed,
            octaves=octaves,
            stretch=stretch,
            gain=gain,
        )
        return small.resize((w, h), BICUBIC)
    total, weight, result = 1.0, 1.0, speckle(w, h, *_cell(cell, stretch), *seed, 0)
    for octave in range(1, octaves):
        cell /= 2
        if cell < 1:
            break
        weight *= gain
        total += weight
        result = Image.blend(result, speckle(w, h, *_cell(cell, stretch), *seed, octave), weight / total)
    return ImageOps.autocontrast(result, cutoff=1)


def _cell(cell: float, stretch: tuple[float, float]) -> tuple[float, float]:
    return max(1.0, cell * stretch[0]), max(1.0, cell * stretch[1])


def relief(height: Picture, strength: float = 1.0) -> Picture:
    """A grey height field lit from the upper left; flat ground is middle grey."""
    kernel = (-2, -1, 0, -1, 0, 1, 0, 1, 2)
    return height.filter(ImageFilter.Kernel((3, 3), kernel, scale=4 / strength, offset=128))


def scaled(mask: Picture, share: float) -> Picture:
    """A mask made weaker or stronger."""
    return mask.point(_scale(round(share, 3)))


@lru_cache(256)
def _scale(share: float) -> list[int]:
    return [min(255, max(0, int(value * share))) for value in range(256)]


def curve(mask: Picture, shape: Callable[[float], float]) -> Picture:
    """A mask bent by a function from 0..1 to 0..1."""
    return mask.point([min(255, max(0, int(255 * shape(value / 255)))) for value in range(256)])


def gradient(w: int, h: int, stops: Stops, across: bool = False) -> Picture:
    """A run of colours from top to bottom, or from left to right."""
    return _strip(w if across else h, tuple(stops), across).resize((w, h))


@lru_cache(256)
def _strip(length: int, stops: tuple[tuple[float, Colour], ...], across: bool) -> Picture:
    strip = Image.new("RGB", (length, 1))
    strip.putdata([_at(stops, i / max(1, length - 1)) for i in range(length)])
    return strip if across else strip.transpose(Image.Transpose.ROTATE_270)


def _at(stops: tuple[tuple[float, Colour], ...], place: float) -> Colour:
    for (start, first), (end, second) in pairwise(stops):
        if place <= end:
            return mix(first, second, (place - start) / (end - start) if end > start else 0)
    return stops[-1][1]


def ramp(w: int, h: int, first: float, last: float, across: bool = False) -> Picture:
    """A grey run from one value to another."""
    line = Image.linear_gradient("L").resize((1, h), BILINEAR) if not across else _ramp_across(w)
    table = [min(255, max(0, int(first + (last - first) * v / 255))) for v in range(256)]
    return line.point(table).resize((w, h))


def _ramp_across(w: int) -> Picture:
    return Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90).resize((w, 1), BILINEAR)


def pool(
    w: int,
    h: int,
    centre: tuple[float, float] = (0.5, 0.5),
    reach: tuple[float, float] | None = None,
    power: float = 1.0,
    inner: float = 0.0,
) -> Picture:
    """A pool of light: 255 in the middle, falling to 0 at `reach` pixels away."""
    reach_x, reach_y = reach or (w / 2, h / 2)
    edge = 181.0  # what Pillow's radial gradient is halfway along its sides
    table = [
        int(255 * (1 - min(1.0, max(0.0, (v / edge - inner) / max(1e-6, 1 - inner)))) ** power)
        for v in range(256)
    ]
    disc = Image.radial_gradient("L").point(table)
    size = (max(2, int(reach_x * 2)), max(2, int(reach_y * 2)))
    place = (int(w * centre[0] - reach_x), int(h * centre[1] - reach_y))
    if size[0] * size[1] > 4 * w * h:  # far larger than the picture: enlarge only what is seen
        box = [
            -place[0] * 256 / size[0],
            -place[1] * 256 / size[1],
            (w - place[0]) * 256 / size[0],
            (h - place[1]) * 256 / size[1],
        ]
        if min(box[:2]) >= 0 and max(box[2:]) <= 256:
            return disc.resize((w, h), BICUBIC, box=(box[0], box[1], box[2], box[3]))
    result = Image.new("L", (w, h), 0)
    result.paste(disc.resize(size, BICUBIC), place)
    return result


def grey3(grey: Picture) -> Picture:
    """A grey picture as one that can be blended with colour."""
    return Image.merge("RGB", (grey, grey, grey))


def soften(base: Picture, layer: Picture, share: float) -> Picture:
    """A share of soft light from a grey layer over a coloured base."""
    return _in_bands(ImageChops.soft_light, base, layer, share)


def harden(base: Picture, layer: Picture, share: float) -> Picture:
    """A share of overlay from a grey layer over a coloured base."""
    return _in_bands(ImageChops.overlay, base, layer, share)


BAND = 160_000
"""Pixels mixed at a time: mixing holds the interpreter, and the drawing loop must not wait for long."""


def _in_bands(
    blend: Callable[[Picture, Picture], Picture], base: Picture, layer: Picture, share: float
) -> Picture:
    w, h = base.size
    if w * h <= BAND:
        return Image.blend(base, blend(base, grey3(layer)), share)
    result = Image.new("RGB", (w, h))
    step = max(1, BAND // w)
    for top in range(0, h, step):
        box = (0, top, w, min(h, top + step))
        part = base.crop(box)
        result.paste(Image.blend(part, blend(part, grey3(layer.crop(box))), share), (0, top))
    return result


def coloured(grey: Picture, low: Colour, high: Colour, middle: Colour) -> Picture:
    """A grey picture as a run of three colours."""
    return ImageOps.colorize(grey, low, high, mid=middle)


def tint(base: Picture, colour: Colour, mask: Picture) -> None:
    """Paint a colour onto an RGB base through a mask."""
    base.paste(colour, (0, 0, *base.size), mask)
