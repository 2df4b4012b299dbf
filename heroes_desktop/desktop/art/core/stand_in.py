"""Cheap stand-ins: what is shown for a moment while the worker draws the real picture."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import Box
from heroes_desktop.desktop.art.core.palette import dark, rgb


def stand_in(spec: specs.Spec, whole: Box) -> pygame.Surface:
    """A flat surface of the right size and about the right colour."""
    opaque = spec.stand_in_outline() == "square" and not spec.lift
    surface = pygame.Surface((whole.width, whole.height), 0 if opaque else pygame.SRCALPHA)
    paint_stand_in(surface, spec, pygame.Rect(whole.left, whole.top, whole.inner_width, whole.inner_height))
    return surface


def paint_stand_in(target: pygame.Surface, spec: specs.Spec, rect: pygame.Rect) -> None:
    """The same, painted straight onto what is being drawn."""
    outline = spec.stand_in_outline()
    if outline == "unseen":
        return
    body = rgb(spec.stand_in_colour())
    if outline == "square":
        target.fill(body, rect)
        return
    if outline in ("hex", "flat_hex"):
        pygame.draw.polygon(target, body, _corners(rect, outline == "flat_hex"))
        return
    if outline == "round":
        pygame.draw.ellipse(target, dark(body, 0.45), rect)
        pygame.draw.ellipse(target, body, rect.inflate(-4, -4))
        return
    radius = min(16, max(2, min(rect.size) // 14))
    pygame.draw.rect(target, dark(body, 0.45), rect, border_radius=radius)
    pygame.draw.rect(target, body, rect.inflate(-4, -4), border_radius=max(1, radius - 2))
    if isinstance(spec, specs.CardFace):
        window = pygame.Rect(0, 0, int(rect.w * 0.88), int(rect.h * 0.46))
        window.midtop = (rect.centerx, rect.y + int(rect.h * 0.125))
        pygame.draw.rect(target, dark(body, 0.6), window, border_radius=radius)


def _corners(rect: pygame.Rect, flat_top: bool) -> list[tuple[int, int]]:
    """The six corners of a tile."""
    if flat_top:
        quarter = rect.w // 4
        left, right = rect.x + quarter, rect.right - quarter
        return [
            rect.midleft,
            (left, rect.y),
            (right, rect.y),
            rect.midright,
            (right, rect.bottom),
            (left, rect.bottom),
        ]
    quarter = rect.h // 4
    top, low = rect.y + quarter, rect.bottom - quarter
    return [rect.midtop, (rect.right, top), (rect.right, low), rect.midbottom, (rect.x, low), (rect.x, top)]
