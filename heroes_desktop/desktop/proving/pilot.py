"""A person without hands: clicks, presses and reads through the same events and tree as people.

Tests, pictures and the self-test of a bundle fly the application with it, without a screen.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from ..input.node import Node
    from ..program.app import App

FRAME = 1000 / 60


class PilotError(AssertionError):
    """The screen does not offer what the pilot wanted."""


class Pilot:
    """Flies one application at one window size."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        language: str = "en",
        text_scale: float = 1.0,
        speed: float = 0.0,
        home: Path | None = None,
        patient: bool = False,
        first: Callable[[App], None] | None = None,
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        import pygame

        from heroes_desktop import locale
        from heroes_desktop.library import Library

        from ..program.bootstrap import make_app
        from ..program.clock import ManualClock
        from ..program.preferences import Preferences
        from ..program.sound import Sound
        from ..program.window import MemoryWindow

        pygame.display.init()
        pygame.font.init()
        if pygame.display.get_surface() is None:
            pygame.display.set_mode((64, 64))
        locale.use(language)
        self.clock = ManualClock()
        self._folder = None if home else tempfile.TemporaryDirectory(prefix="heroes-pilot-")
        folder = home or Path(self._folder.name if self._folder else "")
        self.library = Library.open(folder)
        prefs = Preferences(language=language, text_scale=text_scale, speed=speed)
        self.app = make_app(MemoryWindow(size), self.clock, self.library, prefs, Sound(device=False))
        self.app.ui.art.patient = patient
        if first is None:
            from ..scenes.hub.hub import Hub

            self.app.push(Hub(self.app))
        else:
            first(self.app)
        self.settle()

    def close(self) -> None:
        self.app.close()
        self.library.close()
        if self._folder is not None:
            self._folder.cleanup()

    def __enter__(self) -> Pilot:
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()

    # time

    def wait(self, milliseconds: float) -> None:
        """Let time pass, frame by frame."""
        left = milliseconds
        while left > 0:
            step = min(FRAME, left)
            self.clock.advance(step)
            left -= step
            if self.app.update() and self.app.scenes:
                self.app.draw()

    def settle(self, most: float = 60_000) -> None:
        """Let time pass until nothing moves, nothing is being thought and nothing is due soon.

        A caret that blinks does not count as moving: it would never come to rest.
        """
        from ..widgets.entry import BLINK

        passed = 0.0
        while passed < most and self.app.running:
            for future, _then in list(self.app._results):
                future.exception(timeout=60)
            if self.app.update() and self.app.scenes:
                self.app.draw()
            self._skip_pulse()
            due = self.app.timers.next_at()
            startled = bool(self.app.scenes) and self.clock.now() < self.app.top.deaf_until
            moving = self.app.frames_per_second() > BLINK or self.app.waiting or startled
            soon = 500 if self.app.toasts else 1500  # a message is not waited for until it goes
            if not moving and (due is None or due - self.clock.now() > soon):
                break
            step = FRAME if moving or due is None else max(FRAME, due - self.clock.now())
            self.clock.advance(step)
            passed += step
        if self.app.running and self.app.scenes:
            self.app.draw()

    def _skip_pulse(self) -> None:
        self.app._pulse_from = -1e9

    # looking

    def root(self) -> Node:
        """The tree of the scene in front."""
        return self.app.sheet_of(self.app.top).root

    def names(self) -> list[str]:
        """The names of everything that can be used now."""
        return [node.name for node in self.root().walk() if node.focusable]

    def find(self, name: str) -> Node:
        """The node of this name; a text in slashes is a pattern."""
        pattern = re.compile(name[1:-1]) if len(name) > 2 and name[0] == name[-1] == "/" else None
        found = None
        for node in self.root().walk():
            fits = pattern.search(node.name) if pattern else name in (node.name, node.id)
            if fits and (found is None or (node.focusable and not found.focusable)):
                found = node
        if found is None:
            raise PilotError(f"there is no {name!r} on this screen; there are: {', '.join(self.names())}")
        return found

    def sees(self, text: str) -> bool:
        """Whether a text stands anywhere on the screen."""
        sheet = self.app.sheet_of(self.app.top)
        texts = [written.text for written in sheet.texts] + [node.name for node in sheet.root.walk()]
        return any(text in written for written in texts) or any(
            text in toast.text for toast in self.app.toasts
        )

    def text(self) -> str:
        """All texts of the screen."""
        return "\n".join(written.text for written in self.app.sheet_of(self.app.top).texts)

    # acting

    def click(self, name: str, button: int = 1) -> None:
        """Move the pointer onto a thing and click it."""
        import pygame

        node = self.find(name)
        if node.reveal is not None and node.seen.h < node.rect.h:
            node.reveal()
            node = self.find(name)
        point = node.seen.center
        if node.seen.w <= 0 or node.seen.h <= 0:
            raise PilotError(f"{name!r} is out of sight")
        top = self.root().at(point)
        if top is not node and top is not None and top.id != node.id:
            point = self._free_point(node)
        self._send(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self._send(pygame.MOUSEBUTTONDOWN, pos=point, button=button, touch=False)
        self._send(pygame.MOUSEBUTTONUP, pos=point, button=button, touch=False)
        self.settle()

    def _free_point(self, node: Node) -> tuple[int, int]:
        """A point where nothing lies over a node."""
        from ..input.node import free_point

        point = free_point(self.root(), node)
        if point is None:
            raise PilotError(f"{node.name!r} lies under other things")
        return point

    def hover(self, name: str, milliseconds: float = 600) -> None:
        """Rest the pointer on a thing until its tooltip shows."""
        import pygame

        self._send(
            pygame.MOUSEMOTION, pos=self.find(name).seen.center, rel=(0, 0), buttons=(0, 0, 0), touch=False
        )
        self.wait(milliseconds)

    def hold(self, name: str, milliseconds: float) -> None:
        """Press a thing and keep it pressed."""
        import pygame

        point = self.find(name).seen.center
        self._send(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self._send(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=False)
        self.wait(milliseconds)
        self._send(pygame.MOUSEBUTTONUP, pos=point, button=1, touch=False)
        self.settle()

    def press(self, *keys: str) -> None:
        """Press keys by name: "tab", "left", "return", "escape", "f"…"""
        for key in keys:
            self.key_down(key)
            self.key_up(key)
            self.settle()

    def key_down(self, key: str) -> None:
        import pygame

        code, modifiers = self._code(key)
        typed = key if len(key) == 1 else ""
        self._send(pygame.KEYDOWN, key=code, mod=modifiers, unicode=typed, scancode=0)
        if typed and not modifiers:
            self._send(pygame.TEXTINPUT, text=typed)

    def key_up(self, key: str) -> None:
        import pygame

        code, modifiers = self._code(key)
        self._send(pygame.KEYUP, key=code, mod=modifiers, unicode="", scancode=0)

    def _code(self, key: str) -> tuple[int, int]:
        import pygame

        *modifiers, name = key.split("+") if len(key) > 1 else [key]
        mods = sum({"shift": pygame.KMOD_LSHIFT, "ctrl": pygame.KMOD_LCTRL}[word] for word in modifiers)
        return pygame.key.key_code(name), mods

    def type(self, text: str) -> None:
        """Type a text into the field in focus."""
        import pygame

        for letter in text:
            self._send(pygame.KEYDOWN, key=0, mod=0, unicode=letter, scancode=0)
            self._send(pygame.TEXTINPUT, text=letter)
        self.settle()

    def _send(self, kind: int, **facts: object) -> None:
        import pygame

        if self.app.running:
            self.app.handle(pygame.Event(kind, facts))
            if self.app.update() and self.app.scenes:
                self.app.draw()

    # pictures

    def frame(self) -> pygame.Surface:
        """The screen as it is now, every picture finished."""
        art = self.app.ui.art
        art.patient = True
        self.app.repaint()
        return self.app.draw()

    def shot(self, path: Path | str) -> Path:
        """Store a picture of the screen."""
        import pygame

        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.frame(), str(target))
        return target
