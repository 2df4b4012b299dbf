"""Demons, imps and dragons."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, eyes, shoulders, whole


def demon(vary: random.Random) -> list[Part]:
    """Horns over a narrow face."""
    style = vary.choice(("ram", "bull", "stag"))
    parts = [shoulders(wide=0.98, top=0.46)]
    if style == "ram":
        horn: Line = (
            (0.18, -0.44),
            (0.44, -0.72),
            (0.76, -0.58),
            (0.80, -0.22),
            (0.58, -0.06),
            (0.62, -0.30),
            (0.46, -0.46),
            (0.26, -0.30),
        )
    elif style == "bull":
        horn = ((0.20, -0.40), (0.52, -0.52), (0.70, -0.96), (0.84, -0.56), (0.66, -0.26), (0.30, -0.24))
    else:
        horn = (
            (0.14, -0.46),
            (0.24, -0.80),
            (0.52, -1.02),
            (0.42, -0.74),
            (0.62, -0.72),
            (0.40, -0.56),
            (0.32, -0.36),
        )
    parts += both("bone", horn)
    parts += both("skin", ((0.28, -0.20), (0.62, -0.32), (0.52, -0.06), (0.30, 0.04)))
    parts.append(
        whole("skin", ((0, -0.54), (0.26, -0.48), (0.38, -0.22), (0.30, 0.14), (0.14, 0.40), (0, 0.46)))
    )
    parts += eyes(0.17, -0.15, 0.11, 0.055, 0.07)
    parts += both("dark", ((0.04, -0.18), (0.20, -0.30), (0.36, -0.34), (0.22, -0.24)))
    parts.append(whole("skin", ((0, -0.14), (0.05, -0.04), (0.09, 0.08), (0, 0.12))))
    parts.append(whole("dark", ((0, 0.22), (0.12, 0.20), (0.22, 0.12), (0.14, 0.27), (0, 0.29))))
    parts += both("bone", ((0.07, 0.21), (0.12, 0.20), (0.09, 0.29)), sharp=True)
    parts.append(whole("hair", ((0, 0.36), (0.10, 0.38), (0.06, 0.60), (0, 0.78))))
    return parts


def imp(vary: random.Random) -> list[Part]:
    """Small, winged and pleased with itself."""
    wing: Line = (
        (0.16, 0.34),
        (0.50, -0.30),
        (0.98, -0.62),
        (0.94, -0.14),
        (1.02, 0.24),
        (0.76, 0.22),
        (0.66, 0.56),
        (0.44, 0.46),
    )
    parts = both("cloth", wing)
    parts.append(whole("skin", ((0, 0.36), (0.22, 0.40), (0.34, 0.70), (0.26, 1.1), (0, 1.12))))
    parts += both("bone", ((0.12, -0.40), (0.18, -0.68), (0.30, -0.80), (0.30, -0.56), (0.28, -0.34)))
    parts += both("skin", ((0.28, -0.22), (0.62, -0.42), (0.54, -0.12), (0.30, 0.04)))
    parts.append(
        whole("skin", ((0, -0.50), (0.26, -0.44), (0.36, -0.16), (0.28, 0.16), (0.12, 0.36), (0, 0.40)))
    )
    parts += eyes(0.16, -0.12, 0.10, 0.085, 0.04)
    parts.append(whole("dark", ((0, 0.18), (0.14, 0.14), (0.24, 0.06), (0.16, 0.26), (0, 0.29))))
    for x in (-0.10, 0.0, 0.10):
        parts.append(Part("bone", ((x - 0.04, 0.155), (x + 0.04, 0.155), (x, 0.23)), sharp=True))
    parts.append(whole("skin", ((0, -0.08), (0.04, 0.0), (0.06, 0.06), (0, 0.09))))
    return parts


def dragon(vary: random.Random) -> list[Part]:
    """A head in profile on a long neck; horns, crest and muzzle differ."""
    horn, snout, crest = vary.uniform(-0.98, -0.62), vary.uniform(-0.92, -0.68), vary.randint(3, 5)
    brow = vary.uniform(-0.50, -0.40)
    parts: list[Part] = []
    for index in range(crest):
        x, y = 0.56 + 0.07 * index, -0.16 + 0.27 * index
        parts.append(
            Part("bone", ((x - 0.10, y - 0.10), (x + 0.24, y - 0.16), (x + 0.02, y + 0.16)), sharp=True)
        )
    if vary.random() < 0.5:
        parts.append(
            Part("bone", ((0.40, -0.20), (0.66, -0.30), (0.98, horn + 0.36), (0.78, -0.12), (0.52, 0.02)))
        )
    outline = (
        (0.98, 1.12),
        (0.84, 0.56),
        (0.66, 0.06),
        (0.54, -0.26),
        (0.30, -0.42),
        (0.12, brow),
        (-0.06, -0.34),
        (-0.30, -0.26),
        (snout + 0.20, -0.30),
        (snout + 0.04, -0.22),
        (snout, -0.06),
        (-0.36, 0.04),
        (-0.06, 0.08),
        (0.10, 0.12),
        (-0.10, 0.20),
        (-0.40, 0.18),
        (snout + 0.16, 0.16),
        (snout + 0.18, 0.28),
        (-0.30, 0.40),
        (0.06, 0.46),
        (0.20, 0.70),
        (0.18, 1.12),
    )
    parts.append(Part("skin", outline))
    parts.append(
        Part(
            "bone",
            ((0.24, -0.36), (0.44, -0.56), (0.62, horn), (0.80, horn + 0.08), (0.60, -0.44), (0.44, -0.22)),
        )
    )
    parts.append(Part("bone", ((-0.02, -0.40), (0.06, -0.62), (0.12, -0.64), (0.14, -0.40))))
    parts.append(Part("dark", ((-0.02, -0.20), (0.06, -0.30), (0.20, -0.28), (0.16, -0.16))))
    parts.append(Part("glow", ((0.02, -0.21), (0.08, -0.26), (0.16, -0.25), (0.12, -0.18))))
    parts.append(Part("dark", ((snout + 0.09, -0.20), (snout + 0.17, -0.21), (snout + 0.14, -0.15))))
    for x in (-0.54, -0.40, -0.26, -0.12):
        parts.append(Part("bone", ((x - 0.045, 0.02), (x + 0.045, 0.04), (x - 0.01, 0.15)), sharp=True))
    parts += [
        Part("bone", ((x - 0.04, 0.19), (x + 0.04, 0.19), (x - 0.01, 0.10)), sharp=True)
        for x in (-0.46, -0.32, -0.18)
    ]
    for y in (0.56, 0.72, 0.88):
        parts.append(Part("dark", ((0.20, y), (0.46, y - 0.05), (0.47, y - 0.025), (0.20, y + 0.03))))
    return parts
