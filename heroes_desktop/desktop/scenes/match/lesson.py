"""A page of a guided match, over the table."""

from __future__ import annotations

from functools import partial

from heroes_desktop.games.shared.lessons import Guidance, taught
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import LibraryError, start_lesson
from heroes_desktop.locale import _

from ...program.app import App
from ..dialogs.dialog import Aside, Item, Menu, Message


class LessonPage(Aside, Message):
    """What there is to know before the next choice, and what to do."""

    def __init__(self, app: App, guide: Guidance, game: str) -> None:
        text = f"{guide.text}\n\n{guide.task}" if guide.task else guide.text
        self.rule, self.game = guide.rule, game
        items = [Item(_("Read the rule"), "mdi:book-open-page-variant", self._read)] if guide.rule else []
        super().__init__(app, guide.title, text, items, icon="mdi:school", close=_("Understood"))

    def _read(self) -> None:
        from ..pages.rules import Rules

        self.app.push(Rules(self.app, self.game, self.rule))


def choose_lesson(app: App) -> None:
    """Start a lesson: straight away if there is one game, otherwise after asking which."""
    games = taught()
    if len(games) == 1:
        _begin(app, games[0])
        return
    items = [Item(texts(game).title(), "mdi:school", partial(_begin, app, game)) for game in games]
    app.push(Menu(app, _("Learn"), items, "mdi:school"))


def _begin(app: App, game: str) -> None:
    from .table import TableScene

    try:
        app.push(TableScene(app, start_lesson(app.library, game)))
    except LibraryError as error:
        app.toast(str(error))
