"""Gems in five colours and five cuts, the land under the road, the Vile's wheels, and the Avatar."""

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

LAND_COLOURS = ("#4C6E34", "#5C8A6A", "#5E5468", "#94743C", "#9AA04E", "#8C92A0", "#3A2C48")
"""Forest, River, Cave, Camp, Hills, Mount, and what lies before the Door."""

TEETH = 12
"""On every wheel of the Vile's clockwork."""
SOCKETS = ((0.5, 0.235), (0.765, 0.5), (0.5, 0.765), (0.235, 0.5))
"""Where four gems lie on a wheel, as shares of it, in the order in which they are filled."""

Spots = tuple[tuple[int, int], ...]


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
    """Six landscapes with the road through them, the Avatar's way and the Chasm.

    Places are pixels of the picture. `lands[i]` is the landscape at `road[i]`; `space` is the size of a
    space, `chasm` the depth of the Chasm.
    """

    builder: ClassVar[str] = "heroes_desktop.games.reflets_acide.art.land"
    plain: ClassVar[str] = "#3A3A2A"
    laborious: ClassVar[bool] = True

    road: Spots = ()
    lands: tuple[int, ...] = ()
    red: Spots = ()
    corridor: Spots = ()
    space: int = 30
    chasm: int = 0


class Wraith(Spec, frozen=True):
    """The Avatar of the Void: a white hood with nobody in it."""

    builder: ClassVar[str] = "heroes_desktop.games.reflets_acide.art.wraith"
    outline: ClassVar[str] = "round"
    plain: ClassVar[str] = "#ECE8F4"

    height: int

    def measure(self, factor: float) -> Box:
        del factor
        return margined(round(self.height * 0.9), self.height)


class Gear(Spec, frozen=True):
    """A wheel of the Vile's clockwork; `turned` by half a tooth it meshes with its neighbour."""

    builder: ClassVar[str] = "heroes_desktop.games.reflets_acide.art.gears"
    outline: ClassVar[str] = "round"
    plain: ClassVar[str] = "#7A5A2A"

    size: int
    turned: bool = False
    hot: bool = False

    def depth(self) -> int:
        """Pixels of brass below the face."""
        return max(1, round(self.size * 0.035))

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.size, self.size, 0, 0, 0, self.depth())
