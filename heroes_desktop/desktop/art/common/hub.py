"""The hub: night over the table's edge, one picture card per game, the crests."""

from __future__ import annotations

import random

from PIL import Image, ImageDraw

from heroes_desktop.desktop.art.common.landscapes import MOODS, ridge, scene
from heroes_desktop.desktop.art.core import builders, palette, specs
from heroes_desktop.desktop.art.core.geometry import units
from heroes_desktop.desktop.art.core.lettering import solid_icon
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    dice,
    gradient,
    pool,
    ramp,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, mix, rgb
from heroes_desktop.desktop.art.core.solid import (
    centred,
    cut,
    disc,
    place,
    rounded,
    sunken,
    vignette,
)
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.games.shared.room import BoxPainter, RoomLook, rooms

HORIZON = 0.575
"""Where the table's edge cuts the night."""

# ---------------------------------------------------------------- background


def build_hub_ground(spec: specs.HubGround, factor: float) -> Picture:
    """Sky, stars, moon, four ridges with a castle, then the table."""
    w, h = spec.w, spec.h
    sky_height = int(h * 0.60)
    picture = Image.new("RGB", (w, h))
    picture.paste(_sky(w, sky_height, factor), (0, 0))
    edge = int(h * HORIZON)
    picture.paste(textures.wood(w, h - edge, factor, "hub table"), (0, edge))
    lip = gradient(w, units(16, factor), ((0, rgb("#8A5A30")), (0.4, rgb("#B9834A")), (1, rgb("#2A170B"))))
    grain = clouds(w, units(16, factor), 40 * factor, "lip", octaves=3, stretch=(8, 0.5))
    picture.paste(soften(lip, grain, 0.7), (0, edge))
    warm = pool(w // 4 + 1, h // 4 + 1, (0.5, 0.66), (w * 0.19, h * 0.18), power=1.6)
    tint(picture, rgb(palette.CANDLE), scaled(warm, 0.14).resize((w, h)))
    vignette(picture, 0.62, (5, 2, 6), inner=0.3)
    return picture


def _sky(w: int, h: int, factor: float) -> Picture:
    choose = dice("hub sky")
    stops = ((0, "#0F1230"), (0.35, "#2B2556"), (0.62, "#7A3F63"), (0.82, "#D9764F"), (1, "#F7C27A"))
    sky = gradient(w, h, tuple((at, rgb(colour)) for at, colour in stops))
    sky = soften(sky, clouds(w, h, 260 * factor, "sky", octaves=5, stretch=(2.6, 0.5), gain=0.55), 0.55)
    draw = ImageDraw.Draw(sky, "RGBA")
    for _ in range(190):
        x, y, r = (
            choose.uniform(0, w),
            choose.uniform(0, h * 0.5),
            choose.choice((0.7, 0.7, 1.0, 1.5)) * factor,
        )
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(255, 244, 225, choose.randint(70, 210)))
    _moon(sky, (0.845, 0.21), 62 * factor)
    glow = pool(w, h, (0.5, 0.98), (w * 0.85, h * 0.7), power=1.7)
    tint(sky, rgb("#FFD89A"), scaled(glow, 0.6))
    colours = [rgb(colour) for colour in ("#8A4A63", "#5E3357", "#3A2346", "#221732")]
    for index, colour in enumerate(colours):
        _range(sky, index, colour, choose)
        if index == 2:
            _castle(sky, dark(colour, 0.25))
    return sky


def _moon(sky: Picture, at: tuple[float, float], radius: float) -> None:
    w, h = sky.size
    halo = pool(w, h, at, (radius * 6, radius * 6), power=2.4)
    tint(sky, rgb("#FFE2B0"), scaled(halo, 0.42))
    size = round(radius * 2)
    face = coloured(
        clouds(size, size, radius, "moon", octaves=4), rgb("#E2BE8C"), rgb("#FFF6DC"), rgb("#F0DAB4")
    )
    sky.paste(face, (round(w * at[0] - radius), round(h * at[1] - radius)), disc(size))


def _range(sky: Picture, index: int, colour: Colour, choose: random.Random) -> None:
    w, h = sky.size
    line = ridge(
        w * 2,
        h * 2,
        h * 2 * (0.56 + 0.115 * index),
        h * 2 * (0.16 - 0.02 * index),
        w * 2 * (0.085 - 0.012 * index),
        choose,
    )
    mask = Image.new("L", (w * 2, h * 2), 0)
    ImageDraw.Draw(mask).polygon(line, fill=255)
    haze = mix(colour, rgb("#F0A060"), 0.42 - 0.08 * index)
    sky.paste(gradient(w, h, ((0, colour), (0.62, colour), (1, haze))), (0, 0), mask.resize((w, h), LANCZOS))


def _castle(sky: Picture, colour: Colour) -> None:
    w, h = sky.size
    draw = ImageDraw.Draw(sky)
    left, base, u = w * 0.105, h * 0.80, h * 0.02
    for across, wide, tall, roof in (
        (0, 2.2, 8, 1),
        (3, 3.2, 12, 1),
        (6.6, 5, 7, 0),
        (9, 2.6, 15, 1),
        (12, 3, 9, 1),
        (15.4, 2, 6, 1),
    ):
        x, top = left + across * u, base - tall * u
        draw.rectangle((x, top, x + wide * u, base + 6 * u), fill=colour)
        if roof:
            draw.polygon(
                [(x - u * 0.4, top), (x + wide * u / 2, top - 3.6 * u), (x + wide * u + u * 0.4, top)],
                fill=colour,
            )
        for row in range(2):
            window = x + wide * u * 0.4
            draw.rectangle(
                (window, top + (2 + row * 3) * u, window + u * 0.5, top + (3 + row * 3) * u),
                fill=(255, 214, 120),
            )


# ---------------------------------------------------------------- cards


def build_hub_card(spec: specs.HubCard, factor: float) -> Picture:
    """A scene with the game's own things, fading into its leather; a brass frame."""
    w, h = spec.w, spec.h
    look = rooms[spec.game].look
    radius = round(w * 0.06)
    art_height = int(h * 0.60)
    picture = scene(w, art_height + int(h * 0.1), MOODS[look.scene], spec.game, (0.5, 0.40)).convert("RGBA")
    draw = look.box() if look.box else _crest_alone(look)
    draw(picture, w, art_height, factor)
    hide = textures.leather(w, h, spec.game, dark(rgb(look.felt), 0.35))
    face = Image.new("RGB", (w, h))
    face.paste(picture.convert("RGB"), (0, 0))
    fade = Image.new("L", (w, h), 0)
    reach = int(h * 0.16)
    start = art_height - int(h * 0.09)
    fade.paste(ramp(w, reach, 0, 255), (0, start))
    fade.paste(255, (0, start + reach, w, h))
    face.paste(hide, (0, 0), fade)
    mask = rounded(w, h, radius)
    result = cut(sunken(face, mask, w * 0.05, 190), mask)
    run = (
        textures.BRASS_RUN
        if spec.hot
        else ((0, rgb("#8A6A3A")), (0.3, rgb("#C9A564")), (0.6, rgb("#6E4F24")), (1, rgb("#8A6A3A")))
    )
    place(result, textures.metal_ring(w, h, radius, max(3, round(w * 0.016)), run), 0, 0)
    return result


def _crest_alone(look: RoomLook) -> BoxPainter:
    """For games that bring no things of their own: the crest over the land."""

    def draw(picture: Picture, w: int, h: int, factor: float) -> None:
        del factor
        centred(picture, _sign(look, round(w * 0.5)), w / 2, h * 0.5)

    return draw


def _sign(look: RoomLook, size: int) -> Picture:
    return solid_icon(
        look.crest, size, rgb(palette.GOLD_HIGH), rgb(palette.GOLD), dark(rgb(look.felt), 0.6), 1
    )


def build_crest(spec: specs.Crest, factor: float) -> Picture:
    """A game's sign on its felt, ringed in brass."""
    look = rooms[spec.game].look
    result = builders.bare(specs.Token(spec.size, look.felt, rim=palette.BRASS, flat=True), factor)
    centred(result, _sign(look, round(spec.size * 0.58)), spec.size / 2, spec.size / 2)
    return result
