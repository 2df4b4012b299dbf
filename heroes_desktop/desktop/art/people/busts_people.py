"""Adventurers, their faces in shadow."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, collar, oval, shoulders, whole


def _shadowed_face(parts: list[Part]) -> list[Part]:
    parts.append(whole("dark", ((0, -0.52), (0.26, -0.44), (0.32, -0.12), (0.26, 0.20), (0, 0.42))))
    parts += both("glow", ((0.06, -0.08), (0.15, -0.13), (0.24, -0.11), (0.15, -0.04)))
    return parts


def rogue(vary: random.Random) -> list[Part]:
    """A hood, a scarf, two watchful eyes."""
    parts = _shadowed_face(
        [
            shoulders(),
            whole("cloth", ((0, -0.94), (0.30, -0.78), (0.52, -0.34), (0.50, 0.10), (0.36, 0.48), (0, 0.62))),
        ]
    )
    parts.append(whole("scarf", ((0, 0.04), (0.30, -0.02), (0.36, 0.24), (0.22, 0.52), (0, 0.62))))
    parts.append(whole("scarf", ((0, 0.56), (0.40, 0.38), (0.56, 0.52), (0.30, 0.74), (0, 0.78))))
    return parts


def sorcerer(vary: random.Random) -> list[Part]:
    """A tall hat with stars, the face in its shade."""
    bend = vary.uniform(-0.25, 0.25)
    parts = [shoulders()]
    parts += both("hair", ((0.18, -0.28), (0.42, -0.06), (0.46, 0.50), (0.34, 0.70), (0.24, 0.30)))
    parts = _shadowed_face(parts)
    parts.append(whole("cloth", ((0, -0.28), (0.44, -0.30), (0.84, -0.18), (0.48, -0.44), (0, -0.48))))
    parts.append(Part("cloth", ((-0.38, -0.40), (-0.22, -0.72), (bend, -1.06), (0.20, -0.74), (0.38, -0.40))))
    parts.append(whole("gold", ((0, -0.40), (0.38, -0.38), (0.36, -0.48), (0, -0.50))))
    parts.append(oval("glow", bend * 0.4, -0.70, 0.06, 0.06))
    return parts


def priest(vary: random.Random) -> list[Part]:
    """A halo behind a cowl."""
    parts = [oval("gold", 0, -0.26, 0.78, 0.78), oval("veil", 0, -0.26, 0.68, 0.68), shoulders()]
    parts = _shadowed_face(
        [
            *parts,
            whole("cloth", ((0, -0.80), (0.34, -0.68), (0.48, -0.30), (0.46, 0.16), (0.34, 0.50), (0, 0.58))),
        ]
    )
    parts.append(whole("gold", ((0, 0.50), (0.20, 0.48), (0.24, 0.58), (0.12, 1.1), (0, 1.12))))
    return parts


def warrior(vary: random.Random) -> list[Part]:
    """A great helm with wings or plume."""
    parts = [shoulders("iron", 1.0, 0.38), *collar()]
    if vary.random() < 0.5:
        wing: Line = ((0.38, -0.34), (0.62, -0.50), (0.70, -1.0), (0.86, -0.62), (0.80, -0.24), (0.44, -0.10))
        parts += both("bone", wing)
    else:
        parts.append(
            Part(
                "scarf",
                ((-0.10, -0.60), (0.0, -1.02), (0.34, -1.0), (0.62, -0.66), (0.56, -0.30), (0.36, -0.60)),
            )
        )
    parts.append(
        whole("iron", ((0, -0.74), (0.32, -0.64), (0.46, -0.30), (0.44, 0.20), (0.28, 0.50), (0, 0.60)))
    )
    parts.append(whole("dark", ((0, -0.14), (0.38, -0.20), (0.38, -0.08), (0, -0.02)), sharp=True))
    parts += both("glow", ((0.12, -0.12), (0.26, -0.15), (0.25, -0.09), (0.13, -0.07)), sharp=True)
    parts.append(whole("gold", ((0, -0.76), (0.05, -0.70), (0.05, 0.52), (0, 0.60)), sharp=True))
    for y in (0.10, 0.20, 0.30):
        parts += both("dark", ((0.12, y), (0.30, y - 0.02), (0.30, y + 0.02), (0.12, y + 0.04)), sharp=True)
    return parts


def king(vary: random.Random) -> list[Part]:
    """The hero himself: helm, crown and halo of thorns."""
    parts = [
        oval("gold", 0, -0.30, 0.74, 0.74),
        oval("veil", 0, -0.30, 0.64, 0.64),
        *warrior(random.Random(4)),
    ]
    spikes = (
        (0, -1.02),
        (0.14, -0.76),
        (0.26, -0.96),
        (0.34, -0.70),
        (0.48, -0.86),
        (0.44, -0.42),
        (0, -0.34),
    )
    parts.append(whole("gold", spikes, sharp=True))
    return parts
