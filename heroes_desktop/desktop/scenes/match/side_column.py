"""The side column: a player's sheets and the chronicle, in a drawer where there is no room for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from heroes_desktop.locale import _
from heroes_desktop.table.recap import Step

from ...board.api import Look, Panel
from ...paint.sheet import Sheet
from ...widgets import Scroll, heading, leather, paper, tabs
from .board_scene import BoardScene
from .chronicle import draw_chronicle, lines
from .top_bar import Tool
from .zones import Zones

DrawIn: TypeAlias = Callable[[pygame.Rect], None]
"""Draws something into a rectangle."""
GAP = 14
"""Units between the parts of the column."""
CHRONICLE_LEAST = 120
"""With this many units left below an open tab, the chronicle is worth showing there as well."""


class SideColumn:
    """The side column of one scene: which tab is open, how far the chronicle is scrolled."""

    def __init__(self, scene: BoardScene, enlarge: Callable[[], None] | None = None) -> None:
        self.open = False
        """Whether the drawer is open, where the column is one."""
        self._tab = 0
        self._scene = scene
        self._scroll = Scroll(scene.changed)
        self._enlarge = enlarge

    def toggle(self) -> None:
        """Open or close the drawer."""
        self.open = not self.open
        self._scene.changed()

    def tools(self, place: Zones) -> list[Tool]:
        """What opens the drawer, where there is one."""
        name = _("Sheets and chronicle")
        return [Tool("mdi:page-layout-sidebar-right", name, self.toggle, "L")] if place.drawer else []

    def draw(self, sheet: Sheet, place: Zones, look: Look, steps: Sequence[Step]) -> None:
        """The column with what happened in these steps; nothing while the drawer is closed."""
        if place.drawer and not self.open:
            return
        scene = self._scene
        if place.drawer:
            ground = place.side.inflate(sheet.px(24), sheet.px(16))
            sheet.cover(ground)
            sheet.fill(ground, "#120C08", 225, sheet.px(16))
        chronicle = partial(
            draw_chronicle,
            sheet,
            entries=lines(steps, look, scene.board),
            players=look.players,
            scroll=self._scroll,
            inspect=scene.inspect,
            enlarge=self._enlarge,
        )
        with sheet.group(_("Sheets and chronicle"), place.side, overlay=place.drawer):
            self._draw_parts(sheet, place.side, look, chronicle)

    def _draw_parts(self, sheet: Sheet, rect: pygame.Rect, look: Look, chronicle: DrawIn) -> None:
        """Panels below each other with the chronicle last, or tabs where there is no room."""
        panels = self._scene.board.panels(look)
        spare = rect.h - sheet.px(170) - sum(_height(sheet, panel) + sheet.px(GAP) for panel in panels)
        if sheet.metrics.wide and spare >= 0:
            chronicle(_draw_stacked(sheet, rect, look, panels, spare))
        elif panels:
            self._draw_tabs(sheet, rect, look, panels, chronicle)
        else:
            chronicle(rect)

    def _draw_tabs(
        self, sheet: Sheet, rect: pygame.Rect, look: Look, panels: Sequence[Panel], chronicle: DrawIn
    ) -> None:
        """One panel at a time, with the chronicle below it if that leaves room for some lines."""
        px, gap, high = sheet.px, sheet.px(GAP), sheet.px(60)
        labels = [(panel.title, panel.icon) for panel in panels] + [(_("Chronicle"), "quill-ink")]
        tab = min(self._tab, len(panels))
        tabs(sheet, pygame.Rect(rect.x, rect.y, rect.w, high), labels, tab, self._open_tab)
        body = pygame.Rect(rect.x, rect.y + high + px(12), rect.w, rect.h - high - px(12))
        if tab == len(panels):
            chronicle(body)
            return
        panel = panels[tab]
        left = body.h - _height(sheet, panel) - gap
        if panel.grow or left < px(CHRONICLE_LEAST):
            _draw_panel(sheet, body, look, panel)
            return
        _draw_panel(sheet, pygame.Rect(body.x, body.y, body.w, body.h - left - gap), look, panel)
        chronicle(pygame.Rect(body.x, body.bottom - left, body.w, left))

    def _open_tab(self, number: int) -> None:
        self._tab = number
        self._scene.changed()


def _height(sheet: Sheet, panel: Panel) -> int:
    """Pixels a panel needs at least."""
    return round(sheet.px(panel.height) * sheet.metrics.text_above)


def _draw_stacked(
    sheet: Sheet, rect: pygame.Rect, look: Look, panels: Sequence[Panel], spare: int
) -> pygame.Rect:
    """Panels below each other, sharing the spare height; returns what is left for the chronicle."""
    shares = sum(panel.grow for panel in panels) + 1
    y = rect.y
    for panel in panels:
        tall = _height(sheet, panel) + spare * panel.grow // shares
        _draw_panel(sheet, pygame.Rect(rect.x, y, rect.w, tall), look, panel)
        y += tall + sheet.px(GAP)
    return pygame.Rect(rect.x, y, rect.w, rect.bottom - y)


def _draw_panel(sheet: Sheet, rect: pygame.Rect, look: Look, panel: Panel) -> None:
    """One panel of the side column."""
    dark = panel.tone == "leather"
    room = leather(sheet, rect, panel.title) if dark else paper(sheet, rect, panel.title)
    with sheet.group(panel.title, rect):
        if panel.title and panel.headed:
            room = heading(sheet, panel.title, room, dark=dark, icon=panel.icon)
        panel.draw(sheet, room, look)
