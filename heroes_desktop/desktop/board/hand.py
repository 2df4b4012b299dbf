"""Cards in a row or a fan: side by side while there is room, overlapping when there is none.

    cards = [
        HandCard(partial(faces.card, face), doing(look, look.find("play", card)), tag=f"card:{card}")
        for card, face in held
    ]
    draw_cards(sheet, zone, cards)

The card that is chosen stands higher than the others. Where cards overlap, the left edge of each stays in
sight and can be clicked; under the pointer a card comes up in front of nothing that would hide it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ..art import Badge, Spec
from ..art.core import palette
from ..input.node import Look as Press
from ..paint.sheet import Sheet
from .doing import Doing

LARGEST, SHAPE = 252, 5 / 7
"""Units of height a card in a hand has at most, and its width by its height."""
LEAST_SHOWN = 0.24
"""Share of a card's width that stays in sight under its neighbour."""
LIFT = 0.07
"""Share of its height by which a chosen card stands higher."""


@dataclass(frozen=True)
class HandCard:
    """One card: its picture for a size, what it does, and whether it is chosen.

    badge: a short text on a shield at its upper right, such as a changed power.
    """

    picture: Callable[[int, int], Spec]
    doing: Doing
    tag: str = ""
    lifted: bool = False
    badge: str = ""
    badge_colour: str = "#2F5E1E"


def card_height(
    sheet: Sheet, rect: pygame.Rect, count: int, largest: int = LARGEST, apart: bool = False
) -> int:
    """How tall the cards of a hand will be: as the room allows, less where too many would hide each other, or
    where they should lie `apart`."""
    high = round(min(sheet.px(largest), rect.h / (1 + LIFT)))
    if count > 1:
        narrowest = (1 + (1.1 if apart else LEAST_SHOWN) * (count - 1)) * SHAPE
        high = min(high, int(rect.w / narrowest))
    return max(1, high)


def draw_cards(
    sheet: Sheet,
    rect: pygame.Rect,
    cards: Sequence[HandCard],
    *,
    anchor: str = "left",
    largest: int = LARGEST,
    fan: bool = False,
    gap: int = 10,
) -> list[pygame.Rect]:
    """Lay the cards out, from the `left` or around the `center`; returns where each of them lies."""
    if not cards:
        return []
    high = card_height(sheet, rect, len(cards), largest)
    wide = round(high * SHAPE)
    step = wide + sheet.px(gap)
    if len(cards) > 1:
        step = min(step, (rect.w - wide) // (len(cards) - 1))
    whole = wide + step * (len(cards) - 1)
    left = rect.x if anchor == "left" else rect.x + (rect.w - whole) // 2
    low = rect.y + (rect.h + round(high * LIFT) - high) // 2
    places = []
    for number, each in enumerate(cards):
        y = low - (round(high * LIFT) if each.lifted else 0) + (_sag(number, len(cards), high) if fan else 0)
        place = pygame.Rect(left + number * step, y, wide, high)
        last = number == len(cards) - 1
        shown = place if last or step >= wide else pygame.Rect(place.x, y, step, high)
        _draw_card(sheet, place, each, shown, overlapping=step < wide)
        places.append(place)
    return places


def _sag(number: int, count: int, high: int) -> int:
    """How much lower the outer cards of a fan lie than its middle."""
    half = (count - 1) / 2
    away = abs(number - half) / half if half else 0.0
    return round(high * LIFT * away * away)


def _draw_card(
    sheet: Sheet, rect: pygame.Rect, each: HandCard, shown: pygame.Rect, overlapping: bool
) -> None:
    """A card; its light stays on the part of it that is in sight."""
    art, spec = sheet.ui.art, each.picture(rect.w, rect.h)
    lit = spec if spec.state else spec.but(state="hover", lift=max(2, spec.lift))
    rise = max(2, rect.h // 24)
    answers = each.doing.action is not None or each.doing.inspect is not None
    sheet.art(spec, rect.x, rect.y, tag=each.tag)

    def paint(target: pygame.Surface, press: Press) -> None:
        if press == "hover" and answers:
            art.blit(target, lit, rect.x, rect.y - rise)
        else:
            art.blit(target, spec, rect.x, rect.y)

    radius = max(4, round(rect.w * 0.055))
    each.doing.but(halo="selected" if each.lifted else each.doing.halo).glow(
        sheet, shown, radius=radius, tag=each.tag
    )
    each.doing.node(sheet, "card", rect, paint=paint, overlay=overlapping, selected=each.lifted)
    if each.badge:
        size = max(sheet.px(30), round(rect.w * 0.24))
        mark = Badge(size, each.badge_colour, palette.GOLD_HIGH, each.badge, lift=1)
        with sheet.above_glows(), sheet.tagged(each.tag):
            sheet.art(mark, shown.right - size // 2, rect.y + size // 3, "center")
