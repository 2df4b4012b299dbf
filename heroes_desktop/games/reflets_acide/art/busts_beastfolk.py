"""Beastfolk, and the animals that come along uninvited: heads with muzzles, ears, beaks."""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, shoulders, whole

from . import heads

_SKULL: Line = ((0, -0.52), (0.26, -0.48), (0.42, -0.22), (0.40, 0.08), (0.26, 0.34), (0, 0.44))


def _head(ears: Line, wide: float = 1.0) -> list[Part]:
    return [
        *both("skin", ears),
        whole("skin", [(x * wide, y) for x, y in _SKULL]),
    ]


def hound(vary: random.Random) -> list[Part]:
    """Hanging ears, an honest snout, a collar."""
    low = vary.uniform(0.34, 0.52)
    ears = ((0.24, -0.48), (0.50, -0.44), (0.66, -0.06), (0.60, low), (0.46, low - 0.04), (0.40, -0.10))
    parts = [shoulders("cloth", 0.92, 0.46), whole("skin", _SKULL), *both("hair", ears)]
    parts += [*heads.eyes(0.17, -0.14), *heads.muzzle(0.27, 0.46)]
    parts.append(whole("scarf", ((0, 0.56), (0.34, 0.46), (0.40, 0.56), (0.20, 0.70), (0, 0.74))))
    return [*parts, oval("gold", 0, 0.74, 0.08, 0.08)]


def fox(vary: random.Random) -> list[Part]:
    """Sharp ears and a sharper look."""
    tip = vary.uniform(-1.02, -0.92)
    ears = ((0.14, -0.42), (0.30, -0.70), (0.46, tip), (0.52, -0.56), (0.42, -0.26))
    inner = ((0.24, -0.48), (0.36, -0.68), (0.44, tip + 0.14), (0.44, -0.46))
    parts = [shoulders("cloth", 0.90, 0.46), *_head(ears), *both("dark", inner)]
    parts += both("linen", ((0.10, 0.10), (0.34, -0.06), (0.50, 0.16), (0.26, 0.36), (0.08, 0.40)))
    return [*parts, *heads.eyes(0.18, -0.14, glow=True), *heads.muzzle(0.17, 0.42)]


def hare(vary: random.Random) -> list[Part]:
    """Ears as long as the excuses."""
    lean = vary.uniform(0.0, 0.14)
    ears = ((0.08, -0.40), (0.12 + lean, -0.84), (0.24 + lean, -1.08), (0.38 + lean, -0.86), (0.32, -0.38))
    inner = ((0.16, -0.46), (0.20 + lean, -0.82), (0.25 + lean, -0.96), (0.30 + lean, -0.80), (0.25, -0.46))
    parts = [shoulders("cloth", 0.82, 0.48), *_head(ears, 0.92), *both("scarf", inner)]
    parts += [*heads.eyes(0.20, -0.12, 1.2), *heads.muzzle(0.20, 0.36)]
    return [*parts, whole("bone", ((0, 0.28), (0.07, 0.28), (0.06, 0.42), (0, 0.42)), sharp=True)]


def bear(vary: random.Random) -> list[Part]:
    """A broad skull between round ears."""
    parts = [shoulders("skin", 1.06, 0.30)]
    parts += [oval("skin", x, -0.46, 0.20, 0.20) for x in (-0.42, 0.42)]
    parts += [oval("dark", x, -0.46, 0.10, 0.10) for x in (-0.42, 0.42)]
    parts.append(
        whole("skin", ((0, -0.58), (0.34, -0.52), (0.54, -0.18), (0.50, 0.20), (0.30, 0.46), (0, 0.54)))
    )
    parts += [*heads.eyes(0.20, -0.16, vary.uniform(0.7, 0.85)), *heads.muzzle(0.30, 0.48)]
    return [*parts, *both("bone", ((0.08, 0.30), (0.14, 0.30), (0.11, 0.42)), sharp=True)]


def boar(vary: random.Random) -> list[Part]:
    """A wet nose with tusks."""
    ears = ((0.20, -0.44), (0.44, -0.76), (0.60, -0.70), (0.46, -0.28))
    parts = [shoulders("cloth", 1.0, 0.40), *_head(ears, 1.06)]
    bristles = (
        (0, -0.80),
        (0.06, -0.60),
        (0.12, -0.76),
        (0.17, -0.54),
        (0.22, -0.66),
        (0.24, -0.44),
        (0, -0.40),
    )
    parts += [whole("hair", bristles, sharp=True), *heads.eyes(0.20, -0.16, 0.7)]
    parts.append(whole("skin", ((0, -0.10), (0.16, -0.06), (0.28, 0.16), (0.24, 0.40), (0, 0.46))))
    parts.append(oval("face", 0, 0.16, 0.22, 0.15))
    parts += [oval("dark", x, 0.16, 0.045, 0.07) for x in (-0.08, 0.08)]
    tusk = vary.uniform(-0.02, 0.08)
    return [*parts, *both("bone", ((0.18, 0.36), (0.30, 0.34), (0.36, tusk), (0.22, 0.26)))]


def magpie(vary: random.Random) -> list[Part]:
    """A beak, a bright eye, and something shiny that was not hers."""
    parts = [shoulders("cloth", 0.88, 0.44)]
    parts.append(
        whole("hair", ((0, -0.60), (0.30, -0.52), (0.44, -0.20), (0.40, 0.20), (0.30, 0.52), (0, 0.66)))
    )
    parts.append(whole("linen", ((0, 0.36), (0.24, 0.34), (0.34, 0.60), (0.20, 0.90), (0, 0.96))))
    crest = vary.uniform(-0.92, -0.80)
    parts.append(whole("hair", ((0, crest), (0.08, -0.70), (0.18, crest + 0.06), (0.22, -0.46), (0, -0.40))))
    parts += heads.eyes(0.20, -0.18, 1.1)
    parts.append(whole("gold", ((0, -0.14), (0.14, -0.08), (0.12, 0.10), (0.04, 0.34), (0, 0.38))))
    parts.append(whole("dark", ((0, 0.06), (0.11, 0.04), (0.10, 0.08), (0, 0.10))))
    return [*parts, oval("glow", 0, 0.66, 0.07, 0.07)]


def parrot(vary: random.Random) -> list[Part]:
    """A hooked beak that never closes."""
    parts = [whole("skin", ((0, -0.20), (0.46, 0.10), (0.62, 0.60), (0.50, 1.1), (0, 1.12)))]
    parts += both("scarf", ((0.34, 0.22), (0.66, 0.44), (0.80, 1.0), (0.56, 1.08), (0.42, 0.60)))
    parts.append(
        whole("skin", ((0, -0.72), (0.32, -0.62), (0.46, -0.26), (0.40, 0.10), (0.24, 0.32), (0, 0.40)))
    )
    plume = vary.uniform(-1.04, -0.94)
    parts.append(whole("scarf", ((0, plume), (0.10, -0.84), (0.22, -0.94), (0.26, -0.60), (0, -0.52))))
    parts += [oval("linen", x, -0.22, 0.17, 0.17) for x in (-0.24, 0.24)]
    parts += heads.eyes(0.24, -0.22, 1.0)
    parts.append(
        whole("gold", ((0, -0.30), (0.16, -0.18), (0.20, 0.06), (0.10, 0.20), (0.05, 0.40), (0, 0.44)))
    )
    return [*parts, whole("dark", ((0, 0.10), (0.12, 0.10), (0.05, 0.22), (0, 0.24)))]


def horse(vary: random.Random) -> list[Part]:
    """A long face with a forelock."""
    ears = ((0.10, -0.62), (0.16, -0.88), (0.26, -1.0), (0.32, -0.74), (0.26, -0.54))
    return _long_face(ears, vary.uniform(0.0, 0.03), bridle=True)


def mule(vary: random.Random) -> list[Part]:
    """The same with longer ears and fewer plans."""
    out = vary.uniform(0.50, 0.62)
    ears = ((0.12, -0.58), (0.34, -0.86), (out, -1.06), (out + 0.04, -0.78), (0.32, -0.46))
    return _long_face(ears, 0.05, bridle=False)


def _long_face(ears: Line, jaw: float, bridle: bool) -> list[Part]:
    parts = [shoulders("skin", 0.90, 0.52), *both("skin", ears)]
    parts.append(
        whole("skin", ((0, -0.68), (0.26, -0.60), (0.36, -0.30), (0.24 + jaw, 0.20), (0.28, 0.56), (0, 0.68)))
    )
    parts.append(whole("linen", ((0, 0.20), (0.20, 0.26), (0.29, 0.52), (0.18, 0.70), (0, 0.74))))
    parts += heads.eyes(0.24, -0.26, 1.0)
    parts += both("dark", ((0.07, 0.44), (0.14, 0.40), (0.17, 0.48), (0.10, 0.52)))
    parts.append(whole("dark", ((0, 0.60), (0.12, 0.585), (0.16, 0.56), (0.11, 0.625), (0, 0.635))))
    parts.append(whole("hair", ((0, -0.92), (0.12, -0.74), (0.16, -0.40), (0.08, -0.16), (0, -0.22))))
    if bridle:
        parts.append(whole("scarf", ((0, 0.10), (0.25, 0.06), (0.26, 0.14), (0, 0.18)), sharp=True))
    return parts


def cat(vary: random.Random) -> list[Part]:
    """Ears, whiskers and contempt."""
    ears = ((0.10, -0.46), (0.28, -0.68), (0.46, -0.90), (0.52, -0.52), (0.42, -0.22))
    inner = ((0.24, -0.52), (0.36, -0.66), (0.44, -0.76), (0.44, -0.46))
    parts = [shoulders("cloth", 0.92, 0.44), *_head(ears, 1.04), *both("scarf", inner)]
    for x in (0.0, 0.13):
        stripe = ((x, -0.50), (x + 0.045, -0.48), (x + 0.03, -0.30), (x, -0.28))
        parts += both("hair", stripe)
    parts += heads.eyes(0.18, -0.12, vary.uniform(1.1, 1.25), glow=True)
    parts += [oval("linen", x, 0.18, 0.15, 0.12) for x in (-0.11, 0.11)]
    parts.append(whole("scarf", ((0, 0.04), (0.07, 0.05), (0, 0.13))))
    parts.append(whole("dark", ((0, 0.20), (0.10, 0.26), (0, 0.28))))
    for y in (0.12, 0.20):
        parts += both("bone", ((0.22, y), (0.62, y - 0.05), (0.22, y + 0.018)), sharp=True)
    return parts


def raccoon(vary: random.Random) -> list[Part]:
    """A mask, and clean hands."""
    ears = ((0.18, -0.44), (0.30, -0.70), (0.48, -0.70), (0.48, -0.34))
    parts = [shoulders("skin", 0.90, 0.48), *_head(ears, 1.1)]
    parts += both("linen", ((0.02, -0.34), (0.24, -0.34), (0.46, -0.16), (0.30, -0.24), (0.04, -0.22)))
    parts += both("dark", ((0.04, -0.14), (0.20, -0.26), (0.44, -0.08), (0.40, 0.08), (0.18, 0.04)))
    parts += heads.eyes(0.19, -0.10, vary.uniform(0.9, 1.1))
    parts += both("linen", ((0.12, 0.16), (0.44, 0.06), (0.54, 0.24), (0.26, 0.36)))
    return [*parts, *heads.muzzle(0.16, 0.38)]


def squirrel(vary: random.Random) -> list[Part]:
    """A tail larger than she is, round an acorn larger than her heart."""
    sway = vary.uniform(0.0, 0.1)
    tail = ((0.20, 1.08), (0.70, 0.90), (0.94, 0.30), (0.86, -0.40), (0.50 + sway, -0.86), (0.34, -0.50),
            (0.56, -0.20), (0.50, 0.40), (0.24, 0.80))  # fmt: skip
    parts = [
        Part("hair", tail),
        whole("skin", ((0, 0.24), (0.30, 0.34), (0.42, 0.80), (0.34, 1.1), (0, 1.12))),
    ]
    parts.append(whole("linen", ((0, 0.42), (0.18, 0.46), (0.24, 0.84), (0, 1.1))))
    ears = ((0.14, -0.36), (0.20, -0.62), (0.28, -0.80), (0.36, -0.58), (0.34, -0.28))
    parts += [
        *both("skin", ears),
        whole("skin", ((0, -0.44), (0.26, -0.38), (0.38, -0.10), (0.28, 0.18), (0, 0.30))),
    ]
    parts += [*heads.eyes(0.19, -0.10, 1.2), *heads.muzzle(0.15, 0.26)]
    parts += both("skin", ((0.16, 0.56), (0.32, 0.50), (0.22, 0.74), (0.08, 0.74)))
    parts.append(whole("scarf", ((0, 0.60), (0.15, 0.62), (0.13, 0.82), (0, 0.94))))
    return [*parts, whole("hair", ((0, 0.52), (0.17, 0.56), (0.17, 0.66), (0, 0.68)))]


def frog(vary: random.Random) -> list[Part]:
    """Two eyes on top of a smile."""
    parts = [whole("skin", ((0, 0.20), (0.50, 0.36), (0.76, 0.80), (0.70, 1.1), (0, 1.12)))]
    parts += both("skin", ((0.62, 0.60), (0.92, 0.66), (1.0, 0.96), (0.80, 1.1), (0.60, 0.96)))
    parts += [oval("skin", x, -0.36, 0.24, 0.24) for x in (-0.34, 0.34)]
    parts.append(
        whole("skin", ((0, -0.36), (0.40, -0.34), (0.70, 0.04), (0.58, 0.34), (0.26, 0.50), (0, 0.52)))
    )
    parts += heads.eyes(0.34, -0.40, vary.uniform(1.5, 1.7))
    parts.append(whole("linen", ((0, 0.34), (0.40, 0.26), (0.44, 0.60), (0.24, 0.80), (0, 0.84))))
    parts.append(whole("dark", ((0, 0.20), (0.34, 0.16), (0.58, 0.02), (0.36, 0.22), (0, 0.27))))
    return [*parts, *both("dark", ((0.04, 0.02), (0.07, 0.0), (0.08, 0.04)))]
