"""Hands that show rock, paper or scissors."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

import math

from heroes_desktop.desktop.art.common.landscapes import MOODS
from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.people.figures import Figure
from heroes_desktop.desktop.art.people.parts import Part, Point, oval, whole
from heroes_desktop.desktop.art.people.portraits import paint_parts


def build_hand(spec: specs.Hand, factor: float) -> Picture:
    """The back of a hand, upright, coming out of a sleeve."""
    figure = Figure(seed=spec.sign, scene="gold", skin=spec.skin, cloth=spec.sleeve)
    return paint_parts(_SIGNS[spec.sign](), figure, MOODS["gold"], spec.size)


def _finger(base: Point, tip: Point, half: float) -> Part:
    """A finger from its knuckle to its round tip."""
    angle = math.atan2(tip[1] - base[1], tip[0] - base[0])
    across = (math.cos(angle + math.pi / 2) * half, math.sin(angle + math.pi / 2) * half)
    centre = (tip[0] - math.cos(angle) * half, tip[1] - math.sin(angle) * half)
    turns = [angle + math.pi / 2 - math.pi * step / 12 for step in range(13)]
    arc = [
        (centre[0] + math.cos(turn) * half * 0.94, centre[1] + math.sin(turn) * half * 0.94) for turn in turns
    ]
    left, right = (base[0] + across[0], base[1] + across[1]), (base[0] - across[0], base[1] - across[1])
    return Part("skin", (left, *arc, right), sharp=True)


def _sleeve() -> list[Part]:
    cuff = whole("cloth", ((0, 0.62), (0.34, 0.60), (0.40, 0.72), (0.46, 1.04), (0, 1.05)))
    band = whole("gold", ((0, 0.60), (0.36, 0.58), (0.38, 0.70), (0, 0.72)))
    return [cuff, band]


def _palm(top: float, wide: float) -> Part:
    half = (
        (0, top - 0.05),
        (wide * 0.6, top),
        (wide, top + 0.18),
        (wide * 0.98, 0.34),
        (0.26, 0.66),
        (0, 0.68),
    )
    return whole("skin", half)


def _rock() -> list[Part]:
    parts = [_palm(-0.30, 0.50), *_sleeve()]
    parts += [oval("skin", x, -0.20 + abs(x) * 0.16, 0.15, 0.30) for x in (-0.38, -0.13, 0.12, 0.36)]
    thumb = (
        (-0.52, 0.02),
        (-0.26, -0.04),
        (0.10, 0.04),
        (0.24, 0.14),
        (0.14, 0.28),
        (-0.16, 0.26),
        (-0.48, 0.36),
    )
    return [*parts, Part("skin", thumb)]


def _paper() -> list[Part]:
    fingers = (
        ((-0.30, 0.02), (-0.44, -0.70)),
        ((-0.10, -0.06), (-0.14, -0.94)),
        ((0.12, -0.06), (0.18, -0.90)),
        ((0.31, 0.04), (0.46, -0.64)),
    )
    parts = [_finger(base, tip, 0.105) for base, tip in fingers]
    parts.append(_finger((-0.24, 0.34), (-0.78, -0.06), 0.12))
    return [*parts, _palm(-0.06, 0.40), *_sleeve()]


def _scissors() -> list[Part]:
    parts = [_finger((-0.16, 0.06), (-0.46, -0.88), 0.11), _finger((0.10, 0.02), (0.30, -0.92), 0.11)]
    parts += [_palm(-0.02, 0.42), *_sleeve()]
    parts += [oval("skin", 0.16, 0.06, 0.13, 0.20), oval("skin", 0.34, 0.12, 0.12, 0.18)]
    thumb = (
        (-0.42, 0.16),
        (-0.16, 0.08),
        (0.16, 0.16),
        (0.26, 0.26),
        (0.14, 0.36),
        (-0.16, 0.34),
        (-0.38, 0.44),
    )
    return [*parts, Part("skin", thumb)]


_SIGNS = {"rock": _rock, "paper": _paper, "scissors": _scissors}
