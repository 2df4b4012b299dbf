"""Mouse and touch: what is under the pointer, what is pressed, what is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .node import Node
from .overlay import TIP_DELAY
from .sheet import Sheet

if TYPE_CHECKING:
    from .app import App
    from .clock import Timer

DRAG = 12
"""Pixels a touch may wander before it counts as dragging."""


class Pointer:
    """One pointer. A touch held for a while counts as hovering: it shows the tooltip, no click."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.at: tuple[int, int] = (-1, -1)
        self.over: str = ""
        self.pressed: str = ""
        self.tip: str = ""
        self._pressed_at: tuple[int, int] = (0, 0)
        self._pressed_node: Node | None = None
        self._dragging = False
        self._held = False
        self._timer: Timer | None = None

    def forget(self) -> None:
        """A new scene: nothing is under the pointer until it moves."""
        self._release_hold()
        self.over = self.pressed = self.tip = ""
        self._pressed_node = None
        self._cancel_tip()

    def settle(self, sheet: Sheet) -> None:
        """The screen was laid out anew: find what lies under the pointer now."""
        node = sheet.root.at(self.at) if self.at[0] >= 0 else None
        self.over = node.id if node else ""
        if self.tip and self.tip != self.over:
            self.tip = ""

    # movement

    def move(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> None:
        self.at = point
        pressed = self._pressed_node
        if pressed is not None and pressed.drag is not None:
            pressed.drag(point)
            self._app.redraw()
            return
        if pressed is not None and touch and self._far(point):
            self._dragging = True
            self._drag_scroll(sheet, point)
            return
        node = sheet.root.at(point)
        identity = node.id if node else ""
        if identity != self.over:
            self.over = identity
            self.tip = ""
            self._cancel_tip()
            if node is not None and (node.hint or node.reason) and not touch:
                self._timer = self._app.after(TIP_DELAY, self._show_tip)
            self._app.redraw()

    def _far(self, point: tuple[int, int]) -> bool:
        start = self._pressed_at
        return self._dragging or abs(point[0] - start[0]) + abs(point[1] - start[1]) > DRAG

    def _drag_scroll(self, sheet: Sheet, point: tuple[int, int]) -> None:
        area = sheet.scroll_at(self._pressed_at)
        if area is not None:
            area.move(self._pressed_at[1] - point[1])
            self._pressed_at = (self._pressed_at[0], point[1])

    def _show_tip(self) -> None:
        self.tip = self.over
        self._held = self._pressed_node is not None
        self._app.redraw()

    def _cancel_tip(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # buttons

    def press(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> None:
        self.at = self._pressed_at = point
        self._dragging = self._held = False
        node = sheet.root.at(point)
        self._pressed_node = node
        self.over = self.pressed = node.id if node else ""
        self.tip = ""
        self._cancel_tip()
        if node is not None:
            if touch and node.hint:
                self._timer = self._app.after(TIP_DELAY, self._show_tip)
            if node.hold is not None and node.enabled:
                node.hold(True)
            if node.drag is not None:
                node.drag(point)
        self._app.redraw()

    def release(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> None:
        pressed, self._pressed_node = self._pressed_node, None
        self.pressed = ""
        self._cancel_tip()
        if pressed is None:
            return
        if pressed.hold is not None:
            pressed.hold(False)
        elif not self._dragging and not (touch and self._held):
            node = sheet.root.at(point)
            if node is not None and node.id == pressed.id:
                self._app.activate(node)
        if touch:
            self.over = self.tip = ""
        self._app.redraw()

    def _release_hold(self) -> None:
        if self._pressed_node is not None and self._pressed_node.hold is not None:
            self._pressed_node.hold(False)

    def inspect(self, sheet: Sheet, point: tuple[int, int]) -> None:
        """A right click."""
        node = sheet.root.at(point)
        if node is not None and node.inspect is not None:
            node.inspect()

    def wheel(self, sheet: Sheet, steps: float) -> None:
        point = self.at if self.at[0] >= 0 else pygame.mouse.get_pos()
        area = sheet.scroll_at(point)
        if area is not None:
            area.move(round(-steps * sheet.px(60)))
