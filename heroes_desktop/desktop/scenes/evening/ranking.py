"""The table of an evening, large enough to be read from across the room."""

from __future__ import annotations

import pygame

from heroes_desktop.games.shared.wording import chance_text
from heroes_desktop.library import Guest
from heroes_desktop.locale import _
from heroes_desktop.table.evening import Night, points, wins
from heroes_desktop.table.standings import Standing

from ...art import Parchment, PlayerSign
from ...art.core import palette
from ...art.core.palette import PlayerLook
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, leather, nothing_here, scroll_area

_PLACE = Style("display", 40, palette.HEADING)
_NAME = Style("head", 27, palette.INK)
_POINTS = Style("display", 36, palette.GOOD_ON_PAPER)
_MEDALS = ("#E2B04A", "#B8BCC2", "#B4763C")
"""Gold, silver and bronze."""
ROW, LARGEST, WIDE = 92, 1.6, 900
"""Units of height of a line, how many times that with few guests (it is read from across the room), and the
units of width beyond which its letters grow as well.
"""
FRAME = 90
"""Units of height of frame and title."""
MEDALS = 210
"""Units of width three medals with their numbers take."""


def look_of(guest: Guest) -> PlayerLook:
    """Colour and shape a guest has touched."""
    known = {(look.colour, look.shape): look for look in palette.PLAYERS}
    return known.get((guest.colour, guest.shape), palette.PLAYERS[(guest.number - 1) % len(palette.PLAYERS)])


def draw_ranking(sheet: Sheet, rect: pygame.Rect, night: Night, scroll: Scroll) -> None:
    """One sheet of paper for each guest, the leader on top."""
    px, title = sheet.px, _("Table of the evening")
    room = heading(sheet, title, leather(sheet, rect, "ranking"), dark=True, icon="trophy")
    if not night.table:
        nothing_here(sheet, room, "mdi:account-group", _("Nobody has joined yet."), dark=True)
        return
    least, gap = _least(sheet), px(10)
    high = min(round(least * LARGEST), max(least, (room.h + gap) // len(night.table) - gap))
    share = max(1.0, min(high / least, room.w / px(WIDE)))
    looks = {guest.number: look_of(guest) for guest in night.evening.guests}
    with scroll_area(sheet, room, scroll, title) as area:
        for place, line in enumerate(night.table, 1):
            _draw_line(sheet, area.take(high, gap), place, line, looks[line.guest], share)


def _least(sheet: Sheet) -> int:
    """The height of a line whose letters have just enough room."""
    return max(sheet.px(ROW), round(sheet.px(ROW - 8) * sheet.metrics.text_above))


def ranking_height(sheet: Sheet, guests: int) -> int:
    """How much height the table of so many guests wants at least, with its frame and title."""
    return sheet.px(FRAME) + guests * (_least(sheet) + sheet.px(10))


def larger(style: Style, share: float) -> Style:
    """A style grown by a share, as where there is room for it."""
    return style.but(size=style.size * share)


def _draw_line(
    sheet: Sheet, rect: pygame.Rect, place: int, line: Standing, look: PlayerLook, share: float
) -> None:
    px, caption, name = sheet.px, larger(STYLES["caption"], share), larger(_NAME, share)
    sheet.art(Parchment(rect.w, rect.h, f"rank{place % 5}", torn=False, lift=2), *rect.topleft)
    sheet.text(str(place), larger(_PLACE, share), rect.x + px(44 * share), rect.centery, "center")
    sheet.art(PlayerSign(px(46 * share), look, lift=1), rect.x + px(112 * share), rect.centery, "center")
    told, style = points(line), larger(_POINTS, share)
    figures = sheet.text(told, style, rect.right - px(24), rect.centery, "midright", rect.w // 3)
    left = rect.x + px(150 * share)
    record = f"{wins(line)} · {chance_text(line.share)}" if line.matches else _("has not played yet")
    wide = figures.x - px(20) - left
    needed = max(sheet.letters.size(line.name, name)[0], sheet.letters.size(record, caption)[0])
    if wide - needed >= px(MEDALS):
        _draw_medals(sheet, figures.x - px(20), rect.centery, line)
    half = (sheet.letters.line_height(name) + sheet.letters.line_height(caption)) // 2
    below = sheet.text(line.name, name, left, rect.centery - half, "topleft", wide).bottom
    sheet.text(record, caption, left, below, "topleft", wide)
    words = f"{place}. {line.name}: {told}, {record}"
    sheet.node(words, "item", rect, hint=words, id=f"rank:{line.guest}")


def _draw_medals(sheet: Sheet, right: int, middle: int, line: Standing) -> None:
    """First, second and third places with their number."""
    px, style = sheet.px, Style("label", 20, palette.INK)
    for place in reversed(range(min(3, len(line.places)))):
        if line.places[place]:
            right = sheet.text(f"×{line.places[place]}", style, right, middle, "midright").x
            sign = sheet.icon("mdi:medal", right - px(2), middle, 30, _MEDALS[place], "midright")
            right = sign.x - px(12)
