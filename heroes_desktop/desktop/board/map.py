"""A map in its window: it fits by itself, and can be zoomed and moved by wheel, fingers, drag and buttons.

    with map_view(sheet, rect, look, (4.0, 4.0)) as view:
        for x, y, piece in pieces:
            sheet.art(Piece(view.px(1), view.px(1), piece), *view.point(x, y))
            sheet.node(name, "image", view.rect(x, y, 1, 1), ...)

Coordinates inside are the map's own (pieces, hexes, whatever `size` counts); `view` turns them into pixels.
The zoom is kept in `look.memory`. Double click or the button fits the map again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.locale import _

from ..paint.sheet import Sheet
from ..widgets import icon_button
from ..widgets.camera import Camera
from .api import Look

TOOL = 38
"""Units of a button."""


@dataclass(frozen=True)
class MapView:
    """How the map lies in its window: pixels for one unit of the map, and where its origin is."""

    scale: float
    origin: tuple[float, float]
    window: pygame.Rect

    def px(self, units: float) -> int:
        """A length on the map, in pixels."""
        return max(1, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point of the map on the screen."""
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        """A part of the map on the screen."""
        left, top = self.point(x, y)
        right, low = self.point(x + wide, y + high)
        return pygame.Rect(left, top, right - left, low - top)

    def seen(self, place: pygame.Rect) -> bool:
        """Whether a place is in sight."""
        return bool(place.colliderect(self.window))


def camera_of(look: Look, key: str = "camera") -> Camera:
    """The camera of this screen."""
    camera: Camera = look.memory.setdefault(key, Camera(look.relayout))
    camera.changed = look.relayout
    return camera


@contextmanager
def map_view(
    sheet: Sheet,
    rect: pygame.Rect,
    look: Look,
    size: tuple[float, float],
    *,
    name: str = "",
    key: str = "camera",
    grain: int = 4,
    most: float = 0.0,
    tools: bool = True,
    edge: int = 0,
) -> Iterator[MapView]:
    """Lay out a map of this size; the buttons stand in a column at its upper right.

    grain: the scale changes in steps of this many pixels, lest zooming should ask for every picture again.
    most: units of the style guide one unit of the map has at most while it fits.
    edge: units kept free at the right, for the buttons.
    """
    camera = camera_of(look, key)
    camera.rect = pygame.Rect(rect)
    wide, high = size
    free = sheet.px(edge)
    fitting = min((rect.w - free) / wide, rect.h / high)
    if most:
        fitting = min(fitting, sheet.px(most))
    scale = fitting * camera.scale
    scale = max(grain, scale - scale % grain)
    camera.content = (round(wide * scale), round(high * scale))
    left = rect.centerx - free / 2 + camera.x - wide * scale / 2
    top = rect.centery + camera.y - high * scale / 2
    sheet.scrolls.append(camera)
    with sheet.group(name or _("Map"), rect), sheet.clip(rect, camera.reveal):
        yield MapView(scale, (left, top), pygame.Rect(rect))
    if tools:
        draw_map_tools(sheet, rect.right - sheet.px(4), rect.y + sheet.px(4), camera)


def draw_map_tools(sheet: Sheet, right: int, top: int, camera: Camera) -> pygame.Rect:
    """Fit, zoom in and out, in a column that ends at this edge; returns where they stand."""
    size, gap = sheet.px(TOOL), sheet.px(6)
    place = pygame.Rect(right - size, top, size, size)
    whole = pygame.Rect(place.x, top, size, 3 * size + 2 * gap)
    for icon, name, key, action in (
        ("mdi:fit-to-page-outline", _("Show the whole map"), "C", camera.fit),
        ("mdi:magnify-plus-outline", _("Zoom in"), "Z", partial(camera.zoom, 1)),
        ("mdi:magnify-minus-outline", _("Zoom out"), "X", partial(camera.zoom, -1)),
    ):
        icon_button(sheet, place, icon, name, action, key=key, overlay=True)
        place = place.move(0, size + gap)
    return whole
