"""The die with what can be found on its faces, lying still or tumbling."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.common.dice import cube, lying, turn
from heroes_desktop.desktop.art.core.geometry import Box, margined
from heroes_desktop.desktop.art.core.lettering import solid_icon
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.core.palette import rgb
from heroes_desktop.desktop.art.core.solid import centred, empty
from heroes_desktop.desktop.art.core.specs_base import Spec

_FINDS: dict[int, tuple[str, tuple[float, ...], float]] = {
    # icon, places across the face, size
    1: ("boot-stomp", (0.5,), 0.62),
    2: ("mdi:ring", (0.5,), 0.62),
    3: ("broadsword", (0.5,), 0.66),
    4: ("tooth", (0.5,), 0.60),
    5: ("tooth", (0.5,), 0.60),
    6: ("tooth", (0.30, 0.70), 0.44),
}
"""What each face of the treasure die shows (HT-092)."""


class TreasureDie(Spec, frozen=True):
    """The die with boots, ring, sword and teeth; `tumble` above 0 is a moment of its rolling."""

    plain: ClassVar[str] = "#B98430"

    size: int
    face: int
    tumble: int = 0

    def measure(self, factor: float) -> Box:
        del factor
        margin = round(self.size * 0.22)
        return margined(self.size, self.size, margin, margin, margin, margin + round(self.size * 0.12))


def build_treasure_die(spec: TreasureDie, factor: float) -> Picture:
    """A gilded die with what can be found on its faces."""
    colour = rgb("#B98430")
    die = cube(spec.size, colour, turn(spec, -8.0), lambda face: _treasure(face, spec.face))
    return lying(die, spec, factor)


def _treasure(face: Picture, number: int) -> None:
    n = face.width
    name, places, share = _FINDS[number]
    sign = solid_icon(name, round(n * share), rgb("#FFF8E4"), rgb("#E8D2A0"), rgb("#4A2A0C"), round(n * 0.02))
    layer = empty(n, n)
    for across in places:
        centred(layer, sign, n * across, n / 2)
    face.paste(layer, (0, 0), layer)
