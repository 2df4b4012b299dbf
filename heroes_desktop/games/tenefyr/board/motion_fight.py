"""What moves in a fight: cards drawn, struck onto the table, thrown away; the enemy beaten or standing."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..locale import _
from ..text import words
from .look import Stage
from .motion_props import (
    SMALL,
    card_box,
    deck_card,
    discard_of,
    enemy_card,
    lit,
    onto_pile,
    pile_of,
    said,
    swept_away,
)

# the enemy


def fight(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """The enemy bars the way."""
    return lit(stage, stage.will("enemy"), "hostile", sound="hit")


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
    if facts["result"] == "won":
        spec = enemy_card(stage, facts["face"], rect)
        return [shake(stage.art, spec, rect.center, tag="enemy", sound="win"), stage.say(_("Won!"), rect)]
    if facts["result"] == "lost":
        return [stage.light(rect, "hostile", sound="lose"), stage.say(_("Lost!"), rect, False)]
    return []


def loot_taken(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy turns upside down into loot and flies to its new owner."""
    start, end = stage.was("enemy"), discard_of(stage, facts["seat"])
    if start is None or end is None:
        return []
    box = card_box(stage, start, 200)
    enemy, loot = enemy_card(stage, facts["face"], box), deck_card(facts["face"], box)
    return [
        flip(stage.art, enemy, loot, start.center, tag="enemy"),
        onto_pile(stage, facts["face"], box, end, hop=stage.px(40), sound="coin"),
    ]


def stage_beaten(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card of the Boss fades away."""
    rect = stage.was("enemy")
    if rect is None:
        return []
    return [vanish(stage.art, enemy_card(stage, facts["face"], rect), rect.center, tag="enemy", sound="win")]


def shatters(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy breaks, or sinks to the bottom of its pile."""
    rect = stage.was("enemy")
    if rect is None:
        return []
    spec = enemy_card(stage, facts["face"], rect)
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
    """Cards come from the pile into the hand, one after the other."""
    start = pile_of(stage, facts["seat"])
    found: list[Motion] = []
    for card, face in zip(facts["cards"], facts["faces"], strict=True):
        end = stage.will(f"card-{card}")
        if start is not None and end is not None:
            found.append(
                fly(
                    stage.art, deck_card(face, end), card_box(stage, start, SMALL), end, tag=f"card-{card}",
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
    faces = stage.shift.look_before.view.faces
    return swept_away(stage, [(seat, card, faces[card]) for seat, card in facts["cards"]], 220)


def played(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card is struck onto the table, and its power flies into the meter."""
    tag = f"card-{facts['card']}"
    start, end, meter = stage.was(tag), stage.will(tag), stage.place("meter")
    if start is None or end is None:
        return []
    card = deck_card(facts["face"], end)
    found = [fly(stage.art, card, start, end, tag=tag, hop=stage.px(30), sound="hit")]
    if facts["power"] and meter is not None:
        spark = Token(stage.px(40), "#2F5E1E", text=f"+{facts['power']}", ink=palette.GOLD_HIGH, flat=True)
        found.append(move(stage.art, spark, end.center, meter.center, duration=280, holds=False))
    return found


def _in_play(stage: Stage, facts: Facts) -> pygame.Rect | None:
    return stage.place(f"card-{facts['card']}")


def changed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The power of a card in play changes."""
    gain = facts["after"] - facts["before"]
    return said(stage, _in_play(stage, facts), words.change(gain), gain > 0)


def card_lit(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Something happens to a card in play."""
    return lit(stage, _in_play(stage, facts), "legal")


def banned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card in play counts nothing any more."""
    return said(stage, _in_play(stage, facts), "0", False)


def check(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The powers are compared."""
    return said(stage, stage.place("meter"), f"{facts['total']} / {facts['power']}", facts["won"])


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
    spec = deck_card(face, box)
    return [fly(stage.art, spec, card_box(stage, end, SMALL), box, duration=260, sound="card"), pause(300)]
