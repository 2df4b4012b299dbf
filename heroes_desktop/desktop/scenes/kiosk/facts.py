"""What a game is like, in figures: how many people, how many minutes."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.room import rooms
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import every_mode, most_people

from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet

_STYLE = Style("label", 19, palette.PAPER)


def facts(game: str) -> list[tuple[str, str]]:
    """Signs and figures of a game."""
    least, most = min(len(mode.seats) for mode in every_mode(game)), most_people(game)
    found = [("mdi:account-group", f"{least}–{most}" if least < most else str(most))]
    minutes = rooms[game].minutes
    if minutes is not None:
        found.append(("mdi:clock-outline", _("{from_}–{to} min").format(from_=minutes[0], to=minutes[1])))
    return found


def draw_facts(sheet: Sheet, rect: pygame.Rect, game: str) -> int:
    """The figures at the foot of a card; returns where they begin."""
    px = sheet.px
    entries, style = facts(game), _STYLE
    room = rect.w - px(24)

    def width(size: float) -> int:
        fitted = style.but(size=size)
        words = sum(sheet.letters.size(text, fitted)[0] for _icon, text in entries)
        return int(words) + px(30) * len(entries) + px(16) * (len(entries) - 1) + px(28)

    size = style.size
    while width(size) > room and size > 15:
        size -= 1
    while width(size) > room and len(entries) > 1:
        entries = entries[:-1]
    style = style.but(size=size)
    high, whole = px(38), width(size)
    plate = pygame.Rect(rect.centerx - whole // 2, rect.bottom - px(18) - high, whole, high)
    sheet.fill(plate, "#0C0806", 130, high // 2)
    left = plate.x + px(14)
    for icon, text in entries:
        sheet.icon(icon, left, plate.centery, 24, rooms[game].look.accent, "midleft")
        place = sheet.text(text, style, left + px(30), plate.centery, "midleft")
        left = place.right + px(16)
    return plate.y - px(6)
