"""Named places out in the land: stones, springs, trees, boats, graves; foot at (0, 0), about 1 high."""

from __future__ import annotations

import math

from heroes_desktop.desktop.art.common import terrain
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb

from . import growth
from .ground import Site
from .masonry import STONE, WOOD, roof, wall


def hollow(p: Site) -> None:
    """A dark hole in the hill."""

    def draw() -> None:
        p.oval(0, -0.34, 0.6, 0.42, rgb("#6A7A42"))
        p.oval(-0.08, -0.44, 0.48, 0.3, rgb("#8EA052"))
        p.oval(0, -0.2, 0.34, 0.26, (30, 24, 20))

    p.now(draw)


def burrow(p: Site) -> None:
    def draw() -> None:
        p.oval(0, -0.26, 0.6, 0.38, rgb("#7A8A46"))
        p.oval(-0.08, -0.34, 0.46, 0.26, rgb("#A0AE60"))
        for x in (-0.22, 0.2):
            p.oval(x, -0.16, 0.14, 0.13, (40, 28, 20))

    p.now(draw)


def standing_stone(p: Site) -> None:
    p.shadow(0.14, 0, 0.3, 0.1, 170)

    def draw() -> None:
        p.shape([(-0.2, 0), (-0.18, -0.7), (0.0, -0.95), (0.18, -0.72), (0.22, 0)], dark(STONE, 0.2))
        p.shape([(-0.2, 0), (-0.18, -0.7), (0.0, -0.95), (0.03, 0)], lit(STONE, 0.2))
        p.oval(0.0, -0.5, 0.07, 0.07, dark(STONE, 0.5))

    p.now(draw)


def signpost(p: Site) -> None:
    def draw() -> None:
        p.stroke([(0, 0), (0, -0.9)], WOOD, 0.1)
        p.shape([(-0.1, -0.9), (0.4, -0.9), (0.52, -0.78), (0.4, -0.66), (-0.1, -0.66)], rgb("#B98550"))
        p.shape([(0.1, -0.6), (-0.34, -0.6), (-0.46, -0.5), (-0.34, -0.4), (0.1, -0.4)], rgb("#A4723E"))

    p.now(draw)


def quarry(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.6, 0), (-0.6, -0.6), (-0.2, -0.8), (0.4, -0.75), (0.6, -0.4), (0.6, 0)], rgb("#8E8674"))
        p.shape([(-0.4, 0), (-0.4, -0.36), (0.4, -0.4), (0.46, 0)], rgb("#CFC4A8"))
        for x, y in ((-0.2, -0.05), (0.1, -0.02), (0.3, -0.1)):
            p.shape([(x - 0.1, y), (x + 0.1, y), (x + 0.1, y - 0.14), (x - 0.1, y - 0.14)], rgb("#E6DCC2"))

    p.now(draw)


def gorge(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.7, 0), (-0.4, -0.7), (-0.1, -1.0), (-0.06, 0.1)], rgb("#8A8278"))
        p.shape([(0.7, 0), (0.46, -0.6), (0.16, -0.95), (0.08, 0.1)], rgb("#5E5852"))
        p.shape([(-0.1, -0.95), (0.15, -0.9), (0.1, 0.12), (-0.08, 0.12)], (26, 22, 26))

    p.now(draw)


def spring(p: Site) -> None:
    """Water of life out of the rock."""

    def draw() -> None:
        p.shape([(-0.55, 0), (-0.4, -0.7), (0, -0.95), (0.4, -0.7), (0.55, 0)], rgb("#8A8A92"))
        p.shape([(-0.55, 0), (-0.4, -0.7), (0, -0.95), (-0.06, 0)], rgb("#B2B2B8"))
        p.stroke([(0, -0.6), (0.03, -0.3), (-0.02, 0.02)], (200, 240, 255), 0.16)
        p.oval(0, 0.06, 0.5, 0.16, rgb("#5CB0DC"))
        p.oval(-0.06, 0.03, 0.34, 0.09, (210, 244, 255))

    p.now(draw)


def volcano(p: Site) -> None:
    p.shadow(0.2, 0, 0.7, 0.16, 190)

    def draw() -> None:
        p.shape([(-0.7, 0), (-0.2, -0.8), (0.2, -0.8), (0.7, 0)], rgb("#4A3834"))
        p.shape([(-0.7, 0), (-0.2, -0.8), (0.0, -0.78), (-0.1, 0)], rgb("#75594E"))
        p.oval(0, -0.8, 0.2, 0.07, rgb("#FFB23A"))
        p.stroke([(0.02, -0.78), (0.1, -0.45), (0.02, -0.2), (0.12, 0)], rgb("#FF6A1E"), 0.1)
        p.stroke([(-0.08, -0.78), (-0.18, -0.5)], rgb("#FF8A2A"), 0.08)
        for puff in range(4):
            p.oval(0.06 * puff, -0.92 - 0.1 * puff, 0.12 + 0.04 * puff, 0.08 + 0.03 * puff, (90, 76, 76),
                   190 - 34 * puff)  # fmt: skip

    p.now(draw)
    p.lamp(0, -0.8)


def bones_large(p: Site) -> None:
    """The ribs of a dragon."""

    def draw() -> None:
        for step in range(5):
            x = -0.5 + 0.22 * step
            p.stroke(
                [(x, 0), (x - 0.06, -0.5 + 0.06 * step), (x + 0.14, -0.7 + 0.08 * step)], rgb("#E6DCC4"), 0.08
            )
        p.stroke([(-0.6, 0.02), (0.5, 0.05)], rgb("#CFC4A8"), 0.1)
        p.oval(0.62, -0.12, 0.2, 0.16, rgb("#EDE4CE"))
        p.oval(0.66, -0.14, 0.05, 0.05, (40, 30, 26))

    p.now(draw)


def gallows(p: Site) -> None:
    def draw() -> None:
        p.stroke([(-0.3, 0), (-0.3, -1.0), (0.3, -1.0)], WOOD, 0.1)
        p.stroke([(-0.3, -0.72), (-0.06, -0.98)], WOOD, 0.07)
        p.stroke([(0.22, -0.98), (0.22, -0.6)], rgb("#D8C8A0"), 0.05)
        p.oval(0.22, -0.52, 0.08, 0.1, rgb("#D8C8A0"))
        p.oval(0.22, -0.52, 0.04, 0.06, (60, 50, 60))

    p.now(draw)


def idol(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.5, 0), (0.5, 0.02), (0.4, -0.16), (-0.4, -0.16)], dark(STONE, 0.2))
        p.shape([(-0.2, -0.14), (0.3, -0.14), (0.44, -0.8), (0.04, -0.9)], STONE)
        p.shape([(0.1, -0.14), (0.3, -0.14), (0.44, -0.8), (0.26, -0.84)], dark(STONE, 0.35))
        for x in (0.14, 0.3):
            p.oval(x, -0.66, 0.06, 0.05, (255, 120, 60))

    p.now(draw)


def graves(p: Site) -> None:
    def draw() -> None:
        for x, y, tall in ((-0.44, -0.1, 0.46), (-0.06, 0.0, 0.56), (0.36, -0.06, 0.48)):
            p.shape(
                [
                    (x - 0.15, y),
                    (x - 0.15, y - tall),
                    (x, y - tall - 0.14),
                    (x + 0.15, y - tall),
                    (x + 0.15, y),
                ],
                dark(STONE, 0.25),
            )
            p.shape([(x - 0.15, y), (x - 0.15, y - tall), (x, y - tall - 0.14), (x, y)], lit(STONE, 0.1))
        p.stroke([(0.1, -0.3), (0.1, -0.9)], WOOD, 0.07)
        p.stroke([(-0.06, -0.74), (0.26, -0.74)], WOOD, 0.07)

    p.now(draw)


def reed_bank(p: Site) -> None:
    growth.reeds(p)


def great_oak(p: Site) -> None:
    """The tree that keeps Merlin."""
    growth.oak(p, (74, 128, 62))

    def draw() -> None:
        for x, y in ((-0.16, -0.7), (0.14, -0.56), (0.04, -0.84), (-0.06, -0.5)):
            p.oval(x, y, 0.035, 0.035, (200, 255, 170))
        p.oval(0.0, -0.24, 0.06, 0.09, (40, 26, 16))

    p.add(0.01, draw)
    p.lamp(0, -0.6)


def tree_house(p: Site) -> None:
    growth.oak(p, (92, 140, 66))

    def draw() -> None:
        wall(p, -0.2, 0.22, -0.66, rgb("#A4723E"), -0.38)
        roof(p, -0.28, 0.3, -0.64, -0.9, rgb("#5E7A3A"))
        p.stroke([(0.3, 0), (0.16, -0.38)], rgb("#D8C8A0"), 0.05)

    p.add(0.01, draw)
    p.lamp(0, -0.5)


def fairy_ring(p: Site) -> None:
    """A ring of mushrooms round a soft light."""

    def draw() -> None:
        p.oval(0, -0.05, 0.72, 0.5, rgb("#8FB45E"), 150)
        for step in range(9):
            angle = step / 9 * 2 * math.pi
            x, y = math.cos(angle) * 0.66, -0.05 + math.sin(angle) * 0.46
            p.stroke([(x, y), (x, y - 0.1)], rgb("#F2E8D8"), 0.05)
            p.oval(x, y - 0.13, 0.1, 0.07, rgb("#D8506A") if step % 2 else rgb("#F2C0D8"))

    p.add(-0.5, draw)
    p.lamp(0, -0.1)


def mire(p: Site) -> None:
    """Ground that gives way."""

    def draw() -> None:
        p.oval(0, -0.05, 0.75, 0.36, rgb("#4A4A2E"))
        p.oval(-0.05, -0.09, 0.55, 0.22, rgb("#6A6A40"))
        for x, y, r in ((-0.3, -0.1, 0.07), (0.2, -0.02, 0.09), (0.02, -0.18, 0.05)):
            p.oval(x, y, r, r * 0.7, rgb("#A2A26A"))

    p.add(-1.5, draw)


def hives(p: Site) -> None:
    def draw() -> None:
        for x in (-0.34, 0.34):
            for step in range(3):
                p.oval(
                    x,
                    -0.14 - 0.2 * step,
                    0.28 - 0.06 * step,
                    0.15,
                    rgb("#E2B04A") if step % 2 else rgb("#C98F2E"),
                )
            p.oval(x, -0.12, 0.07, 0.07, (50, 32, 16))

    p.now(draw)


def clearing(p: Site) -> None:
    """Soft light among the trees, and a white deer."""

    def draw() -> None:
        p.oval(0, -0.05, 0.75, 0.5, rgb("#CBD98A"), 170)
        p.oval(-0.34, -0.4, 0.2, 0.12, (250, 246, 238))
        for x in (-0.46, -0.24):
            p.stroke([(x, -0.36), (x, -0.14)], (236, 230, 220), 0.05)
        p.oval(-0.54, -0.6, 0.1, 0.09, (250, 246, 238))
        p.stroke([(-0.5, -0.5), (-0.54, -0.62)], (250, 246, 238), 0.07)
        p.stroke([(-0.56, -0.68), (-0.66, -0.88)], rgb("#B08A5A"), 0.035)
        p.stroke([(-0.52, -0.68), (-0.46, -0.9)], rgb("#B08A5A"), 0.035)

    p.add(-0.6, draw)


def pots(p: Site) -> None:
    def draw() -> None:
        for x, size, tone in ((-0.36, 0.3, "#B0683E"), (0.02, 0.4, "#C07A48"), (0.4, 0.28, "#9A5632")):
            p.oval(x, -size * 0.7, size * 0.6, size * 0.7, rgb(tone))
            p.oval(x - size * 0.14, -size * 0.85, size * 0.3, size * 0.4, lit(rgb(tone), 0.25))
            p.oval(x, -size * 1.32, size * 0.36, size * 0.13, dark(rgb(tone), 0.5))

    p.now(draw)


def targets(p: Site) -> None:
    def draw() -> None:
        for x in (-0.34, 0.34):
            p.stroke([(x - 0.14, 0), (x, -0.4), (x + 0.14, 0)], WOOD, 0.08)
            for grow, tone in ((0.3, "#F2E6C8"), (0.22, "#C2413A"), (0.13, "#F2E6C8"), (0.06, "#C2413A")):
                p.oval(x, -0.46, grow, grow * 1.1, rgb(tone))

    p.now(draw)


def boat(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.6, -0.2), (0.6, -0.2), (0.4, 0.1), (-0.4, 0.1)], rgb("#8A5A30"))
        p.shape([(-0.6, -0.2), (0.6, -0.2), (0.54, -0.1), (-0.54, -0.1)], rgb("#C08A50"))
        p.stroke([(0, -0.2), (0, -1.0)], WOOD, 0.06)
        p.shape([(0.04, -0.96), (0.5, -0.4), (0.04, -0.34)], rgb("#F2E8D0"))

    p.now(draw)


def jetty(p: Site) -> None:
    def draw() -> None:
        for x in (-0.4, 0.0, 0.4):
            p.stroke([(x, 0.2), (x, -0.2)], rgb("#4A3020"), 0.1)
        p.shape([(-0.6, -0.12), (0.6, -0.12), (0.6, -0.34), (-0.6, -0.34)], rgb("#A4723E"))
        for x in (-0.36, -0.1, 0.16, 0.42):
            p.stroke([(x, -0.12), (x, -0.34)], rgb("#6B4526"), 0.05)

    p.add(-0.6, draw)


def bridge(p: Site) -> None:
    """A stone bridge over the brook."""

    def draw() -> None:
        p.shape([(-0.9, 0.05), (-0.4, -0.25), (0.4, -0.25), (0.9, 0.05), (0.9, 0.25), (-0.9, 0.25)], STONE)
        p.oval(0, 0.2, 0.34, 0.24, rgb("#3F7FA0"))
        p.stroke([(-0.9, 0.02), (-0.4, -0.3), (0.4, -0.3), (0.9, 0.02)], lit(STONE, 0.3), 0.08)

    p.add(-0.4, draw)


def kiln(p: Site) -> None:
    """Charcoal burners' heap, smoking."""
    p.shadow(0.14, 0, 0.5, 0.14, 180)

    def draw() -> None:
        p.shape([(-0.5, 0), (-0.3, -0.46), (0, -0.6), (0.3, -0.46), (0.5, 0)], rgb("#3A322C"))
        p.shape([(-0.5, 0), (-0.3, -0.46), (0, -0.6), (-0.04, 0)], rgb("#5A4E44"))
        for puff in range(4):
            p.oval(0.04 * puff, -0.66 - 0.12 * puff, 0.08 + 0.03 * puff, 0.07 + 0.03 * puff, (220, 216, 208),
                   170 - 30 * puff)  # fmt: skip

    p.now(draw)


def garden(p: Site) -> None:
    for x in (-0.5, -0.16, 0.18, 0.5):
        growth.flower(p)

        def bed(x: float = x) -> None:
            p.oval(x, -0.2, 0.16, 0.22, rgb("#5E8A44"))
            p.oval(x, -0.32, 0.09, 0.09, rgb("#B77FD0"))

        p.now(bed)


def orchard(p: Site) -> None:
    for x in (-0.5, 0.42):
        terrain.fruit_tree(p, x, 0, 0.75)


def coach(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.5, -0.2), (0.5, -0.2), (0.6, -0.72), (-0.6, -0.72)], rgb("#7A2C22"))
        p.shape([(-0.5, -0.2), (0.1, -0.2), (0.12, -0.72), (-0.6, -0.72)], rgb("#A8432E"))
        p.shape([(-0.3, -0.36), (0.24, -0.36), (0.26, -0.62), (-0.34, -0.62)], (60, 44, 40))
        for x in (-0.36, 0.36):
            p.oval(x, -0.12, 0.24, 0.24, rgb("#4A3020"))
            p.oval(x, -0.12, 0.14, 0.14, rgb("#C8A070"))

    p.now(draw)


def mine(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.6, 0), (-0.4, -0.6), (0.1, -0.85), (0.6, 0)], rgb("#7A6A5E"))
        p.shape([(-0.6, 0), (-0.4, -0.6), (0.1, -0.85), (-0.05, 0)], rgb("#9E8C7C"))
        p.shape([(-0.24, 0), (-0.24, -0.4), (0.24, -0.4), (0.24, 0)], (30, 20, 14))
        for points in (
            ((-0.26, 0), (-0.26, -0.44)),
            ((0.26, 0), (0.26, -0.44)),
            ((-0.32, -0.44), (0.32, -0.44)),
        ):
            p.stroke(points, rgb("#8A5E36"), 0.09)

    p.now(draw)
    p.lamp(0, -0.2)


def gate_in_rock(p: Site) -> None:
    """The halls of the dwarves."""
    p.shadow(0.2, 0, 0.7, 0.16, 190)

    def draw() -> None:
        p.shape([(-0.7, 0), (-0.5, -0.7), (-0.1, -1.05), (0.3, -0.8), (0.7, 0)], rgb("#6E6A66"))
        p.shape([(-0.7, 0), (-0.5, -0.7), (-0.1, -1.05), (-0.14, 0)], rgb("#98928A"))
        p.shape([(-0.3, 0), (-0.3, -0.46), (0, -0.62), (0.3, -0.46), (0.3, 0)], rgb("#C8A050"))
        p.shape([(-0.2, 0), (-0.2, -0.4), (0, -0.52), (0.2, -0.4), (0.2, 0)], (36, 24, 16))

    p.now(draw)
    p.lamp(0, -0.2)
