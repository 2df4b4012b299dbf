"""The game's own things on its card in the hub."""

from __future__ import annotations

from heroes_desktop.desktop.art.common.landscapes import MOODS
from heroes_desktop.desktop.art.core import builders
from heroes_desktop.desktop.art.core.noise import Picture
from heroes_desktop.desktop.art.core.sculpt import stand
from heroes_desktop.desktop.art.core.solid import centred
from heroes_desktop.desktop.art.core.specs import Die
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import bust_picture


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """The Lich between the dice."""
    figure = figure_for("immortal_king/F60")
    bust = bust_picture(figure, MOODS["lava"], int(w * 0.92))
    stand(
        picture,
        bust,
        w / 2 - bust.width / 2,
        picture.height - bust.height * 0.97,
        w * 0.7,
        MOODS["lava"].high,
    )
    for die, x, y in (
        (Die(6, 5, round(w * 0.20)), 0.19, 0.84),
        (Die(12, 12, round(w * 0.27), "red"), 0.81, 0.82),
    ):
        centred(picture, builders.bare(die, factor), w * x, h * y)
