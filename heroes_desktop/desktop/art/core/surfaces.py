"""Turning drawn pictures into surfaces of the display's own format, in whatever thread drew them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import pygame

if TYPE_CHECKING:
    from PIL import Image


@dataclass(frozen=True)
class Formats:
    """Samples of the two formats pictures are kept in; other threads convert to them, not to the display."""

    opaque: pygame.Surface
    clear: pygame.Surface


def display_formats() -> Formats | None:
    """The formats the display shows fastest; None without a display. Main thread only."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return None
    return Formats(pygame.Surface((1, 1)).convert(), pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha())


def to_surface(picture: Image.Image, formats: Formats | None) -> pygame.Surface:
    """A picture as a surface."""
    mode: Literal["RGB", "RGBA"] = "RGB" if picture.mode == "RGB" else "RGBA"
    if picture.mode != mode:
        picture = picture.convert(mode)
    surface = pygame.image.frombytes(picture.tobytes(), picture.size, mode)
    if formats is None:
        return surface
    return surface.convert(formats.opaque if mode == "RGB" else formats.clear)
