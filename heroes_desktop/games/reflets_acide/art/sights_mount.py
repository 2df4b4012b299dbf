"""What stands on the Mount.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, oval, whole

from .shapes import beam, box


def _peak(x: float, top: float, wide: float, base: float = 1.1) -> list[Part]:
    snow = top + (base - top) * 0.30
    half = wide * 0.30
    return [
        Part(
            "skin",
            (
                (x - wide, base),
                (x - wide * 0.3, (top + base) / 2),
                (x, top),
                (x + wide * 0.36, (top + base) / 2 - 0.05),
                (x + wide, base),
            ),
            True,
        ),
        Part(
            "bone",
            (
                (x, top),
                (x + half, snow),
                (x + half * 0.4, snow - 0.06),
                (x, snow + 0.10),
                (x - half * 0.45, snow - 0.04),
                (x - half, snow + 0.02),
            ),
            True,
        ),
    ]


def peaks(vary: random.Random) -> list[Part]:
    """Just behind this one there is another."""
    parts = [*_peak(-0.62, -0.34, 0.60), *_peak(0.66, -0.50, 0.62), *_peak(0.04, -0.98, 0.74)]
    clouds = [oval("veil", x, vary.uniform(0.10, 0.40), 0.30, 0.08) for x in (-0.6, 0.2, 0.7)]
    return [*parts, *clouds]


def flag_peak(vary: random.Random) -> list[Part]:
    """Almost there."""
    parts = [*_peak(0.60, -0.10, 0.60), *_peak(-0.10, -0.62, 0.90)]
    parts.append(beam("hair", (-0.10, -0.56), (-0.10, -1.06), 0.04))
    wave = vary.uniform(-0.03, 0.03)
    return [
        *parts,
        Part(
            "scarf",
            (
                (-0.08, -1.06),
                (0.20, -1.0 + wave),
                (0.42, -1.06),
                (0.40, -0.82),
                (0.18, -0.78 + wave),
                (-0.08, -0.84),
            ),
        ),
    ]


def bell_peak(vary: random.Random) -> list[Part]:
    """First bell: run."""
    parts = [*_peak(-0.30, -0.80, 0.86), *_peak(0.56, -0.40, 0.62)]
    for number in range(8):
        x, y = -0.7 + number * 0.20, 0.56 + vary.uniform(-0.1, 0.4)
        parts.append(oval("bone", x, y, vary.uniform(0.13, 0.22), 0.14))
    parts.append(whole("gold", ((0, -0.30), (0.12, -0.24), (0.20, 0.14), (0.34, 0.34), (0, 0.38))))
    return [*parts, oval("gold", 0, -0.34, 0.07, 0.06), oval("dark", 0, 0.40, 0.08, 0.06)]


def hermitage(vary: random.Random) -> list[Part]:
    """He came for peace; you came."""
    parts = [
        *_peak(0.50, -0.70, 0.70),
        Part("skin", ((-1.04, 1.1), (-1.0, 0.10), (-0.30, 0.0), (0.30, 0.16), (0.40, 1.1)), True),
    ]
    parts += [
        box("linen", -0.76, -0.44, -0.16, 0.08),
        Part("scarf", ((-0.90, -0.40), (-0.46, -0.82), (-0.02, -0.40)), True),
    ]
    parts += [box("dark", -0.56, -0.26, -0.36, 0.08), beam("hair", (-0.20, 0.10), (0.40, 0.10), 0.07)]
    parts += [box("hair", x - 0.02, -0.12, x + 0.02, 0.10) for x in (-0.10, 0.10, 0.30)]
    parts.append(beam("hair", (-0.16, -0.12), (0.38, -0.12), 0.04))
    smoke = [
        oval("veil", -0.20 + number * 0.06, -0.80 - number * 0.10, 0.06 + 0.02 * number, 0.05)
        for number in range(3)
    ]
    del vary
    return [*parts, *smoke]
