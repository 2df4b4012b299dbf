"""Square tiles with the border of their kind, their backs, cubes and the signs of the skills.

Nothing is told by colour alone: every kind has a sign, two-coloured borders show two.
"""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import Image, ImageDraw

from heroes_desktop.desktop.art.core.lettering import icon, solid_icon, write
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, clouds, coloured, gradient
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    centred,
    cut,
    empty,
    place,
    rounded,
    shape_points,
    sunken,
)
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import portrait

from .specs import Cube, MapTile, SkillSign, TileBack

RED, BLUE, YELLOW, PURPLE = "#B8372B", "#2F72C4", "#E3AE2B", "#6A3A9C"
GREEN, ORANGE, GREY, STEEL, BLACK = "#3C8A4A", "#E0762A", "#8A8A92", "#3A6A9E", "#241C2C"
BORDERS: dict[str, tuple[str, ...]] = {
    "opponent": (RED,),
    "mission": (BLUE,),
    "encounter": (GREEN,),
    "item": (YELLOW,),
    "event": (ORANGE,),
    "servant": (GREY,),
    "guardian": (STEEL,),
    "quest_opponent": (PURPLE, RED),
    "quest_encounter": (PURPLE, GREEN),
    "object": (BLUE, YELLOW),
    "token": (BLACK,),
    "sheet": (BLACK,),
}
SIGNS: dict[str, str] = {
    RED: "diamond", BLUE: "circle", YELLOW: "triangle", PURPLE: "square", GREEN: "hexagon", ORANGE: "star",
    GREY: "cross", STEEL: "shield", BLACK: "moon",
}  # fmt: skip
SKILL_COLOURS = {"magic": BLUE, "ranged": GREEN, "melee": RED}
CUBES = {"blue": BLUE, "green": GREEN, "red": RED}
OVER = 4


def sign(size: int, colour: str, edge: Colour = (255, 250, 238)) -> Picture:
    """The sign of a border colour, pale on dark so that it reads on any ground."""
    over = size * OVER
    result = empty(over, over)
    pen = ImageDraw.Draw(result)
    ink, rim = (*edge, 255), (*dark(rgb(colour), 0.6), 255)
    middle, radius = over / 2, over * 0.36
    form = SIGNS[colour]
    for grow, fill in ((1.32, rim), (1.0, ink)):
        r = radius * grow
        if form == "cross":
            arm = r * 0.34
            pen.rectangle((middle - r, middle - arm, middle + r, middle + arm), fill=fill)
            pen.rectangle((middle - arm, middle - r, middle + arm, middle + r), fill=fill)
        elif form == "moon":
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
        else:
            pen.polygon(shape_points(form, middle, middle, r), fill=fill)
    if form == "moon":
        r = radius * 0.8
        pen.ellipse((middle - r * 0.4, middle - r * 1.1, middle + r * 1.6, middle + r * 0.9), fill=rim)
    return result.resize((size, size), LANCZOS)


def build_map_tile(spec: MapTile, factor: float) -> Picture:
    """Border, picture, signs, and the figures if they are asked for."""
    size = spec.size
    colours = BORDERS[spec.kind]
    result = cut(_border(size, colours), rounded(size, size, size * 0.14))
    edge = max(2, round(size * 0.1))
    inner = size - 2 * edge
    picture = portrait(inner * 2, inner * 2, figure_for(spec.figure)).resize((inner, inner), LANCZOS)
    mask = rounded(inner, inner, size * 0.07)
    place(result, cut(sunken(picture, mask, size * 0.05, 130), mask), edge, edge)
    _put_signs(result, size, colours)
    if spec.dots:
        _put_dots(result, spec)
    if spec.hearts:
        _put_hearts(result, spec)
    if spec.dots or spec.hearts or spec.gold or spec.gains:
        _put_reward(result, spec)
    if spec.pale:
        result = _paled(result, size, colours)
    return result


def _border(size: int, colours: tuple[str, ...]) -> Picture:
    ground = coloured(
        clouds(size, size, max(4.0, size * 0.4), "tile border", octaves=2),
        dark(rgb(colours[0]), 0.2),
        lit(rgb(colours[0]), 0.2),
        rgb(colours[0]),
    )
    if len(colours) > 1:
        pen = ImageDraw.Draw(ground)
        pen.polygon([(0, size), (size, 0), (size, size)], fill=rgb(colours[1]))
    return bevel(ground, rounded(size, size, size * 0.14), max(1, size / 26), 130, 140)


def _put_signs(result: Picture, size: int, colours: tuple[str, ...]) -> None:
    large = max(9, round(size * 0.34))
    place(result, sign(large, colours[0]), size - large, 0)
    if len(colours) > 1:
        place(result, sign(large, colours[1]), size - large, size - large)


def _put_dots(result: Picture, spec: MapTile) -> None:
    """Where it can be challenged: circle, hexagon, diamond with the modifier in it."""
    size = spec.size
    large = round(size * 0.24)
    shown = [(skill, dot) for skill, dot in zip(SKILL_COLOURS, spec.dots, strict=True) if dot is not None]
    left = (size - large * len(shown) * 0.96) / 2
    for number, (skill, dot) in enumerate(shown):
        text = f"+{dot}" if dot > 0 else f"−{-dot}" if dot < 0 else "0"
        place(result, skill_sign(large, skill, text), left + number * large * 0.96, size - large * 1.06)


def _put_hearts(result: Picture, spec: MapTile) -> None:
    size = spec.size
    large = round(size * 0.17)
    for number in range(min(4, spec.hearts)):
        heart = solid_icon("hearts", large, rgb("#F08070"), rgb("#A81E1E"), (60, 10, 8), 1)
        place(result, heart, size * 0.03 + number * large * 0.8, size * 0.03)


def _put_reward(result: Picture, spec: MapTile) -> None:
    """Cubes and gold, in the lower left corner over the dots."""
    size = spec.size
    large = round(size * 0.15)
    y = size * (0.58 if spec.dots else 0.76)
    x = size * 0.06
    for gain in spec.gains:
        place(result, cube_of(gain, large), x, y)
        x += large * 1.08
    if spec.gold:
        coin = empty(large, large)
        pen = ImageDraw.Draw(coin)
        pen.ellipse((0, 0, large - 1, large - 1), fill=(*rgb("#F0C24A"), 255), outline=(*rgb("#7A4E12"), 255))
        text = "d6" if spec.gold < 0 else str(spec.gold)
        write(coin, (large / 2, large / 2), text, "bold", large * 0.7, rgb("#4A2A08"), "mm")
        place(result, coin, x, y)
    if spec.wins:
        centred(
            result,
            solid_icon(spec.wins, round(size * 0.17), rgb("#FFE0D0"), rgb("#E06040"), (40, 8, 4), 1),
            size * 0.14,
            size * 0.44,
        )


def _paled(result: Picture, size: int, colours: tuple[str, ...]) -> Picture:
    """For those who cannot see it: washed out, with the outline of its kind."""
    alpha = result.getchannel("A")
    veil = Image.new("RGBA", result.size, (236, 226, 204, 255))
    pale = Image.blend(result.convert("RGBA"), veil, 0.55)
    pale.putalpha(alpha.point([int(v * 0.72) for v in range(256)]))
    pen = ImageDraw.Draw(pale)
    line = max(2, size // 16)
    pen.rounded_rectangle(
        (0, 0, size - 1, size - 1), size * 0.14, outline=(*rgb(colours[0]), 255), width=line
    )
    if len(colours) > 1:
        second = empty(size, size)
        ImageDraw.Draw(second).rounded_rectangle(
            (0, 0, size - 1, size - 1), size * 0.14, outline=(*rgb(colours[1]), 255), width=line
        )
        pale.paste(
            second.crop((size // 2, 0, size, size)), (size // 2, 0), second.crop((size // 2, 0, size, size))
        )
    _put_signs(pale, size, colours)
    return pale


def build_tile_back(spec: TileBack, factor: float) -> Picture:
    """Leather with a shield, or with the hood of a Guardian."""
    size = spec.size
    tone = "#3A5068" if spec.kind == "hidden" else "#2A2438"
    mask = rounded(size, size, size * 0.14)
    ground = coloured(
        clouds(size, size, max(4.0, size * 0.2), "tile back", octaves=3),
        dark(rgb(tone), 0.35), lit(rgb(tone), 0.18), rgb(tone),
    )  # fmt: skip
    face = cut(bevel(ground, mask, max(1, size / 22), 140, 150), mask)
    pen = ImageDraw.Draw(face)
    inset = max(2, round(size * 0.09))
    rim = (*rgb("#C9A24E"), 255) if spec.kind == "hidden" else (*rgb("#6A9ACE"), 255)
    pen.rounded_rectangle((inset, inset, size - 1 - inset, size - 1 - inset), size * 0.08, outline=rim,
                          width=max(1, size // 40))  # fmt: skip
    glyph, metal = (
        ("shield", ("#F2E2B0", "#A8803A")) if spec.kind == "hidden" else ("hood", ("#C8E0F8", "#5A7AA8"))
    )
    picture = solid_icon(
        glyph, round(size * 0.56), rgb(metal[0]), rgb(metal[1]), (16, 14, 20), max(1, size // 40)
    )
    centred(face, picture, size / 2, size / 2)
    return face


# ---------------------------------------------------------------- cubes and skills


def cube_of(colours: str, size: int) -> Picture:
    """A cube seen from its corner; one of several colours is striped."""
    parts = list(CUBES) if colours == "any" else colours.split("/")
    over = size * OVER
    result = empty(over, over)
    pen = ImageDraw.Draw(result)
    m, t = over / 2, over * 0.27
    top = [(m, over * 0.02), (over * 0.96, t), (m, over * 0.52), (over * 0.04, t)]
    left = [(over * 0.04, t), (m, over * 0.52), (m, over * 0.98), (over * 0.04, over * 0.75)]
    right = [(over * 0.96, t), (m, over * 0.52), (m, over * 0.98), (over * 0.96, over * 0.75)]
    hues = [rgb(CUBES[part]) for part in parts]
    faces = (top, left, right)
    if len(hues) == 1:
        for points, tone in zip(faces, (lit(hues[0], 0.35), hues[0], dark(hues[0], 0.35)), strict=True):
            pen.polygon(points, fill=(*tone, 255))
    else:
        for number, points in enumerate(faces):
            pen.polygon(points, fill=(*lit(hues[number % len(hues)], 0.1), 255))
    for points in faces:
        pen.line([*points, points[0]], fill=(24, 16, 12, 255), width=max(1, over // 28))
    return result.resize((size, size), LANCZOS)


def build_cube(spec: Cube, factor: float) -> Picture:
    """A place of a cube track: the cube, or a hollow with a mark where it gives another die."""
    size = spec.size
    colour = rgb(CUBES[spec.colour])
    mask = rounded(size, size, size * 0.2)
    if spec.full:
        face = bevel(
            gradient(size, size, ((0, lit(colour, 0.3)), (1, dark(colour, 0.2)))),
            mask,
            max(1, size / 12),
            140,
            120,
        )
        result = cut(face, mask)
        ink = (255, 250, 238)
    else:
        result = cut(sunken(Image.new("RGB", (size, size), rgb("#CDB583")), mask, size * 0.16, 130), mask)
        ink = rgb("#7A5A2A")
    if spec.extra:
        centred(result, icon("mdi:dice-multiple", round(size * 0.7), ink), size / 2, size / 2)
    elif spec.full:
        mark = sign(round(size * 0.62), CUBES[spec.colour])
        centred(result, mark, size / 2, size / 2)
    return result


def skill_sign(size: int, skill: str, text: str = "", glyph: str = "", off: bool = False) -> Picture:
    """A skill as a coloured shape with a rim, a figure or a glyph in it."""
    colour = rgb("#8A8078") if off else rgb(SKILL_COLOURS[skill])
    form = SIGNS[SKILL_COLOURS[skill]]
    over = size * OVER
    mask = empty(over, over)
    pen = ImageDraw.Draw(mask)
    radius = over * (0.46 if form != "diamond" else 0.45)
    for grow, tone in ((1.0, rgb("#F4E2B4")), (0.9, dark(colour, 0.45)), (0.8, colour)):
        pen.polygon(shape_points(form, over / 2, over / 2, radius * grow), fill=(*tone, 255))
    pen.polygon(
        [(x, y * 0.5 + over * 0.12) for x, y in shape_points(form, over / 2, over / 2, radius * 0.62)],
        fill=(*lit(colour, 0.18), 255),
    )
    result = mask.resize((size, size), LANCZOS)
    if glyph:
        centred(result, icon(glyph, round(size * 0.56), (255, 248, 232)), size / 2, size / 2)
    if text:
        share = 0.5 if len(text) < 2 else 0.42
        write(result, (size / 2, size / 2), text, "bold", size * share, (255, 250, 238), "mm",
              edge=(dark(colour, 0.7), max(1, size // 22)))  # fmt: skip
    return result


def build_skill_sign(spec: SkillSign, factor: float) -> Picture:
    """The sign of a skill."""
    return skill_sign(spec.size, spec.skill, spec.text, spec.icon, spec.off)
