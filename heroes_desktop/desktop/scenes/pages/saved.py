"""Saved matches: go on, watch, rename, copy, delete (and take that back), export, import, search."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import LibraryError, MatchEntry, exchange
from heroes_desktop.library.places import unfolded
from heroes_desktop.locale import _, counted, language
from heroes_desktop.table.names import company, entry_title, stored_name

from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, nothing_here, scroll_area
from ..dialogs.dialog import Item, Menu
from ..hub.hub import ago
from .progress import progress
from .search_page import SearchPage
from .shelf_page import Row, ShelfPage

ENDING = ".json"


class Saved(ShelfPage, SearchPage):
    """A list with a search field."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries: list[MatchEntry] = []
        self._known: dict[tuple[int, int, str], str] = {}
        """How far matches are, for each language once."""

    @property
    def title(self) -> str:
        return _("Saved matches")

    def found_anew(self) -> None:
        self.load()

    def load(self) -> None:
        try:
            self.entries = self.app.library.matches(self.search.text)
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        bar, body = self.lay_shelf(sheet, "saved", 60)
        third = (bar.w - 2 * px(14)) // 3
        place = pygame.Rect(bar.x, bar.y, third, bar.h)
        self.draw_search(sheet, place, _("Search in titles and names"))
        place = pygame.Rect(bar.x + third + px(14), bar.y, third, bar.h)
        button(sheet, place, Face(_("Import a match"), "secondary", "mdi:import"), self._import)
        self.draw_put_back(sheet, pygame.Rect(bar.right - third, bar.y, third, bar.h))
        if not self.entries:
            if self.search.text:
                nothing_here(sheet, body, "mdi:magnify", _("Nothing found."), dark=True)
                return
            words = _("No match has been saved yet. Every match you start appears here.")
            play = Face(_("New match"), "primary", "mdi:play-circle", size=24)
            nothing_here(sheet, body, "scroll-unfurled", words, (play, self.new_match), dark=True)
            return
        with scroll_area(sheet, body, self.scroll, self.title) as area:
            for entry in self.entries:
                place = area.take(max(px(104), round(px(96) * sheet.metrics.text_above)), px(12))
                if area.seen(place):
                    self._row(sheet, place, entry)
                else:
                    sheet.node(
                        entry_title(entry),
                        "item",
                        place,
                        action=partial(self._open, entry),
                        id=f"open:{entry.id}",
                    )

    def _row(self, sheet: Sheet, rect: pygame.Rect, entry: MatchEntry) -> None:
        done = entry.finished is not None
        label = _("Look at it") if done else _("Continue")
        icon = "mdi:eye" if done else "mdi:play-circle"
        face = Face(label, "secondary" if done else "primary", icon, size=20)
        more = (
            ("mdi:dots-vertical", _("More for {title}"), partial(self._more, entry)),
            ("mdi:history", _("Watch {title}"), partial(self._watch, entry)),
        )
        row = Row(entry.id, entry.game, entry_title(entry), face, partial(self._open, entry), more)
        self._draw_words(sheet, self.lay_row(sheet, rect, row), entry)

    def _draw_words(self, sheet: Sheet, rect: pygame.Rect, entry: MatchEntry) -> None:
        """Title, game and company, and how far it is, in three lines."""
        title, caption = Style("head", 22, palette.INK), STYLES["caption"]
        high, low = sheet.letters.line_height(title), sheet.letters.line_height(caption)
        top = rect.centery - (high + 2 * low) // 2
        line = sheet.text(entry_title(entry), title, rect.x, top, "topleft", rect.w)
        y = max(line.bottom, top + high)
        game = texts(entry.game).title() if entry.game in catalogue else entry.game
        sheet.text(f"{game} · {company(entry)}", caption, rect.x, y, "topleft", rect.w)
        sheet.text(self._state(entry), caption, rect.x, y + low, "topleft", rect.w)

    def _state(self, entry: MatchEntry) -> str:
        reached, when = self._reached(entry), ago(entry.updated)
        if entry.outcome is None:
            return f"{reached} · {when}"
        winners = ", ".join(
            stored_name(entry, seat) for seat in entry.outcome.winners if seat < len(entry.seats)
        )
        won = _("won by {names}").format(names=winners) if winners else _("lost")
        return f"{won} · {reached.partition(' · ')[0]} · {when}"

    def _reached(self, entry: MatchEntry) -> str:
        """How far it is, in the words of its game; where these have no number, how many choices."""
        key = (entry.id, entry.played, language())
        if key not in self._known:
            told = progress(self.app, entry)
            numbered = any(letter.isdigit() for letter in told)
            choices = counted("{n} choice made", "{n} choices made", entry.played)
            self._known[key] = told if numbered else choices
        return self._known[key]

    # what the buttons do

    def _open(self, entry: MatchEntry) -> None:
        from ..match.table import open_match

        open_match(self.app, entry.id)

    def _watch(self, entry: MatchEntry) -> None:
        from .replay import Replay

        try:
            session = self.app.library.resume(entry.id)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.push(Replay(self.app, session, spoilers=entry.finished is not None))

    def _more(self, entry: MatchEntry) -> None:
        items = [
            Item(_("Rename"), "mdi:pencil", lambda: self._rename(entry)),
            Item(_("Duplicate"), "mdi:content-copy", lambda: self._duplicate(entry)),
            Item(_("Export to a file"), "mdi:export", lambda: self._export(entry)),
            Item(_("Delete"), "mdi:delete", lambda: self._delete(entry), "final"),
        ]
        self.app.push(Menu(self.app, entry_title(entry), items, "mdi:content-save"))

    def _duplicate(self, entry: MatchEntry) -> None:
        self.do(lambda: self.app.library.duplicate(entry.id))

    def _rename(self, entry: MatchEntry) -> None:
        library = self.app.library
        self.rename(_("Name of the match"), entry_title(entry), lambda title: library.rename(entry.id, title))

    def _delete(self, entry: MatchEntry) -> None:
        library = self.app.library
        self.delete(entry_title(entry), lambda: library.delete(entry.id), lambda: library.restore(entry.id))

    def _export(self, entry: MatchEntry) -> None:
        self.export(
            entry_title(entry),
            ENDING,
            lambda: self.app.library.export_match(entry.id),
            _("The match could not be exported: {reason}"),
            "" if entry.finished else exchange.warning(),
        )

    def _import(self) -> None:
        self.choose_file(_("Import a match"), _("Path of the exported match"), _match_file, self._take_in)

    def _take_in(self, name: str) -> None:
        path = unfolded(name)
        self.bring_in(
            lambda: exchange.opened(exchange.content_of(path)),
            self.app.library.take_in,
            _("The match was imported."),
            _("The match could not be imported: {reason}"),
        )


def _match_file(name: str) -> str:
    """The title of an exported match; campaigns have an ending of their own."""
    stem = name.removesuffix(ENDING)
    return "" if stem.endswith(".campaign") else stem
