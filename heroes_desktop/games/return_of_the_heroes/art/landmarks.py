"""Places with a name, drawn as places: each stands with its foot at (0, 0) and is about 1 high."""

from __future__ import annotations

import math
from collections.abc import Callable

from heroes_desktop.desktop.art.common import buildings, terrain
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb

from . import growth
from .ground import Site

STONE, WOOD, THATCH = rgb("#9C968A"), rgb("#6B4526"), rgb("#B0904A")


def _wall(p: Site, left: float, right: float, top: float, colour: Colour, low: float = 0.0) -> None:
    """An upright wall, lit on its left half."""
    middle = left + (right - left) * 0.6
    p.shape([(left, low), (middle, low), (middle, top), (left, top)], lit(colour, 0.08))
    p.shape([(middle, low), (right, low), (right, top), (middle, top)], dark(colour, 0.3))


def _roof(p: Site, left: float, right: float, low: float, top: float, colour: Colour) -> None:
    """A pointed roof in two tones."""
    middle = (left + right) / 2
    p.shape([(left, low), (right, low), (middle, top)], dark(colour, 0.3))
    p.shape([(left, low), (middle + (right - left) * 0.08, low), (middle, top)], lit(colour, 0.1))


def _door(p: Site, x: float, wide: float, tall: float, colour: Colour = (44, 28, 18)) -> None:
    p.shape(
        [(x - wide, 0.01), (x + wide, 0.01), (x + wide, -tall), (x, -tall * 1.25), (x - wide, -tall)], colour
    )


def house(p: Site) -> None:
    buildings.house(p, 0, 0, 1.05, 0.95)
    p.lamp(0.3, -0.26)


def farm(p: Site) -> None:
    house(p)
    growth.tuft(p)


def cottage(p: Site) -> None:
    """A small house under thatch."""
    p.shadow(0.14, 0, 0.5, 0.14, 180)

    def draw() -> None:
        _wall(p, -0.4, 0.4, -0.45, rgb("#D2C2A0"))
        _roof(p, -0.54, 0.54, -0.4, -1.0, THATCH)
        _door(p, -0.08, 0.08, 0.24)
        p.shape([(0.16, -0.18), (0.3, -0.18), (0.3, -0.34), (0.16, -0.34)], (255, 190, 80))

    p.now(draw)
    p.lamp(0.23, -0.26)


def hut(p: Site) -> None:
    cottage(p)


def windmill(p: Site) -> None:
    p.shadow(0.16, 0, 0.4, 0.12, 180)

    def draw() -> None:
        p.shape([(-0.26, 0), (0.26, 0), (0.16, -0.7), (-0.16, -0.7)], rgb("#E0D2B0"))
        p.shape([(0.04, 0), (0.26, 0), (0.16, -0.7), (0.03, -0.7)], rgb("#A8987A"))
        _roof(p, -0.22, 0.22, -0.68, -0.95, rgb("#8E4A33"))
        for turn in range(4):
            angle = math.pi / 2 * turn + 0.4
            tip = (math.cos(angle) * 0.52, -0.7 + math.sin(angle) * 0.52)
            p.stroke([(0, -0.7), tip], rgb("#5A3C22"), 0.05)
            side = (math.cos(angle + 0.3) * 0.42, -0.7 + math.sin(angle + 0.3) * 0.42)
            p.shape([(0, -0.7), tip, side], rgb("#F4ECD8"))

    p.now(draw)


def hollow(p: Site) -> None:
    """A dark hole in the hill."""

    def draw() -> None:
        p.oval(0, -0.34, 0.6, 0.42, rgb("#6A7A42"))
        p.oval(-0.08, -0.44, 0.48, 0.3, rgb("#8EA052"))
        p.oval(0, -0.2, 0.34, 0.26, (30, 24, 20))

    p.now(draw)


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


def standing_stone(p: Site) -> None:
    p.shadow(0.14, 0, 0.3, 0.1, 170)

    def draw() -> None:
        p.shape([(-0.2, 0), (-0.18, -0.7), (0.0, -0.95), (0.18, -0.72), (0.22, 0)], dark(STONE, 0.2))
        p.shape([(-0.2, 0), (-0.18, -0.7), (0.0, -0.95), (0.03, 0)], lit(STONE, 0.2))
        p.oval(0.0, -0.5, 0.07, 0.07, dark(STONE, 0.5))

    p.now(draw)


def tent(p: Site) -> None:
    buildings.tent(p, 0, 0, 1.0, 0.85, rgb("#B8874A"))


def burrow(p: Site) -> None:
    def draw() -> None:
        p.oval(0, -0.26, 0.6, 0.38, rgb("#7A8A46"))
        p.oval(-0.08, -0.34, 0.46, 0.26, rgb("#A0AE60"))
        for x in (-0.22, 0.2):
            p.oval(x, -0.16, 0.14, 0.13, (40, 28, 20))

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


def shrine(p: Site) -> None:
    p.shadow(0.12, 0, 0.4, 0.12, 170)

    def draw() -> None:
        _wall(p, -0.34, 0.34, -0.12, lit(STONE, 0.1))
        for x in (-0.26, 0.2):
            p.stroke([(x, -0.1), (x, -0.6)], rgb("#DDD4C0"), 0.1)
        _roof(p, -0.44, 0.4, -0.58, -0.92, rgb("#A8503A"))
        p.oval(-0.02, -0.3, 0.09, 0.12, (255, 210, 110))

    p.now(draw)
    p.lamp(0, -0.3)


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


def tomb(p: Site) -> None:
    p.shadow(0.14, 0, 0.5, 0.13, 170)

    def draw() -> None:
        _wall(p, -0.44, 0.44, -0.46, lit(STONE, 0.1))
        _roof(p, -0.54, 0.54, -0.44, -0.84, dark(STONE, 0.1))
        _door(p, 0, 0.12, 0.28, (30, 26, 30))

    p.now(draw)


def ruin(p: Site) -> None:
    """A library that sinks into the moor."""

    def draw() -> None:
        p.oval(0, 0.02, 0.7, 0.2, rgb("#4E5E62"))
        for x, top in ((-0.4, -0.8), (-0.12, -0.5), (0.16, -0.92), (0.44, -0.36)):
            p.shape([(x - 0.1, 0), (x + 0.1, 0), (x + 0.1, top + 0.06), (x - 0.1, top)], lit(STONE, 0.2))
            p.shape(
                [(x + 0.02, 0), (x + 0.1, 0), (x + 0.1, top + 0.06), (x + 0.02, top + 0.03)], dark(STONE, 0.2)
            )
        p.shape([(-0.5, -0.8), (0.26, -0.92), (0.26, -0.82), (-0.5, -0.7)], STONE)

    p.now(draw)


def stall(p: Site) -> None:
    buildings.stall(p, 0, 0, 1.1, 0.95)


def fountain(p: Site) -> None:
    p.shadow(0.1, 0, 0.5, 0.14, 150)

    def draw() -> None:
        p.oval(0, -0.1, 0.6, 0.24, dark(STONE, 0.2))
        p.oval(0, -0.16, 0.6, 0.24, lit(STONE, 0.2))
        p.oval(0, -0.16, 0.48, 0.17, rgb("#58A8D0"))
        p.stroke([(0, -0.16), (0, -0.6)], lit(STONE, 0.1), 0.14)
        p.oval(0, -0.6, 0.2, 0.08, lit(STONE, 0.3))
        for side in (-1, 1):
            p.stroke([(0, -0.66), (0.16 * side, -0.84), (0.3 * side, -0.3)], (214, 240, 250), 0.05)

    p.now(draw)


def targets(p: Site) -> None:
    def draw() -> None:
        for x in (-0.34, 0.34):
            p.stroke([(x - 0.14, 0), (x, -0.4), (x + 0.14, 0)], WOOD, 0.08)
            for grow, tone in ((0.3, "#F2E6C8"), (0.22, "#C2413A"), (0.13, "#F2E6C8"), (0.06, "#C2413A")):
                p.oval(x, -0.46, grow, grow * 1.1, rgb(tone))

    p.now(draw)


def pots(p: Site) -> None:
    def draw() -> None:
        for x, size, tone in ((-0.36, 0.3, "#B0683E"), (0.02, 0.4, "#C07A48"), (0.4, 0.28, "#9A5632")):
            p.oval(x, -size * 0.7, size * 0.6, size * 0.7, rgb(tone))
            p.oval(x - size * 0.14, -size * 0.85, size * 0.3, size * 0.4, lit(rgb(tone), 0.25))
            p.oval(x, -size * 1.32, size * 0.36, size * 0.13, dark(rgb(tone), 0.5))

    p.now(draw)


def round_house(p: Site) -> None:
    """Merlin lives under a hat."""
    p.shadow(0.14, 0, 0.5, 0.14, 180)

    def draw() -> None:
        p.shape([(-0.36, 0), (0.36, 0), (0.32, -0.45), (-0.32, -0.45)], rgb("#CFC2D8"))
        p.shape([(0.06, 0), (0.36, 0), (0.32, -0.45), (0.05, -0.45)], rgb("#978AA6"))
        p.shape([(-0.56, -0.4), (0.56, -0.4), (0.14, -0.8), (0.22, -1.08), (-0.1, -0.86)], rgb("#3E3A86"))
        p.shape([(-0.56, -0.4), (0.05, -0.4), (-0.02, -0.84), (-0.1, -0.86)], rgb("#5E58B0"))
        for x, y in ((-0.2, -0.5), (0.1, -0.6), (0.26, -0.46)):
            p.oval(x, y, 0.04, 0.04, (255, 225, 120))
        _door(p, -0.06, 0.09, 0.24)

    p.now(draw)
    p.lamp(0.2, -0.25)


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


def dark_tower(p: Site) -> None:
    """The black needle in the middle of it all."""
    p.shadow(0.2, 0, 0.4, 0.1, 230)

    def draw() -> None:
        black, edge = rgb("#1E1A26"), rgb("#4A4258")
        p.shape([(-0.34, 0), (-0.26, -0.2), (0.26, -0.2), (0.36, 0)], rgb("#2C2632"))
        p.shape([(-0.2, -0.04), (-0.13, -0.7), (0.13, -0.7), (0.2, -0.04)], black)
        p.shape([(-0.2, -0.04), (-0.13, -0.7), (-0.06, -0.7), (-0.1, -0.04)], edge)
        for x in (-0.2, -0.07, 0.07, 0.2):
            p.shape([(x - 0.05, -0.66), (x + 0.05, -0.66), (x * 1.5, -0.98 + abs(x))], dark(black, 0.1))
            p.shape([(x - 0.05, -0.66), (x - 0.01, -0.66), (x * 1.5, -0.98 + abs(x))], edge)
        p.oval(0, -0.56, 0.045, 0.06, (255, 96, 60))
        for y in (-0.22, -0.38):
            p.shape(
                [(-0.03, y), (0.03, y), (0.03, y - 0.08), (0, y - 0.11), (-0.03, y - 0.08)], (214, 74, 160)
            )

    p.now(draw)
    p.lamp(0, -0.56)


def gatehouse(p: Site) -> None:
    """One of the four gates of the Tower."""

    def draw() -> None:
        black = rgb("#3A3440")
        for x in (-0.6, 0.6):
            _wall(p, x - 0.2, x + 0.2, -0.86, black)
            _roof(p, x - 0.26, x + 0.26, -0.84, -1.2, rgb("#241E2C"))
        _wall(p, -0.45, 0.45, -0.6, black)
        p.shape([(-0.24, 0), (-0.24, -0.34), (0, -0.5), (0.24, -0.34), (0.24, 0)], (12, 8, 14))

    p.now(draw)


def monastery(p: Site) -> None:
    p.shadow(0.16, 0, 0.6, 0.15, 190)

    def draw() -> None:
        wall = rgb("#DCCFB2")
        _wall(p, -0.5, 0.3, -0.42, wall)
        _roof(p, -0.58, 0.38, -0.4, -0.72, rgb("#8E4A33"))
        _wall(p, 0.2, 0.5, -0.74, wall)
        _roof(p, 0.14, 0.56, -0.72, -1.06, rgb("#7A3E2E"))
        p.stroke([(0.35, -1.06), (0.35, -1.2)], rgb("#E2B04A"), 0.05)
        _door(p, -0.1, 0.1, 0.24)

    p.now(draw)
    p.lamp(0.35, -0.5)


def jetty(p: Site) -> None:
    def draw() -> None:
        for x in (-0.4, 0.0, 0.4):
            p.stroke([(x, 0.2), (x, -0.2)], rgb("#4A3020"), 0.1)
        p.shape([(-0.6, -0.12), (0.6, -0.12), (0.6, -0.34), (-0.6, -0.34)], rgb("#A4723E"))
        for x in (-0.36, -0.1, 0.16, 0.42):
            p.stroke([(x, -0.12), (x, -0.34)], rgb("#6B4526"), 0.05)

    p.add(-0.6, draw)


def village(p: Site) -> None:
    """White walls in the woods."""
    p.shadow(0.16, 0, 0.7, 0.15, 180)

    def draw() -> None:
        white = rgb("#F4EEE0")
        for x, size in ((-0.5, 0.62), (0.46, 0.56), (0.0, 0.8)):
            _wall(p, x - size * 0.34, x + size * 0.34, -size * 0.5, white)
            _roof(p, x - size * 0.44, x + size * 0.44, -size * 0.48, -size * 1.05, rgb("#6E7E98"))

    p.now(draw)
    p.lamp(0.05, -0.2)


def orchard(p: Site) -> None:
    for x in (-0.5, 0.42):
        terrain.fruit_tree(p, x, 0, 0.75)


def hall(p: Site) -> None:
    """A school of arms."""
    p.shadow(0.14, 0, 0.6, 0.14, 180)

    def draw() -> None:
        _wall(p, -0.5, 0.5, -0.5, rgb("#D9CBB0"))
        _roof(p, -0.6, 0.6, -0.48, -0.92, rgb("#3E5A86"))
        p.stroke([(-0.16, -0.14), (0.16, -0.4)], rgb("#6A7078"), 0.06)
        p.stroke([(0.16, -0.14), (-0.16, -0.4)], rgb("#6A7078"), 0.06)

    p.now(draw)
    p.lamp(0.36, -0.3)


def castle(p: Site) -> None:
    """The King's Court."""
    p.shadow(0.18, 0, 0.7, 0.15, 210)

    def draw() -> None:
        wall = rgb("#E2D8C2")
        _wall(p, -0.5, 0.5, -0.42, wall)
        for x in (-0.48, -0.24, 0.0, 0.24, 0.48):
            p.shape([(x - 0.05, -0.42), (x + 0.05, -0.42), (x + 0.05, -0.5), (x - 0.05, -0.5)], wall)
        _wall(p, -0.2, 0.2, -0.72, wall)
        _roof(p, -0.26, 0.26, -0.7, -1.02, rgb("#2F62B4"))
        for x in (-0.56, 0.56):
            _wall(p, x - 0.13, x + 0.13, -0.6, wall)
            _roof(p, x - 0.19, x + 0.19, -0.58, -0.9, rgb("#2F62B4"))
        _door(p, 0, 0.12, 0.22)
        p.shape([(0, -1.02), (0.2, -1.1), (0, -1.18)], (210, 50, 40))
        p.stroke([(0, -1.0), (0, -1.2)], WOOD, 0.03)

    p.now(draw)
    for x in (-0.56, 0.0, 0.56):
        p.lamp(x, -0.4)


def coach(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.5, -0.2), (0.5, -0.2), (0.6, -0.72), (-0.6, -0.72)], rgb("#7A2C22"))
        p.shape([(-0.5, -0.2), (0.1, -0.2), (0.12, -0.72), (-0.6, -0.72)], rgb("#A8432E"))
        p.shape([(-0.3, -0.36), (0.24, -0.36), (0.26, -0.62), (-0.34, -0.62)], (60, 44, 40))
        for x in (-0.36, 0.36):
            p.oval(x, -0.12, 0.24, 0.24, rgb("#4A3020"))
            p.oval(x, -0.12, 0.14, 0.14, rgb("#C8A070"))

    p.now(draw)


def burnt_house(p: Site) -> None:
    def draw() -> None:
        char = rgb("#3A302C")
        _wall(p, -0.4, 0.4, -0.4, char)
        for points in (
            ((-0.4, -0.4), (-0.1, -0.85)),
            ((0.4, -0.4), (0.1, -0.8)),
            ((-0.1, -0.4), (0.06, -0.7)),
        ):
            p.stroke(points, rgb("#1E1816"), 0.09)
        p.shape([(-0.1, 0), (0.16, 0), (0.1, -0.3), (0.0, -0.5), (-0.08, -0.26)], (255, 140, 40))
        p.shape([(-0.02, 0), (0.1, 0), (0.04, -0.26)], (255, 226, 120))

    p.now(draw)
    p.lamp(0.03, -0.2)


def witch_hut(p: Site) -> None:
    """A crooked house on a crooked leg."""
    p.shadow(0.14, 0, 0.4, 0.12, 170)

    def draw() -> None:
        p.stroke([(-0.06, 0), (0.02, -0.3)], rgb("#8A7A4A"), 0.12)
        p.stroke([(-0.2, 0.02), (0.1, 0.02)], rgb("#8A7A4A"), 0.08)
        p.shape([(-0.34, -0.26), (0.36, -0.3), (0.4, -0.66), (-0.3, -0.64)], rgb("#6A5A4E"))
        p.shape([(-0.46, -0.6), (0.54, -0.64), (0.2, -0.9), (0.26, -1.12), (-0.06, -0.94)], rgb("#4A3A5A"))
        p.oval(0.06, -0.46, 0.09, 0.09, (170, 255, 130))

    p.now(draw)
    p.lamp(0.06, -0.46)


def stilts(p: Site) -> None:
    def draw() -> None:
        for x in (-0.4, -0.1, 0.2, 0.46):
            p.stroke([(x, 0.05), (x, -0.36)], rgb("#4A3626"), 0.07)
        _wall(p, -0.5, 0.52, -0.66, rgb("#A4824E"), -0.34)
        _roof(p, -0.62, 0.64, -0.64, -1.0, rgb("#7E6A3A"))

    p.now(draw)
    p.lamp(0.1, -0.5)


def lizard_huts(p: Site) -> None:
    def draw() -> None:
        for x, size in ((-0.46, 0.6), (0.46, 0.56), (0.0, 0.84)):
            p.shape(
                [
                    (x - size * 0.42, 0),
                    (x - size * 0.3, -size * 0.6),
                    (x, -size),
                    (x + size * 0.3, -size * 0.6),
                    (x + size * 0.42, 0),
                ],
                rgb("#5E7A4A"),
            )
            p.shape(
                [(x - size * 0.42, 0), (x - size * 0.3, -size * 0.6), (x, -size), (x - 0.02, 0)],
                rgb("#86A05E"),
            )
            p.oval(x, -size * 0.16, size * 0.13, size * 0.18, (34, 30, 22))

    p.now(draw)


def boat(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.6, -0.2), (0.6, -0.2), (0.4, 0.1), (-0.4, 0.1)], rgb("#8A5A30"))
        p.shape([(-0.6, -0.2), (0.6, -0.2), (0.54, -0.1), (-0.54, -0.1)], rgb("#C08A50"))
        p.stroke([(0, -0.2), (0, -1.0)], WOOD, 0.06)
        p.shape([(0.04, -0.96), (0.5, -0.4), (0.04, -0.34)], rgb("#F2E8D0"))

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
        _wall(p, -0.2, 0.22, -0.66, rgb("#A4723E"), -0.38)
        _roof(p, -0.28, 0.3, -0.64, -0.9, rgb("#5E7A3A"))
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


def chapel(p: Site) -> None:
    p.shadow(0.14, 0, 0.5, 0.13, 180)

    def draw() -> None:
        wall = rgb("#C6C0CC")
        _wall(p, -0.3, 0.3, -0.5, wall)
        _roof(p, -0.38, 0.38, -0.48, -0.86, rgb("#54466A"))
        p.stroke([(0, -0.84), (0, -1.1)], rgb("#E2B04A"), 0.05)
        p.stroke([(-0.09, -1.0), (0.09, -1.0)], rgb("#E2B04A"), 0.05)
        _door(p, 0, 0.1, 0.24, (120, 90, 190))

    p.now(draw)
    p.lamp(0, -0.2)


def pillar(p: Site) -> None:
    def draw() -> None:
        p.shape([(-0.3, 0), (0.3, 0), (0.24, -0.12), (-0.24, -0.12)], dark(STONE, 0.1))
        p.shape([(-0.14, -0.1), (0.14, -0.1), (0.11, -0.9), (-0.11, -0.9)], lit(STONE, 0.3))
        p.shape([(0.02, -0.1), (0.14, -0.1), (0.11, -0.9), (0.02, -0.9)], dark(STONE, 0.1))
        p.oval(0, -0.98, 0.15, 0.13, (120, 200, 255))

    p.now(draw)
    p.lamp(0, -0.95)


def temple(p: Site) -> None:
    p.shadow(0.16, 0, 0.7, 0.15, 190)

    def draw() -> None:
        marble = rgb("#F2ECE0")
        p.shape([(-0.7, 0.02), (0.7, 0.02), (0.6, -0.14), (-0.6, -0.14)], dark(marble, 0.15))
        p.shape([(-0.5, -0.12), (0.5, -0.12), (0.5, -0.6), (-0.5, -0.6)], dark(marble, 0.5))
        for step in range(5):
            x = -0.5 + 0.25 * step
            p.shape([(x - 0.06, -0.12), (x + 0.06, -0.12), (x + 0.06, -0.6), (x - 0.06, -0.6)], marble)
        p.shape([(-0.66, -0.58), (0.66, -0.58), (0, -1.0)], dark(marble, 0.1))
        p.shape([(-0.66, -0.58), (0.1, -0.58), (0, -1.0)], marble)
        p.oval(0, -0.72, 0.08, 0.08, (240, 190, 80))

    p.now(draw)
    p.lamp(0, -0.3)


def garden(p: Site) -> None:
    for x in (-0.5, -0.16, 0.18, 0.5):
        growth.flower(p)

        def bed(x: float = x) -> None:
            p.oval(x, -0.2, 0.16, 0.22, rgb("#5E8A44"))
            p.oval(x, -0.32, 0.09, 0.09, rgb("#B77FD0"))

        p.now(bed)


def dungeon(p: Site) -> None:
    """A square keep with a barred door."""
    p.shadow(0.14, 0, 0.5, 0.14, 190)

    def draw() -> None:
        wall = rgb("#6E6A70")
        _wall(p, -0.42, 0.42, -0.8, wall)
        for step in range(4):
            x = -0.36 + 0.24 * step
            p.shape([(x - 0.07, -0.78), (x + 0.07, -0.78), (x + 0.07, -0.94), (x - 0.07, -0.94)], wall)
        _door(p, 0, 0.17, 0.34, (16, 12, 14))
        for x in (-0.08, 0.0, 0.08):
            p.stroke([(x, 0), (x, -0.4)], rgb("#8E929A"), 0.035)

    p.now(draw)


def wizard_tower(p: Site) -> None:
    buildings.wizard_tower(p, 0, 0, 0.62, 0.8)
    p.lamp(0, -0.3)


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


THINGS: dict[str, Callable[[Site], None]] = {
    draw.__name__: draw
    for draw in (
        house, farm, cottage, hut, windmill, hollow, bridge, kiln, standing_stone, tent, burrow, signpost,
        quarry, gorge, gate_in_rock, shrine, mine, spring, volcano, bones_large, gallows, tomb, ruin, stall,
        fountain, targets, pots, round_house, idol, graves, dark_tower, gatehouse, monastery, jetty, village,
        orchard, hall, castle, coach, burnt_house, witch_hut, stilts, lizard_huts, boat, reed_bank,
        great_oak, tree_house, fairy_ring, chapel, pillar, temple, garden, dungeon, wizard_tower, mire, hives,
        clearing,
    )
}  # fmt: skip
"""Who draws each place of `geography.LANDMARKS`."""
