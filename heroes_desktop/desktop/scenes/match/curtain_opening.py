"""The curtain drawn aside: its halves slide off the picture behind it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...motion.motion import ease_in_out


@dataclass(frozen=True)
class OpeningCurtain:
    """Velvet as wide as the screen, drawn aside from a moment on for some milliseconds."""

    velvet: pygame.Surface
    began: float
    duration: float

    def over(self, now: float) -> bool:
        """Whether nothing of it is left."""
        return now - self.began >= self.duration

    def paint(self, target: pygame.Surface, now: float) -> None:
        """Both halves where they are now."""
        width, height = target.get_size()
        half = width // 2
        left = round(width / 2 * (1 - ease_in_out((now - self.began) / self.duration)))
        target.blit(self.velvet, (left - half, 0), pygame.Rect(0, 0, half, height))
        target.blit(self.velvet, (width - left, 0), pygame.Rect(half, 0, width - half, height))
