"""What grows and lies about in the land: trees, rocks, peaks, reeds, pools, sheep and little houses."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.art.common import terrain
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb

from .ground import Site


def oak(p: Site, crown: Colour = (110, 154, 66)) -> None:
    """A round tree in three tones."""
    p.shadow(0.14, 0.0, 0.42, 0.12, 150)
    tone = mix(crown, (150, 170, 80), p.choose.random() * 0.4)

    def draw() -> None:
        p.shape([(-0.07, 0), (0.07, 0), (0.04, -0.4), (-0.04, -0.4)], rgb("#5A3C22"))
        for shade, shift, grow in (
            (dark(tone, 0.4), 0.03, 1.0),
            (tone, -0.02, 0.9),
            (lit(tone, 0.25), -0.08, 0.55),
        ):
            for cx, cy, rx, ry in ((0, -0.6, 0.34, 0.28), (-0.22, -0.5, 0.22, 0.2), (0.22, -0.5, 0.22, 0.2),
                                   (0, -0.82, 0.24, 0.2)):  # fmt: skip
                p.oval(cx + shift, cy + shift, rx * grow, ry * grow, shade)

    p.now(draw)


def oak_dark(p: Site) -> None:
    """A tree of the old woods."""
    oak(p, (62, 108, 58))


def willow(p: Site) -> None:
    """A tree that hangs over water."""
    oak(p, (112, 132, 72))


def pine(p: Site) -> None:
    """A dark fir."""
    terrain.pine(p, 0, 0, 1.0, p.choose.uniform(-0.1, 0.15))


def cypress(p: Site) -> None:
    """A tree like a flame."""
    p.shadow(0.08, 0.0, 0.2, 0.07, 150)

    def draw() -> None:
        for grow, tone in ((1.0, "#2C5030"), (0.62, "#4C7A3E")):
            p.shape([(-0.16 * grow, -0.05), (0.16 * grow, -0.05), (0.13 * grow, -0.5), (0.0, -1.0 * grow),
                     (-0.13 * grow, -0.5)], rgb(tone))  # fmt: skip

    p.now(draw)


def dead_tree(p: Site) -> None:
    """Bare branches."""
    p.shadow(0.08, 0.0, 0.2, 0.06, 110)

    def draw() -> None:
        bark = rgb("#4A3A34")
        for points, width in (
            (((0, 0), (0.02, -0.5), (-0.04, -0.9)), 0.1),
            (((0.01, -0.4), (0.26, -0.72)), 0.06),
            (((0.0, -0.5), (-0.26, -0.74)), 0.06),
            (((0.14, -0.58), (0.16, -0.86)), 0.04),
        ):
            p.stroke(points, bark, width)

    p.now(draw)


def peak(p: Site) -> None:
    """A mountain with snow, lit from the left."""
    p.shadow(0.18, 0.0, 0.5, 0.13, 150)
    stone = mix(rgb("#8A8078"), rgb("#6A6A74"), p.choose.random())
    top = p.choose.uniform(-0.1, 0.1)

    def draw() -> None:
        p.shape([(-0.5, 0), (-0.2, -0.5), (top, -1), (0.24, -0.46), (0.5, 0)], dark(stone, 0.3))
        p.shape([(-0.5, 0), (-0.2, -0.5), (top, -1), (top * 0.4 - 0.02, -0.45), (-0.08, 0)], lit(stone, 0.18))
        p.shape([(top, -1), (-0.13, -0.66), (-0.04, -0.6), (top * 0.6, -0.7), (0.1, -0.62), (0.15, -0.64)],
                (244, 246, 250))  # fmt: skip
        p.shape([(top, -1), (top * 0.6, -0.7), (0.1, -0.62), (0.15, -0.64)], (190, 200, 215))

    p.now(draw)


def crag(p: Site) -> None:
    """A dark needle of rock."""
    p.shadow(0.16, 0.0, 0.42, 0.12, 170)
    stone = mix(rgb("#5A4A48"), rgb("#443C44"), p.choose.random())

    def draw() -> None:
        p.shape(
            [(-0.42, 0), (-0.3, -0.5), (-0.1, -0.86), (0.06, -0.6), (0.2, -0.78), (0.42, 0)], dark(stone, 0.3)
        )
        p.shape([(-0.42, 0), (-0.3, -0.5), (-0.1, -0.86), (-0.06, 0)], lit(stone, 0.16))

    p.now(draw)


def rock(p: Site) -> None:
    """A boulder."""
    terrain.rock(p, 0, 0, 0.36)


def tuft(p: Site, colour: str = "#5E7F3B") -> None:
    """Grass."""

    def draw() -> None:
        for lean in (-0.3, 0.0, 0.3):
            p.stroke([(0, 0), (lean, -0.7)], rgb(colour), 0.14)

    p.now(draw)


def heather(p: Site) -> None:
    """Violet tufts."""
    tuft(p, "#7A5A8E")


def reeds(p: Site) -> None:
    """Rushes with brown heads."""

    def draw() -> None:
        for lean in (-0.3, -0.1, 0.15, 0.35):
            p.stroke([(lean * 0.4, 0), (lean, -0.8)], rgb("#56683A"), 0.09)
            p.oval(lean, -0.84, 0.07, 0.14, rgb("#6A4526"))

    p.now(draw)


def flower(p: Site) -> None:
    """A spot of colour in the grass."""
    petal = p.choose.choice(((250, 245, 240), (245, 205, 80), (225, 120, 150), (150, 160, 230)))

    def draw() -> None:
        p.stroke([(0, 0), (0, -0.5)], rgb("#4E702B"), 0.12)
        p.oval(0, -0.6, 0.28, 0.24, petal)
        p.oval(0, -0.6, 0.1, 0.1, (250, 215, 90))

    p.now(draw)


def mushroom(p: Site) -> None:
    """A red cap."""
    terrain.mushroom(p, 0, 0, 0.8)


def sheep(p: Site) -> None:
    """Something white that grazes."""
    p.shadow(0.1, 0, 0.4, 0.12, 110)

    def draw() -> None:
        p.oval(0, -0.34, 0.4, 0.28, (238, 232, 218))
        p.oval(-0.06, -0.4, 0.3, 0.2, (252, 248, 238))
        p.oval(-0.4, -0.42, 0.14, 0.14, (70, 60, 56))

    p.now(draw)


def pool(p: Site) -> None:
    """Dark water in the fen."""

    def draw() -> None:
        p.oval(0, 0, 0.7, 0.32, rgb("#4E6A6A"))
        p.oval(-0.06, -0.05, 0.52, 0.2, rgb("#7FA09A"))

    p.add(-3.0, draw)


def mound(p: Site) -> None:
    """A grave of old times under grass."""
    p.shadow(0.1, 0.0, 0.6, 0.16, 130)

    def draw() -> None:
        p.oval(0, -0.2, 0.6, 0.34, rgb("#5F6B40"))
        p.oval(-0.08, -0.27, 0.46, 0.24, rgb("#8B9460"))
        p.shape([(-0.12, 0.08), (-0.1, -0.2), (0.1, -0.2), (0.12, 0.08)], (44, 38, 30))

    p.now(draw)


def ember(p: Site) -> None:
    """A glowing crack."""

    def draw() -> None:
        p.stroke([(-0.5, 0.05), (-0.1, -0.1), (0.2, 0.06), (0.5, -0.08)], rgb("#3A1610"), 0.2)
        p.stroke([(-0.45, 0.05), (-0.1, -0.1), (0.2, 0.06), (0.45, -0.08)], rgb("#FF8A3A"), 0.1)

    p.add(-3.0, draw)


def bones(p: Site) -> None:
    """What is left of somebody."""

    def draw() -> None:
        for points in (((-0.4, 0), (0.3, -0.2)), ((-0.3, -0.25), (0.35, 0.02))):
            p.stroke(points, rgb("#D8CDB4"), 0.12)
        p.oval(0.36, -0.24, 0.16, 0.15, rgb("#E6DCC4"))

    p.now(draw)


def hedge(p: Site) -> None:
    """A hedge of thorns."""
    p.shadow(0.1, 0.0, 0.7, 0.14, 140)

    def draw() -> None:
        for step in range(5):
            p.oval(-0.56 + 0.28 * step, -0.22, 0.22, 0.24, rgb("#3F6A34"))
        for step in range(5):
            p.oval(-0.6 + 0.28 * step, -0.3, 0.15, 0.14, rgb("#6C9448"))

    p.now(draw)


def field(p: Site) -> None:
    """Furrows of corn."""

    def draw() -> None:
        p.shape([(-0.8, 0.0), (0.5, 0.1), (0.8, -0.5), (-0.5, -0.6)], rgb("#D9B95A"))
        for step in range(6):
            x = -0.72 + 0.24 * step
            p.stroke([(x, 0.02), (x + 0.3, -0.56)], rgb("#B08F3A"), 0.06)

    p.add(-3.0, draw)


def house_small(p: Site) -> None:
    """One of many houses of a town."""
    wall = mix(rgb("#D9CBB0"), rgb("#B8A688"), p.choose.random())
    roof = p.choose.choice((rgb("#A8503A"), rgb("#8E4A3A"), rgb("#7A5A44"), rgb("#B0683E")))
    p.shadow(0.14, 0.0, 0.5, 0.12, 160)

    def draw() -> None:
        p.shape([(-0.4, 0), (0.12, 0.03), (0.12, -0.42), (-0.4, -0.42)], wall)
        p.shape([(0.12, 0.03), (0.42, -0.05), (0.42, -0.42), (0.12, -0.42)], dark(wall, 0.35))
        p.shape([(-0.48, -0.4), (0.14, -0.37), (0.0, -0.84), (-0.32, -0.84)], lit(roof, 0.12))
        p.shape([(0.14, -0.37), (0.5, -0.44), (0.28, -0.84), (0.0, -0.84)], dark(roof, 0.3))
        p.shape([(-0.2, 0.01), (-0.06, 0.015), (-0.06, -0.26), (-0.2, -0.26)], (62, 38, 22))

    p.now(draw)
    p.lamp(0.26, -0.24)


GROWTH: dict[str, tuple[Callable[[Site], None], float, float]] = {
    "oak": (oak, 0.13, 0.17),
    "oak_dark": (oak_dark, 0.14, 0.19),
    "willow": (willow, 0.15, 0.19),
    "pine": (pine, 0.15, 0.21),
    "cypress": (cypress, 0.14, 0.18),
    "dead_tree": (dead_tree, 0.12, 0.17),
    "peak": (peak, 0.22, 0.34),
    "crag": (crag, 0.12, 0.22),
    "rock": (rock, 0.06, 0.1),
    "tuft": (tuft, 0.035, 0.055),
    "heather": (heather, 0.04, 0.06),
    "reeds": (reeds, 0.06, 0.09),
    "flower": (flower, 0.035, 0.05),
    "mushroom": (mushroom, 0.06, 0.09),
    "sheep": (sheep, 0.05, 0.06),
    "pool": (pool, 0.09, 0.14),
    "mound": (mound, 0.13, 0.18),
    "ember": (ember, 0.06, 0.11),
    "bones": (bones, 0.07, 0.1),
    "hedge": (hedge, 0.1, 0.13),
    "field": (field, 0.13, 0.16),
    "house_small": (house_small, 0.12, 0.15),
}
"""Who draws a thing, and how tall it is at least and at most."""
