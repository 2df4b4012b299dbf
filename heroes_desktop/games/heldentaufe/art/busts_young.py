"""The five who want to be heroes: open faces, each with hair and clothes of its own."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, shoulders, whole

_HEAD: Line = ((0, -0.56), (0.24, -0.50), (0.37, -0.26), (0.36, 0.02), (0.28, 0.26), (0.12, 0.42), (0, 0.45))


def _face(jaw: float = 0.0, brow: float = 0.0, smile: float = 0.05) -> list[Part]:
    """Neck, ears, head, eyes, nose and mouth; `jaw` widens the chin, `brow` draws the brows down."""
    head = [(x + (jaw if y > 0.1 and x > 0 else 0.0), y) for x, y in _HEAD]
    parts = [whole("face", ((0, 0.20), (0.17, 0.24), (0.19, 0.62), (0, 0.72)))]
    parts += both("face", ((0.34, -0.12), (0.45, -0.16), (0.44, 0.04), (0.35, 0.12)))
    parts.append(whole("face", head))
    for share, tone in ((1.0, "bone"), (0.62, "dark")):
        wide, high = 0.085 * share, 0.062 * share
        parts += both(
            tone, ((0.155 - wide, -0.10), (0.155, -0.10 - high), (0.155 + wide, -0.10), (0.155, -0.10 + high))
        )
    parts += [oval("bone", x, -0.125, 0.016, 0.016) for x in (-0.135, 0.175)]
    parts += both(
        "hair",
        (
            (0.06, -0.20 + brow),
            (0.16, -0.26),
            (0.27, -0.22),
            (0.26, -0.19),
            (0.16, -0.22),
            (0.07, -0.16 + brow),
        ),
    )
    parts.append(whole("face", ((0, -0.12), (0.035, 0.0), (0.075, 0.09), (0.04, 0.125), (0, 0.12))))
    parts.append(
        whole("dark", ((0, 0.235), (0.10, 0.225), (0.155, 0.235 - smile), (0.10, 0.262), (0, 0.275)))
    )
    return parts


def swordsman(vary: random.Random) -> list[Part]:
    """Cropped hair, broad jaw, a breastplate and a scarf."""
    parts = [shoulders("iron", 1.02, 0.46)]
    parts += both("gold", ((0.52, 0.58), (0.86, 0.60), (1.0, 0.78), (0.98, 0.92), (0.60, 0.84)))
    parts += _face(0.045, 0.035, 0.02)
    parts.append(
        whole(
            "hair",
            (
                (0, -0.76),
                (0.12, -0.86),
                (0.20, -0.74),
                (0.34, -0.76),
                (0.40, -0.52),
                (0.44, -0.20),
                (0.36, -0.16),
                (0.34, -0.36),
                (0.16, -0.44),
                (0, -0.42),
            ),
        )
    )
    parts.append(whole("scarf", ((0, 0.50), (0.24, 0.46), (0.40, 0.54), (0.34, 0.74), (0, 0.82))))
    parts.append(Part("scarf", ((0.16, 0.70), (0.34, 0.72), (0.44, 1.04), (0.24, 1.06))))
    return parts


def brewer(vary: random.Random) -> list[Part]:
    """Long hair under a pointed hat, a brooch at the collar."""
    parts = [
        whole(
            "hair",
            ((0, -0.60), (0.36, -0.50), (0.50, -0.10), (0.54, 0.40), (0.60, 0.86), (0.34, 0.96), (0, 0.70)),
        )
    ]
    parts.append(shoulders("cloth", 0.92, 0.52))
    parts += _face(-0.02, -0.01, 0.06)
    parts += both(
        "hair", ((0.04, -0.52), (0.30, -0.48), (0.42, -0.16), (0.40, 0.30), (0.34, 0.02), (0.24, -0.30))
    )
    parts.append(whole("cloth", ((0, -0.40), (0.42, -0.42), (0.76, -0.28), (0.50, -0.54), (0, -0.58))))
    parts.append(
        Part(
            "cloth",
            ((-0.40, -0.50), (-0.24, -0.82), (0.06, -1.08), (0.30, -1.02), (0.22, -0.82), (0.40, -0.50)),
        )
    )
    parts.append(whole("gold", ((0, -0.47), (0.40, -0.47), (0.38, -0.58), (0, -0.60))))
    parts.append(whole("veil", ((0, 0.56), (0.22, 0.50), (0.34, 0.60), (0.14, 0.76), (0, 0.84))))
    parts.append(oval("glow", 0, 0.76, 0.07, 0.07))
    return parts


def runner(vary: random.Random) -> list[Part]:
    """Hair blown aside, a headband, a light hood on the back."""
    parts = [whole("cloth", ((0, 0.10), (0.46, 0.22), (0.62, 0.50), (0.40, 0.76), (0, 0.80)))]
    parts.append(
        Part(
            "hair",
            (
                (0.10, -0.62),
                (0.56, -0.58),
                (0.92, -0.22),
                (1.0, 0.16),
                (0.74, -0.02),
                (0.44, 0.10),
                (0.34, -0.20),
            ),
        )
    )
    parts.append(shoulders("cloth", 0.86, 0.54))
    parts += _face(-0.015, 0.0, 0.07)
    parts.append(
        Part(
            "hair",
            (
                (-0.42, 0.02),
                (-0.46, -0.36),
                (-0.26, -0.70),
                (0.10, -0.76),
                (0.38, -0.58),
                (0.46, -0.22),
                (0.36, -0.10),
                (0.30, -0.34),
                (0.02, -0.42),
                (-0.24, -0.32),
                (-0.34, -0.10),
            ),
        )
    )
    parts.append(
        whole("scarf", ((0, -0.46), (0.26, -0.42), (0.42, -0.28), (0.41, -0.20), (0.24, -0.33), (0, -0.37)))
    )
    parts.append(Part("scarf", ((0.40, -0.28), (0.72, -0.34), (0.86, -0.12), (0.66, -0.18), (0.42, -0.20))))
    parts += both("linen", ((0.04, 0.62), (0.24, 0.50), (0.30, 0.62), (0.12, 0.96), (0.04, 0.96)))
    return parts


def collector(vary: random.Random) -> list[Part]:
    """Curls, round glasses, and a pack that towers over his head."""
    parts = [whole("scarf", ((0, -0.78), (0.44, -0.74), (0.66, -0.40), (0.72, 0.40), (0.60, 1.0), (0, 1.1)))]
    parts.append(whole("linen", ((0, -1.0), (0.36, -0.98), (0.56, -0.86), (0.44, -0.68), (0, -0.66))))
    parts.append(shoulders("cloth", 0.88, 0.52))
    parts += both("scarf", ((0.36, 0.52), (0.52, 0.54), (0.60, 1.08), (0.42, 1.08)))
    parts += _face(-0.01, -0.02, 0.08)
    for x, y in ((0.0, -0.56), (0.18, -0.56), (0.32, -0.46), (0.41, -0.30)):
        parts += [oval("hair", x, y, 0.14, 0.13)] + ([oval("hair", -x, y, 0.14, 0.13)] if x else [])
    for x in (-0.155, 0.155):
        ring = oval("gold", x, -0.09, 0.135, 0.125)
        hole = oval("gold", x, -0.09, 0.110, 0.100)
        parts.append(
            Part("gold", (*ring.points, ring.points[0], hole.points[0], *reversed(hole.points)), sharp=True)
        )
    parts.append(whole("gold", ((0, -0.12), (0.03, -0.12), (0.03, -0.09), (0, -0.09)), sharp=True))
    return parts


def giant(vary: random.Random) -> list[Part]:
    """Shoulders like a door, a short beard, fur round the neck."""
    parts = [shoulders("cloth", 1.06, 0.34)]
    parts += _face(0.075, 0.02, 0.03)
    parts.append(
        whole(
            "hair",
            (
                (0, 0.30),
                (0.15, 0.30),
                (0.19, 0.16),
                (0.34, 0.02),
                (0.42, -0.10),
                (0.44, 0.20),
                (0.34, 0.50),
                (0.14, 0.66),
                (0, 0.70),
            ),
        )
    )
    parts.append(whole("dark", ((0, 0.25), (0.10, 0.235), (0.15, 0.215), (0.10, 0.275), (0, 0.29))))
    parts.append(
        whole(
            "hair",
            (
                (0, -0.70),
                (0.22, -0.68),
                (0.40, -0.50),
                (0.46, -0.16),
                (0.37, -0.12),
                (0.33, -0.34),
                (0, -0.46),
            ),
        )
    )
    fur = (
        (0, 0.66),
        (0.22, 0.58),
        (0.34, 0.44),
        (0.52, 0.46),
        (0.66, 0.40),
        (0.74, 0.56),
        (0.58, 0.66),
        (0.62, 0.78),
        (0.40, 0.78),
        (0.30, 0.92),
        (0.12, 0.82),
        (0, 0.90),
    )
    parts.append(whole("linen", fur))
    return parts
