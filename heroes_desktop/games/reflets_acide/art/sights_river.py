"""What lies on the River: fords, rapids, a ferry, a bridge.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, oval, whole

from .shapes import beam, box, water


def ford(vary: random.Random) -> list[Part]:
    """A door in the river; knock twice."""
    parts = [
        box("skin", -0.52, -0.80, 0.52, 0.72),
        Part("skin", ((-0.62, -0.72), (0.0, -1.02), (0.62, -0.72)), True),
    ]
    parts += [box("hair", -0.36, -0.64, 0.36, 0.72), box("dark", -0.01, -0.62, 0.01, 0.70)]
    parts += [
        box("iron", -0.36, -0.40, 0.36, -0.32),
        box("iron", -0.36, 0.20, 0.36, 0.28),
        oval("gold", 0.22, -0.06, 0.08, 0.10),
    ]
    return [*parts, *water(vary, 0.58), *(oval("skin", x, 0.90, 0.17, 0.07) for x in (-0.6, -0.1, 0.42))]


def rapids(vary: random.Random) -> list[Part]:
    """Rocks in foam."""
    parts = [Part("skin", ((-0.98, 1.1), (-0.90, 0.0), (-0.62, -0.40), (-0.40, 0.10), (-0.30, 1.1)), True)]
    parts.append(Part("skin", ((0.26, 1.1), (0.40, -0.10), (0.66, -0.60), (0.92, -0.10), (1.0, 1.1)), True))
    parts.append(
        Part(
            "veil",
            (
                (-0.46, -0.20),
                (0.0, -0.36),
                (0.44, -0.26),
                (0.52, 0.40),
                (0.70, 1.1),
                (-0.72, 1.1),
                (-0.50, 0.40),
            ),
        )
    )
    for number in range(7):
        x = -0.36 + number * 0.12
        parts.append(
            Part(
                "cloth",
                ((x, -0.20), (x + 0.03, -0.22), (x + vary.uniform(0.02, 0.1), 0.66), (x - 0.05, 0.60)),
            )
        )
    return [
        *parts,
        *(
            oval("bone", -0.6 + number * 0.2, 0.84 + vary.uniform(-0.05, 0.08), 0.17, 0.10)
            for number in range(7)
        ),
    ]


def ferry(vary: random.Random) -> list[Part]:
    """A raft, a pole and a question."""
    parts = [beam("hair", (0.56, -0.92), (0.30, 0.80), 0.05)]
    parts.append(whole("scarf", ((0, -0.20), (0.18, -0.06), (0.24, 0.46), (0, 0.50))))
    parts += [
        oval("face", 0, -0.34, 0.14, 0.16),
        whole("linen", ((0, -0.22), (0.12, -0.24), (0.08, 0.06), (0, 0.14))),
    ]
    parts.append(whole("hair", ((0, -0.44), (0.24, -0.42), (0.10, -0.58), (0, -0.62))))
    for number in range(5):
        parts.append(
            beam(
                "hair",
                (-0.78, 0.50 + number * 0.05),
                (0.78, 0.46 + number * 0.05 + vary.uniform(0, 0.02)),
                0.07,
            )
        )
    return [*parts, *water(vary, 0.72)]


def bridge(vary: random.Random) -> list[Part]:
    """Stone arches with a toll in the middle."""
    parts = [*water(vary, 0.62)]
    parts.append(Part("skin", ((-1.04, -0.06), (0.0, -0.40), (1.04, -0.06), (1.04, 0.90), (-1.04, 0.90))))
    parts += [oval("dark", x, 0.66, 0.34, 0.52) for x in (-0.46, 0.46)]
    parts += [
        Part("cloth", ((x - 0.34, 0.74), (x + 0.34, 0.70), (x + 0.34, 1.1), (x - 0.34, 1.1)))
        for x in (-0.46, 0.46)
    ]
    for number in range(7):
        x = -0.90 + number * 0.30
        y = -0.10 - 0.32 * (1 - abs(x))
        parts.append(box("skin", x - 0.05, y - 0.16, x + 0.05, y + 0.10))
    parts += [
        box("linen", -0.16, -0.96, 0.16, -0.36),
        Part("scarf", ((-0.26, -0.92), (0.0, -1.10), (0.26, -0.92)), True),
    ]
    return [*parts, box("dark", -0.07, -0.74, 0.07, -0.52)]
