"""A page of a guided match, over the table."""

from __future__ import annotations

import math
from functools import partial
from itertools import product

import pygame

from heroes_desktop.games.lessons import Guidance, taught
from heroes_desktop.games.room import texts
from heroes_desktop.library import LibraryError, start_lesson
from heroes_desktop.locale import _

from ..app import App
from ..sheet import Sheet
from .dialog import Item, Menu, Message

_STEPS = 6
"""In so many steps a page is shifted from one edge of the screen to the other."""


class LessonPage(Message):
    """What there is to know before the next choice, and what to do."""

    def __init__(self, app: App, guide: Guidance, game: str) -> None:
        text = f"{guide.text}\n\n{guide.task}" if guide.task else guide.text
        self.rule, self.game = guide.rule, game
        items = [Item(_("Read the rule"), "mdi:book-open-page-variant", self._read)] if guide.rule else []
        super().__init__(app, guide.title, text, items, icon="mdi:school", close=_("Understood"))

    def middle(self, sheet: Sheet, size: tuple[int, int]) -> tuple[int, int]:
        """As near to the middle of the screen as can be without covering what glows on the table."""
        table = self.app.sheet_of(self.app.scenes[self.app.scenes.index(self) - 1])
        glows = [halo.rect for halo in table.halos if halo.spec.kind != "active"]
        room = sheet.rect.inflate(-size[0] - sheet.px(40), -size[1] - sheet.px(40))

        def trouble(point: tuple[int, int]) -> tuple[int, float]:
            paper = pygame.Rect((0, 0), size).inflate(sheet.px(40), sheet.px(40))
            paper.center = point
            covered = (paper.clip(glow) for glow in glows)
            return sum(part.w * part.h for part in covered), math.dist(point, room.center)

        across = [room.x + room.w * step // _STEPS for step in range(_STEPS + 1)]
        down = [room.y + room.h * step // _STEPS for step in range(_STEPS + 1)]
        return min(product(across, down), key=trouble)

    def _read(self) -> None:
        from .rules import Rules

        self.app.push(Rules(self.app, self.game, self.rule))


def choose_lesson(app: App) -> None:
    """Begin to learn: at once with one game, else after asking which."""
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
