"""Saved matches: go on, watch, rename, copy, delete (and take that back), export, import, search."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import LibraryError, MatchEntry, data_directory, exchange
from heroes_desktop.library.places import unfolded
from heroes_desktop.locale import _, counted
from heroes_desktop.table.names import company, entry_title, stored_name

from ...art import Crest, Parchment
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, icon_button, leather, nothing_here, scroll_area
from ..dialogs.dialog import AskText, Item, Menu, Message
from ..hub.hub import ago
from .search_page import SearchPage


def exports_folder() -> Path:
    """Where exported matches go and imports are looked for."""
    return data_directory() / "exports"


class Saved(SearchPage):
    """A list with a search field."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.deleted: MatchEntry | None = None
        self.entries: list[MatchEntry] = []

    @property
    def title(self) -> str:
        return _("Saved matches")

    def opened(self) -> None:
        self._load()

    def resumed(self) -> None:
        self._load()

    def found_anew(self) -> None:
        self._load()

    def _load(self) -> None:
        try:
            self.entries = self.app.library.matches(self.search.text)
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        wide = min(room.w, px(1400))
        room.x, room.w = room.centerx - wide // 2, wide
        inside = leather(sheet, room, "saved", ornament=True)
        bar = pygame.Rect(inside.x, inside.y, inside.w, px(60))
        third = (bar.w - 2 * px(14)) // 3
        place = pygame.Rect(bar.x, bar.y, third, bar.h)
        self.draw_search(sheet, place, _("Search in titles and names"))
        place = pygame.Rect(bar.x + third + px(14), bar.y, third, bar.h)
        button(sheet, place, Face(_("Import a match"), "secondary", "mdi:import"), self._import)
        reason = "" if self.deleted is not None else _("Nothing was deleted just now.")
        place = pygame.Rect(bar.right - third, bar.y, third, bar.h)
        button(
            sheet,
            place,
            Face(_("Take back the deletion"), "secondary", "mdi:undo-variant"),
            self._restore,
            reason=reason,
        )
        body = pygame.Rect(inside.x, bar.bottom + px(16), inside.w, inside.bottom - bar.bottom - px(16))
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
        px = sheet.px
        sheet.art(Parchment(rect.w, rect.h, f"row{entry.id % 5}", torn=False, lift=2), rect.x, rect.y)
        if entry.game in catalogue:
            sheet.art(Crest(px(60), entry.game), rect.x + px(18), rect.centery, "midleft")
        right = rect.right - px(16)
        for icon, name, action in (
            ("mdi:dots-vertical", _("More for {title}"), self._more),
            ("mdi:history", _("Watch {title}"), self._watch),
        ):
            spot = pygame.Rect(right - px(52), 0, px(52), px(52))
            spot.centery = rect.centery
            icon_button(sheet, spot, icon, name.format(title=entry_title(entry)), partial(action, entry))
            right -= px(62)
        go = pygame.Rect(right - px(190), 0, px(190), px(60))
        go.centery = rect.centery
        done = entry.finished is not None
        label = _("Look at it") if done else _("Continue")
        face = Face(
            label, "secondary" if done else "primary", "mdi:eye" if done else "mdi:play-circle", size=20
        )
        button(
            sheet,
            go,
            face,
            lambda: self._open(entry),
            name=f"{label}: {entry_title(entry)}",
            id=f"open:{entry.id}",
        )
        left = rect.x + px(96)
        wide = go.x - px(16) - left
        title, caption = Style("head", 22, palette.INK), STYLES["caption"]
        top = rect.centery - (sheet.letters.line_height(title) + 2 * sheet.letters.line_height(caption)) // 2
        line = sheet.text(entry_title(entry), title, left, top, "topleft", wide)
        who = company(entry)
        y = max(line.bottom, top + sheet.letters.line_height(title))
        game = texts(entry.game).title() if entry.game in catalogue else entry.game
        sheet.text(f"{game} · {who}", caption, left, y, "topleft", wide)
        state = self._state(entry)
        sheet.text(state, caption, left, y + sheet.letters.line_height(caption), "topleft", wide)

    def _state(self, entry: MatchEntry) -> str:
        choices = counted("{n} choice made", "{n} choices made", entry.played)
        when = ago(entry.updated)
        if entry.outcome is not None:
            winners = ", ".join(
                stored_name(entry, seat) for seat in entry.outcome.winners if seat < len(entry.seats)
            )
            won = _("won by {names}").format(names=winners) if winners else _("nobody won")
            return f"{won} · {choices} · {when}"
        return f"{choices} · {when}"

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
            Item(
                _("Duplicate"),
                "mdi:content-copy",
                lambda: self._do(lambda: self.app.library.duplicate(entry.id)),
            ),
            Item(_("Export to a file"), "mdi:export", lambda: self._export(entry)),
            Item(_("Delete"), "mdi:delete", lambda: self._delete(entry), "final"),
        ]
        self.app.push(Menu(self.app, entry_title(entry), items, "mdi:content-save"))

    def _do(self, action: Callable[[], object]) -> None:
        try:
            action()
        except LibraryError as error:
            self.app.toast(str(error))
        self._load()

    def _rename(self, entry: MatchEntry) -> None:
        def done(title: str) -> None:
            if title:
                self._do(lambda: self.app.library.rename(entry.id, title))

        self.app.push(AskText(self.app, _("Name of the match"), entry_title(entry), done))

    def _delete(self, entry: MatchEntry) -> None:
        self._do(lambda: self.app.library.delete(entry.id))
        self.deleted = entry
        self.app.toast(_("{title} was deleted.").format(title=entry_title(entry)))

    def _restore(self) -> None:
        if self.deleted is not None:
            number = self.deleted.id
            self.deleted = None
            self._do(lambda: self.app.library.restore(number))

    def _export(self, entry: MatchEntry) -> None:
        name = re.sub(r"[^\w-]+", "-", entry_title(entry)).strip("-")[:50] or "match"
        path = exports_folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}.json"
        try:
            text = self.app.library.export_match(entry.id)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except (LibraryError, OSError) as error:
            self.app.toast(_("The match could not be exported: {reason}").format(reason=error))
            return
        from ...program.crash import open_folder

        self.app.push(
            Message(
                self.app,
                _("Exported"),
                str(path) if entry.finished else f"{path}\n\n{exchange.warning()}",
                [Item(_("Open the folder"), "mdi:folder-open", lambda: open_folder(path.parent), stays=True)],
                "mdi:export",
            )
        )

    def _import(self) -> None:
        found = (
            sorted(exports_folder().glob("*.json"), key=lambda path: path.name)
            if exports_folder().is_dir()
            else []
        )
        items = [
            Item(path.stem, "mdi:file-document", partial(self._take_in, str(path))) for path in found[-30:]
        ]
        items.append(Item(_("Type the path of a file"), "mdi:pencil", self._ask_path, "primary"))
        self.app.push(Menu(self.app, _("Import a match"), items, "mdi:import"))

    def _ask_path(self) -> None:
        self.app.push(
            AskText(
                self.app, _("Path of the exported match"), str(exports_folder()), self._take_in, limit=400
            )
        )

    def _take_in(self, name: str) -> None:
        path = unfolded(name)
        reading = self.app.workers.submit(lambda: exchange.opened(exchange.content_of(path)))
        self.app.when_done(reading, self._store)

    def _store(self, read: Future[exchange.Imported]) -> None:
        try:
            self.app.library.take_in(read.result())
        except (LibraryError, OSError, ValueError) as error:
            reason = getattr(error, "strerror", "") or error
            self.app.toast(_("The match could not be imported: {reason}").format(reason=reason))
            return
        self.app.toast(_("The match was imported."))
        self._load()
