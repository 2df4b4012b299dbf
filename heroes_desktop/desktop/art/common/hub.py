"""The hub: night over the table's edge, one picture card per game, the crests."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PIL import Image, ImageDraw

from heroes_desktop.desktop.art.common.emblems import gem
from heroes_desktop.desktop.art.common.landscapes import MOODS, ridge, scene
from heroes_desktop.desktop.art.core import builders, palette, specs
from heroes_desktop.desktop.art.core.geometry import units
from heroes_desktop.desktop.art.core.lettering import icon, solid_icon, write
from heroes_desktop.desktop.art.core.noise import (
    BICUBIC,
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
from heroes_desktop.desktop.art.core.sculpt import stand
from heroes_desktop.desktop.art.core.solid import (
    centred,
    cut,
    disc,
    dropped,
    empty,
    padded,
    place,
    rounded,
    sunken,
    vignette,
)
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import bust_picture

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
    look = palette.GAMES[spec.game]
    radius = round(w * 0.06)
    art_height = int(h * 0.60)
    picture = scene(w, art_height + int(h * 0.1), MOODS[look.scene], spec.game, (0.5, 0.40)).convert("RGBA")
    _THINGS[spec.game](picture, w, art_height, factor)
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


def _king(picture: Picture, w: int, h: int, factor: float) -> None:
    """The Lich between the dice."""
    figure = figure_for("F60")
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
        (specs.Die(6, 5, round(w * 0.20)), 0.19, 0.84),
        (specs.Die(12, 12, round(w * 0.27), "red"), 0.81, 0.82),
    ):
        centred(picture, builders.bare(die, factor), w * x, h * y)


def _heldentaufe(picture: Picture, w: int, h: int, factor: float) -> None:
    """Seven tiles of the surface."""
    radius = round(w * 0.178)
    tiles = (
        ("camp", 0, 0),
        ("forest", 1, 0),
        ("apple", -1, 0),
        ("portal_a", 0, -1),
        ("lab", 1, -1),
        ("smith", -1, 1),
        ("pond", 0, 1),
    )
    for terrain, column, row in sorted(tiles, key=lambda tile: tile[2]):
        tile = builders.bare(specs.HexTile(radius, terrain, "hub"), factor)
        x = w / 2 + radius * math.sqrt(3) * (column + row / 2) - tile.width / 2
        dropped(picture, tile, x, h * 0.535 + radius * 1.5 * row - radius, 6, 8)


def _tenefyr(picture: Picture, w: int, h: int, factor: float) -> None:
    """A fan of three cards."""
    size = (round(w * 0.40), round(w * 0.56))
    hand = (
        (specs.CardFace(*size, "item", "Blade", power="3", compact=True), 16, -0.25),
        (specs.CardFace(*size, "spell", "Rune", power="2", compact=True), -16, 0.25),
        (specs.CardFace(*size, "enemy", "Warden", "F50", "undead", power="9", compact=True), 0, 0.0),
    )
    for card, turn, across in hand:
        turned = padded(builders.bare(card, factor), 6).rotate(turn, BICUBIC, expand=True)
        x, y = w / 2 + across * w - turned.width / 2, h * 0.5 - turned.height / 2 + abs(across) * w * 0.14
        dropped(picture, turned, x, y, 7, 8, 190)


def _return(picture: Picture, w: int, h: int, factor: float) -> None:
    """A map with a path and a pawn on it."""
    n = round(w * 0.74)
    sheet = textures.parchment(n, n, "hub map", "#DCC692", "#F2E2B8")
    draw = ImageDraw.Draw(sheet)
    river = [(0, n * 0.2), (n * 0.2, n * 0.26), (n * 0.34, n * 0.12), (n * 0.5, 0)]
    draw.line(river, fill=rgb("#6FA8C4"), width=int(n * 0.05), joint="curve")
    path = [
        (x * n, y * n)
        for x, y in (
            (0.12, 0.82),
            (0.30, 0.66),
            (0.22, 0.44),
            (0.46, 0.36),
            (0.60, 0.56),
            (0.82, 0.48),
            (0.84, 0.20),
        )
    ]
    draw.line(path, fill=rgb("#8A3B22"), width=int(n * 0.045), joint="curve")
    draw.line(path, fill=rgb("#D9693B"), width=int(n * 0.025), joint="curve")
    for index, (x, y) in enumerate(path):
        r = n * 0.058
        draw.ellipse((x - r, y - r, x + r, y + r), fill=rgb("#4A2C14"))
        draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=rgb("#F5E7C3"))
        write(sheet, (x, y), str(index + 3), "title", n * 0.06, rgb(palette.INK), "mm")
    layer = sheet.convert("RGBA")
    for name, x, y in (
        ("tower", 0.70, 0.80),
        ("pine-tree", 0.48, 0.82),
        ("pine-tree", 0.36, 0.86),
        ("mountains", 0.62, 0.14),
        ("pine-tree", 0.10, 0.58),
    ):
        centred(layer, icon(name, int(n * 0.15), rgb("#5A3A1C")), x * n, y * n)
    turned = padded(layer, 8).rotate(-7, BICUBIC, expand=True)
    dropped(picture, turned, w / 2 - turned.width / 2, h * 0.5 - turned.height / 2, 8, 8, 190)
    pawn = builders.bare(specs.PlayerPawn(round(w * 0.26), palette.PLAYERS[1]), factor)
    dropped(picture, pawn, w * 0.58, h * 0.30, 4, 4)


def _race(picture: Picture, w: int, h: int, factor: float) -> None:
    """A winding track, three pawns, five gems."""

    def at(t: float) -> tuple[float, float, float]:
        near = 0.52 + 0.62 * (1 - t)
        return (
            w * (0.5 + 0.32 * math.sin(t * 6.0 + 0.4) * (0.55 + 0.6 * (1 - t))),
            h * (0.80 - 0.66 * t),
            near,
        )

    over = 2
    track = empty(w * over, h * over)
    draw = ImageDraw.Draw(track)
    for down, colour, grow in (
        (w * 0.02, (34, 18, 10), 1.12),
        (0.0, (92, 58, 30), 1.10),
        (0.0, (206, 164, 104), 1.0),
    ):
        for step in range(121):
            x, y, near = at(step / 120)
            r = w * 0.072 * near * grow
            draw.ellipse(
                ((x - r) * over, (y - r * 0.62 + down) * over, (x + r) * over, (y + r * 0.62 + down) * over),
                fill=(*colour, 255),
            )
    place(picture, track.resize((w, h), LANCZOS), 0, 0)
    spaces = ("#7DB356", "#4FA0CC", "#E0B64A", "#A97AD0")
    for index in reversed(range(17)):
        x, y, near = at(index / 16)
        token = builders.bare(
            specs.Token(max(6, int(w * 0.092 * near)), spaces[min(3, index // 4)], flat=True), factor
        )
        centred(picture, token.resize((token.width, max(2, int(token.height * 0.66))), LANCZOS), x, y)
    for index, kind in enumerate(("ruby", "topaz", "emerald", "sapphire", "amethyst")):
        dropped(
            picture, gem(int(w * 0.15), palette.GEMS[kind]), w * (0.085 + 0.17 * index), h * 0.88, 4, 4, 200
        )
    for player, space, tall in ((2, 12, 0.17), (0, 7, 0.22), (3, 3, 0.27)):
        x, y, _ = at(space / 16)
        pawn = builders.bare(specs.PlayerPawn(int(w * tall), palette.PLAYERS[player]), factor)
        place(picture, pawn, x - pawn.width / 2, y - pawn.height * 0.86)


_THINGS: dict[str, Callable[[Picture, int, int, float], None]] = {
    "immortal_king": _king,
    "heldentaufe": _heldentaufe,
    "tenefyr": _tenefyr,
    "return_of_the_heroes": _return,
    "reflets_acide": _race,
}


def build_crest(spec: specs.Crest, factor: float) -> Picture:
    """A game's sign on its felt, ringed in brass."""
    look = palette.GAMES[spec.game]
    result = builders.bare(specs.Token(spec.size, look.felt, rim=palette.BRASS, flat=True), factor)
    sign = solid_icon(
        look.crest,
        round(spec.size * 0.58),
        rgb(palette.GOLD_HIGH),
        rgb(palette.GOLD),
        dark(rgb(look.felt), 0.6),
        1,
    )
    centred(result, sign, spec.size / 2, spec.size / 2)
    return result
