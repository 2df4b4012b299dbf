"""What stands in the landscapes of the Zones: trees, bridges, tents, mills, peaks.

Wood is `hair`, leaves and water are `cloth`, stone is `skin`, the odd colour is `scarf`.
"""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, oval, whole

from . import heads


def box(tone: str, left: float, top: float, right: float, bottom: float) -> Part:
    """An upright rectangle."""
    return Part(tone, ((left, top), (right, top), (right, bottom), (left, bottom)), True)


def beam(tone: str, start: tuple[float, float], end: tuple[float, float], thick: float = 0.08) -> Part:
    """A bar from one point to another."""
    (x, y), (u, v) = start, end
    long = max(1e-6, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    dx, dy = -(v - y) / long * thick / 2, (u - x) / long * thick / 2
    return Part(tone, ((x + dx, y + dy), (u + dx, v + dy), (u - dx, v - dy), (x - dx, y - dy)), True)


def _crown(vary: random.Random, x: float, y: float, wide: float, tone: str = "cloth") -> list[Part]:
    """Leaves in heaps."""
    spots = (
        (0.0, 0.0, 0.62),
        (-0.55, 0.18, 0.5),
        (0.55, 0.18, 0.5),
        (-0.25, -0.30, 0.5),
        (0.28, -0.28, 0.48),
    )
    return [
        oval(tone, x + dx * wide, y + dy * wide, share * wide * vary.uniform(0.92, 1.08), share * wide * 0.8)
        for dx, dy, share in spots
    ]


def _trunk(x: float = 0.0, wide: float = 0.16, top: float = -0.3) -> Part:
    return Part(
        "hair",
        (
            (x - wide * 0.7, top),
            (x + wide * 0.7, top),
            (x + wide * 0.8, 0.5),
            (x + wide * 2, 1.08),
            (x, 0.98),
            (x - wide * 2, 1.08),
            (x - wide * 0.8, 0.5),
        ),
    )


def signpost(vary: random.Random) -> list[Part]:
    """Boards in every direction; all agree, wrongly."""
    parts = [
        *_crown(vary, -0.66, 0.84, 0.34),
        *_crown(vary, 0.66, 0.88, 0.32),
        box("hair", -0.07, -0.80, 0.07, 1.08),
    ]
    for number, y in enumerate((-0.72, -0.42, -0.12)):
        side, tilt = (-1 if number % 2 else 1), vary.uniform(-0.05, 0.05)
        board = (
            (-0.20, y),
            (0.52, y + tilt),
            (0.70, y + 0.11 + tilt),
            (0.52, y + 0.22 + tilt),
            (-0.20, y + 0.22),
        )
        parts.append(Part("linen", tuple((side * px, py) for px, py in board), True))
        parts.append(
            Part(
                "dark",
                tuple(
                    (side * px, py)
                    for px, py in ((0.0, y + 0.08), (0.40, y + 0.09), (0.40, y + 0.12), (0.0, y + 0.12))
                ),
                True,
            )
        )
    return parts


def oak(vary: random.Random) -> list[Part]:
    """A tree whose branches want your hat."""
    parts = [_trunk(0.0, 0.18, -0.30)]
    for side in (-1, 1):
        branch = ((0.08, 0.10), (0.50, 0.06), (0.98, 0.30), (0.60, 0.20), (0.12, 0.34))
        parts.append(Part("hair", tuple((side * x, y) for x, y in branch)))
        parts += _crown(vary, side * 0.84, 0.24, 0.24)
    return [*parts, *_crown(vary, 0.0, -0.50, 0.72)]


def riddling_oak(vary: random.Random) -> list[Part]:
    """It has had centuries to prepare."""
    parts = [*oak(vary)[:1], *_crown(vary, 0.0, -0.62, 0.74)]
    parts.append(_trunk(0.0, 0.30, -0.36))
    parts += heads.eyes(0.15, 0.04, 1.1, glow=True)
    parts.append(whole("hair", ((0, 0.04), (0.06, 0.16), (0.10, 0.28), (0, 0.32))))
    return [*parts, whole("dark", ((0, 0.42), (0.14, 0.40), (0.20, 0.34), (0.13, 0.50), (0, 0.53)))]


def brambles(vary: random.Random) -> list[Part]:
    """An arch of thorns with a tollgate."""
    parts: list[Part] = []
    arch: Line = (
        (0, -0.82),
        (0.50, -0.66),
        (0.82, -0.16),
        (0.88, 1.08),
        (0.56, 1.08),
        (0.54, 0.0),
        (0.32, -0.40),
        (0, -0.50),
    )
    parts.append(whole("cloth", arch))
    for number in range(12):
        angle, side = number / 11, -1 if number % 2 else 1
        x, y = side * (0.20 + 0.56 * angle), -0.80 + 1.5 * angle * angle
        parts.append(
            Part(
                "bone", ((x - 0.04, y), (x + 0.04, y), (x + side * 0.12, y - vary.uniform(0.10, 0.18))), True
            )
        )
    parts += [
        oval("scarf", x, y, 0.07, 0.07)
        for x, y in ((0.60, -0.30), (-0.52, -0.44), (-0.72, 0.20), (0.72, 0.40), (0.1, -0.68))
    ]
    return [
        *parts,
        beam("linen", (-0.62, 0.44), (0.62, 0.36), 0.12),
        beam("scarf", (-0.20, 0.42), (0.10, 0.39), 0.12),
    ]


def pines(vary: random.Random) -> list[Part]:
    """So many that the wood cannot be seen."""
    parts: list[Part] = []
    for x, base, high in (
        (-0.70, 0.86, 1.1),
        (0.66, 0.90, 1.2),
        (-0.30, 1.0, 1.5),
        (0.28, 1.04, 1.4),
        (0.0, 1.08, 1.9),
    ):
        parts.append(box("hair", x - 0.04, base - 0.2, x + 0.04, base + 0.04))
        for tier in range(4):
            low = base - 0.12 - tier * high * 0.20
            wide = high * (0.26 - 0.045 * tier) * vary.uniform(0.94, 1.06)
            parts.append(Part("cloth", ((x - wide, low), (x + wide, low), (x, low - high * 0.34)), True))
    return parts


def washing(vary: random.Random) -> list[Part]:
    """Dirty linen over clean water."""
    parts = [
        *_water(vary, 0.66),
        box("hair", -0.86, -0.60, -0.76, 0.80),
        box("hair", 0.76, -0.60, 0.86, 0.80),
    ]
    parts.append(
        Part(
            "dark", ((-0.82, -0.52), (0.0, -0.40), (0.82, -0.52), (0.82, -0.49), (0.0, -0.36), (-0.82, -0.49))
        )
    )
    shirt = (
        (-0.62, -0.46),
        (-0.16, -0.40),
        (-0.08, -0.16),
        (-0.20, -0.12),
        (-0.22, 0.34),
        (-0.54, 0.32),
        (-0.56, -0.14),
        (-0.70, -0.20),
    )
    parts.append(Part("linen", shirt, True))
    trousers = (
        (0.14, -0.40),
        (0.54, -0.46),
        (0.58, 0.36),
        (0.42, 0.36),
        (0.36, -0.10),
        (0.28, 0.38),
        (0.12, 0.38),
    )
    return [*parts, Part("scarf", trousers, True)]


def _water(vary: random.Random, top: float) -> list[Part]:
    """Waves across the picture, gone at its sides."""
    parts = []
    for row in range(3):
        y, line = top + row * 0.14, []
        for step in range(9):
            x = -1.04 + step * 0.26
            crest = (0.05 if step % 2 else -0.05) + vary.uniform(-0.01, 0.01) + abs(x) ** 6 * 0.34
            line.append((x, y + crest))
        parts.append(Part("cloth" if row % 2 == 0 else "veil", (*line, (0.96, 1.12), (-0.96, 1.12))))
    return parts


def ford(vary: random.Random) -> list[Part]:
    """A door in the river; knock twice."""
    parts = [
        box("skin", -0.52, -0.80, 0.52, 0.72),
        Part("skin", ((-0.62, -0.72), (0.0, -1.02), (0.62, -0.72)), True),
    ]
    parts += [box("hair", -0.36, -0.64, 0.36, 0.72), box("dark", -0.01, -0.62, 0.01, 0.70)]
    parts += [
        box("iron", -0.36, -0.40, 0.36, -0.32),
        box("iron", -0.36, 0.20, 0.36, 0.28),
        oval("gold", 0.22, -0.06, 0.08, 0.10),
    ]
    return [*parts, *_water(vary, 0.58), *(oval("skin", x, 0.90, 0.17, 0.07) for x in (-0.6, -0.1, 0.42))]


def rapids(vary: random.Random) -> list[Part]:
    """Rocks in foam."""
    parts = [Part("skin", ((-0.98, 1.1), (-0.90, 0.0), (-0.62, -0.40), (-0.40, 0.10), (-0.30, 1.1)), True)]
    parts.append(Part("skin", ((0.26, 1.1), (0.40, -0.10), (0.66, -0.60), (0.92, -0.10), (1.0, 1.1)), True))
    parts.append(
        Part(
            "veil",
            (
                (-0.46, -0.20),
                (0.0, -0.36),
                (0.44, -0.26),
                (0.52, 0.40),
                (0.70, 1.1),
                (-0.72, 1.1),
                (-0.50, 0.40),
            ),
        )
    )
    for number in range(7):
        x = -0.36 + number * 0.12
        parts.append(
            Part(
                "cloth",
                ((x, -0.20), (x + 0.03, -0.22), (x + vary.uniform(0.02, 0.1), 0.66), (x - 0.05, 0.60)),
            )
        )
    return [
        *parts,
        *(
            oval("bone", -0.6 + number * 0.2, 0.84 + vary.uniform(-0.05, 0.08), 0.17, 0.10)
            for number in range(7)
        ),
    ]


def ferry(vary: random.Random) -> list[Part]:
    """A raft, a pole and a question."""
    parts = [beam("hair", (0.56, -0.92), (0.30, 0.80), 0.05)]
    parts.append(whole("scarf", ((0, -0.20), (0.18, -0.06), (0.24, 0.46), (0, 0.50))))
    parts += [
        oval("face", 0, -0.34, 0.14, 0.16),
        whole("linen", ((0, -0.22), (0.12, -0.24), (0.08, 0.06), (0, 0.14))),
    ]
    parts.append(whole("hair", ((0, -0.44), (0.24, -0.42), (0.10, -0.58), (0, -0.62))))
    for number in range(5):
        parts.append(
            beam(
                "hair",
                (-0.78, 0.50 + number * 0.05),
                (0.78, 0.46 + number * 0.05 + vary.uniform(0, 0.02)),
                0.07,
            )
        )
    return [*parts, *_water(vary, 0.72)]


def bridge(vary: random.Random) -> list[Part]:
    """Stone arches with a toll in the middle."""
    parts = [*_water(vary, 0.62)]
    parts.append(Part("skin", ((-1.04, -0.06), (0.0, -0.40), (1.04, -0.06), (1.04, 0.90), (-1.04, 0.90))))
    parts += [oval("dark", x, 0.66, 0.34, 0.52) for x in (-0.46, 0.46)]
    parts += [
        Part("cloth", ((x - 0.34, 0.74), (x + 0.34, 0.70), (x + 0.34, 1.1), (x - 0.34, 1.1)))
        for x in (-0.46, 0.46)
    ]
    for number in range(7):
        x = -0.90 + number * 0.30
        y = -0.10 - 0.32 * (1 - abs(x))
        parts.append(box("skin", x - 0.05, y - 0.16, x + 0.05, y + 0.10))
    parts += [
        box("linen", -0.16, -0.96, 0.16, -0.36),
        Part("scarf", ((-0.26, -0.92), (0.0, -1.10), (0.26, -0.92)), True),
    ]
    return [*parts, box("dark", -0.07, -0.74, 0.07, -0.52)]


def cave(vary: random.Random) -> list[Part]:
    """A mouth that always has the last word."""
    rim: Line = ((0, -0.92), (0.44, -0.84), (0.80, -0.44), (0.98, 0.20), (1.04, 1.1), (0, 1.12))
    parts = [whole("skin", rim, sharp=True)]
    parts.append(
        whole("dark", ((0, -0.50), (0.34, -0.42), (0.56, 0.0), (0.62, 0.60), (0.56, 1.1), (0, 1.12)))
    )
    for x in (-0.40, -0.20, 0.02, 0.22, 0.42):
        top = -0.46 + abs(x) * 0.5
        parts.append(
            Part("skin", ((x - 0.09, top), (x + 0.09, top), (x, top + vary.uniform(0.26, 0.44))), True)
        )
        parts.append(
            Part("skin", ((x - 0.08, 1.1), (x + 0.10, 1.1), (x + 0.02, vary.uniform(0.66, 0.84))), True)
        )
    return [*parts, *heads.eyes(0.15, 0.26, 1.0, glow=True)]


def stalagmites(vary: random.Random) -> list[Part]:
    """Things to walk into."""
    parts: list[Part] = []
    for x, high in ((-0.84, 0.9), (-0.46, 1.5), (-0.10, 1.1), (0.26, 1.8), (0.62, 1.2), (0.90, 0.8)):
        lean = vary.uniform(-0.05, 0.05)
        parts.append(
            Part(
                "skin",
                (
                    (x - 0.22, 1.1),
                    (x - 0.08, 1.1 - high * 0.6),
                    (x + lean, 1.1 - high),
                    (x + 0.09, 1.1 - high * 0.55),
                    (x + 0.24, 1.1),
                ),
            )
        )
    return [*parts, oval("scarf", -0.20, 0.98, 0.16, 0.09), oval("linen", -0.08, 0.96, 0.10, 0.08)]


def crystals(vary: random.Random) -> list[Part]:
    """Facets, each with an opinion."""
    parts: list[Part] = []
    for x, top, lean, wide in (
        (-0.66, -0.10, -0.22, 0.17),
        (0.70, -0.02, 0.22, 0.17),
        (-0.32, -0.62, -0.10, 0.20),
        (0.36, -0.52, 0.12, 0.20),
        (0.0, -0.98, 0.0, 0.24),
    ):
        tip = x + lean + vary.uniform(-0.03, 0.03)
        left = ((tip - wide * 0.8, top + 0.24), (tip, top), (tip, top + 0.30), (x, 1.1), (x - wide, 1.1))
        right = ((tip, top), (tip + wide * 0.8, top + 0.24), (x + wide, 1.1), (x, 1.1), (tip, top + 0.30))
        parts += [Part("veil", left, True), Part("skin", right, True)]
    return [
        *parts,
        *(oval("glow", x, y, 0.03, 0.03) for x, y in ((-0.1, -0.4), (0.3, 0.0), (-0.36, 0.1), (0.64, 0.36))),
    ]


def gallery(vary: random.Random) -> list[Part]:
    """Props that have had enough."""
    parts = [box("skin", -1.0, -0.92, 1.0, -0.66)]
    for x, lean in ((-0.66, 0.06), (0.62, -0.14)):
        parts.append(beam("hair", (x, 1.08), (x + lean, -0.70), 0.16))
    parts.append(beam("hair", (-0.84, -0.66), (0.84, -0.54), 0.15))
    parts.append(Part("hair", ((-0.20, -0.52), (-0.04, -0.56), (0.10, -0.10), (-0.02, -0.06)), True))
    for _stone in range(9):
        x, y, size = vary.uniform(-0.8, 0.8), vary.uniform(0.70, 1.0), vary.uniform(0.10, 0.20)
        parts.append(
            Part(
                "skin",
                (
                    (x - size, y + size),
                    (x - size * 0.6, y - size * 0.7),
                    (x + size * 0.7, y - size * 0.5),
                    (x + size, y + size),
                ),
                True,
            )
        )
    return [*parts, oval("gold", 0.40, -0.30, 0.06, 0.09), oval("glow", 0.40, -0.30, 0.035, 0.05)]


def _tent(x: float, wide: float, top: float, tone: str = "scarf") -> list[Part]:
    return [
        Part(tone, ((x - wide, 1.04), (x, top), (x + wide, 1.04)), True),
        Part("dark", ((x - wide * 0.26, 1.04), (x, top + 0.52), (x + wide * 0.26, 1.04)), True),
        beam("hair", (x - 0.08, top - 0.12), (x + 0.02, top + 0.10), 0.04),
        beam("hair", (x + 0.08, top - 0.12), (x - 0.02, top + 0.10), 0.04),
    ]


def _fire(x: float, base: float, high: float) -> list[Part]:
    return [
        beam("hair", (x - high * 0.4, base), (x + high * 0.4, base - 0.10), 0.09),
        beam("hair", (x + high * 0.4, base), (x - high * 0.4, base - 0.10), 0.09),
        Part(
            "gold",
            (
                (x - high * 0.30, base - 0.06),
                (x - high * 0.22, base - high * 0.5),
                (x, base - high),
                (x + high * 0.24, base - high * 0.46),
                (x + high * 0.28, base - 0.06),
            ),
        ),
        Part(
            "glow", ((x - high * 0.14, base - 0.06), (x, base - high * 0.55), (x + high * 0.14, base - 0.06))
        ),
    ]


def camp(vary: random.Random) -> list[Part]:
    """A tent, a fire, a bench of one log."""
    parts = [*_crown(vary, 0.74, 0.10, 0.36), *_tent(-0.36, 0.60, -0.50)]
    parts.append(Part("linen", ((-0.36, -0.50), (-0.30, -0.34), (0.16, 1.04), (0.24, 1.04)), True))
    return [*parts, *_fire(0.56, 1.06, 0.66)]


def night_camp(vary: random.Random) -> list[Part]:
    """Nothing happens, twice."""
    moon = oval("bone", 0.56, -0.62, 0.26, 0.26)
    stars = [
        oval("glow", vary.uniform(-0.9, 0.3), vary.uniform(-0.9, -0.4), 0.02, 0.02) for _star in range(6)
    ]
    return [
        moon,
        *stars,
        *_tent(-0.46, 0.50, -0.26),
        *_tent(0.44, 0.46, -0.10, "cloth"),
        *_fire(0.0, 1.08, 0.36),
    ]


def visited_camp(vary: random.Random) -> list[Part]:
    """Eyes behind the tents."""
    parts = [_trunk(-0.60, 0.09, -0.2), _trunk(0.60, 0.09, -0.2)]
    parts += [*_crown(vary, -0.60, -0.36, 0.44), *_crown(vary, 0.60, -0.36, 0.46)]
    for x, y in ((-0.60, -0.40), (0.60, -0.44)):
        parts += [oval("dark", x + dx, y, 0.08, 0.06) for dx in (-0.09, 0.09)]
        parts += [oval("glow", x + dx, y, 0.045, 0.035) for dx in (-0.09, 0.09)]
    return [*parts, *_tent(-0.50, 0.44, 0.06), *_fire(0.34, 1.08, 0.74)]


def bonfire(vary: random.Random) -> list[Part]:
    """Where the dragon apologised."""
    parts = [*_fire(0.0, 1.02, 1.3)]
    for x in (-0.74, 0.74):
        parts += [oval("cloth", x, 0.74, 0.22, 0.34), oval("face", x, 0.28, 0.14, 0.16)]
        parts.append(oval("hair", x, 0.18, 0.15, 0.09))
    sparks = [
        oval("glow", vary.uniform(-0.4, 0.4), vary.uniform(-0.9, -0.2), 0.02, 0.03) for _spark in range(8)
    ]
    return [*parts, *sparks]


def pot(vary: random.Random) -> list[Part]:
    """Nobody did it."""
    parts = [beam("hair", (-0.80, 1.04), (0.0, -0.80), 0.07), beam("hair", (0.80, 1.04), (0.0, -0.80), 0.07)]
    parts.append(box("iron", -0.015, -0.74, 0.015, -0.06))
    parts.append(whole("iron", ((0, -0.04), (0.46, -0.06), (0.58, 0.26), (0.42, 0.62), (0, 0.70))))
    parts.append(oval("scarf", 0, 0.0, 0.44, 0.10))
    crack = ((0.16, 0.10), (0.22, 0.28), (0.12, 0.40), (0.24, 0.60), (0.18, 0.42), (0.28, 0.30))
    parts += [
        Part("dark", crack, True),
        Part("scarf", ((0.18, 0.58), (0.26, 0.60), (0.30, 1.0), (0.16, 1.0))),
    ]
    del vary
    return [*parts, *_fire(0.0, 1.08, 0.34)]


def _hill(top: float, tone: str = "cloth", shift: float = 0.0) -> Part:
    left = ((-1.06, 1.12), (-0.92, 0.86), (-0.50 + shift, top + 0.12))
    return Part(tone, (*left, (shift, top), (0.52 + shift * 0.6, top + 0.16), (0.92, 0.84), (1.06, 1.12)))


def easy_hills(vary: random.Random) -> list[Part]:
    """Downhill all the way, for once."""
    parts = [_hill(-0.30, "skin", 0.30), _hill(0.06, "cloth", -0.20)]
    path = (
        (-0.18, 0.12),
        (-0.10, 0.12),
        (0.22, 0.40),
        (-0.02, 0.70),
        (0.40, 1.1),
        (-0.06, 1.1),
        (-0.26, 0.70),
        (0.02, 0.42),
    )
    return [*parts, Part("linen", path), *_crown(vary, 0.70, 0.36, 0.22), *_crown(vary, -0.72, 0.44, 0.18)]


def boulders(vary: random.Random) -> list[Part]:
    """Gathering no moss, only speed."""
    parts = [
        Part("cloth", ((-1.04, 1.1), (-1.04, -0.50), (-0.40, -0.20), (0.30, 0.50), (1.04, 0.86), (1.04, 1.1)))
    ]
    for x, y, size in ((-0.60, -0.66, 0.30), (-0.06, -0.16, 0.34), (0.56, 0.40, 0.40)):
        parts += [oval("skin", x, y, size, size * 0.95)]
        parts.append(
            Part(
                "dark",
                (
                    (x - size * 0.2, y - size * 0.3),
                    (x + size * 0.1, y),
                    (x - size * 0.1, y + size * 0.4),
                    (x, y),
                ),
            )
        )
        for step in range(3):
            sy = y - size * 0.5 + step * size * 0.4
            parts.append(
                beam(
                    "bone",
                    (x - size - 0.34, sy - 0.2),
                    (x - size - vary.uniform(0.06, 0.12), sy - 0.05),
                    0.025,
                )
            )
    return parts


def ambush(vary: random.Random) -> list[Part]:
    """Members only; you are the activity."""
    parts = [_hill(-0.40, "skin")]
    for x, y in ((-0.62, 0.10), (-0.20, -0.20), (0.26, -0.16), (0.68, 0.14)):
        parts.append(oval("iron", x, y - 0.02, 0.16, 0.16))
        parts += [
            oval("dark", x, y + 0.04, 0.14, 0.07),
            *(oval("glow", x + dx, y + 0.03, 0.03, 0.025) for dx in (-0.06, 0.06)),
        ]
        parts.append(beam("hair", (x + 0.20, y + 0.30), (x + 0.26, y - 0.50), 0.035))
        parts.append(Part("iron", ((x + 0.22, y - 0.46), (x + 0.31, y - 0.46), (x + 0.27, y - 0.70)), True))
    parts.append(_hill(0.20, "cloth"))
    return [*parts, *_crown(vary, -0.50, 0.56, 0.24), *_crown(vary, 0.46, 0.60, 0.26)]


def windmill(vary: random.Random) -> list[Part]:
    """It was a giant after all."""
    parts = [_hill(0.62), Part("linen", ((-0.30, 0.86), (-0.22, -0.30), (0.22, -0.30), (0.30, 0.86)), True)]
    parts += [
        Part("scarf", ((-0.30, -0.28), (0.0, -0.62), (0.30, -0.28)), True),
        box("dark", -0.10, 0.46, 0.10, 0.86),
    ]
    parts += [oval("dark", x, 0.06, 0.07, 0.08) for x in (-0.11, 0.11)]
    parts += [oval("glow", x, 0.06, 0.04, 0.05) for x in (-0.11, 0.11)]
    tilt = vary.uniform(0.1, 0.2)
    for dx, dy in ((1, -tilt), (tilt, 1), (-1, tilt), (-tilt, -1)):
        end = (dx * 0.86, -0.34 + dy * 0.66)
        parts.append(beam("hair", (0.0, -0.34), end, 0.05))
        sail = (
            (dx * 0.2 - dy * 0.02, -0.34 + dy * 0.2),
            end,
            (end[0] - dy * 0.20, end[1] + dx * 0.20),
            (dx * 0.2 - dy * 0.20, -0.34 + dy * 0.2 + dx * 0.20),
        )
        parts.append(Part("bone", sail, True))
    return [*parts, oval("gold", 0, -0.34, 0.07, 0.07)]


def last_hill(vary: random.Random) -> list[Part]:
    """Good view, short stay."""
    parts = [_hill(0.10)]
    for x, top in ((-0.50, 0.0), (0.0, -0.46), (0.50, 0.04)):
        lean = vary.uniform(-0.05, 0.05)
        parts.append(beam("hair", (x, top + 0.74), (x + lean, top - 0.10), 0.08))
        parts.append(beam("hair", (x - 0.18 + lean, top + 0.10), (x + 0.18 + lean, top + 0.12), 0.08))
    return [
        *parts,
        oval("iron", 0.0, -0.54, 0.15, 0.13),
        oval("bone", 0.30, 0.66, 0.12, 0.11),
        *(oval("dark", x, 0.66, 0.03, 0.035) for x in (0.26, 0.35)),
    ]


def _peak(x: float, top: float, wide: float, base: float = 1.1) -> list[Part]:
    snow = top + (base - top) * 0.30
    half = wide * 0.30
    return [
        Part(
            "skin",
            (
                (x - wide, base),
                (x - wide * 0.3, (top + base) / 2),
                (x, top),
                (x + wide * 0.36, (top + base) / 2 - 0.05),
                (x + wide, base),
            ),
            True,
        ),
        Part(
            "bone",
            (
                (x, top),
                (x + half, snow),
                (x + half * 0.4, snow - 0.06),
                (x, snow + 0.10),
                (x - half * 0.45, snow - 0.04),
                (x - half, snow + 0.02),
            ),
            True,
        ),
    ]


def peaks(vary: random.Random) -> list[Part]:
    """Just behind this one there is another."""
    parts = [*_peak(-0.62, -0.34, 0.60), *_peak(0.66, -0.50, 0.62), *_peak(0.04, -0.98, 0.74)]
    clouds = [oval("veil", x, vary.uniform(0.10, 0.40), 0.30, 0.08) for x in (-0.6, 0.2, 0.7)]
    return [*parts, *clouds]


def flag_peak(vary: random.Random) -> list[Part]:
    """Almost there."""
    parts = [*_peak(0.60, -0.10, 0.60), *_peak(-0.10, -0.62, 0.90)]
    parts.append(beam("hair", (-0.10, -0.56), (-0.10, -1.06), 0.04))
    wave = vary.uniform(-0.03, 0.03)
    return [
        *parts,
        Part(
            "scarf",
            (
                (-0.08, -1.06),
                (0.20, -1.0 + wave),
                (0.42, -1.06),
                (0.40, -0.82),
                (0.18, -0.78 + wave),
                (-0.08, -0.84),
            ),
        ),
    ]


def bell_peak(vary: random.Random) -> list[Part]:
    """First bell: run."""
    parts = [*_peak(-0.30, -0.80, 0.86), *_peak(0.56, -0.40, 0.62)]
    for number in range(8):
        x, y = -0.7 + number * 0.20, 0.56 + vary.uniform(-0.1, 0.4)
        parts.append(oval("bone", x, y, vary.uniform(0.13, 0.22), 0.14))
    parts.append(whole("gold", ((0, -0.30), (0.12, -0.24), (0.20, 0.14), (0.34, 0.34), (0, 0.38))))
    return [*parts, oval("gold", 0, -0.34, 0.07, 0.06), oval("dark", 0, 0.40, 0.08, 0.06)]


def hermitage(vary: random.Random) -> list[Part]:
    """He came for peace; you came."""
    parts = [
        *_peak(0.50, -0.70, 0.70),
        Part("skin", ((-1.04, 1.1), (-1.0, 0.10), (-0.30, 0.0), (0.30, 0.16), (0.40, 1.1)), True),
    ]
    parts += [
        box("linen", -0.76, -0.44, -0.16, 0.08),
        Part("scarf", ((-0.90, -0.40), (-0.46, -0.82), (-0.02, -0.40)), True),
    ]
    parts += [box("dark", -0.56, -0.26, -0.36, 0.08), beam("hair", (-0.20, 0.10), (0.40, 0.10), 0.07)]
    parts += [box("hair", x - 0.02, -0.12, x + 0.02, 0.10) for x in (-0.10, 0.10, 0.30)]
    parts.append(beam("hair", (-0.16, -0.12), (0.38, -0.12), 0.04))
    smoke = [
        oval("veil", -0.20 + number * 0.06, -0.80 - number * 0.10, 0.06 + 0.02 * number, 0.05)
        for number in range(3)
    ]
    del vary
    return [*parts, *smoke]
