"""The menu of a running match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.games.shared.room import lists
from heroes_desktop.locale import _
from heroes_desktop.table.names import session_title

from ...program.app import App
from ..dialogs.dialog import AskText, Item, Menu

if TYPE_CHECKING:
    from .table import TableScene


class TableMenu(Menu):
    """What one can do besides playing."""

    def __init__(self, app: App, table: TableScene) -> None:
        self.table = table
        items = [
            Item(_("Back to the match"), "mdi:play-circle", lambda: None, "primary"),
            Item(_("Rename this match"), "mdi:pencil", self._rename),
            Item(_("Watch from the beginning"), "mdi:history", self._replay),
            *self._lists(),
            Item(_("Rules"), "mdi:book-open-page-variant", table.rules),
            Item(_("Settings"), "mdi:cog", table.settings),
            Item(_("Leave the table (the match is saved)"), "mdi:door", self._leave, "final"),
        ]
        super().__init__(app, session_title(table.session), items)

    def _lists(self) -> list[Item]:
        """Keeping what the person who is looking has built."""
        kinds = lists(self.table.game).kinds()
        return [
            Item(
                _("Keep the list: {kind}").format(kind=kinds[built.key]),
                "mdi:bookshelf",
                partial(self._keep, built),
            )
            for built in self.table.built()
        ]

    def _keep(self, built: BuiltList) -> None:
        from ..pages.lists_page import ask_name

        ask_name(self.app, self.table.game, built)

    def _rename(self) -> None:
        session = self.table.session
        self.app.push(AskText(self.app, _("Name of the match"), session_title(session), self._named))

    def _named(self, title: str) -> None:
        if title:
            self.app.library.rename(self.table.session.id, title)

    def _replay(self) -> None:
        from ..pages.replay import Replay

        self.app.push(Replay(self.app, self.table.session, spoilers=False))

    def _leave(self) -> None:
        self.app.home()
