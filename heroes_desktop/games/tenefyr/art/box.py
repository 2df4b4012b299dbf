"""The game's own things on its card in the hub."""

from __future__ import annotations

from heroes_desktop.desktop.art import CardFace
from heroes_desktop.desktop.art.core import builders
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.core.solid import dropped


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """Three enemies in a fan, the Boss in the middle."""
    wide = round(w * 0.34)
    high = round(wide * 7 / 5)
    cards = (
        ("orc", "tenefyr/113", "enemy", w * 0.08, h * 0.36),
        ("golem", "tenefyr/313", "enemy", w * 0.58, h * 0.36),
        ("dragon", "tenefyr/chaos_dragon", "boss", w * 0.33, h * 0.28),
    )
    for name, figure, kind, x, y in cards:
        card = builders.bare(CardFace(wide, high, kind, "", figure, name, compact=True), factor)
        dropped(picture, card, x, y, 6, 8)
