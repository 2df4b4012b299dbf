"""The Creatures of the road, and a few animals too large to be critters."""

from __future__ import annotations

import math
import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, shoulders, whole

from . import heads


def minotaur(vary: random.Random) -> list[Part]:
    """A bull in a bad mood with a ring in its nose."""
    parts = [shoulders("skin", 1.08, 0.28), *both("bone", heads.HORNS["bull"])]
    parts += both("skin", ((0.36, -0.34), (0.70, -0.30), (0.66, -0.10), (0.38, -0.10)))
    parts.append(whole("hair", ((0, -0.74), (0.26, -0.66), (0.36, -0.36), (0, -0.30))))
    parts.append(
        whole("skin", ((0, -0.50), (0.34, -0.44), (0.44, -0.14), (0.32, 0.20), (0.30, 0.46), (0, 0.56)))
    )
    parts += heads.eyes(0.21, -0.18, 0.9, glow=True)
    parts.append(whole("linen", ((0, 0.10), (0.24, 0.14), (0.34, 0.36), (0.22, 0.54), (0, 0.58))))
    parts += both("dark", ((0.10, 0.26), (0.20, 0.22), (0.24, 0.32), (0.14, 0.36)))
    ring, hole = oval("gold", 0, 0.46, 0.11, 0.12), oval("gold", 0, 0.46, 0.07, 0.08)
    parts.append(Part("gold", (*ring.points, ring.points[0], hole.points[0], *reversed(hole.points)), True))
    del vary
    return parts


def ram(vary: random.Random) -> list[Part]:
    """Wool, horns and a forehead."""
    return [*_wool(vary), *both("bone", heads.HORNS["ram"]), *_sheep_face(glow=True)]


def sheep(vary: random.Random) -> list[Part]:
    """It remembers."""
    ears = both("skin", ((0.28, -0.24), (0.60, -0.30), (0.66, -0.14), (0.34, -0.06)))
    return [*_wool(vary), *ears, *_sheep_face(glow=True)]


def _wool(vary: random.Random) -> list[Part]:
    parts = []
    for ring, count in ((0.78, 11), (0.52, 9), (0.24, 5)):
        for step in range(count):
            angle = math.pi + step * math.pi / (count - 1) if ring > 0.6 else step * 2 * math.pi / count
            size = vary.uniform(0.24, 0.30)
            x, y = math.cos(angle) * ring, 0.62 + math.sin(angle) * ring * 0.7
            parts.append(oval("linen", x, y, size, size * 0.9))
    tuft = [oval("linen", x, -0.52 + abs(x) * 0.3, 0.20, 0.17) for x in (-0.26, 0.26, 0.0)]
    return [*parts, *tuft]


def _sheep_face(glow: bool) -> list[Part]:
    parts = [whole("skin", ((0, -0.44), (0.24, -0.38), (0.30, -0.10), (0.22, 0.24), (0.14, 0.42), (0, 0.46)))]
    parts += heads.eyes(0.16, -0.12, 0.9, glow=glow)
    parts += both("dark", ((0.03, 0.22), (0.09, 0.19), (0.10, 0.26)))
    return [*parts, whole("dark", ((0, 0.32), (0.09, 0.31), (0.12, 0.34), (0, 0.36)))]


def sphinx(vary: random.Random) -> list[Part]:
    """A headcloth, a lion's chest and no answer yet."""
    cloth = ((0, -0.78), (0.34, -0.68), (0.52, -0.30), (0.66, 0.40), (0.56, 0.72), (0.30, 0.60), (0, 0.50))
    parts = [shoulders("skin", 1.0, 0.46), whole("cloth", cloth)]
    for y in (-0.30, -0.04, 0.22, 0.48):
        parts += both(
            "gold",
            ((0.38, y), (0.58 + y * 0.1, y + 0.02), (0.60 + y * 0.1, y + 0.10), (0.38, y + 0.07)),
            True,
        )
    parts += heads.face(ears="", jaw=0.01, brow=-0.02, smile=vary.uniform(0.0, 0.04))
    parts.append(whole("gold", ((0, -0.56), (0.24, -0.50), (0.37, -0.30), (0.36, -0.20), (0, -0.38))))
    parts.append(whole("scarf", ((0, 0.44), (0.07, 0.44), (0.06, 0.74), (0, 0.78)), sharp=True))
    return [*parts, oval("glow", 0, -0.44, 0.05, 0.06)]


def manticore(vary: random.Random) -> list[Part]:
    """A mane, a man's grin in a lion's face, and a sting over the shoulder."""
    tail: Line = (
        (0.58, 1.0),
        (0.92, 0.60),
        (0.94, 0.0),
        (0.72, -0.40),
        (0.84, 0.0),
        (0.76, 0.52),
        (0.46, 0.90),
    )
    parts = [
        Part("skin", tuple(tail)),
        Part("bone", ((0.80, -0.24), (0.64, -0.34), (0.56, -0.70), (0.84, -0.46))),
    ]
    for step in range(14):
        angle = step * 2 * math.pi / 14
        size = vary.uniform(0.26, 0.34)
        parts.append(oval("hair", math.cos(angle) * 0.48, -0.02 + math.sin(angle) * 0.50, size, size))
    parts.append(
        whole("skin", ((0, -0.44), (0.28, -0.40), (0.40, -0.12), (0.34, 0.20), (0.20, 0.42), (0, 0.48)))
    )
    parts += heads.eyes(0.17, -0.10, 1.0, glow=True)
    parts += heads.brows(0.05, 1.4)
    parts += heads.muzzle(0.22, 0.44)
    for x in (-0.10, -0.03, 0.04, 0.11):
        parts.append(Part("bone", ((x - 0.03, 0.29), (x + 0.03, 0.29), (x, 0.37)), sharp=True))
    return parts


def basilisk(vary: random.Random) -> list[Part]:
    """A hooded snake with a crown and very dark glasses."""
    parts = [whole("skin", ((0, -0.30), (0.50, -0.10), (0.72, 0.30), (0.54, 0.80), (0.46, 1.1), (0, 1.12)))]
    for y in (0.40, 0.58, 0.76, 0.94):
        parts.append(whole("linen", ((0, y), (0.28, y - 0.03), (0.27, y + 0.09), (0, y + 0.13))))
    parts.append(
        whole("skin", ((0, -0.62), (0.30, -0.52), (0.42, -0.20), (0.30, 0.12), (0.14, 0.28), (0, 0.32)))
    )
    parts.append(
        whole("gold", ((0, -0.98), (0.10, -0.70), (0.22, -0.88), (0.26, -0.54), (0, -0.50)), sharp=True)
    )
    glasses = ((0.03, -0.26), (0.36, -0.30), (0.38, -0.14), (0.24, -0.04), (0.08, -0.08))
    parts += both("dark", glasses)
    parts.append(whole("dark", ((0, -0.25), (0.06, -0.25), (0.06, -0.20), (0, -0.20)), sharp=True))
    parts += both("bone", ((0.12, -0.24), (0.20, -0.25), (0.13, -0.16)), sharp=True)
    parts.append(whole("dark", ((0, 0.14), (0.16, 0.10), (0.24, 0.04), (0.14, 0.16), (0, 0.19))))
    fork = vary.uniform(0.44, 0.52)
    return [
        *parts,
        Part(
            "scarf",
            (
                (-0.02, 0.16),
                (0.02, 0.16),
                (0.02, 0.36),
                (0.08, fork),
                (0.0, 0.40),
                (-0.08, fork),
                (-0.02, 0.36),
            ),
            True,
        ),
    ]


def harpy(vary: random.Random) -> list[Part]:
    """Wings wide open, and so is the mouth."""
    wing: Line = (
        (0.20, 0.50),
        (0.44, -0.10),
        (0.76, -0.60),
        (1.04, -0.78),
        (0.98, -0.40),
        (1.04, -0.10),
        (0.92, 0.10),
        (0.94, 0.36),
        (0.72, 0.40),
        (0.62, 0.66),
        (0.36, 0.62),
    )
    parts = [
        *both("hair", wing),
        whole("skin", ((0, 0.36), (0.24, 0.42), (0.36, 0.80), (0.28, 1.1), (0, 1.12))),
    ]
    parts += both("linen", ((0.02, 0.56), (0.20, 0.52), (0.30, 0.86), (0.12, 1.06), (0.02, 0.90)))
    parts.append(heads.mane(0.4))
    parts += heads.face(ears="pointed", jaw=-0.05, brow=0.06, smile=0.0, glow=True)
    parts += heads.parted()
    parts.append(oval("dark", 0, 0.26, 0.09, vary.uniform(0.09, 0.12)))
    return parts


def mimic(vary: random.Random) -> list[Part]:
    """A trunk with teeth, a tongue and room for all."""
    tilt = vary.uniform(0.0, 0.06)
    lid: Line = ((0, -0.86 - tilt), (0.56, -0.78), (0.86, -0.50), (0.88, -0.14), (0, -0.24))
    parts = [whole("dark", ((0, -0.40), (0.80, -0.36), (0.80, 0.36), (0, 0.40)), sharp=True)]
    parts.append(whole("scarf", ((0, 0.0), (0.26, 0.02), (0.34, 0.40), (0.24, 0.84), (0, 0.92))))
    parts.append(whole("cloth", lid))
    parts += both("gold", ((0.60, -0.78), (0.72, -0.70), (0.74, -0.16), (0.62, -0.18)), True)
    parts.append(whole("cloth", ((0, 0.30), (0.88, 0.24), (0.82, 1.0), (0, 1.06)), sharp=True))
    parts += both("gold", ((0.62, 0.26), (0.74, 0.25), (0.71, 1.02), (0.60, 1.03)), True)
    parts.append(whole("scarf", ((0, 0.20), (0.20, 0.20), (0.26, 0.52), (0.16, 0.80), (0, 0.86))))
    for x in (0.10, 0.30, 0.50, 0.70):
        parts += both("bone", ((x - 0.09, -0.22), (x + 0.09, -0.20), (x, 0.06)), True)
        parts += both("bone", ((x - 0.08, 0.30), (x + 0.08, 0.29), (x, 0.08)), True)
    return [*parts, *heads.eyes(0.30, -0.50, 1.4, glow=True)]


def hydra(vary: random.Random) -> list[Part]:
    """Two heads and a bandage."""
    parts: list[Part] = []
    for side in (-1, 1):
        lean = vary.uniform(0.0, 0.08)
        neck = (
            (0.10, 1.1),
            (0.16, 0.60),
            (0.44, 0.20),
            (0.40, -0.30),
            (0.62, -0.40),
            (0.70, 0.10),
            (0.56, 0.60),
            (0.50, 1.1),
        )
        head = (
            (0.34, -0.30),
            (0.40, -0.62),
            (0.66, -0.72),
            (0.98 + lean, -0.46),
            (1.0, -0.30),
            (0.70, -0.22),
            (0.50, -0.16),
        )
        for curve in (neck, head):
            parts.append(Part("skin", tuple((side * x, y) for x, y in curve)))
        parts.append(
            Part("dark", tuple((side * x, y) for x, y in ((0.62, -0.36), (0.98, -0.40), (0.70, -0.31))))
        )
        parts.append(oval("dark", side * 0.62, -0.54, 0.07, 0.06))
        parts.append(oval("glow", side * 0.62, -0.54, 0.04, 0.035))
        for x in (0.76, 0.88):
            parts.append(
                Part(
                    "bone",
                    tuple((side * px, py) for px, py in ((x - 0.04, -0.38), (x + 0.04, -0.39), (x, -0.28))),
                    True,
                )
            )
        parts.append(
            Part("bone", tuple((side * px, py) for px, py in ((0.40, -0.60), (0.28, -0.86), (0.52, -0.70))))
        )
    parts.append(whole("skin", ((0, 0.10), (0.16, 0.14), (0.20, 0.60), (0.24, 1.1), (0, 1.12))))
    for y in (0.04, 0.16, 0.28):
        parts.append(whole("linen", ((0, y - 0.06), (0.17, y - 0.02), (0.18, y + 0.08), (0, y + 0.05))))
    return parts


def kraken(vary: random.Random) -> list[Part]:
    """A head like a bell, arms in all directions."""
    parts: list[Part] = []
    for number, (x, lift) in enumerate(((0.98, 0.10), (0.80, 0.56), (0.50, 0.90), (0.20, 1.06))):
        bend = vary.uniform(-0.06, 0.06)
        arm = (
            (0.10, 0.20),
            (x * 0.6, 0.30 + lift * 0.2),
            (x * 0.92, lift - 0.10 + bend),
            (x, lift - 0.34),
            (x + 0.06, lift - 0.10),
            (x * 0.9, lift + 0.16),
            (x * 0.5, 0.52 + lift * 0.3),
            (0.0, 0.56),
        )
        parts += both("skin", arm)
        parts += [
            oval("linen", side * x * 0.80, lift * 0.82 + 0.06, 0.045, 0.04) for side in (-1, 1) if number < 3
        ]
    parts.append(
        whole("skin", ((0, -0.94), (0.40, -0.80), (0.58, -0.36), (0.48, 0.10), (0.34, 0.40), (0, 0.50)))
    )
    parts += heads.eyes(0.24, 0.0, 1.5, glow=True)
    parts += heads.brows(0.10, 1.6)
    return [*parts, whole("dark", ((0, 0.26), (0.10, 0.24), (0.05, 0.40), (0, 0.44)))]


def jelly(vary: random.Random) -> list[Part]:
    """A cube with an education: book, spectacles and somebody's bones inside."""
    parts = [whole("veil", ((0, -0.62), (0.66, -0.56), (0.76, 0.30), (0.80, 1.06), (0, 1.1)))]
    parts.append(whole("skin", ((0, -0.50), (0.56, -0.46), (0.64, 0.30), (0.68, 0.96), (0, 1.0))))
    bone = ((-0.40, 0.62), (-0.10, 0.50), (-0.08, 0.56), (-0.38, 0.70))
    parts += [
        Part("bone", bone, True),
        oval("bone", -0.42, 0.66, 0.06, 0.06),
        oval("bone", -0.07, 0.52, 0.06, 0.06),
    ]
    parts.append(Part("scarf", ((0.12, 0.56), (0.46, 0.48), (0.52, 0.76), (0.18, 0.84)), True))
    parts += heads.eyes(0.22, -0.06, 1.4)
    for x in (-0.22, 0.22):
        ring, hole = oval("iron", x, -0.06, 0.19, 0.18), oval("iron", x, -0.06, 0.16, 0.15)
        parts.append(
            Part("iron", (*ring.points, ring.points[0], hole.points[0], *reversed(hole.points)), True)
        )
    smile = vary.uniform(0.02, 0.05)
    return [*parts, whole("dark", ((0, 0.26), (0.18, 0.24 - smile), (0.16, 0.29), (0, 0.31)))]


def leech(vary: random.Random) -> list[Part]:
    """A ring of teeth on a long appetite."""
    body = (
        (-0.40, 1.1),
        (-0.62, 0.60),
        (-0.44, 0.10),
        (-0.20, -0.30),
        (0.30, -0.34),
        (0.46, 0.10),
        (0.30, 0.60),
        (0.46, 1.1),
    )
    parts = [Part("skin", body)]
    for y in (0.30, 0.52, 0.74, 0.94):
        sway = vary.uniform(-0.03, 0.03)
        parts.append(
            Part("dark", ((-0.50, y + 0.02), (-0.06 + sway, y + 0.08), (0.36, y), (-0.06, y + 0.12)))
        )
    parts += [
        oval("skin", 0.06, -0.30, 0.50, 0.46),
        oval("scarf", 0.06, -0.30, 0.38, 0.35),
        oval("dark", 0.06, -0.30, 0.27, 0.25),
    ]
    for step in range(10):
        angle = step * math.pi / 5
        x, y = 0.06 + math.cos(angle) * 0.33, -0.30 + math.sin(angle) * 0.30
        dx, dy = math.cos(angle), math.sin(angle)
        parts.append(
            Part(
                "bone",
                (
                    (x - dy * 0.06, y + dx * 0.06),
                    (x + dy * 0.06, y - dx * 0.06),
                    (x - dx * 0.16, y - dy * 0.16),
                ),
                True,
            )
        )
    return parts


def laureate(vary: random.Random) -> list[Part]:
    """The same creature with a wreath, and a brain to match."""
    parts = leech(vary)
    for step in range(9):
        angle = math.pi * (1.02 + step * 0.12)
        parts.append(oval("gold", 0.06 + math.cos(angle) * 0.52, -0.34 + math.sin(angle) * 0.50, 0.11, 0.06))
    lobes = ((-0.12, -0.86), (0.10, -0.92), (0.30, -0.84), (0.0, -0.78), (0.20, -0.76))
    return [*parts, *(oval("face", x, y, 0.15, 0.11) for x, y in lobes)]


def yeti(vary: random.Random) -> list[Part]:
    """White fur, a blue face, hurt feelings."""
    parts = [whole("linen", ((0, -0.10), (0.56, 0.06), (0.98, 0.50), (1.06, 1.1), (0, 1.12)))]
    for step in range(11):
        x = -0.9 + step * 0.18
        parts.append(
            Part("linen", ((x - 0.12, 0.36), (x + 0.12, 0.36), (x + vary.uniform(-0.05, 0.05), 0.66)), True)
        )
    parts.append(
        whole("linen", ((0, -0.86), (0.36, -0.76), (0.58, -0.30), (0.52, 0.20), (0.30, 0.50), (0, 0.56)))
    )
    parts.append(
        whole("skin", ((0, -0.50), (0.26, -0.46), (0.36, -0.16), (0.30, 0.18), (0.14, 0.34), (0, 0.36)))
    )
    parts += heads.eyes(0.16, -0.14, 0.9)
    parts += both("linen", ((0.02, -0.16), (0.16, -0.30), (0.34, -0.32), (0.30, -0.22), (0.10, -0.20)))
    parts.append(whole("dark", ((0, 0.16), (0.14, 0.20), (0.20, 0.26), (0.12, 0.23), (0, 0.20))))
    return [*parts, *both("bone", ((0.09, 0.20), (0.14, 0.21), (0.12, 0.10)), True)]


def bat(vary: random.Random) -> list[Part]:
    """Wings from edge to edge."""
    wing: Line = (
        (0.12, 0.10),
        (0.40, -0.40),
        (0.96, -0.66),
        (1.06, 0.10),
        (0.86, 0.0),
        (0.80, 0.32),
        (0.58, 0.14),
        (0.46, 0.46),
        (0.30, 0.28),
        (0.14, 0.46),
    )
    ears = ((0.06, -0.36), (0.16, -0.70), (0.30, -0.80), (0.32, -0.34))
    parts = [*both("cloth", wing), oval("skin", 0, 0.28, 0.24, 0.36), *both("skin", ears)]
    parts += [oval("skin", 0, -0.22, 0.30, 0.28), *heads.eyes(0.13, -0.26, vary.uniform(1.0, 1.2), glow=True)]
    parts.append(whole("dark", ((0, -0.08), (0.13, -0.10), (0.10, 0.0), (0, 0.02))))
    return [*parts, *both("bone", ((0.04, -0.08), (0.09, -0.08), (0.06, 0.04)), True)]


def pike(vary: random.Random) -> list[Part]:
    """The water, armed to the teeth."""
    parts = [Part("skin", ((0.60, 0.14), (1.0, -0.26), (0.92, 0.16), (1.02, 0.56)))]
    parts.append(Part("cloth", ((0.10, -0.20), (0.40, -0.56), (0.50, -0.12))))
    body = (
        (-0.98, 0.0),
        (-0.60, -0.16),
        (-0.20, -0.30),
        (0.30, -0.24),
        (0.72, 0.08),
        (0.70, 0.26),
        (0.30, 0.48),
        (-0.20, 0.50),
        (-0.50, 0.40),
        (-0.94, 0.26),
        (-0.56, 0.16),
    )
    parts.append(Part("skin", body))
    parts.append(Part("linen", ((-0.40, 0.38), (0.0, 0.34), (0.50, 0.26), (0.30, 0.46), (-0.18, 0.49))))
    for x in (-0.86, -0.74, -0.62):
        parts.append(Part("bone", ((x - 0.05, 0.03), (x + 0.05, 0.05), (x, 0.16)), True))
        parts.append(Part("bone", ((x - 0.03, 0.24), (x + 0.07, 0.21), (x + 0.02, 0.12)), True))
    parts += [oval("dark", -0.40, -0.06, 0.09, 0.08), oval("glow", -0.40, -0.06, 0.055, 0.05)]
    for x in (-0.06, 0.14, 0.34):
        parts.append(oval("dark", x, 0.06 + vary.uniform(-0.04, 0.04), 0.05, 0.035))
    return parts


def mosquito(vary: random.Random) -> list[Part]:
    """The chair of the assembly."""
    parts = [*both("veil", ((0.10, -0.10), (0.50, -0.70), (0.96, -0.62), (0.80, -0.26), (0.30, 0.06)))]
    for x, y in ((0.70, 0.50), (0.56, 0.86), (0.90, 0.20)):
        parts += both(
            "dark", ((0.10, 0.10), (x, y - 0.24), (x + 0.06, y), (x - 0.02, y - 0.20), (0.08, 0.18))
        )
    parts += [
        oval("scarf", 0, 0.50, 0.24, 0.46),
        oval("skin", 0, 0.02, 0.26, 0.24),
        oval("skin", 0, -0.34, 0.26, 0.24),
    ]
    parts += [oval("dark", x, -0.38, 0.14, 0.15) for x in (-0.17, 0.17)]
    parts += [oval("glow", x, -0.40, 0.08, 0.09) for x in (-0.17, 0.17)]
    return [
        *parts,
        whole("iron", ((0, -0.20), (0.035, -0.18), (0.01, vary.uniform(0.24, 0.3)), (0, 0.34)), True),
    ]
