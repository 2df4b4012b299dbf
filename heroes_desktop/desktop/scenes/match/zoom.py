"""A thing looked at closely: large, with what it does and exact odds beside it."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games.shared.wording import capital, sentence
from heroes_desktop.locale import _

from ...art import Spec, Token
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...board.api import Inspection, Look, Note
from ...board.base import Board
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    chance_text,
    heading,
    icon_button,
    leather,
    odds_chart,
    paper,
    scroll_area,
)
from ..scene import Scene

_TITLE = Style("bold", 20, palette.INK)
BOOK = 34
"""Units of a book that opens a rule."""


class Zoom(Scene):
    """Card zoom over a blurred table."""

    fades = False

    def __init__(self, app: App, look: Look, board: Board, subject: object, game: str) -> None:
        super().__init__(app)
        self.look, self.board, self.subject, self.game = look, board, subject, game
        self.behind = app.ui.art.blurred(app.canvas)
        self.scroll = Scroll(self.changed)

    @property
    def inspection(self) -> Inspection:
        found = self.board.inspection(self.look, self.subject)
        assert found is not None
        return found

    @property
    def name(self) -> str:
        seen = self.inspection
        told = (": ".join(part for part in (note.title, note.text) if part) for note in seen.notes)
        return " ".join(sentence(part) for part in (seen.name, *told))

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        if self.behind.get_size() != canvas.size:
            self.behind = pygame.transform.smoothscale(self.behind, canvas.size)
        sheet.surface(self.behind, 0, 0)
        seen = self.inspection
        high = min(px(840), canvas.h - px(120))
        card = pygame.Rect(0, 0, round(high * 600 / 840), high)
        wide = min(px(720), canvas.w - card.w - px(260))
        left = (canvas.w - card.w - px(44) - wide) // 2
        card.midleft = (left, canvas.centery)
        sheet.art(seen.picture(card.w, card.h), card.x, card.y)
        sheet.node(seen.name, "card", card)
        column = pygame.Rect(card.right + px(44), card.y, wide, card.h)
        self._column(sheet, column, seen)
        self._arrows(sheet, card, column)

    def _column(self, sheet: Sheet, rect: pygame.Rect, seen: Inspection) -> None:
        """Notes, chart and buttons; without a chart they stand in the middle beside the card."""
        px = sheet.px
        foot, gap = px(68), px(18)
        least = (px(400) if rect.h > px(780) else px(270)) if seen.bars else 0
        most = rect.h - foot - gap - (least + gap if least else 0)
        notes = pygame.Rect(rect.x, rect.y, rect.w, min(most, self._needed(sheet, rect.w, seen)))
        chart = min(px(520), rect.h - notes.h - foot - 2 * gap) if least else 0
        notes.y = rect.y + (rect.h - notes.h - gap - foot - (chart + gap if chart else 0)) // 2
        self._notes(sheet, notes, seen)
        y = notes.bottom + gap
        if chart:
            self._odds(sheet, pygame.Rect(rect.x, y, rect.w, chart), seen)
            y += chart + gap
        half = (rect.w - px(16)) // 2
        if seen.rule:
            face = Face(_("Rules entry"), "secondary", "mdi:book-open-page-variant", "R")
            button(sheet, pygame.Rect(rect.x, y, half, foot), face, partial(self._rules, seen.rule))
        face = Face(_("Close"), "primary", "mdi:close", size=25)
        button(sheet, pygame.Rect(rect.right - half, y, half, foot), face, self.app.pop)

    def _needed(self, sheet: Sheet, wide: int, seen: Inspection) -> int:
        """How tall the notes would like to be."""
        inside = wide - sheet.px(52)
        return sheet.px(90) + sum(
            max(_sign_height(sheet, note), sum(_heights(sheet, note, inside))) + sheet.px(14)
            for note in seen.notes
        )

    def _notes(self, sheet: Sheet, rect: pygame.Rect, seen: Inspection) -> None:
        px = sheet.px
        above = seen.heading or _("Abilities")
        room = heading(sheet, above, paper(sheet, rect, "zoom"))
        books: set[str] = set()
        with scroll_area(sheet, room, self.scroll, above) as area:
            for note in seen.notes:
                head, tall = _heights(sheet, note, area.rect.w)
                place = area.take(max(head + tall, _sign_height(sheet, note)), px(14))
                sheet.art(_sign(sheet, note), place.x, place.y)
                column = pygame.Rect(place.x + px(66), place.y, _words_width(sheet, note, place.w), place.h)
                if note.title:
                    sheet.block(capital(note.title), _TITLE, column, fit=False)
                sheet.block(note.text, STYLES["body"], column.move(0, head), fit=False)
                told = ": ".join(part for part in (note.title, note.text) if part)
                sheet.node(told, "text", place)
                if note.rule and note.rule not in books:
                    books.add(note.rule)
                    self._book(sheet, place, note.rule)

    def _book(self, sheet: Sheet, place: pygame.Rect, rule: str) -> None:
        """The rule behind a note, for whoever wants it word by word."""
        spot = pygame.Rect(place.right - sheet.px(BOOK), place.y, sheet.px(BOOK), sheet.px(BOOK))
        told = _("Rule {rule}").format(rule=rule)
        icon_button(sheet, spot, "mdi:book-open-variant", told, partial(self._rules, rule), overlay=True)

    def _odds(self, sheet: Sheet, rect: pygame.Rect, seen: Inspection) -> None:
        px = sheet.px
        room = leather(sheet, rect, "odds", ornament=True).inflate(-px(16), -px(4))
        if seen.chance is not None:
            style = Style("display", 44, "#A9D98F" if seen.chance >= 0.5 else "#FF9A7A")
            sheet.text(chance_text(seen.chance), style, room.right, room.y, "topright")
        sheet.text(
            seen.odds_title, Style("head", 22, palette.GOLD_HIGH), room.x, room.y, "topleft", room.w - px(170)
        )
        body = pygame.Rect(room.x, room.y + px(34), room.w - px(170), px(50))
        sheet.block(seen.odds_text, STYLES["caption_dark"], body)
        foot = sheet.letters.line_height(STYLES["caption_dark"])
        chart = pygame.Rect(room.x, room.y + px(92), room.w, room.h - px(92) - foot)
        odds_chart(sheet, chart, [(bar.label, bar.chance, bar.enough) for bar in seen.bars], seen.needed)
        if any(not bar.enough for bar in seen.bars):
            sheet.text(
                _("striped bars: not enough"),
                STYLES["caption_dark"],
                room.x,
                room.bottom,
                "bottomleft",
                room.w,
            )

    def _arrows(self, sheet: Sheet, card: pygame.Rect, column: pygame.Rect) -> None:
        px = sheet.px
        if len(self.board.order(self.look)) < 2:
            return
        size = (px(60), px(108))
        left = pygame.Rect((0, 0), size)
        left.midright = (card.x - px(24), sheet.rect.centery)
        right = pygame.Rect((0, 0), size)
        right.midleft = (column.right + px(24), sheet.rect.centery)
        icon_button(
            sheet, left, "mdi:chevron-left", _("Previous"), lambda: self._step(-1), key=",", kind="secondary"
        )
        icon_button(
            sheet, right, "mdi:chevron-right", _("Next"), lambda: self._step(1), key=".", kind="secondary"
        )

    def _step(self, way: int) -> None:
        order = list(self.board.order(self.look))
        start = order.index(self.subject) if self.subject in order else 0
        for distance in range(1, len(order) + 1):
            subject = order[(start + way * distance) % len(order)]
            if self.board.inspection(self.look, subject) is not None:
                self.subject = subject
                break
        self.scroll.offset = 0
        self.changed()
        self.app.narrate(self.name)

    def _rules(self, rule: str) -> None:
        from ..pages.rules import Rules

        self.app.push(Rules(self.app, self.game, rule))


def _words_width(sheet: Sheet, note: Note, width: int) -> int:
    """What sign and book leave for the words."""
    return width - sheet.px(68) - (sheet.px(BOOK + 6) if note.rule else 0)


def _heights(sheet: Sheet, note: Note, width: int) -> tuple[int, int]:
    """Of the title and of the text."""
    wide = _words_width(sheet, note, width)
    title = sheet.text_height(note.title, _TITLE, wide) if note.title else 0
    return title, sheet.text_height(note.text, STYLES["body"], wide)


def _sign_height(sheet: Sheet, note: Note) -> int:
    return sheet.px(70 if note.picture is not None else 52)


def _sign(sheet: Sheet, note: Note) -> Spec:
    """The sign of a note, or the small picture of what it is about."""
    if note.picture is not None:
        return note.picture(sheet.px(50), sheet.px(70))
    return Token(sheet.px(50), "#6A3A1A", note.icon, palette.GOLD_HIGH, palette.BRASS, flat=True)
