"""What the motions of visits and fights have in common: cards as they move, and where they fly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pygame

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.stage_props import fly

from ..power import enemy_power
from ..state import LAIR
from . import faces
from .look import Stage

SMALL = 40
"""Units: the height of a card that lands on a pile."""
STRUCK = 150
"""Units: the height of a card that is struck onto the others in play."""
STAGGER = 40
"""Milliseconds between two of several cards that move together."""


def hand_card(face: int, rect: pygame.Rect) -> Any:
    """A card of a deck as it lies in the hand and in play."""
    return faces.picture(face, rect.w, rect.h)


def named_card(face: int, rect: pygame.Rect) -> Any:
    """A card of a deck that is shown with its name."""
    return faces.loot(face, rect.w, rect.h, compact=True)


def fought_card(stage: Stage, face: int, rect: pygame.Rect) -> Any:
    """The enemy of the fight as it lies on the table, with the power it shows there."""
    view = stage.shift.look_before.view
    power = str(enemy_power(view)) if view.fight is not None else ""
    return faces.enemy(stage.view, face, rect.w, rect.h, power=power, lift=4)


def gate(stage: Stage, number: int) -> pygame.Rect | None:
    """Where a dungeon is on the screen, one that has just opened where it will be; the number may be the Boss
    pile's."""
    tag = "lair" if number == LAIR else f"dungeon-{number}"
    return stage.was(tag) or stage.will(tag)


def card_box(stage: Stage, rect: pygame.Rect, high: int) -> pygame.Rect:
    """A card in the middle of a thing that is no card."""
    box = pygame.Rect(0, 0, *faces.card_size(stage.px(high)))
    box.center = rect.center
    return box


def boss_box(stage: Stage) -> pygame.Rect:
    """Where the Boss comes down on the table."""
    return card_box(stage, stage.middle, 560)


def fitted(rect: pygame.Rect) -> pygame.Rect:
    """The largest card that finds room in the middle of a thing."""
    box = pygame.Rect(0, 0, *faces.card_size(min(rect.h, round(rect.w * 7 / 5))))
    box.center = rect.center
    return box


def in_play(stage: Stage, card: int) -> pygame.Rect | None:
    """Where a card in play lies. One that ends the fight has no place of its own, neither before nor after:
    it is struck onto those that lie there."""
    for fight, place in ((stage.view.fight, stage.will), (stage.shift.look_before.view.fight, stage.was)):
        if fight is not None and any(played.card == card for played in fight.played):
            return place(f"card-{card}")
    area = stage.was("played")
    if area is None:
        return None
    hand = next((p.hand for p in stage.shift.look_before.view.players if card in p.hand), [card])
    box = fitted(area) if area.h < stage.px(STRUCK) else card_box(stage, area, STRUCK)
    aside = hand.index(card) - (len(hand) - 1) / 2
    return box.move(round(aside * box.w * 1.1), 0)


def pile_of(stage: Stage, seat: int) -> pygame.Rect | None:
    """Where a player's draw pile lies, or where the player sits."""
    return stage.place(f"pile-{seat}", f"player-{seat}")


def discard_of(stage: Stage, seat: int) -> pygame.Rect | None:
    """Where a player's discard pile lies, or where the player sits."""
    return stage.place(f"discard-{seat}", f"player-{seat}")


def onto_pile(stage: Stage, spec: Any, start: pygame.Rect, end: pygame.Rect, **more: Any) -> Motion:
    """A card of a deck shrinks and fades on its way to a pile."""
    return fly(stage.art, spec, start, card_box(stage, end, SMALL), fade=True, **more)


def swept_away(
    stage: Stage, cards: Iterable[tuple[int, int, int]], duration: float, played: bool = False
) -> list[Motion]:
    """Cards, each with its owner and face, fly to the discard piles together, one shortly after the other."""
    found: list[Motion] = []
    for seat, card, face in cards:
        start = in_play(stage, card) if played else stage.was(f"card-{card}")
        end = discard_of(stage, seat)
        if start is not None and end is not None and face >= 0:
            found.append(
                onto_pile(
                    stage, hand_card(face, start), start, end, tag=f"card-{card}", duration=duration,
                    holds=False, together=bool(found), delay=STAGGER * bool(found),
                )
            )  # fmt: skip
    return found


def said(stage: Stage, rect: pygame.Rect | None, text: str, good: bool = True, **more: Any) -> list[Motion]:
    """A word that rises from a thing, if it is on the screen."""
    return [stage.say(text, rect, good, **more)] if rect is not None else []


def lit(stage: Stage, rect: pygame.Rect | None, kind: str, **more: Any) -> list[Motion]:
    """A thing lights up, if it is on the screen."""
    return [stage.light(rect, kind, **more)] if rect is not None else []
