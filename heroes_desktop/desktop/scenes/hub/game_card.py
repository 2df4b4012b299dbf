"""The words on a game's card in the hub: title in gold leaf, tagline, how many people and minutes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame

from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.games.shared.wording import span
from heroes_desktop.locale import _

from ...art import GoldText
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet, WrittenText

LEAST_FIGURE = 14
LEAST_TITLE = 20
"""Units of height a title should have before it is broken into more lines."""


def draw_words(sheet: Sheet, room: pygame.Rect, title: str, tagline: str) -> None:
    """The title in gold leaf and, where it fits, the tagline below."""
    px = sheet.px
    lines, size, style, below = _fitted(sheet, room, title, tagline)
    step = round(size * 1.12)
    tall = step * len(lines)
    y = room.y + max(0, (room.h - tall - (px(8) + below if below else 0)) // 2)
    for line in lines:
        place = sheet.art(GoldText(line, size, 800), room.centerx, y + step // 2, "center")
        across = pygame.Rect(room.x, place.y, room.w, place.h)
        sheet.texts.append(WrittenText(line, place, across, None))
        y += step
    if below:
        sheet.block(tagline, style, pygame.Rect(room.x, y + px(8), room.w, below), "midtop", fit=False)


def tagline_fits(sheet: Sheet, room: pygame.Rect, title: str, tagline: str) -> bool:
    """Whether `draw_words` has room for the tagline: cards beside each other show all of them or none."""
    return _fitted(sheet, room, title, tagline)[3] > 0


def _fitted(sheet: Sheet, room: pygame.Rect, title: str, tagline: str) -> tuple[list[str], int, Style, int]:
    """The title's lines and size, the tagline's style and its height; 0 where there is no room for it."""
    px = sheet.px
    lines, largest = _set_title(sheet, room, title)
    style, size = STYLES["body"].but(colour="#E9DAB9", align="center", size=20), largest
    for most, points in ((34, 20), (30, 19), (28, 18), (26, 17), (24, 17), (22, 16)):
        size = min(px(most), largest)
        style = style.but(size=points)
        below = sheet.text_height(tagline, style, room.w) if tagline else 0
        if round(size * 1.12) * len(lines) + px(8) + below <= room.h:
            return lines, size, style, below
    return lines, size, style, 0


def _set_title(sheet: Sheet, room: pygame.Rect, title: str) -> tuple[list[str], int]:
    """The title broken into lines, and its largest size: as few lines as stay readable."""
    px = sheet.px
    best: tuple[list[str], int] = ([title], 0)
    for lines in _breaks(title):
        size = min(px(34), round(room.h / (1.12 * len(lines))))
        while size > 8 and max(_wide(sheet, line, size) for line in lines) > room.w:
            size -= 1
        if size > best[1]:
            best = lines, size
        if size >= px(LEAST_TITLE):
            break
    return best


def draw_figures(sheet: Sheet, rect: pygame.Rect, game: str) -> int:
    """How many people play for how many minutes, at the card's foot; returns where that begins."""
    px = sheet.px
    players = span(count for mode in texts(game).modes() for count in mode.counts)
    entries = [("mdi:account-group", players)]
    minutes = rooms[game].minutes
    if minutes is not None:
        entries.append(("mdi:clock-outline", _("{from_}–{to} min").format(from_=minutes[0], to=minutes[1])))
    gap, high, sign = px(16), px(38), px(30)

    def width(style: Style) -> int:
        words = sum(sign + int(sheet.letters.size(text, style)[0]) for _icon, text in entries)
        return words + gap * (len(entries) - 1) + px(28)

    style = Style("label", 19, palette.PAPER)
    while width(style) > rect.w - px(16) and style.size > LEAST_FIGURE:
        style = style.but(size=style.size - 1)
    if width(style) > rect.w - px(16):
        style = style.but(face="condensed_label")
    plate = pygame.Rect(0, rect.bottom - px(20) - high, width(style), high)
    plate.centerx = rect.centerx
    sheet.fill(plate, "#0C0806", 120, high // 2)
    left = plate.x + px(14)
    for icon, text in entries:
        sheet.icon(icon, left, plate.centery, 24, rooms[game].look.accent, "midleft")
        left = sheet.text(text, style, left + sign, plate.centery, "midleft").right + gap
    return plate.y - px(6)


def _breaks(title: str) -> Iterator[list[str]]:
    """A short title in one line, a longer one broken after a colon or into lines of similar length; then
    into more and more lines."""
    words = title.split(" ")
    head, colon, rest = title.partition(": ")
    if colon:
        yield [head + ":", rest]
    elif len(title) <= 14:
        yield [title]
    for count in range(2, len(words) + 1):
        cuts = combinations(range(1, len(words)), count - 1)
        yield min(
            ([" ".join(words[start:end]) for start, end in pairwise((0, *cut, len(words)))] for cut in cuts),
            key=lambda lines: max(map(len, lines)),
        )
    yield [title]


def _wide(sheet: Sheet, line: str, size: int) -> int:
    return int(sheet.ui.art.box(GoldText(line, size, 800)).inner_width)
