"""The lists people have built for a game: copy, paste, export, import, rename, delete."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.library import LibraryError
from heroes_desktop.library.exchange import content_of
from heroes_desktop.library.places import unfolded
from heroes_desktop.locale import _

from ...art import Crest, Parchment
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program import clipboard
from ...program.app import App
from ...widgets import Face, Scroll, button, icon_button, nothing_here, scroll_area
from ...widgets.rows import columns
from ..dialogs.dialog import AskText, Item, Menu
from .shelf_page import ShelfPage

LONGEST_NAME = 40
ENDING = ".list.txt"
_NAME = Style("head", 23, palette.INK)


class ListsPage(ShelfPage):
    """One sheet of paper for each list."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game
        self.scroll = Scroll(self.changed)
        self.lists: list[BuiltList] = []

    @property
    def title(self) -> str:
        return _("Your lists · {game}").format(game=texts(self.game).title())

    def load(self) -> None:
        try:
            self.lists = self.app.library.lists.all(self.game)
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        bar, body = self.lay_shelf(sheet, "lists")
        paste, take, back = columns(bar, 3, px(14))
        face = Face(_("Paste a list"), "primary", "mdi:content-paste", size=21)
        button(sheet, paste, face, self.paste, id="paste")
        button(sheet, take, Face(_("Import a list"), "secondary", "mdi:import"), self._import, id="import")
        self.draw_put_back(sheet, back)
        if not self.lists:
            words = _("No list is kept yet. Build one in a match and keep it from the menu, or paste one.")
            nothing_here(sheet, body, rooms[self.game].look.crest, words, dark=True)
            return
        with scroll_area(sheet, body, self.scroll, self.title) as area:
            for number, each in enumerate(self.lists):
                high = max(px(112), round(px(104) * sheet.metrics.text_above))
                self._row(sheet, area.take(high, px(12)), number, each)

    def _row(self, sheet: Sheet, rect: pygame.Rect, number: int, each: BuiltList) -> None:
        px, caption = sheet.px, STYLES["caption"]
        sheet.art(Parchment(rect.w, rect.h, f"row{number % 5}", torn=False, lift=2), *rect.topleft)
        sheet.art(Crest(px(64), self.game), rect.x + px(18), rect.centery, "midleft")
        more = pygame.Rect(rect.right - px(68), 0, px(52), px(52))
        more.centery = rect.centery
        name = _("More for {title}").format(title=each.name)
        icon_button(sheet, more, "mdi:dots-vertical", name, partial(self._more, each))
        go = pygame.Rect(more.x - px(210), 0, px(200), px(64))
        go.centery = rect.centery
        label = _("Copy the text")
        button(
            sheet,
            go,
            Face(label, "secondary", "mdi:content-copy", size=20),
            partial(self.copy, each),
            name=f"{label}: {each.name}",
            id=f"copy:{number}",
        )
        left = rect.x + px(100)
        wide = go.x - px(16) - left
        lines = sheet.letters.line_height(_NAME) + 2 * sheet.letters.line_height(caption)
        y = sheet.text(each.name, _NAME, left, rect.centery - lines // 2, "topleft", wide).bottom
        kind = rooms[self.game].lists().kinds()[each.key]
        y = sheet.text(kind, caption, left, y, "topleft", wide).bottom
        sheet.text(each.told, caption, left, y, "topleft", wide)

    # what the buttons do

    def copy(self, each: BuiltList) -> None:
        """Hand the text of a list to other programs."""
        done = clipboard.copy(each.text)
        self.app.toast(_("The text was copied.") if done else _("Nothing can be copied here; export it."))

    def paste(self) -> None:
        """Keep the list that was copied elsewhere."""
        text = clipboard.pasted()
        if text.strip():
            self._keep(text)
        else:
            self.app.toast(_("Copy the text of a list first."))

    def _keep(self, text: str) -> None:
        """Keep a list; one without a name, or with a name that is taken, is asked for another."""
        lists = rooms[self.game].lists()
        try:
            found = lists.read(text)
        except ValueError:
            found = None
        taken = {each.name.casefold() for each in self.lists}
        if found is None or (found.name and found.name.casefold() not in taken):
            self.do(lambda: self.app.library.lists.keep(self.game, text))
            return
        ask_name(self.app, self.game, found, self.load)

    def _more(self, each: BuiltList) -> None:
        items = [
            Item(_("Rename"), "mdi:pencil", partial(self._rename, each)),
            Item(_("Export to a file"), "mdi:export", partial(self._export, each)),
            Item(_("Delete"), "mdi:delete", partial(self._delete, each), "final"),
        ]
        self.app.push(Menu(self.app, each.name, items, rooms[self.game].look.crest))

    def _rename(self, each: BuiltList) -> None:
        lists = self.app.library.lists
        self.rename(
            _("Name of the list"),
            each.name,
            lambda name: lists.rename(self.game, each.name, name),
            limit=LONGEST_NAME,
        )

    def _delete(self, each: BuiltList) -> None:
        lists = self.app.library.lists
        self.delete(
            each.name,
            lambda: lists.remove(self.game, each.name),
            lambda: lists.keep(self.game, each.text, each.name),
        )

    def _export(self, each: BuiltList) -> None:
        failed = _("The list could not be exported: {reason}")
        self.export(each.name, ENDING, lambda: each.text, failed)

    def _import(self) -> None:
        asking = _("Path of the list")
        self.choose_file(_("Import a list"), asking, _list_file, self.take_in, "*.txt")

    def take_in(self, name: str) -> None:
        """Keep the list in a file."""
        try:
            text = content_of(unfolded(name)).decode("utf-8-sig")
        except (OSError, ValueError) as error:
            known = getattr(error, "strerror", "") or _("it is no plain text")
            self.app.toast(_("The list could not be imported: {reason}").format(reason=known))
            return
        self._keep(text)


def ask_name(app: App, game: str, built: BuiltList, then: Callable[[], None] | None = None) -> None:
    """Ask under which name a list is to be kept, and keep it."""

    def done(name: str) -> None:
        if not name:
            return
        try:
            app.library.lists.keep(game, built.text, name)
        except LibraryError as error:
            app.toast(str(error))
            return
        app.toast(_("The list {name} is kept.").format(name=name))
        if then is not None:
            then()

    app.push(AskText(app, _("Name of the list"), built.name, done, limit=LONGEST_NAME))


def _list_file(name: str) -> str:
    """The title of an exported list."""
    return name.removesuffix(ENDING) if name.endswith(ENDING) else ""
