"""What lies over every scene: focus line, tooltip, toasts, and the fade from scene to scene."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..art import FocusLine, Glow, Leather, Parchment
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Node
from .sheet import Ui

TOAST = 2400.0
TIP_DELAY = 450.0
FADE = 160.0

_TIP_NAME = Style("head", 19, palette.HEADING)
_TIP_TEXT = Style("condensed", 18, palette.INK)
_TOAST_TEXT = Style("strong", 19, palette.ON_LEATHER)


@dataclass
class Toast:
    """A message that goes away by itself."""

    text: str
    until: float


@dataclass
class Fade:
    """The last frame of the old scene, fading out over the new one."""

    picture: pygame.Surface
    began: float
    duration: float

    def paint(self, target: pygame.Surface, now: float) -> bool:
        """Draw it; False when it is over."""
        left = 1 - (now - self.began) / self.duration if self.duration > 0 else 0.0
        if left <= 0:
            return False
        self.picture.set_alpha(round(255 * left))
        target.blit(self.picture, (0, 0))
        return True


def paint_focus(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """The line round the thing the keyboard is on."""
    rect = node.seen
    if rect.w > 0 and rect.h > 0:
        target.set_clip(None if node.clip is None else node.clip.inflate(12, 12))
        ui.art.blit(target, FocusLine(rect.w, rect.h, node.radius), rect.x, rect.y)
        target.set_clip(None)


def paint_shown(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """The light round a thing that another one speaks of or leads to."""
    rect, shape = node.outline or (node.rect, "round")
    target.set_clip(node.clip)
    ui.art.blit(target, Glow(rect.w, rect.h, "selected", shape, node.radius), rect.x, rect.y)
    target.set_clip(None)


def paint_tip(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """A paper note beside a thing: its name and what it does."""
    px = ui.metrics.px
    width = px(360)
    pad = px(16)
    text = (node.reason or node.hint).removeprefix(f"{node.name}\n")
    title = ui.words(node.name, _TIP_NAME, width - 2 * pad)
    body = ui.words(text, _TIP_TEXT, width - 2 * pad) if text and text != node.name else None
    height = title.surface.get_height() + 2 * pad + (body.surface.get_height() + px(4) if body else 0)
    height += -height % 8
    rect = _beside(node.seen, (width, height), target.get_rect(), px(10))
    ui.art.blit(target, Parchment(width, height, "tip", lift=3), rect.x, rect.y)
    target.blit(title.surface, (rect.x + pad, rect.y + pad))
    if body:
        target.blit(body.surface, (rect.x + pad, rect.y + pad + title.surface.get_height() + px(4)))


def _beside(rect: pygame.Rect, size: tuple[int, int], screen: pygame.Rect, gap: int) -> pygame.Rect:
    """A place next to a thing that covers neither it nor the screen's edge."""
    room = screen.inflate(-2 * gap, -2 * gap)
    for attribute, corner in (
        ("midbottom", (rect.centerx, rect.top - gap)),
        ("midtop", (rect.centerx, rect.bottom + gap)),
        ("midleft", (rect.right + gap, rect.centery)),
        ("midright", (rect.left - gap, rect.centery)),
    ):
        place = pygame.Rect((0, 0), size)
        setattr(place, attribute, corner)
        place.clamp_ip(room)
        if not place.colliderect(rect):
            return place
    place = pygame.Rect((0, 0), size)
    place.midbottom = rect.midtop
    return place.clamp(room)


def paint_toasts(target: pygame.Surface, ui: Ui, toasts: list[Toast]) -> None:
    """Messages under the top bar, newest last."""
    px = ui.metrics.px
    y = px(84)
    width = min(target.get_width() - px(48), px(680))
    for toast in toasts:
        block = ui.words(toast.text, _TOAST_TEXT, width - px(48))
        height = block.surface.get_height() + px(32)
        height += -height % 8
        x = (target.get_width() - width) // 2
        ui.art.blit(target, Leather(width, height, "toast", lift=3), x, y)
        target.blit(block.surface, block.surface.get_rect(center=(target.get_width() // 2, y + height // 2)))
        y += height + px(10)
