"""All campaigns: begin one, go on with one, rename, delete (and take that back), export, import."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from heroes_desktop.games.shared.room import campaign, campaigning, rooms, texts
from heroes_desktop.library import CampaignEntry, LibraryError
from heroes_desktop.locale import _, counted

from ...art import Crest, Parchment, WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, icon_button, leather, nothing_here, scroll_area
from ...widgets.rows import columns
from ..dialogs.dialog import AskText, Item, Menu, Message
from ..hub.hub import ago
from ..pages.page import Page
from ..pages.saved import exports_folder
from .campaign_page import CampaignPage

_NAME = Style("head", 23, palette.INK)
ENDING = ".campaign.json"


class CampaignList(Page):
    """One sheet of paper for each campaign, the latest on top."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll(self.changed)
        self.entries: list[CampaignEntry] = []
        self.deleted: CampaignEntry | None = None

    @property
    def title(self) -> str:
        return _("Campaigns")

    def opened(self) -> None:
        self._load()

    def resumed(self) -> None:
        self._load()

    def _load(self) -> None:
        try:
            self.entries = [entry for entry in self.app.library.campaigns.all() if entry.game in rooms]
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        wide = min(room.w, px(1400))
        room.x, room.w = room.centerx - wide // 2, wide
        inside = leather(sheet, room, "campaigns", ornament=True)
        bar = pygame.Rect(inside.x, inside.y, inside.w, px(64))
        new, take, back = columns(bar, 3, px(14))
        button(
            sheet, new, Face(_("New campaign"), "primary", "mdi:plus-circle", "N", 21), self._new, id="new"
        )
        button(sheet, take, Face(_("Import a campaign"), "secondary", "mdi:import"), self._import)
        reason = "" if self.deleted is not None else _("Nothing was deleted just now.")
        undo = Face(_("Take back the deletion"), "secondary", "mdi:undo-variant")
        button(sheet, back, undo, self._restore, reason=reason)
        body = pygame.Rect(inside.x, bar.bottom + px(16), inside.w, inside.bottom - bar.bottom - px(16))
        if not self.entries:
            words = _("A campaign is a row of games whose seals stay. Begin one, alone or as a group.")
            begin = Face(_("New campaign"), "primary", "mdi:plus-circle", size=24)
            nothing_here(sheet, body, "mdi:seal", words, (begin, self._new), dark=True)
            return
        with scroll_area(sheet, body, self.scroll, self.title) as area:
            for entry in self.entries:
                high = max(px(112), round(px(104) * sheet.metrics.text_above))
                self._row(sheet, area.take(high, px(12)), entry)

    def _row(self, sheet: Sheet, rect: pygame.Rect, entry: CampaignEntry) -> None:
        px, caption = sheet.px, STYLES["caption"]
        sheet.art(Parchment(rect.w, rect.h, f"row{entry.id % 5}", torn=False, lift=2), *rect.topleft)
        sheet.art(Crest(px(64), entry.game), rect.x + px(18), rect.centery, "midleft")
        more = pygame.Rect(rect.right - px(68), 0, px(52), px(52))
        more.centery = rect.centery
        name = _("More for {title}").format(title=entry.name)
        icon_button(sheet, more, "mdi:dots-vertical", name, partial(self._more, entry))
        go = pygame.Rect(more.x - px(210), 0, px(200), px(64))
        go.centery = rect.centery
        under_way = entry.under_way is not None
        label = _("Continue") if under_way else _("Open")
        face = Face(label, "primary" if under_way else "secondary", "mdi:play-circle", size=20)
        button(
            sheet, go, face, partial(self._open, entry), name=f"{label}: {entry.name}", id=f"open:{entry.id}"
        )
        left = rect.x + px(100)
        wide = go.x - px(16) - left
        lines = sheet.letters.line_height(_NAME) + 2 * sheet.letters.line_height(caption)
        y = sheet.text(entry.name, _NAME, left, rect.centery - lines // 2, "topleft", wide).bottom
        games = counted("{n} game finished", "{n} games finished", entry.games)
        told = f"{texts(entry.game).title()} · {games} · {ago(entry.updated)}"
        y = sheet.text(told, caption, left, y, "topleft", wide).bottom
        seals = sum(entry.ticks.values())
        rules = campaign(entry.game)
        boxes = sum(challenge.boxes for challenge in rules.challenges()) if rules is not None else 0
        words = counted("{n} seal of {boxes}", "{n} seals of {boxes}", seals, boxes=boxes)
        sheet.art(WaxSeal(px(24), seals > 0, rooms[entry.game].look.crest), left, y + px(12), "midleft")
        sheet.text(words, caption, left + px(32), y + px(12), "midleft", wide - px(32))

    # what the buttons do

    def _open(self, entry: CampaignEntry) -> None:
        self.app.push(CampaignPage(self.app, entry.id))

    def _new(self) -> None:
        items = [
            Item(
                f"{rules.title()} · {texts(game).title()}", rooms[game].look.crest, partial(self._begin, game)
            )
            for game in campaigning()
            if (rules := campaign(game)) is not None
        ]
        self.app.push(Menu(self.app, _("A campaign of which game?"), items, "mdi:seal"))

    def _begin(self, game: str) -> None:
        rules = campaign(game)
        proposed = rules.title() if rules is not None else ""

        def done(name: str) -> None:
            try:
                entry = self.app.library.campaigns.new(game, name if name != proposed else "")
            except LibraryError as error:
                self.app.toast(str(error))
                return
            self._load()
            self._open(entry)

        self.app.push(AskText(self.app, _("Name of the campaign"), proposed, done, limit=40))

    def _more(self, entry: CampaignEntry) -> None:
        items = [
            Item(_("Rename"), "mdi:pencil", partial(self._rename, entry)),
            Item(_("Export to a file"), "mdi:export", partial(self._export, entry)),
            Item(_("Delete"), "mdi:delete", partial(self._delete, entry), "final"),
        ]
        self.app.push(Menu(self.app, entry.name, items, "mdi:seal"))

    def _do(self, action: Callable[[], object]) -> bool:
        try:
            action()
        except LibraryError as error:
            self.app.toast(str(error))
            return False
        self._load()
        return True

    def _rename(self, entry: CampaignEntry) -> None:
        def done(name: str) -> None:
            if name:
                self._do(lambda: self.app.library.campaigns.rename(entry.id, name))

        self.app.push(AskText(self.app, _("Name of the campaign"), entry.name, done, limit=40))

    def _delete(self, entry: CampaignEntry) -> None:
        if self._do(lambda: self.app.library.campaigns.delete(entry.id)):
            self.deleted = entry
            self.app.toast(_("{title} was deleted.").format(title=entry.name))
            self.changed()

    def _restore(self) -> None:
        if self.deleted is not None:
            number = self.deleted.id
            self.deleted = None
            self._do(lambda: self.app.library.campaigns.restore(number))

    def _export(self, entry: CampaignEntry) -> None:
        stem = re.sub(r"[^\w-]+", "-", entry.name).strip("-")[:50] or "campaign"
        path = exports_folder() / f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}{ENDING}"
        try:
            text = self.app.library.campaigns.export(entry.id)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except (LibraryError, OSError) as error:
            self.app.toast(_("The campaign could not be exported: {reason}").format(reason=error))
            return
        from ...program.crash import open_folder

        show = Item(_("Open the folder"), "mdi:folder-open", lambda: open_folder(path.parent), stays=True)
        self.app.push(Message(self.app, _("Exported"), str(path), [show], "mdi:export"))

    def _import(self) -> None:
        folder = exports_folder()
        found = sorted(folder.glob(f"*{ENDING}"), key=lambda path: path.name) if folder.is_dir() else []
        items = [
            Item(path.name.removesuffix(ENDING), "mdi:file-document", partial(self._take_in, str(path)))
            for path in found[-30:]
        ]
        items.append(Item(_("Type the path of a file"), "mdi:pencil", self._ask_path, "primary"))
        self.app.push(Menu(self.app, _("Import a campaign"), items, "mdi:import"))

    def _ask_path(self) -> None:
        title = _("Path of the exported campaign")
        self.app.push(AskText(self.app, title, str(exports_folder()), self._take_in, limit=400))

    def _take_in(self, name: str) -> None:
        try:
            text = Path(name).expanduser().read_text(encoding="utf-8")
            self.app.library.campaigns.take_in(text)
        except (LibraryError, OSError, RuntimeError, ValueError) as error:
            self.app.toast(_("The campaign could not be imported: {reason}").format(reason=error))
            return
        self.app.toast(_("The campaign was imported."))
        self._load()
