"""How the room looks: felt, crest, its card in the hub, who stands in its pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..shared.room import BoxPainter, RoomLook

if TYPE_CHECKING:
    from heroes_desktop.desktop.art.people.parts import Bust


def _box() -> BoxPainter:
    from .art.box import draw_box

    return draw_box


def _busts() -> Mapping[str, Bust]:
    from .art.busts import BUSTS

    return BUSTS


LOOK = RoomLook(
    felt="#4A3618",
    accent="#E3A844",
    crest="mdi:flag-checkered",
    scene="dusk",
    box=_box,
    busts=_busts,
    figures=Path(__file__).parent / "art" / "figures.toml",
)
