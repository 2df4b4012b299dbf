"""The picture on a card: a landscape with its backlit figure, and what the figure carries."""

from __future__ import annotations

from itertools import groupby

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from heroes_desktop.desktop.art.common.landscapes import MOODS, Mood, scene
from heroes_desktop.desktop.art.core.lettering import icon_mask
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, clouds, dice, ramp, scaled
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.sculpt import body, sculpted, stand
from heroes_desktop.desktop.art.core.solid import empty, flat, padded, place
from heroes_desktop.desktop.art.material.textures import METALS
from heroes_desktop.desktop.art.people.busts import bust_of
from heroes_desktop.desktop.art.people.eyes import Gaze, floating_eye
from heroes_desktop.desktop.art.people.figures import Figure
from heroes_desktop.desktop.art.people.parts import Part

_SKINS: dict[str, str] = {
    "goblin": "#6E9A3E",
    "orc": "#5A7A3A",
    "ogre": "#8A7A4A",
    "troll": "#5E7A6A",
    "hag": "#7A9A6A",
    "ghoul": "#8A9A7A",
    "demon": "#A83A2E",
    "imp": "#B8442E",
    "dragon": "#7A4A2A",
}
_TONES: dict[str, tuple[str, str]] = {
    # top and bottom of each tone that does not belong to the figure itself
    "bone": ("#F5ECD0", "#8E7A56"),
    "iron": ("#C8D2DA", "#39424C"),
    "gold": ("#FFE9A8", "#8E5A16"),
    "linen": ("#EADDB8", "#7A6A48"),
    "veil": ("#F2F6FF", "#5A6A9A"),
}


def portrait(w: int, h: int, figure: Figure) -> Picture:
    """Landscape, figure, thing carried, ground fog."""
    mood = MOODS[figure.scene]
    picture = scene(w, h, mood, figure.seed).convert("RGBA")
    size = int(min(w, h) * 0.86)
    if figure.bust == "eye":
        _float_eye(picture, figure, mood, size)
    elif figure.bust:
        _stand_bust(picture, figure, mood, size)
    else:
        _show_thing(picture, figure, mood, int(size * 0.92))
    _ground_fog(picture, mood, 0.75 if figure.bust != "eye" else 0.5)
    if figure.bust and figure.glyph:
        _carry(picture, figure, mood, int(size * 0.40))
    return picture.convert("RGB")


def _ground_fog(picture: Picture, mood: Mood, share: float) -> None:
    w, h = picture.size
    fog = ImageChops.multiply(clouds(w, h, w * 0.3, "ground fog", octaves=3), ramp(w, h, 0, 255))
    fog = fog.point([int(max(0, v - 90) * share) for v in range(256)])
    place(picture, flat(fog, mix(mood.middle, mood.high, 0.35)), 0, 0)


def _show_thing(picture: Picture, figure: Figure, mood: Mood, size: int) -> None:
    margin = int(size * 0.06) + 4
    mask = padded(icon_mask(figure.glyph, size), margin)
    thing = sculpted(mask, mood.high, mood.middle, mood.low, size, METALS.get(figure.metal))
    stand(
        picture,
        thing,
        (picture.width - mask.width) / 2,
        picture.height * 0.53 - mask.height / 2,
        size,
        mood.high,
    )


def _carry(picture: Picture, figure: Figure, mood: Mood, size: int) -> None:
    margin = int(size * 0.08) + 3
    mask = padded(icon_mask(figure.glyph, size), margin)
    metal = METALS[figure.metal or "silver"]
    thing = body(mask, metal[0], metal[1], lit(mood.high, 0.3), dark(mood.low, 0.4), size * 1.6, 0.0)
    left = picture.width / 2 + min(picture.width, picture.height) * 0.44 - size * 0.94 - margin
    if figure.bust == "dragon" and not _looks_right(figure):
        left = picture.width / 2 - min(picture.width, picture.height) * 0.47 - margin
    top = picture.height * 0.96 - size - margin
    rim = (
        padded(mask, 4)
        .filter(ImageFilter.MaxFilter(3))
        .filter(ImageFilter.GaussianBlur(max(1.0, size * 0.02)))
    )
    place(picture, flat(rim, dark(mood.low, 0.6)), left - 4, top - 4)
    stand(picture, thing, left, top, size * 0.9, mood.low, 0.55)


def _float_eye(picture: Picture, figure: Figure, mood: Mood, size: int) -> None:
    gaze = Gaze(
        rgb(figure.iris),
        rgb(figure.skin or "#4A7A6A"),
        figure.stalks,
        figure.lids,
        figure.pupil,
        figure.tentacles,
        figure.look,
    )
    size = int(size * 1.12)
    creature = floating_eye(size, gaze, figure.seed)
    stand(
        picture, creature, (picture.width - size) / 2, picture.height * 0.51 - size / 2, size, mood.high, 0.8
    )


# ---------------------------------------------------------------- busts


def _stand_bust(picture: Picture, figure: Figure, mood: Mood, size: int) -> None:
    drawn = bust_picture(figure, mood, size)
    if _looks_right(figure):
        drawn = ImageOps.mirror(drawn)
    left = picture.width / 2 - drawn.width / 2
    top = picture.height - drawn.height * 0.985
    stand(picture, drawn, left, top, size, mood.high)


def _looks_right(figure: Figure) -> bool:
    """Only profiles have a direction, and theirs is the card's own."""
    return figure.bust == "dragon" and dice(figure.seed, "direction").random() < 0.45


def bust_picture(figure: Figure, mood: Mood, size: int) -> Picture:
    """The creature cut out, on a square a little taller than it is wide."""
    return paint_parts(bust_of(figure)(dice(figure.seed, figure.bust)), figure, mood, int(size * 1.14))


def paint_parts(parts: list[Part], figure: Figure, mood: Mood, canvas: int) -> Picture:
    """Parts painted in order on a transparent square."""
    result = empty(canvas, canvas)
    for tone, group in groupby(parts, key=lambda part: part.tone):
        _paint(result, list(group), tone, figure, mood, canvas)
    return result


def _paint(ground: Picture, parts: list[Part], tone: str, figure: Figure, mood: Mood, canvas: int) -> None:
    if tone in (
        "skin",
        "face",
    ):  # overlapping skin parts keep their own light, so that noses and brows stand out
        for pair in _pairs(parts):
            _paint_mask(ground, _mask(pair, canvas), tone, figure, mood, canvas)
    else:
        _paint_mask(ground, _mask(parts, canvas), tone, figure, mood, canvas)


def _pairs(parts: list[Part]) -> list[list[Part]]:
    """Mirror images are painted together."""
    pairs: list[list[Part]] = []
    for part in parts:
        mirrored = tuple((-x, y) for x, y in part.points)
        if pairs and pairs[-1][0].points == mirrored:
            pairs[-1].append(part)
        else:
            pairs.append([part])
    return pairs


def _mask(parts: list[Part], canvas: int) -> Picture:
    over = 3 if canvas < 300 else 2
    mask = Image.new("L", (canvas * over, canvas * over), 0)
    draw = ImageDraw.Draw(mask)
    scale, middle = canvas * over * 0.47, canvas * over / 2
    for part in parts:
        points = part.points if part.sharp else spline(part.points)
        draw.polygon([(middle + x * scale, middle * 1.0 + y * scale) for x, y in points], fill=255)
    return mask.resize((canvas, canvas), LANCZOS)


def _paint_mask(ground: Picture, mask: Picture, tone: str, figure: Figure, mood: Mood, canvas: int) -> None:
    box = mask.getbbox()
    if box is None:
        return
    margin = int(canvas * 0.04) + 2
    region = (
        max(0, box[0] - margin),
        max(0, box[1] - margin),
        min(canvas, box[2] + margin),
        min(canvas, box[3] + margin),
    )
    piece = mask.crop(region)
    if tone == "dark":
        place(ground, flat(piece, dark(mood.low, 0.75), 0.93), region[0], region[1])
    elif tone == "glow":
        _paint_glow(ground, mask, rgb(figure.glow) if figure.glow else lit(mood.high, 0.25), canvas)
    else:
        top, bottom = _colours(tone, figure, mood)
        if tone in ("skin", "face"):
            edge = padded(piece, 0).filter(ImageFilter.GaussianBlur(max(1.0, canvas * 0.012)))
            place(ground, flat(edge, dark(bottom, 0.6), 0.55), region[0], region[1] + canvas * 0.008)
        core = {"skin": 0.55, "face": 0.2, "cloth": 0.7, "scarf": 0.6, "hair": 0.6}.get(tone, 0.15)
        shape = body(piece, top, bottom, mood.high, dark(mood.low, 0.4), canvas * 0.86, core)
        place(ground, shape, region[0], region[1])


def _paint_glow(ground: Picture, mask: Picture, colour: Colour, canvas: int) -> None:
    halo = scaled(mask.filter(ImageFilter.GaussianBlur(canvas * 0.022)), 1.3)
    place(ground, flat(ImageChops.multiply(halo, ground.getchannel("A")), colour, 0.7), 0, 0)
    place(ground, flat(mask, lit(colour, 0.35)), 0, 0)


def _colours(tone: str, figure: Figure, mood: Mood) -> tuple[Colour, Colour]:
    """Top and bottom colour of a tone, drawn towards the light of the landscape."""
    if tone in _TONES:
        high, low = (rgb(colour) for colour in _TONES[tone])
        return mix(high, mood.middle, 0.12), mix(low, mood.low, 0.35)
    own = {
        "skin": figure.skin or _SKINS.get(figure.bust, "#8A7A6A"),
        "face": figure.skin or "#D9A077",
        "cloth": figure.cloth or "",
        "scarf": figure.scarf or "#8A2A2A",
        "hair": figure.hair or "#3A2A22",
    }[tone]
    if tone == "face":  # people one shall like stand in the light of the fire, not against it
        return mix(lit(rgb(own), 0.18), mood.high, 0.08), mix(dark(rgb(own), 0.30), mood.low, 0.10)
    base = rgb(own) if own else mix(mood.middle, mood.low, 0.35)
    return mix(lit(base, 0.10), mood.middle, 0.18), mix(dark(base, 0.55), mood.low, 0.35)


def spline(points: tuple[tuple[float, float], ...], steps: int = 6) -> list[tuple[float, float]]:
    """A smooth closed curve through the points."""
    count = len(points)
    curve: list[tuple[float, float]] = []
    for index in range(count):
        a, b, c, d = (points[(index + offset) % count] for offset in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return curve


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull-Rom, a little tightened so that corners stay firm."""
    first, second = (c - a) * 0.42, (d - b) * 0.42
    return (
        (2 * t**3 - 3 * t**2 + 1) * b
        + (t**3 - 2 * t**2 + t) * first
        + (3 * t**2 - 2 * t**3) * c
        + (t**3 - t**2) * second
    )
