"""Auras as links from the card that raises to every card it raises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

import pygame

from heroes_desktop.desktop.art import Badge
from heroes_desktop.desktop.paint.sheet import Sheet

from ..content import CARDS, Card
from ..locale import _
from ..state import FINAL, State
from ..text import words
from . import faces

LIGHT = "#F0A3FF"
Link = tuple[int, int, int]
"""From which lane, to which lane (FINAL: the final monster), and by how much."""


def links(view: State) -> Iterator[Link]:
    """Every aura that works, its own card included; a face-down guard neither gives nor takes one.

    A face-down guard the view knows takes part as target: the dungeon master sees it coming.
    """
    silenced = view.fight.silenced if view.fight is not None else ()
    targets = [*range(len(view.corridors)), FINAL]
    for lane, corridor in enumerate(view.corridors):
        if corridor.guard < 0 or not corridor.up or corridor.guard in silenced:
            continue
        for key, amount in CARDS[view.faces[corridor.guard]].aura:
            for target in targets:
                face = faces.face_at(view, target)
                if face >= 0 and _raises(key, CARDS[face]):
                    yield lane, target, amount


def _raises(key: str, card: Card) -> bool:
    return key == card.family or (key == "nemesis" and bool(card.nemesis))


def draw_auras(sheet: Sheet, view: State, spots: Mapping[int, pygame.Rect]) -> None:
    """The links between guards, and the sum each card gains."""
    gains: dict[int, int] = {}
    for source, target, amount in links(view):
        gains[target] = gains.get(target, 0) + amount
        end = spots.get(target) or sheet.places.get("final")
        if target != source and end is not None:
            _curve(sheet, spots[source], end)
    for target, amount in gains.items():
        place = spots.get(target) or sheet.places.get("final")
        if place is not None:
            _gain(sheet, place, amount)


def _gain(sheet: Sheet, place: pygame.Rect, amount: int) -> None:
    size = max(sheet.px(26), min(sheet.px(36), round(place.w * 0.3)))
    badge = Badge(size, "#4A2058", LIGHT, words.signed(amount), "circle", lift=1)
    rect = sheet.art(badge, place.x, place.bottom - round(place.h * 0.3), "center")
    told = _("Auras: {bonus} Power").format(bonus=words.signed(amount))
    sheet.node(told, "image", rect, hint=told, overlay=True)


def _curve(sheet: Sheet, start: pygame.Rect, end: pygame.Rect) -> None:
    """A glowing thread between the heads of two guards, or down into the monster's hall beside them."""
    y = start.y - sheet.px(3)
    points = [(start.centerx, start.y), (start.centerx, y)]
    if end.y == start.y:
        points += [(end.centerx, y), (end.centerx, end.y)]
    else:
        x = end.x - sheet.px(12)
        points += [(x, y), (x, end.centery), (end.x, end.centery)]
    _thread(sheet, points)


def _thread(sheet: Sheet, points: list[tuple[int, int]]) -> None:
    """Lay a glowing line through points."""
    margin = sheet.px(8)
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    box = pygame.Rect(min(xs) - margin, min(ys) - margin, 0, 0)
    box.size = (max(xs) - min(xs) + 2 * margin, max(ys) - min(ys) + 2 * margin)
    inside = tuple((x - box.x, y - box.y) for x, y in points)
    widths = tuple(sheet.px(width) | 1 for width in _WIDTHS)  # odd: strokes lie round the same middle
    sheet.surface(_drawn(inside, box.size, widths), box.x, box.y)


_WIDTHS, _ALPHAS = (6, 4, 2), (40, 116, 255)
"""Of the three strokes of a thread, from its glow to its core; widths in units."""


@lru_cache(32)
def _drawn(
    points: tuple[tuple[int, int], ...], size: tuple[int, int], widths: tuple[int, ...]
) -> pygame.Surface:
    """A soft line; its parts run along the axes, so it has no steps. Kept: it may cross half the board."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for wide, alpha in zip(widths, _ALPHAS, strict=True):
        colour = pygame.Color(LIGHT)
        colour.a = alpha
        pygame.draw.lines(canvas, colour, False, points, wide)
        for point in points:
            pygame.draw.circle(canvas, colour, point, wide // 2)
    return canvas
