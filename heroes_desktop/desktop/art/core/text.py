"""Text on the screen, drawn at once on the main thread and kept.

Fira is drawn by pygame, Cinzel by Pillow (pygame opens only its thinnest weight). No text is ever cut
off silently: a line first shrinks, down to the floors of the style guide, then ends in an ellipsis and
is noted in `Letters.shortened`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.weighted_cache import MEBIBYTE, Shelf, weight
from heroes_desktop.desktop.paint.fonts import OPEN, font_file, is_cinzel

if TYPE_CHECKING:
    from heroes_desktop.desktop.art.core.lettering import Font

FLOOR = 13.0
CINZEL_FLOOR = 13.5
KEPT_LINES = 32 * MEBIBYTE


@dataclass(frozen=True)
class Style:
    """How a text looks. `size` is in units; floors are applied when it is drawn."""

    face: str = "body"
    size: float = 19
    colour: str = palette.INK
    shadow: str | None = None
    align: str = "left"
    line: float = 1.25

    def but(self, **changes: object) -> Style:
        """The same style with something changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


STYLES: dict[str, Style] = {
    "screen_title": Style("title", 30, palette.GOLD_HIGH, shadow=palette.BLACK),
    "heading": Style("head", 21, palette.HEADING),
    "heading_dark": Style("head", 20, palette.GOLD_HIGH, shadow=palette.BLACK),
    "name": Style("title", 32, palette.INK),
    "prompt_title": Style("head", 25, palette.GOLD_HIGH, shadow=palette.BLACK),
    "prompt": Style("body", 19, "#E3D2AE"),
    "log": Style("body", 18, palette.ON_LEATHER),
    "log_muted": Style("body", 18, palette.MUTED),
    "body": Style("body", 19, palette.INK),
    "body_dark": Style("body", 19, palette.ON_LEATHER),
    "caption": Style("condensed", 17, palette.INK_2),
    "caption_dark": Style("condensed", 17, palette.MUTED),
    "button": Style("label", 22, palette.BUTTON_INK["secondary"], align="center"),
    "button_primary": Style("head", 28, palette.BUTTON_INK["primary"], align="center"),
    "action": Style("label", 20, palette.BUTTON_INK["secondary"], align="center"),
    "key": Style("condensed_label", 15, "#E8D3A4", align="center"),
    "chip": Style("label", 19, palette.PAPER_HIGH),
    "chip_value": Style("label", 17, palette.PAPER),
    "ribbon": Style("head", 22, palette.GOLD_HIGH, shadow=palette.BLACK, align="center"),
    "number": Style("display", 34, palette.INK),
    "number_big": Style("display", 44, palette.INK),
    "hub_tagline": Style("strong_italic", 24, "#FFE9C4", shadow=palette.BLACK, align="center"),
    "tooltip": Style("strong", 18, palette.INK),
}


@dataclass(frozen=True)
class Block:
    """A wrapped text, drawn."""

    surface: pygame.Surface
    lines: tuple[str, ...]
    size: float
    shortened: bool


class Letters:
    """All text at one size factor; `text_scale` is what the text grows beyond the interface."""

    def __init__(self, factor: float, text_scale: float = 1.0) -> None:
        self.factor = factor
        self.text_scale = text_scale
        self.shortened: set[str] = set()
        self._kept: Shelf[tuple[object, ...], pygame.Surface] = Shelf(KEPT_LINES, weight)

    # ------------------------------------------------------------ measuring

    def pixels(self, style: Style) -> float:
        """The size a style is drawn at, floors applied."""
        return max(floor_of(style.face), style.size * self.factor * self.text_scale)

    def size(self, text: str, style: Style) -> tuple[int, int]:
        """Width and height of one line."""
        style = _speakable(text, style)
        pixels = self.pixels(style)
        return measure(text, style.face, pixels), line_height(style.face, pixels)

    def line_height(self, style: Style) -> int:
        """From one line to the next in a block."""
        return round(self.pixels(style) * style.line)

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """The lines of a text in a column; a word wider than the column is broken."""
        return _wrap(text, style.face, self.pixels(style), width)

    def fits(self, text: str, style: Style, width: float, height: float) -> bool:
        """Whether a wrapped text has room at its full size."""
        pixels = self.pixels(style)
        lines = _wrap(text, style.face, pixels, width)
        return len(lines) * pixels * style.line <= height and all(
            measure(t, style.face, pixels) <= width for t in lines
        )

    # ------------------------------------------------------------ drawing

    def line(
        self, text: str, style: Style, width: float | None = None, shrink: bool = True
    ) -> pygame.Surface:
        """One line; too long for the width it shrinks, then ends in an ellipsis."""
        style = _speakable(text, style)
        pixels = self.pixels(style)
        if width is not None and measure(text, style.face, pixels) > width:
            text, style, pixels = self._fitted(text, style, pixels, width, shrink)
        return self._drawn(text, style, pixels)

    def block(self, text: str, style: Style, width: float, height: float | None = None) -> Block:
        """A wrapped text; with a height it shrinks to fit, then its last line ends in an ellipsis."""
        style = _speakable(text, style)
        pixels = self.pixels(style)
        floor = floor_of(style.face)
        lines = _wrap(text, style.face, pixels, width)
        while height is not None and len(lines) * pixels * style.line > height and pixels > floor:
            pixels = max(floor, pixels - 0.5)
            lines = _wrap(text, style.face, pixels, width)
        cut = False
        if height is not None:
            most = max(1, int(height / (pixels * style.line) + 0.02))
            if len(lines) > most:
                cut = True
                self.shortened.add(text)
                lines = [*lines[: most - 1], _ellipsis(lines[most - 1] + " …", style.face, pixels, width)]
        return Block(self._stacked(lines, style, pixels, width), tuple(lines), pixels, cut)

    def blit(
        self,
        target: pygame.Surface,
        text: str,
        style: Style,
        x: float,
        y: float,
        anchor: str = "topleft",
        width: float | None = None,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw one line, anchored like a rectangle; capitals are centred by their own height."""
        drawn = self.line(text, style, width)
        rect = drawn.get_rect()
        setattr(rect, anchor, (round(x), round(y)))
        if alpha != 255:
            drawn.set_alpha(alpha)
        target.blit(drawn, rect)
        if alpha != 255:
            drawn.set_alpha(255)
        return rect

    def blit_block(
        self, target: pygame.Surface, text: str, style: Style, rect: pygame.Rect, anchor: str = "topleft"
    ) -> Block:
        """Draw a wrapped text inside a rectangle; anchor says where in it the text stands."""
        drawn = self.block(text, style, rect.width, rect.height)
        place = drawn.surface.get_rect()
        setattr(place, anchor, getattr(rect, anchor))
        target.blit(drawn.surface, place)
        return drawn

    # ------------------------------------------------------------ inside

    def _fitted(
        self, text: str, style: Style, pixels: float, width: float, shrink: bool
    ) -> tuple[str, Style, float]:
        floor = floor_of(style.face)
        if shrink:
            wide = measure(text, style.face, pixels)
            pixels = max(floor, int(pixels * width / max(1, wide) * 2) / 2)
            while pixels > floor and measure(text, style.face, pixels) > width:
                pixels = max(floor, pixels - 0.5)
        if measure(text, style.face, pixels) > width and shrink and style.face in _NARROWER:
            style = replace(style, face=_NARROWER[style.face])
            pixels = max(FLOOR, pixels)
        if measure(text, style.face, pixels) > width:
            self.shortened.add(text)
            text = _ellipsis(text, style.face, pixels, width)
        return text, style, pixels

    def _drawn(self, text: str, style: Style, pixels: float) -> pygame.Surface:
        key = (text, style.face, style.colour, style.shadow, round(pixels * 2))
        return self._kept.get(key) or self._kept.put(key, _render(text, style, pixels))

    def _stacked(self, lines: list[str], style: Style, pixels: float, width: float) -> pygame.Surface:
        step = pixels * style.line
        drawn = [self._drawn(text, style, pixels) if text else None for text in lines]
        tallest = max((part.get_height() for part in drawn if part is not None), default=1)
        height = round(step * (len(lines) - 1)) + max(tallest, round(step))
        wide = max([round(width), *(part.get_width() for part in drawn if part is not None)])
        surface = pygame.Surface((max(1, wide), max(1, height)), pygame.SRCALPHA)
        for index, part in enumerate(drawn):
            if part is not None:
                room = wide - part.get_width()
                left = {"left": 0, "center": room // 2, "right": room}[style.align]
                surface.blit(part, (left, round(index * step)))
        return surface


_NARROWER: dict[str, str] = {
    "title": "condensed_label",
    "head": "condensed_label",
    "label": "condensed_label",
    "bold": "condensed_label",
    "strong": "condensed",
    "body": "condensed",
    "italic": "condensed_italic",
}
"""The face that takes over when a line does not fit at the smallest size of its own."""


def _speakable(text: str, style: Style) -> Style:
    """Cinzel has no arrows: a text with one is set in Fira."""
    if is_cinzel(style.face) and any(arrow in text for arrow in "←→↑↓"):
        return replace(style, face="label")
    return style


def floor_of(face: str) -> float:
    """The smallest size in pixels a face may be drawn at."""
    return CINZEL_FLOOR if is_cinzel(face) else FLOOR


@lru_cache(OPEN)
def _fira(face: str, half_pixels: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    opened = pygame.font.Font(str(font_file(face)), 16)
    opened.set_point_size(max(4, round(half_pixels / 2)))
    return opened


def _cinzel(face: str, pixels: float) -> Font:
    from heroes_desktop.desktop.art.core.lettering import font

    return font(face, pixels)


@lru_cache(4096)
def measure(text: str, face: str, pixels: float) -> int:
    """The width of a line in pixels."""
    if is_cinzel(face):
        return -int(-_cinzel(face, pixels).getlength(text) // 1) + 2
    return _fira(face, round(pixels * 2)).size(text)[0]


def line_height(face: str, pixels: float) -> int:
    """The height of one drawn line."""
    if is_cinzel(face):
        ascent, descent = _cinzel(face, pixels).getmetrics()
        return ascent + descent
    return _fira(face, round(pixels * 2)).get_height()


SHORT_WORD = 2
"""Letters of a word that never stands alone in the last line of a paragraph."""


@lru_cache(1024)
def _wrapped(text: str, face: str, pixels: float, width: float) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        left = [word for word in _together(paragraph.split(" "), face, pixels, width) if word]
        while left:
            fit = _fitting(left, face, pixels, width)
            if fit:
                lines.append(" ".join(left[:fit]))
                del left[:fit]
            else:
                *whole, left[0] = _broken(left[0], face, pixels, width)
                lines.extend(whole)
                if not whole:  # one letter wider than the line
                    lines.append(left.pop(0))
        if not paragraph.strip(" "):
            lines.append("")
    return tuple(lines)


def _fitting(words: list[str], face: str, pixels: float, width: float) -> int:
    """How many words fit into a line: guessed from its letters and then put right, for measuring is slow."""
    guess, letters, room = 0, 0, 2.2 * width / pixels
    while guess < len(words) and letters + len(words[guess]) <= room:
        letters += len(words[guess]) + 1
        guess += 1
    while guess and measure(" ".join(words[:guess]), face, pixels) > width:
        guess -= 1
    while guess < len(words) and measure(" ".join(words[: guess + 1]), face, pixels) <= width:
        guess += 1
    return guess


def _together(words: list[str], face: str, pixels: float, width: float) -> list[str]:
    """The words of a paragraph; a very short last one stays with the word before it."""
    if len(words) < 3 or len(words[-1].rstrip(".,!?:")) > SHORT_WORD:
        return words
    last = " ".join(words[-2:])
    return [*words[:-2], last] if measure(last, face, pixels) <= width else words


def _wrap(text: str, face: str, pixels: float, width: float) -> list[str]:
    return list(_wrapped(text, face, pixels, width))


def _broken(word: str, face: str, pixels: float, width: float) -> list[str]:
    """A word as pieces that fit, broken after its own hyphens first; nearly always the word alone."""
    pieces: list[str] = []
    while len(word) > 1 and measure(word, face, pixels) > width:
        own = [at for at in range(1, len(word)) if word[at - 1] == "-"]
        fitting = [at for at in own if measure(word[:at], face, pixels) <= width]
        if fitting:
            pieces.append(word[: fitting[-1]])
            word = word[fitting[-1] :]
            continue
        length = len(word) - 1
        while length > 1 and measure(word[:length] + "-", face, pixels) > width:
            length -= 1
        pieces.append(word[:length] + "-")
        word = word[length:]
    return [*pieces, word]


def _ellipsis(text: str, face: str, pixels: float, width: float) -> str:
    text = text.removesuffix(" …")
    while text and measure(text + "…", face, pixels) > width:
        text = text[:-1].rstrip()
    return text + "…"


def _render(text: str, style: Style, pixels: float) -> pygame.Surface:
    front = _ink(text, style.face, pixels, style.colour)
    if style.shadow is None:
        return front
    drop = max(1, round(pixels * 0.07))
    back = _ink(text, style.face, pixels, style.shadow)
    back.set_alpha(200)
    surface = pygame.Surface((front.get_width(), front.get_height() + drop), pygame.SRCALPHA)
    surface.blit(back, (0, drop))
    surface.blit(front, (0, 0))
    return surface


@lru_cache(1)
def _likeness() -> pygame.Surface:
    """The format of clear surfaces: letters of another one are many times slower to draw."""
    return pygame.Surface((1, 1), pygame.SRCALPHA)


def _ink(text: str, face: str, pixels: float, colour: str) -> pygame.Surface:
    if not is_cinzel(face):
        return _fira(face, round(pixels * 2)).render(text, True, colour)
    from PIL import Image, ImageDraw

    used = _cinzel(face, pixels)
    ascent, descent = used.getmetrics()
    mask = Image.new("L", (measure(text, face, pixels), ascent + descent), 0)
    ImageDraw.Draw(mask).text((1, 0), text, fill=255, font=used)
    picture = Image.new("RGBA", mask.size, (*palette.rgb(colour), 0))
    picture.putalpha(mask)
    ink = pygame.image.frombytes(picture.tobytes(), picture.size, "RGBA")
    return ink.convert(_likeness())
