"""Hexagonal grids: cells, neighbours, distances, ways, and where a cell lies on a picture.

A cell is one whole number made of its axial coordinates (q, r). That keeps states plain data, makes cells
fast keys, and turns a step into an addition. Nothing here knows a game or a window.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin, sqrt

_SHIFT = 8
_HALF = 1 << (_SHIFT - 1)
_MASK = (1 << _SHIFT) - 1
_ROOT3 = sqrt(3)

STEPS: tuple[tuple[int, int], ...] = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The six directions as changes of (q, r)."""

OFFSETS: tuple[int, ...] = tuple((q << _SHIFT) + r for q, r in STEPS)
"""The six directions as changes of a cell."""


def cell(q: int, r: int) -> int:
    """The cell at axial coordinates; both lie between −128 and 127."""
    return (q + _HALF << _SHIFT) + r + _HALF


def axial(place: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    return (place >> _SHIFT) - _HALF, (place & _MASK) - _HALF


@cache
def neighbours(place: int) -> tuple[int, ...]:
    """The six cells around a cell, in the order of `STEPS`."""
    return tuple(place + offset for offset in OFFSETS)


def distance(a: int, b: int) -> int:
    """Steps between two cells with nothing in the way."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    q, r = aq - bq, ar - br
    return max(abs(q), abs(r), abs(q + r))


def reach(start: int, open_cells: Container[int], limit: int | None = None) -> dict[int, int]:
    """Every open cell that can be walked to from `start`, with the number of steps; `start` itself has 0."""
    return walk(start, lambda place: [n for n in neighbours(place) if n in open_cells], limit)


def walk(start: int, ways: Callable[[int], list[int]], limit: int | None = None) -> dict[int, int]:
    """Steps from `start` to everything the given ways lead to; also for boards that are lists of spaces."""
    steps = {start: 0}
    frontier = [start]
    count = 0
    while frontier and (limit is None or count < limit):
        count += 1
        ahead = []
        for place in frontier:
            for other in ways(place):
                if other not in steps:
                    steps[other] = count
                    ahead.append(other)
        frontier = ahead
    return steps


def path(start: int, goal: int, open_cells: Container[int]) -> list[int]:
    """A shortest way over open cells without `start` and with `goal`; empty if there is none."""
    steps = reach(goal, open_cells if start in open_cells else _With(open_cells, start))
    if start not in steps:
        return []
    way = []
    here = start
    while here != goal:
        here = next(n for n in neighbours(here) if steps.get(n, -1) == steps[here] - 1)
        way.append(here)
    return way


@dataclass(frozen=True)
class _With:
    """Some cells and one more."""

    cells: Container[int]
    extra: int

    def __contains__(self, place: object) -> bool:
        return place == self.extra or place in self.cells


@dataclass(frozen=True)
class Layout:
    """Where cells lie on a picture: `size` is the side of a hexagon, `x`, `y` the centre of cell (0, 0)."""

    size: float
    x: float = 0.0
    y: float = 0.0
    pointy: bool = True

    def centre(self, place: int) -> tuple[float, float]:
        """The middle of a cell."""
        q, r = axial(place)
        if self.pointy:
            return self.x + _ROOT3 * self.size * (q + r / 2), self.y + 1.5 * self.size * r
        return self.x + 1.5 * self.size * q, self.y + _ROOT3 * self.size * (r + q / 2)

    def corners(self, place: int) -> list[tuple[float, float]]:
        """The six corners of a cell, clockwise on a screen."""
        x, y = self.centre(place)
        turn = pi / 6 if self.pointy else 0.0
        return [
            (x + self.size * cos(turn + pi / 3 * k), y + self.size * sin(turn + pi / 3 * k)) for k in range(6)
        ]

    def at(self, x: float, y: float) -> int:
        """The cell that covers a point."""
        across, down = (x - self.x) / self.size, (y - self.y) / self.size
        if self.pointy:
            return _nearest(across * _ROOT3 / 3 - down / 3, down * 2 / 3)
        return _nearest(across * 2 / 3, down * _ROOT3 / 3 - across / 3)


def _nearest(q: float, r: float) -> int:
    """The cell whose middle is nearest to fractional coordinates: of three rounded ones (q + r + s = 0) the
    one rounded most is made to fit."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return cell(whole_q, whole_r)
