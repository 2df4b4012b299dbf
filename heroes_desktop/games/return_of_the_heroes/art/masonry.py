"""Walls, roofs and doors: what the houses of the kingdom are made of."""

from __future__ import annotations

from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb

from .ground import Site

STONE, WOOD, THATCH = rgb("#9C968A"), rgb("#6B4526"), rgb("#B0904A")


def wall(p: Site, left: float, right: float, top: float, colour: Colour, low: float = 0.0) -> None:
    """An upright wall, lit on its left half."""
    middle = left + (right - left) * 0.6
    p.shape([(left, low), (middle, low), (middle, top), (left, top)], lit(colour, 0.08))
    p.shape([(middle, low), (right, low), (right, top), (middle, top)], dark(colour, 0.3))


def roof(p: Site, left: float, right: float, low: float, top: float, colour: Colour) -> None:
    """A pointed roof in two tones."""
    middle = (left + right) / 2
    p.shape([(left, low), (right, low), (middle, top)], dark(colour, 0.3))
    p.shape([(left, low), (middle + (right - left) * 0.08, low), (middle, top)], lit(colour, 0.1))


def door(p: Site, x: float, wide: float, tall: float, colour: Colour = (44, 28, 18)) -> None:
    """A pointed doorway."""
    p.shape(
        [(x - wide, 0.01), (x + wide, 0.01), (x + wide, -tall), (x, -tall * 1.25), (x - wide, -tall)], colour
    )
