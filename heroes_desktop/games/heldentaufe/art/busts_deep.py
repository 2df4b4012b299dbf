"""The three who live below: a sleepy heap, a nest of eyes, a wall with horns."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, both, eyes, oval, whole


def heap(vary: random.Random) -> list[Part]:
    """Shaggy and wide as a boulder, with a mouth to match."""
    mane = (
        (0, -0.92),
        (0.16, -0.78),
        (0.34, -0.86),
        (0.46, -0.64),
        (0.68, -0.60),
        (0.72, -0.32),
        (0.92, -0.12),
        (0.86, 0.20),
        (1.02, 0.46),
        (0.94, 0.74),
        (1.02, 1.1),
        (0, 1.12),
    )
    parts = [whole("hair", mane)]
    parts += both(
        "bone", ((0.42, -0.58), (0.66, -0.78), (0.72, -1.04), (0.88, -0.74), (0.80, -0.46), (0.56, -0.40))
    )
    parts.append(
        whole(
            "skin",
            ((0, -0.56), (0.34, -0.52), (0.58, -0.26), (0.66, 0.16), (0.62, 0.52), (0.36, 0.74), (0, 0.80)),
        )
    )
    parts += eyes(0.26, -0.20, 0.13, 0.10, 0.01)
    parts += both(
        "skin", ((0.06, -0.30), (0.26, -0.40), (0.48, -0.26), (0.44, -0.16), (0.26, -0.26), (0.08, -0.22))
    )
    parts.append(whole("skin", ((0, -0.14), (0.12, -0.06), (0.20, 0.06), (0.10, 0.13), (0, 0.12))))
    parts += both("dark", ((0.05, 0.04), (0.11, 0.02), (0.13, 0.07), (0.07, 0.09)))
    parts.append(
        whole("dark", ((0, 0.24), (0.30, 0.22), (0.52, 0.14), (0.50, 0.40), (0.28, 0.58), (0, 0.62)))
    )
    for x, long in ((0.06, 0.12), (0.20, 0.17), (0.36, 0.13)):
        parts += both("bone", ((x - 0.06, 0.225), (x + 0.07, 0.215), (x, 0.225 + long)), sharp=True)
    parts += both("bone", ((0.24, 0.58), (0.40, 0.50), (0.36, 0.30)), sharp=True)
    return parts


def nest(vary: random.Random) -> list[Part]:
    """A narrow head with too many eyes, feelers and mandibles."""
    parts = []
    for end, bend in ((-1.06, -0.62), (-0.74, -0.30)):
        parts += both(
            "skin",
            (
                (0.18, -0.34),
                (0.44, bend - 0.16),
                (0.84, end),
                (0.92, end + 0.06),
                (0.52, bend + 0.02),
                (0.26, -0.20),
            ),
        )
    parts.append(whole("skin", ((0, 0.30), (0.40, 0.34), (0.80, 0.60), (0.94, 1.1), (0, 1.12))))
    for y, wide in ((0.56, 0.34), (0.78, 0.46), (1.0, 0.56)):
        parts.append(whole("hair", ((0, y - 0.04), (wide, y - 0.10), (wide + 0.10, y + 0.02), (0, y + 0.10))))
    parts.append(
        whole(
            "skin",
            ((0, -0.70), (0.24, -0.62), (0.44, -0.34), (0.40, 0.04), (0.24, 0.34), (0.10, 0.50), (0, 0.52)),
        )
    )
    for x, y, r in (
        (0.21, -0.24, 0.135),
        (0.09, -0.48, 0.075),
        (0.31, -0.46, 0.062),
        (0.10, -0.02, 0.055),
        (0.27, 0.01, 0.05),
    ):
        for tone, share in (("dark", 1.3), ("glow", 1.0), ("dark", 0.42)):
            parts += [oval(tone, x, y, r * share, r * share), oval(tone, -x, y, r * share, r * share)]
    parts += both(
        "bone", ((0.10, 0.24), (0.34, 0.30), (0.44, 0.56), (0.20, 0.84), (0.26, 0.56), (0.14, 0.42))
    )
    parts.append(whole("dark", ((0, 0.26), (0.09, 0.28), (0.06, 0.44), (0, 0.46))))
    return parts


def bulwark(vary: random.Random) -> list[Part]:
    """A head of plates between two horns that meet the ceiling."""
    parts = [whole("skin", ((0, 0.0), (0.46, -0.12), (0.86, 0.10), (1.06, 0.46), (1.06, 1.1), (0, 1.12)))]
    parts += both("iron", ((0.50, 0.04), (0.80, 0.06), (1.02, 0.36), (0.96, 0.56), (0.66, 0.36)), sharp=True)
    horn = (
        (0.26, -0.46),
        (0.56, -0.56),
        (0.76, -0.40),
        (0.84, -0.86),
        (0.70, -1.10),
        (1.02, -0.80),
        (1.0, -0.30),
        (0.74, -0.10),
        (0.36, -0.18),
    )
    parts += both("bone", horn)
    parts.append(
        whole(
            "skin",
            (
                (0, -0.62),
                (0.22, -0.60),
                (0.40, -0.36),
                (0.44, 0.0),
                (0.48, 0.26),
                (0.34, 0.52),
                (0.14, 0.62),
                (0, 0.64),
            ),
        )
    )
    parts.append(
        whole("iron", ((0, -0.64), (0.16, -0.60), (0.20, -0.30), (0.08, -0.02), (0, 0.02)), sharp=True)
    )
    parts += eyes(0.24, -0.16, 0.10, 0.05, 0.06)
    parts += both("skin", ((0.10, -0.20), (0.28, -0.34), (0.44, -0.34), (0.40, -0.22), (0.24, -0.22)))
    parts.append(whole("skin", ((0, 0.02), (0.12, 0.08), (0.18, 0.20), (0.08, 0.27), (0, 0.25))))
    parts += both("glow", ((0.05, 0.19), (0.10, 0.17), (0.12, 0.22), (0.06, 0.24)))
    parts.append(whole("dark", ((0, 0.36), (0.24, 0.36), (0.38, 0.30), (0.32, 0.46), (0, 0.50))))
    for x in (0.07, 0.20):
        parts += both("bone", ((x - 0.05, 0.50), (x + 0.05, 0.49), (x, 0.36)), sharp=True)
    parts += both("bone", ((0.26, 0.50), (0.38, 0.46), (0.40, 0.16), (0.34, 0.30)))
    return parts
