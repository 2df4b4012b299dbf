"""The game's own things on its card in the hub."""

from __future__ import annotations

import math

from heroes_desktop.desktop.art.core import builders
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.core.solid import dropped

from .tiles import HexTile


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """Seven tiles of the surface."""
    radius = round(w * 0.178)
    tiles = (
        ("camp", 0, 0),
        ("forest", 1, 0),
        ("apple", -1, 0),
        ("portal_a", 0, -1),
        ("lab", 1, -1),
        ("smith", -1, 1),
        ("pond", 0, 1),
    )
    for terrain, column, row in sorted(tiles, key=lambda tile: tile[2]):
        tile = builders.bare(HexTile(radius, terrain, "hub"), factor)
        x = w / 2 + radius * math.sqrt(3) * (column + row / 2) - tile.width / 2
        dropped(picture, tile, x, h * 0.535 + radius * 1.5 * row - radius, 6, 8)
