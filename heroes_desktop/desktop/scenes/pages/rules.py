"""The rules reader: the chapter of a game, searchable, opened at a numbered rule."""

from __future__ import annotations

import re
from functools import partial

import pygame

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.primers import Primer, primer
from heroes_desktop.games.shared.room import texts
from heroes_desktop.locale import _
from heroes_desktop.rulebook import Entry as Rule
from heroes_desktop.rulebook import entries, find
from heroes_desktop.rulebook import games as chapters

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll, heading, leather, paper, scroll_area
from ...widgets.scroll import Area
from ..hub.choices import crests_height, draw_games
from . import primer_page
from .search_page import SearchPage

HOW = "how"
"""What the first link of the contents leads to: how the game is played, before its numbered rules."""

_ID = Style("label", 18, palette.HEADING)
_TEXT = STYLES["body"]
_LIST = Style("strong", 18, palette.ON_LEATHER)
CREST = 60


def spoken(markdown: str) -> str:
    """Rule text without its Markdown signs."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", markdown)
    return re.sub(r"(\*\*|__|`|(?<!\w)[*_]|[*_](?!\w))", "", text)


class Rules(SearchPage):
    """Headings on the left, rules on the right."""

    def __init__(self, app: App, game: str, rule: str = "") -> None:
        super().__init__(app)
        self.game = game if game in catalogue else next(iter(catalogue))
        self.wanted = self.lit = rule
        self.list_scroll = Scroll(self.changed)
        self._heights: dict[tuple[str, int, str], int] = {}

    @property
    def primer(self) -> Primer | None:
        """How the game is played, unless something else is searched for."""
        return None if self.search.text.strip() else primer(self.game)

    @property
    def title(self) -> str:
        return _("Rules · {game}").format(game=texts(self.game).title())

    def found_anew(self) -> None:
        if self.search.text.strip():
            self.wanted = self.lit = ""
        self.changed()

    def rules(self) -> list[Rule]:
        """The rules to show: all of the game, or those that match the search."""
        if self.game not in chapters():
            return []
        everything = list(entries(self.game, locale.language()))
        words = self.search.text.strip()
        if not words:
            return everything
        return [rule for rule in find(words, locale.language()) if rule.game == self.game]

    def _example(self) -> str:
        return _("A word or a number such as {rule}").format(rule=f"{catalogue[self.game].prefix}-075")

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        if sheet.metrics.narrow:
            crests = pygame.Rect(room.x, room.y, room.w, 0)
            if len(catalogue) > 1:
                crests.h = crests_height(sheet, room.w, CREST)
                draw_games(sheet, crests, self.game, self._other, CREST)
            top = pygame.Rect(room.x, crests.bottom + (px(10) if crests.h else 0), room.w, px(60))
            self.draw_search(sheet, top, self._example())
            self._pages(
                sheet, pygame.Rect(room.x, top.bottom + px(12), room.w, room.bottom - top.bottom - px(12))
            )
            return
        left = pygame.Rect(room.x, room.y, round(room.w * 0.29), room.h)
        self._contents(sheet, left)
        self._pages(sheet, pygame.Rect(left.right + px(18), room.y, room.w - left.w - px(18), room.h))

    def _contents(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        room = leather(sheet, rect, "contents")
        if len(catalogue) > 1:
            high = crests_height(sheet, room.w, CREST)
            draw_games(sheet, pygame.Rect(room.x, room.y, room.w, high), self.game, self._other, CREST)
            room = pygame.Rect(room.x, room.y + high + px(12), room.w, room.h - high - px(12))
        self.draw_search(sheet, pygame.Rect(room.x, room.y, room.w, px(56)), self._example())
        room = pygame.Rect(room.x, room.y + px(68), room.w, room.h - px(68))
        room = heading(sheet, _("Contents"), room, dark=True, icon="mdi:format-list-bulleted")
        with scroll_area(sheet, room, self.list_scroll, _("Contents")) as area:
            for title, rule in self._headings():
                tall = sheet.text_height(title, _LIST, area.rect.w - px(16)) + px(14)
                place = area.take(tall, px(2))
                if area.seen(place):
                    body = place.inflate(-px(16), -px(6))
                    sheet.block(title, _LIST, body, "midleft", fit=False)
                sheet.node(title, "link", place, action=partial(self._go, rule), id=f"go:{rule}")

    def _headings(self) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = [(primer_page.title(), HOW)] if self.primer is not None else []
        for rule in self.rules():
            if not found or found[-1][0] != rule.heading:
                found.append((rule.heading, rule.id))
        return found

    def _other(self, game: str) -> None:
        """The chapter of another game, from its beginning."""
        self.game, self.wanted, self.lit = game, "", ""
        self.scroll.offset = self.list_scroll.offset = 0
        self.changed()

    def _go(self, rule: str) -> None:
        self.wanted = self.lit = rule
        self.changed()

    def _height(self, sheet: Sheet, text: str, style: Style, width: int) -> int:
        key = (text, width, style.face)
        if key not in self._heights:
            self._heights[key] = len(sheet.letters.wrap(text, style, width)) * sheet.letters.line_height(
                style
            )
        return self._heights[key]

    def _pages(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        room = paper(sheet, rect, "rules")
        rules = self.rules()
        if not rules:
            sheet.block(_("Nothing found."), _TEXT, room, "center")
            return
        if self.wanted:
            self.scroll.offset = self._offset(sheet, rules, room.w)
        with scroll_area(sheet, room, self.scroll, self.title) as area:
            head = ""
            if self.primer is not None:
                primer_page.draw(sheet, area, self.game, self.primer)
            for rule in rules:
                if rule.heading != head:
                    head = rule.heading
                    place = area.take(self._head_height(sheet))
                    if area.seen(place):
                        heading(sheet, head, place.inflate(0, -px(12)))
                self._rule(sheet, area, rule, rule.id == self.lit)
        self.wanted = ""

    def _head_height(self, sheet: Sheet) -> int:
        return max(sheet.px(48), sheet.letters.line_height(Style("head", 20)) + sheet.px(16))

    def _body_width(self, sheet: Sheet, width: int) -> int:
        return width - self._id_width(sheet)

    def _id_width(self, sheet: Sheet) -> int:
        return int(sheet.letters.size(f"{catalogue[self.game].prefix}-D000b", _ID)[0]) + sheet.px(12)

    def _offset(self, sheet: Sheet, rules: list[Rule], width: int) -> int:
        """Where the wanted rule begins, measured as the pages are laid out."""
        wide = self._body_width(sheet, width - sheet.px(14) - sheet.px(8))
        y, head = 0, ""
        if self.wanted == HOW:
            return 0
        if self.primer is not None:
            y = primer_page.height(sheet, width - sheet.px(14) - sheet.px(8), self.primer)
        for rule in rules:
            if rule.heading != head:
                head = rule.heading
                y += self._head_height(sheet)
            if rule.id == self.wanted:
                return max(0, y - sheet.px(6))
            y += self._height(sheet, spoken(rule.text), _TEXT, wide) + sheet.px(16)
        return 0

    def _rule(self, sheet: Sheet, area: Area, rule: Rule, marked: bool) -> None:
        px = sheet.px
        text = spoken(rule.text)
        left = self._id_width(sheet)
        wide = self._body_width(sheet, area.rect.w)
        place = area.take(self._height(sheet, text, _TEXT, wide) + px(16))
        if not area.seen(place):
            return
        if marked:
            lit = place.inflate(px(12), 0)
            sheet.fill(lit, "#E2B04A", 140, px(8))
            sheet.fill(pygame.Rect(lit.x, lit.y, px(5), lit.h), palette.HEADING)
        self._mark_hits(sheet, text, pygame.Rect(place.x + left, place.y + px(4), wide, place.h))
        sheet.text(rule.id, _ID, place.x, place.y + px(4))
        sheet.block(text, _TEXT, pygame.Rect(place.x + left, place.y + px(4), wide, place.h), fit=False)
        sheet.node(f"{rule.id}: {text}", "text", place, id=f"rule:{rule.id}")

    def _mark_hits(self, sheet: Sheet, text: str, place: pygame.Rect) -> None:
        """Light behind the words that were searched for."""
        words = [word for word in self.search.text.casefold().split() if len(word) > 1]
        high = sheet.letters.line_height(_TEXT)
        for number, line in enumerate(sheet.letters.wrap(text, _TEXT, place.w) if words else ()):
            for word in words:
                for hit in re.finditer(re.escape(word), line.casefold()):
                    before, found = line[: hit.start()], line[hit.start() : hit.end()]
                    left = place.x + int(sheet.letters.size(before, _TEXT)[0])
                    wide = int(sheet.letters.size(found, _TEXT)[0])
                    mark = pygame.Rect(left - 1, place.y + number * high, wide + 2, high)
                    sheet.fill(mark, palette.LEGAL, 130, sheet.px(4))
