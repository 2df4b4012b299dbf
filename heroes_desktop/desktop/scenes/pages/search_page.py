"""A page with a field to search in what it shows."""

from __future__ import annotations

import pygame

from heroes_desktop.locale import _

from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll
from ...widgets.entry import Entry
from .page import Page

SEARCH = "entry:search"


class SearchPage(Page):
    """Base of such pages; `found_anew` is called when the search words change."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll(self.changed)
        self.search = Entry(self._searched, limit=60)

    def found_anew(self) -> None:
        """Other words are in the field."""
        self.changed()

    def draw_search(self, sheet: Sheet, rect: pygame.Rect, hint: str) -> None:
        """Lay the field out."""
        self.search.draw(sheet, rect, _("Search"), SEARCH, hint)

    def _searched(self) -> None:
        self.scroll.offset = 0
        self.found_anew()

    @property
    def _typing(self) -> bool:
        return self.app.keyboard.focus == SEARCH

    def closed(self) -> None:
        self.search.close()

    def key(self, event: pygame.Event) -> bool:
        return self._typing and self.search.key(event)

    def event(self, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN and self.sheet is not None:
            node = self.sheet.root.at(self.app.window.to_canvas(event.pos, self.app.canvas.get_size()))
            if node is not None and node.role == "entry":
                self.app.after(0, lambda: setattr(self.app.keyboard, "focus", SEARCH))

    def frames_per_second(self) -> int:
        return self.search.frames_per_second()

    def live(self, target: pygame.Surface, now: float) -> None:
        self.search.live(target, now, self._typing)
