"""Keys and gamepad: moving the focus, pressing things, and the letters shown on buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..paint.sheet import Sheet
from ..widgets.camera import Camera
from . import focus
from .node import Node

if TYPE_CHECKING:
    from ..program.app import App

_ARROWS: dict[int, focus.Direction] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}
_REPEATING = {*_ARROWS, pygame.K_TAB, pygame.K_PAGEUP, pygame.K_PAGEDOWN}
"""Keys that may go on while held; an answer must not."""

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_FORM = ("button", "toggle", "slider", "choice", "tab", "entry", "link")
"""Roles the space bar presses when they are in focus. Elsewhere it does what a button says it does, and also
on a choice that has been made: choosing it again would do nothing."""

_AXIS_ON, _AXIS_OFF = 0.6, 0.3

PAD_PRESS, PAD_BACK, PAD_INSPECT, PAD_UNDO, PAD_PREVIOUS, PAD_NEXT = 0, 1, 2, 3, 4, 5


class Keyboard:
    """Everything that is not a pointer."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.focus: str = ""
        self._held: Node | None = None
        self._down: set[int] = set()
        self._axis: focus.Direction | None = None

    def forget(self) -> None:
        """A new scene came up."""
        if self._held is not None and self._held.hold is not None:
            self._held.hold(False)
        self._held = None
        self.focus = ""

    def node(self, sheet: Sheet) -> Node | None:
        """The node in focus."""
        return sheet.named(self.focus) if self.focus else None

    # keys

    def down(self, sheet: Sheet, event: pygame.Event) -> None:
        key = event.key
        node = self.node(sheet)
        repeated = key in self._down
        self._down.add(key)
        if repeated and key not in _REPEATING:
            return
        if key in _ARROWS and event.mod & pygame.KMOD_CTRL:
            self._pan(sheet, _ARROWS[key])
        elif key in _ARROWS:
            self.arrow(sheet, _ARROWS[key])
        elif key == pygame.K_TAB:
            self.tab(sheet, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in _ENTER or (key == pygame.K_SPACE and _takes_space(node)):
            self._press(node)
        elif key == pygame.K_ESCAPE and self._app.pointer.carried is not None:
            self._app.pointer.let_go()
        elif key == pygame.K_ESCAPE:
            self._app.top.back()
        elif key == pygame.K_F1:
            self._app.top.help()
        elif key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._page(sheet, -1 if key == pygame.K_PAGEUP else 1)
        elif key == pygame.K_F11:
            self._app.toggle_full_screen()
        elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            self._letter(sheet, pygame.key.name(key), getattr(event, "unicode", ""), node)

    def overhear(self, event: pygame.Event) -> None:
        """A key that came too early: going on to hold it is no new press either."""
        self._down.add(getattr(event, "key", 0))

    def up(self, event: pygame.Event) -> None:
        self._down.discard(getattr(event, "key", 0))
        held, self._held = self._held, None
        if held is not None and held.hold is not None:
            held.hold(False)
            self._app.redraw()

    def _press(self, node: Node | None) -> None:
        if node is None:
            return
        if node.hold is not None and node.enabled:
            if self._held is None:
                self._held = node
                node.hold(True)
            self._app.redraw()
            return
        self._app.activate(node)

    def _letter(self, sheet: Sheet, name: str, typed: str, focused: Node | None) -> None:
        wanted = {name.upper(), typed.upper()} - {""}
        for node in sheet.root.walk():
            if node.key and node.key.upper() in wanted:
                self._press(node)
                return
        if name == "space":
            self._press(focused)
        if name == "i" and focused is not None and focused.inspect is not None:
            focused.inspect()

    def _page(self, sheet: Sheet, step: int) -> None:
        node = self.node(sheet)
        area = sheet.scroll_at(node.rect.center if node else sheet.rect.center) or sheet.any_scroll()
        if area is not None:
            area.move(step * round(area.rect.h * 0.9))

    def _pan(self, sheet: Sheet, direction: focus.Direction) -> None:
        """Move the board under its window, as the arrows point."""
        dx, dy = focus.STEPS[direction]
        for area in sheet.scrolls:
            if isinstance(area, Camera):
                area.pan(-dx * sheet.px(90), -dy * sheet.px(90))

    # moving

    def arrow(self, sheet: Sheet, direction: focus.Direction) -> None:
        node = self.node(sheet)
        if node is not None and node.adjust is not None and direction in ("left", "right"):
            self._app.watch(node)
            node.adjust(1 if direction == "right" else -1)
            self._app.redraw()
            return
        self._go(focus.toward(focus.stops(sheet.root), node, direction))

    def tab(self, sheet: Sheet, step: int) -> None:
        self._go(focus.next_stop(focus.stops(sheet.root), self.node(sheet), step))

    def _go(self, node: Node | None) -> None:
        if node is not None:
            self.focus_on(node)
            self._app.narrate(node.narration())

    def focus_on(self, node: Node) -> None:
        """Put the focus on a node and bring it into sight."""
        self.focus = node.id
        if node.reveal is not None and node.seen.size != node.rect.size:
            node.reveal()
        self._app.redraw()

    # gamepad

    def hat(self, sheet: Sheet, value: tuple[int, int]) -> None:
        if value[0]:
            self.arrow(sheet, "right" if value[0] > 0 else "left")
        elif value[1]:
            self.arrow(sheet, "up" if value[1] > 0 else "down")

    def stick(self, sheet: Sheet, axis: int, value: float) -> None:
        if axis > 1:
            return
        if abs(value) < _AXIS_OFF:
            self._axis = None
        elif abs(value) > _AXIS_ON and self._axis is None:
            directions: tuple[focus.Direction, focus.Direction] = (
                ("left", "right") if axis == 0 else ("up", "down")
            )
            self._axis = directions[value > 0]
            self.arrow(sheet, self._axis)

    def pad(self, sheet: Sheet, button: int) -> None:
        if button == PAD_PRESS:
            self._press(self.node(sheet) or None)
        elif button == PAD_BACK:
            self._app.top.back()
        elif button == PAD_INSPECT:
            node = self.node(sheet)
            if node is not None and node.inspect is not None:
                node.inspect()
        elif button == PAD_UNDO:
            self._letter(sheet, "u", "u", None)
        elif button in (PAD_PREVIOUS, PAD_NEXT):
            self.tab(sheet, -1 if button == PAD_PREVIOUS else 1)


def _takes_space(node: Node | None) -> bool:
    return node is not None and node.role in _FORM and not (node.role == "choice" and node.selected)
