"""The dead who would not stay dead."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Part, both, collar, oval, shoulders, whole


def _skull_face(parts: list[Part], jaw: bool = True) -> list[Part]:
    parts.append(
        whole(
            "bone",
            ((0, -0.60), (0.34, -0.52), (0.46, -0.22), (0.41, 0.02), (0.30, 0.12), (0.26, 0.26), (0, 0.28)),
        )
    )
    parts += both(
        "dark", ((0.06, -0.08), (0.12, -0.20), (0.28, -0.22), (0.36, -0.08), (0.26, 0.05), (0.12, 0.04))
    )
    parts += [oval("glow", side * 0.21, -0.08, 0.055, 0.06) for side in (-1, 1)]
    parts.append(whole("dark", ((0, 0.02), (0.05, 0.12), (0.07, 0.17), (0, 0.15)), sharp=True))
    if jaw:
        parts.append(
            whole("bone", ((0, 0.30), (0.24, 0.28), (0.30, 0.16), (0.28, 0.40), (0.16, 0.56), (0, 0.58)))
        )
        parts.append(whole("dark", ((0, 0.26), (0.22, 0.24), (0.20, 0.34), (0, 0.36))))
    for x in (-0.18, -0.11, -0.04, 0.04, 0.11, 0.18):
        parts.append(
            Part(
                "bone", ((x - 0.03, 0.23), (x + 0.03, 0.23), (x + 0.025, 0.31), (x - 0.025, 0.31)), sharp=True
            )
        )
    return parts


def _hood() -> list[Part]:
    cowl = whole("cloth", ((0, -0.98), (0.26, -0.86), (0.56, -0.44), (0.66, 0.10), (0.60, 0.60), (0, 0.70)))
    hollow = whole("dark", ((0, -0.72), (0.26, -0.62), (0.46, -0.26), (0.46, 0.16), (0.30, 0.52), (0, 0.56)))
    return [cowl, hollow]


def skeleton(vary: random.Random) -> list[Part]:
    """A bare skull on collar bones."""
    parts = [whole("bone", ((0, 0.66), (0.40, 0.60), (0.86, 0.72), (0.84, 0.82), (0.40, 0.72), (0, 0.80)))]
    parts.append(whole("bone", ((0, 0.44), (0.08, 0.46), (0.07, 1.1), (0, 1.12))))
    for y in (0.90, 1.02):
        parts.append(
            whole("bone", ((0, y), (0.40, y - 0.03), (0.66, y + 0.05), (0.40, y + 0.05), (0, y + 0.07)))
        )
    return _skull_face(parts)


def hooded_skull(vary: random.Random) -> list[Part]:
    """A skull in a deep hood."""
    return _skull_face([shoulders(wide=1.0), *_hood()], jaw=vary.random() < 0.7)


def crowned_skull(vary: random.Random) -> list[Part]:
    """A skull that has not laid down its crown."""
    parts = _skull_face([shoulders(wide=1.0), *collar()])
    spikes = (
        (0, -1.0),
        (0.12, -0.72),
        (0.26, -0.94),
        (0.34, -0.68),
        (0.50, -0.82),
        (0.44, -0.42),
        (0, -0.34),
    )
    parts.append(whole("gold", spikes, sharp=True))
    parts += [oval("glow", x, -0.50, 0.045, 0.05) for x in (-0.26, 0.0, 0.26)]
    return parts


def helmed_skull(vary: random.Random) -> list[Part]:
    """A dead soldier, helmet still on."""
    parts = _skull_face([shoulders("iron", 1.0), *collar()])
    parts.append(
        whole("iron", ((0, -0.84), (0.34, -0.72), (0.52, -0.40), (0.54, -0.16), (0.30, -0.26), (0, -0.28)))
    )
    parts += both("iron", ((0.40, -0.24), (0.54, -0.24), (0.52, 0.20), (0.40, 0.28)))
    parts.append(whole("iron", ((0, -0.34), (0.06, -0.30), (0.05, 0.06), (0, 0.10))))
    if vary.random() < 0.5:
        parts.append(whole("hair", ((0, -1.0), (0.10, -0.96), (0.12, -0.74), (0, -0.70))))
    return parts


def mitred_skull(vary: random.Random) -> list[Part]:
    """A churchman who would not stay buried."""
    parts = _skull_face([shoulders(wide=1.0)])
    parts.append(whole("cloth", ((0, -1.04), (0.22, -0.84), (0.40, -0.60), (0.42, -0.34), (0, -0.38))))
    parts.append(whole("gold", ((0, -0.52), (0.41, -0.48), (0.42, -0.34), (0, -0.38))))
    parts.append(whole("gold", ((0, -0.98), (0.05, -0.90), (0.05, -0.54), (0, -0.52))))
    return parts


def mummy(vary: random.Random) -> list[Part]:
    """Bandaged from crown to collar, one eye open."""
    parts = [
        shoulders("linen", 0.92),
        whole("linen", ((0, -0.66), (0.30, -0.58), (0.40, -0.22), (0.34, 0.22), (0.20, 0.46), (0, 0.50))),
    ]
    for index, y in enumerate((-0.50, -0.34, -0.02, 0.12, 0.27, 0.40)):
        tilt = 0.06 if index % 2 else -0.05
        wide = 0.38 - abs(y) * 0.22
        parts.append(
            Part(
                "dark",
                ((-wide, y - tilt), (wide, y + tilt), (wide, y + tilt + 0.022), (-wide, y - tilt + 0.022)),
                sharp=True,
            )
        )
    parts.append(
        Part(
            "dark", ((-0.32, -0.24), (0.0, -0.28), (0.32, -0.22), (0.30, -0.08), (0.0, -0.10), (-0.30, -0.10))
        )
    )
    parts += [oval("glow", 0.15, -0.17, 0.06, 0.05), oval("glow", -0.15, -0.17, 0.04, 0.03)]
    return parts


def ghoul(vary: random.Random) -> list[Part]:
    """Gaunt, bald and hungry."""
    parts = [shoulders("cloth", 0.88, 0.50)]
    parts += both("skin", ((0.34, -0.22), (0.60, -0.46), (0.56, -0.14), (0.38, 0.0)))
    parts.append(
        whole(
            "skin",
            ((0, -0.70), (0.28, -0.64), (0.40, -0.32), (0.32, -0.02), (0.24, 0.16), (0.26, 0.40), (0, 0.60)),
        )
    )
    parts += both("dark", ((0.06, -0.10), (0.16, -0.24), (0.32, -0.20), (0.28, -0.04), (0.14, 0.0)))
    parts += [oval("glow", side * 0.19, -0.12, 0.06, 0.05) for side in (-1, 1)]
    parts.append(whole("dark", ((0, 0.02), (0.06, 0.12), (0, 0.13)), sharp=True))
    parts.append(whole("dark", ((0, 0.20), (0.17, 0.22), (0.19, 0.36), (0.10, 0.50), (0, 0.52))))
    for x, y, tip in ((-0.12, 0.22, 0.34), (0.12, 0.22, 0.34), (-0.05, 0.21, 0.28), (0.05, 0.21, 0.28)):
        parts.append(Part("bone", ((x - 0.03, y), (x + 0.03, y), (x, tip)), sharp=True))
    return parts


def ghost(vary: random.Random) -> list[Part]:
    """A veil with nobody in it."""
    hem = [(0.66, 0.86), (0.48, 1.04), (0.32, 0.84), (0.16, 1.06), (0.0, 0.88)]
    parts = [whole("veil", ((0, -0.86), (0.30, -0.76), (0.46, -0.40), (0.44, 0.0), (0.62, 0.40), *hem))]
    parts.append(whole("dark", ((0, -0.60), (0.22, -0.54), (0.32, -0.24), (0.24, 0.14), (0, 0.26))))
    parts += both("glow", ((0.08, -0.22), (0.15, -0.30), (0.23, -0.24), (0.15, -0.16)))
    mouth = vary.uniform(0.05, 0.14)
    parts.append(oval("glow", 0, 0.06, 0.05, mouth))
    return parts


def headless(vary: random.Random) -> list[Part]:
    """Plate armour, and above the gorget only fire."""
    parts = [
        Part(
            "glow",
            (
                (-0.16, 0.08),
                (-0.24, -0.24),
                (-0.15, -0.46),
                (-0.11, -0.30),
                (-0.06, -0.78),
                (0.08, -0.44),
                (0.15, -0.60),
                (0.24, -0.22),
                (0.16, 0.08),
            ),
        )
    ]
    parts.append(
        whole(
            "iron", ((0, 0.02), (0.28, -0.04), (0.40, 0.14), (0.88, 0.30), (1.0, 0.66), (1.0, 1.1), (0, 1.12))
        )
    )
    parts.append(whole("dark", ((0, -0.02), (0.20, -0.04), (0.24, 0.06), (0, 0.12))))
    parts.append(whole("gold", ((0, 0.34), (0.10, 0.44), (0.10, 0.80), (0, 0.92)), sharp=True))
    parts += both("iron", ((0.46, 0.18), (0.80, 0.10), (1.02, 0.34), (0.96, 0.62), (0.60, 0.50)))
    return parts
