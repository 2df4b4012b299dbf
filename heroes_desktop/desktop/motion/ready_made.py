"""Ready-made motions for boards: moving, flipping, rolling, rising numbers, flashes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Unpack

import pygame

from ..art import Art, Spec
from ..art.core.text import Letters, Style
from .motion import Lifting, Motion, Staying, between, ease_in_out, ease_out

MOVE, DRAW, FLIP, SHAKE, DICE, SETTLE, FLASH = 320, 260, 300, 240, 900, 200, 420
"""Durations in milliseconds."""


def move(
    art: Art,
    spec: Spec,
    start: tuple[int, int],
    end: tuple[int, int],
    *,
    tag: str = "",
    duration: float = MOVE,
    hop: float = 0.0,
    fade_out: bool = False,
    **more: Unpack[Staying],
) -> Motion:
    """A piece travels between two centres, hopping `hop` pixels high on the way."""

    def paint(target: pygame.Surface, t: float) -> None:
        eased = ease_in_out(t)
        x, y = between(start[0], end[0], eased), between(start[1], end[1], eased)
        y -= math.sin(math.pi * t) * hop
        alpha = round(255 * (1 - max(0.0, t - 0.7) / 0.3)) if fade_out else 255
        art.blit(target, spec, round(x), round(y), anchor="center", alpha=alpha)

    return Motion(paint, duration, _tags(tag), **more)


def flip(
    art: Art, back: Spec, face: Spec, centre: tuple[int, int], *, tag: str = "", **more: Unpack[Staying]
) -> Motion:
    """A card turns over: its width shrinks to nothing and grows again with the other side."""

    def paint(target: pygame.Surface, t: float) -> None:
        spec = back if t < 0.5 else face
        width = abs(math.cos(math.pi * t))
        if width > 0.98:
            art.blit(target, spec, centre[0], centre[1], anchor="center")
            return
        picture = art.get(spec)
        thin = pygame.transform.scale(
            picture, (max(1, round(picture.get_width() * width)), picture.get_height())
        )
        target.blit(thin, thin.get_rect(center=centre))

    more.setdefault("sound", "card")
    return Motion(paint, FLIP, _tags(tag), **more)


def appear(
    art: Art, spec: Spec, centre: tuple[int, int], *, duration: float = DRAW, **more: Unpack[Lifting]
) -> Motion:
    """A piece fades in where it belongs."""

    def paint(target: pygame.Surface, t: float) -> None:
        art.blit(target, spec, centre[0], centre[1], anchor="center", alpha=round(255 * ease_out(t)))

    return Motion(paint, duration, **more)


def vanish(
    art: Art, spec: Spec, centre: tuple[int, int], *, tag: str = "", **more: Unpack[Staying]
) -> Motion:
    """A piece fades away."""

    def paint(target: pygame.Surface, t: float) -> None:
        if t < 1:
            art.blit(target, spec, centre[0], centre[1], anchor="center", alpha=round(255 * (1 - t)))

    return Motion(paint, DRAW, _tags(tag), **more)


def shake(art: Art, spec: Spec, centre: tuple[int, int], *, tag: str = "", **more: Unpack[Staying]) -> Motion:
    """A piece is hit."""

    def paint(target: pygame.Surface, t: float) -> None:
        swing = math.sin(t * math.pi * 6) * 6 * (1 - t)
        art.blit(target, spec, round(centre[0] + swing), centre[1], anchor="center")

    more.setdefault("sound", "hit")
    return Motion(paint, SHAKE, _tags(tag), **more)


def roll(
    art: Art,
    frames: Sequence[Spec],
    result: Spec,
    centre: tuple[int, int],
    *,
    tag: str = "",
    **more: Unpack[Staying],
) -> Motion:
    """A die tumbles, slower and slower, and settles on its result.

    `frames` come from `art.tumble(...)`, `result` is the die's final picture.
    """
    share = DICE / (DICE + SETTLE)

    def paint(target: pygame.Surface, t: float) -> None:
        if t >= share or not frames:
            drop = 0.0 if t >= 1 else math.sin((t - share) / (1 - share) * math.pi) * 4
            art.blit(target, result, centre[0], round(centre[1] - drop), anchor="center")
            return
        part = t / share
        frame = frames[min(len(frames) - 1, int(ease_out(part) * len(frames)))]
        height = abs(math.cos(part * math.pi * 2.5)) * (1 - part) * 60
        art.blit(
            target, frame, round(centre[0] - (1 - part) * 80), round(centre[1] - height), anchor="center"
        )

    more.setdefault("sound", "dice")
    return Motion(paint, DICE + SETTLE, _tags(tag), **more)


def rise(
    letters: Letters,
    text: str,
    style: Style,
    centre: tuple[int, int],
    *,
    height: int = 48,
    **more: Unpack[Lifting],
) -> Motion:
    """A word or number rises and fades: +1, −2, victory."""
    line = letters.line(text, style)

    def paint(target: pygame.Surface, t: float) -> None:
        if t >= 1:
            return
        faded = line.copy()
        faded.set_alpha(round(255 * (1 - max(0.0, t - 0.6) / 0.4)))
        target.blit(faded, faded.get_rect(center=(centre[0], round(centre[1] - height * ease_out(t)))))

    more.setdefault("holds", False)
    return Motion(paint, 900, **more)


def flash(
    art: Art, spec: Spec, rect: pygame.Rect, *, duration: float = FLASH, **more: Unpack[Lifting]
) -> Motion:
    """A glow comes and goes round a thing."""

    def paint(target: pygame.Surface, t: float) -> None:
        art.blit(target, spec, rect.x, rect.y, alpha=round(255 * math.sin(math.pi * min(1.0, t))))

    more.setdefault("holds", False)
    return Motion(paint, duration, **more)


def pause(duration: float = 450, **more: Unpack[Lifting]) -> Motion:
    """Nothing moves for a while, so that people can read."""
    return Motion(lambda _target, _t: None, duration, **more)


def _tags(tag: str) -> frozenset[str]:
    return frozenset((tag,)) if tag else frozenset()
