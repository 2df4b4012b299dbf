"""The chronicle: what happened, line by line, as the person looking may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.engine import Event, State
from heroes_desktop.games.shared.room import Texts
from heroes_desktop.locale import _
from heroes_desktop.table.recap import Step

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES
from ...board.api import Look
from ...board.base import Board
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, leather, scroll_area

MOST_LINES = 60


@dataclass(frozen=True)
class Line:
    """One line: words, icon, whose sign it wears, what it opens, and what it is about on the board."""

    text: str
    icon: str
    seat: int | None
    subject: object
    shows: Callable[[], Iterable[str]]


def line_of(view: State, event: Event, board: Board, texts: Texts) -> Line | None:
    """The line of an event, if it is worth one."""
    icon = board.event_icon(event)
    text = texts.event(view, event) if icon else ""
    if not text:
        return None
    shows = partial(board.event_things, view, event)
    return Line(text, icon, board.event_seat(view, event), board.event_subject(event), shows)


def lines(steps: Sequence[Step], look: Look, board: Board) -> list[Line]:
    """The newest lines, newest first."""
    found: list[Line] = []
    for step in reversed(steps):
        for event in reversed(step.for_seat(look.viewpoint)):
            line = line_of(look.view, event, board, look.texts)
            if line is not None:
                found.append(line)
        if len(found) >= MOST_LINES:
            break
    return found[:MOST_LINES]


def draw_chronicle(
    sheet: Sheet,
    rect: pygame.Rect,
    entries: Sequence[Line],
    players: Sequence[palette.PlayerLook],
    scroll: Scroll,
    inspect: Callable[[object], None],
) -> None:
    """The panel with its scrolling lines."""
    room = leather(sheet, rect, "chronicle")
    room = heading(sheet, _("Chronicle"), room, dark=True, icon="quill-ink")
    draw_lines(sheet, room, entries, players, scroll, inspect)


def draw_lines(
    sheet: Sheet,
    room: pygame.Rect,
    entries: Sequence[Line],
    players: Sequence[palette.PlayerLook],
    scroll: Scroll,
    inspect: Callable[[object], None],
) -> None:
    """Only the lines, newest first."""
    px = sheet.px
    with scroll_area(sheet, room, scroll, _("Chronicle"), soft=False) as area:
        for number, entry in enumerate(entries):
            style = STYLES["log"] if number == 0 else STYLES["log_muted"]
            left = px(58)
            block = sheet.ui.words(entry.text, style, area.rect.w - left)
            height = max(px(30), block.surface.get_height() + px(6))
            place = area.take(height)
            if not area.seen(place):
                continue
            subject = entry.subject
            opens = (partial(inspect, subject)) if subject is not None else None
            sheet.node(entry.text, "log", place, action=opens, id=f"log:{number}", shows=entry.shows)
            if not _whole(area.rect, place):
                continue
            if number % 2 == 0:
                sheet.fill(place, "#FFE6B4", 10)
            middle = place.y + height // 2
            if entry.seat is not None:
                sheet.art(PlayerSign(px(20), players[entry.seat]), place.x + px(2), middle, "midleft")
            sheet.icon(entry.icon, place.x + px(40), middle, 20, palette.GOLD)
            body = pygame.Rect(place.x + left, place.y, place.w - left, height)
            sheet.block(entry.text, style, body, "midleft", fit=False)


def _whole(window: pygame.Rect, place: pygame.Rect) -> bool:
    """Lines are shown whole or not at all, except one taller than the window."""
    return place.h > window.h or (place.top >= window.top - 2 and place.bottom <= window.bottom + 2)
