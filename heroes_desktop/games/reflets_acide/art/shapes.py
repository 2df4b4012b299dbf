"""Shapes that many pictures are built of: boxes, beams, trees, water."""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, oval


def box(tone: str, left: float, top: float, right: float, bottom: float) -> Part:
    """An upright rectangle."""
    return Part(tone, ((left, top), (right, top), (right, bottom), (left, bottom)), True)


def beam(tone: str, start: tuple[float, float], end: tuple[float, float], thick: float = 0.08) -> Part:
    """A bar from one point to another."""
    (x, y), (u, v) = start, end
    long = max(1e-6, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    dx, dy = -(v - y) / long * thick / 2, (u - x) / long * thick / 2
    return Part(tone, ((x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy)), True)


def leaves(vary: random.Random, x: float, y: float, wide: float, tone: str = "cloth") -> list[Part]:
    """Leaves in heaps."""
    spots = (
        (0.0, 0.0, 0.62),
        (-0.55, 0.18, 0.5),
        (0.55, 0.18, 0.5),
        (-0.25, -0.30, 0.5),
        (0.28, -0.28, 0.48),
    )
    return [
        oval(tone, x + dx * wide, y + dy * wide, share * wide * vary.uniform(0.92, 1.08), share * wide * 0.8)
        for dx, dy, share in spots
    ]


def trunk(x: float = 0.0, wide: float = 0.16, top: float = -0.3) -> Part:
    return Part(
        "hair",
        (
            (x - wide * 0.7, top),
            (x + wide * 0.7, top),
            (x + wide * 0.8, 0.5),
            (x + wide * 2, 1.08),
            (x, 0.98),
            (x - wide * 2, 1.08),
            (x - wide * 0.8, 0.5),
        ),
    )


def water(vary: random.Random, top: float) -> list[Part]:
    """Waves across the picture, gone at its sides."""
    parts = []
    for row in range(3):
        y, line = top + row * 0.14, []
        for step in range(9):
            x = -1.04 + step * 0.26
            crest = (0.05 if step % 2 else -0.05) + vary.uniform(-0.01, 0.01) + abs(x) ** 6 * 0.34
            line.append((x, y + crest))
        parts.append(Part("cloth" if row % 2 == 0 else "veil", (*line, (0.96, 1.12), (-0.96, 1.12))))
    return parts
