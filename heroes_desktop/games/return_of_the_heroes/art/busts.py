"""The five heroes, man and woman: open faces, each with the hair and dress of the trade."""

# ruff: noqa: ARG001 - every bust takes its generator, whether or not it bends a measure

from __future__ import annotations

import random

from heroes_desktop.desktop.art.people.parts import Bust, Line, Part, both, oval, shoulders, whole


def _head(wide: float = 0.36, chin: float = 0.46, brow: float = 0.0, ears: Line = ()) -> list[Part]:
    """Neck, ears, skull, eyes, brows, nose and mouth of a face seen from the front."""
    parts = [whole("face", ((0, 0.18), (0.16, 0.26), (0.2, 0.64), (0, 0.74)))]
    parts += both(
        "face", ears or ((wide - 0.02, -0.1), (wide + 0.09, -0.14), (wide + 0.07, 0.06), (wide, 0.12))
    )
    skull = (
        (0, -0.54),
        (wide * 0.68, -0.47),
        (wide, -0.22),
        (wide * 0.96, 0.06),
        (wide * 0.7, 0.3),
        (0.11, chin),
    )
    parts.append(whole("face", (*skull, (0, chin + 0.02))))
    eye = wide * 0.44
    parts += both("bone", ((eye - 0.085, -0.08), (eye, -0.14), (eye + 0.085, -0.09), (eye, -0.03)))
    parts += both("dark", ((eye - 0.045, -0.085), (eye, -0.135), (eye + 0.045, -0.085), (eye, -0.04)))
    parts += [oval("bone", side * eye + 0.02, -0.108, 0.016, 0.016) for side in (-1, 1)]
    line = ((eye - 0.1, -0.18 + brow), (eye, -0.24), (eye + 0.12, -0.2), (eye + 0.1, -0.17), (eye, -0.2))
    parts += both("hair", (*line, (eye - 0.09, -0.15 + brow)))
    parts.append(whole("face", ((0, -0.1), (0.03, 0.0), (0.07, 0.1), (0.03, 0.13), (0, 0.13))))
    parts.append(whole("dark", ((0, 0.24), (0.09, 0.23), (0.14, 0.21), (0.09, 0.262), (0, 0.272))))
    return parts


POINTED: Line = ((0.33, -0.06), (0.44, -0.2), (0.62, -0.36), (0.5, -0.04), (0.34, 0.1))
"""The ears of elves."""


def _long_hair(low: float = 0.9, wide: float = 0.56) -> Part:
    """Hair that falls behind the shoulders."""
    half = (
        (0, -0.66),
        (0.34, -0.58),
        (0.5, -0.2),
        (wide, 0.36),
        (wide + 0.06, low),
        (0.3, low + 0.06),
        (0, 0.7),
    )
    return whole("hair", half)


def _fringe() -> list[Part]:
    """Hair parted in the middle."""
    lock = (
        (0.0, -0.6),
        (0.26, -0.58),
        (0.42, -0.3),
        (0.43, 0.08),
        (0.35, -0.12),
        (0.24, -0.34),
        (0.02, -0.5),
    )
    return both("hair", lock)


def _crop() -> Part:
    """Short hair that stands up a little."""
    half = ((0, -0.72), (0.14, -0.8), (0.24, -0.7), (0.36, -0.62), (0.42, -0.34), (0.4, -0.12), (0.35, -0.28))
    return whole("hair", (*half, (0.2, -0.42), (0, -0.44)))


def _beard(long: float) -> list[Part]:
    """A beard down to where it is told, with a moustache over it."""
    half = ((0, 0.2), (0.14, 0.18), (0.3, 0.02), (0.4, 0.02), (0.4, 0.34), (0.28, long * 0.8), (0, long))
    lip = ((0.0, 0.17), (0.12, 0.15), (0.26, 0.26), (0.2, 0.3), (0.06, 0.24))
    return [
        whole("hair", half),
        *both("hair", lip),
        whole("dark", ((0, 0.27), (0.08, 0.27), (0.05, 0.3), (0, 0.31))),
    ]


def champion(vary: random.Random) -> list[Part]:
    """The Warrior: cropped hair, a broad jaw, shoulder plates."""
    parts = [shoulders("iron", 1.04, 0.46), *_head(0.38, 0.47, 0.035), _crop()]
    parts += both("gold", ((0.5, 0.56), (0.86, 0.56), (1.04, 0.78), (0.98, 0.94), (0.58, 0.84)))
    parts.append(whole("scarf", ((0, 0.56), (0.22, 0.48), (0.36, 0.56), (0.3, 0.74), (0, 0.82))))
    return parts


def championess(vary: random.Random) -> list[Part]:
    """The Warrior: a long plait, a circlet, shoulder plates."""
    parts = [_long_hair(0.7, 0.5), shoulders("iron", 0.94, 0.5), *_head(0.34, 0.44, 0.02), *_fringe()]
    parts += both("gold", ((0.48, 0.6), (0.8, 0.6), (0.94, 0.8), (0.9, 0.94), (0.54, 0.86)))
    parts.append(whole("gold", ((0, -0.4), (0.38, -0.36), (0.39, -0.3), (0, -0.33))))
    parts.append(whole("scarf", ((0, 0.58), (0.2, 0.5), (0.32, 0.58), (0.26, 0.74), (0, 0.8))))
    return parts


def archer(vary: random.Random) -> list[Part]:
    """The Elf: pointed ears, smooth hair, a leaf at the throat."""
    parts = [
        _long_hair(0.8, 0.48),
        shoulders("cloth", 0.9, 0.52),
        *_head(0.34, 0.47, 0.0, POINTED),
        *_fringe(),
    ]
    parts += both("scarf", ((0.0, 0.62), (0.34, 0.5), (0.6, 0.62), (0.3, 0.78), (0.0, 0.96)))
    parts.append(oval("gold", 0, 0.7, 0.06, 0.1))
    return parts


def archeress(vary: random.Random) -> list[Part]:
    """The Elf: pointed ears, flowing hair, a diadem of leaves."""
    parts = [
        _long_hair(1.02, 0.64),
        shoulders("cloth", 0.84, 0.54),
        *_head(0.33, 0.45, -0.01, POINTED),
        *_fringe(),
    ]
    for x in (-0.26, -0.13, 0.0, 0.13, 0.26):
        parts.append(oval("scarf", x, -0.42 + abs(x) * 0.2, 0.05, 0.09))
    parts.append(whole("gold", ((0, 0.58), (0.18, 0.52), (0.24, 0.6), (0.1, 0.74), (0, 0.8))))
    return parts


def _hat() -> list[Part]:
    """A wizard's pointed hat with its band."""
    cone = ((-0.42, -0.44), (-0.24, -0.82), (0.02, -1.1), (0.26, -1.0), (0.2, -0.8), (0.42, -0.44))
    brim = whole("cloth", ((0, -0.36), (0.44, -0.38), (0.8, -0.24), (0.5, -0.5), (0, -0.52)))
    return [Part("cloth", cone), brim, whole("gold", ((0, -0.44), (0.42, -0.44), (0.4, -0.55), (0, -0.57)))]


def mage(vary: random.Random) -> list[Part]:
    """The Magician: hat, long grey beard, a jewel that shines."""
    parts = [shoulders("cloth", 0.94, 0.5), *_head(0.35, 0.46, 0.02), *_beard(0.96), *_hat()]
    parts.append(oval("glow", 0, -0.5, 0.07, 0.07))
    return parts


def mageress(vary: random.Random) -> list[Part]:
    """The Magician: hat over dark hair, a jewel at the throat."""
    parts = [_long_hair(0.94, 0.58), shoulders("cloth", 0.86, 0.54), *_head(0.33, 0.45), *_fringe(), *_hat()]
    parts += [
        whole("veil", ((0, 0.58), (0.2, 0.5), (0.32, 0.6), (0.14, 0.76), (0, 0.84))),
        oval("glow", 0, 0.74, 0.07, 0.07),
    ]
    return parts


def _helm() -> list[Part]:
    """A round helmet with a nose guard and two horns."""
    dome = whole("iron", ((0, -0.78), (0.3, -0.72), (0.46, -0.46), (0.48, -0.24), (0.2, -0.3), (0, -0.3)))
    rim = whole("gold", ((0, -0.34), (0.48, -0.3), (0.49, -0.2), (0, -0.24)))
    horns = both(
        "bone", ((0.42, -0.5), (0.62, -0.56), (0.78, -0.86), (0.84, -0.5), (0.64, -0.32), (0.46, -0.34))
    )
    return [*horns, dome, rim, whole("iron", ((0, -0.3), (0.05, -0.28), (0.045, 0.02), (0, 0.05)))]


def miner(vary: random.Random) -> list[Part]:
    """The Dwarf: a horned helmet and a beard to be proud of."""
    parts = [shoulders("cloth", 1.08, 0.4), *_head(0.42, 0.42, 0.04), *_beard(1.06), *_helm()]
    parts += both("gold", ((0.1, 0.66), (0.2, 0.64), (0.19, 0.76), (0.1, 0.77)))
    return parts


def mineress(vary: random.Random) -> list[Part]:
    """The Dwarf: a helmet over two thick plaits."""
    parts = [shoulders("cloth", 1.02, 0.44), *_head(0.4, 0.42, 0.01)]
    for level in range(4):
        parts += [
            oval("hair", side * (0.5 + 0.02 * level), 0.06 + 0.22 * level, 0.14, 0.15) for side in (-1, 1)
        ]
    parts += both("gold", ((0.46, 0.82), (0.66, 0.82), (0.65, 0.92), (0.47, 0.92)))
    parts += [*both("hair", ((0.3, -0.3), (0.46, -0.22), (0.5, 0.0), (0.38, 0.0))), *_helm()]
    parts.append(whole("scarf", ((0, 0.54), (0.26, 0.46), (0.4, 0.56), (0.3, 0.72), (0, 0.8))))
    return parts


def cleric(vary: random.Random) -> list[Part]:
    """The Priest: a wreath of hair, a white robe, a golden sun."""
    parts = [shoulders("linen", 0.98, 0.48), *_head(0.36, 0.46, -0.01)]
    parts += both(
        "hair", ((0.26, -0.44), (0.38, -0.36), (0.46, -0.1), (0.42, 0.12), (0.36, -0.1), (0.32, -0.3))
    )
    parts += [*_beard(0.6), whole("gold", ((0, 0.62), (0.3, 0.5), (0.38, 0.56), (0.06, 0.86), (0, 0.88)))]
    return [*parts, oval("glow", 0, 0.9, 0.08, 0.08)]


def clericess(vary: random.Random) -> list[Part]:
    """The Priest: a veil, a white robe, a golden sun."""
    veil = ((0, -0.74), (0.34, -0.66), (0.54, -0.3), (0.58, 0.3), (0.7, 0.9), (0.4, 1.0), (0, 0.7))
    edge = ((0.0, -0.62), (0.26, -0.56), (0.42, -0.26), (0.44, 0.2), (0.36, 0.0), (0.28, -0.3), (0.0, -0.46))
    parts = [
        whole("linen", veil),
        shoulders("linen", 0.88, 0.54),
        *_head(0.33, 0.45, -0.01),
        *both("linen", edge),
    ]
    parts.append(whole("gold", ((0, 0.62), (0.26, 0.52), (0.34, 0.58), (0.06, 0.84), (0, 0.86))))
    return [*parts, oval("glow", 0, 0.88, 0.08, 0.08)]


BUSTS: dict[str, Bust] = {
    build.__name__: build
    for build in (
        champion, championess, archer, archeress, mage, mageress, miner, mineress, cleric, clericess
    )
}  # fmt: skip
"""The heroes by the names `figures.toml` uses."""
