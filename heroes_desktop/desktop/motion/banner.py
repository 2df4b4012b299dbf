"""A strip of paper across the board that everybody reads, and that goes."""

from __future__ import annotations

from typing import Any

import pygame

from ..art import Parchment
from ..art.core import palette
from ..art.core.text import Style
from ..paint.ui import Ui
from .motion import Motion
from .stage_props import show_card

WIDEST, HIGH, READING = 640, 110, 1900.0
"""Its size in units, and how long it stays."""


def banner(ui: Ui, zone: pygame.Rect, text: str, icon: str, **more: Any) -> Motion:
    """A sign and a sentence in the upper part of a zone."""
    px = ui.metrics.px
    rect = pygame.Rect(0, 0, min(zone.w - px(20), px(WIDEST)), px(HIGH))
    rect.center = (zone.centerx, zone.y + zone.h // 3)
    body = pygame.Rect(rect.x + px(92), rect.y + px(14), rect.w - px(112), rect.h - px(28))

    def written(target: pygame.Surface) -> None:
        sign = ui.art.icon(icon, px(52), palette.HEADING)
        target.blit(sign, sign.get_rect(midleft=(rect.x + px(26), rect.centery)))
        ui.letters.blit_block(target, text, Style("head", 22, palette.INK, line=1.1), body, "midleft")

    paper = Parchment(rect.w, rect.h, "banner", torn=False, lift=4)
    return show_card(ui.art, paper, rect, written, READING, **more)
