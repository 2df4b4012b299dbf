"""What is found in the Cave.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, oval, whole

from . import heads
from .shapes import beam, box


def cave(vary: random.Random) -> list[Part]:
    """A mouth that always has the last word."""
    rim: Line = ((0, -0.92), (0.44, -0.84), (0.80, -0.44), (0.98, 0.20), (1.04, 1.1), (0, 1.12))
    parts = [whole("skin", rim, sharp=True)]
    parts.append(
        whole("dark", ((0, -0.50), (0.34, -0.42), (0.56, 0.0), (0.62, 0.60), (0.56, 1.1), (0, 1.12)))
    )
    for x in (-0.40, -0.20, 0.02, 0.22, 0.42):
        top = -0.46 + abs(x) * 0.5
        parts.append(
            Part("skin", ((x - 0.09, top), (x + 0.09, top), (x, top + vary.uniform(0.26, 0.44))), True)
        )
        parts.append(
            Part("skin", ((x - 0.08, 1.1), (x + 0.10, 1.1), (x + 0.02, vary.uniform(0.66, 0.84))), True)
        )
    return [*parts, *heads.eyes(0.15, 0.26, 1.0, glow=True)]


def stalagmites(vary: random.Random) -> list[Part]:
    """Things to walk into."""
    parts: list[Part] = []
    for x, high in ((-0.84, 0.9), (-0.46, 1.5), (-0.10, 1.1), (0.26, 1.8), (0.62, 1.2), (0.90, 0.8)):
        lean = vary.uniform(-0.05, 0.05)
        parts.append(
            Part(
                "skin",
                (
                    (x - 0.22, 1.1),
                    (x - 0.08, 1.1 - high * 0.6),
                    (x + lean, 1.1 - high),
                    (x + 0.09, 1.1 - high * 0.55),
                    (x + 0.24, 1.1),
                ),
            )
        )
    return [*parts, oval("scarf", -0.20, 0.98, 0.16, 0.09), oval("linen", -0.08, 0.96, 0.10, 0.08)]


def crystals(vary: random.Random) -> list[Part]:
    """Facets, each with an opinion."""
    parts: list[Part] = []
    for x, top, lean, wide in (
        (-0.66, -0.10, -0.22, 0.17),
        (0.70, -0.02, 0.22, 0.17),
        (-0.32, -0.62, -0.10, 0.20),
        (0.36, -0.52, 0.12, 0.20),
        (0.0, -0.98, 0.0, 0.24),
    ):
        tip = x + lean + vary.uniform(-0.03, 0.03)
        left = ((tip - wide * 0.8, top + 0.24), (tip, top), (tip, top + 0.30), (x, 1.1), (x - wide, 1.1))
        right = ((tip, top), (tip + wide * 0.8, top + 0.24), (x + wide, 1.1), (x, 1.1), (tip, top + 0.30))
        parts += [Part("veil", left, True), Part("skin", right, True)]
    return [
        *parts,
        *(oval("glow", x, y, 0.03, 0.03) for x, y in ((-0.1, -0.4), (0.3, 0.0), (-0.36, 0.1), (0.64, 0.36))),
    ]


def gallery(vary: random.Random) -> list[Part]:
    """Props that have had enough."""
    parts = [box("skin", -1.0, -0.92, 1.0, -0.66)]
    for x, lean in ((-0.66, 0.06), (0.62, -0.14)):
        parts.append(beam("hair", (x, 1.08), (x + lean, -0.70), 0.16))
    parts.append(beam("hair", (-0.84, -0.66), (0.84, -0.54), 0.15))
    parts.append(Part("hair", ((-0.20, -0.52), (-0.04, -0.56), (0.10, -0.10), (-0.02, -0.06)), True))
    for _stone in range(9):
        x, y, size = vary.uniform(-0.8, 0.8), vary.uniform(0.70, 1.0), vary.uniform(0.10, 0.20)
        parts.append(
            Part(
                "skin",
                (
                    (x - size, y + size),
                    (x - size * 0.6, y - size * 0.7),
                    (x + size * 0.7, y - size * 0.5),
                    (x + size, y + size),
                ),
                True,
            )
        )
    return [*parts, oval("gold", 0.40, -0.30, 0.06, 0.09), oval("glow", 0.40, -0.30, 0.035, 0.05)]
