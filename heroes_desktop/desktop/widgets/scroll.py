"""Scrolling areas: content as tall as it likes, shown through a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pygame

from ..art import Groove, Knob
from ..art.core.text import Style
from ..paint.sheet import Sheet
from .fading import fade


@dataclass
class Scroll:
    """How far an area is scrolled; kept by the scene between layouts.

    `changed` is called when the offset has changed, so that the scene is laid out anew.
    """

    changed: Callable[[], None]
    offset: int = 0
    height: int = 0
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    has_bar: bool = False

    @property
    def furthest(self) -> int:
        return max(0, self.height - self.rect.h)

    def move(self, pixels: int) -> None:
        """Scroll down by this many pixels."""
        self.to(self.offset + pixels)

    def to(self, offset: int) -> None:
        offset = max(0, min(self.furthest, offset))
        if offset != self.offset:
            self.offset = offset
            self.changed()

    def reveal(self, place: pygame.Rect) -> None:
        """Bring a rectangle of the last layout into sight."""
        if place.top < self.rect.top:
            self.move(place.top - self.rect.top - 8)
        elif place.bottom > self.rect.bottom:
            self.move(place.bottom - self.rect.bottom + 8)


@dataclass
class Area:
    """The room inside a scrolling area. The content moves `bottom` on as it is laid out."""

    rect: pygame.Rect
    bottom: int
    gap: int = 0

    def take(self, height: int, gap: int = 0) -> pygame.Rect:
        """The next strip of this height, across the whole width."""
        place = pygame.Rect(self.rect.x, self.bottom, self.rect.w, height)
        self.bottom += height + gap
        self.gap = gap
        return place

    def skip(self, height: int) -> None:
        """Leave this many pixels free; at the very end they do not count."""
        self.bottom += height
        self.gap += height

    @property
    def end(self) -> int:
        """Where the content ends; the gap after the last thing is not part of it."""
        return self.bottom - self.gap

    def seen(self, place: pygame.Rect) -> bool:
        """Whether a rectangle lies in the visible part."""
        return place.colliderect(self.rect)


@contextmanager
def scroll_area(
    sheet: Sheet, rect: pygame.Rect, scroll: Scroll, name: str = "", soft: bool = True
) -> Iterator[Area]:
    """Lay out content that may be taller than its window; a bar appears when it is.

    `soft`: what goes on beyond an edge goes out under a mist; content shown in whole lines needs none.
    """
    bar = sheet.px(14)
    reserved = bar + sheet.px(8) if scroll.has_bar else 0
    scroll.rect = rect
    offset = scroll.offset
    area = Area(pygame.Rect(rect.x, rect.y, rect.w - reserved, rect.h), rect.y - offset)
    with sheet.group(name, rect, "scroll"), sheet.clip(_window(sheet, rect), scroll.reveal):
        yield area
    scroll.height = area.end + offset - rect.y
    needed = scroll.furthest > 0
    if scroll.offset > scroll.furthest or needed > scroll.has_bar:
        scroll.offset = min(scroll.offset, scroll.furthest)
        scroll.has_bar = scroll.has_bar or needed
        sheet.again = True
    elif scroll.has_bar and not needed:
        scroll.has_bar = False
    if needed:
        sheet.scrolls.append(scroll)
        if soft:
            fade(sheet, _window(sheet, rect), above=offset > 0, below=offset < scroll.furthest)
        _bar(sheet, pygame.Rect(rect.right - bar, rect.y, bar, rect.h), scroll)


def _window(sheet: Sheet, rect: pygame.Rect) -> pygame.Rect:
    """What shows of the content: a little more than its room, so that shadows and glows are whole."""
    return rect.inflate(2 * sheet.px(12), 2 * sheet.px(4))


def _bar(sheet: Sheet, rect: pygame.Rect, scroll: Scroll) -> None:
    sheet.art(Groove(rect.w, rect.h), rect.x, rect.y)
    knob = max(rect.w, sheet.px(18))
    way = rect.h - knob
    top = rect.y + round(way * scroll.offset / max(1, scroll.furthest))
    sheet.art(Knob(knob), rect.centerx, top, "midtop")

    def drag(point: tuple[int, int]) -> None:
        share = (point[1] - rect.y - knob / 2) / max(1, way)
        scroll.to(round(max(0.0, min(1.0, share)) * scroll.furthest))

    sheet.node("", "scroll", rect, drag=drag, id=f"bar:{rect.x}:{rect.y}")


def paragraph(sheet: Sheet, area: Area, words: str, style: Style, gap: int = 8) -> None:
    """Words across a scrolling area, as tall as they need, with some units of room below them."""
    place = area.take(sheet.text_height(words, style, area.rect.w), sheet.px(gap))
    sheet.block(words, style, place, fit=False)
