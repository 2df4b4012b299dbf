"""What a thing looks like on its way from one place to another under the pointer."""

from __future__ import annotations

import pygame

from ..art import Glow
from ..paint.sheet import Sheet
from .node import Cargo


def paint_cargo(target: pygame.Surface, sheet: Sheet, cargo: Cargo, point: tuple[int, int]) -> None:
    """Where it may be dropped glows; the nearest place brighter than the rest."""
    art = sheet.ui.art
    for node in sheet.root.walk():
        if node.id in cargo.targets and node.seen.w > 0:
            kind = "selected" if node.contains(point) else "legal"
            art.blit(target, Glow(node.rect.w, node.rect.h, kind, radius=node.radius), *node.rect.topleft)
    art.blit(target, cargo.picture, point[0], point[1] - sheet.px(6), "center")
