"""Text to and from other programs."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Hand a text to other programs; whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """The text copied last, here or elsewhere; empty when there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
