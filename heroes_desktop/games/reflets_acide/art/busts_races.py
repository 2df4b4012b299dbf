"""Elves, dwarves, humans and half-demons: open faces, no two of them quite alike."""

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Line, Part, both, collar, oval, shoulders, whole

from . import heads

_CIRCLET: Line = ((0, -0.44), (0.24, -0.40), (0.39, -0.28), (0.39, -0.22), (0.23, -0.33), (0, -0.37))


def _cloak() -> list[Part]:
    """Shoulders under a cloak with its clasp."""
    return [
        shoulders("cloth", 0.92, 0.50),
        whole("scarf", ((0, 0.62), (0.26, 0.52), (0.42, 0.58), (0.30, 0.76), (0, 0.84))),
        oval("gold", 0, 0.76, 0.07, 0.07),
    ]


def elf_archer(vary: random.Random) -> list[Part]:
    """Long hair, a circlet, ears that hear everything."""
    parts = [heads.mane(vary.uniform(0.8, 1.0)), *_cloak()]
    parts += heads.face(ears="pointed", jaw=-0.03, brow=-0.01, smile=vary.uniform(0.0, 0.06))
    parts += heads.parted()
    parts.append(whole("gold", _CIRCLET))
    parts.append(oval("glow", 0, -0.40, 0.05, 0.06))
    return parts


def elf_scout(vary: random.Random) -> list[Part]:
    """Short hair, a hood on the back, a leaf at the collar."""
    hood = whole("cloth", ((0, 0.0), (0.50, 0.16), (0.68, 0.50), (0.44, 0.80), (0, 0.84)))
    parts = [hood, shoulders("cloth", 0.86, 0.54)]
    parts += heads.face(ears="pointed", jaw=-0.02, brow=0.03, smile=vary.uniform(-0.02, 0.04))
    parts.append(heads.cropped())
    parts += both("scarf", ((0.02, 0.66), (0.26, 0.50), (0.34, 0.62), (0.14, 0.98), (0.02, 0.98)))
    return parts


def elf_lady(vary: random.Random) -> list[Part]:
    """Plaits and a veil of leaves."""
    parts = [heads.mane(0.62), *_cloak()]
    parts += heads.face(ears="pointed", jaw=-0.04, brow=-0.02, smile=0.06)
    parts += [*heads.parted(), *heads.braids(vary.uniform(0.78, 0.92))]
    for x, y in ((0.0, -0.66), (0.20, -0.62), (0.36, -0.48)):
        parts += [oval("scarf", x, y, 0.10, 0.06)] + ([oval("scarf", -x, y, 0.10, 0.06)] if x else [])
    return parts


def dwarf_smith(vary: random.Random) -> list[Part]:
    """A round cap of iron, brows like hedges, a beard to the belt."""
    parts = [shoulders("iron", 1.04, 0.34)]
    parts += heads.face(jaw=0.07, brow=0.03, thick=2.0, smile=0.0, nose=1.7)
    parts += heads.beard(vary.uniform(0.92, 1.08), 0.52)
    cap = whole("iron", ((0, -0.84), (0.28, -0.76), (0.46, -0.44), (0.48, -0.26), (0, -0.30)))
    parts += [cap, whole("gold", ((0, -0.38), (0.48, -0.34), (0.49, -0.24), (0, -0.28)))]
    parts.append(whole("gold", ((0, -0.84), (0.06, -0.80), (0.06, -0.32), (0, -0.32)), sharp=True))
    return parts


def dwarf_horned(vary: random.Random) -> list[Part]:
    """A helm with horns, a forked beard."""
    parts = [shoulders("cloth", 1.04, 0.36)]
    parts += both("bone", heads.HORNS["bull"])
    parts += heads.face(jaw=0.06, brow=0.04, thick=2.2, smile=-0.02, nose=1.6)
    parts += heads.beard(0.70, 0.50)
    fork = ((0.04, 0.56), (0.32, 0.50), (0.40, 0.84), (0.26, vary.uniform(1.0, 1.1)), (0.16, 0.86))
    parts += both("hair", fork)
    parts += [oval("gold", x, 0.82, 0.10, 0.05) for x in (-0.28, 0.28)]
    parts.append(whole("iron", ((0, -0.78), (0.30, -0.70), (0.46, -0.40), (0.46, -0.26), (0, -0.32))))
    return parts


def dwarf_dame(vary: random.Random) -> list[Part]:
    """Plaits as thick as arms and a collar of plates."""
    parts = [shoulders("iron", 1.0, 0.40), *collar()]
    parts += heads.face(jaw=0.05, brow=0.0, thick=1.5, smile=vary.uniform(0.02, 0.06), nose=1.4)
    parts += [*heads.parted(), *heads.braids(0.92)]
    band = whole("gold", _CIRCLET)
    return [*parts, band, oval("glow", 0, -0.40, 0.045, 0.045)]


def human_captain(vary: random.Random) -> list[Part]:
    """A wide hat with a feather, a moustache of some importance."""
    parts = [
        shoulders("cloth", 0.96, 0.48),
        *both("gold", ((0.56, 0.58), (0.86, 0.60), (0.96, 0.80), (0.62, 0.80))),
    ]
    parts += heads.face(jaw=0.03, brow=0.02, smile=0.02)
    parts += both("hair", ((0, 0.17), (0.14, 0.15), (0.30, 0.22), (0.40, 0.12), (0.30, 0.30), (0, 0.24)))
    feather = ((0.34, -0.56), (0.62, -0.92), (0.98, -0.98), (0.80, -0.70), (0.48, -0.44))
    parts.append(Part("bone", feather))
    parts.append(whole("scarf", ((0, -0.36), (0.48, -0.40), (0.86, -0.60), (0.56, -0.54), (0, -0.54))))
    parts.append(whole("scarf", ((0, -0.88), (0.26, -0.84), (0.40, -0.52), (0, -0.46))))
    tilt = vary.uniform(-0.02, 0.02)
    return [*parts, whole("gold", ((0, -0.54 + tilt), (0.39, -0.54), (0.40, -0.48), (0, -0.47 + tilt)))]


def human_scholar(vary: random.Random) -> list[Part]:
    """A tonsure, spectacles and a cowl."""
    parts = [shoulders("cloth", 0.90, 0.50)]
    parts.append(whole("cloth", ((0, 0.40), (0.36, 0.34), (0.56, 0.56), (0.34, 0.78), (0, 0.82))))
    parts += heads.face(jaw=vary.uniform(0.0, 0.05), brow=-0.02, smile=0.05, nose=1.3)
    parts += both("hair", ((0.30, -0.44), (0.44, -0.34), (0.46, 0.0), (0.38, 0.02), (0.36, -0.24)))
    for x in (-0.155, 0.155):
        ring, hole = oval("gold", x, -0.09, 0.14, 0.13), oval("gold", x, -0.09, 0.115, 0.105)
        parts.append(
            Part("gold", (*ring.points, ring.points[0], hole.points[0], *reversed(hole.points)), True)
        )
    return parts


def human_lady(vary: random.Random) -> list[Part]:
    """Hair pinned up, a high collar, a key on a chain."""
    parts = [oval("hair", 0, -0.78, 0.26, 0.22), shoulders("cloth", 0.84, 0.52)]
    parts += both(
        "scarf", ((0.10, 0.84), (0.24, 0.46), (0.42, 0.26), (0.56, 0.10), (0.56, 0.44), (0.26, 0.94))
    )
    parts += heads.face(jaw=-0.04, brow=0.03, smile=vary.uniform(0.0, 0.05))
    parts += heads.parted()
    parts.append(oval("gold", 0, 0.86, 0.08, 0.08))
    return [*parts, *both("gold", ((0.40, 0.10), (0.45, 0.10), (0.45, 0.24), (0.40, 0.24)))]


def human_tramp(vary: random.Random) -> list[Part]:
    """A patched hood, stubble, one eyebrow higher than trust allows."""
    parts = [shoulders("cloth", 0.92, 0.46)]
    parts.append(
        whole("cloth", ((0, -0.84), (0.34, -0.70), (0.52, -0.30), (0.54, 0.30), (0.40, 0.62), (0, 0.70)))
    )
    parts += heads.face(ears="", jaw=0.02, brow=vary.uniform(0.0, 0.04), smile=-0.02, nose=1.4)
    stubble = whole("hair", ((0, 0.30), (0.16, 0.28), (0.30, 0.10), (0.28, 0.30), (0.13, 0.44), (0, 0.47)))
    parts.append(stubble)
    parts.append(whole("dark", ((0, 0.28), (0.09, 0.27), (0.13, 0.29), (0, 0.32))))
    return [*parts, Part("scarf", ((0.18, -0.74), (0.38, -0.62), (0.34, -0.46), (0.16, -0.58)), sharp=True)]


def human_knight(vary: random.Random) -> list[Part]:
    """An open helm with its visor up."""
    parts = [shoulders("iron", 1.0, 0.40), *collar()]
    parts += heads.face(ears="", jaw=0.03, brow=0.02, smile=vary.uniform(0.0, 0.05))
    shell = (
        (0, -0.78),
        (0.32, -0.68),
        (0.48, -0.30),
        (0.46, 0.20),
        (0.34, 0.40),
        (0.32, -0.06),
        (0.24, -0.38),
        (0, -0.44),
    )
    parts.append(whole("iron", shell))
    parts.append(whole("gold", ((0, -0.62), (0.36, -0.52), (0.46, -0.36), (0.24, -0.42), (0, -0.48))))
    return [
        *parts,
        Part("scarf", ((-0.06, -0.74), (0.04, -1.04), (0.40, -0.98), (0.62, -0.58), (0.30, -0.70))),
    ]


def _demon(vary: random.Random, horns: str, hair: list[Part], smile: float) -> list[Part]:
    parts = [*hair[:1], *_cloak(), *both("bone", heads.HORNS[horns])]
    parts += heads.face(ears="pointed", jaw=vary.uniform(-0.03, 0.03), brow=0.05, smile=smile, glow=True)
    parts += hair[1:]
    parts += both("bone", ((0.07, 0.25), (0.11, 0.25), (0.09, 0.31)), sharp=True)
    return parts


def demon_ram(vary: random.Random) -> list[Part]:
    """Curled horns, a pointed beard."""
    goatee = whole("hair", ((0, 0.32), (0.10, 0.36), (0.08, 0.60), (0, 0.78)))
    return _demon(vary, "ram", [heads.mane(0.5), heads.cropped(), goatee], 0.02)


def demon_bull(vary: random.Random) -> list[Part]:
    """Horns that do not fit through doors."""
    return _demon(vary, "bull", [heads.mane(0.4), heads.cropped()], -0.03)


def demon_lady(vary: random.Random) -> list[Part]:
    """Long hair round short horns."""
    return _demon(vary, "goat", [heads.mane(1.0), *heads.parted()], 0.06)
