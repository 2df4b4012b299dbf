"""Houses, halls and towers with a name: each stands with its foot at (0, 0) and is about 1 high."""

from __future__ import annotations

import math

from heroes_desktop.desktop.art.common import buildings
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb

from . import growth
from .ground import Site
from .masonry import STONE, THATCH, WOOD, door, roof, wall


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
        wall(p, -0.4, 0.4, -0.45, rgb("#D2C2A0"))
        roof(p, -0.54, 0.54, -0.4, -1.0, THATCH)
        door(p, -0.08, 0.08, 0.24)
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
        roof(p, -0.22, 0.22, -0.68, -0.95, rgb("#8E4A33"))
        for turn in range(4):
            angle = math.pi / 2 * turn + 0.4
            tip = (math.cos(angle) * 0.52, -0.7 + math.sin(angle) * 0.52)
            p.stroke([(0, -0.7), tip], rgb("#5A3C22"), 0.05)
            side = (math.cos(angle + 0.3) * 0.42, -0.7 + math.sin(angle + 0.3) * 0.42)
            p.shape([(0, -0.7), tip, side], rgb("#F4ECD8"))

    p.now(draw)


def tent(p: Site) -> None:
    buildings.tent(p, 0, 0, 1.0, 0.85, rgb("#B8874A"))


def shrine(p: Site) -> None:
    p.shadow(0.12, 0, 0.4, 0.12, 170)

    def draw() -> None:
        wall(p, -0.34, 0.34, -0.12, lit(STONE, 0.1))
        for x in (-0.26, 0.2):
            p.stroke([(x, -0.1), (x, -0.6)], rgb("#DDD4C0"), 0.1)
        roof(p, -0.44, 0.4, -0.58, -0.92, rgb("#A8503A"))
        p.oval(-0.02, -0.3, 0.09, 0.12, (255, 210, 110))

    p.now(draw)
    p.lamp(0, -0.3)


def tomb(p: Site) -> None:
    p.shadow(0.14, 0, 0.5, 0.13, 170)

    def draw() -> None:
        wall(p, -0.44, 0.44, -0.46, lit(STONE, 0.1))
        roof(p, -0.54, 0.54, -0.44, -0.84, dark(STONE, 0.1))
        door(p, 0, 0.12, 0.28, (30, 26, 30))

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
        door(p, -0.06, 0.09, 0.24)

    p.now(draw)
    p.lamp(0.2, -0.25)


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
            wall(p, x - 0.2, x + 0.2, -0.86, black)
            roof(p, x - 0.26, x + 0.26, -0.84, -1.2, rgb("#241E2C"))
        wall(p, -0.45, 0.45, -0.6, black)
        p.shape([(-0.24, 0), (-0.24, -0.34), (0, -0.5), (0.24, -0.34), (0.24, 0)], (12, 8, 14))

    p.now(draw)


def monastery(p: Site) -> None:
    p.shadow(0.16, 0, 0.6, 0.15, 190)

    def draw() -> None:
        tone = rgb("#DCCFB2")
        wall(p, -0.5, 0.3, -0.42, tone)
        roof(p, -0.58, 0.38, -0.4, -0.72, rgb("#8E4A33"))
        wall(p, 0.2, 0.5, -0.74, tone)
        roof(p, 0.14, 0.56, -0.72, -1.06, rgb("#7A3E2E"))
        p.stroke([(0.35, -1.06), (0.35, -1.2)], rgb("#E2B04A"), 0.05)
        door(p, -0.1, 0.1, 0.24)

    p.now(draw)
    p.lamp(0.35, -0.5)


def village(p: Site) -> None:
    """White walls in the woods."""
    p.shadow(0.16, 0, 0.7, 0.15, 180)

    def draw() -> None:
        white = rgb("#F4EEE0")
        for x, size in ((-0.5, 0.62), (0.46, 0.56), (0.0, 0.8)):
            wall(p, x - size * 0.34, x + size * 0.34, -size * 0.5, white)
            roof(p, x - size * 0.44, x + size * 0.44, -size * 0.48, -size * 1.05, rgb("#6E7E98"))

    p.now(draw)
    p.lamp(0.05, -0.2)


def hall(p: Site) -> None:
    """A school of arms."""
    p.shadow(0.14, 0, 0.6, 0.14, 180)

    def draw() -> None:
        wall(p, -0.5, 0.5, -0.5, rgb("#D9CBB0"))
        roof(p, -0.6, 0.6, -0.48, -0.92, rgb("#3E5A86"))
        p.stroke([(-0.16, -0.14), (0.16, -0.4)], rgb("#6A7078"), 0.06)
        p.stroke([(0.16, -0.14), (-0.16, -0.4)], rgb("#6A7078"), 0.06)

    p.now(draw)
    p.lamp(0.36, -0.3)


def castle(p: Site) -> None:
    """The King's Court."""
    p.shadow(0.18, 0, 0.7, 0.15, 210)

    def draw() -> None:
        tone = rgb("#E2D8C2")
        wall(p, -0.5, 0.5, -0.42, tone)
        for x in (-0.48, -0.24, 0.0, 0.24, 0.48):
            p.shape([(x - 0.05, -0.42), (x + 0.05, -0.42), (x + 0.05, -0.5), (x - 0.05, -0.5)], tone)
        wall(p, -0.2, 0.2, -0.72, tone)
        roof(p, -0.26, 0.26, -0.7, -1.02, rgb("#2F62B4"))
        for x in (-0.56, 0.56):
            wall(p, x - 0.13, x + 0.13, -0.6, tone)
            roof(p, x - 0.19, x + 0.19, -0.58, -0.9, rgb("#2F62B4"))
        door(p, 0, 0.12, 0.22)
        p.shape([(0, -1.02), (0.2, -1.1), (0, -1.18)], (210, 50, 40))
        p.stroke([(0, -1.0), (0, -1.2)], WOOD, 0.03)

    p.now(draw)
    for x in (-0.56, 0.0, 0.56):
        p.lamp(x, -0.4)


def burnt_house(p: Site) -> None:
    def draw() -> None:
        char = rgb("#3A302C")
        wall(p, -0.4, 0.4, -0.4, char)
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
        wall(p, -0.5, 0.52, -0.66, rgb("#A4824E"), -0.34)
        roof(p, -0.62, 0.64, -0.64, -1.0, rgb("#7E6A3A"))

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


def chapel(p: Site) -> None:
    p.shadow(0.14, 0, 0.5, 0.13, 180)

    def draw() -> None:
        tone = rgb("#C6C0CC")
        wall(p, -0.3, 0.3, -0.5, tone)
        roof(p, -0.38, 0.38, -0.48, -0.86, rgb("#54466A"))
        p.stroke([(0, -0.84), (0, -1.1)], rgb("#E2B04A"), 0.05)
        p.stroke([(-0.09, -1.0), (0.09, -1.0)], rgb("#E2B04A"), 0.05)
        door(p, 0, 0.1, 0.24, (120, 90, 190))

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


def dungeon(p: Site) -> None:
    """A square keep with a barred door."""
    p.shadow(0.14, 0, 0.5, 0.14, 190)

    def draw() -> None:
        tone = rgb("#6E6A70")
        wall(p, -0.42, 0.42, -0.8, tone)
        for step in range(4):
            x = -0.36 + 0.24 * step
            p.shape([(x - 0.07, -0.78), (x + 0.07, -0.78), (x + 0.07, -0.94), (x - 0.07, -0.94)], tone)
        door(p, 0, 0.17, 0.34, (16, 12, 14))
        for x in (-0.08, 0.0, 0.08):
            p.stroke([(x, 0), (x, -0.4)], rgb("#8E929A"), 0.035)

    p.now(draw)


def wizard_tower(p: Site) -> None:
    buildings.wizard_tower(p, 0, 0, 0.62, 0.8)
    p.lamp(0, -0.3)
