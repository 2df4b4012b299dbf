"""Where each event goes: to the window, the scene, the pointer or the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..paint.sheet import Sheet
from ..scenes.scene import Scene

if TYPE_CHECKING:
    from ..program.app import App


_HARMLESS = (
    pygame.K_ESCAPE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_F11,
)


def handle(app: App, event: pygame.Event) -> None:
    """React to one event."""
    kind = event.type
    if kind == pygame.QUIT:
        app.quit()
    elif kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE):
        app.resized()
        app.redraw()
    elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
        app.redraw()
    elif kind == pygame.WINDOWLEAVE:
        app.pointer.at = (-1, -1)
        app.pointer.over = app.pointer.tip = ""
        app.redraw()
    elif kind in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
        _find_gamepads(app)
    elif app.scenes:
        _handle_input(app, event)


def _find_gamepads(app: App) -> None:
    """A gamepad only speaks while somebody holds on to it."""
    if pygame.joystick.get_init():
        count = pygame.joystick.get_count()
        app.gamepads = [pygame.joystick.Joystick(number) for number in range(count)]


def _handle_input(app: App, event: pygame.Event) -> None:
    scene = app.top
    scene.event(event)
    if scene is not app.top:
        return
    pressing = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN)
    if pressing and scene.skip():
        app.redraw()
        return
    if pressing and app.clock.now() < scene.deaf_until and not _leads_away(event):
        app.keyboard.overhear(event)
        return
    sheet = app.sheet_of(scene)
    if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
        _handle_key(app, scene, sheet, event)
    elif event.type == pygame.JOYHATMOTION:
        app.keyboard.hat(sheet, event.value)
    elif event.type == pygame.JOYAXISMOTION:
        app.keyboard.stick(sheet, event.axis, event.value)
    elif event.type == pygame.JOYBUTTONDOWN:
        app.keyboard.pad(sheet, event.button)
    elif event.type == pygame.JOYBUTTONUP:
        app.keyboard.up(event)
    else:
        _handle_pointer(app, sheet, event)


def _leads_away(event: pygame.Event) -> bool:
    """Keys that answer nothing: going back, moving about, full screen."""
    return event.type == pygame.KEYDOWN and event.key in _HARMLESS


def _handle_key(app: App, scene: Scene, sheet: Sheet, event: pygame.Event) -> None:
    if scene.key(event):
        app.redraw()
    elif event.type == pygame.KEYDOWN:
        app.keyboard.down(sheet, event)
    elif event.type == pygame.KEYUP:
        app.keyboard.up(event)


def _handle_pointer(app: App, sheet: Sheet, event: pygame.Event) -> None:
    touch = bool(getattr(event, "touch", False))
    if event.type == pygame.MOUSEWHEEL:
        app.pointer.wheel(sheet, event.precise_y if hasattr(event, "precise_y") else event.y)
        return
    if event.type == pygame.MULTIGESTURE:
        if event.num_fingers == 2:
            width, height = app.canvas.get_size()
            app.pointer.pinch(sheet, (round(event.x * width), round(event.y * height)), event.pinched)
        return
    if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return
    point = app.window.to_canvas(event.pos, app.canvas.get_size())
    if event.type == pygame.MOUSEMOTION:
        app.pointer.move(sheet, point, touch)
    elif event.button == 1 and event.type == pygame.MOUSEBUTTONDOWN:
        app.keyboard.focus = ""
        app.pointer.press(sheet, point, touch)
    elif event.button == 1:
        app.pointer.release(sheet, point, touch)
    elif event.button == 3 and event.type == pygame.MOUSEBUTTONDOWN:
        app.pointer.inspect(sheet, point)
