"""Heads and shoulders of the creatures, built of a few mirrored curves each.

Coordinates run from -1 to 1, y downwards. A part is drawn in one tone; the painter sculpts skin, bone,
cloth and metal, and fills eyes and hollows flat. Every seed bends the measures a little, so that two
goblins are never quite alike.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Line = Sequence[Point]


@dataclass(frozen=True)
class Part:
    """A closed curve (or polygon, if sharp) in one tone."""

    tone: str
    points: tuple[Point, ...]
    sharp: bool = False


Bust = Callable[[random.Random], list[Part]]


def _both(tone: str, points: Line, sharp: bool = False) -> list[Part]:
    """A part on the right side and its mirror on the left."""
    return [Part(tone, tuple(points), sharp), Part(tone, tuple((-x, y) for x, y in points), sharp)]


def _whole(tone: str, right: Line, sharp: bool = False) -> Part:
    """A symmetric part, given by its right half from top to bottom."""
    left = [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]
    return Part(tone, (*right, *left), sharp)


def _oval(tone: str, x: float, y: float, rx: float, ry: float) -> Part:
    k = 0.7071
    ring = ((0, -1), (k, -k), (1, 0), (k, k), (0, 1), (-k, k), (-1, 0), (-k, -k))
    return Part(tone, tuple((x + a * rx, y + b * ry) for a, b in ring))


def _eyes(x: float, y: float, rx: float, ry: float, slant: float = 0.0) -> list[Part]:
    """Hollows with a glow inside; slant draws the outer corners up."""
    parts: list[Part] = []
    for tone, share in (("dark", 1.35), ("glow", 0.78)):
        curve = (
            (x - rx * share, y + slant * 0.5 * share),
            (x, y - ry * share),
            (x + rx * share, y - slant * share),
            (x, y + ry * share * 0.8),
        )
        parts += _both(tone, curve)
    return parts


def _shoulders(tone: str = "cloth", wide: float = 0.95, top: float = 0.42) -> Part:
    half = ((0.0, top + 0.10), (0.30, top), (0.62, top + 0.10), (wide * 0.92, top + 0.24), (wide, 1.1), (0.0, 1.12))
    return _whole(tone, half)


def goblin(vary: random.Random) -> list[Part]:
    """A flat head between long ears, a long nose, a wide grin."""
    ear, nose, jaw = vary.uniform(0.86, 1.06), vary.uniform(0.12, 0.26), vary.uniform(0.22, 0.34)
    lift = vary.uniform(-0.30, 0.02)
    parts = [_shoulders()]
    parts += _both("skin", ((0.34, -0.30), (0.66, lift - 0.24), (ear, lift - 0.20), (0.80, lift + 0.08), (0.36, 0.06)))
    parts += _both("dark", ((0.46, -0.16), (0.66, lift - 0.10), (ear - 0.14, lift - 0.12), (0.66, lift + 0.02)))
    parts.append(_whole("skin", ((0, -0.58), (0.30, -0.50), (0.46, -0.22), (0.42, 0.08), (jaw, 0.36), (0, 0.48))))
    parts += _eyes(0.20, -0.14, 0.10, 0.075, 0.05)
    parts += _both("skin", ((0.05, -0.20), (0.18, -0.30), (0.36, -0.32), (0.32, -0.22), (0.16, -0.20)))
    parts.append(_whole("dark", ((0, 0.26), (0.16, 0.24), (0.32, 0.15), (0.22, 0.34), (0, 0.39))))
    for x in (-0.16, -0.05, 0.07, 0.17):
        parts.append(Part("bone", ((x - 0.04, 0.23), (x + 0.05, 0.23), (x, 0.32)), sharp=True))
    parts.append(_whole("skin", ((0, -0.16), (0.07, -0.06), (0.13, 0.06), (0.09, 0.08 + nose * 0.5), (0, 0.06 + nose))))
    return parts


def orc(vary: random.Random) -> list[Part]:
    """A heavy jaw with tusks under a brow like a shelf."""
    tusk, jaw = vary.uniform(-0.02, 0.14), vary.uniform(0.46, 0.56)
    parts = [_shoulders(wide=1.02, top=0.38)]
    parts += _both("skin", ((0.38, -0.18), (0.62, -0.30), (0.58, -0.04), (0.40, 0.06)))
    if vary.random() < 0.6:
        parts.append(_whole("hair", ((0, -0.98), (0.10, -0.86), (0.06, -0.66), (0.16, -0.48), (0, -0.44))))
    parts.append(_whole("skin", ((0, -0.58), (0.28, -0.54), (0.42, -0.30), (0.44, 0.02), (jaw, 0.30), (0.32, 0.52), (0, 0.56))))
    parts += _eyes(0.19, -0.14, 0.09, 0.055, 0.03)
    parts.append(_whole("skin", ((0, -0.24), (0.16, -0.22), (0.42, -0.34), (0.40, -0.20), (0.18, -0.12), (0, -0.14))))
    parts.append(_whole("skin", ((0, -0.10), (0.09, -0.02), (0.15, 0.08), (0.08, 0.13), (0, 0.11))))
    parts += _both("dark", ((0.03, 0.07), (0.08, 0.05), (0.10, 0.09), (0.05, 0.11)))
    parts.append(_whole("dark", ((0, 0.24), (0.22, 0.24), (0.34, 0.20), (0.28, 0.36), (0, 0.36))))
    parts += _both("bone", ((0.17, 0.36), (0.29, 0.36), (0.31, tusk + 0.08), (0.27, tusk), (0.22, 0.16)))
    return parts


def ogre(vary: random.Random) -> list[Part]:
    """A small head sunk between mountains of shoulder."""
    parts = [_whole("skin", ((0, 0.02), (0.36, -0.12), (0.74, -0.06), (1.0, 0.26), (1.04, 1.1), (0, 1.12)))]
    parts.append(_whole("cloth", ((0, 0.52), (0.30, 0.46), (0.52, 0.20), (0.66, 0.30), (0.72, 1.1), (0, 1.12))))
    parts += _both("skin", ((0.27, -0.30), (0.44, -0.38), (0.42, -0.18), (0.28, -0.12)))
    parts.append(_whole("skin", ((0, -0.66), (0.20, -0.62), (0.29, -0.38), (0.31, -0.10), (0.36, 0.12), (0.20, 0.28), (0, 0.31))))
    parts += _eyes(0.13, -0.30, 0.06, 0.04, 0.02)
    parts.append(_whole("skin", ((0, -0.38), (0.14, -0.38), (0.28, -0.44), (0.26, -0.34), (0, -0.30))))
    parts.append(_whole("skin", ((0, -0.28), (0.07, -0.20), (0.11, -0.10), (0, -0.06))))
    parts.append(_whole("dark", ((0, 0.06), (0.14, 0.04), (0.24, 0.0), (0.18, 0.12), (0, 0.13))))
    parts += _both("bone", ((0.10, 0.12), (0.16, 0.12), (0.15, -0.02)), sharp=True)
    return parts


def troll(vary: random.Random) -> list[Part]:
    """A long face, a nose that hangs over the mouth, moss for hair."""
    nose = vary.uniform(0.34, 0.46)
    parts = [_shoulders("skin", 1.0, 0.46)]
    for x in (-0.40, -0.22, 0.0, 0.22, 0.40):
        tall = vary.uniform(-0.98, -0.78)
        parts.append(Part("hair", ((x - 0.14, -0.46), (x - 0.02, tall), (x + 0.05, tall + 0.04), (x + 0.15, -0.44))))
    parts += _both("skin", ((0.34, -0.26), (0.58, -0.50), (0.66, -0.30), (0.40, -0.02)))
    parts.append(_whole("skin", ((0, -0.66), (0.26, -0.60), (0.38, -0.30), (0.36, 0.10), (0.40, 0.40), (0.22, 0.66), (0, 0.70))))
    parts += _eyes(0.18, -0.22, 0.07, 0.07)
    parts.append(_whole("dark", ((0, 0.46), (0.18, 0.44), (0.32, 0.36), (0.20, 0.54), (0, 0.56))))
    parts += _both("bone", ((0.14, 0.50), (0.22, 0.48), (0.19, 0.36)), sharp=True)
    parts.append(_whole("skin", ((0, -0.24), (0.08, -0.14), (0.17, 0.14), (0.13, nose), (0, nose + 0.05))))
    return parts


def hag(vary: random.Random) -> list[Part]:
    """A crooked hat, hanging hair, a hooked nose."""
    bend = vary.uniform(0.15, 0.35)
    parts = [_shoulders("cloth", 0.86, 0.46)]
    parts += _both("hair", ((0.20, -0.40), (0.46, -0.10), (0.52, 0.46), (0.40, 0.80), (0.30, 0.40), (0.24, 0.0)))
    parts.append(_whole("skin", ((0, -0.46), (0.26, -0.40), (0.34, -0.10), (0.26, 0.20), (0.10, 0.46), (0, 0.50))))
    parts += _eyes(0.15, -0.12, 0.08, 0.05, -0.04)
    parts.append(_whole("dark", ((0, 0.28), (0.10, 0.27), (0.18, 0.22), (0.12, 0.33), (0, 0.34))))
    parts.append(Part("skin", ((-0.05, -0.10), (0.06, -0.10), (0.10, 0.06), (0.16, 0.18), (0.05, 0.22), (-0.06, 0.10))))
    parts.append(_whole("cloth", ((0, -0.36), (0.42, -0.36), (0.74, -0.28), (0.40, -0.48), (0, -0.50))))
    parts.append(Part("cloth", ((-0.32, -0.44), (-0.20, -0.78), (bend, -1.02), (0.18, -0.80), (0.34, -0.44))))
    return parts


def _skull_face(parts: list[Part], jaw: bool = True) -> list[Part]:
    parts.append(
        _whole("bone", ((0, -0.60), (0.34, -0.52), (0.46, -0.22), (0.41, 0.02), (0.30, 0.12), (0.26, 0.26), (0, 0.28)))
    )
    parts += _both("dark", ((0.06, -0.08), (0.12, -0.20), (0.28, -0.22), (0.36, -0.08), (0.26, 0.05), (0.12, 0.04)))
    parts += [_oval("glow", side * 0.21, -0.08, 0.055, 0.06) for side in (-1, 1)]
    parts.append(_whole("dark", ((0, 0.02), (0.05, 0.12), (0.07, 0.17), (0, 0.15)), sharp=True))
    if jaw:
        parts.append(_whole("bone", ((0, 0.30), (0.24, 0.28), (0.30, 0.16), (0.28, 0.40), (0.16, 0.56), (0, 0.58))))
        parts.append(_whole("dark", ((0, 0.26), (0.22, 0.24), (0.20, 0.34), (0, 0.36))))
    for x in (-0.18, -0.11, -0.04, 0.04, 0.11, 0.18):
        parts.append(Part("bone", ((x - 0.03, 0.23), (x + 0.03, 0.23), (x + 0.025, 0.31), (x - 0.025, 0.31)), sharp=True))
    return parts


def skeleton(vary: random.Random) -> list[Part]:
    """A bare skull on collar bones."""
    parts = [_whole("bone", ((0, 0.66), (0.40, 0.60), (0.86, 0.72), (0.84, 0.82), (0.40, 0.72), (0, 0.80)))]
    parts.append(_whole("bone", ((0, 0.44), (0.08, 0.46), (0.07, 1.1), (0, 1.12))))
    for y in (0.90, 1.02):
        parts.append(_whole("bone", ((0, y), (0.40, y - 0.03), (0.66, y + 0.05), (0.40, y + 0.05), (0, y + 0.07))))
    return _skull_face(parts)


def hooded_skull(vary: random.Random) -> list[Part]:
    """A skull in a deep hood."""
    return _skull_face([_shoulders(wide=1.0), *_hood()], jaw=vary.random() < 0.7)


def _hood() -> list[Part]:
    cowl = _whole("cloth", ((0, -0.98), (0.26, -0.86), (0.56, -0.44), (0.66, 0.10), (0.60, 0.60), (0, 0.70)))
    hollow = _whole("dark", ((0, -0.72), (0.26, -0.62), (0.46, -0.26), (0.46, 0.16), (0.30, 0.52), (0, 0.56)))
    return [cowl, hollow]


def crowned_skull(vary: random.Random) -> list[Part]:
    """A skull that has not laid down its crown."""
    parts = _skull_face([_shoulders(wide=1.0), *_collar()])
    spikes = ((0, -1.0), (0.12, -0.72), (0.26, -0.94), (0.34, -0.68), (0.50, -0.82), (0.44, -0.42), (0, -0.34))
    parts.append(_whole("gold", spikes, sharp=True))
    parts += [_oval("glow", x, -0.50, 0.045, 0.05) for x in (-0.26, 0.0, 0.26)]
    return parts


def _collar() -> list[Part]:
    """A high pointed collar, open at the throat."""
    return _both("iron", ((0.10, 0.84), (0.26, 0.44), (0.44, 0.22), (0.74, -0.06), (0.72, 0.34), (0.56, 0.66), (0.22, 0.96)))


def helmed_skull(vary: random.Random) -> list[Part]:
    """A dead soldier, helmet still on."""
    parts = _skull_face([_shoulders("iron", 1.0), *_collar()])
    parts.append(_whole("iron", ((0, -0.84), (0.34, -0.72), (0.52, -0.40), (0.54, -0.16), (0.30, -0.26), (0, -0.28))))
    parts += _both("iron", ((0.40, -0.24), (0.54, -0.24), (0.52, 0.20), (0.40, 0.28)))
    parts.append(_whole("iron", ((0, -0.34), (0.06, -0.30), (0.05, 0.06), (0, 0.10))))
    if vary.random() < 0.5:
        parts.append(_whole("hair", ((0, -1.0), (0.10, -0.96), (0.12, -0.74), (0, -0.70))))
    return parts


def mitred_skull(vary: random.Random) -> list[Part]:
    """A churchman who would not stay buried."""
    parts = _skull_face([_shoulders(wide=1.0)])
    parts.append(_whole("cloth", ((0, -1.04), (0.22, -0.84), (0.40, -0.60), (0.42, -0.34), (0, -0.38))))
    parts.append(_whole("gold", ((0, -0.52), (0.41, -0.48), (0.42, -0.34), (0, -0.38))))
    parts.append(_whole("gold", ((0, -0.98), (0.05, -0.90), (0.05, -0.54), (0, -0.52))))
    return parts


def mummy(vary: random.Random) -> list[Part]:
    """Bandaged from crown to collar, one eye open."""
    parts = [_shoulders("linen", 0.92), _whole("linen", ((0, -0.66), (0.30, -0.58), (0.40, -0.22), (0.34, 0.22), (0.20, 0.46), (0, 0.50)))]
    for index, y in enumerate((-0.50, -0.34, -0.02, 0.12, 0.27, 0.40)):
        tilt = 0.06 if index % 2 else -0.05
        wide = 0.38 - abs(y) * 0.22
        parts.append(Part("dark", ((-wide, y - tilt), (wide, y + tilt), (wide, y + tilt + 0.022), (-wide, y - tilt + 0.022)), sharp=True))
    parts.append(Part("dark", ((-0.32, -0.24), (0.0, -0.28), (0.32, -0.22), (0.30, -0.08), (0.0, -0.10), (-0.30, -0.10))))
    parts += [_oval("glow", 0.15, -0.17, 0.06, 0.05), _oval("glow", -0.15, -0.17, 0.04, 0.03)]
    return parts


def ghoul(vary: random.Random) -> list[Part]:
    """Gaunt, bald and hungry."""
    parts = [_shoulders("cloth", 0.88, 0.50)]
    parts += _both("skin", ((0.34, -0.22), (0.60, -0.46), (0.56, -0.14), (0.38, 0.0)))
    parts.append(_whole("skin", ((0, -0.70), (0.28, -0.64), (0.40, -0.32), (0.32, -0.02), (0.24, 0.16), (0.26, 0.40), (0, 0.60))))
    parts += _both("dark", ((0.06, -0.10), (0.16, -0.24), (0.32, -0.20), (0.28, -0.04), (0.14, 0.0)))
    parts += [_oval("glow", side * 0.19, -0.12, 0.06, 0.05) for side in (-1, 1)]
    parts.append(_whole("dark", ((0, 0.02), (0.06, 0.12), (0, 0.13)), sharp=True))
    parts.append(_whole("dark", ((0, 0.20), (0.17, 0.22), (0.19, 0.36), (0.10, 0.50), (0, 0.52))))
    for x, y, tip in ((-0.12, 0.22, 0.34), (0.12, 0.22, 0.34), (-0.05, 0.21, 0.28), (0.05, 0.21, 0.28)):
        parts.append(Part("bone", ((x - 0.03, y), (x + 0.03, y), (x, tip)), sharp=True))
    return parts


def ghost(vary: random.Random) -> list[Part]:
    """A veil with nobody in it."""
    hem = [(0.66, 0.86), (0.48, 1.04), (0.32, 0.84), (0.16, 1.06), (0.0, 0.88)]
    parts = [_whole("veil", ((0, -0.86), (0.30, -0.76), (0.46, -0.40), (0.44, 0.0), (0.62, 0.40), *hem))]
    parts.append(_whole("dark", ((0, -0.60), (0.22, -0.54), (0.32, -0.24), (0.24, 0.14), (0, 0.26))))
    parts += _both("glow", ((0.08, -0.22), (0.15, -0.30), (0.23, -0.24), (0.15, -0.16)))
    mouth = vary.uniform(0.05, 0.14)
    parts.append(_oval("glow", 0, 0.06, 0.05, mouth))
    return parts


def headless(vary: random.Random) -> list[Part]:
    """Plate armour, and above the gorget only fire."""
    parts = [Part("glow", ((-0.16, 0.08), (-0.24, -0.24), (-0.15, -0.46), (-0.11, -0.30), (-0.06, -0.78), (0.08, -0.44), (0.15, -0.60), (0.24, -0.22), (0.16, 0.08)))]
    parts.append(_whole("iron", ((0, 0.02), (0.28, -0.04), (0.40, 0.14), (0.88, 0.30), (1.0, 0.66), (1.0, 1.1), (0, 1.12))))
    parts.append(_whole("dark", ((0, -0.02), (0.20, -0.04), (0.24, 0.06), (0, 0.12))))
    parts.append(_whole("gold", ((0, 0.34), (0.10, 0.44), (0.10, 0.80), (0, 0.92)), sharp=True))
    parts += _both("iron", ((0.46, 0.18), (0.80, 0.10), (1.02, 0.34), (0.96, 0.62), (0.60, 0.50)))
    return parts


def demon(vary: random.Random) -> list[Part]:
    """Horns over a narrow face."""
    style = vary.choice(("ram", "bull", "stag"))
    parts = [_shoulders(wide=0.98, top=0.46)]
    if style == "ram":
        horn: Line = ((0.18, -0.44), (0.44, -0.72), (0.76, -0.58), (0.80, -0.22), (0.58, -0.06), (0.62, -0.30), (0.46, -0.46), (0.26, -0.30))
    elif style == "bull":
        horn = ((0.20, -0.40), (0.52, -0.52), (0.70, -0.96), (0.84, -0.56), (0.66, -0.26), (0.30, -0.24))
    else:
        horn = ((0.14, -0.46), (0.24, -0.80), (0.52, -1.02), (0.42, -0.74), (0.62, -0.72), (0.40, -0.56), (0.32, -0.36))
    parts += _both("bone", horn)
    parts += _both("skin", ((0.28, -0.20), (0.62, -0.32), (0.52, -0.06), (0.30, 0.04)))
    parts.append(_whole("skin", ((0, -0.54), (0.26, -0.48), (0.38, -0.22), (0.30, 0.14), (0.14, 0.40), (0, 0.46))))
    parts += _eyes(0.17, -0.15, 0.11, 0.055, 0.07)
    parts += _both("dark", ((0.04, -0.18), (0.20, -0.30), (0.36, -0.34), (0.22, -0.24)))
    parts.append(_whole("skin", ((0, -0.14), (0.05, -0.04), (0.09, 0.08), (0, 0.12))))
    parts.append(_whole("dark", ((0, 0.22), (0.12, 0.20), (0.22, 0.12), (0.14, 0.27), (0, 0.29))))
    parts += _both("bone", ((0.07, 0.21), (0.12, 0.20), (0.09, 0.29)), sharp=True)
    parts.append(_whole("hair", ((0, 0.36), (0.10, 0.38), (0.06, 0.60), (0, 0.78))))
    return parts


def imp(vary: random.Random) -> list[Part]:
    """Small, winged and pleased with itself."""
    wing: Line = ((0.16, 0.34), (0.50, -0.30), (0.98, -0.62), (0.94, -0.14), (1.02, 0.24), (0.76, 0.22), (0.66, 0.56), (0.44, 0.46))
    parts = _both("cloth", wing)
    parts.append(_whole("skin", ((0, 0.36), (0.22, 0.40), (0.34, 0.70), (0.26, 1.1), (0, 1.12))))
    parts += _both("bone", ((0.12, -0.40), (0.18, -0.68), (0.30, -0.80), (0.30, -0.56), (0.28, -0.34)))
    parts += _both("skin", ((0.28, -0.22), (0.62, -0.42), (0.54, -0.12), (0.30, 0.04)))
    parts.append(_whole("skin", ((0, -0.50), (0.26, -0.44), (0.36, -0.16), (0.28, 0.16), (0.12, 0.36), (0, 0.40))))
    parts += _eyes(0.16, -0.12, 0.10, 0.085, 0.04)
    parts.append(_whole("dark", ((0, 0.18), (0.14, 0.14), (0.24, 0.06), (0.16, 0.26), (0, 0.29))))
    for x in (-0.10, 0.0, 0.10):
        parts.append(Part("bone", ((x - 0.04, 0.155), (x + 0.04, 0.155), (x, 0.23)), sharp=True))
    parts.append(_whole("skin", ((0, -0.08), (0.04, 0.0), (0.06, 0.06), (0, 0.09))))
    return parts


def dragon(vary: random.Random) -> list[Part]:
    """A head in profile on a long neck; horns, crest and muzzle differ."""
    horn, snout, crest = vary.uniform(-0.98, -0.62), vary.uniform(-0.92, -0.68), vary.randint(3, 5)
    brow = vary.uniform(-0.50, -0.40)
    parts: list[Part] = []
    for index in range(crest):
        x, y = 0.56 + 0.07 * index, -0.16 + 0.27 * index
        parts.append(Part("bone", ((x - 0.10, y - 0.10), (x + 0.24, y - 0.16), (x + 0.02, y + 0.16)), sharp=True))
    if vary.random() < 0.5:
        parts.append(Part("bone", ((0.40, -0.20), (0.66, -0.30), (0.98, horn + 0.36), (0.78, -0.12), (0.52, 0.02))))
    outline = (
        (0.98, 1.12), (0.84, 0.56), (0.66, 0.06), (0.54, -0.26), (0.30, -0.42), (0.12, brow), (-0.06, -0.34),
        (-0.30, -0.26), (snout + 0.20, -0.30), (snout + 0.04, -0.22), (snout, -0.06), (-0.36, 0.04), (-0.06, 0.08),
        (0.10, 0.12), (-0.10, 0.20), (-0.40, 0.18), (snout + 0.16, 0.16), (snout + 0.18, 0.28), (-0.30, 0.40),
        (0.06, 0.46), (0.20, 0.70), (0.18, 1.12),
    )
    parts.append(Part("skin", outline))
    parts.append(Part("bone", ((0.24, -0.36), (0.44, -0.56), (0.62, horn), (0.80, horn + 0.08), (0.60, -0.44), (0.44, -0.22))))
    parts.append(Part("bone", ((-0.02, -0.40), (0.06, -0.62), (0.12, -0.64), (0.14, -0.40))))
    parts.append(Part("dark", ((-0.02, -0.20), (0.06, -0.30), (0.20, -0.28), (0.16, -0.16))))
    parts.append(Part("glow", ((0.02, -0.21), (0.08, -0.26), (0.16, -0.25), (0.12, -0.18))))
    parts.append(Part("dark", ((snout + 0.09, -0.20), (snout + 0.17, -0.21), (snout + 0.14, -0.15))))
    for x in (-0.54, -0.40, -0.26, -0.12):
        parts.append(Part("bone", ((x - 0.045, 0.02), (x + 0.045, 0.04), (x - 0.01, 0.15)), sharp=True))
    parts += [Part("bone", ((x - 0.04, 0.19), (x + 0.04, 0.19), (x - 0.01, 0.10)), sharp=True) for x in (-0.46, -0.32, -0.18)]
    for y in (0.56, 0.72, 0.88):
        parts.append(Part("dark", ((0.20, y), (0.46, y - 0.05), (0.47, y - 0.025), (0.20, y + 0.03))))
    return parts


def _shadowed_face(parts: list[Part]) -> list[Part]:
    parts.append(_whole("dark", ((0, -0.52), (0.26, -0.44), (0.32, -0.12), (0.26, 0.20), (0, 0.42))))
    parts += _both("glow", ((0.06, -0.08), (0.15, -0.13), (0.24, -0.11), (0.15, -0.04)))
    return parts


def rogue(vary: random.Random) -> list[Part]:
    """A hood, a scarf, two watchful eyes."""
    parts = _shadowed_face([_shoulders(), _whole("cloth", ((0, -0.94), (0.30, -0.78), (0.52, -0.34), (0.50, 0.10), (0.36, 0.48), (0, 0.62)))])
    parts.append(_whole("scarf", ((0, 0.04), (0.30, -0.02), (0.36, 0.24), (0.22, 0.52), (0, 0.62))))
    parts.append(_whole("scarf", ((0, 0.56), (0.40, 0.38), (0.56, 0.52), (0.30, 0.74), (0, 0.78))))
    return parts


def sorcerer(vary: random.Random) -> list[Part]:
    """A tall hat with stars, the face in its shade."""
    bend = vary.uniform(-0.25, 0.25)
    parts = [_shoulders()]
    parts += _both("hair", ((0.18, -0.28), (0.42, -0.06), (0.46, 0.50), (0.34, 0.70), (0.24, 0.30)))
    parts = _shadowed_face(parts)
    parts.append(_whole("cloth", ((0, -0.28), (0.44, -0.30), (0.84, -0.18), (0.48, -0.44), (0, -0.48))))
    parts.append(Part("cloth", ((-0.38, -0.40), (-0.22, -0.72), (bend, -1.06), (0.20, -0.74), (0.38, -0.40))))
    parts.append(_whole("gold", ((0, -0.40), (0.38, -0.38), (0.36, -0.48), (0, -0.50))))
    parts.append(_oval("glow", bend * 0.4, -0.70, 0.06, 0.06))
    return parts


def priest(vary: random.Random) -> list[Part]:
    """A halo behind a cowl."""
    parts = [_oval("gold", 0, -0.26, 0.78, 0.78), _oval("veil", 0, -0.26, 0.68, 0.68), _shoulders()]
    parts = _shadowed_face([*parts, _whole("cloth", ((0, -0.80), (0.34, -0.68), (0.48, -0.30), (0.46, 0.16), (0.34, 0.50), (0, 0.58)))])
    parts.append(_whole("gold", ((0, 0.50), (0.20, 0.48), (0.24, 0.58), (0.12, 1.1), (0, 1.12))))
    return parts


def warrior(vary: random.Random) -> list[Part]:
    """A great helm with wings or plume."""
    parts = [_shoulders("iron", 1.0, 0.38), *_collar()]
    if vary.random() < 0.5:
        wing: Line = ((0.38, -0.34), (0.62, -0.50), (0.70, -1.0), (0.86, -0.62), (0.80, -0.24), (0.44, -0.10))
        parts += _both("bone", wing)
    else:
        parts.append(Part("scarf", ((-0.10, -0.60), (0.0, -1.02), (0.34, -1.0), (0.62, -0.66), (0.56, -0.30), (0.36, -0.60))))
    parts.append(_whole("iron", ((0, -0.74), (0.32, -0.64), (0.46, -0.30), (0.44, 0.20), (0.28, 0.50), (0, 0.60))))
    parts.append(_whole("dark", ((0, -0.14), (0.38, -0.20), (0.38, -0.08), (0, -0.02)), sharp=True))
    parts += _both("glow", ((0.12, -0.12), (0.26, -0.15), (0.25, -0.09), (0.13, -0.07)), sharp=True)
    parts.append(_whole("gold", ((0, -0.76), (0.05, -0.70), (0.05, 0.52), (0, 0.60)), sharp=True))
    for y in (0.10, 0.20, 0.30):
        parts += _both("dark", ((0.12, y), (0.30, y - 0.02), (0.30, y + 0.02), (0.12, y + 0.04)), sharp=True)
    return parts


def king(vary: random.Random) -> list[Part]:
    """The hero himself: helm, crown and halo of thorns."""
    parts = [_oval("gold", 0, -0.30, 0.74, 0.74), _oval("veil", 0, -0.30, 0.64, 0.64), *warrior(random.Random(4))]
    spikes = ((0, -1.02), (0.14, -0.76), (0.26, -0.96), (0.34, -0.70), (0.48, -0.86), (0.44, -0.42), (0, -0.34))
    parts.append(_whole("gold", spikes, sharp=True))
    return parts


BUSTS: dict[str, Bust] = {
    build.__name__: build
    for build in (
        goblin, orc, ogre, troll, hag, skeleton, hooded_skull, crowned_skull, helmed_skull, mitred_skull, mummy,
        ghoul, ghost, headless, demon, imp, dragon, rogue, sorcerer, priest, warrior, king,
    )
}  # fmt: skip
