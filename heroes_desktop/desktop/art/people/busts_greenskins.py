"""Greenskins: goblins, orcs, ogres, trolls and hags."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, both, eyes, shoulders, whole


def goblin(vary: random.Random) -> list[Part]:
    """A flat head between long ears, a long nose, a wide grin."""
    ear, nose, jaw = vary.uniform(0.86, 1.06), vary.uniform(0.12, 0.26), vary.uniform(0.22, 0.34)
    lift = vary.uniform(-0.30, 0.02)
    parts = [shoulders()]
    parts += both(
        "skin", ((0.34, -0.30), (0.66, lift - 0.24), (ear, lift - 0.20), (0.80, lift + 0.08), (0.36, 0.06))
    )
    parts += both(
        "dark", ((0.46, -0.16), (0.66, lift - 0.10), (ear - 0.14, lift - 0.12), (0.66, lift + 0.02))
    )
    parts.append(
        whole("skin", ((0, -0.58), (0.30, -0.50), (0.46, -0.22), (0.42, 0.08), (jaw, 0.36), (0, 0.48)))
    )
    parts += eyes(0.20, -0.14, 0.10, 0.075, 0.05)
    parts += both("skin", ((0.05, -0.20), (0.18, -0.30), (0.36, -0.32), (0.32, -0.22), (0.16, -0.20)))
    parts.append(whole("dark", ((0, 0.26), (0.16, 0.24), (0.32, 0.15), (0.22, 0.34), (0, 0.39))))
    for x in (-0.16, -0.05, 0.07, 0.17):
        parts.append(Part("bone", ((x - 0.04, 0.23), (x + 0.05, 0.23), (x, 0.32)), sharp=True))
    parts.append(
        whole("skin", ((0, -0.16), (0.07, -0.06), (0.13, 0.06), (0.09, 0.08 + nose * 0.5), (0, 0.06 + nose)))
    )
    return parts


def orc(vary: random.Random) -> list[Part]:
    """A heavy jaw with tusks under a brow like a shelf."""
    tusk, jaw = vary.uniform(-0.02, 0.14), vary.uniform(0.46, 0.56)
    parts = [shoulders(wide=1.02, top=0.38)]
    parts += both("skin", ((0.38, -0.18), (0.62, -0.30), (0.58, -0.04), (0.40, 0.06)))
    if vary.random() < 0.6:
        parts.append(whole("hair", ((0, -0.98), (0.10, -0.86), (0.06, -0.66), (0.16, -0.48), (0, -0.44))))
    parts.append(
        whole(
            "skin",
            ((0, -0.58), (0.28, -0.54), (0.42, -0.30), (0.44, 0.02), (jaw, 0.30), (0.32, 0.52), (0, 0.56)),
        )
    )
    parts += eyes(0.19, -0.14, 0.09, 0.055, 0.03)
    parts.append(
        whole("skin", ((0, -0.24), (0.16, -0.22), (0.42, -0.34), (0.40, -0.20), (0.18, -0.12), (0, -0.14)))
    )
    parts.append(whole("skin", ((0, -0.10), (0.09, -0.02), (0.15, 0.08), (0.08, 0.13), (0, 0.11))))
    parts += both("dark", ((0.03, 0.07), (0.08, 0.05), (0.10, 0.09), (0.05, 0.11)))
    parts.append(whole("dark", ((0, 0.24), (0.22, 0.24), (0.34, 0.20), (0.28, 0.36), (0, 0.36))))
    parts += both("bone", ((0.17, 0.36), (0.29, 0.36), (0.31, tusk + 0.08), (0.27, tusk), (0.22, 0.16)))
    return parts


def ogre(vary: random.Random) -> list[Part]:
    """A small head sunk between mountains of shoulder."""
    parts = [whole("skin", ((0, 0.02), (0.36, -0.12), (0.74, -0.06), (1.0, 0.26), (1.04, 1.1), (0, 1.12)))]
    parts.append(
        whole("cloth", ((0, 0.52), (0.30, 0.46), (0.52, 0.20), (0.66, 0.30), (0.72, 1.1), (0, 1.12)))
    )
    parts += both("skin", ((0.27, -0.30), (0.44, -0.38), (0.42, -0.18), (0.28, -0.12)))
    parts.append(
        whole(
            "skin",
            ((0, -0.66), (0.20, -0.62), (0.29, -0.38), (0.31, -0.10), (0.36, 0.12), (0.20, 0.28), (0, 0.31)),
        )
    )
    parts += eyes(0.13, -0.30, 0.06, 0.04, 0.02)
    parts.append(whole("skin", ((0, -0.38), (0.14, -0.38), (0.28, -0.44), (0.26, -0.34), (0, -0.30))))
    parts.append(whole("skin", ((0, -0.28), (0.07, -0.20), (0.11, -0.10), (0, -0.06))))
    parts.append(whole("dark", ((0, 0.06), (0.14, 0.04), (0.24, 0.0), (0.18, 0.12), (0, 0.13))))
    parts += both("bone", ((0.10, 0.12), (0.16, 0.12), (0.15, -0.02)), sharp=True)
    return parts


def troll(vary: random.Random) -> list[Part]:
    """A long face, a nose that hangs over the mouth, moss for hair."""
    nose = vary.uniform(0.34, 0.46)
    parts = [shoulders("skin", 1.0, 0.46)]
    for x in (-0.40, -0.22, 0.0, 0.22, 0.40):
        tall = vary.uniform(-0.98, -0.78)
        parts.append(
            Part("hair", ((x - 0.14, -0.46), (x - 0.02, tall), (x + 0.05, tall + 0.04), (x + 0.15, -0.44)))
        )
    parts += both("skin", ((0.34, -0.26), (0.58, -0.50), (0.66, -0.30), (0.40, -0.02)))
    parts.append(
        whole(
            "skin",
            ((0, -0.66), (0.26, -0.60), (0.38, -0.30), (0.36, 0.10), (0.40, 0.40), (0.22, 0.66), (0, 0.70)),
        )
    )
    parts += eyes(0.18, -0.22, 0.07, 0.07)
    parts.append(whole("dark", ((0, 0.46), (0.18, 0.44), (0.32, 0.36), (0.20, 0.54), (0, 0.56))))
    parts += both("bone", ((0.14, 0.50), (0.22, 0.48), (0.19, 0.36)), sharp=True)
    parts.append(whole("skin", ((0, -0.24), (0.08, -0.14), (0.17, 0.14), (0.13, nose), (0, nose + 0.05))))
    return parts


def hag(vary: random.Random) -> list[Part]:
    """A crooked hat, hanging hair, a hooked nose."""
    bend = vary.uniform(0.15, 0.35)
    parts = [shoulders("cloth", 0.86, 0.46)]
    parts += both(
        "hair", ((0.20, -0.40), (0.46, -0.10), (0.52, 0.46), (0.40, 0.80), (0.30, 0.40), (0.24, 0.0))
    )
    parts.append(
        whole("skin", ((0, -0.46), (0.26, -0.40), (0.34, -0.10), (0.26, 0.20), (0.10, 0.46), (0, 0.50)))
    )
    parts += eyes(0.15, -0.12, 0.08, 0.05, -0.04)
    parts.append(whole("dark", ((0, 0.28), (0.10, 0.27), (0.18, 0.22), (0.12, 0.33), (0, 0.34))))
    parts.append(
        Part("skin", ((-0.05, -0.10), (0.06, -0.10), (0.10, 0.06), (0.16, 0.18), (0.05, 0.22), (-0.06, 0.10)))
    )
    parts.append(whole("cloth", ((0, -0.36), (0.42, -0.36), (0.74, -0.28), (0.40, -0.48), (0, -0.50))))
    parts.append(Part("cloth", ((-0.32, -0.44), (-0.20, -0.78), (bend, -1.02), (0.18, -0.80), (0.34, -0.44))))
    return parts
