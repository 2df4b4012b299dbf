"""Dividing rectangles: rows, columns and grids of equal parts."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass
class Stack:
    """Takes strips off a rectangle, from the top or from the bottom."""

    rect: pygame.Rect
    gap: int = 0

    def top(self, height: int) -> pygame.Rect:
        """The next strip from the top."""
        strip = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, min(height, self.rect.h))
        used = min(height + self.gap, self.rect.h)
        self.rect = pygame.Rect(self.rect.x, self.rect.y + used, self.rect.w, self.rect.h - used)
        return strip

    def bottom(self, height: int) -> pygame.Rect:
        """The next strip from the bottom."""
        strip = pygame.Rect(self.rect.x, self.rect.bottom - height, self.rect.w, height)
        self.rect = pygame.Rect(
            self.rect.x, self.rect.y, self.rect.w, max(0, self.rect.h - height - self.gap)
        )
        return strip

    def left(self, width: int) -> pygame.Rect:
        """The next strip from the left."""
        strip = pygame.Rect(self.rect.x, self.rect.y, min(width, self.rect.w), self.rect.h)
        used = min(width + self.gap, self.rect.w)
        self.rect = pygame.Rect(self.rect.x + used, self.rect.y, self.rect.w - used, self.rect.h)
        return strip

    def right(self, width: int) -> pygame.Rect:
        """The next strip from the right."""
        strip = pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.h)
        self.rect = pygame.Rect(self.rect.x, self.rect.y, max(0, self.rect.w - width - self.gap), self.rect.h)
        return strip


def columns(rect: pygame.Rect, number: int, gap: int) -> list[pygame.Rect]:
    """Equal columns."""
    width = (rect.w - gap * (number - 1)) / max(1, number)
    edges = [rect.x + round(index * (width + gap)) for index in range(number)]
    return [pygame.Rect(x, rect.y, int(width), rect.h) for x in edges]


def rows(rect: pygame.Rect, number: int, gap: int) -> list[pygame.Rect]:
    """Equal rows."""
    height = (rect.h - gap * (number - 1)) / max(1, number)
    edges = [rect.y + round(index * (height + gap)) for index in range(number)]
    return [pygame.Rect(rect.x, y, rect.w, int(height)) for y in edges]
