"""What stands in the Camp: tents, fires, a pot.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, oval, whole

from .shapes import beam, box, leaves, trunk


def _tent(x: float, wide: float, top: float, tone: str = "scarf") -> list[Part]:
    return [
        Part(tone, ((x - wide, 1.04), (x, top), (x + wide, 1.04)), True),
        Part("dark", ((x - wide * 0.26, 1.04), (x, top + 0.52), (x + wide * 0.26, 1.04)), True),
        beam("hair", (x - 0.08, top - 0.12), (x + 0.02, top + 0.10), 0.04),
        beam("hair", (x + 0.08, top - 0.12), (x - 0.02, top + 0.10), 0.04),
    ]


def _fire(x: float, base: float, high: float) -> list[Part]:
    return [
        beam("hair", (x - high * 0.4, base), (x + high * 0.4, base - 0.10), 0.09),
        beam("hair", (x + high * 0.4, base), (x - high * 0.4, base - 0.10), 0.09),
        Part(
            "gold",
            (
                (x - high * 0.30, base - 0.06),
                (x - high * 0.22, base - high * 0.5),
                (x, base - high),
                (x + high * 0.24, base - high * 0.46),
                (x + high * 0.28, base - 0.06),
            ),
        ),
        Part(
            "glow", ((x - high * 0.14, base - 0.06), (x, base - high * 0.55), (x + high * 0.14, base - 0.06))
        ),
    ]


def camp(vary: random.Random) -> list[Part]:
    """A tent, a fire, a bench of one log."""
    parts = [*leaves(vary, 0.74, 0.10, 0.36), *_tent(-0.36, 0.60, -0.50)]
    parts.append(Part("linen", ((-0.36, -0.50), (-0.30, -0.34), (0.16, 1.04), (0.24, 1.04)), True))
    return [*parts, *_fire(0.56, 1.06, 0.66)]


def night_camp(vary: random.Random) -> list[Part]:
    """Nothing happens, twice."""
    moon = oval("bone", 0.56, -0.62, 0.26, 0.26)
    stars = [
        oval("glow", vary.uniform(-0.9, 0.3), vary.uniform(-0.9, -0.4), 0.02, 0.02) for _star in range(6)
    ]
    return [
        moon,
        *stars,
        *_tent(-0.46, 0.50, -0.26),
        *_tent(0.44, 0.46, -0.10, "cloth"),
        *_fire(0.0, 1.08, 0.36),
    ]


def visited_camp(vary: random.Random) -> list[Part]:
    """Eyes behind the tents."""
    parts = [trunk(-0.60, 0.09, -0.2), trunk(0.60, 0.09, -0.2)]
    parts += [*leaves(vary, -0.60, -0.36, 0.44), *leaves(vary, 0.60, -0.36, 0.46)]
    for x, y in ((-0.60, -0.40), (0.60, -0.44)):
        parts += [oval("dark", x + dx, y, 0.08, 0.06) for dx in (-0.09, 0.09)]
        parts += [oval("glow", x + dx, y, 0.045, 0.035) for dx in (-0.09, 0.09)]
    return [*parts, *_tent(-0.50, 0.44, 0.06), *_fire(0.34, 1.08, 0.74)]


def bonfire(vary: random.Random) -> list[Part]:
    """Where the dragon apologised."""
    parts = [*_fire(0.0, 1.02, 1.3)]
    for x in (-0.74, 0.74):
        parts += [oval("cloth", x, 0.74, 0.22, 0.34), oval("face", x, 0.28, 0.14, 0.16)]
        parts.append(oval("hair", x, 0.18, 0.15, 0.09))
    sparks = [
        oval("glow", vary.uniform(-0.4, 0.4), vary.uniform(-0.9, -0.2), 0.02, 0.03) for _spark in range(8)
    ]
    return [*parts, *sparks]


def pot(vary: random.Random) -> list[Part]:
    """Nobody did it."""
    parts = [beam("hair", (-0.80, 1.04), (0.0, -0.80), 0.07), beam("hair", (0.80, 1.04), (0.0, -0.80), 0.07)]
    parts.append(box("iron", -0.015, -0.74, 0.015, -0.06))
    parts.append(whole("iron", ((0, -0.04), (0.46, -0.06), (0.58, 0.26), (0.42, 0.62), (0, 0.70))))
    parts.append(oval("scarf", 0, 0.0, 0.44, 0.10))
    crack = ((0.16, 0.10), (0.22, 0.28), (0.12, 0.40), (0.24, 0.60), (0.18, 0.42), (0.28, 0.30))
    parts += [
        Part("dark", crack, True),
        Part("scarf", ((0.18, 0.58), (0.26, 0.60), (0.30, 1.0), (0.16, 1.0))),
    ]
    del vary
    return [*parts, *_fire(0.0, 1.08, 0.34)]
