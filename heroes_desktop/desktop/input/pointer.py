"""Mouse and touch: what is under the pointer, what is pressed, what is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..paint.overlay import TIP_DELAY
from ..paint.sheet import Sheet
from ..widgets.camera import Camera
from .node import Cargo, Node

if TYPE_CHECKING:
    from ..program.app import App
    from ..program.clock import Timer

DRAG = 12
"""Pixels a touch may wander before it counts as dragging."""
DOUBLE = 400.0
"""Milliseconds within which a second click on bare ground belongs to the first."""
CLOSER = 900.0
"""Milliseconds after which a finger that stays where it is looks closely, as a right click does."""
PINCH = 0.06
"""How far two fingers must part, in widths of the window, for one notch of zoom."""


class Pointer:
    """One pointer. A touch held for a while counts as hovering: it shows the tooltip, no click.

    Held on, it opens the close look; a finger has no right button.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.at: tuple[int, int] = (-1, -1)
        self.over: str = ""
        self.pressed: str = ""
        self.tip: str = ""
        self.carried: Cargo | None = None
        self._down = False
        self._pressed_at: tuple[int, int] = (0, 0)
        self._pressed_node: Node | None = None
        self._dragging = False
        self._held = False
        self._ground_at = -DOUBLE
        self._pinched = 0.0
        self._timer: Timer | None = None
        self._closer: Timer | None = None
        self._looked = False

    def forget(self) -> None:
        """A new scene: nothing is under the pointer until it moves."""
        self._release_hold()
        self.over = self.pressed = self.tip = ""
        self._pressed_node = self.carried = None
        self._down = False
        self._cancel_tip()

    def let_go(self) -> None:
        """What is pressed now was pressed for something that is gone."""
        self._release_hold()
        self._pressed_node = self.carried = None
        self.pressed = ""

    def settle(self, sheet: Sheet) -> None:
        """The screen has a new layout: find what lies under the pointer now."""
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
        if self._down and self._far(point) and self._drag(sheet, point, touch):
            self._dragging = True
            self.tip = ""
            self._cancel_tip()
            self._app.redraw()
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

    def _drag(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> bool:
        """Carry what was pressed, or move the board or list under the pointer."""
        if self._pressed_node is not None and self._pressed_node.cargo is not None:
            self.carried = self._pressed_node.cargo
            return True
        area = sheet.scroll_at(self._pressed_at)
        dx, dy = point[0] - self._pressed_at[0], point[1] - self._pressed_at[1]
        if isinstance(area, Camera):
            area.pan(dx, dy)
            self._pressed_at = point
        elif touch and self._pressed_node is not None and area is not None:
            area.move(-dy)
            self._pressed_at = (self._pressed_at[0], point[1])
        return isinstance(area, Camera) or (touch and self._pressed_node is not None)

    def _show_tip(self) -> None:
        self.tip = self.over
        self._held = self._pressed_node is not None
        self._app.redraw()

    def _cancel_tip(self) -> None:
        for timer in (self._timer, self._closer):
            if timer is not None:
                timer.cancel()
        self._timer = self._closer = None

    def _look_closer(self) -> None:
        """The finger is still there: what it rests on is shown large, and letting go means nothing."""
        node = self._pressed_node
        if node is not None and node.inspect is not None and not self._dragging:
            self.let_go()
            self._looked = True
            node.inspect()

    # buttons

    def press(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> None:
        self.at = self._pressed_at = point
        self._dragging = self._held = self._looked = False
        self._down = True
        node = sheet.root.at(point)
        self._pressed_node = node
        self.over = self.pressed = node.id if node else ""
        self.tip = ""
        self._cancel_tip()
        if node is not None:
            if touch and node.hint:
                self._timer = self._app.after(TIP_DELAY, self._show_tip)
            if touch and node.inspect is not None and node.hold is None and node.drag is None:
                self._closer = self._app.after(CLOSER, self._look_closer)
            if node.hold is not None and node.enabled:
                node.hold(True)
            if node.drag is not None:
                node.drag(point)
        self._app.redraw()

    def release(self, sheet: Sheet, point: tuple[int, int], touch: bool) -> None:
        pressed, self._pressed_node = self._pressed_node, None
        carried, self.carried = self.carried, None
        self.pressed = ""
        self._down = False
        self._cancel_tip()
        if self._looked:
            self._looked = False
            return
        if carried is not None:
            self._drop(sheet, carried, point)
        if pressed is None:
            self._click_ground(sheet, point)
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

    def _drop(self, sheet: Sheet, cargo: Cargo, point: tuple[int, int]) -> None:
        """Put down what was carried, on the thing under it that takes it."""
        self._app.redraw()
        for node in sheet.root.walk():
            if node.id in cargo.targets and node.contains(point):
                self._app.sound.play("card")
                cargo.targets[node.id]()
                return
        under = sheet.root.at(point)
        cargo.astray(under.id if under else "")

    def _release_hold(self) -> None:
        if self._pressed_node is not None and self._pressed_node.hold is not None:
            self._pressed_node.hold(False)

    def inspect(self, sheet: Sheet, point: tuple[int, int]) -> None:
        """A right click."""
        node = sheet.root.at(point)
        if node is not None and node.inspect is not None:
            node.inspect()

    def _click_ground(self, sheet: Sheet, point: tuple[int, int]) -> None:
        """Two clicks on the bare ground of a board show all of it again."""
        if not self._dragging and self._app.top.beside(point):
            return
        area, now = sheet.scroll_at(point), self._app.clock.now()
        if self._dragging or not isinstance(area, Camera):
            return
        if now - self._ground_at <= DOUBLE:
            area.fit()
        self._ground_at = now

    def pinch(self, sheet: Sheet, point: tuple[int, int], parted: float) -> None:
        """Two fingers on a board: parting them zooms in, bringing them together zooms out."""
        area = sheet.scroll_at(point)
        if not isinstance(area, Camera):
            return
        self._dragging = True
        self._pinched += parted
        notches = int(self._pinched / PINCH)
        if notches:
            self._pinched -= notches * PINCH
            area.zoom(notches, point)

    def wheel(self, sheet: Sheet, steps: float) -> None:
        point = self.at if self.at[0] >= 0 else pygame.mouse.get_pos()
        area = sheet.scroll_at(point)
        if isinstance(area, Camera):
            area.zoom(1 if steps > 0 else -1, point)
        elif area is not None:
            area.move(round(-steps * sheet.px(60)))
