"""The game's own movements, built on frames from 0 to 1."""

from __future__ import annotations

import math
from typing import Any

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.motion.motion import Motion, ease_in_out, ease_out
from heroes_desktop.desktop.motion.stage_props import tags

from ..art.lanes import Portcullis
from .look import Stage as BareStage

Point = tuple[int, int]


class Stage(BareStage):
    """The stage with the corridors as its middle."""

    @property
    def middle(self) -> pygame.Rect:
        lanes = [rect for tag, rect in self.shift.before.items() if tag.startswith("lane:")]
        return self.centred(lanes[0].unionall(lanes[1:])) if lanes else super().middle


def lift_bars(art: Any, rect: pygame.Rect, **more: Any) -> Motion:
    """The portcullis is drawn up until only its points are seen."""
    bars = Portcullis(rect.w, rect.h)

    def paint(target: pygame.Surface, t: float) -> None:
        before = target.get_clip()
        target.set_clip(rect.clip(before))
        shaking = math.sin(t * 40) * 1.5 * (1 - t)
        art.blit(target, bars, round(rect.x + shaking), rect.y - round(rect.h * 0.88 * ease_in_out(t)))
        target.set_clip(before)

    more.setdefault("sound", "step")
    return Motion(paint, 900, tags("portcullis"), **more)


def climb(art: Any, spec: Any, rect: pygame.Rect, **more: Any) -> Motion:
    """A monster rises out of the ground."""

    def paint(target: pygame.Surface, t: float) -> None:
        before = target.get_clip()
        target.set_clip(rect.inflate(24, 24).clip(before))
        art.blit(target, spec, rect.x, rect.y + round(rect.h * (1 - ease_out(t))))
        target.set_clip(before)

    more.setdefault("sound", "spell")
    return Motion(paint, 800, **more)


def pump(art: Any, closed: Token, shown: Token, centre: Point, *, tag: str, **more: Any) -> Motion:
    """A fist goes up and down three times, then opens."""
    step = closed.size * 0.16

    def paint(target: pygame.Surface, t: float) -> None:
        beat = abs(math.sin(t / 0.8 * math.pi * 3)) if t < 0.8 else 0.0
        spec = closed if t < 0.8 else shown
        art.blit(target, spec, centre[0], round(centre[1] - beat * step), anchor="center")

    return Motion(paint, 1100, tags(tag), **more)


def reach(art: Any, spec: Any, end: Point, height: int, **more: Any) -> Motion:
    """A dark hand comes down on a die and turns it."""

    def paint(target: pygame.Surface, t: float) -> None:
        down = ease_out(min(1.0, t / 0.55))
        angle = 0.0 if t < 0.55 else math.sin((t - 0.55) / 0.45 * math.pi) * 28
        picture = art.get(spec)
        turned = pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture.copy()
        turned.set_alpha(round(235 * (1.0 if t < 0.85 else (1 - t) / 0.15)))
        spot = (end[0], round(end[1] - height * (1 - down)))
        target.blit(turned, turned.get_rect(center=spot))

    more.setdefault("sound", "curtain")
    more.setdefault("holds", False)
    return Motion(paint, 760, **more)
