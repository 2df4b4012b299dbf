"""Houses, tents, towers and portals that stand on tiles."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageOps

from heroes_desktop.desktop.art.common.terrain import Painter
from heroes_desktop.desktop.art.core.noise import pool
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb


def house(p: Painter, x: float, y: float, w: float, h: float) -> None:
    """Stone walls, a tiled roof, a chimney and a warm window."""
    p.shadow(x + 0.14, y - 0.02, 0.62, 0.18, 210)
    wall, roof = rgb("#A49A8C"), rgb("#8B4A33")
    eave = y - h * 0.48

    def draw() -> None:
        p.shape(
            [
                (x + w * 0.22, eave - h * 0.10),
                (x + w * 0.32, eave - h * 0.10),
                (x + w * 0.32, eave - h * 0.62),
                (x + w * 0.22, eave - h * 0.62),
            ],
            rgb("#6E675F"),
        )
        p.shape(
            [(x - w * 0.42, y), (x + w * 0.14, y + 0.03), (x + w * 0.14, eave), (x - w * 0.42, eave)], wall
        )
        p.shape(
            [(x + w * 0.14, y + 0.03), (x + w * 0.44, y - 0.06), (x + w * 0.44, eave), (x + w * 0.14, eave)],
            dark(wall, 0.38),
        )
        for row in range(4):
            level = y - h * 0.10 * (row + 1)
            for column in range(4):
                left = x - w * 0.40 + w * 0.14 * column + (w * 0.07 if row % 2 else 0)
                p.stroke([(left, level), (left + w * 0.07, level)], dark(wall, 0.3), 0.010, 140)
        p.shape(
            [
                (x - w * 0.50, eave + 0.02),
                (x + w * 0.16, eave + 0.05),
                (x + w * 0.02, eave - h * 0.46),
                (x - w * 0.34, eave - h * 0.44),
            ],
            lit(roof, 0.12),
        )
        p.shape(
            [
                (x + w * 0.16, eave + 0.05),
                (x + w * 0.52, eave - 0.03),
                (x + w * 0.30, eave - h * 0.44),
                (x + w * 0.02, eave - h * 0.46),
            ],
            dark(roof, 0.32),
        )
        for row in range(1, 5):
            level = eave + 0.02 - h * 0.09 * row
            p.stroke(
                [(x - w * 0.48 + row * 0.028, level), (x + w * 0.14 - row * 0.026, level + 0.02)],
                dark(roof, 0.3),
                0.012,
                150,
            )
        p.shape(
            [
                (x - w * 0.22, y + 0.01),
                (x - w * 0.06, y + 0.015),
                (x - w * 0.06, y - h * 0.28),
                (x - w * 0.14, y - h * 0.34),
                (x - w * 0.22, y - h * 0.28),
            ],
            (60, 30, 14),
        )
        p.shape(
            [
                (x + w * 0.22, y - h * 0.16),
                (x + w * 0.36, y - h * 0.20),
                (x + w * 0.36, y - h * 0.36),
                (x + w * 0.22, y - h * 0.34),
            ],
            (255, 176, 66),
        )

    p.add(y, draw)
    for puff in range(5):
        p.add(
            2.0,
            lambda puff=puff: p.oval(
                x + w * 0.27 + 0.05 * puff,
                eave - h * 0.66 - 0.07 * puff,
                0.05 + 0.02 * puff,
                0.045 + 0.02 * puff,
                (225, 222, 215),
                150 - 24 * puff,
            ),  # type: ignore[misc]
        )


def anvil(p: Painter, x: float, y: float) -> None:
    """A smith's anvil on its block."""
    p.shadow(x + 0.03, y, 0.2, 0.06)

    def draw() -> None:
        p.shape([(x - 0.12, y), (x + 0.12, y), (x + 0.08, y - 0.10), (x - 0.08, y - 0.10)], rgb("#5A4632"))
        p.shape(
            [
                (x - 0.19, y - 0.19),
                (x + 0.15, y - 0.19),
                (x + 0.08, y - 0.12),
                (x - 0.08, y - 0.10),
                (x - 0.12, y - 0.15),
            ],
            rgb("#3A3F45"),
        )
        p.stroke([(x - 0.17, y - 0.19), (x + 0.14, y - 0.19)], (190, 200, 205), 0.018)

    p.add(y, draw)


def stall(p: Painter, x: float, y: float, w: float, h: float) -> None:
    """A merchant's stall under a striped awning."""
    p.shadow(x + 0.12, y - 0.02, 0.60, 0.16, 210)
    red, cream = rgb("#C2413A"), rgb("#F0E2C2")

    def draw() -> None:
        p.shape(
            [
                (x - w * 0.44, y),
                (x + w * 0.44, y),
                (x + w * 0.44, y - h * 0.45),
                (x - w * 0.44, y - h * 0.45),
            ],
            rgb("#4A3020"),
        )
        p.shape(
            [
                (x - w * 0.38, y),
                (x + w * 0.38, y),
                (x + w * 0.38, y - h * 0.20),
                (x - w * 0.38, y - h * 0.20),
            ],
            rgb("#8A5E36"),
        )
        p.shape(
            [
                (x - w * 0.40, y - h * 0.20),
                (x + w * 0.40, y - h * 0.20),
                (x + w * 0.40, y - h * 0.15),
                (x - w * 0.40, y - h * 0.15),
            ],
            rgb("#B98550"),
        )
        for stripe in range(8):
            colour = red if stripe % 2 == 0 else cream
            colour = colour if stripe < 5 else dark(colour, 0.22)
            left, right = x - w * 0.5 + w * stripe / 8, x - w * 0.5 + w * (stripe + 1) / 8
            high_left, high_right = (
                x - w * 0.30 + w * 0.6 * stripe / 8,
                x - w * 0.30 + w * 0.6 * (stripe + 1) / 8,
            )
            p.shape(
                [
                    (high_left, y - h * 0.98),
                    (high_right, y - h * 0.98),
                    (right, y - h * 0.46),
                    (left, y - h * 0.46),
                ],
                colour,
            )
            (a, b), (c, d) = p.at(left, y - h * 0.54), p.at(right, y - h * 0.36)
            p.pen.pieslice((a, b, c, d), 0, 180, fill=(*dark(colour, 0.12), 255))
        p.stroke([(x - w * 0.30, y - h * 0.98), (x + w * 0.30, y - h * 0.98)], lit(red, 0.5), 0.02)
        for side, wood in ((-0.44, "#6B4526"), (0.44, "#3E2815")):
            p.stroke([(x + w * side, y), (x + w * side, y - h * 0.45)], rgb(wood), 0.03)
        for dx, colour in (
            (-0.24, (210, 60, 45)),
            (-0.08, (240, 190, 70)),
            (0.08, (90, 150, 80)),
            (0.24, (120, 90, 170)),
        ):
            p.oval(x + dx * w, y - h * 0.24, 0.05, 0.045, colour)
            p.oval(x + dx * w - 0.012, y - h * 0.26, 0.015, 0.012, (255, 255, 240), 180)

    p.add(y, draw)


def sack(p: Painter, x: float, y: float, size: float) -> None:
    """A sack of goods."""
    p.shadow(x + 0.05, y, 0.16, 0.05)

    def draw() -> None:
        p.oval(x, y - size * 0.5, size * 0.5, size * 0.5, rgb("#8E6B3E"))
        p.oval(x - size * 0.1, y - size * 0.56, size * 0.36, size * 0.36, rgb("#B99258"))
        p.shape(
            [
                (x - size * 0.16, y - size * 0.9),
                (x + size * 0.16, y - size * 0.9),
                (x + size * 0.24, y - size * 1.15),
                (x - size * 0.24, y - size * 1.15),
            ],
            rgb("#A47F4B"),
        )

    p.add(y, draw)


def wizard_tower(p: Painter, x: float, y: float, w: float, h: float) -> None:
    """A round tower with a violet roof and a green light in its window."""
    p.shadow(x + 0.16, y - 0.02, 0.44, 0.14, 210)
    wall, roof = rgb("#8E8798"), rgb("#4C3A86")

    def draw() -> None:
        top = y - h * 0.62
        p.shape([(x - w * 0.5, y), (x + w * 0.5, y), (x + w * 0.42, top), (x - w * 0.42, top)], wall)
        p.shape(
            [(x + w * 0.10, y), (x + w * 0.5, y), (x + w * 0.42, top), (x + w * 0.08, top)], dark(wall, 0.34)
        )
        p.shape(
            [(x - w * 0.5, y), (x - w * 0.32, y), (x - w * 0.28, top), (x - w * 0.42, top)], lit(wall, 0.22)
        )
        for row in range(6):
            level = y - h * 0.09 * (row + 1)
            for column in range(4):
                left = x - w * 0.4 + w * 0.22 * column + (w * 0.1 if row % 2 else 0)
                p.stroke([(left, level), (left + w * 0.1, level)], dark(wall, 0.3), 0.010, 150)
        p.shape(
            [
                (x - w * 0.56, y - h * 0.60),
                (x + w * 0.56, y - h * 0.60),
                (x + w * 0.50, y - h * 0.70),
                (x - w * 0.50, y - h * 0.70),
            ],
            dark(wall, 0.1),
        )
        tip = (x + 0.02, y - h * 1.22)
        p.shape([(x - w * 0.62, y - h * 0.68), (x + w * 0.62, y - h * 0.68), tip], dark(roof, 0.30))
        p.shape([(x - w * 0.62, y - h * 0.68), (x + w * 0.05, y - h * 0.68), tip], roof)
        p.shape([(x - w * 0.62, y - h * 0.68), (x - w * 0.30, y - h * 0.68), tip], lit(roof, 0.25))
        p.oval(x + 0.02, y - h * 1.25, 0.03, 0.03, (255, 225, 120))
        p.shape(
            [
                (x - w * 0.12, y - h * 0.29),
                (x + w * 0.12, y - h * 0.29),
                (x + w * 0.12, y - h * 0.40),
                (x, y - h * 0.45),
                (x - w * 0.12, y - h * 0.40),
            ],
            (150, 255, 170),
        )
        p.shape(
            [
                (x - w * 0.16, y),
                (x + w * 0.16, y),
                (x + w * 0.16, y - h * 0.15),
                (x, y - h * 0.22),
                (x - w * 0.16, y - h * 0.15),
            ],
            rgb("#3B2617"),
        )

    p.add(y, draw)


def flask(p: Painter, x: float, y: float) -> None:
    """Something bubbling, left outside."""
    p.shadow(x + 0.03, y, 0.12, 0.04)

    def draw() -> None:
        p.shape(
            [
                (x - 0.04, y - 0.2),
                (x + 0.04, y - 0.2),
                (x + 0.04, y - 0.12),
                (x + 0.12, y),
                (x - 0.12, y),
                (x - 0.04, y - 0.12),
            ],
            (190, 240, 210),
        )
        p.shape([(x - 0.08, y - 0.06), (x + 0.08, y - 0.06), (x + 0.12, y), (x - 0.12, y)], (70, 200, 110))

    p.add(y, draw)


def tent(p: Painter, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    """A traveller's tent."""
    p.shadow(x + 0.08, y, 0.36, 0.1, 180)

    def draw() -> None:
        p.shape([(x - w * 0.5, y), (x + w * 0.1, y + 0.02), (x - w * 0.05, y - h)], lit(colour, 0.12))
        p.shape(
            [
                (x + w * 0.1, y + 0.02),
                (x + w * 0.5, y - h * 0.15),
                (x + w * 0.22, y - h * 0.92),
                (x - w * 0.05, y - h),
            ],
            dark(colour, 0.22),
        )
        p.shape(
            [(x - w * 0.24, y + 0.01), (x - w * 0.02, y + 0.015), (x - w * 0.06, y - h * 0.68)],
            dark(colour, 0.65),
        )

    p.add(y, draw)


def fire(p: Painter, x: float, y: float) -> None:
    """Stones, logs and flames."""
    p.shadow(x, y - 0.02, 0.36, 0.13, 120)

    def flame(size: float, colour: Colour) -> None:
        outline = (
            (-0.17, 0),
            (-0.15, -0.18),
            (-0.06, -0.10),
            (-0.05, -0.42),
            (0.05, -0.20),
            (0.10, -0.30),
            (0.17, -0.10),
            (0.15, 0),
        )
        p.shape([(x + dx * size, y + dy * size) for dx, dy in outline], colour)

    def draw() -> None:
        for step in range(9):
            angle = step / 9 * 2 * math.pi
            cx, cy = x + math.cos(angle) * 0.27, y + 0.02 + math.sin(angle) * 0.13
            p.oval(cx, cy, 0.06, 0.045, rgb("#6E675F"))
            p.oval(cx - 0.012, cy - 0.012, 0.04, 0.03, rgb("#A39C90"))
        for x0, y0, x1, y1 in ((-0.2, 0.06, 0.18, -0.02), (0.2, 0.07, -0.16, -0.03)):
            p.stroke([(x + x0, y + y0), (x + x1, y + y1)], rgb("#4A2D18"), 0.075)
            p.stroke([(x + x0, y + y0 - 0.02), (x + x1, y + y1 - 0.02)], rgb("#7B4E2A"), 0.025)
        for size, colour in (
            (1.15, (214, 70, 24)),
            (0.9, (245, 140, 36)),
            (0.6, (255, 214, 90)),
            (0.3, (255, 250, 215)),
        ):
            flame(size, colour)

    p.add(y, draw)


def swirl(p: Painter, x: float, y: float, rx: float, ry: float, colour: Colour) -> None:
    """The inside of a portal: light falling inwards along three arms."""
    mask = Image.new("L", (p.w, p.h), 0)
    (left, top), (right, bottom) = p.at(x - rx, y - ry), p.at(x + rx, y + ry)
    ImageDraw.Draw(mask).ellipse((left, top, right, bottom), fill=255)
    centre = p.at(x, y)
    depth = pool(p.w, p.h, (centre[0] / p.w, centre[1] / p.h), (rx * 1.45 * p.unit, ry * 1.3 * p.unit))
    p.fill(mask, ImageOps.colorize(depth, dark(colour, 0.72), lit(colour, 0.75), mid=colour))
    for arm in range(3):
        for step in range(24):
            t = step / 24 * 4.7 + arm * 2.1
            away = 0.04 + 0.195 * (t - arm * 2.1) * 0.95
            dot = 0.017
            p.oval(
                x + math.cos(t) * away * rx,
                y + math.sin(t) * away * ry,
                dot,
                dot,
                (255, 255, 255),
                100 + 6 * step,
            )


def stone_arch(p: Painter, colour: Colour) -> None:
    """A ring of stones around a portal, on a dais."""
    p.shadow(0.05, 0.42, 0.62, 0.2, 200)
    stone = rgb("#8C877B")

    def draw() -> None:
        p.oval(0, 0.40, 0.60, 0.22, rgb("#57564F"))
        p.oval(0, 0.36, 0.60, 0.22, rgb("#908C80"))
        p.oval(0, 0.355, 0.52, 0.18, rgb("#7B776C"))
        for step in range(10):
            angle = step / 10 * 2 * math.pi
            p.stroke(
                [
                    (math.cos(angle) * 0.40, 0.36 + math.sin(angle) * 0.14),
                    (math.cos(angle) * 0.58, 0.36 + math.sin(angle) * 0.21),
                ],
                rgb("#55524A"),
                0.014,
            )
        swirl(p, 0, -0.10, 0.30, 0.46, colour)
        count = 11
        for index in range(count + 1):
            angle = math.radians(208 - 236 * index / count)
            x, y = math.cos(angle) * 0.40, -0.10 - math.sin(angle) * 0.55
            shade = mix(lit(stone, 0.18), dark(stone, 0.28), index / count)
            cos, sin = math.cos(-angle), math.sin(-angle)
            block = ((-0.08, -0.105), (0.09, -0.12), (0.09, 0.12), (-0.08, 0.105))
            for grow, tone in ((1.1, rgb("#38352F")), (1.0, shade)):
                p.shape(
                    [(x + (u * cos - v * sin) * grow, y + (u * sin + v * cos) * grow) for u, v in block], tone
                )
        for degrees in (150, 90, 30):
            angle = math.radians(degrees)
            p.oval(math.cos(angle) * 0.40, -0.10 - math.sin(angle) * 0.55, 0.035, 0.035, lit(colour, 0.5))

    p.add(0.36, draw)
