"""The real window, and one that exists only in memory for tests and pictures."""

from __future__ import annotations

from typing import Protocol

import pygame

from ..paint.metrics import canvas_for


class Window(Protocol):
    """Where finished frames go."""

    @property
    def size(self) -> tuple[int, int]:
        """Size in device pixels."""
        ...

    def show(self, canvas: pygame.Surface) -> None: ...
    def full_screen(self, on: bool) -> None: ...
    def to_canvas(self, point: tuple[int, int], canvas: tuple[int, int]) -> tuple[int, int]: ...


class ScreenWindow:
    """The window on the screen: native pixels, resizable.

    A window smaller than the smallest canvas shows that canvas reduced.
    """

    def __init__(self, size: tuple[int, int], full_screen: bool, display: int = 0) -> None:
        self._windowed = size
        self._full = full_screen
        self._display = display
        if not self._adopt():
            self._open()

    def _adopt(self) -> bool:
        """Go on with a window that is already there as wanted: the one showing the first page's picture."""
        there = pygame.display.get_surface()
        if there is None or bool(there.get_flags() & pygame.FULLSCREEN) != self._full:
            return False
        self._screen = there
        return self._full or there.get_size() == self._windowed

    def _open(self) -> None:
        if self._full:
            self._screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self._display)
        else:
            self._screen = pygame.display.set_mode(self._windowed, pygame.RESIZABLE, display=self._display)

    @property
    def size(self) -> tuple[int, int]:
        self._screen = pygame.display.get_surface() or self._screen
        return self._screen.get_size()

    @property
    def windowed(self) -> tuple[int, int]:
        """The size to remember: that of the window when not in full screen."""
        return self._windowed if self._full else self.size

    def show(self, canvas: pygame.Surface) -> None:
        size = self.size
        if canvas.get_size() == size:
            self._screen.blit(canvas, (0, 0))
        else:
            pygame.transform.smoothscale(canvas, size, self._screen)
        pygame.display.flip()

    def full_screen(self, on: bool) -> None:
        if on != self._full:
            if on:
                self._windowed = self.size
            self._full = on
            self._open()

    def to_canvas(self, point: tuple[int, int], canvas: tuple[int, int]) -> tuple[int, int]:
        size = self.size
        if size == canvas:
            return point
        return round(point[0] * canvas[0] / size[0]), round(point[1] * canvas[1] / size[1])


class MemoryWindow:
    """A window nobody sees; `shown` is its last frame."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.shown = pygame.Surface(canvas_for(size))
        self.is_full = False

    def show(self, canvas: pygame.Surface) -> None:
        self.shown = canvas

    def full_screen(self, on: bool) -> None:
        self.is_full = on

    def to_canvas(self, point: tuple[int, int], canvas: tuple[int, int]) -> tuple[int, int]:
        del canvas
        return point
