"""What layout knows about the window: sizes, pictures, letters and settings, with what it keeps of them."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

import pygame

from .art import Art, Glow
from .art.text import Block, Letters, Style
from .metrics import Metrics
from .preferences import Preferences
from .sameness import steady

MOST_BLOCKS = 1500
GLOW_LEVELS, MOST_GLOWS = 24, 240
MOST_PATCHES = 60


@dataclass(frozen=True)
class Ui:
    """What layout needs to know about the window."""

    metrics: Metrics
    art: Art
    letters: Letters
    prefs: Preferences
    _blocks: OrderedDict[tuple[str, Style, int, int | None], Block] = field(default_factory=OrderedDict)
    _glows: OrderedDict[tuple[int, int], tuple[pygame.Surface, pygame.Surface]] = field(
        default_factory=OrderedDict
    )
    _patches: OrderedDict[tuple[tuple[int, int], str, int, int], pygame.Surface] = field(
        default_factory=OrderedDict
    )

    def glow(self, spec: Glow, strength: float) -> pygame.Surface:
        """A glow at one of a few strengths, kept: fading it anew each frame would cost a frame."""
        picture = self.art.get(spec)
        level = min(GLOW_LEVELS, max(0, round(strength * GLOW_LEVELS)))
        if level == GLOW_LEVELS:
            return picture
        key = (id(picture), level)
        faded = self._glows.get(key)
        if faded is None or faded[0] is not picture:
            copy = picture.copy()
            copy.fill((255, 255, 255, 255 * level // GLOW_LEVELS), special_flags=pygame.BLEND_RGBA_MULT)
            faded = self._glows[key] = (picture, copy)
            if len(self._glows) > MOST_GLOWS:
                self._glows.popitem(last=False)
        return faded[1]

    def patch(self, size: tuple[int, int], colour: str, alpha: int, radius: int) -> pygame.Surface:
        """A plain rounded area, kept: a large one takes longer to make than all else of a layout."""
        key = (size, colour, alpha, radius)
        found = self._patches.get(key)
        if found is None:
            shade = pygame.Color(colour)
            shade.a = alpha
            found = self._patches[key] = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.rect(found, shade, found.get_rect(), border_radius=radius)
            if len(self._patches) > MOST_PATCHES:
                self._patches.popitem(last=False)
        else:
            self._patches.move_to_end(key)
        return found

    def words(self, text: str, style: Style, width: int, height: int | None = None) -> Block:
        """A wrapped text, kept: most of a screen's texts stay when it is laid out anew."""
        key = (text, style, width, height)
        block = self._blocks.get(key)
        if block is None:
            block = self._blocks[key] = self.letters.block(text, style, max(1, width), height)
            if len(self._blocks) > MOST_BLOCKS:
                self._blocks.popitem(last=False)
        elif block.shortened:
            self.letters.shortened.add(text)
        return block


steady(Ui, Art, Letters, Metrics)
