"""How the room looks: felt, crest, its card in the hub, who stands in its pictures."""

from __future__ import annotations

from pathlib import Path

from ..shared.room import BoxPainter, RoomLook


def _box() -> BoxPainter:
    from .art.box import draw_box

    return draw_box


LOOK = RoomLook(
    felt="#2B2440",
    accent="#B79BE8",
    crest="castle-emblem",
    scene="castle",
    box=_box,
    figures=Path(__file__).parent / "art" / "figures.toml",
)
