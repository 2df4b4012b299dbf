"""All campaigns: begin one, go on with one, rename, delete (and take that back), export, import."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games.shared.room import campaign, campaigning, rooms, texts
from heroes_desktop.library import CampaignEntry, LibraryError, campaign_chain
from heroes_desktop.library.exchange import content_of
from heroes_desktop.library.places import unfolded
from heroes_desktop.locale import _, counted

from ...art import WaxSeal
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, nothing_here, scroll_area
from ...widgets.rows import columns
from ..dialogs.dialog import AskText, Item, Menu
from ..hub.hub import ago
from ..pages.shelf_page import Row, ShelfPage
from .campaign_page import CampaignPage

_NAME = Style("head", 23, palette.INK)
ENDING = ".campaign.json"


class CampaignList(ShelfPage):
    """One sheet of paper for each campaign, the latest on top."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroll = Scroll(self.changed)
        self.entries: list[CampaignEntry] = []

    @property
    def title(self) -> str:
        return _("Campaigns")

    def load(self) -> None:
        try:
            self.entries = [entry for entry in self.app.library.campaigns.all() if entry.game in rooms]
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        bar, body = self.lay_shelf(sheet, "campaigns")
        new, take, back = columns(bar, 3, px(14))
        button(
            sheet, new, Face(_("New campaign"), "primary", "mdi:plus-circle", "N", 21), self._new, id="new"
        )
        button(sheet, take, Face(_("Import a campaign"), "secondary", "mdi:import"), self._import)
        self.draw_put_back(sheet, back)
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
        under_way = entry.under_way is not None
        label = _("Continue") if under_way else _("Open")
        face = Face(label, "primary" if under_way else "secondary", "mdi:play-circle", size=20)
        more = ("mdi:dots-vertical", _("More for {title}"), partial(self._more, entry))
        row = Row(entry.id, entry.game, entry.name, face, partial(self._open, entry), (more,))
        place = self.lay_row(sheet, rect, row)
        left, wide = place.x, place.w
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
                f"{rules.title()} · {texts(game).title()}",
                rooms[game].look.crest,
                partial(begin_campaign, self.app, game),
            )
            for game in campaigning()
            if (rules := campaign(game)) is not None
        ]
        self.app.push(Menu(self.app, _("A campaign of which game?"), items, "mdi:seal"))

    def _more(self, entry: CampaignEntry) -> None:
        items = [
            Item(_("Rename"), "mdi:pencil", partial(self._rename, entry)),
            Item(_("Export to a file"), "mdi:export", partial(self._export, entry)),
            Item(_("Delete"), "mdi:delete", partial(self._delete, entry), "final"),
        ]
        self.app.push(Menu(self.app, entry.name, items, "mdi:seal"))

    def _rename(self, entry: CampaignEntry) -> None:
        campaigns = self.app.library.campaigns
        self.rename(
            _("Name of the campaign"), entry.name, lambda name: campaigns.rename(entry.id, name), limit=40
        )

    def _delete(self, entry: CampaignEntry) -> None:
        campaigns = self.app.library.campaigns
        self.delete(entry.name, lambda: campaigns.delete(entry.id), lambda: campaigns.restore(entry.id))

    def _export(self, entry: CampaignEntry) -> None:
        self.export(
            entry.name,
            ENDING,
            lambda: self.app.library.campaigns.export(entry.id),
            _("The campaign could not be exported: {reason}"),
        )

    def _import(self) -> None:
        asking = _("Path of the exported campaign")
        self.choose_file(_("Import a campaign"), asking, _campaign_file, self._take_in)

    def _take_in(self, name: str) -> None:
        path = unfolded(name)
        self.bring_in(
            lambda: campaign_chain.opened(content_of(path, campaign_chain.LARGEST)),
            self.app.library.campaigns.keep,
            _("The campaign was imported."),
            _("The campaign could not be imported: {reason}"),
        )


def begin_campaign(app: App, game: str) -> None:
    """Ask how a new campaign is to be called and open its page."""
    rules = campaign(game)
    proposed = rules.title() if rules is not None else ""

    def done(name: str) -> None:
        try:
            entry = app.library.campaigns.new(game, name if name != proposed else "")
        except LibraryError as error:
            app.toast(str(error))
            return
        app.push(CampaignPage(app, entry.id))

    app.push(AskText(app, _("Name of the campaign"), proposed, done, limit=40))


def _campaign_file(name: str) -> str:
    """The title of an exported campaign."""
    return name.removesuffix(ENDING) if name.endswith(ENDING) else ""
