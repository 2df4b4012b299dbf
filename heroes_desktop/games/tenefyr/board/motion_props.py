"""What the motions of visits and fights have in common: cards as they move, and where they fly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.stage_props import fly

from . import faces
from .look import Stage

SMALL = 40
"""Units: the height of a card that lands on a pile."""
STAGGER = 40
"""Milliseconds between two of several cards that move together."""


def deck_card(face: int, rect: pygame.Rect) -> Any:
    """A card of a deck as large as this."""
    return faces.loot(face, rect.w, rect.h, compact=True)


def enemy_card(stage: Stage, face: int, rect: pygame.Rect) -> Any:
    """An enemy as large as this."""
    return faces.enemy(stage.view, face, rect.w, rect.h, compact=True)


def card_box(stage: Stage, rect: pygame.Rect, high: int) -> pygame.Rect:
    """A card in the middle of a thing that is no card."""
    box = pygame.Rect(0, 0, *faces.card_size(stage.px(high)))
    box.center = rect.center
    return box


def pile_of(stage: Stage, seat: int) -> pygame.Rect | None:
    """Where a player's draw pile lies, or where the player sits."""
    return stage.place(f"pile-{seat}", f"player-{seat}")


def discard_of(stage: Stage, seat: int) -> pygame.Rect | None:
    """Where a player's discard pile lies, or where the player sits."""
    return stage.place(f"discard-{seat}", f"player-{seat}")


def onto_pile(stage: Stage, face: int, start: pygame.Rect, end: pygame.Rect, **more: Any) -> Motion:
    """A card of a deck shrinks and fades on its way to a pile."""
    spec = deck_card(face, start)
    return fly(stage.art, spec, start, card_box(stage, end, SMALL), fade=True, **more)


def swept_away(stage: Stage, cards: Iterable[tuple[int, int, int]], duration: float) -> list[Motion]:
    """Cards, each with its owner and face, fly to the discard piles together, one shortly after the other."""
    found: list[Motion] = []
    for seat, card, face in cards:
        start, end = stage.was(f"card-{card}"), discard_of(stage, seat)
        if start is not None and end is not None and face >= 0:
            found.append(
                onto_pile(
                    stage, face, start, end, tag=f"card-{card}", duration=duration, holds=False,
                    together=bool(found), delay=STAGGER * bool(found),
                )
            )  # fmt: skip
    return found


def said(stage: Stage, rect: pygame.Rect | None, text: str, good: bool = True) -> list[Motion]:
    """A word that rises from a thing, if it is on the screen."""
    return [stage.say(text, rect, good)] if rect is not None else []


def lit(stage: Stage, rect: pygame.Rect | None, kind: str, **more: Any) -> list[Motion]:
    """A thing lights up, if it is on the screen."""
    return [stage.light(rect, kind, **more)] if rect is not None else []
