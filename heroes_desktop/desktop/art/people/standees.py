"""Creatures that stand on the board: cut out, outlined, on a base in their colour."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.common.landscapes import MOODS
from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import bare_box
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, gradient
from heroes_desktop.desktop.art.core.palette import dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import bevel, cut, empty, flat, grown, place
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import bust_picture

BASE = 0.30
"""Height of the base's ellipse as a share of its width."""


def build_standee(spec: specs.Standee, factor: float) -> Picture:
    """Base, shadow on it, the creature with a light rim so that it stands off the stone."""
    over = 2
    whole = bare_box(spec, factor)
    w, h = whole.width * over, whole.height * over
    colour = rgb(spec.colour)
    result = empty(w, h)
    tall = round(w * BASE)
    _base(result, w, h, tall, colour)
    figure = figure_for(spec.figure)
    size = round(w * 0.84)
    creature = bust_picture(figure, MOODS[figure.scene], size)
    box = creature.getchannel("A").getbbox() or (0, 0, creature.width, creature.height)
    creature = creature.crop(box)
    scale = min(w * 0.96 / creature.width, (h - tall * 0.42) / creature.height)
    creature = creature.resize((round(creature.width * scale), round(creature.height * scale)), LANCZOS)
    feet = Image.new("L", creature.size, 255)  # the cut-out ends in a curve, as if it stood in the base
    ImageDraw.Draw(feet).rectangle((0, creature.height - tall * 0.5, creature.width, creature.height), fill=0)
    ImageDraw.Draw(feet).ellipse(
        (-w * 0.02, creature.height - tall * 1.02, creature.width + w * 0.02, creature.height), fill=255
    )
    creature.putalpha(ImageChops.multiply(creature.getchannel("A"), feet))
    left, top = (w - creature.width) / 2, h - tall * 0.36 - creature.height
    margin = round(w * 0.06)
    mask = Image.new("L", (creature.width + 2 * margin, creature.height + 2 * margin), 0)
    mask.paste(creature.getchannel("A"), (margin, margin))
    soft = mask.filter(ImageFilter.GaussianBlur(w * 0.03))
    place(result, flat(soft, (0, 0, 0), 0.7), left - margin + w * 0.02, top - margin + w * 0.02)
    place(result, flat(grown(mask, w * 0.014), lit(colour, 0.62)), left - margin, top - margin)
    place(result, creature, left, top)
    return result.resize((whole.width, whole.height), LANCZOS)


def _base(result: Picture, w: int, h: int, tall: int, colour: tuple[int, int, int]) -> None:
    disc = Image.new("L", (w, tall), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, w - 1, tall - 1), fill=255)
    thickness = round(tall * 0.22)
    for level in range(thickness, -1, -1):
        shade = dark(colour, 0.62) if level else dark(colour, 0.15)
        place(result, flat(disc, shade), 0, h - tall - thickness + level)
    face = gradient(w, tall, ((0, lit(colour, 0.30)), (0.6, colour), (1, dark(colour, 0.4))), across=True)
    place(result, cut(bevel(face, disc, max(1, w * 0.012), 150, 120), disc), 0, h - tall - thickness)
