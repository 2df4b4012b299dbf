"""What motions of all boards are made of: where things are, flying, stamping, notes that are shown and go."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, Unpack

import pygame

from heroes_desktop.engine import State

from ..art import Art, Glow, Spec
from ..art.core import palette
from ..art.core.text import Style
from ..board.api import S_co, ShiftOf
from .motion import Lifting, Motion, Staying, Timing, between, ease_in_out, ease_out
from .ready_made import FLASH, MOVE, flash, rise

Point = tuple[int, int]


@dataclass(frozen=True)
class StageOf(Generic[S_co]):
    """A shift with the questions every motion asks: where is it, how large is a unit."""

    shift: ShiftOf[S_co]

    @property
    def art(self) -> Art:
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
    def view(self) -> S_co:
        """The position afterwards, as the viewpoint knows it."""
        return self.shift.look_after.view

    @property
    def middle(self) -> pygame.Rect:
        """The middle of the table, for what has no better place."""
        canvas = self.shift.ui.metrics.canvas
        return self.centred(canvas.inflate(-canvas.w // 3, -canvas.h // 3))

    def centred(self, box: pygame.Rect) -> pygame.Rect:
        """Room for a card in the middle of a box."""
        centre = pygame.Rect(0, 0, self.px(140), self.px(196))
        centre.center = box.center
        return centre

    def say(self, text: str, rect: pygame.Rect, good: bool = True, **more: Unpack[Lifting]) -> Motion:
        """Words that rise and fade over a thing."""
        style = Style("display", 34, "#D6F5B8" if good else "#FFB199", shadow=palette.BLACK)
        return rise(self.shift.ui.letters, text, style, rect.center, height=self.px(48), **more)

    def light(
        self,
        rect: pygame.Rect,
        kind: str,
        *,
        shape: str = "round",
        duration: float = FLASH,
        **more: Unpack[Lifting],
    ) -> Motion:
        """A glow that comes and goes round a thing."""
        return flash(self.art, Glow(rect.w, rect.h, kind, shape), rect, duration=duration, **more)


Stage: TypeAlias = StageOf[State]


def tags(*names: str) -> frozenset[str]:
    """The tags a motion lifts off the picture."""
    return frozenset(name for name in names if name)


def fly(
    art: Art, spec: Spec, start: pygame.Rect, end: pygame.Rect, *, tag: str = "", hop: float = 0.0,
    duration: float = MOVE, fade: bool = False, **more: Unpack[Staying],
) -> Motion:  # fmt: skip
    """A piece travels and changes its size on the way."""

    def paint(target: pygame.Surface, t: float) -> None:
        eased = ease_in_out(t)
        width = max(1, round(between(start.w, end.w, eased)))
        height = max(1, round(between(start.h, end.h, eased)))
        x, y = between(start.centerx, end.centerx, eased), between(start.centery, end.centery, eased)
        y -= math.sin(math.pi * t) * hop
        picture = _bare(art, spec)
        if fade or picture.get_size() != (width, height):
            picture = pygame.transform.smoothscale(picture, (width, height))
        if fade:
            picture.set_alpha(round(255 * (1 - max(0.0, t - 0.6) / 0.4)))
        target.blit(picture, picture.get_rect(center=(round(x), round(y))))

    return Motion(paint, duration, tags(tag), **more)


def _bare(art: Art, spec: Spec) -> pygame.Surface:
    """The picture of a thing without the margins of its shadow."""
    box = art.box(spec)
    whole: pygame.Surface = art.get(spec)
    inner = pygame.Rect(box.left, box.top, box.inner_width, box.inner_height)
    return whole.subsurface(inner.clip(whole.get_rect()))


def stamp(art: Art, spec: Spec, centre: Point, **more: Unpack[Lifting]) -> Motion:
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


def show_card(
    art: Art,
    spec: Spec,
    rect: pygame.Rect,
    words: Callable[[pygame.Surface], None],
    duration: float = 1700,
    hides: frozenset[str] = frozenset(),
    **more: Unpack[Timing],
) -> Motion:
    """A large card with words comes up, stays to be read, and goes.

    `words` draws in the coordinates of the screen.
    """
    kept: list[tuple[pygame.Surface, Point, bool]] = []

    def paint(target: pygame.Surface, t: float) -> None:
        shown = min(1.0, t / 0.15, (1 - t) / 0.12) if t < 1 else 0.0
        if shown <= 0:
            return
        if not kept or not kept[0][2]:  # until it has been drawn from finished pictures
            missed = art.missed
            layer, spot = _note(art, spec, rect, words, target)
            kept[:] = [(layer, spot, art.missed == missed)]
        layer, spot, _finished = kept[0]
        layer.set_alpha(round(255 * shown))
        target.blit(layer, spot)

    more.setdefault("sound", "card")
    return Motion(paint, duration, hides, holds=False, **more)


def _note(
    art: Art, spec: Spec, rect: pygame.Rect, words: Callable[[pygame.Surface], None], target: pygame.Surface
) -> tuple[pygame.Surface, Point]:
    """The card with its words as one picture, no larger than it needs to be."""
    box = art.box(spec)
    bounds = pygame.Rect(rect.x - box.left, rect.y - box.top, box.width, box.height).union(rect)
    bounds = bounds.clip(target.get_rect())
    whole = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    art.blit(whole, spec, rect.x, rect.y)
    words(whole)
    return whole.subsurface(bounds).copy(), bounds.topleft
