"""What busts are built of: closed curves in one tone each, mostly mirrored.

Coordinates run from -1 to 1, y downwards. The painter sculpts skin, bone, cloth and metal, and fills eyes
and hollows flat.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Line = Sequence[Point]


@dataclass(frozen=True)
class Part:
    """A closed curve (or polygon, if sharp) in one tone."""

    tone: str
    points: tuple[Point, ...]
    sharp: bool = False


Bust = Callable[[random.Random], list[Part]]
"""Builds a creature; the generator bends its measures, so that two of a kind are never quite alike."""


def both(tone: str, points: Line, sharp: bool = False) -> list[Part]:
    """A part on the right side and its mirror on the left."""
    return [Part(tone, tuple(points), sharp), Part(tone, tuple((-x, y) for x, y in points), sharp)]


def whole(tone: str, right: Line, sharp: bool = False) -> Part:
    """A symmetric part, given by its right half from top to bottom."""
    left = [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]
    return Part(tone, (*right, *left), sharp)


def oval(tone: str, x: float, y: float, rx: float, ry: float) -> Part:
    """An ellipse."""
    k = 0.7071
    ring = ((0, -1), (k, -k), (1, 0), (k, k), (0, 1), (-k, k), (-1, 0), (-k, -k))
    return Part(tone, tuple((x + a * rx, y + b * ry) for a, b in ring))


def eyes(x: float, y: float, rx: float, ry: float, slant: float = 0.0) -> list[Part]:
    """Hollows with a glow inside; slant draws the outer corners up."""
    parts: list[Part] = []
    for tone, share in (("dark", 1.35), ("glow", 0.78)):
        curve = (
            (x - rx * share, y + slant * 0.5 * share),
            (x, y - ry * share),
            (x + rx * share, y - slant * share),
            (x, y + ry * share * 0.8),
        )
        parts += both(tone, curve)
    return parts


def shoulders(tone: str = "cloth", wide: float = 0.95, top: float = 0.42) -> Part:
    """What most busts rest on."""
    half = (
        (0.0, top + 0.10),
        (0.30, top),
        (0.62, top + 0.10),
        (wide * 0.92, top + 0.24),
        (wide, 1.1),
        (0.0, 1.12),
    )
    return whole(tone, half)


def collar() -> list[Part]:
    """A high pointed collar, open at the throat."""
    return both(
        "iron",
        ((0.10, 0.84), (0.26, 0.44), (0.44, 0.22), (0.74, -0.06), (0.72, 0.34), (0.56, 0.66), (0.22, 0.96)),
    )
