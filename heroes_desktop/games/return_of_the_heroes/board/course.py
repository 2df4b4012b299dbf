"""The course of one reel: where figures and tiles are while several things happen one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from heroes_desktop.desktop.art import Parchment, Tray
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Frame, Motion
from heroes_desktop.desktop.motion.ready_made import move
from heroes_desktop.desktop.motion.stage_props import fly, show_card

from . import faces
from .look import Look, Stage

STEP = 210.0
_BANNER = Style("head", 22, palette.INK, line=1.1)


@dataclass(frozen=True)
class Course(Stage):
    """A stage that remembers what has moved so far."""

    moved: dict[str, pygame.Rect] = field(default_factory=dict)

    @property
    def look(self) -> Look:
        return self.shift.look_before

    def at(self, *names: str) -> pygame.Rect | None:
        """Where a piece is now: on its way, or in the old picture."""
        for name in names:
            if name in self.moved:
                return self.moved[name]
        return self.was(*names)

    def space(self, label: str) -> pygame.Rect | None:
        """A space of the map; None when it lies outside the window of the map."""
        found = self.place(f"space:{label}") if label else None
        return found if found is not None and self.map.collidepoint(found.center) else None

    @property
    def map(self) -> pygame.Rect:
        return self.place("map") or self.middle

    def seat(self, seat: int) -> pygame.Rect:
        """Where something comes to that a player gets: figure, or portrait."""
        return self.at(f"hero:{seat}", f"portrait:{seat}") or self.place(f"portrait:{seat}") or self.middle

    # figures

    def foot(self, seat: int, ground: pygame.Rect, share: float = 1.0) -> pygame.Rect:
        """The place of a figure on a space; `share` of the way from where it is."""
        start = self.at(f"hero:{seat}")
        high = start.h if start is not None else round(ground.h * 1.4)
        wide = start.w if start is not None else round(high * 0.74)
        end = pygame.Rect(0, 0, wide, high)
        end.midbottom = (ground.centerx + round(high * 0.12), ground.centery + round(high * 0.24))
        if start is not None and share < 1:
            end.center = (
                round(start.centerx + (end.centerx - start.centerx) * share),
                round(start.centery + (end.centery - start.centery) * share),
            )
        return end

    def walk(self, seat: int, ground: pygame.Rect | None, share: float = 1.0, **more: Any) -> list[Motion]:
        """A figure steps to a space, or only part of the way."""
        if ground is None:
            return []
        tag = f"hero:{seat}"
        start = self.at(tag)
        end = self.foot(seat, ground, share)
        self.moved[tag] = end
        spec = faces.pawn(self.shift.look_after, seat, end.h, lift=1)
        begin = start.center if start is not None else (end.centerx, end.centery - self.px(60))
        more.setdefault("duration", STEP)
        more.setdefault("sound", "step")
        return [move(self.art, spec, begin, end.center, tag=tag, hop=self.px(12), **more)]

    def soar(self, seat: int, ground: pygame.Rect | None) -> list[Motion]:
        """A figure is carried through the air."""
        tag = f"hero:{seat}"
        start = self.at(tag)
        if ground is None or start is None:
            return self.walk(seat, ground)
        end = self.foot(seat, ground)
        self.moved[tag] = end
        spec = faces.pawn(self.shift.look_after, seat, max(start.h, end.h), lift=1)
        return [
            self.light(start.inflate(start.w // 2, 0), "explore", shape="disc", sound="spell"),
            fly(self.art, spec, start, end, tag=tag, hop=self.px(70), duration=620, together=True, delay=100),
            self.light(end.inflate(end.w // 2, 0), "explore", shape="disc"),
        ]

    def bring(
        self, spec: Any, start: pygame.Rect, end: pygame.Rect, *, tag: str = "", **more: Any
    ) -> list[Motion]:
        """A tile flies from one place to another."""
        more.setdefault("duration", 420)
        more.setdefault("sound", "card")
        if tag:
            self.moved[tag] = end
        return [fly(self.art, spec, start, end, tag=tag, hop=self.px(40), **more)]

    # notes

    def banner(self, text: str, icon: str, duration: float = 1700, **more: Any) -> Motion:
        """A strip of paper across the map that is read and goes."""
        px, letters, zone = self.px, self.shift.ui.letters, self.map
        rect = pygame.Rect(0, 0, min(zone.w - px(20), px(620)), px(108))
        rect.center = (zone.centerx, zone.y + zone.h // 3)
        body = pygame.Rect(rect.x + px(92), rect.y + px(14), rect.w - px(112), rect.h - px(28))

        def written(target: pygame.Surface) -> None:
            sign = self.art.icon(icon, px(50), palette.HEADING)
            target.blit(sign, sign.get_rect(midleft=(rect.x + px(26), rect.centery)))
            letters.blit_block(target, text, _BANNER, body, "midleft")

        paper = Parchment(rect.w, rect.h, "banner", torn=False, lift=4)
        return show_card(self.art, paper, rect, written, duration, **more)

    def tray(self, rect: pygame.Rect, duration: float, paint: Frame, **more: Any) -> Motion:
        """A tray over the map in which something is rolled; it goes when it is over."""
        rect = rect.clamp(self.shift.ui.metrics.canvas.inflate(-self.px(16), -self.px(16)))
        spec = Tray(rect.w, rect.h, lift=3)

        def draw(target: pygame.Surface, t: float) -> None:
            if t < 1:
                self.art.blit(target, spec, *rect.topleft)
                paint(target.subsurface(rect.clip(target.get_rect())), t)

        more.setdefault("holds", False)
        return Motion(draw, duration, **more)

    def write(
        self, target: pygame.Surface, text: str, style: Style, x: float, y: float, anchor: str = "center",
        width: int | None = None,
    ) -> None:  # fmt: skip
        """One line of text on what is being drawn."""
        self.shift.ui.letters.blit(target, text, style, round(x), round(y), anchor, width)
