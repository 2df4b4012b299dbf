"""What moves in a fight: cards drawn, struck onto the table, thrown away; the enemy beaten or standing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ...shared.declarations import Facts
from ..locale import _
from ..state import LAIR
from ..text import words
from . import faces
from .look import Stage
from .meter import heroes_shield
from .motion_props import (
    SMALL,
    boss_box,
    card_box,
    discard_of,
    fitted,
    fought_card,
    gate,
    hand_card,
    in_play,
    lit,
    named_card,
    onto_pile,
    pile_of,
    said,
    swept_away,
)

# the enemy


def fight(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy steps out of its gate, where it lay face up, and bars the way."""
    place = stage.will("enemy")
    return [*_steps_out(stage, facts, place), *lit(stage, place, "hostile", sound="hit")]


def _steps_out(stage: Stage, facts: Facts, end: pygame.Rect | None) -> list[Motion]:
    """An enemy that was turned up just now is here already."""
    lair, place = facts["dungeon"] == LAIR, gate(stage, facts["dungeon"])
    if place is None or end is None or not stage.shift.look_before.view.seen[facts["enemy"]]:
        return []
    enemy = faces.enemy(stage.view, facts["face"], end.w, end.h, lift=4)
    start = boss_box(stage) if lair else fitted(place)
    return [fly(stage.art, enemy, start, end, tag="enemy", sound="card")]


def enemy_power(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy grows or becomes weaker."""
    return said(stage, stage.place("enemy"), words.change(facts["amount"]), facts["amount"] < 0)


def enemy_lit(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """Something happens to the enemy or its rule."""
    return lit(stage, stage.place("enemy"), "hostile")


def fight_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy is struck, or stands."""
    rect = stage.was("enemy")
    if rect is None:
        return []
    spec = fought_card(stage, facts["face"], rect)
    if facts["result"] == "won":
        return [shake(stage.art, spec, rect.center, tag="enemy", sound="win"), stage.say(_("Won!"), rect)]
    if facts["result"] == "lost":
        return [*_blow(stage, spec, rect), stage.say(_("Lost!"), rect, False)]
    return []


def _blow(stage: Stage, spec: Any, rect: pygame.Rect) -> list[Motion]:
    """The enemy leaps at the heroes and is back in its place."""
    near = rect.inflate(rect.w // 8, rect.h // 8).move(stage.px(120), stage.px(20))
    return [
        fly(stage.art, spec, rect, near, tag="enemy", duration=170, sound="lose"),
        fly(stage.art, spec, near, rect, tag="enemy", duration=260, sound="hit"),
        stage.light(rect, "hostile", together=True),
    ]


def loot_taken(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy turns upside down into loot and flies to its new owner."""
    start, end = stage.was("enemy"), discard_of(stage, facts["seat"])
    if start is None or end is None:
        return []
    enemy, loot = fought_card(stage, facts["face"], start), named_card(facts["face"], start)
    return [
        flip(stage.art, enemy, loot, start.center, tag="enemy"),
        pause(260),
        onto_pile(stage, loot, start, end, tag="enemy", duration=420, hop=stage.px(40), sound="coin"),
    ]


def stage_beaten(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card of the Boss fades away."""
    rect = stage.was("enemy")
    if rect is None:
        return []
    return [vanish(stage.art, fought_card(stage, facts["face"], rect), rect.center, tag="enemy", sound="win")]


def shatters(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy breaks, or sinks to the bottom of its pile."""
    rect = stage.was("enemy")
    if rect is None:
        return []
    spec = fought_card(stage, facts["face"], rect)
    return [
        shake(stage.art, spec, rect.center, tag="enemy"),
        vanish(stage.art, spec, rect.center, tag="enemy"),
    ]


def token(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """The flag of the first player goes on."""
    start, end = stage.was("token"), stage.will("token")
    if start is None or end is None:
        return []
    flag = Token(end.w, "#D2A02C", "mdi:flag", palette.INK, flat=True)
    return [move(stage.art, flag, start.center, end.center, tag="token", duration=260)]


# cards of the players


def drawn(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards come from the pile into the hand, one after the other; what is played at once comes later."""
    start, hand = pile_of(stage, facts["seat"]), stage.view.players[facts["seat"]].hand
    found: list[Motion] = []
    for card, face in zip(facts["cards"], facts["faces"], strict=True):
        end = stage.will(f"card-{card}")
        if start is not None and end is not None and card in hand:
            found.append(
                fly(
                    stage.art, hand_card(face, end), card_box(stage, start, SMALL), end, tag=f"card-{card}",
                    duration=200, sound="card",
                )
            )  # fmt: skip
    return found


def thrown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards of a hand are swept away together."""
    cards = zip(facts["cards"], facts["faces"], strict=True)
    return swept_away(stage, [(facts["seat"], card, face) for card, face in cards], 240)


def table_cleared(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """All cards in play are swept to their owners' discard piles."""
    known = stage.shift.look_before.view.faces
    return swept_away(stage, [(seat, card, known[card]) for seat, card in facts["cards"]], 220, played=True)


def played(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card is struck onto the table, and its power flies into the meter."""
    tag = f"card-{facts['card']}"
    start = stage.was(tag) or card_box(stage, pile_of(stage, facts["seat"]) or stage.middle, SMALL)
    end, meter = in_play(stage, facts["card"]), stage.place("meter")
    if end is None:
        return []
    card = hand_card(facts["face"], end)
    found = [fly(stage.art, card, start, end, tag=tag, hop=stage.px(30), sound="hit")]
    if facts["power"] and meter is not None:
        spark = Token(stage.px(40), "#2F5E1E", text=f"+{facts['power']}", ink=palette.GOLD_HIGH, flat=True)
        found.append(move(stage.art, spark, end.center, meter.center, duration=280, holds=False))
    return found


def changed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The power of a card in play changes."""
    gain = facts["after"] - facts["before"]
    return said(stage, in_play(stage, facts["card"]), words.change(gain), gain > 0)


def card_lit(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Something happens to a card in play."""
    return lit(stage, in_play(stage, facts["card"]), "legal")


def banned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card in play counts nothing any more."""
    return said(stage, in_play(stage, facts["card"]), "0", False)


def check(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The powers are compared: the heroes' comes down on their shield."""
    place = stage.place("meter")
    if place is None:
        return []
    shield = heroes_shield(place.w, facts["total"], facts["won"])
    compared = f"{facts['total']} / {facts['power']}"
    return [
        stamp(stage.art, shield, place.center),
        *said(stage, place, compared, facts["won"], together=True, delay=200),
    ]


def doubled(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A player's total is doubled."""
    rect = stage.place(f"total-{facts['target']}", f"player-{facts['target']}")
    return said(stage, rect, f"+{facts['amount']}")


# draw piles


def pile_lost(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards leave a draw pile."""
    return said(stage, pile_of(stage, facts["seat"]), f"−{len(facts['cards'])}", False)


def pile_gain(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards come back into a draw pile."""
    count = len(facts["cards"]) if "cards" in facts else 1
    return said(stage, pile_of(stage, facts["seat"]), f"+{count}") if count else []


def shown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card is held up for all to see."""
    face, end = facts["face"], pile_of(stage, facts["seat"])
    if face < 0 or end is None:
        return []
    box = card_box(stage, stage.middle, 200)
    spec = named_card(face, box)
    return [fly(stage.art, spec, card_box(stage, end, SMALL), box, duration=260, sound="card"), pause(300)]
