"""Colours that carry meaning can be told apart, also without full colour vision; text can be read."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.palette import rgb

Three = tuple[float, float, float]

SIGHTS: dict[str, tuple[Three, Three, Three]] = {
    "ordinary": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Three:
    r, g, b = (value / 255 for value in rgb(colour))
    return _linear(r), _linear(g), _linear(b)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def seen(colour: str, sight: str) -> Three:
    """CIE Lab of a colour as that sight sees it."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Three, two: Three) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = 1 - 0.17 * math.cos(math.radians(hm - 30)) + 0.24 * math.cos(math.radians(2 * hm))
    t += 0.32 * math.cos(math.radians(3 * hm + 6)) - 0.20 * math.cos(math.radians(4 * hm - 63))
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    bend = (
        -2
        * math.sqrt(cm**7 / (cm**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    )
    dl, dc, dhh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl**2 + dc**2 + dhh**2 + bend * dc * dhh)


SETS = {
    "players": [look.colour for look in palette.PLAYERS],
    "suits": [look.colour for look in palette.SUITS.values()],
    "gems": [palette.GEMS[name].colour for name in ("ruby", "topaz", "emerald", "sapphire", "amethyst")],
    "portals": list(palette.PORTALS.values()),
    "numbered portals": list(palette.NUMBERED.values()),
    "heroes": list(palette.HEROES.values()),
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", SETS)
def test_colours_that_carry_meaning_can_be_told_apart(name: str, sight: str) -> None:
    worst = min(difference(seen(a, sight), seen(b, sight)) for a, b in combinations(SETS[name], 2))
    assert worst >= (28 if sight == "ordinary" else 18), worst


def test_shapes_differ_as_well() -> None:
    assert len({look.shape for look in palette.PLAYERS}) == len(palette.PLAYERS)
    assert len({look.cut for look in palette.SUITS.values()}) == len(palette.SUITS)


def luminance(colour: str) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (palette.INK, palette.PAPER, 11.5),
        (palette.INK_2, palette.PAPER, 6.0),
        (palette.HEADING, palette.PAPER, 6.5),
        (palette.ON_LEATHER, palette.LEATHER, 11.0),
        (palette.MUTED, palette.LEATHER, 8.0),
        (palette.GOLD_HIGH, palette.LEATHER, 12.0),
        (palette.GOOD_ON_PAPER, palette.PAPER, 5.5),
        (palette.BAD_ON_PAPER, palette.PAPER, 6.0),
        *((palette.BUTTON_INK[kind], bottom, 4.0) for kind, (_, bottom) in palette.BUTTONS.items()),
        *((palette.PILL_INK[kind], ground, 4.5) for kind, ground in palette.PILLS.items()),
    ],
)
def test_text_can_be_read(ink: str, ground: str, least: float) -> None:
    light, dark = sorted((luminance(ink), luminance(ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= least
