"""A page of a guided match, over the table."""

from __future__ import annotations

import math
from functools import partial

import pygame

from heroes_desktop.games.shared.lessons import Guidance, taught
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import LibraryError, start_lesson
from heroes_desktop.locale import _

from ...art.core import palette
from ...paint.sheet import Sheet
from ...program.app import PAPER, App
from ..dialogs.dialog import Aside, Item, Menu, Message


class LessonPage(Aside, Message):
    """What there is to know before the next choice, and what to do, with an arrow at what glows.

    Whoever knows it already clicks on the table at once: the page makes way and the click counts.
    """

    dim = 60

    def __init__(self, app: App, guide: Guidance, game: str) -> None:
        text = f"{guide.text}\n\n{guide.task}" if guide.task else guide.text
        self.rule, self.game = guide.rule, game
        items = [Item(_("Read the rule"), "mdi:book-open-page-variant", self._read)] if guide.rule else []
        super().__init__(app, guide.title, text, items, icon="mdi:school", close=_("Understood"))

    def build(self, sheet: Sheet) -> None:
        super().build(sheet)
        paper, glows = sheet.places[PAPER], self.glows()
        if glows:
            self._point(sheet, paper, min(glows, key=lambda glow: math.dist(glow.center, paper.center)))

    def _point(self, sheet: Sheet, paper: pygame.Rect, goal: pygame.Rect) -> None:
        """An arrow at the edge of the paper towards the thing it speaks of."""
        px = sheet.px
        if goal.bottom <= paper.top or goal.top >= paper.bottom:
            up = goal.bottom <= paper.top
            x = min(max(goal.centerx, paper.x + px(30)), paper.right - px(30))
            spot, icon = (x, paper.top - px(14) if up else paper.bottom + px(14)), "up" if up else "down"
        else:
            left = goal.right <= paper.left
            y = min(max(goal.centery, paper.y + px(30)), paper.bottom - px(30))
            side = paper.left - px(14) if left else paper.right + px(14)
            spot, icon = (side, y), "left" if left else "right"
        sheet.icon(f"mdi:arrow-{icon}-bold", *spot, 44, palette.GOLD_HIGH)

    def beside(self, point: tuple[int, int]) -> bool:
        """Beside the paper: on with the match, with whatever was clicked there."""
        if self.sheet is None or self.sheet.places[PAPER].collidepoint(point):
            return False
        self.app.pop()
        node = self.app.sheet_of(self.app.top).root.at(point)
        if node is not None and node.enabled and node.action is not None:
            self.app.activate(node)
        return True

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
