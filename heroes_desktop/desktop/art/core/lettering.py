"""Type drawn with Pillow: for pictures built by the worker, and for Cinzel, which only Pillow can weigh."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from heroes_desktop.desktop.art.core.geometry import bare_box, gold_margin
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, gradient, scaled, tint
from heroes_desktop.desktop.art.core.palette import Colour
from heroes_desktop.desktop.art.core.solid import cut, flat, grown, padded, place
from heroes_desktop.desktop.art.core.specs import GoldText
from heroes_desktop.desktop.paint.fonts import CINZEL_WEIGHTS, OPEN, font_file, is_cinzel

Font = ImageFont.FreeTypeFont


@lru_cache(OPEN)
def font(face: str, size: float) -> Font:
    """A face at a size; half pixels are kept."""
    opened = ImageFont.truetype(str(font_file(face)), max(6.0, round(size * 2) / 2))
    if is_cinzel(face):
        opened.set_variation_by_axes([CINZEL_WEIGHTS[face]])
    return opened


@lru_cache(OPEN)
def cinzel(weight: int, size: int) -> Font:
    """Cinzel at any weight."""
    opened = ImageFont.truetype(str(font_file("title")), size)
    opened.set_variation_by_axes([weight])
    return opened


def width(text: str, face: str, size: float, track: float = 0.0) -> float:
    """How wide a line is."""
    return font(face, size).getlength(text) + track * max(0, len(text) - 1)


def write(
    picture: Picture,
    at: tuple[float, float],
    text: str,
    face: str,
    size: float,
    colour: Colour,
    anchor: str = "la",
    track: float = 0.0,
    edge: tuple[Colour, int] | None = None,
) -> None:
    """Write one line onto a picture, letter by letter if it is tracked."""
    draw = ImageDraw.Draw(picture, "RGBA")
    used = font(face, size)
    edge_colour, edge_width = edge or ((0, 0, 0), 0)
    x, y = at
    if not track:
        draw.text((x, y), text, colour, used, anchor, stroke_width=edge_width, stroke_fill=edge_colour)
        return
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * width(text, face, size, track)
    for letter in text:
        draw.text(
            (x, y), letter, colour, used, "l" + anchor[1], stroke_width=edge_width, stroke_fill=edge_colour
        )
        x += used.getlength(letter) + track


def wrap(text: str, face: str, size: float, room: float) -> list[str]:
    """The lines of a text that shall not be wider than the room; a single long word stays whole."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}".strip()
            if not line or width(longer, face, size) <= room:
                line = longer
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


def shrunk(text: str, face: str, size: float, room: float, floor: float, track: float = 0.0) -> float:
    """The largest size not above `size` at which a line fits, but never below the floor."""
    wide = width(text, face, size, track)
    if wide <= room:
        return size
    size = max(floor, int(size * room / wide * 2) / 2)
    while size > floor and width(text, face, size, track) > room:
        size -= 0.5
    return max(floor, size)


def shortened(text: str, face: str, size: float, room: float) -> str:
    """The text with an ellipsis if it cannot fit."""
    if width(text, face, size) <= room:
        return text
    while text and width(text + "…", face, size) > room:
        text = text[:-1].rstrip()
    return text + "…"


@lru_cache(512)
def icon_mask(name: str, size: int) -> Picture:
    """The glyph's ink, fitted to a square."""
    face, letter = glyph(name)
    probe = 128
    ink = font(face, probe).getbbox(letter)
    fitted = probe * size / max(1.0, ink[2] - ink[0], ink[3] - ink[1])
    used = ImageFont.truetype(str(font_file(face)), max(4.0, fitted))
    left, top, right, bottom = used.getbbox(letter)
    mask = Image.new("L", (size, size), 0)
    at = ((size - (right - left)) / 2 - left, (size - (bottom - top)) / 2 - top)
    ImageDraw.Draw(mask).text(at, letter, fill=255, font=used)
    return mask


def icon(name: str, size: int, colour: Colour, share: float = 1.0) -> Picture:
    """A flat icon."""
    return flat(icon_mask(name, max(4, size)), colour, share)


def solid_icon(
    name: str,
    size: int,
    top: Colour,
    bottom: Colour,
    edge: Colour = (30, 18, 8),
    line: int = 2,
    shadow: bool = True,
) -> Picture:
    """An icon with gradient, outline, highlight and shadow; it gains a margin of 3 lines + 2."""
    margin = line * 3 + 2
    mask = padded(icon_mask(name, max(4, size)), margin)
    w, h = mask.size
    wide = grown(mask, line) if line else mask
    result = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    if shadow:
        soft = ImageChops.offset(wide.filter(ImageFilter.GaussianBlur(line + 0.5)), 0, line)
        place(result, flat(soft, (0, 0, 0), 0.7), 0, 0)
    if line:
        place(result, flat(wide, edge), 0, 0)
    body = gradient(w, h, ((0, top), (margin / h, top), (1 - margin / h, bottom), (1, bottom)))
    lit_edge = ImageChops.subtract(mask, ImageChops.offset(mask.filter(ImageFilter.GaussianBlur(0.8)), 1, 2))
    tint(body, (255, 255, 250), scaled(lit_edge, 0.5))
    place(result, cut(body, mask), 0, 0)
    return result


_LEAF: tuple[tuple[float, Colour], ...] = (
    (0.0, (255, 244, 204)),
    (0.30, (248, 214, 138)),
    (0.575, (226, 172, 76)),
    (0.585, (176, 112, 34)),
    (0.80, (214, 152, 62)),
    (1.0, (255, 216, 138)),
)


def build_gold_text(spec: GoldText, factor: float) -> Picture:
    """Gold leaf: a gradient with a hard break, dark outline, one highlight, soft shadow."""
    whole = bare_box(spec, factor)
    used = cinzel(spec.weight, spec.size)
    over = 2
    large = cinzel(spec.weight, spec.size * over)
    margin = gold_margin(spec.size)
    mask = Image.new("L", (whole.width * over, whole.height * over), 0)
    draw = ImageDraw.Draw(mask)
    x = float(margin * over)
    for letter in spec.text if spec.track else [spec.text]:
        draw.text((x, margin * over), letter, fill=255, font=large)
        x += large.getlength(letter) + spec.track * over
    mask = mask.resize((whole.width, whole.height), LANCZOS)
    ascent = used.getmetrics()[0]
    cap_top = margin + int(used.getbbox("H")[1])
    base = margin + ascent
    result = Image.new("RGBA", mask.size, (0, 0, 0, 0))
    line = max(1.0, spec.size * 0.035)
    shadow = ImageChops.offset(
        grown(mask, line).filter(ImageFilter.GaussianBlur(spec.size * 0.05)), 0, round(spec.size * 0.05)
    )
    place(result, flat(shadow, (0, 0, 0), 0.8), 0, 0)
    place(result, flat(grown(mask, line), (40, 22, 8)), 0, 0)
    leaf = Image.new("RGB", mask.size, _LEAF[-1][1])
    leaf.paste(gradient(whole.width, base - cap_top, _LEAF), (0, cap_top))
    step = max(1, round(spec.size * 0.02))
    soft = mask.filter(ImageFilter.GaussianBlur(step * 0.5))
    tint(leaf, (255, 253, 236), scaled(ImageChops.subtract(mask, ImageChops.offset(soft, step, step)), 0.75))
    tint(leaf, (104, 58, 14), scaled(ImageChops.subtract(mask, ImageChops.offset(soft, -step, -step)), 0.6))
    place(result, cut(leaf, mask), 0, 0)
    return result
