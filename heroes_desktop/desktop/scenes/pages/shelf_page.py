"""A page of stored things: rename, delete and take that back, export to a file, import from one."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

import pygame

from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import LibraryError, data_directory
from heroes_desktop.locale import _

from ...art import Crest, Parchment
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, button, icon_button, leather
from ..dialogs.dialog import AskText, Item, Menu, Message
from .page import Page

T = TypeVar("T")

NEWEST_FILES = 30


def exports_folder() -> Path:
    """Where exports go and imports are looked for."""
    return data_directory() / "exports"


class Row(NamedTuple):
    """One stored thing: its game, its title, the button that opens it, and small ones from the right."""

    id: int
    game: str
    title: str
    face: Face
    open: Callable[[], None]
    more: tuple[tuple[str, str, Callable[[], None]], ...]


class ShelfPage(Page):
    """Base of such pages; `load` reads what is stored anew."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._put_back: Callable[[], object] | None = None

    def load(self) -> None:
        """Read what is stored."""
        raise NotImplementedError

    def opened(self) -> None:
        self.load()

    def resumed(self) -> None:
        self.load()

    def lay_shelf(self, sheet: Sheet, name: str, height: float = 64) -> tuple[pygame.Rect, pygame.Rect]:
        """The leather of the page: the place of its bar of buttons, and that of what is stored below."""
        px = sheet.px
        room = self.frame(sheet)
        wide = min(room.w, px(1400))
        room.x, room.w = room.centerx - wide // 2, wide
        inside = leather(sheet, room, name, ornament=True)
        bar = pygame.Rect(inside.x, inside.y, inside.w, px(height))
        top = bar.bottom + px(16)
        return bar, pygame.Rect(inside.x, top, inside.w, inside.bottom - top)

    def lay_row(self, sheet: Sheet, rect: pygame.Rect, row: Row) -> pygame.Rect:
        """A sheet of paper with everything but the words; gives the place that is left for them."""
        px = sheet.px
        sheet.art(Parchment(rect.w, rect.h, f"row{row.id % 5}", torn=False, lift=2), *rect.topleft)
        if row.game in rooms:
            sheet.art(Crest(px(60), row.game), rect.x + px(18), rect.centery, "midleft")
        right = rect.right - px(16)
        for icon, name, action in row.more:
            spot = pygame.Rect(right - px(52), 0, px(52), px(52))
            spot.centery = rect.centery
            icon_button(sheet, spot, icon, name.format(title=row.title), action)
            right -= px(62)
        go = pygame.Rect(right - px(190), 0, px(190), px(60))
        go.centery = rect.centery
        name = f"{row.face.label}: {row.title}"
        button(sheet, go, row.face, row.open, name=name, id=f"open:{row.id}")
        left = rect.x + px(96)
        return pygame.Rect(left, rect.y, go.x - px(16) - left, rect.h)

    def do(self, action: Callable[[], object]) -> bool:
        """Change something stored and show the result, or say what went wrong."""
        try:
            action()
        except LibraryError as error:
            self.app.toast(str(error))
            return False
        self.load()
        return True

    def rename(self, question: str, name: str, action: Callable[[str], object], limit: int = 80) -> None:
        """Ask for another name."""

        def done(text: str) -> None:
            if text:
                self.do(lambda: action(text))

        self.app.push(AskText(self.app, question, name, done, limit=limit))

    # deleting

    def delete(self, title: str, action: Callable[[], object], put_back: Callable[[], object]) -> None:
        """Delete something and keep in mind how to get it back."""
        if self.do(action):
            self._put_back = put_back
            self.app.toast(_("{title} was deleted.").format(title=title))
            self.changed()

    def draw_put_back(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """The button that takes the last deletion back."""
        reason = "" if self._put_back is not None else _("Nothing was deleted just now.")
        face = Face(_("Take back the deletion"), "secondary", "mdi:undo-variant")
        button(sheet, rect, face, self.put_back, reason=reason)

    def put_back(self) -> None:
        """Take the last deletion back."""
        action, self._put_back = self._put_back, None
        if action is not None:
            self.do(action)

    # files

    def export(self, name: str, ending: str, read: Callable[[], str], failed: str, note: str = "") -> None:
        """Write something to a file of its own and say where; `note`: what to know before giving it away."""
        stem = re.sub(r"[^\w-]+", "-", name).strip("-")[:50] or "heroes"
        path = exports_folder() / f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}{ending}"
        try:
            text = read()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except (LibraryError, OSError) as error:
            self.app.toast(failed.format(reason=error))
            return
        from ...program.crash import open_folder

        show = Item(_("Open the folder"), "mdi:folder-open", lambda: open_folder(path.parent), stays=True)
        told = f"{path}\n\n{note}" if note else str(path)
        self.app.push(Message(self.app, _("Exported"), told, [show], "mdi:export"))

    def choose_file(
        self,
        title: str,
        asking: str,
        fits: Callable[[str], str],
        take_in: Callable[[str], None],
        pattern: str = "*.json",
    ) -> None:
        """One of the newest exports, or any file by its path. `fits`: the title of a file by its name, empty
        when it is none of these."""
        folder = exports_folder()
        found = sorted(path for path in folder.glob(pattern) if fits(path.name)) if folder.is_dir() else []
        items = [
            Item(fits(path.name), "mdi:file-document", partial(take_in, str(path)))
            for path in found[-NEWEST_FILES:]
        ]

        def ask_path() -> None:
            self.app.push(AskText(self.app, asking, str(folder), take_in, limit=400))

        items.append(Item(_("Type the path of a file"), "mdi:pencil", ask_path, "primary"))
        self.app.push(Menu(self.app, title, items, "mdi:import"))

    def bring_in(self, read: Callable[[], T], keep: Callable[[T], object], done: str, failed: str) -> None:
        """Read and check something beside the drawing (whole games are played again for it), then keep it."""

        def checked(found: Future[T]) -> None:
            try:
                keep(found.result())
            except (LibraryError, OSError, ValueError) as error:
                reason = getattr(error, "strerror", "") or error
                self.app.toast(failed.format(reason=reason))
                return
            self.app.toast(done)
            self.load()

        self.app.when_done(self.app.workers.submit(read), checked)
