"""The whole chronicle on a tall page: turn by turn from the beginning, one line for each event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Event
from heroes_desktop.locale import _

from ...art import PlayerSign
from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll, nothing_here, paper, scroll_area
from ...widgets.scroll import Area
from ..pages.page import Page
from .chronicle import Line, parts

if TYPE_CHECKING:
    from .table import TableScene

WIDEST = 1180
"""Units of a column that is easy to read."""
_HEAD = Style("head", 21, palette.HEADING)
_LONG_HEAD = Style("label", 20, palette.HEADING)
_LINE = Style("body", 20, palette.INK)
_NEWS = Style("label", 18, palette.HEADING, align="center")


class ChroniclePage(Page):
    """Opened where the news begin, or at its end; what a line is about can be looked at."""

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table, self.game = table, table.game
        self.scroll = Scroll(self.changed)
        self._fresh = True
        self._news: int | None = None
        """Where what happened since the reader's last answer begins."""

    @property
    def title(self) -> str:
        return _("Chronicle")

    def build(self, sheet: Sheet) -> None:
        room = self.frame(sheet)
        room.w = min(room.w, sheet.px(WIDEST))
        room.centerx = sheet.rect.centerx
        inside = paper(sheet, room, "chronicle")
        look = self.table.look
        before, since = self._split()
        told = [parts(events, look, self.table.board) for events in (before, since)]
        if not any(told):
            nothing_here(sheet, inside, "quill-ink", _("Nothing has happened yet."))
            return
        with scroll_area(sheet, inside, self.scroll, self.title) as area:
            self._parts(sheet, area, told[0], "log")
            self._news = None
            if all(told):
                self._news = area.bottom + self.scroll.offset - inside.y
                self._since(sheet, area)
            self._parts(sheet, area, told[1], "news")
        if self._fresh and self.scroll.furthest:
            self._fresh = False
            self.app.after(0, self._to_the_news)

    def _split(self) -> tuple[list[Event], list[Event]]:
        """What the reader knew at their last answer, and what is new; at a shared screen nothing is."""
        play, eyes = self.table.play, self.table.look.viewpoint
        read = len(play.steps) if eyes is None or play.shared else play.left_at(eyes)
        return play.chronicle.split(eyes, read)

    def _to_the_news(self) -> None:
        self.scroll.to(self.scroll.furthest if self._news is None else self._news)

    def _parts(
        self, sheet: Sheet, area: Area, told: Sequence[tuple[Line | None, list[Line]]], name: str
    ) -> None:
        for number, (head, lines) in enumerate(told):
            if head is not None:
                self._head(sheet, area, head)
            for place, line in enumerate(lines):
                self._line(sheet, area, line, f"{name}:{number}:{place}")

    def _since(self, sheet: Sheet, area: Area) -> None:
        """The line between what is known and what is new."""
        px = sheet.px
        area.skip(px(10))
        words = _("Since your last answer")
        place = area.take(max(px(34), sheet.text_height(words, _NEWS, area.rect.w)), px(2))
        sheet.node(words, "text", place, id="news")
        if not area.seen(place):
            return
        said = sheet.text(words, _NEWS, place.centerx, place.centery, "center", place.w)
        for left, right in ((place.x, said.left), (said.right, place.right)):
            rule = pygame.Rect(left + px(16), place.centery, right - left - px(32), px(2))
            sheet.fill(rule, _NEWS.colour, 160)

    def _head(self, sheet: Sheet, area: Area, head: Line) -> None:
        px = sheet.px
        area.skip(px(12))
        left = px(44) if head.seat is not None else px(8)
        wide = area.rect.w - left
        style = _HEAD if len(sheet.letters.wrap(head.text, _HEAD, wide)) == 1 else _LONG_HEAD
        height = max(px(40), sheet.text_height(head.text, style, wide) + px(8))
        place = area.take(height, px(4))
        if not area.seen(place):
            return
        sheet.fill(place, palette.HEADING, 26, px(6))
        if head.seat is not None:
            sign = PlayerSign(px(26), self.table.look.players[head.seat])
            sheet.art(sign, place.x + px(8), place.centery, "midleft")
        body = pygame.Rect(place.x + left, place.y, place.w - left, place.h)
        sheet.block(head.text, style, body, "midleft", fit=False)
        sheet.node(head.text, "text", place)

    def _line(self, sheet: Sheet, area: Area, line: Line, identity: str) -> None:
        px = sheet.px
        left = px(80)
        height = max(px(32), sheet.text_height(line.text, _LINE, area.rect.w - left) + px(6))
        place = area.take(height, px(2))
        opens = partial(self.table.inspect, line.subject) if line.subject is not None else None
        sheet.node(line.text, "log", place, action=opens, id=identity)
        if not area.seen(place):
            return
        if line.seat is not None:
            sign = PlayerSign(px(22), self.table.look.players[line.seat])
            sheet.art(sign, place.x + px(10), place.centery, "midleft")
        sheet.icon(line.icon, place.x + px(56), place.centery, 22, palette.HEADING)
        body = pygame.Rect(place.x + left, place.y, place.w - left, height)
        sheet.block(line.text, _LINE, body, "midleft", fit=False)
