"""Gems in five colours and five cuts, and the land under the road."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core.geometry import Box, margined
from heroes_desktop.desktop.art.core.palette import GemLook
from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

STONES: tuple[GemLook, ...] = (
    GemLook("#9C241D", "octagon"),
    GemLook("#FF7B00", "triangle"),
    GemLook("#D89AFD", "drop"),
    GemLook("#62BCA1", "square"),
    GemLook("#2450A8", "round"),
)
"""Red, orange, violet, green, blue: told apart by colour and by cut."""

LAND_COLOURS = ("#3F5A2C", "#2F5E6E", "#4A3E50", "#7A6030", "#77803A", "#6A6E7C", "#2A2032")
"""Forest, River, Cave, Camp, Hills, Mount, and what lies before the Door."""


class Stone(Spec, frozen=True):
    """A gem of one of the five colours; a missing one leaves its socket."""

    builder: ClassVar[str] = "heroes_desktop.games.reflets_acide.art.painting"
    outline: ClassVar[str] = "round"

    size: int
    colour: int
    missing: bool = False

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.size, self.size)

    def stand_in_colour(self) -> str:
        return STONES[self.colour].colour


class Land(Sized, frozen=True):
    """Six landscapes and the Chasm; `spots` are (x, y, landscape), shares in thousandths."""

    builder: ClassVar[str] = "heroes_desktop.games.reflets_acide.art.painting"
    plain: ClassVar[str] = "#3A3A2A"
    laborious: ClassVar[bool] = True

    spots: tuple[tuple[int, int, int], ...] = ()
    chasm: int = 0
