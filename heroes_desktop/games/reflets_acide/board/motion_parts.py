"""What several motions are made of: a word, a glow, a card's box, a gem on its way, a card turned up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, pause
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..art.stones import Stone
from ..content import FACES, Beast, Dilemma, Hero, Loot, Room, Zone
from . import faces
from .look import Stage

Make = Callable[[Stage, Facts], Sequence[Motion]]
"""How one kind of event is shown."""


def card_box(stage: Stage, rect: pygame.Rect, high: int = 60) -> pygame.Rect:
    """A card in the middle of a thing that is no card."""
    box = pygame.Rect(0, 0, *faces.card_size(stage.px(high)))
    box.center = rect.center
    return box


def said(stage: Stage, rect: pygame.Rect | None, text: str, good: bool = True) -> list[Motion]:
    """A word rises over a thing, if it is in sight."""
    return [stage.say(text, rect, good)] if rect is not None else []


def lit(stage: Stage, rect: pygame.Rect | None, kind: str = "legal", **more: Any) -> list[Motion]:
    """A glow round a thing, if it is in sight."""
    return [stage.light(rect, kind, **more)] if rect is not None else []


def gem(stage: Stage, colour: int, start: pygame.Rect | None, end: pygame.Rect | None) -> list[Motion]:
    """A gem flies from one thing to another."""
    if start is None or end is None:
        return []
    size = stage.px(34)
    one, other = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, size, size)
    one.center, other.center = start.center, end.center
    return [fly(stage.art, Stone(size, colour), one, other, duration=260, sound="coin")]


def _back_of(face: int) -> str:
    match FACES[face]:
        case Hero():
            return "hero"
        case Beast() | Dilemma():
            return "unforeseen"
        case Loot():
            return "loot"
        case Zone():
            return "zone"
        case Room():
            return "room"
    return "door"


def turned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card is turned up where it will lie, else in the middle of the table."""
    face = facts["face"]
    if face < 0:
        return []
    tag = f"card-{facts['card']}"
    rect = stage.will(tag)
    box = card_box(stage, rect or stage.middle, 240) if rect is None or rect.h < stage.px(120) else rect
    back = faces.back(_back_of(face), box.w, box.h)
    front = faces.card(face, box.w, box.h, compact=True)
    return [flip(stage.art, back, front, box.center, tag=tag if rect else "", sound="card"), pause(260)]
