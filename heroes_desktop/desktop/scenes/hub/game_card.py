"""The words on a game's card in the hub: title in gold leaf, tagline, how many people and ways to play."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.room import texts

from ...art import GoldText
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet


def draw_words(sheet: Sheet, room: pygame.Rect, title: str, tagline: str) -> None:
    """The title in gold leaf and, where it fits, the tagline below."""
    px = sheet.px
    lines = _title_lines(title)
    style = STYLES["body"].but(colour="#E9DAB9", align="center", size=20)
    for most, points in ((34, 20), (30, 19), (28, 18), (26, 17), (24, 17), (22, 16)):
        size = px(most)
        while size > px(16) and max(_wide(sheet, line, size) for line in lines) > room.w:
            size -= 1
        step = round(size * 1.12)
        tall = step * len(lines)
        style = style.but(size=points)
        below = sheet.text_height(tagline, style, room.w)
        if tall + px(8) + below <= room.h:
            break
        below = 0
    y = room.y + max(0, (room.h - tall - (px(8) + below if below else 0)) // 2)
    for line in lines:
        sheet.art(GoldText(line, size, 800), room.centerx, y + step // 2, "center")
        y += step
    if below:
        sheet.block(tagline, style, pygame.Rect(room.x, y + px(8), room.w, below), "midtop")


def draw_figures(sheet: Sheet, rect: pygame.Rect, game: str) -> int:
    """How many people can play and in how many ways, at the card's foot; returns where that begins."""
    px = sheet.px
    modes = texts(game).modes()
    counts = sorted({len(mode.seats) for mode in modes})
    players = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
    entries = [("mdi:account-group", players), ("mdi:cards-playing", str(len(modes)))]
    style = Style("label", 19, palette.PAPER)
    widths = [px(32) + sheet.letters.size(text, style)[0] for _icon, text in entries]
    gap, high = px(22), px(38)
    whole = sum(widths) + gap * (len(entries) - 1) + px(36)
    plate = pygame.Rect(rect.centerx - whole // 2, rect.bottom - px(20) - high, whole, high)
    sheet.fill(plate, "#0C0806", 120, high // 2)
    left = plate.x + px(18)
    for (icon, text), wide in zip(entries, widths, strict=True):
        sheet.icon(icon, left, plate.centery, 24, palette.GAMES[game].accent, "midleft")
        sheet.text(text, style, left + px(32), plate.centery, "midleft")
        left += wide + gap
    return plate.y - px(6)


def _title_lines(title: str) -> list[str]:
    """A title in one or two lines: broken after a colon, else where both become alike in length."""
    head, colon, rest = title.partition(": ")
    if colon:
        return [head + ":", rest]
    words = title.split()
    if len(title) <= 14 or len(words) < 2:
        return [title]
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) * 2 - len(title)))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def _wide(sheet: Sheet, line: str, size: int) -> int:
    return int(sheet.ui.art.box(GoldText(line, size, 800)).inner_width)
