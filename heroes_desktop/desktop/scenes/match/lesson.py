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
from ...art.core.text import Style
from ...input.node import Node
from ...paint.sheet import Sheet
from ...program.app import PAPER, App
from ...widgets import icon_button, paragraph, scroll_area
from ..dialogs.dialog import BODY, MARGINS, Aside, Item, Menu, Message
from .board_scene import BoardScene

BUBBLE = 620
"""Units of width of a page whose task is the next click."""
_TASK = Style("strong", 21, palette.HEADING)


class LessonPage(Aside, Message):
    """What there is to know before the next choice, and what to do, with an arrow at what the task is about.

    Whoever knows it already clicks on the table at once: the page makes way and the click counts.
    """

    dim = 60

    def __init__(self, app: App, guide: Guidance, game: str) -> None:
        self.guide, self.game = guide, game
        text = f"{guide.text}\n\n{guide.task}" if guide.task else guide.text
        items = [Item(_("Read the rule"), "mdi:book-open-page-variant", self._read)] if guide.rule else []
        super().__init__(app, guide.title, text, items, icon="mdi:school", close=_("Understood"))

    def build(self, sheet: Sheet) -> None:
        glows = self.glows()
        if self.guide.choose and glows:
            self._bubble(sheet)
        else:
            super().build(sheet)
        if self.guide.choose and (goals := self._aims() or glows):
            paper = sheet.places[PAPER]
            self._point(sheet, paper, min(goals, key=lambda goal: math.dist(goal.center, paper.center)))

    def _bubble(self, sheet: Sheet) -> None:
        """The task itself is the next click: no button to press before it, only small ones in the corner."""
        px, guide = sheet.px, self.guide
        wide = min(px(BUBBLE), sheet.rect.w - px(40)) - px(MARGINS)
        told = sheet.text_height(guide.text, BODY, wide) + px(12)
        task = sheet.text_height(guide.task, _TASK, wide)
        room = self.frame(sheet, BUBBLE, self.heads(sheet) + told + task + px(8), guide.title, self.icon)
        with scroll_area(sheet, room, self.scroll, guide.title) as area:
            paragraph(sheet, area, guide.text, BODY, 12)
            paragraph(sheet, area, guide.task, _TASK, 0)
        right = sheet.places[PAPER].right - px(16)
        corner = [("mdi:close", _("Close"), self.app.pop)]
        if guide.rule:
            corner.append(("mdi:book-open-variant", _("Read the rule"), self._read))
        for icon, name, action in corner:
            spot = pygame.Rect(right - px(38), sheet.places[PAPER].y + px(12), px(38), px(38))
            icon_button(sheet, spot, icon, name, action)
            right -= px(44)

    def glows(self) -> list[pygame.Rect]:
        """What glows on the board, and whatever answers as the lesson asks."""
        return [*super().glows(), *self.answers()]

    def answers(self) -> list[pygame.Rect]:
        """Where the task can be done: things on the board, and buttons."""
        return [node.seen for node in self._doers()]

    def _aims(self) -> list[pygame.Rect]:
        """What the task speaks of: the thing on the board rather than its button."""
        doers = self._doers()
        lying = [node.seen for node in doers if not node.id.startswith("option:")]
        return lying or [node.seen for node in doers]

    def _doers(self) -> list[Node]:
        table = self.app.scenes[self.app.scenes.index(self) - 1]
        wanted = {f"option:{option}" for option in self.guide.choose}
        if isinstance(table, BoardScene):
            asked = (option for option in table.look.options() if str(option) in self.guide.choose)
            wanted |= {table.look.name(option) for option in asked}
        nodes = [node for node in self.app.sheet_of(table).root.walk() if node.action is not None]
        return [node for node in nodes if wanted & {node.id, node.name} and node.seen.w > 0]

    def goal(self, room: pygame.Rect) -> tuple[int, int]:
        """Beside where the task can be done, else beside what glows."""
        goals = self._aims() or self.glows()
        nearest = min(goals, key=lambda goal: math.dist(goal.center, room.center), default=room)
        return nearest.center

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

        self.app.push(Rules(self.app, self.game, self.guide.rule))


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
