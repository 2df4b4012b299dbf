"""What stands on the Hills.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, oval

from .shapes import beam, box, leaves


def _hill(top: float, tone: str = "cloth", shift: float = 0.0) -> Part:
    left = ((-1.06, 1.12), (-0.92, 0.86), (-0.50 + shift, top + 0.12))
    return Part(tone, (*left, (shift, top), (0.52 + shift * 0.6, top + 0.16), (0.92, 0.84), (1.06, 1.12)))


def easy_hills(vary: random.Random) -> list[Part]:
    """Downhill all the way, for once."""
    parts = [_hill(-0.30, "skin", 0.30), _hill(0.06, "cloth", -0.20)]
    path = (
        (-0.18, 0.12),
        (-0.10, 0.12),
        (0.22, 0.40),
        (-0.02, 0.70),
        (0.40, 1.1),
        (-0.06, 1.1),
        (-0.26, 0.70),
        (0.02, 0.42),
    )
    return [*parts, Part("linen", path), *leaves(vary, 0.70, 0.36, 0.22), *leaves(vary, -0.72, 0.44, 0.18)]


def boulders(vary: random.Random) -> list[Part]:
    """Gathering no moss, only speed."""
    parts = [
        Part("cloth", ((-1.04, 1.1), (-1.04, -0.50), (-0.40, -0.20), (0.30, 0.50), (1.04, 0.86), (1.04, 1.1)))
    ]
    for x, y, size in ((-0.60, -0.66, 0.30), (-0.06, -0.16, 0.34), (0.56, 0.40, 0.40)):
        parts += [oval("skin", x, y, size, size * 0.95)]
        parts.append(
            Part(
                "dark",
                (
                    (x - size * 0.2, y - size * 0.3),
                    (x + size * 0.1, y),
                    (x - size * 0.1, y + size * 0.4),
                    (x, y),
                ),
            )
        )
        for step in range(3):
            sy = y - size * 0.5 + step * size * 0.4
            parts.append(
                beam(
                    "bone",
                    (x - size - 0.34, sy - 0.2),
                    (x - size - vary.uniform(0.06, 0.12), sy - 0.05),
                    0.025,
                )
            )
    return parts


def ambush(vary: random.Random) -> list[Part]:
    """Members only; you are the activity."""
    parts = [_hill(-0.40, "skin")]
    for x, y in ((-0.62, 0.10), (-0.20, -0.20), (0.26, -0.16), (0.68, 0.14)):
        parts.append(oval("iron", x, y - 0.02, 0.16, 0.16))
        parts += [
            oval("dark", x, y + 0.04, 0.14, 0.07),
            *(oval("glow", x + dx, y + 0.03, 0.03, 0.025) for dx in (-0.06, 0.06)),
        ]
        parts.append(beam("hair", (x + 0.20, y + 0.30), (x + 0.26, y - 0.50), 0.035))
        parts.append(Part("iron", ((x + 0.22, y - 0.46), (x + 0.31, y - 0.46), (x + 0.27, y - 0.70)), True))
    parts.append(_hill(0.20, "cloth"))
    return [*parts, *leaves(vary, -0.50, 0.56, 0.24), *leaves(vary, 0.46, 0.60, 0.26)]


def windmill(vary: random.Random) -> list[Part]:
    """It was a giant after all."""
    parts = [_hill(0.62), Part("linen", ((-0.30, 0.86), (-0.22, -0.30), (0.22, -0.30), (0.30, 0.86)), True)]
    parts += [
        Part("scarf", ((-0.30, -0.28), (0.0, -0.62), (0.30, -0.28)), True),
        box("dark", -0.10, 0.46, 0.10, 0.86),
    ]
    parts += [oval("dark", x, 0.06, 0.07, 0.08) for x in (-0.11, 0.11)]
    parts += [oval("glow", x, 0.06, 0.04, 0.05) for x in (-0.11, 0.11)]
    tilt = vary.uniform(0.1, 0.2)
    for dx, dy in ((1, -tilt), (tilt, 1), (-1, tilt), (-tilt, -1)):
        end = (dx * 0.86, -0.34 + dy * 0.66)
        parts.append(beam("hair", (0.0, -0.34), end, 0.05))
        sail = (
            (dx * 0.2 - dy * 0.02, -0.34 + dy * 0.2),
            end,
            (end[0] - dy * 0.20, end[1] + dx * 0.20),
            (dx * 0.2 - dy * 0.20, -0.34 + dy * 0.2 + dx * 0.20),
        )
        parts.append(Part("bone", sail, True))
    return [*parts, oval("gold", 0, -0.34, 0.07, 0.07)]


def last_hill(vary: random.Random) -> list[Part]:
    """Good view, short stay."""
    parts = [_hill(0.10)]
    for x, top in ((-0.50, 0.0), (0.0, -0.46), (0.50, 0.04)):
        lean = vary.uniform(-0.05, 0.05)
        parts.append(beam("hair", (x, top + 0.74), (x + lean, top - 0.10), 0.08))
        parts.append(beam("hair", (x - 0.18 + lean, top + 0.10), (x + 0.18 + lean, top + 0.12), 0.08))
    return [
        *parts,
        oval("iron", 0.0, -0.54, 0.15, 0.13),
        oval("bone", 0.30, 0.66, 0.12, 0.11),
        *(oval("dark", x, 0.66, 0.03, 0.035) for x in (0.26, 0.35)),
    ]
