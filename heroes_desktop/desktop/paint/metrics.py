"""How large everything is: screen factor, text scale and the amount of room they leave."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

SMALLEST = (1280, 720)
"""Smaller windows show this canvas reduced: every layout is proved down to here, not below."""

LARGEST_UI_TEXT = 1.5
"""Up to this text scale the whole interface grows; above it only text does."""


@dataclass(frozen=True)
class Metrics:
    """Sizes for one canvas and one text scale; units are pixels at 1920x1080."""

    width: int
    height: int
    text: float = 1.0

    @cached_property
    def screen(self) -> float:
        """The factor of the screen alone."""
        return max(0.75, min(self.width / 1920, self.height / 1080))

    @cached_property
    def factor(self) -> float:
        """The factor of the interface: pixels per unit."""
        return self.screen * min(self.text, LARGEST_UI_TEXT)

    @cached_property
    def text_above(self) -> float:
        """What text grows beyond the interface."""
        return max(1.0, self.text / LARGEST_UI_TEXT)

    @cached_property
    def units(self) -> float:
        """The canvas width in units."""
        return self.width / self.factor

    @property
    def wide(self) -> bool:
        """Room for everything side by side."""
        return self.units >= 1700

    @property
    def narrow(self) -> bool:
        """Too little room for a side column."""
        return self.units < 1200

    @property
    def canvas(self) -> pygame.Rect:
        """The whole canvas."""
        return pygame.Rect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Units to pixels."""
        return round(units * self.factor)


def canvas_for(window: tuple[int, int]) -> tuple[int, int]:
    """The canvas for a window: its own size, or for a tiny one the smallest canvas of like shape."""
    width, height = max(1, window[0]), max(1, window[1])
    grow = max(1.0, SMALLEST[0] / width, SMALLEST[1] / height)
    return round(width * grow), round(height * grow)
