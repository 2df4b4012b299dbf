"""What stands in the Forest: trees, brambles, a signpost.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, oval, whole

from . import heads
from .shapes import beam, box, leaves, trunk, water


def signpost(vary: random.Random) -> list[Part]:
    """Boards in every direction; all agree, wrongly."""
    parts = [
        *leaves(vary, -0.66, 0.84, 0.34),
        *leaves(vary, 0.66, 0.88, 0.32),
        box("hair", -0.07, -0.80, 0.07, 1.08),
    ]
    for number, y in enumerate((-0.72, -0.42, -0.12)):
        side, tilt = (-1 if number % 2 else 1), vary.uniform(-0.05, 0.05)
        board = (
            (-0.20, y),
            (0.52, y + tilt),
            (0.70, y + 0.11 + tilt),
            (0.52, y + 0.22 + tilt),
            (-0.20, y + 0.22),
        )
        parts.append(Part("linen", tuple((side * px, py) for px, py in board), True))
        parts.append(
            Part(
                "dark",
                tuple(
                    (side * px, py)
                    for px, py in ((0.0, y + 0.08), (0.40, y + 0.09), (0.40, y + 0.12), (0.0, y + 0.12))
                ),
                True,
            )
        )
    return parts


def oak(vary: random.Random) -> list[Part]:
    """A tree whose branches want your hat."""
    parts = [trunk(0.0, 0.18, -0.30)]
    for side in (-1, 1):
        branch = ((0.08, 0.10), (0.50, 0.06), (0.98, 0.30), (0.60, 0.20), (0.12, 0.34))
        parts.append(Part("hair", tuple((side * x, y) for x, y in branch)))
        parts += leaves(vary, side * 0.84, 0.24, 0.24)
    return [*parts, *leaves(vary, 0.0, -0.50, 0.72)]


def riddling_oak(vary: random.Random) -> list[Part]:
    """It has had centuries to prepare."""
    parts = [*oak(vary)[:1], *leaves(vary, 0.0, -0.62, 0.74)]
    parts.append(trunk(0.0, 0.30, -0.36))
    parts += heads.eyes(0.15, 0.04, 1.1, glow=True)
    parts.append(whole("hair", ((0, 0.04), (0.06, 0.16), (0.10, 0.28), (0, 0.32))))
    return [*parts, whole("dark", ((0, 0.42), (0.14, 0.40), (0.20, 0.34), (0.13, 0.50), (0, 0.53)))]


def brambles(vary: random.Random) -> list[Part]:
    """An arch of thorns with a tollgate."""
    parts: list[Part] = []
    arch: Line = (
        (0, -0.82),
        (0.50, -0.66),
        (0.82, -0.16),
        (0.88, 1.08),
        (0.56, 1.08),
        (0.54, 0.0),
        (0.32, -0.40),
        (0, -0.50),
    )
    parts.append(whole("cloth", arch))
    for number in range(12):
        angle, side = number / 11, -1 if number % 2 else 1
        x, y = side * (0.20 + 0.56 * angle), -0.80 + 1.5 * angle * angle
        parts.append(
            Part(
                "bone", ((x - 0.04, y), (x + 0.04, y), (x + side * 0.12, y - vary.uniform(0.10, 0.18))), True
            )
        )
    parts += [
        oval("scarf", x, y, 0.07, 0.07)
        for x, y in ((0.60, -0.30), (-0.52, -0.44), (-0.72, 0.20), (0.72, 0.40), (0.1, -0.68))
    ]
    return [
        *parts,
        beam("linen", (-0.62, 0.44), (0.62, 0.36), 0.12),
        beam("scarf", (-0.20, 0.42), (0.10, 0.39), 0.12),
    ]


def pines(vary: random.Random) -> list[Part]:
    """So many that the wood cannot be seen."""
    parts: list[Part] = []
    for x, base, high in (
        (-0.70, 0.86, 1.1),
        (0.66, 0.90, 1.2),
        (-0.30, 1.0, 1.5),
        (0.28, 1.04, 1.4),
        (0.0, 1.08, 1.9),
    ):
        parts.append(box("hair", x - 0.04, base - 0.2, x + 0.04, base + 0.04))
        for tier in range(4):
            low = base - 0.12 - tier * high * 0.20
            wide = high * (0.26 - 0.045 * tier) * vary.uniform(0.94, 1.06)
            parts.append(Part("cloth", ((x - wide, low), (x + wide, low), (x, low - high * 0.34)), True))
    return parts


def washing(vary: random.Random) -> list[Part]:
    """Dirty linen over clean water."""
    parts = [
        *water(vary, 0.66),
        box("hair", -0.86, -0.60, -0.76, 0.80),
        box("hair", 0.76, -0.60, 0.86, 0.80),
    ]
    parts.append(
        Part(
            "dark", ((-0.82, -0.52), (0.0, -0.40), (0.82, -0.52), (0.82, -0.49), (0.0, -0.36), (-0.82, -0.49))
        )
    )
    shirt = (
        (-0.62, -0.46),
        (-0.16, -0.40),
        (-0.08, -0.16),
        (-0.20, -0.12),
        (-0.22, 0.34),
        (-0.54, 0.32),
        (-0.56, -0.14),
        (-0.70, -0.20),
    )
    parts.append(Part("linen", shirt, True))
    trousers = (
        (0.14, -0.40),
        (0.54, -0.46),
        (0.58, 0.36),
        (0.42, 0.36),
        (0.36, -0.10),
        (0.28, 0.38),
        (0.12, 0.38),
    )
    return [*parts, Part("scarf", trousers, True)]
