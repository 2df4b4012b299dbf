"""Elementals: stone, fire, water, wind and mist with a face in them."""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, whole

from . import heads

_ROCK: Line = ((0, -0.72), (0.22, -0.78), (0.44, -0.50), (0.50, -0.14), (0.40, 0.24), (0.22, 0.44), (0, 0.46))


def _glare(y: float = -0.12, slant: float = 0.05) -> list[Part]:
    """Eyes that are nothing but light."""
    parts = both("dark", ((0.06, y + 0.03), (0.16, y - 0.07), (0.30, y - slant - 0.06), (0.24, y + 0.06)))
    return [
        *parts,
        *both("glow", ((0.10, y + 0.01), (0.17, y - 0.04), (0.26, y - slant - 0.03), (0.20, y + 0.03))),
    ]


def stone(vary: random.Random) -> list[Part]:
    """Boulders on boulders, with moss where a beard would be."""
    parts = [
        whole(
            "skin", ((0, 0.40), (0.34, 0.34), (0.70, 0.40), (1.0, 0.70), (1.04, 1.1), (0, 1.12)), sharp=True
        )
    ]
    parts += both("skin", ((0.60, 0.36), (0.84, 0.24), (1.0, 0.50), (0.86, 0.72), (0.62, 0.64)), sharp=True)
    parts.append(whole("skin", _ROCK, sharp=True))
    parts += both(
        "skin", ((0.02, -0.26), (0.26, -0.40), (0.46, -0.30), (0.40, -0.18), (0.08, -0.14)), sharp=True
    )
    parts += _glare()
    parts.append(whole("skin", ((0, -0.10), (0.10, 0.06), (0.08, 0.16), (0, 0.18)), sharp=True))
    parts.append(whole("dark", ((0, 0.26), (0.20, 0.22), (0.24, 0.28), (0, 0.33)), sharp=True))
    crack = vary.uniform(0.1, 0.3)
    parts.append(
        Part(
            "glow", ((crack, -0.70), (crack + 0.03, -0.56), (crack - 0.04, -0.44), (crack + 0.0, -0.58)), True
        )
    )
    return [*parts, *both("cloth", ((0.24, 0.36), (0.44, 0.20), (0.50, 0.34), (0.36, 0.52)))]


def flame(vary: random.Random) -> list[Part]:
    """A fire that looks back."""
    lick = vary.uniform(-0.12, 0.12)
    outer = (
        (lick, -1.08),
        (0.22, -0.74),
        (0.30, -0.92),
        (0.50, -0.52),
        (0.62, -0.62),
        (0.66, -0.10),
        (0.86, 0.30),
        (0.80, 0.80),
        (0.50, 1.1),
        (-0.50, 1.1),
        (-0.84, 0.76),
        (-0.80, 0.24),
        (-0.62, -0.12),
        (-0.64, -0.66),
        (-0.42, -0.46),
        (-0.34, -0.86),
        (-0.18, -0.60),
    )
    inner = whole("gold", ((0, -0.62), (0.22, -0.36), (0.40, 0.0), (0.42, 0.40), (0.28, 0.84), (0, 1.06)))
    heart = whole("bone", ((0, 0.30), (0.18, 0.46), (0.20, 0.80), (0, 1.02)))
    parts = [Part("skin", outer), inner, heart, *_glare(-0.10, 0.08)]
    return [*parts, whole("dark", ((0, 0.20), (0.16, 0.14), (0.24, 0.06), (0.16, 0.28), (0, 0.32)))]


def water(vary: random.Random) -> list[Part]:
    """A wave with hair of spray."""
    curl = vary.uniform(0.5, 0.7)
    parts = [whole("cloth", ((0, 0.34), (0.36, 0.40), (0.74, 0.64), (0.96, 1.1), (0, 1.12)))]
    wave = (
        (-0.40, -0.50),
        (0.0, -0.94),
        (0.46, -0.86),
        (curl + 0.16, -0.50),
        (curl, -0.26),
        (0.44, -0.44),
        (0.30, -0.20),
    )
    parts.append(Part("veil", wave))
    parts.append(
        whole("skin", ((0, -0.60), (0.28, -0.52), (0.42, -0.22), (0.36, 0.14), (0.20, 0.40), (0, 0.48)))
    )
    parts += both(
        "veil", ((0.30, -0.46), (0.46, -0.20), (0.50, 0.30), (0.62, 0.80), (0.44, 0.56), (0.36, 0.06))
    )
    parts += heads.eyes(0.16, -0.10, 1.1, glow=True)
    parts.append(whole("dark", ((0, 0.22), (0.10, 0.21), (0.15, 0.18), (0.09, 0.25), (0, 0.27))))
    drops = ((0.30, 0.62), (-0.44, 0.74), (0.06, 0.86), (-0.16, 0.60))
    return [*parts, *(oval("bone", x, y, 0.03, 0.04) for x, y in drops)]


def wind(vary: random.Random) -> list[Part]:
    """Streaks of air round two hollows and a puff."""
    parts: list[Part] = []
    for step in range(5):
        y, wide = 1.0 - step * 0.26, 0.34 + step * 0.13
        shift = vary.uniform(-0.10, 0.10)
        band = (
            (shift - wide, y),
            (shift, y - 0.16),
            (shift + wide, y - 0.04),
            (shift + wide * 0.7, y + 0.10),
            (shift, y + 0.05),
        )
        parts.append(Part("veil" if step % 2 else "cloth", band))
    parts.append(
        whole("skin", ((0, -0.66), (0.32, -0.56), (0.46, -0.20), (0.38, 0.18), (0.18, 0.40), (0, 0.44)))
    )
    gust = ((0.20, -0.62), (0.62, -0.84), (0.98, -0.60), (0.70, -0.62), (0.46, -0.40))
    parts += [Part("veil", gust), Part("veil", tuple((-x, y - 0.06) for x, y in gust))]
    parts += _glare(-0.14, 0.02)
    return [*parts, oval("dark", 0, 0.20, 0.09, 0.08)]


def mist(vary: random.Random) -> list[Part]:
    """A shape that is mostly attention."""
    parts = []
    for step in range(7):
        x, y = vary.uniform(-0.7, 0.7), 0.5 + step * 0.09
        parts.append(oval("veil", x, y, vary.uniform(0.26, 0.42), 0.16))
    parts.append(
        whole("skin", ((0, -0.80), (0.34, -0.66), (0.52, -0.20), (0.56, 0.40), (0.40, 0.86), (0, 0.96)))
    )
    parts.append(whole("veil", ((0, -0.50), (0.22, -0.42), (0.32, -0.10), (0.24, 0.24), (0, 0.36))))
    parts += heads.eyes(0.14, -0.10, 1.2, glow=True)
    return [*parts, whole("dark", ((0, 0.18), (0.07, 0.17), (0.05, 0.22), (0, 0.23)))]
