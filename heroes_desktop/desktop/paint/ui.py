"""What layout knows about the window: sizes, pictures, letters and settings, with what it keeps of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from ..art import Art, Glow
from ..art.core.text import Block, Letters, Style
from ..art.core.weighted_cache import Shelf, weight
from ..program.preferences import Preferences
from .metrics import Metrics
from .same_drawing import steady

GLOW_LEVELS = 24
NOWHERE = pygame.Rect(0, 0, 0, 0)
KEPT_BLOCKS, KEPT_GLOWS, KEPT_PATCHES = 6, 10, 4
"""What is kept of each, in pictures of the whole window."""


@dataclass(frozen=True)
class Ui:
    """What layout needs to know about the window."""

    metrics: Metrics
    art: Art
    letters: Letters
    prefs: Preferences

    @cached_property
    def _blocks(self) -> Shelf[tuple[str, Style, int, int | None], Block]:
        return Shelf(self._screens(KEPT_BLOCKS), lambda block: weight(block.surface))

    @cached_property
    def _glows(self) -> Shelf[tuple[int, int], tuple[pygame.Surface, pygame.Surface]]:
        return Shelf(self._screens(KEPT_GLOWS), lambda pair: weight(pair[1]))

    @cached_property
    def _patches(self) -> Shelf[tuple[tuple[int, int], str, int, int], pygame.Surface]:
        return Shelf(self._screens(KEPT_PATCHES), weight)

    @cached_property
    def dark(self) -> pygame.Surface:
        """A canvas nobody sees, on which painters try out what they need."""
        return pygame.Surface(self.metrics.canvas.size)

    def _screens(self, number: int) -> int:
        """The bytes of this many pictures of the whole window."""
        width, height = self.metrics.canvas.size
        return number * 4 * width * height

    def glow(self, spec: Glow, strength: float) -> pygame.Surface:
        """A glow at one of a few strengths, kept: fading it again for every frame would cost a frame."""
        picture = self.art.get(spec)
        level = min(GLOW_LEVELS, max(0, round(strength * GLOW_LEVELS)))
        if level == GLOW_LEVELS:
            return picture
        key = (id(picture), level)
        faded = self._glows.get(key)
        if faded is None or faded[0] is not picture:
            copy = picture.copy()
            copy.fill((255, 255, 255, 255 * level // GLOW_LEVELS), special_flags=pygame.BLEND_RGBA_MULT)
            faded = self._glows.put(key, (picture, copy))
        return faded[1]

    def patch(self, size: tuple[int, int], colour: str, alpha: int, radius: int) -> pygame.Surface:
        """A plain rounded area, kept: a large one takes longer to make than all else of a layout."""
        key = (size, colour, alpha, radius)
        found = self._patches.get(key)
        if found is None:
            shade = pygame.Color(colour)
            shade.a = alpha
            found = self._patches.put(key, pygame.Surface(size, pygame.SRCALPHA))
            pygame.draw.rect(found, shade, found.get_rect(), border_radius=radius)
        return found

    def words(self, text: str, style: Style, width: int, height: int | None = None) -> Block:
        """A wrapped text, kept: most of a screen's texts are still there after a new layout."""
        key = (text, style, width, height)
        block = self._blocks.get(key)
        if block is None:
            block = self._blocks.put(key, self.letters.block(text, style, max(1, width), height))
        elif block.shortened:
            self.letters.shortened.add(text)
        return block


steady(Ui, Art, Letters, Metrics)
