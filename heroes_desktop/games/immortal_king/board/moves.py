"""The game's own movements, built on frames from 0 to 1, and where things are while they move."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from heroes_desktop.desktop.art import Glow, Portcullis, Token, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Shift
from heroes_desktop.desktop.motion import Motion, between, ease_in_out, ease_out
from heroes_desktop.desktop.motions import MOVE, flash, rise

Point = tuple[int, int]


@dataclass(frozen=True)
class Stage:
    """A shift with the questions every motion asks: where is it, how large is a unit."""

    shift: Shift

    @property
    def art(self) -> Any:
        return self.shift.ui.art

    def px(self, units: float) -> int:
        return self.shift.ui.metrics.px(units)

    def was(self, *tags: str) -> pygame.Rect | None:
        """Where the first known of these things lies in the old picture."""
        return next((self.shift.before[tag] for tag in tags if tag in self.shift.before), None)

    def will(self, *tags: str) -> pygame.Rect | None:
        """Where the first known of these things will lie."""
        return next((self.shift.after[tag] for tag in tags if tag in self.shift.after), None)

    def place(self, *tags: str) -> pygame.Rect | None:
        """Where it will lie or, if it is gone then, where it lies."""
        return self.will(*tags) or self.was(*tags)

    @property
    def view(self) -> Any:
        """The position afterwards, as the viewpoint knows it."""
        return self.shift.look_after.view

    @property
    def middle(self) -> pygame.Rect:
        """The middle of the board, for what has no better place."""
        lanes = [rect for tag, rect in self.shift.before.items() if tag.startswith("lane:")]
        canvas = self.shift.ui.metrics.canvas
        box = lanes[0].unionall(lanes[1:]) if lanes else canvas.inflate(-canvas.w // 3, -canvas.h // 3)
        centre = pygame.Rect(0, 0, self.px(140), self.px(196))
        centre.center = box.center
        return centre

    def say(self, text: str, rect: pygame.Rect, good: bool = True, **more: Any) -> Motion:
        """Words that rise and fade over a thing."""
        style = Style("display", 34, "#D6F5B8" if good else "#FFB199", shadow=palette.BLACK)
        return rise(self.shift.ui.letters, text, style, rect.center, height=self.px(48), **more)

    def light(self, rect: pygame.Rect, kind: str, **more: Any) -> Motion:
        """A glow that comes and goes round a thing."""
        return flash(self.art, Glow(rect.w, rect.h, kind), rect, **more)


def _tags(*tags: str) -> frozenset[str]:
    return frozenset(tag for tag in tags if tag)


def fly(
    art: Any, spec: Any, start: pygame.Rect, end: pygame.Rect, *, tag: str = "", hop: float = 0.0,
    duration: float = MOVE, fade: bool = False, **more: Any,
) -> Motion:  # fmt: skip
    """A piece travels and changes its size on the way."""

    def paint(target: pygame.Surface, t: float) -> None:
        eased = ease_in_out(t)
        width = max(1, round(between(start.w, end.w, eased)))
        height = max(1, round(between(start.h, end.h, eased)))
        x, y = between(start.centerx, end.centerx, eased), between(start.centery, end.centery, eased)
        y -= math.sin(math.pi * t) * hop
        picture = pygame.transform.smoothscale(_bare(art, spec), (width, height))
        if fade:
            picture.set_alpha(round(255 * (1 - max(0.0, t - 0.6) / 0.4)))
        target.blit(picture, picture.get_rect(center=(round(x), round(y))))

    return Motion(paint, duration, _tags(tag), **more)


def _bare(art: Any, spec: Any) -> pygame.Surface:
    """The picture of a thing without the margins of its shadow."""
    box = art.box(spec)
    whole: pygame.Surface = art.get(spec)
    inner = pygame.Rect(box.left, box.top, box.inner_width, box.inner_height)
    return whole.subsurface(inner.clip(whole.get_rect()))


def stamp(art: Any, spec: Any, centre: Point, **more: Any) -> Motion:
    """A seal comes down from above and stays."""

    def paint(target: pygame.Surface, t: float) -> None:
        scale = between(2.4, 1.0, ease_out(t))
        picture = art.get(spec)
        size = (round(picture.get_width() * scale), round(picture.get_height() * scale))
        large = pygame.transform.smoothscale(picture, size)
        large.set_alpha(round(255 * min(1.0, 0.2 + t)))
        target.blit(large, large.get_rect(center=centre))

    more.setdefault("sound", "hit")
    return Motion(paint, 340, **more)


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
    return Motion(paint, 900, _tags("portcullis"), **more)


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

    return Motion(paint, 1100, _tags(tag), **more)


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


def show_card(art: Any, spec: Any, rect: pygame.Rect, words: Callable[[pygame.Surface], None]) -> Motion:
    """A large card with words comes up, stays to be read, and goes."""

    def paint(target: pygame.Surface, t: float) -> None:
        shown = min(1.0, t / 0.15, (1 - t) / 0.12) if t < 1 else 0.0
        if shown <= 0:
            return
        layer = pygame.Surface(target.get_size(), pygame.SRCALPHA)
        art.blit(layer, spec, rect.x, rect.y)
        words(layer)
        layer.set_alpha(round(255 * shown))
        target.blit(layer, (0, 0))

    return Motion(paint, 1700, holds=False, sound="card")
