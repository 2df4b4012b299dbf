"""How the room looks: felt, crest, its card in the hub, who stands in its pictures."""

from __future__ import annotations

from pathlib import Path

from ..shared.room import BoxPainter, RoomLook


def _box() -> BoxPainter:
    from .art.box import draw_box

    return draw_box


LOOK = RoomLook(
    felt="#1F3A4A",
    accent="#6FB4D6",
    crest="trail",
    scene="mount",
    box=_box,
    figures=Path(__file__).parent / "art" / "figures.toml",
)
