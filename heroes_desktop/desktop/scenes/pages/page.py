"""A full screen for reading and setting things: table, top bar with a way back, and content."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.locale import _

from ...art import Table as TableGround
from ...art import TopBar
from ...paint.sheet import Sheet
from ...widgets import icon_button
from ...widgets.fitting import gold_title
from ..match.top_bar import Tool
from ..scene import Scene


class Page(Scene):
    """Base of such screens."""

    title_icon = "mdi:arrow-left-bold"

    @property
    def title(self) -> str:
        return ""

    @property
    def name(self) -> str:
        return self.title

    def new_match(self) -> None:
        """Leave this page for the setting of a table."""
        from heroes_desktop.games import catalogue

        from .new_match import NewMatch

        self.app.replace(NewMatch(self.app, next(iter(catalogue))))

    def frame(self, sheet: Sheet, tools: Sequence[Tool] = ()) -> pygame.Rect:
        """Draw ground and bar; returns the room for the content."""
        px, canvas = sheet.px, sheet.rect
        sheet.art(TableGround(canvas.w, canvas.h), 0, 0)
        sheet.art(TopBar(canvas.w, px(68), lift=2), 0, 0)
        back = pygame.Rect(px(24), px(8), px(48), px(48))
        icon_button(sheet, back, self.title_icon, _("Back"), self.back)
        right = canvas.w - px(24)
        for tool in reversed(tools):
            place = pygame.Rect(right - px(48), px(8), px(48), px(48))
            icon_button(sheet, place, tool.icon, tool.name, tool.action, key=tool.key, reason=tool.reason)
            right -= px(56)
        gold = gold_title(sheet, self.title, px(30), 800, right - px(100), least=14, step=1)
        place = sheet.art(gold, px(88), px(32), "midleft")
        sheet.node(self.title, "text", place, id="title")
        margin = px(24)
        return pygame.Rect(margin, px(84), canvas.w - 2 * margin, canvas.h - px(84) - margin)
