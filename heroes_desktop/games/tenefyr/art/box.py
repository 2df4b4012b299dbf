"""The game's own things on its card in the hub."""

from __future__ import annotations

from heroes_desktop.desktop.art.core import builders
from heroes_desktop.desktop.art.core.noise import BICUBIC, Picture
from heroes_desktop.desktop.art.core.solid import dropped, padded
from heroes_desktop.desktop.art.core.specs import CardFace


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """A fan of three cards."""
    size = (round(w * 0.40), round(w * 0.56))
    hand = (
        (CardFace(*size, "item", "Blade", power="3", compact=True), 16, -0.25),
        (CardFace(*size, "spell", "Rune", power="2", compact=True), -16, 0.25),
        (CardFace(*size, "enemy", "Warden", family="undead", power="9", compact=True), 0, 0.0),
    )
    for card, turn, across in hand:
        turned = padded(builders.bare(card, factor), 6).rotate(turn, BICUBIC, expand=True)
        x, y = w / 2 + across * w - turned.width / 2, h * 0.5 - turned.height / 2 + abs(across) * w * 0.14
        dropped(picture, turned, x, y, 7, 8, 190)
