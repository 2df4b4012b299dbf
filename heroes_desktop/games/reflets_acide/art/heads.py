"""What the faces of this game's people are built of: head, eyes, hair, beards, horns, muzzles."""

from __future__ import annotations

from heroes_desktop.desktop.art.people.parts import Line, Part, both, oval, whole

_HEAD: Line = ((0, -0.56), (0.24, -0.50), (0.37, -0.26), (0.36, 0.02), (0.28, 0.26), (0.12, 0.42), (0, 0.45))
EARS: dict[str, Line] = {
    "round": ((0.34, -0.14), (0.45, -0.18), (0.45, 0.04), (0.35, 0.12)),
    "pointed": ((0.33, -0.04), (0.50, -0.24), (0.80, -0.46), (0.62, -0.08), (0.40, 0.12)),
    "drooping": ((0.33, -0.10), (0.56, -0.14), (0.78, 0.06), (0.58, 0.10), (0.36, 0.14)),
}


def eyes(across: float = 0.155, y: float = -0.10, size: float = 1.0, *, glow: bool = False) -> list[Part]:
    """Two eyes with whites, pupils and a light in them."""
    parts: list[Part] = []
    for share, tone in ((1.0, "dark" if glow else "bone"), (0.62, "glow" if glow else "dark")):
        wide, high = 0.088 * share * size, 0.064 * share * size
        parts += both(tone, ((across - wide, y), (across, y - high), (across + wide, y), (across, y + high)))
    if not glow:
        light = 0.016 * size
        parts += [oval("bone", x, y - 0.025 * size, light, light) for x in (-across + 0.02, across + 0.02)]
    return parts


def brows(low: float = 0.0, thick: float = 1.0) -> list[Part]:
    """`low` draws their inner ends down; thick ones belong to dwarves."""
    top = 0.05 * thick
    return both(
        "hair",
        (
            (0.05, -0.21 + low),
            (0.16, -0.23 - top),
            (0.29, -0.22),
            (0.27, -0.18),
            (0.16, -0.21),
            (0.06, -0.16 + low),
        ),
    )


def face(
    *,
    ears: str = "round",
    jaw: float = 0.0,
    brow: float = 0.0,
    thick: float = 1.0,
    smile: float = 0.04,
    nose: float = 1.0,
    glow: bool = False,
) -> list[Part]:
    """Neck, ears, head, eyes, brows, nose and mouth; `jaw` widens the chin."""
    head = [(x + (jaw if y > 0.1 and x > 0 else 0.0), y) for x, y in _HEAD]
    parts = [whole("face", ((0, 0.20), (0.17, 0.24), (0.19, 0.62), (0, 0.72)))]
    if ears:
        parts += both("face", EARS[ears])
    parts.append(whole("face", head))
    parts += eyes(glow=glow)
    parts += brows(brow, thick)
    wide = 0.075 * nose
    parts.append(
        whole("face", ((0, -0.12), (0.035 * nose, 0.0), (wide, 0.09), (wide * 0.6, 0.13), (0, 0.13)))
    )
    parts.append(
        whole("dark", ((0, 0.235), (0.10, 0.225), (0.155, 0.235 - smile), (0.10, 0.262), (0, 0.275)))
    )
    return parts


# hair


def mane(long: float = 0.9) -> Part:
    """Hair that falls behind the shoulders."""
    return whole(
        "hair",
        ((0, -0.70), (0.36, -0.56), (0.50, -0.16), (0.52, 0.34), (0.56, long), (0.30, long + 0.06), (0, 0.6)),
    )


def parted() -> list[Part]:
    """Hair parted over the forehead."""
    top = whole("hair", ((0, -0.66), (0.28, -0.60), (0.43, -0.34), (0.40, -0.14), (0.30, -0.38), (0, -0.46)))
    return [top, *both("hair", ((0.30, -0.44), (0.44, -0.30), (0.44, 0.20), (0.36, 0.36), (0.34, -0.10)))]


def cropped() -> Part:
    """Short hair with a ragged edge."""
    return whole(
        "hair",
        (
            (0, -0.72),
            (0.14, -0.82),
            (0.22, -0.70),
            (0.36, -0.70),
            (0.42, -0.44),
            (0.42, -0.16),
            (0.36, -0.20),
            (0.32, -0.38),
            (0.16, -0.44),
            (0, -0.40),
        ),
    )


def beard(long: float = 0.9, wide: float = 0.44) -> list[Part]:
    """A full beard with a moustache over it."""
    full = whole(
        "hair",
        (
            (0, 0.22),
            (0.15, 0.20),
            (0.24, 0.04),
            (0.37, -0.04),
            (wide, 0.20),
            (wide * 0.9, 0.55),
            (0.20, long),
            (0, long + 0.06),
        ),
    )
    moustache = both("hair", ((0, 0.17), (0.14, 0.15), (0.32, 0.24), (0.38, 0.36), (0.20, 0.31), (0, 0.26)))
    return [full, whole("dark", ((0, 0.29), (0.09, 0.28), (0.07, 0.34), (0, 0.35))), *moustache]


def braids(low: float = 0.86) -> list[Part]:
    """Two plaits with rings."""
    parts: list[Part] = []
    for step in range(4):
        y = 0.22 + step * (low - 0.22) / 4
        parts += [oval("hair", x, y, 0.10, 0.12) for x in (-0.46, 0.46)]
    return [*parts, *(oval("gold", x, low, 0.085, 0.045) for x in (-0.46, 0.46))]


# horns and muzzles


HORNS: dict[str, Line] = {
    "ram": (
        (0.16, -0.46),
        (0.42, -0.74),
        (0.74, -0.62),
        (0.80, -0.28),
        (0.60, -0.10),
        (0.62, -0.34),
        (0.46, -0.50),
        (0.26, -0.36),
    ),
    "bull": ((0.20, -0.44), (0.52, -0.56), (0.70, -1.0), (0.84, -0.60), (0.66, -0.30), (0.30, -0.28)),
    "goat": ((0.12, -0.48), (0.20, -0.78), (0.42, -1.04), (0.40, -0.76), (0.32, -0.44)),
    "stub": ((0.14, -0.48), (0.20, -0.66), (0.30, -0.70), (0.32, -0.46)),
}


def muzzle(wide: float = 0.24, low: float = 0.42, tone: str = "linen") -> list[Part]:
    """A snout with its nose and mouth."""
    return [
        whole(tone, ((0, -0.04), (wide * 0.6, 0.0), (wide, 0.18), (wide * 0.8, low - 0.04), (0, low))),
        whole("dark", ((0, 0.0), (0.11, 0.0), (0.13, 0.07), (0.05, 0.13), (0, 0.14))),
        whole("dark", ((0, 0.13), (0.018, 0.14), (0.02, 0.25), (0.14, 0.30), (0.10, 0.33), (0, 0.28))),
    ]
