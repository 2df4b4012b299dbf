"""Looking at a board that is larger than its window: it fits by itself, zooms and pans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

STEP = 1.25
"""What one notch of the wheel does."""
LEAST, MOST = -2, 5
"""Notches out and in from the fitting size: 64 % to about 300 %."""
FREE = 0.35
"""Share of the window the board may be moved beyond its edge."""


@dataclass
class Camera:
    """How a board is looked at; kept by the board between layouts.

    `changed` is called when zoom or place have changed, so that the scene is laid out anew.
    `content` is the size of the board at the present zoom, as the last layout found it.
    """

    changed: Callable[[], None]
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    notches: int = 0
    x: float = 0.0
    y: float = 0.0
    content: tuple[int, int] = (0, 0)

    @property
    def scale(self) -> float:
        """How much larger than fitting the board is shown."""
        return float(STEP**self.notches)

    @property
    def fits(self) -> bool:
        """Whether nobody has zoomed or moved the board."""
        return self.notches == 0 and self.x == 0 and self.y == 0

    def zoom(self, steps: int, point: tuple[int, int] | None = None) -> None:
        """Zoom in or out; what lies under the point stays there."""
        notches = max(LEAST, min(MOST, self.notches + steps))
        grown = STEP ** (notches - self.notches)
        if notches == self.notches:
            return
        centre = self.rect.center
        across, down = (point[0] - centre[0], point[1] - centre[1]) if point else (0, 0)
        self.notches = notches
        self.content = (round(self.content[0] * grown), round(self.content[1] * grown))
        self._to(across - (across - self.x) * grown, down - (down - self.y) * grown)
        self.changed()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board under the window."""
        before = self.x, self.y
        self._to(self.x + dx, self.y + dy)
        if (self.x, self.y) != before:
            self.changed()

    def move(self, pixels: int) -> None:
        """Scroll down, for keys that scroll whatever there is."""
        self.pan(0, -pixels)

    def fit(self) -> None:
        """Show all of it again."""
        if not self.fits:
            self.notches, self.x, self.y = 0, 0.0, 0.0
            self.changed()

    def reveal(self, place: pygame.Rect) -> None:
        """Bring a rectangle of the last layout into sight."""
        window = self.rect
        dx = max(0, window.left - place.left) - max(0, place.right - window.right)
        dy = max(0, window.top - place.top) - max(0, place.bottom - window.bottom)
        if dx or dy:
            self.pan(dx, dy)

    def _to(self, x: float, y: float) -> None:
        """Put the board somewhere, but never out of sight."""
        wide, high = (
            max(0.0, (size - room) / 2) + room * FREE
            for size, room in zip(self.content, self.rect.size, strict=True)
        )
        self.x = max(-wide, min(wide, x))
        self.y = max(-high, min(high, y))
