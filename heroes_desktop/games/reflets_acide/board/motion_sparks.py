"""Sparks, bursts and the slow steps of the Avatar."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from heroes_desktop.desktop.art import Pawn
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Motion, ease_out
from heroes_desktop.desktop.motion.ready_made import move

from ..art.stones import STONES, Stone, Wraith
from ..track import distance
from .look import Stage

RAYS = 12
_FAR = Style("display", 34, palette.GOLD_HIGH, shadow=palette.BLACK)
CLOSE = 6
"""Spaces from which on the Avatar may catch the team with one roll."""


def sparks(stage: Stage, centre: tuple[int, int], colour: str, reach: int = 60) -> Motion:
    """Short lines fly apart and go out."""
    far, thick = stage.px(reach), max(2, stage.px(4))

    def paint(target: pygame.Surface, t: float) -> None:
        if t >= 1:
            return
        end, start = ease_out(t) * far, ease_out(max(0.0, t - 0.25)) * far
        for ray in range(RAYS):
            angle = ray * 2 * math.pi / RAYS + (0.2 if ray % 2 else 0.0)
            cos, sin = math.cos(angle), math.sin(angle)
            one = (centre[0] + cos * start, centre[1] + sin * start)
            other = (centre[0] + cos * end, centre[1] + sin * end)
            pygame.draw.line(target, "#FFF6D8" if ray % 3 == 0 else colour, one, other, thick)

    return Motion(paint, 420, holds=False, sound="hit")


def burst(stage: Stage, rect: pygame.Rect, colour: int) -> list[Motion]:
    """A full colour goes off: four gems fly apart with a flash."""
    size, far = stage.px(34), stage.px(90)
    stone = Stone(size, colour)
    art, centre = stage.art, rect.center

    def paint(target: pygame.Surface, t: float) -> None:
        if t >= 1:
            return
        for corner in range(4):
            angle = math.pi / 4 + corner * math.pi / 2 + t
            x, y = (
                centre[0] + math.cos(angle) * far * ease_out(t),
                centre[1] + math.sin(angle) * far * ease_out(t),
            )
            art.blit(target, stone, round(x), round(y), anchor="center", alpha=round(255 * (1 - t)))

    flying = Motion(paint, 620, holds=False, together=True)
    return [sparks(stage, centre, STONES[colour].colour, 80), flying]


def trail(stage: Stage, places: Sequence[int]) -> list[tuple[int, pygame.Rect]]:
    """Where these places lie: in the picture the motion plays over, or in the next where that shows none."""
    for where in (stage.was, stage.will):
        spots = [(place, where(f"space:{place}")) for place in places]
        known = [(place, spot) for place, spot in spots if spot is not None]
        if len(known) > 1:
            return known
    return []


def stalk(stage: Stage, spec: Pawn | Wraith, places: Sequence[int], team: int, duration: int) -> list[Motion]:
    """The Avatar step by step, with the distance that is left over its head."""
    known = trail(stage, places)
    return [
        _step(stage, spec, start.center, end.center, distance(place, team), duration)
        for (_from, start), (place, end) in pairwise(known)
    ]


def _step(
    stage: Stage, spec: Pawn | Wraith, start: tuple[int, int], end: tuple[int, int], left: int, duration: int
) -> Motion:
    step = move(stage.art, spec, start, end, tag="avatar", duration=duration, hop=stage.px(10), sound="step")
    colour = "#FF9A7A" if left <= CLOSE else palette.GOLD_HIGH
    figure = stage.shift.ui.letters.line(str(left), _FAR.but(colour=colour))
    above = stage.px(64)

    def paint(target: pygame.Surface, t: float) -> None:
        step.paint(target, t)
        x = round(start[0] + (end[0] - start[0]) * t)
        y = round(start[1] + (end[1] - start[1]) * t) - above
        target.blit(figure, figure.get_rect(center=(x, y)))

    return Motion(paint, duration, step.hides, sound="step")
