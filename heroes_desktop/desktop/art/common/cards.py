"""Card faces of all frame kinds, from 60 pixels wide to the zoomed card."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from PIL import ImageChops

from heroes_desktop.desktop.art.common.emblems import badge, gem
from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.lettering import icon, shortened, shrunk, width, wrap, write
from heroes_desktop.desktop.art.core.noise import Picture, ramp, soften
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import bevel, centred, cut, flat, outline, place, rounded, sunken
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.desktop.art.people.portraits import portrait

TEXT_FLOOR = 12.5
BOX_HEIGHT, BOX_PADDING = 0.292, 0.04
"""The box for rules: its share of a card's height, and of the width kept free around its text."""
BOX_GROWTH = (0.0, 0.05, 0.10, 0.15, 0.20, 0.24)
"""What the box may take from the picture, in shares of the height, when the rules are long."""
NAME_FLOOR, CAPITALS_FLOOR, PLATE_LEAST = 12.0, 12.5, 18
SPACED = 16.0
"""Names in smaller capitals get wider spaces: their words would run into each other."""
MOST_NAME_LINES = 3
TINY = 100
"""Under this width a card has neither name nor text: icon, number and colour must do."""


@dataclass(frozen=True)
class _Look:
    """The measures and colours one card is drawn with."""

    w: int
    h: int
    base: Colour
    accent: Colour
    tiny: bool
    bare: bool
    grown: float = 0.0

    @property
    def plate(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the name plate."""
        wide = round(self.w * 0.90)
        return (self.w - wide) // 2, round(self.h * 0.027), wide, max(PLATE_LEAST, round(self.h * 0.096))


def build_card_face(spec: specs.CardFace, factor: float) -> Picture:
    """Leather, picture, name plate, type line, text box, badges."""
    look = _look(spec)
    result = _ground(spec, look)
    _window(result, spec, look)
    if look.bare:
        _badges(result, spec, look)
        return result
    if not look.tiny:
        _name(result, spec, look)
    if spec.compact or look.tiny:
        _footer(result, spec, look)
    else:
        _type_line(result, spec, look)
        _text_box(result, spec, look)
    _badges(result, spec, look)
    return result


def build_scene(spec: specs.Scene, factor: float) -> Picture:
    """A picture without a card."""
    figure = figure_for(spec.figure, family=spec.family, kind=spec.kind)
    if spec.theme:
        from dataclasses import replace

        figure = replace(figure, scene=spec.theme)
    return portrait(spec.w, spec.h, figure)


def _look(spec: specs.CardFace) -> _Look:
    base, accent = (rgb(colour) for colour in palette.FRAMES[spec.kind])
    if spec.suit:
        stone = rgb(palette.SUITS[spec.suit].colour)
        base, accent = mix(dark(stone, 0.62), base, 0.25), mix(lit(stone, 0.28), accent, 0.15)
    tiny = spec.w < TINY
    grown = 0.0 if tiny or spec.compact else _box_growth(spec.text, spec.w, spec.h)
    return _Look(spec.w, spec.h, base, accent, tiny, not spec.name.strip(), grown)


def _box_growth(text: str, w: int, h: int) -> float:
    """As little as is needed for the whole text."""
    return next((grown for grown in BOX_GROWTH if text_fits(text, w, h, grown)), BOX_GROWTH[-1])


def _ground(spec: specs.CardFace, look: _Look) -> Picture:
    radius = max(4.0, look.w * 0.055)
    mask = rounded(look.w, look.h, radius)
    hide = textures.leather(look.w, look.h, spec.kind + spec.suit, look.base)
    hide = soften(hide, ramp(look.w, look.h, 190, 80), 0.6)
    result = cut(bevel(hide, mask, look.w * 0.012, 130, 170), mask)
    inset = max(2, int(look.w * 0.026))
    place(result, outline(look.w, look.h, inset, radius - inset + 2, look.w * 0.006, look.accent, 170), 0, 0)
    return result


# ---------------------------------------------------------------- picture


def _window(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    left, right = round(look.w * 0.06), round(look.w * 0.94)
    top = round(look.h * (0.05 if look.tiny or look.bare else 0.125))
    bottom = round(
        look.h * (0.95 if look.bare else 0.80 if spec.compact or look.tiny else 0.585 - look.grown)
    )
    w, h = right - left, bottom - top
    picture = _portrait(w, h, spec.figure or spec.name, spec.name, spec.family, spec.kind)
    mask = rounded(w, h, max(3.0, look.w * 0.03))
    place(result, cut(sunken(picture, mask, max(3.0, look.w * 0.02), 200), mask), left, top)
    line = max(2, round(look.w * 0.012))
    run = (
        (0, dark(look.accent, 0.5)),
        (0.3, lit(look.accent, 0.35)),
        (0.6, dark(look.accent, 0.35)),
        (1, lit(look.accent, 0.1)),
    )
    place(
        result,
        textures.metal_ring(w + 2 * line, h + 2 * line, max(3.0, look.w * 0.035), line, run),
        left - line,
        top - line,
    )


@lru_cache(24)
def _portrait(w: int, h: int, key: str, name: str, family: str, kind: str) -> Picture:
    """Kept for a while, because the same card is often wanted in two languages or states."""
    return portrait(w, h, figure_for(key, name, family, kind))


# ---------------------------------------------------------------- name and texts


def _name(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    """On its plate; a name too long for one line at the smallest size gets a taller plate."""
    x, y, w, h = look.plate
    left = round(look.w * (_power_width(spec) * 0.93 - 0.04)) if spec.power else round(look.w * 0.05)
    right = round(look.w * (0.14 if spec.cost else 0.03))
    room = w - left - right
    lines, face, size = _set_name(spec.name, room, h)
    tall = h if len(lines) == 1 else round(max(h, size * 1.06 * len(lines) + h * 0.16))
    mask = rounded(w, tall, h * 0.32)
    paper = bevel(
        textures.parchment(w, tall, "plate" + spec.kind, stain=0.7), mask, max(1.0, h * 0.06), 160, 130
    )
    place(result, cut(paper, mask), x, y)
    place(result, outline(w, tall, 0, h * 0.32, look.w * 0.006, dark(look.base, 0.5), 255), x, y)
    step = size * 1.04
    middle = y + tall * 0.5 - step * (len(lines) - 1) / 2
    for line in lines:
        if spec.power:
            write(result, (x + left, middle), line, face, size, rgb(palette.INK), "lm")
        else:
            write(result, (x + left + room / 2, middle), line, face, size, rgb(palette.INK), "mm")
        middle += step


def _set_name(name: str, room: float, plate: int) -> tuple[list[str], str, float]:
    """Cinzel while it fits, then the narrow Fira, then several lines of it."""
    size = max(CAPITALS_FLOOR, plate * 0.60)
    least = max(CAPITALS_FLOOR, size * 0.62)
    size = shrunk(name, "head", size, room, least)
    spaced = name.replace(" ", "  ") if size < SPACED else name
    for written in (spaced, name):
        if width(written, "head", size) <= room:
            return [written], "head", size
    face = "condensed_label"
    size = shrunk(name, face, max(NAME_FLOOR, plate * 0.64), room, NAME_FLOOR)
    if width(name, face, size) <= room:
        return [name], face, size
    return name_lines(name, face, NAME_FLOOR, room), face, NAME_FLOOR


def name_lines(name: str, face: str, size: float, room: float) -> list[str]:
    """A long name in at most three lines, broken at spaces and hyphens, within a word if need be."""
    lines = [""]
    for word in re.findall(r"[^ -]+-?|-", name):
        piece = word
        glue = "" if not lines[-1] or lines[-1].endswith("-") else " "
        longer = lines[-1] + glue + piece
        if width(longer, face, size) <= room:
            lines[-1] = longer
            continue
        while width(piece, face, size) > room and len(piece) > 3:
            length = next(
                k
                for k in range(len(piece) - 2, 0, -1)
                if k == 1 or width(piece[:k] + "-", face, size) <= room
            )
            lines.append(piece[:length] + "-")
            piece = piece[length:]
        lines.append(piece)
    lines = [line for line in lines if line]
    if len(lines) > MOST_NAME_LINES:
        rest = " ".join(lines[MOST_NAME_LINES - 1 :])
        lines = [*lines[: MOST_NAME_LINES - 1], shortened(rest, face, size, room)]
    return lines


def _type_line(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    x, _, w, _ = look.plate
    top, bottom = round(look.h * (0.60 - look.grown)), round(look.h * (0.655 - look.grown))
    h = bottom - top
    place(result, flat(rounded(w, h, h * 0.4), dark(look.base, 0.45), 0.9), x, top)
    middle = (top + bottom) / 2
    right = x + w * 0.96 - _stone_room(spec, look)
    if spec.level:
        size = max(TEXT_FLOOR, h * 0.66)
        write(result, (right, middle), spec.level, "title", size, lit(look.accent, 0.5), "rm")
        right -= width(spec.level, "title", size) + w * 0.03
    right = _marks(result, spec, look, right, middle, max(11, round(h * 0.72)))
    room = right - x - w * 0.04
    words, size = _type_words(spec.type_line, room, h * 0.66, h)
    colour = lit(look.accent, 0.35)
    track = look.w * 0.004 if width(words, "condensed_label", size, look.w * 0.004) <= room else 0.0
    write(result, (x + w * 0.04, middle), words, "condensed_label", size, colour, "lm", track)


def _type_words(line: str, room: float, size: float, height: float) -> tuple[str, float]:
    """As much of a type line as can be read: all, its first part, or nothing on the smallest cards."""
    if height < TEXT_FLOOR * 0.95:
        return "", TEXT_FLOOR
    first = line.partition(" · ")[0].upper()
    for words in (line.upper(), first):
        fitted = shrunk(words, "condensed_label", max(TEXT_FLOOR, size), room, TEXT_FLOOR)
        if width(words, "condensed_label", fitted) <= room:
            return words, fitted
    return "", TEXT_FLOOR


def _marks(
    result: Picture, spec: specs.CardFace, look: _Look, right: float, middle: float, size: int
) -> float:
    """Icons from the right; the new right end for the words."""
    for name in reversed(spec.marks):
        right -= size
        centred(result, icon(name, size, lit(look.accent, 0.5)), right + size / 2, middle)
        right -= size * 0.3
    return right


@lru_cache(256)
def text_fits(text: str, w: int, h: int, grown: float = 0.0) -> bool:
    """Whether a text has room in the box of a card of this size, in its smallest letters."""
    lines = wrap(text, "condensed", TEXT_FLOOR, w * (0.90 - 2 * BOX_PADDING))
    return len(lines) * TEXT_FLOOR * 1.2 <= h * (BOX_HEIGHT + grown) - w * BOX_PADDING * 1.1


def _text_box(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    x, _, w, _ = look.plate
    y, h = round(look.h * (0.668 - look.grown)), round(look.h * (BOX_HEIGHT + look.grown))
    mask = rounded(w, h, look.w * 0.03)
    paper = bevel(
        textures.parchment(w, h, "box" + spec.kind, stain=0.6), mask, max(1.0, look.w * 0.006), 140, 120
    )
    place(result, cut(paper, mask), x, y)
    padding = look.w * BOX_PADDING
    lines, flavour, size = _set_text(spec, look.w, w - 2 * padding, h - padding * 1.1)
    step = size * 1.2
    total = len(lines) * step + (len(flavour) * step * 0.95 + step * 0.35 if flavour else 0)
    at = y + (h - total) / 2 + step * 0.5
    for line in lines:
        write(result, (x + w / 2, at), line, "condensed", size, rgb(palette.INK), "mm")
        at += step
    if not flavour:
        return
    if lines:
        rule = flat(rounded(round(w * 0.4), max(1, round(look.w * 0.004)), 0), rgb(palette.INK_2), 0.45)
        centred(result, rule, x + w / 2, at - step * 0.34)
    at += step * (0.35 if lines else 0.0)
    for line in flavour:
        write(result, (x + w / 2, at), line, "condensed_italic", size * 0.92, rgb(palette.INK_2), "mm")
        at += step * 0.95


def _set_text(
    spec: specs.CardFace, card: int, room: float, height: float
) -> tuple[list[str], list[str], float]:
    """Shrink to the floor; the flavour goes before the rules get smaller than they must be."""
    largest = max(TEXT_FLOOR, min(card * 0.08, 10 + card * 0.036))
    for flavour in [spec.flavour, ""] if spec.flavour else [""]:
        size = largest
        least = max(TEXT_FLOOR, largest * 0.84) if flavour and spec.text else TEXT_FLOOR
        while True:
            lines = wrap(spec.text, "condensed", size, room) if spec.text else []
            extra = wrap(flavour, "condensed_italic", size * 0.92, room) if flavour else []
            total = len(lines) * size * 1.2 + (len(extra) * size * 1.14 + size * 0.42 if extra else 0)
            if total <= height:
                return lines, extra, size
            if size <= least:
                break
            size = max(least, size - 0.5)
    most = max(1, int(height / (TEXT_FLOOR * 1.2)))
    lines = wrap(spec.text, "condensed", TEXT_FLOOR, room)
    if len(lines) > most:
        last = shortened(" ".join(lines[most - 1 :]), "condensed", TEXT_FLOOR, room)
        lines = [*lines[: most - 1], last]
    return lines, [], TEXT_FLOOR


def _footer(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    x, _, w, _ = look.plate
    y, h = round(look.h * 0.83), round(look.h * 0.13)
    place(result, flat(rounded(w, h, h * 0.3), dark(look.base, 0.55), 0.92), x, y)
    middle = y + h / 2
    size = max(9, round(h * (0.58 if not look.tiny else 0.66)))
    gap = size * 0.3
    marks = len(spec.marks) * (size + gap)
    room = w * 0.92 - marks - _stone_room(spec, look)
    words, text_size = ("", 0.0) if look.tiny else _type_words(spec.type_line, room, h * 0.46, h)
    long = width(words, "condensed_label", text_size) if words else 0
    middle_x = look.w / 2 - _stone_room(spec, look) / 2
    left = middle_x - (long + marks - (gap if not words and spec.marks else 0)) / 2
    if words:
        write(result, (left, middle), words, "condensed_label", text_size, lit(look.accent, 0.45), "lm")
        left += long + gap
    for name in spec.marks:
        centred(result, icon(name, size, lit(look.accent, 0.55)), left + size / 2, middle)
        left += size + gap


# ---------------------------------------------------------------- badges


def _power_width(spec: specs.CardFace) -> float:
    return {0: 0.225, 1: 0.225, 2: 0.225, 3: 0.30, 4: 0.38}.get(len(spec.power), 0.43)


def _badges(result: Picture, spec: specs.CardFace, look: _Look) -> None:
    if spec.power:
        share = _power_width(spec) * (1.35 if look.tiny else 1.0)
        if look.tiny and len(spec.power) > 4:
            share = 0.64
        tall = round(look.w * (0.30 if look.tiny else 0.225))
        place(
            result,
            badge(round(look.w * share), tall, look.base, look.accent, spec.power),
            look.w * 0.005,
            look.h * 0.004,
        )
    if spec.cost:
        size = round(look.w * 0.19)
        disc = badge(size, size, rgb("#203A5C"), rgb("#8EC2F0"), spec.cost, "circle")
        place(result, disc, look.w - size - look.w * 0.012, look.h * 0.012)
    elif spec.suit:
        size = _stone_size(spec, look)
        stone = gem(size, palette.SUITS[spec.suit])
        shadow = ImageChops.offset(stone.getchannel("A"), 0, max(1, size // 14))
        at = _stone_place(spec, look, size)
        place(result, flat(shadow, (0, 0, 0), 0.5), *at)
        place(result, stone, *at)


def _stone_size(spec: specs.CardFace, look: _Look) -> int:
    if look.tiny:
        return round(look.w * 0.24)
    return round(look.w * 0.13)


def _stone_place(spec: specs.CardFace, look: _Look, size: int) -> tuple[float, float]:
    """At the end of the type line: the plate above is for the name alone."""
    if look.tiny:
        return look.w * 0.93 - size, look.h * 0.03
    middle = look.h * (0.895 if spec.compact else 0.6275 - look.grown)
    return look.w * 0.94 - size, middle - size / 2


def _stone_room(spec: specs.CardFace, look: _Look) -> float:
    """What the stone takes from the type line."""
    if not spec.suit or spec.cost or look.tiny:
        return 0.0
    return _stone_size(spec, look) * 0.95
