"""Flat icons by pygame alone: quick enough to draw on the spot."""

from __future__ import annotations

from functools import lru_cache

import pygame

from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.paint.fonts import OPEN, font_file


@lru_cache(OPEN)
def _font(face: str, size: int) -> pygame.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(font_file(face)), size)


@lru_cache(256)
def _fitting(name: str, size: int) -> int:
    """The font size at which the ink of a glyph fills a square of `size`."""
    face, letter = glyph(name)
    probe = 96
    ink = _font(face, probe).render(letter, True, (255, 255, 255)).get_bounding_rect()
    return max(4, int(probe * size / max(1, ink.w, ink.h)))


@lru_cache(1024)
def flat_icon(name: str, size: int, colour: str, alpha: int = 255) -> pygame.Surface:
    """The glyph in one colour, its ink centred in a square."""
    face, letter = glyph(name)
    drawn = _font(face, _fitting(name, size)).render(letter, True, colour)
    ink = drawn.get_bounding_rect()
    result = pygame.Surface((size, size), pygame.SRCALPHA)
    result.blit(drawn.subsurface(ink), ((size - ink.w) // 2, (size - ink.h) // 2))
    if alpha != 255:
        result.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return result
