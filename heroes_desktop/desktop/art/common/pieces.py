"""Tokens, stacks, badges, pawns, medallions, gems and other things that lie on the table."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.common import emblems
from heroes_desktop.desktop.art.common.landscapes import MOODS, scene
from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import bare_box, solid_margin, stack_rise, token_depth
from heroes_desktop.desktop.art.core.lettering import icon, solid_icon, write
from heroes_desktop.desktop.art.core.noise import (
    LANCZOS,
    Picture,
    clouds,
    coloured,
    gradient,
    pool,
    scaled,
    soften,
    tint,
)
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    centred,
    cut,
    disc,
    empty,
    flat,
    grown,
    place,
    shape_points,
    sunken,
    thick,
)
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import portrait


def build_token(spec: specs.Token, factor: float) -> Picture:
    """A thick disc with a rim, and an icon or short text on it."""
    size, colour = spec.size, rgb(spec.colour)
    rim = rgb(spec.rim) if spec.rim else dark(colour, 0.35)
    depth = 0 if spec.flat else token_depth(size)
    face = _disc_face(size, colour, rim)
    mask = disc(size)
    result = (
        thick(cut(face, mask), mask, depth, dark(rim, 0.55), dark(rim, 0.80)) if depth else cut(face, mask)
    )
    if spec.icon:
        centred(result, _token_icon(spec.icon, round(size * 0.56), colour, rgb(spec.ink)), size / 2, size / 2)
    if spec.text:
        ink = rgb(spec.ink)
        tiny = size < emblems.TINY and len(spec.text) < 3
        edge = None if tiny or sum(ink) < sum(colour) else (dark(colour, 0.75), max(1, round(size * 0.03)))
        type_face, share = ("bold", 0.66) if tiny else ("title", 0.5 if len(spec.text) < 3 else 0.38)
        write(result, (size / 2, size / 2), spec.text, type_face, size * share, ink, "mm", edge=edge)
    return result


@lru_cache(64)
def _disc_face(size: int, colour: Colour, rim: Colour) -> Picture:
    mask = disc(size)
    face = coloured(
        clouds(size, size, max(4.0, size * 0.3), "disc", octaves=3),
        dark(colour, 0.18),
        lit(colour, 0.16),
        colour,
    )
    edge = max(2, round(size * 0.075))
    inner = disc(size, inset=edge)
    tint(face, rim, ImageChops.subtract(mask, inner))
    face = bevel(face, mask, max(1, size * 0.03), 150, 150)
    step = max(1, round(size * 0.02))
    tint(face, (0, 0, 0), scaled(ImageChops.subtract(inner, ImageChops.offset(inner, step, step)), 0.45))
    return face


def _token_icon(name: str, size: int, ground: Colour, ink: Colour) -> Picture:
    """Pale icons get an outline and a shadow, dark ones a light edge: both stand off their ground."""
    if sum(ink) < sum(ground):
        result = empty(size + 2, size + 2)
        place(result, icon(name, size, lit(ground, 0.5)), 1, 2)
        place(result, icon(name, size, ink), 1, 1)
        return result
    return solid_icon(name, size, lit(ink, 0.2), ink, dark(ground, 0.75), max(1, round(size * 0.035)))


def build_stack(spec: specs.Stack, factor: float) -> Picture:
    """Equal tokens on top of each other, each throwing a thin shadow on the one below."""
    whole = bare_box(spec, factor)
    result = empty(whole.width, whole.height)
    token = build_token(
        specs.Token(spec.size, spec.colour, spec.icon, rim=spec.rim, ink=palette.OUTLINE), factor
    )
    shadow = flat(token.getchannel("A").filter(ImageFilter.GaussianBlur(2)), (0, 0, 0), 0.5)
    top = whole.height - token.height
    for level in range(min(4, max(1, spec.count))):
        y = top - level * stack_rise(spec.size)
        if level:
            place(result, shadow, 0, y + 2)
        place(result, token, 0, y)
    return result


def build_badge(spec: specs.Badge, factor: float) -> Picture:
    """A metal-rimmed field with a number."""
    wide = round(spec.size * spec.wide)
    return emblems.badge(wide, spec.size, rgb(spec.base), rgb(spec.accent), spec.text, spec.shape).copy()


def build_sign(spec: specs.Sign, factor: float) -> Picture:
    """A player's shape."""
    return emblems.player_shape(spec.size, spec.shape, rgb(spec.colour)).copy()


def build_gem(spec: specs.Gem, factor: float) -> Picture:
    """A gem by its name, or a suit's stone by its colour."""
    look = palette.GEMS.get(spec.kind) or palette.SUITS[spec.kind]
    return emblems.gem(spec.size, look, spec.missing).copy()


def build_solid_icon(spec: specs.SolidIcon, factor: float) -> Picture:
    """An icon made of metal."""
    top, bottom = textures.METALS[spec.metal]
    line = (solid_margin(spec.size) - 2) // 3
    return solid_icon(spec.icon, spec.size, top, bottom, (40, 26, 14), line)


def build_heart(spec: specs.Heart, factor: float) -> Picture:
    """Red while it beats, a faint hollow afterwards."""
    line = (solid_margin(spec.size) - 2) // 3
    if spec.full:
        return solid_icon("hearts", spec.size, rgb("#F08070"), rgb("#A81E1E"), (60, 10, 8), line)
    return solid_icon("hearts", spec.size, rgb("#B9A27A"), rgb("#9C855E"), rgb("#7A643F"), line, shadow=False)


# ---------------------------------------------------------------- pawn


def build_pawn(spec: specs.Pawn, factor: float) -> Picture:
    """A turned wooden pawn with its owner's shape on the chest."""
    over = 4
    whole = bare_box(spec, factor)
    w, h = whole.width * over, whole.height * over
    colour = rgb(spec.colour)
    body, base, top = _pawn_masks(w, h)
    sheen = gradient(
        w,
        h,
        (
            (0, lit(colour, 0.45)),
            (0.30, lit(colour, 0.30)),
            (0.5, colour),
            (0.75, dark(colour, 0.35)),
            (1, dark(colour, 0.6)),
        ),
        across=True,
    )
    result = empty(w, h)
    silhouette = ImageChops.lighter(ImageChops.lighter(body, base), top)
    place(
        result,
        flat(grown(silhouette, over), rgb(palette.OUTLINE) if sum(colour) < 240 else dark(colour, 0.82)),
        0,
        0,
    )
    place(result, cut(Image.blend(sheen, Image.new("RGB", (w, h)), 0.43), base), 0, 0)
    plate = gradient(
        w, h, ((0, lit(colour, 0.3)), (0.6, dark(colour, 0.1)), (1, dark(colour, 0.4))), across=True
    )
    place(result, cut(plate, top), 0, 0)
    place(result, cut(sheen, body), 0, 0)
    shine = pool(w, h, (0.43, 0.17), (h * 0.15, h * 0.15), power=1.3)
    place(result, flat(scaled(ImageChops.multiply(shine, body), 0.75), (255, 255, 255)), 0, 0)
    draw = ImageDraw.Draw(result)
    draw.polygon(shape_points(spec.shape, w / 2, h * 0.70, h * 0.108), fill=(*dark(colour, 0.75), 255))
    draw.polygon(shape_points(spec.shape, w / 2, h * 0.70, h * 0.082), fill=(255, 250, 238, 255))
    return result.resize((whole.width, whole.height), LANCZOS)


def _pawn_masks(w: int, h: int) -> tuple[Picture, Picture, Picture]:
    body, base, top = (Image.new("L", (w, h), 0) for _ in range(3))
    ImageDraw.Draw(base).ellipse((w * 0.06, h * 0.76, w * 0.94, h * 0.975), fill=255)
    ImageDraw.Draw(top).ellipse((w * 0.06, h * 0.715, w * 0.94, h * 0.94), fill=255)
    draw = ImageDraw.Draw(body)
    middle = w / 2
    half = ((0.30, 0.83), (0.25, 0.62), (0.12, 0.46), (0.20, 0.40))
    right = [(middle + x * w, y * h) for x, y in half]
    left = [(middle - x * w, y * h) for x, y in reversed(half)]
    draw.polygon([*right, *left], fill=255)
    draw.ellipse((middle - w * 0.30, h * 0.76, middle + w * 0.30, h * 0.89), fill=255)
    draw.ellipse((middle - h * 0.165, h * 0.05, middle + h * 0.165, h * 0.38), fill=255)
    draw.rounded_rectangle((middle - w * 0.24, h * 0.375, middle + w * 0.24, h * 0.435), h * 0.03, fill=255)
    return body, base, top


# ---------------------------------------------------------------- medallion


def build_medallion(spec: specs.Medallion, factor: float) -> Picture:
    """A portrait in a landscape; ringed in brass and the player's colour."""
    n, colour = spec.size, rgb(spec.colour)
    if spec.glyph.startswith(FIGURE):
        picture = _figure_portrait(spec, n)
    else:
        picture = _cloaked_portrait(spec, n, colour)
    mask = disc(n)
    result = cut(sunken(picture, mask, n * 0.08, 200), mask)
    for outer, inner, ring in (
        (0.002, 0.055, textures.metal(n, n)),
        (0.053, 0.095, Image.new("RGB", (n, n), colour)),
    ):
        band = ImageChops.subtract(disc(n, inset=n * outer), disc(n, inset=n * inner))
        place(result, cut(bevel(ring, band, max(1, n / 70), 160, 150), band), 0, 0)
    if spec.shape:
        _owner(result, n, spec.shape, colour)
    return result


FIGURE = "figure:"
"""A glyph of this beginning means the figure of a card."""


def _figure_portrait(spec: specs.Medallion, n: int) -> Picture:
    """The figure of a card, without the thing it carries."""
    figure = figure_for(spec.glyph.removeprefix(FIGURE))
    return portrait(n, n, replace(figure, glyph="") if figure.bust else figure).convert("RGBA")


def _cloaked_portrait(spec: specs.Medallion, n: int, colour: Colour) -> Picture:
    """A helmet over a cloak in the player's colour."""
    mood = MOODS[spec.scene]
    picture = scene(n, n, mood, spec.glyph + spec.colour, (0.5, 0.40)).convert("RGBA")
    cloak = _cloak(n)
    place(picture, flat(scaled(cloak.filter(ImageFilter.GaussianBlur(n * 0.05)), 0.5), mood.high), 0, 0)
    cloth = gradient(n, n, ((0, lit(colour, 0.3)), (0.6, colour), (1, dark(colour, 0.55))))
    cloth = soften(cloth, clouds(n, n, n * 0.12, "cloak", octaves=3, stretch=(0.5, 2)), 0.7)
    place(picture, cut(bevel(cloth, cloak, max(1, n / 40), 130, 120), cloak), 0, 0)
    top, bottom = textures.METALS[spec.metal]
    helmet = solid_icon(spec.glyph, round(n * 0.54), top, bottom, (24, 16, 12), max(1, n // 60))
    centred(picture, helmet, n / 2, n * 0.44)
    return picture


def _cloak(n: int) -> Picture:
    over = 3
    half = ((0.0, 0.50), (0.20, 0.64), (0.36, 0.74), (0.44, 1.02))
    points = [(n * over * (0.5 + x), n * over * y) for x, y in half]
    points += [(n * over * (0.5 - x), n * over * y) for x, y in reversed(half)]
    mask = Image.new("L", (n * over, n * over), 0)
    ImageDraw.Draw(mask).polygon(points, fill=255)
    soft = mask.resize((n, n), LANCZOS).filter(ImageFilter.GaussianBlur(n * 0.02))
    return soft.point([max(0, min(255, (v - 110) * 6)) for v in range(256)])


def _owner(result: Picture, n: int, shape: str, colour: Colour) -> None:
    """The player's shape on a small disc, lower right."""
    size = round(n * 0.30)
    plate = _disc_face(size, colour, rgb(palette.OUTLINE))
    mask = disc(size)
    at = n - size
    place(result, flat(mask.filter(ImageFilter.GaussianBlur(2)), (0, 0, 0), 0.6), at, at + 1)
    place(result, cut(plate, mask), at, at)
    ink = (255, 250, 238) if sum(colour) < 560 else dark(colour, 0.7)  # pale colours bear a dark shape
    sign = emblems.player_shape(round(size * 0.66), shape, ink, None)
    centred(result, sign, at + size / 2, at + size / 2)
