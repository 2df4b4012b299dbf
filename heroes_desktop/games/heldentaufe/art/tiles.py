"""Tiles of the surface and of the underworld, and the shadow they throw; `hexes` paints them."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core.geometry import Box, hex_depth, hex_shadow, hex_size, margined
from heroes_desktop.desktop.art.core.specs_base import Spec

_LAND: dict[str, str] = {
    "forest": "#33502C",
    "pond": "#4F86A0",
    "lab": "#77688A",
    "camp": "#9B7C4C",
    "mushroom": "#5A7038",
    "portal": "#6F7D56",
}
"""Tiles that are not as green as a meadow."""


class HexTile(Spec, frozen=True):
    """A tile of the surface, pointy top."""

    builder: ClassVar[str] = "heroes_desktop.games.heldentaufe.art.hexes"
    plain: ClassVar[str] = "#6E8A40"
    outline: ClassVar[str] = "hex"
    laborious: ClassVar[bool] = True

    radius: int
    terrain: str
    seed: str = "tile"

    def measure(self, factor: float) -> Box:
        del factor
        w, h = hex_size(self.radius)
        return margined(w, h, 0, 0, 0, hex_depth(self.radius))

    def stand_in_colour(self) -> str:
        return _LAND.get(self.terrain.partition("_")[0], self.plain)


class UnderTile(Spec, frozen=True):
    """A tile of the underworld; `tint` is the colour of who lives there."""

    builder: ClassVar[str] = "heroes_desktop.games.heldentaufe.art.hexes"
    plain: ClassVar[str] = "#5A5363"
    outline: ClassVar[str] = "hex"
    laborious: ClassVar[bool] = True

    radius: int
    terrain: str = "floor"
    seed: str = "tile"
    tint: str = ""
    flat: bool = False

    def measure(self, factor: float) -> Box:
        del factor
        w, h = hex_size(self.radius)
        if self.flat:
            w, h = h, w
        return margined(w, h, 0, 0, 0, max(2, round(self.radius * 0.115)))

    def stand_in_outline(self) -> str:
        return "flat_hex" if self.flat else "hex"


class UnknownTile(Spec, frozen=True):
    """A tile nobody has seen."""

    builder: ClassVar[str] = "heroes_desktop.games.heldentaufe.art.hexes"
    plain: ClassVar[str] = "#6B5A42"
    outline: ClassVar[str] = "hex"

    radius: int
    seed: str = "unknown"

    def measure(self, factor: float) -> Box:
        del factor
        return margined(*hex_size(self.radius))


class HexShadow(Spec, frozen=True):
    """What a tile throws on the felt; drawn below all tiles, so that none darkens its neighbours."""

    builder: ClassVar[str] = "heroes_desktop.games.heldentaufe.art.hexes"
    outline: ClassVar[str] = "unseen"

    radius: int
    flat: bool = False

    def measure(self, factor: float) -> Box:
        del factor
        w, h = hex_size(self.radius)
        if self.flat:
            w, h = h, w
        margin, down = hex_shadow(self.radius)
        return margined(w, h, margin, margin, margin, margin + down)
