"""Doors, Rooms and Treasures of the Chasm."""

from __future__ import annotations

import math
import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, whole

from . import heads
from .shapes import beam, box
from .sights_cave import crystals

_ARCH: Line = ((0, -0.92), (0.38, -0.82), (0.62, -0.46), (0.66, 1.08), (0, 1.08))
_LEAF: Line = ((0, -0.74), (0.30, -0.66), (0.48, -0.38), (0.50, 1.06), (0, 1.06))


def _door(tone: str = "hair") -> list[Part]:
    """An arched leaf in its frame of stone."""
    parts = [whole("skin", _ARCH), whole(tone, _LEAF)]
    for x in (-0.24, 0.0, 0.24):
        parts.append(box("dark", x - 0.012, -0.64, x + 0.012, 1.04))
    return parts


def _hinges() -> list[Part]:
    parts: list[Part] = []
    for y in (-0.30, 0.60):
        parts.append(
            Part(
                "iron",
                ((-0.50, y), (0.26, y + 0.02), (0.34, y + 0.06), (0.26, y + 0.10), (-0.50, y + 0.12)),
                True,
            )
        )
    return [*parts, oval("gold", 0.36, 0.20, 0.06, 0.06)]


def door_ajar(vary: random.Random) -> list[Part]:
    """Left open, suspiciously."""
    parts = [whole("skin", _ARCH), whole("dark", _LEAF)]
    leaf = ((-0.50, 1.06), (-0.48, -0.38), (-0.34, -0.64), (0.06, -0.46), (0.10, 0.98))
    parts += [Part("hair", leaf), oval("gold", 0.0, 0.24, 0.05, 0.06)]
    return [*parts, *(oval("glow", x, -0.10, 0.04, 0.03) for x in (0.22, 0.36 + vary.uniform(-0.01, 0.01)))]


def door_rotten(vary: random.Random) -> list[Part]:
    """Held together by the worms."""
    parts = _door()
    for _hole in range(16):
        parts.append(
            oval("dark", vary.uniform(-0.42, 0.42), vary.uniform(-0.5, 0.95), vary.uniform(0.025, 0.06), 0.03)
        )
    parts.append(Part("dark", ((0.10, 1.06), (0.20, 0.70), (0.30, 0.84), (0.42, 0.60), (0.50, 1.06)), True))
    return [
        *parts,
        Part(
            "face",
            (
                (-0.20, 0.10),
                (-0.06, 0.02),
                (0.02, 0.14),
                (0.14, 0.08),
                (0.12, 0.14),
                (0.0, 0.22),
                (-0.08, 0.10),
            ),
        ),
    ]


def door_armoured(vary: random.Random) -> list[Part]:
    """Thick, and proud of it."""
    parts = [whole("skin", _ARCH), whole("iron", _LEAF)]
    for y in (-0.34, 0.10, 0.54, 0.92):
        parts.append(box("iron", -0.50, y, 0.50, y + 0.10))
        parts += [oval("gold", x, y + 0.05, 0.035, 0.035) for x in (-0.40, -0.20, 0.0, 0.20, 0.40)]
    del vary
    return [*parts, oval("dark", 0.30, 0.34, 0.05, 0.07)]


def door_talking(vary: random.Random) -> list[Part]:
    """It lets you in on secrets only."""
    parts = [*_door(), *heads.eyes(0.20, -0.14, 1.4)]
    parts += both("hair", ((0.06, -0.34), (0.22, -0.42), (0.36, -0.30), (0.20, -0.34)))
    parts.append(whole("hair", ((0, -0.10), (0.07, 0.10), (0.13, 0.20), (0, 0.24))))
    mouth = vary.uniform(0.56, 0.62)
    return [
        *parts,
        whole("dark", ((0, 0.38), (0.18, 0.36), (0.26, 0.32), (0.18, mouth), (0, mouth + 0.04))),
        oval("scarf", 0, 0.56, 0.11, 0.06),
    ]


def door_trapped(vary: random.Random) -> list[Part]:
    """Knock, knock; duck."""
    parts = [*_door(), *_hinges()]
    for y in (-0.10, 0.16, 0.42):
        for x in (-0.20, 0.06):
            parts += [
                oval("dark", x, y, 0.07, 0.07),
                Part("iron", ((x - 0.05, y - 0.03), (x + 0.05, y + 0.03), (x + 0.02, y + 0.20)), True),
            ]
    blade = vary.uniform(-0.02, 0.02)
    return [*parts, Part("iron", ((-0.70, -0.86 + blade), (0.70, -0.96), (0.40, -0.62), (-0.40, -0.58)))]


def door_sealed(vary: random.Random) -> list[Part]:
    """The guard has lost the seal, and the key."""
    parts = [*_door(), *_hinges()]
    for start, end in (((-0.56, -0.30), (0.56, 0.66)), ((0.56, -0.30), (-0.56, 0.66))):
        for step in range(9):
            t = step / 8
            x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
            parts.append(oval("iron", x, y, 0.075, 0.055))
    del vary
    lock = [box("gold", -0.16, 0.10, 0.16, 0.40), oval("dark", 0, 0.24, 0.045, 0.06)]
    return [*parts, *lock]


# Rooms


def mana_cave(vary: random.Random) -> list[Part]:
    """Glows in the dark; so will you."""
    return [
        *crystals(vary),
        *(oval("glow", x, y, 0.05, 0.05) for x, y in ((0.0, -0.2), (-0.3, 0.4), (0.4, 0.3))),
    ]


def chapel(vary: random.Random) -> list[Part]:
    """An altar with a die where a statue would be."""
    window = oval("gold", 0, -0.52, 0.46, 0.46)
    parts = [window, oval("veil", 0, -0.52, 0.38, 0.38)]
    for step in range(8):
        angle = step * math.pi / 4
        parts.append(beam("gold", (0, -0.52), (math.cos(angle) * 0.40, -0.52 + math.sin(angle) * 0.40), 0.03))
    parts += [box("linen", -0.70, 0.46, 0.70, 0.62), box("skin", -0.58, 0.62, 0.58, 1.08)]
    parts += [
        Part(
            "bone",
            ((-0.18, 0.10), (0.02, 0.02), (0.22, 0.12), (0.20, 0.40), (0.0, 0.48), (-0.18, 0.38)),
            True,
        )
    ]
    parts += [oval("dark", x, y, 0.03, 0.03) for x, y in ((-0.10, 0.20), (0.0, 0.27), (0.10, 0.34))]
    for x in (-0.52, 0.52):
        parts += [
            box("bone", x - 0.05, 0.16, x + 0.05, 0.46),
            oval("glow", x, 0.08 + vary.uniform(-0.01, 0.01), 0.04, 0.08),
        ]
    return parts


def crypt(vary: random.Random) -> list[Part]:
    """The king receives, lying down."""
    parts = [
        Part("skin", ((-0.92, 0.50), (0.92, 0.50), (0.84, 1.08), (-0.84, 1.08)), True),
        box("skin", -0.98, 0.36, 0.98, 0.54),
    ]
    parts.append(Part("skin", ((-0.80, 0.36), (-0.60, 0.10), (-0.20, 0.16), (0.60, 0.14), (0.84, 0.36))))
    parts += [
        oval("bone", -0.56, 0.02, 0.20, 0.20),
        *(oval("dark", x, 0.02, 0.045, 0.055) for x in (-0.64, -0.50)),
    ]
    crown = (
        (-0.78, -0.08),
        (-0.80, -0.36),
        (-0.68, -0.20),
        (-0.56, -0.42),
        (-0.46, -0.20),
        (-0.34, -0.34),
        (-0.36, -0.06),
    )
    parts += [
        Part("gold", crown, True),
        Part("iron", ((-0.30, 0.06), (0.80, 0.10), (0.88, 0.14), (0.80, 0.18), (-0.30, 0.16)), True),
    ]
    del vary
    return [*parts, Part("gold", ((-0.34, -0.06), (-0.26, -0.06), (-0.26, 0.28), (-0.34, 0.28)), True)]


def laboratory(vary: random.Random) -> list[Part]:
    """Please do not breathe on the results."""
    parts = [
        box("hair", -0.98, 0.60, 0.98, 0.76),
        box("hair", -0.84, 0.76, -0.70, 1.1),
        box("hair", 0.70, 0.76, 0.84, 1.1),
    ]
    flask: Line = ((0.0, -0.60), (0.09, -0.60), (0.09, -0.10), (0.42, 0.46), (0.36, 0.60), (0, 0.60))
    parts += [
        whole("veil", flask),
        whole("scarf", ((0, 0.14), (0.22, 0.14), (0.38, 0.44), (0.33, 0.56), (0, 0.56))),
    ]
    for x, top, tone in ((-0.72, 0.10, "cloth"), (0.68, -0.02, "glow")):
        parts += [
            oval("veil", x, 0.40, 0.20, 0.20),
            box("veil", x - 0.05, top - 0.10, x + 0.05, 0.30),
            oval(tone, x, 0.46, 0.15, 0.12),
        ]
    return [*parts, *(oval("glow", vary.uniform(-0.1, 0.1), y, 0.03, 0.03) for y in (-0.72, -0.84, -0.96))]


def mirrors(vary: random.Random) -> list[Part]:
    """You have been here; so have you."""
    parts = [whole("gold", ((0, -0.98), (0.34, -0.88), (0.54, -0.50), (0.56, 0.66), (0.40, 1.0), (0, 1.06)))]
    parts.append(
        whole("veil", ((0, -0.86), (0.26, -0.78), (0.44, -0.46), (0.46, 0.60), (0.32, 0.88), (0, 0.94)))
    )
    parts += [
        whole("cloth", ((0, 0.16), (0.22, 0.26), (0.32, 0.62), (0.24, 0.84), (0, 0.88))),
        oval("face", 0, -0.10, 0.17, 0.21),
    ]
    parts += [oval("dark", x, -0.12, 0.03, 0.035) for x in (-0.07, 0.07)]
    shine = vary.uniform(-0.02, 0.02)
    return [
        *parts,
        Part("bone", ((-0.36, -0.40 + shine), (-0.10, -0.74), (-0.02, -0.70), (-0.34, -0.24)), True),
    ]


def alcove(vary: random.Random) -> list[Part]:
    """Known to everyone who was not told."""
    parts = [
        whole("skin", _ARCH),
        whole("dark", _LEAF),
        oval("gold", 0, 0.50, 0.16, 0.07),
        oval("glow", 0, 0.36, 0.06, 0.10),
    ]
    fold = vary.uniform(0.10, 0.16)
    curtain: Line = (
        (0.02, -0.80),
        (0.44, -0.70),
        (0.62, -0.40),
        (0.64, 1.08),
        (0.34, 1.08),
        (0.44, 0.40),
        (0.20, -0.20 + fold),
    )
    return [*parts, *both("scarf", curtain), *(oval("gold", x, 0.40, 0.10, 0.05) for x in (-0.48, 0.48))]


def well(vary: random.Random) -> list[Part]:
    """A wish costs a friend."""
    parts = [box("hair", -0.62, -0.60, -0.52, 0.50), box("hair", 0.52, -0.60, 0.62, 0.50)]
    parts.append(Part("scarf", ((-0.86, -0.56), (-0.36, -0.94), (0.36, -0.94), (0.86, -0.56)), True))
    parts += [beam("hair", (-0.56, -0.28), (0.56, -0.28), 0.10), box("linen", -0.015, -0.28, 0.015, 0.16)]
    parts += [
        Part("hair", ((-0.13, 0.12), (0.13, 0.12), (0.09, 0.32), (-0.09, 0.32)), True),
        oval("skin", 0, 0.46, 0.74, 0.20),
        oval("dark", 0, 0.46, 0.56, 0.13),
    ]
    parts += [
        *heads.eyes(0.14, 0.46, 0.8, glow=True),
        Part("skin", ((-0.74, 0.48), (0.0, 0.66), (0.74, 0.48), (0.66, 1.08), (-0.66, 1.08))),
    ]
    for row in range(2):
        y = 0.80 + row * 0.16
        parts += [
            box("dark", x + row * 0.1, y, x + row * 0.1 + 0.015, y + 0.14) for x in (-0.40, -0.10, 0.20)
        ]
    del vary
    return parts


def armoury(vary: random.Random) -> list[Part]:
    """Everything must go, point first."""
    parts = [box("hair", -0.94, 0.30, 0.94, 0.42)]
    for x in (-0.72, -0.36, 0.36, 0.72):
        tip = -0.90 + vary.uniform(0.0, 0.14)
        parts += [
            Part(
                "iron",
                (
                    (x - 0.06, 0.50),
                    (x - 0.06, tip + 0.20),
                    (x, tip),
                    (x + 0.06, tip + 0.20),
                    (x + 0.06, 0.50),
                ),
                True,
            )
        ]
        parts += [
            box("gold", x - 0.16, 0.48, x + 0.16, 0.56),
            box("hair", x - 0.035, 0.56, x + 0.035, 0.86),
            oval("gold", x, 0.90, 0.06, 0.06),
        ]
    shield: Line = ((0, -0.30), (0.34, -0.24), (0.34, 0.30), (0.20, 0.66), (0, 0.82))
    return [
        *parts,
        whole("scarf", shield),
        whole("gold", ((0, -0.26), (0.05, -0.25), (0.05, 0.70), (0, 0.76)), sharp=True),
        box("gold", -0.30, 0.06, 0.30, 0.16),
    ]


def oubliette(vary: random.Random) -> list[Part]:
    """Somebody is still expected back."""
    parts = [whole("skin", ((0, -0.80), (0.60, -0.70), (0.84, 0.10), (0.74, 0.90), (0, 1.06)))]
    parts.append(whole("dark", ((0, -0.62), (0.46, -0.54), (0.64, 0.10), (0.56, 0.74), (0, 0.86))))
    parts += heads.eyes(0.14, 0.24, 0.9, glow=True)
    for x in (-0.42, -0.14, 0.14, 0.42):
        parts.append(box("iron", x - 0.04, -0.62, x + 0.04, 0.84))
    hand = vary.uniform(0.46, 0.52)
    return [
        *parts,
        box("iron", -0.60, -0.16, 0.60, -0.08),
        box("iron", -0.60, 0.52, 0.60, 0.60),
        *(oval("bone", x, hand, 0.03, 0.08) for x in (-0.20, -0.14, -0.08)),
    ]


def octuple(vary: random.Random) -> list[Part]:
    """Eight corners, one way out."""
    del vary
    parts: list[Part] = []
    for size, tone in (
        (0.98, "skin"),
        (0.80, "gold"),
        (0.72, "dark"),
        (0.58, "veil"),
        (0.40, "cloth"),
        (0.20, "glow"),
    ):
        corners = [
            (math.cos((step + 0.5) * math.pi / 4) * size, math.sin((step + 0.5) * math.pi / 4) * size)
            for step in range(8)
        ]
        parts.append(Part(tone, tuple(corners), True))
    runes = [(math.cos(step * math.pi / 4) * 0.84, math.sin(step * math.pi / 4) * 0.84) for step in range(8)]
    return [*parts, *(oval("glow", x, y, 0.05, 0.05) for x, y in runes)]


# Treasures


def _coins(vary: random.Random, count: int, top: float) -> list[Part]:
    return [
        oval("gold", vary.uniform(-0.86, 0.86), vary.uniform(top, 1.02), 0.09, 0.05) for _coin in range(count)
    ]


def gold_chest(vary: random.Random) -> list[Part]:
    """No catch; that is the catch."""
    parts = [whole("hair", ((0, -0.80), (0.58, -0.72), (0.76, -0.40), (0.74, -0.06), (0, -0.02)))]
    parts += both("gold", ((0.54, -0.74), (0.66, -0.66), (0.66, -0.06), (0.54, -0.04)), True)
    parts += [
        oval("gold", vary.uniform(-0.56, 0.56), vary.uniform(-0.10, 0.14), 0.14, 0.09) for _coin in range(16)
    ]
    parts += [whole("hair", ((0, 0.16), (0.80, 0.12), (0.74, 1.0), (0, 1.04)), sharp=True)]
    parts += both("gold", ((0.56, 0.14), (0.68, 0.13), (0.65, 1.01), (0.54, 1.02)), True)
    return [
        *parts,
        box("gold", -0.14, 0.16, 0.14, 0.46),
        oval("dark", 0, 0.32, 0.045, 0.06),
        *_coins(vary, 8, 0.98),
    ]


def jewel_case(vary: random.Random) -> list[Part]:
    """Mind your step, it is worth a fortune."""
    case = ((-0.70, -0.10), (0.40, -0.40), (0.62, 0.20), (-0.40, 0.56))
    parts = [
        Part("scarf", ((-0.76, -0.20), (0.30, -0.60), (0.50, -0.34), (-0.64, 0.0)), True),
        Part("hair", case, True),
    ]
    parts.append(Part("dark", ((-0.56, -0.06), (0.32, -0.30), (0.48, 0.10), (-0.36, 0.36)), True))
    tones = ("glow", "cloth", "scarf", "veil", "gold")
    for number in range(18):
        x, y = vary.uniform(-0.4, 0.9), vary.uniform(0.10, 0.98)
        parts.append(oval(tones[number % 5], x, y, vary.uniform(0.05, 0.09), 0.06))
    return [*parts, *_coins(vary, 10, 0.80)]


def hoard(vary: random.Random) -> list[Part]:
    """Signed for by nobody."""
    parts: list[Part] = []
    for x, base, size in ((-0.50, 0.92, 0.44), (0.52, 0.94, 0.40), (0.02, 0.60, 0.48)):
        parts.append(
            Part(
                "hair",
                (
                    (x - size, base),
                    (x - size * 0.8, base - size),
                    (x - size * 0.3, base - size * 1.5),
                    (x + size * 0.3, base - size * 1.5),
                    (x + size * 0.8, base - size),
                    (x + size, base),
                ),
            )
        )
        parts.append(oval("linen", x, base - size * 1.48, size * 0.34, 0.06))
        parts += [
            oval("gold", x + vary.uniform(-0.1, 0.1), base - size * 1.6, 0.10, 0.06) for _coin in range(3)
        ]
    return [*parts, *_coins(vary, 22, 0.84)]


def idol(vary: random.Random) -> list[Part]:
    """Conditions apply; to you."""
    parts = [
        box("skin", -0.62, 0.80, 0.62, 1.08),
        whole("gold", ((0, 0.20), (0.40, 0.28), (0.56, 0.60), (0.50, 0.82), (0, 0.84))),
    ]
    parts += both("gold", ((0.34, 0.34), (0.60, 0.30), (0.66, 0.56), (0.44, 0.66)))
    parts.append(
        whole("gold", ((0, -0.78), (0.36, -0.70), (0.50, -0.30), (0.44, 0.16), (0.24, 0.30), (0, 0.32)))
    )
    parts += [oval("dark", x, -0.26, 0.13, 0.12) for x in (-0.19, 0.19)]
    parts += [oval("glow", x, -0.26, 0.08, 0.08) for x in (-0.19, 0.19)]
    parts.append(whole("gold", ((0, -0.22), (0.06, -0.04), (0.12, 0.02), (0, 0.06))))
    for x in (-0.15, -0.05, 0.05, 0.15):
        parts.append(box("bone", x - 0.04, 0.12, x + 0.04, 0.21))
    tall = vary.uniform(-1.04, -0.98)
    return [*parts, whole("gold", ((0, tall), (0.14, -0.82), (0.40, -0.92), (0.36, -0.66), (0, -0.62)))]


def fountain(vary: random.Random) -> list[Part]:
    """The first youth is not refunded."""
    parts = [
        Part("skin", ((-0.84, 0.56), (0.84, 0.56), (0.66, 0.92), (0.26, 1.08), (-0.26, 1.08), (-0.66, 0.92)))
    ]
    parts += [
        oval("skin", 0, 0.56, 0.86, 0.16),
        oval("cloth", 0, 0.56, 0.74, 0.11),
        box("skin", -0.09, -0.10, 0.09, 0.56),
    ]
    parts += [oval("skin", 0, -0.10, 0.42, 0.10), oval("cloth", 0, -0.11, 0.34, 0.06)]
    for reach in (0.30, 0.46):
        jet: Line = (
            (0.0, -0.86),
            (reach * 0.6, -0.80),
            (reach, -0.30),
            (reach + 0.04, 0.50),
            (reach - 0.04, 0.50),
            (reach * 0.8, -0.30),
            (0.02, -0.70),
        )
        parts += both("veil", jet)
    return [
        *parts,
        *(oval("glow", vary.uniform(-0.5, 0.5), vary.uniform(-0.8, 0.4), 0.025, 0.03) for _drop in range(9)),
    ]


def receipts(vary: random.Random) -> list[Part]:
    """Paid in full, torn in two."""
    left = (
        (-0.92, -0.50),
        (-0.06, -0.62),
        (-0.12, -0.30),
        (-0.02, 0.0),
        (-0.12, 0.30),
        (-0.04, 0.62),
        (-0.90, 0.76),
    )
    parts = [Part("scarf", tuple((x * 1.04, y * 1.05) for x, y in left), True), Part("linen", left, True)]
    right = tuple((0.10 - x, y + 0.06) for x, y in left)
    parts += [Part("scarf", tuple((x * 1.03, y * 1.05) for x, y in right), True), Part("linen", right, True)]
    for row in range(5):
        y, long = -0.34 + row * 0.18, vary.uniform(0.36, 0.56)
        parts += [
            box("dark", -0.78, y, -0.78 + long, y + 0.025),
            box("dark", 0.28, y + 0.06, 0.28 + long, y + 0.085),
        ]
    return [*parts, oval("scarf", 0.62, 0.60, 0.14, 0.14), oval("gold", 0.62, 0.60, 0.07, 0.07)]
