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
from heroes_desktop.table.telling import Told, tell

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...board.api import Look
from ...board.base import Board
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, icon_button, leather, scroll_area

MOST_LINES = 60
PAGE_KEY = "J"
"""Opens the whole chronicle."""


@dataclass(frozen=True)
class Line:
    """One line: words, icon, whose sign it wears, what it opens, and what it is about on the board.

    heads: it stands over the lines of a turn.
    """

    text: str
    icon: str
    seat: int | None
    subject: object
    shows: Callable[[], Iterable[str]]
    heads: bool = False


def line_of(view: State, event: Event, board: Board, texts: Texts) -> Line | None:
    """The line of an event, if it is worth one."""
    text = texts.event(view, event) if board.event_icon(event) else ""
    return told_line(view, Told(text, event), board) if text else None


def told_line(view: State, told: Told, board: Board) -> Line:
    """A line of a tale with its signs."""
    event = told.event
    shows = partial(board.event_things, view, event)
    icon = board.event_icon(event) or "quill-ink"
    return Line(told.text, icon, board.event_seat(view, event), board.event_subject(event), shows, told.heads)


def head_line(text: str, seat: int | None) -> Line:
    """A line that only stands over others."""
    return Line(text, "", seat, None, tuple, heads=True)


def lines(steps: Sequence[Step], look: Look, board: Board, most: int = MOST_LINES) -> list[Line]:
    """The newest lines, newest first; those of a turn stand below its head."""
    events: list[Event] = []
    for step in reversed(steps):
        events[:0] = step.for_seat(look.viewpoint)
        if len(events) >= 3 * most:
            break
    found: list[Line] = []
    for head, part in reversed(parts(events, look, board)):
        found += [head] if head is not None else []
        found += reversed(part)
    return found[:most]


def parts(events: Sequence[Event], look: Look, board: Board) -> list[tuple[Line | None, list[Line]]]:
    """Events line by line in the order they happened, turn by turn: each with its head, if it has one."""
    found: list[tuple[Line | None, list[Line]]] = [(None, [])]
    for each in tell(board.declared, look.texts, look.view, events):
        line = told_line(look.view, each, board)
        if line.heads:
            found.append((line, []))
        else:
            found[-1][1].append(line)
    return [(head, part) for head, part in found if head is not None or part]


def draw_chronicle(
    sheet: Sheet,
    rect: pygame.Rect,
    entries: Sequence[Line],
    players: Sequence[palette.PlayerLook],
    scroll: Scroll,
    inspect: Callable[[object], None],
    enlarge: Callable[[], None] | None = None,
) -> None:
    """The panel with its scrolling lines; `enlarge` opens all of them on a page of their own."""
    room, px = leather(sheet, rect, "chronicle"), sheet.px
    head = pygame.Rect(room)
    if enlarge is not None:
        spot = pygame.Rect(room.right - px(34), room.y - px(4), px(34), px(34))
        told = _("Read the whole chronicle")
        icon_button(sheet, spot, "mdi:arrow-expand", told, enlarge, key=PAGE_KEY, finger=px(7))
        head.w -= spot.w + px(8)
    below = heading(sheet, _("Chronicle"), head, dark=True, icon="quill-ink")
    draw_lines(sheet, pygame.Rect(room.x, below.y, room.w, below.h), entries, players, scroll, inspect)


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
    newest = next((entry for entry in entries if not entry.heads), None)
    with scroll_area(sheet, room, scroll, _("Chronicle"), soft=False) as area:
        for number, entry in enumerate(entries):
            left = px(34 if entry.heads else 58)
            style = _style(entry, entry is newest)
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
            if entry.heads:
                sheet.fill(place, "#FFE6B4", 26)
            middle = place.y + height // 2
            if entry.seat is not None:
                sheet.art(PlayerSign(px(20), players[entry.seat]), place.x + px(2), middle, "midleft")
            if not entry.heads:
                sheet.icon(entry.icon, place.x + px(40), middle, 20, palette.GOLD)
            body = pygame.Rect(place.x + left, place.y, place.w - left, height)
            sheet.block(entry.text, style, body, "midleft", fit=False)


def _style(entry: Line, newest: bool) -> Style:
    if entry.heads:
        return Style("label", 17, palette.GOLD_HIGH)
    return STYLES["log"] if newest else STYLES["log_muted"]


def _whole(window: pygame.Rect, place: pygame.Rect) -> bool:
    """Lines are shown whole or not at all, except one taller than the window."""
    return place.h > window.h or (place.top >= window.top - 2 and place.bottom <= window.bottom + 2)
